import type { Page } from 'playwright-core'
import type { Journey } from '#test/support/journey.ts'
import { keepForWalks } from '#test/support/visitors.ts'
import { mend } from './wire.ts'

/** A walk: one person goes through named states of the page, each reached from the previous one. */
export type Walk = {
  names: readonly string[]
  /** True if it moves the product's clock or breaks a service: no other walk may run at the same time. */
  alone: boolean
  /** Runs a walk. A state that cannot be reached is recorded in `missed`, and the walk continues. */
  go(journey: Journey, eyes: Eyes): Promise<void>
}

export type Eyes = {
  /** Called when the page shows a state. */
  shown(name: string, page: Page): Promise<void>
  missed(name: string, reason: unknown): void
  /** The wanted states, if not all; steps that lead to none of them are skipped. */
  wants?(name: string): boolean
}

/** The helpers of a state. */
export type Visit = {
  page: Page
  /** Opens a path of the product. */
  open(path: string): Promise<unknown>
  /** Waits until there is a heading of this name. */
  heading(name: string | RegExp): Promise<void>
  /** Presses the first button of exactly this name. */
  press(name: string): Promise<void>
}

/** Milliseconds until a state counts as unreachable. */
const PATIENCE = 15_000

/** Marks the page as hidden, so that sonner pauses its toasts until they are inspected. */
const KEEP_TOASTS = "Object.defineProperty(document, 'hidden', { get: () => true })"

/** Pages with that script. */
const prepared = new WeakSet<Page>()

/** Every state is reached with reduced motion at phone size. */
export const createVisit = async (journey: Journey, page: Page): Promise<Visit> => {
  page.context().setDefaultTimeout(PATIENCE)
  if (!prepared.has(page)) await page.addInitScript(KEEP_TOASTS)
  prepared.add(page)
  keepForWalks(page)
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

/** A state that does not depend on the previous ones. */
export const afresh = <At>(reach: Reach<At>): Afresh<At> => ({ afresh: reach })

/** The part of a walk that leads to wanted states, from the last independent state before them. */
const selectPart = <At>(way: [string, Reach<At> | Afresh<At>][], wants: (name: string) => boolean) => {
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
    for (const [name, reach] of selectPart(Object.entries(states), wants)) {
      try {
        await reach(at)
      } catch (reason) {
        missed(name, reason)
        continue
      }
      await shown(name, at.page)
    }
    await mend(at.page)
    await journey.leave(at.page)
  },
})
