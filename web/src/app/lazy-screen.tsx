import { type ComponentType, lazy } from 'react'

const renewals = new Set<() => void>()

/**
 * A screen that is loaded when it is first opened. A screen whose chunk could not be loaded stays failed until
 * `renewFailedScreens`, because React asks again at every attempt to render.
 */
export const lazyScreen = (load: () => Promise<ComponentType>): ComponentType => {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        renewals.add(() => {
          Loaded = create()
        })
        throw error
      }
    })
  let Loaded = create()
  return () => <Loaded />
}

/** Lets every screen that could not be loaded be loaded anew when it is opened again. */
export const renewFailedScreens = (): void => {
  for (const renew of renewals) renew()
  renewals.clear()
}
