import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { readTopic } from './topic.ts'
import type { Topic } from './topic-name.ts'

/** What a goal with a target date is about, where nothing takes place on the date (TEXT-37). */
export const DATE_FAMILIES = [
  'written',
  'application',
  'course',
  'skill',
  'language',
  'debt',
  'savings',
  'recovery',
  'quit',
  'restraint',
  'practice',
  'quiet',
  'people',
  'dating',
  'child_wish',
  'home',
  'project',
] as const
export type DateFamily = (typeof DATE_FAMILIES)[number]

/** What the texts of the day after a date tell apart. */
export const AFTER_GROUPS = ['work', 'money', 'body', 'people'] as const
export type AfterGroup = (typeof AFTER_GROUPS)[number]

const OF_KIND: Readonly<Record<GoalKind, DateFamily>> = {
  do_regularly: 'practice',
  finish: 'project',
  stop: 'quit',
  recover: 'recovery',
  relate: 'people',
  learn: 'skill',
  save: 'savings',
  reflect: 'quiet',
}

/**
 * Topics by the family of a goal of any kind but stop, recover and reflect. A goal about gambling, alcohol, cannabis, smoking or vaping is about
 * something to quit, whatever its kind: texts of a practice would tell the person to go on.
 */
const OF_ANY_KIND: Readonly<Partial<Record<Topic, DateFamily>>> = {
  debt: 'debt',
  savings: 'savings',
  home: 'people',
  contact: 'people',
  partner: 'people',
  friends: 'people',
  dating: 'dating',
  caregiving: 'people',
  letgo: 'recovery',
  child_wish: 'child_wish',
  cannabis: 'quit',
  gamble: 'quit',
  alcohol: 'quit',
  smoke: 'quit',
  vape: 'quit',
  children: 'people',
  scripture: 'quiet',
  prayer: 'quiet',
  silence: 'quiet',
  worship: 'quiet',
}

/** Topics by the family of a goal that is finished or learned. A practice of writing or tidying stays a practice. */
const OF_END: Readonly<Partial<Record<Topic, DateFamily>>> = {
  draft: 'written',
  writing: 'written',
  job: 'application',
  promotion: 'application',
  papers: 'application',
  course: 'course',
  study: 'course',
  language: 'language',
  code: 'skill',
  instrument: 'skill',
  device: 'skill',
  driving: 'skill',
  household: 'home',
  tidy: 'home',
  declutter: 'home',
  walk: 'practice',
  run: 'practice',
  swim: 'practice',
  swim_start: 'practice',
  cycle: 'practice',
  sport: 'practice',
  workout: 'practice',
  stretch: 'practice',
  weight: 'practice',
  vitals: 'practice',
  eating: 'practice',
  reading: 'practice',
  journal: 'practice',
  water: 'practice',
  waste: 'practice',
  selfworth: 'practice',
  bedtime: 'practice',
  waking: 'practice',
}

/** Topics of a goal to stop that nobody holds back with a hand on the door: food that is thrown away, and a thought of somebody. */
const OF_STOP: Readonly<Partial<Record<Topic, DateFamily>>> = { waste: 'practice', letgo: 'recovery' }

/** What is stopped by keeping away from a thing or a place. */
const STOPS_OBJECT =
  /\b(?:smok\w*|cigar\w*|vap\w*|nicotine|drink\w*|alcohol|beer|wine|booze|sober|phone|scroll\w*|screens?|social media|instagram|tiktok|youtube|netflix|tv|television|games?|gaming|sugar|sweets|cand(?:y|ies)|chocolate|snack\w*|soda|coffee|caffeine|junk|chips|shopp\w*|buying|gambl\w*|bett?\w*|weed|porn|fast food|takeout)\b/iu

const ENDING: ReadonlySet<GoalKind> = new Set(['finish', 'learn'])
const OF_OWN: ReadonlySet<GoalKind> = new Set(['recover', 'reflect'])

/** Titles without a topic of theirs. */
const BY_WORDS: readonly (readonly [DateFamily, RegExp])[] = [
  [
    'application',
    /\b(?:applications?|apply (?:to|for)|portfolio|résumé|resume|cv|cover letter|grant|scholarship|visa)\b|\bBewerbung/iu,
  ],
  [
    'written',
    /\b(?:presentation|slides|report|essay|article|paper|novel|memoir|manuscript|speech|letter|screenplay)\b/iu,
  ],
  ['course', /\b(?:course|modules?|degree|lessons|training|certificate|semester)\b/iu],
]

/** The family of a goal, which has texts of its own around its target date. */
export const readDateFamily = (brief: CoachBrief): DateFamily => {
  const { kind, title } = brief
  const topic = readTopic(brief)
  const ofAny = topic && OF_ANY_KIND[topic]
  const ofStop = topic && OF_STOP[topic]
  if (kind === 'stop' && ofStop !== undefined) return ofStop
  if (kind === 'stop') return ofAny === 'quit' || STOPS_OBJECT.test(title) ? 'quit' : 'restraint'
  const ofKind = OF_KIND[kind]
  if (OF_OWN.has(kind)) return ofKind
  if (ofAny !== undefined) return ofAny
  if (!ENDING.has(kind)) return ofKind
  const ofEnd = topic && OF_END[topic]
  return ofEnd ?? BY_WORDS.find(([, words]) => words.test(title))?.[0] ?? ofKind
}

const AFTER: Readonly<Record<DateFamily, AfterGroup>> = {
  written: 'work',
  application: 'work',
  course: 'work',
  skill: 'work',
  language: 'work',
  home: 'work',
  project: 'work',
  debt: 'money',
  savings: 'money',
  people: 'people',
  dating: 'body',
  child_wish: 'body',
  recovery: 'body',
  quit: 'body',
  restraint: 'body',
  practice: 'body',
  quiet: 'body',
}

export const groupAfter = (family: DateFamily): AfterGroup => AFTER[family]
