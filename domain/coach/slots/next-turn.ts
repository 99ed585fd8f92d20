import { sayDay } from '#domain/coach/brief/asked-days.ts'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { readPart } from '#domain/coach/topics/title-fit.ts'
import { readNamedTopic, type TopicPart } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { quoteTitle } from '#domain/coach/words/quotes.ts'
import { toSecondPerson } from '#domain/coach/words/second-person.ts'
import { ALL_WEEKDAYS } from '#domain/streaks/rhythm.ts'
import type { Day } from '#domain/time/day.ts'
import { readWeekday } from '#domain/time/weekday.ts'
import { namesOnlyAThing, readTurn } from './title-turn.ts'

/** Nouns of the topics whose titles often name none of the above. */
const BY_TOPIC: Readonly<Partial<Record<Topic, string>>> = {
  run: 'run',
  cycle: 'ride',
  walk: 'walk',
  swim: 'swim',
  swim_start: 'swim',
  workout: 'workout',
  stretch: 'stretching session',
  choir: 'rehearsal',
  writing: 'writing day',
  draft: 'writing day',
  study: 'study day',
  course: 'day with the course',
  reading: 'reading day',
  language: 'language day',
  instrument: 'practice day',
  drawing: 'drawing day',
  speaking: 'speaking practice',
  code: 'coding day',
  gardening: 'day in the garden',
  household: 'cleaning day',
  declutter: 'clearing day',
  cook: 'cooking day',
  home: 'dinner at home',
  volunteer: 'day of helping out',
  children: 'time with the children',
  friends: 'day among people',
  dating: 'day for meeting somebody',
  team: 'day with the team',
  temper: 'day of the even temper',
  assert: 'day for a clear word',
  photo: 'photo day',
  bake: 'baking day',
  purchase: 'day for the purchase',
  sale: 'day for the sale',
  errand: 'day for the matter',
  yarn: 'needlework session',
  teeth: 'day for your teeth',
  party: 'planning day',
  trip: 'planning day',
  hobby: 'hour for your hobby',
  kindness: 'day of kindness',
  punctual: 'day of being on time',
  renovation: 'day for the house',
  dog: 'training with the dog',
  network: 'day for new contacts',
  driving: 'driving lesson',
  dance: 'dance class',
  calm: 'quiet day',
  event: 'day for the move',
  channel: 'recording day',
  craft: 'craft day',
  papers: 'day for the papers',
  sport: 'training session',
  job: 'day for the job search',
  debt: 'day for the letters',
  prayer: 'time of prayer',
  scripture: 'reading',
  inbox: 'inbox day',
  journal: 'journal day',
  blog: 'writing day',
  partner: 'time together',
  savings: 'savings day',
  laptop: 'punctual evening',
  bedtime: 'early night',
  waking: 'early start',
  focus: 'focus day',
  silence: 'quiet time',
  business: 'day for the business',
  launch: 'day for the launch',
  device: 'practice day',
  restore: 'day in the workshop',
  worship: 'service',
  vitals: 'day for your health',
  eating: 'day for your meals',
  giving: 'day of giving',
  selfworth: 'day of kind words',
  waste: 'day of less waste',
  caregiving: 'day of helping out',
}

/** Nouns of the parts of a topic. */
const BY_PART: Readonly<Partial<Record<TopicPart, string>>> = {
  laundry: 'laundry day',
  dishes: 'round of dishes',
  bathroom: 'bathroom day',
  floors: 'day for the floors',
  desk: 'desk day',
}

const OUTDOORS =
  /\b(?:at|by|in|to|around|on) (the (?:lake|river|sea|ocean|beach|park|forest|woods|pond|harbor|canal|hill))\b/u
const PART = /\b(morning|afternoon|evening)s?\b/u

/** `the lake` for a goal that a title sets outdoors, and whose way there is no walk or swim. */
const readOutdoorPlace = (title: string): string | undefined => {
  return readTurn(title) === undefined && !namesOnlyAThing(title) ? OUTDOORS.exec(title.toLowerCase())?.[1] : undefined
}

/** Whether a goal is done by the water or at another place outdoors, which have texts of their own. */
export type Outdoors = 'waterside' | 'outdoors'

const BY_WATER = /^the (?:lake|river|sea|ocean|beach|pond|harbor|canal)$/u

export const readOutdoors = (title: string): Outdoors | undefined => {
  const place = readOutdoorPlace(title)
  if (place === undefined) return undefined
  return BY_WATER.test(place) ? 'waterside' : 'outdoors'
}

const readNoun = (brief: CoachBrief): string | undefined => {
  const { title } = brief
  const named = readTurn(title)
  // The topic of “Clean the bike on Sundays” has the noun too.
  if (named !== undefined || namesOnlyAThing(title)) return named
  const place = readOutdoorPlace(title)
  if (place !== undefined) return `${PART.exec(title.toLowerCase())?.[1] ?? 'time'} at ${place}`
  const topic = readNamedTopic(brief)
  const part = readPart(topic, { title })
  return (part && BY_PART[part]) ?? (topic && BY_TOPIC[topic])
}

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const BESIDE = String.raw`(?:before|after|while|with|without) [\p{L}’' ]{3,40}`
/** What a title says of its day beside the weekday: “Run on Saturdays before the kids wake up”, “Swim before work on Fridays”. */
const OF_DAY = [
  new RegExp(String.raw`\b${DAY}(?: (?:morning|afternoon|evening)s?)?,? (?<beside>${BESIDE})$`, 'iu'),
  new RegExp(String.raw`\b(?<beside>${BESIDE}?) (?:on|every) ${DAY}$`, 'iu'),
]

const DAYS = new RegExp(DAY, 'giu')

/** Nothing where the title names several weekdays, or another one than the next day: its words may be about the other. */
const readBeside = (title: string, weekday: string): string => {
  const named = title.match(DAYS) ?? []
  if (named.length !== 1 || !named[0]?.toLowerCase().startsWith(weekday.toLowerCase())) return ''
  const beside = OF_DAY.map((pattern) => pattern.exec(title.trim())?.groups?.beside).find((one) => one !== undefined)
  return beside === undefined ? '' : `, ${toSecondPerson(beside)}`
}

/**
 * The next day of a goal as a clause: "your next run is on Saturday", or "Saturday is set aside for “…”" where the title has no noun. A
 * pause of a goal to stop allows nothing, so its check-in comes.
 */
const readComing = (brief: CoachBrief, nextDay: Day, next: string): string => {
  if (brief.kind === 'stop') return `your next check-in for ${quoteTitle(brief.title)} is ${next}`
  const noun = readNoun(brief)
  if (noun !== undefined) return `your next ${noun} is ${next}${readBeside(brief.title, readWeekday(nextDay))}`
  return `${next.replace(/^on /u, '')} is set aside for ${quoteTitle(brief.title)}`
}

/** The clause of `readComing` in a text without quotes. It returns on each day before the goal's next one. */
export const COMING =
  /\byour next [^.,;?]{1,40}? is (?:tomorrow|on \p{L}+)(?:, (?:before|after|while|with|without) [^.,;?]{1,40})?|\b\p{L}+ is set aside for\b/giu

/** The slots of a day that the goal does not ask for: hour and weekday are those of its next day (TEXT-30). */
export const readNextTurn = (brief: CoachBrief, time: string) => {
  if (brief.nextDay === null) return undefined
  const next = sayDay(brief.nextDay, brief.date)
  const place = readOutdoorPlace(brief.title)
  return {
    coming: readComing(brief, brief.nextDay, next),
    next,
    place,
    time: `${time} ${next}`,
    weekday: readWeekday(brief.nextDay),
  }
}

/** Whether a goal asks for fewer weekdays than it leaves free, so that a text may say that its day has come. */
const isSeldomAsked = ({ weekdaysAsked }: CoachBrief): boolean => weekdaysAsked * 2 < ALL_WEEKDAYS.length

/** "your rehearsal is today", on a day of a goal that asks for few days; undefined on other days and where the title has no noun. */
export const readTurnOfToday = (brief: CoachBrief): string | undefined => {
  if (brief.nextDay !== null || brief.checkedInToday || brief.kind === 'stop' || !isSeldomAsked(brief)) return undefined
  const noun = readNoun(brief)
  return noun && `your ${noun} is today`
}
