import { readWeekday } from '#domain/time/weekday.ts'
import { sayDay } from './asked-days.ts'
import type { CoachBrief } from './brief.ts'
import { quoteTitle } from './quotes.ts'

/** What a title asks for on its day, as a noun; the first that a title names. */
const NOUNS: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [/\bchoir|rehears|chor(?:probe)?\b/u, 'rehearsal'],
  [/\bgame nights?\b/u, 'game night'],
  [/\bdate nights?\b/u, 'date night'],
  [/\bdinners?\b/u, 'dinner'],
  [/\bbrunch(?:es)?\b/u, 'brunch'],
  [/\blunch(?:es)?\b/u, 'lunch'],
  [/\byoga\b/u, 'yoga session'],
  [/\bpilates\b/u, 'Pilates session'],
  [/\b(?:lessons?|unterricht)\b/u, 'lesson'],
  [/\bclass(?:es)?\b/u, 'class'],
  [/\b(?:hikes?|hiking|wandern)\b/u, 'hike'],
  [/\b(?:cycl\w*|bike|biking|bike rides?|radfahren)\b/u, 'ride'],
  [/\b(?:swim\w*|schwimm\w*|nadar|nager)\b/u, 'swim'],
  [/\b(?:walks?|walking|spazier\w*|caminar|marcher)\b/u, 'walk'],
  [/\b(?:runs?|running|jog\w*|joggen|laufen|correr|courir)\b/u, 'run'],
  [/\b(?:gym|workouts?|work out|lift|krafttraining|gimnasio)\b/u, 'workout'],
  [/^(?:call|ring|phone|video call)\b|\bcalls?\b|\banrufen\b|\b(?:llamar|appeler)\b/u, 'call'],
]

/** What comes on the next day of a goal, after "your next": `run`, or `day for “…”`. A pause of a goal to stop allows nothing, so its check-in comes. */
const readTurn = ({ title, kind }: CoachBrief): string => {
  const words = title.toLowerCase()
  if (kind === 'stop') return `check-in for ${quoteTitle(title)}`
  return NOUNS.find(([pattern]) => pattern.test(words))?.[1] ?? `day for ${quoteTitle(title)}`
}

/** The slots of a day that the goal does not ask for: hour and weekday are those of its next day (TEXT-30). */
export const readNextTurn = (brief: CoachBrief, time: string) => {
  if (brief.nextDay === null) return undefined
  const next = sayDay(brief.nextDay, brief.date)
  return { turn: readTurn(brief), next, time: `${time} ${next}`, weekday: readWeekday(brief.nextDay) }
}
