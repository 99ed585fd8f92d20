import { quoteTitle } from '#domain/coach/words/quotes.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { joinWords } from './proposal.ts'
import type { Week, WeekRow } from './week.ts'

/** The coach's sentence about a week, in the tone of the goal that it is about (MAIL-29). */
export type Sentence = { text: string; tone: Tone }

type Facts = { kept: number; asked: number; steady: string; short: string }
type Words = Record<Tone, (facts: Facts) => string>

const ALL: Words = {
  kind_encouraging: () => 'Every day that you chose has its check-in, and that is enough for one week.',
  teammate: () => 'There is a check-in on every chosen day, so let’s change nothing.',
  wise_mentor: () => 'Every chosen day was kept; leave the plan as it is, and let the next week be ordinary.',
  drill_sergeant: () => 'Every chosen day is on the log. Carry on.',
}
const NONE: Words = {
  kind_encouraging: () => 'No check-in this week, and one easy day is enough to begin again.',
  teammate: () => 'The log of this week stays empty, so let’s pick the short version for one day.',
  wise_mentor: () =>
    'A week without a check-in says little about the next one; choose one day, and decide what it holds.',
  drill_sergeant: () => 'No check-in this week. Pick one day. Start small.',
}
const ONE_SHORT: Words = {
  kind_encouraging: ({ steady, short }) => `${steady} held on every day, and ${short} can be smaller if you like.`,
  teammate: ({ steady, short }) => `${steady} needs nothing from us, so let’s look at ${short}.`,
  wise_mentor: ({ steady, short }) => `${steady} held on every day; the one decision of this week is about ${short}.`,
  drill_sergeant: ({ steady, short }) => `${steady} is on the log. ${short} gets a smaller order.`,
}
const MIXED: Words = {
  kind_encouraging: ({ kept, asked }) =>
    `${kept} of ${asked} days ${kept === 1 ? 'is' : 'are'} kept, and nothing needs catching up.`,
  teammate: ({ kept, asked }) =>
    `We have ${kept} of ${asked} days on the log, and the short version covers the next one.`,
  wise_mentor: ({ kept, asked }) =>
    kept === 1
      ? `1 of ${asked} days was kept; look at what made it possible, and leave the others alone.`
      : `${kept} of ${asked} days were kept; look at the days that held, and leave the others alone.`,
  drill_sergeant: ({ kept, asked }) => `${kept} of ${asked} days on the log. No makeup work.`,
}

/** A goal that goes on, with at least this many missed days, is named beside a goal without one. */
const SHORT_MIN = 2

const findPair = ({ rows }: Week): { steady: WeekRow; short: WeekRow } | undefined => {
  const steady = rows.find(({ kept, asked }) => kept === asked)
  const [short] = rows.filter(({ isOver }) => !isOver).toSorted((one, other) => other.missed - one.missed)
  return steady && short && short.missed >= SHORT_MIN ? { steady, short } : undefined
}

/** `week` has at least one row. */
export const writeSentence = (week: Week): Sentence => {
  const pair = findPair(week)
  const tone = (pair?.short ?? week.rows[0])?.tone ?? 'kind_encouraging'
  const facts = {
    kept: week.kept,
    asked: week.asked,
    steady: pair ? quoteTitle(pair.steady.title) : '',
    short: pair ? quoteTitle(pair.short.title) : '',
  }
  const others = pair ? ONE_SHORT : MIXED
  const words = week.kept === week.asked ? ALL : week.kept === 0 ? NONE : others
  return { text: words[tone](facts), tone }
}

/** Says which goals of the week are done (MAIL-29). Undefined where none is. */
export const writeDone = ({ rows }: Pick<Week, 'rows'>): string | undefined => {
  const titles = rows.filter(({ isDone }) => isDone).map(({ title }) => quoteTitle(title))
  if (titles.length === 0) return undefined
  return `${joinWords(titles)} ${titles.length === 1 ? 'is' : 'are'} done.`
}
