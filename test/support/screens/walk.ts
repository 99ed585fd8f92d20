import type { Page } from 'playwright-core'
import type { Journey } from '#test/support/journey.ts'

/** One person's way through states of the page: each has a name, and is reached from wherever the one before it was. */
export type Walk = {
  names: readonly string[]
  /** It moves the product's clock or breaks a service of it: nobody may be under way meanwhile. */
  alone: boolean
  /** Goes the whole way. A state that cannot be reached is told in `missed`, and the way goes on. */
  go(journey: Journey, eyes: Eyes): Promise<void>
}

export type Eyes = {
  /** The page shows it now. */
  shown(name: string, page: Page): Promise<void>
  missed(name: string, reason: unknown): void
  /** Where not every state is wanted: what leads to none of them is left out. */
  wants?(name: string): boolean
}

/** What every state has at hand. */
export type Visit = {
  page: Page
  /** Opens a path of the product. */
  open(path: string): Promise<unknown>
  /** Waits until there is a heading of this name. */
  heading(name: string | RegExp): Promise<void>
  /** Presses the first button of exactly this name. */
  press(name: string): Promise<void>
}

/** Milliseconds. A state that is not there by then will not come. */
const PATIENCE = 15_000

/** A toast waits while nobody sees the page: as long as the page believes that, a toast stays until it was looked at. */
const KEEP_TOASTS = "Object.defineProperty(document, 'hidden', { get: () => true })"

/** Without movement and on a phone, which is how every state is reached. */
export const visitOf = async (journey: Journey, page: Page): Promise<Visit> => {
  page.context().setDefaultTimeout(PATIENCE)
  await page.addInitScript(KEEP_TOASTS)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return {
    page,
    open: (path) => page.goto(`${journey.url}${path}`),
    heading: (name) => page.getByRole('heading', { name }).first().waitFor(),
    press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
  }
}

type Reach<At> = (at: At) => Promise<unknown>
type Afresh<At> = { afresh: Reach<At> }

/** A state that needs none of those before it, and minds nothing that they left. */
export const afresh = <At>(reach: Reach<At>): Afresh<At> => ({ afresh: reach })

/** The part of a way that ends in states that are wanted, and begins where one can begin afresh. */
const partOf = <At>(way: [string, Reach<At> | Afresh<At>][], wants: (name: string) => boolean) => {
  let needed = false
  return way
    .toReversed()
    .flatMap(([name, state]): [string, Reach<At>][] => {
      needed ||= wants(name)
      if (!needed) return []
      if ('afresh' in state) needed = false
      return [[name, 'afresh' in state ? state.afresh : state]]
    })
    .toReversed()
}

export const walk = <At extends Visit>(
  begin: (journey: Journey) => Promise<At>,
  states: Record<string, Reach<At> | Afresh<At>>,
  { alone = false } = {},
): Walk => ({
  names: Object.keys(states),
  alone,
  go: async (journey, { shown, missed, wants = () => true }) => {
    let at: At
    try {
      at = await begin(journey)
    } catch (reason) {
      for (const name of Object.keys(states)) missed(name, reason)
      return
    }
    for (const [name, reach] of partOf(Object.entries(states), wants)) {
      try {
        await reach(at)
      } catch (reason) {
        missed(name, reason)
        continue
      }
      await shown(name, at.page)
    }
    await at.page.context().close()
  },
})
