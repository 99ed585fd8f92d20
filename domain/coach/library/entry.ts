import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { memoize } from '#domain/memoize.ts'

/** Places in a text that are filled with facts of the goal, written `{title}`. `docs/product/motivation.md` has their grammar. */
export const SLOTS = [
  'title',
  'act',
  'acting',
  'thing',
  'urge',
  'when',
  'then',
  'plan',
  'obstacle',
  'why',
  'words',
  'last_note',
  'person',
  'ally',
  'language',
  'item',
  'hobby',
  'kept',
  'run',
  'left',
  'time',
  'clock',
  'weekday',
  'target',
  'coming',
  'next',
  'today',
  'place',
  'detail',
  'after',
] as const
export type Slot = (typeof SLOTS)[number]

/** Slots that every goal can fill. */
export const ALWAYS_FILLED: ReadonlySet<Slot> = new Set(['title', 'when', 'time', 'weekday'])

/** What a step needs of the goal: an object whose use is stopped, a sheet of exercises in the description, a language. */
export type Need = 'object' | 'sheet' | 'language'

/**
 * A wording with its replacements. The first of `byKind`, `text`, `also`, `twinByKind` and `twin` whose slots are all filled, and whose
 * need is met, is used. `also` has further wordings with other facts, best first. `twin` uses only slots that every goal can fill, and fits every kind that the list is for. `twinByKind` has a
 * first move of the kind for a goal without the fact of `text`.
 */
export type Wording = {
  text: string
  also?: readonly string[]
  twin?: string
  byKind?: Partial<Record<GoalKind, string>>
  twinByKind?: Partial<Record<GoalKind, string>>
  needs?: Need
}

/**
 * `whileOpen` marks a step or a challenge that makes sense only before the day's check-in. `isReminder` marks a step that only copies or announces the
 * plan, which does not stand beside a step of the topic. `place` is the place in the list of the topic, which tells what the entry goes with (topics/places.ts); the
 * library itself does not have it.
 */
export type LibraryStep = Wording & {
  minutes: 1 | 2 | 3 | 4
  whileOpen?: true
  isReminder?: true
  place?: number
}
export type LibraryChallenge = Wording & {
  seconds: 15 | 30 | 45 | 60 | 90 | 120
  whileOpen?: true
  place?: number
}
export type LibraryMessage = Wording

/** All wordings of an entry, whatever a goal can fill. */
export const listWordings = ({ text, also = [], twin, byKind = {}, twinByKind = {} }: Wording): string[] => [
  text,
  ...also,
  ...(twin === undefined ? [] : [twin]),
  ...Object.values(byKind),
  ...Object.values(twinByKind),
]

const slotNames: ReadonlySet<string> = new Set(SLOTS)
const isSlot = (name: string): name is Slot => slotNames.has(name)

const readSlots = (text: string): readonly Slot[] =>
  [...text.matchAll(/\{([a-z_]+)\}/gu)].map(([, name = '']) => {
    if (!isSlot(name)) throw new RangeError(`There is no slot named ${name}.`)
    return name
  })

/** The library has about 22,000 wordings, and the choice of one text compares the same ones many times. */
const TEXTS_MAX = 50_000

/** The slots of a text in order of appearance. Throws `RangeError` on an unknown slot. */
export const slotsIn: (text: string) => readonly Slot[] = memoize(readSlots, TEXTS_MAX)
