import type { CircleType } from '#domain/goals/fields.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import { DAYS_A_WEEK } from '#domain/time/units.ts'
import { isEffortless } from './calm-words.ts'
import { quotedEnd } from './said.ts'
import { isSameGoal } from './same-goal.ts'
import { sentencesIn } from './sentences.ts'
import { likeness } from './shared-words.ts'
import { BURNOUT_IDEAS } from './suggestion-themes/burnout.ts'
import { CIRCLE_IDEAS } from './suggestion-themes/circles.ts'
import { type GentleIdeas, gentleIdeas, isQuoted } from './suggestion-themes/gentle.ts'
import type { Idea, SuggestionTheme } from './suggestion-themes/theme.ts'
import { SUGGESTION_THEMES } from './suggestion-themes/themes.ts'
import {
  type GoalSuggestion,
  hoursForOne,
  SUGGESTION_KINDS,
  type SuggestionKind,
  sizeWithin,
  weeklyHours,
} from './suggestions.ts'
import { chooseQuote, quoteWhole } from './words.ts'

/** Suggestions without a model: to do, to leave out, and with a person; sized to the circle's hours (FRAMEWORK-14). */

export const BUILT_IN_SUGGESTIONS = 'built-in-suggestions/7'

/** The gentle subject of the circle, with the sentence that speaks of it, or burnout that the person wrote of elsewhere. */
export type GentleWish = { reason: Reason; quote?: string } | 'burnout-elsewhere'

/** Everything that a suggestion is made from. Texts may be empty. */
export type SuggestionWish = {
  circle: CircleType
  hoursPerWeek: number
  personalDefinition: string
  currentChallenges: string
  specificGoal: string
  /** The person's 90-day priority, and what they said in the chat. */
  priority: string
  chat: readonly string[]
  /** Null without a subject of gentle care. */
  gentle: GentleWish | null
  /** Whether the interview has a gentle subject, in whichever circle. */
  hasGentle: boolean
  /** The person's hours move with shifts: nothing is tied to a fixed day or to a part of the day. */
  moving: boolean
}

const NUMBERS: Record<number, string> = {
  5: 'Five minutes',
  10: 'Ten minutes',
  15: 'Fifteen minutes',
  20: 'Twenty minutes',
  25: 'Twenty-five minutes',
  30: 'Thirty minutes',
  35: 'Thirty-five minutes',
  40: 'Forty minutes',
  45: 'Forty-five minutes',
  50: 'Fifty minutes',
  60: 'One hour',
  90: 'Ninety minutes',
}
const DAYS = [
  '',
  'once a week',
  'on two days',
  'on three days',
  'on four days',
  'on five days',
  'on six days',
  'every day',
]

/** 'Ten minutes every morning', 'Thirty minutes once a week'. */
const often = ({ minutes, days, part }: Idea, moving: boolean): string => {
  const long = NUMBERS[minutes] ?? `${minutes} minutes`
  if (moving)
    return `${long} ${days === 1 ? 'once a week' : `after ${days === DAYS_A_WEEK ? 'every shift and on days off' : `a shift, ${DAYS[days]?.replace('on ', '')} a week`}`}`
  if (days === 1) return `${long} once a week`
  if (!part) return `${long} ${DAYS[days]}`
  return days === DAYS_A_WEEK ? `${long} every ${part}` : `${long} ${DAYS[days]?.replace('days', `${part}s`)}`
}

const READABLE_WORDS = 3

/** A short answer as a whole; of a longer one the quotable sentences, those of three words and more first. */
const sentences = (text: string): string[] => {
  const whole = quoteWhole(text)
  if (whole !== undefined) return [whole]
  const all = sentencesIn(text).flatMap((sentence) => chooseQuote(sentence) ?? [])
  const isLong = (quote: string) => quote.split(' ').length >= READABLE_WORDS
  return [...all.filter(isLong), ...all.filter((quote) => !isLong(quote))]
}

const ownWords = ({ specificGoal, personalDefinition }: SuggestionWish): string =>
  `${specificGoal} ${personalDefinition}`
const isPriority = (wish: SuggestionWish): boolean => likeness(wish.priority, ownWords(wish)) > 0

/** Whether the circle is about what the person wants first: the challenge that they named belongs to it. */
const isOfPriority = ({ priority }: SuggestionWish, theme: SuggestionTheme | undefined): boolean =>
  theme !== undefined && SUGGESTION_THEMES.find(({ about }) => about.test(priority)) === theme

const themeIn = (text: string, circle: CircleType, themes = SUGGESTION_THEMES): SuggestionTheme | undefined =>
  themes.find(({ about, circles }) => (circles?.includes(circle) ?? true) && about.test(text))
const ANYWHERE = SUGGESTION_THEMES.filter(({ anywhere }) => anywhere)

/** What the circle is about by its own words; by the priority first where the circle speaks of it. */
const themeFor = (wish: SuggestionWish): SuggestionTheme | undefined => {
  const { circle, priority, specificGoal, personalDefinition } = wish
  const texts = [...(isPriority(wish) ? [priority] : []), specificGoal, personalDefinition]
  const narrow = themeIn(ownWords(wish), circle, ANYWHERE)
  return narrow ?? texts.map((text) => themeIn(text, circle)).find((theme) => theme !== undefined)
}

const orElse = (own: string[], others: string[]): string[] => (own.length > 0 ? own : others)

/** The sentences that a kind is taken from. The challenge belongs only to a circle that is about it. */
const listSources = (wish: SuggestionWish, theme: SuggestionTheme | undefined): Record<SuggestionKind, string[]> => {
  const goal = sentences(wish.specificGoal)
  const meaning = sentences(wish.personalDefinition)
  const isNear = (quote: string) => isOfPriority(wish, theme) || theme?.about.test(quote) === true
  // What speaks of a gentle subject is no reason for an ordinary suggestion: beside one, only the circle's own words are.
  const beyond = (texts: readonly string[]) => (wish.hasGentle ? [] : texts.flatMap(sentences))
  const challenge = beyond([wish.currentChallenges]).filter(isNear)
  const chat = beyond(wish.chat).filter(isNear)
  const priority = isPriority(wish) ? beyond([wish.priority]).filter((quote) => theme?.about.test(quote)) : []
  const rest = beyond([wish.priority, wish.currentChallenges])
  return {
    do: orElse([...goal, ...priority, ...meaning, ...chat], rest),
    'leave-out': orElse([...challenge, ...chat, ...meaning, ...goal, ...priority], rest),
    person: orElse([...meaning, ...goal, ...priority, ...chat], rest),
  }
}

/** Circles that often share a theme take different ideas of it. */
const FIRST_IDEA: Record<CircleType, number> = {
  Spiritual: 0,
  'Friends & Family': 1,
  Work: 1,
  'Personal Development': 0,
  'Health & Fitness': 0,
}

/** `held` are the titles of the goals that the person has. */
type Choice = { seed: number; held: readonly string[] }

/** Words of an idea that tie it to a part of the day, or to a fixed day or time. */
const TIED =
  /\b(?:fixed (?:days?|times?|hours?)|set (?:time|hour)|same (?:\w+ and )?(?:day|time|hour)|the same one each week|the alarm|mornings?|evenings?|noon|tonight|tomorrow|yesterday|of the day|light goes out|last light|before the day|before (?:bed|sleep)|before I leave)\b/i

const ideaFor = (
  { circle, moving }: SuggestionWish,
  theme: SuggestionTheme | undefined,
  kind: SuggestionKind,
  { seed, held }: Choice,
): Idea => {
  const ideas = theme?.ideas[kind] ?? CIRCLE_IDEAS[circle][kind]
  const start = (Math.abs(seed) + FIRST_IDEA[circle]) % ideas.length
  const inTurn = [...ideas.slice(start), ...ideas.slice(0, start), ...CIRCLE_IDEAS[circle][kind]]
  const free = inTurn.filter(({ title }) => !held.some((goal) => isSameGoal(goal, title)))
  // Nothing is tied to a day or a part of it for a person on shifts, where another idea is left.
  const anytime = moving ? free.find(({ title, how }) => !TIED.test(`${title} ${how}`)) : undefined
  return anytime ?? free[0] ?? ideas[0]
}

const because = (quote: string | undefined): string =>
  quote ? `Because you wrote ${quotedEnd(quote)}` : 'It is small, to see what this circle needs.'

/** The ideas of a gentle subject, with the sentence that is repeated as their reason. */
const readGentle = (wish: SuggestionWish, gentle: GentleWish): { ideas: GentleIdeas; quote?: string } => {
  if (gentle === 'burnout-elsewhere') {
    const quote = [wish.specificGoal, wish.personalDefinition].flatMap(sentences).find(isEffortless)
    return { ideas: BURNOUT_IDEAS[wish.circle], ...(quote !== undefined && { quote }) }
  }
  const { reason, quote } = gentle
  return { ideas: gentleIdeas(reason), ...(quote !== undefined && isQuoted(reason) && { quote }) }
}

const gentleSuggestions = (wish: SuggestionWish, gentle: GentleWish): GoalSuggestion[] => {
  const { ideas, quote } = readGentle(wish, gentle)
  return SUGGESTION_KINDS.map((kind) => ({
    title: ideas[kind].title,
    description: ideas[kind].how,
    reasoning: quote
      ? `You wrote ${quotedEnd(quote)} Nothing here has to be reached.`
      : 'Nothing here has to be reached.',
    timeCommitment: hoursForOne(0),
    kind,
  }))
}

/** `seed` chooses among ideas for the same words. No idea is a goal that the person has (`held`), by its title. */
export const builtInSuggestions = (
  wish: SuggestionWish,
  { seed = 0, held = [] }: Partial<Choice> = {},
): GoalSuggestion[] => {
  if (wish.gentle !== null) return gentleSuggestions(wish, wish.gentle)
  const theme = themeFor(wish)
  const sources = listSources(wish, theme)
  const used = new Set<string>()
  return SUGGESTION_KINDS.map((kind) => {
    const one = ideaFor(wish, theme, kind, { seed, held })
    const size = sizeWithin(one, hoursForOne(wish.hoursPerWeek))
    // The sentence that shares most words with the idea is its reason.
    const near = (sentence: string) => likeness(sentence, `${one.title} ${one.how}`)
    const sorted = sources[kind].toSorted((a, b) => near(b) - near(a))
    const quote = sorted.find((sentence) => !used.has(sentence)) ?? sorted[0]
    if (quote) used.add(quote)
    return {
      title: one.title,
      description: `${often({ ...one, ...size }, wish.moving)}: ${one.how}`,
      reasoning: because(quote),
      timeCommitment: weeklyHours(size.minutes, size.days),
      ...size,
      kind,
    }
  })
}
