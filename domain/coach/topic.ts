import type { CoachBrief } from './brief.ts'
import { SCROLL, SMOKE, SWEETS } from './habit-titles.ts'
import { HOUSEHOLD, TIDY } from './home-titles.ts'
import type { GoalKind } from './kind.ts'
import type { LibraryChallenge, LibraryStep, Wording } from './library/entry.ts'
import { SAVINGS } from './money-titles.ts'
import { RUN, WALK, WORKOUT } from './movement-titles.ts'
import { OTHER_KIND_UNFIT, OTHER_KIND_WORDS } from './other-kind-words.ts'
import { CONTACT, HOME, PARTNER, SHOUT } from './people-titles.ts'
import { BEDTIME, WAKING } from './sleep-titles.ts'
import { CODE, LANGUAGE, STUDY } from './study-titles.ts'
import { DRAFT, READING_TITLES, WRITING } from './text-titles.ts'
import { WEIGHT } from './weight-titles.ts'
import { LAUNCH, PROMOTION, VOLUNTEER } from './work-titles.ts'

/** What the library has steps and challenges of its own for. The texts of some topics fit goals of more kinds than one. */
export type Topic =
  | 'walk'
  | 'run'
  | 'swim'
  | 'workout'
  | 'writing'
  | 'bedtime'
  | 'waking'
  | 'laptop'
  | 'tidy'
  | 'household'
  | 'weight'
  | 'volunteer'
  | 'choir'
  | 'draft'
  | 'declutter'
  | 'course'
  | 'smoke'
  | 'shout'
  | 'home'
  | 'language'
  | 'instrument'
  | 'code'
  | 'device'
  | 'debt'
  | 'scripture'
  | 'silence'
  | 'prayer'
  | 'hand_over'
  | 'joint'
  | 'contact'
  | 'partner'
  | 'cook'
  | 'job'
  | 'launch'
  | 'promotion'
  | 'journal'
  | 'reading'
  | 'savings'
  | 'scroll'
  | 'study'
  | 'sweets'

export type TopicTexts = { steps: readonly LibraryStep[]; challenges: readonly LibraryChallenge[] }

type TopicWords = readonly (readonly [Topic, RegExp])[]

/** Words of a title that tell its topic, by kind. The first that matches is used. */
const TOPIC_WORDS: Readonly<Record<GoalKind, TopicWords>> = {
  do_regularly: [
    ['weight', WEIGHT],
    [
      'laptop',
      /^(?!(?:an? )?(?:buy|get|fix|repair|sell|clean|replace|order|set up)\b).*\b(?:laptop|log off|shut down the computer|leave (?:work|the office)|Feierabend)\b/iu,
    ],
    ['bedtime', BEDTIME],
    ['waking', WAKING],
    ['walk', WALK],
    ['run', RUN],
    ['swim', /\b(?:swim(?:ming)?|schwimmen)\b/iu],
    ['workout', WORKOUT],
    ['writing', WRITING],
    ['tidy', TIDY],
    ['household', HOUSEHOLD],
    ['volunteer', VOLUNTEER],
    ['reading', READING_TITLES],
    [
      'cook',
      /^(?!(?:grow|plant|sell|harvest|water)\b).*\b(?:cook|meal prep|home-?cooked|vegetables|veggies|eat (?:healthy|healthier|well|better|at home)|healthy (?:meals|lunch|dinner|breakfast)|kochen|ges[uü]nd(?:er)? essen|selbst gekocht(?:es)?)\b/iu,
    ],
    [
      'hand_over',
      /\b(?:delegate|delegieren|hand over(?! (?:the|my) keys)|let (?:others|other people|my team|the team) decide)\b/iu,
    ],
  ],
  finish: [
    ['launch', LAUNCH],
    ['promotion', PROMOTION],
    [
      'declutter',
      /\b(?:de-?clutter(?:ing)?|(?:clear|clean) (?:out|up) (?:the|my|our|her|his)(?: \p{L}+[’']s)? (?:garage|attic|basement|cellar|closets?|room|house|flat|apartment|shed|kitchen|study|office|wardrobe)|entrümpeln|ausmisten)\b(?!.*\b(?:inbox|emails?|phone|calendar|mind|head|desktop|photos?|files?|schedule)\b)/iu,
    ],
    [
      'job',
      /\b(?:new job|find (?:(?:a|my|new|first) )*(?:job|work)|apply (?:for|to) (?:\S+ ){0,2}jobs?|job (?:search|hunt|applications?)|change jobs|résumé|resume|CV|get hired|neuen Job|Bewerbung(?:en)?)\b/iu,
    ],
    [
      'course',
      /(?<!\b(?:golf|obstacle|race|main|the) )\b(?:course(?! of )|modules?|certificate|certification)\b|\bget (?:\S+ )?certified\b|\b(?:\p{L}+-?)?Kurs (?:abschließen|beenden|machen)\b/iu,
    ],
    ['draft', DRAFT],
  ],
  stop: [
    ['scroll', SCROLL],
    ['sweets', SWEETS],
    ['smoke', SMOKE],
    ['shout', SHOUT],
  ],
  recover: [
    [
      'joint',
      /\b(?:without (?:(?:a|my|the) )?(?:stick|cane|crutch(?:es)?|walker)|knees?|hips?|ankles?|(?:knee|hip|foot) (?:surgery|operation|replacement)|Krücken|(?:Geh)?stock|(?:Knie|Hüft)-?OP)\b/iu,
    ],
  ],
  relate: [
    ['home', HOME],
    ['partner', PARTNER],
    ['choir', /\bchoir\b/iu],
    ['contact', CONTACT],
  ],
  learn: [
    ['study', STUDY],
    ['code', CODE],
    [
      'instrument',
      /^(?!.*\b(?:build|tune|tuning|repair|sell|sing along|listen)\b).*\b(?:guitars?|pianos?|violin|viola|cello|ukulele|drums|flute|clarinet|saxophone|trumpet|trombone|harp|accordion|banjo|mandolin|harmonica|an instrument|Klavier|Gitarre|Geige|Querflöte|Schlagzeug)\b/iu,
    ],
    ['language', LANGUAGE],
    [
      'device',
      /\b(?:phone(?! clients)|smartphone|tablet|computer|email|app|video call|(?:send|share) .{0,24}(?:pictures?|photos?))\b/iu,
    ],
  ],
  save: [
    [
      'debt',
      /\b(?:credit cards?|debts?|pay (?:off|back|down)|loans?|overdraft|Schulden|Kredit(?:karte)?|Dispo|Darlehen)\b/iu,
    ],
    ['savings', SAVINGS],
  ],
  reflect: [
    ['scripture', /\b(?:psalms?|bible|scripture|gospel|quran|torah|Bibel|Koran|Psalm(?:en)?)\b/iu],
    [
      'journal',
      /\b(?:journal(?:ing)?|diary|gratitude|grateful|thankful|morning pages|Tagebuch|dankbar|Dankbarkeit\p{L}*)\b/iu,
    ],
    [
      'prayer',
      /\b(?:pray(?:er|ers|ing)?|rosary|beten|Gebet)\b(?!.*\b(?:group|meeting|book club|less|with (?:my|the|our) (?:kids|children|son|daughter|family))\b)/iu,
    ],
    ['silence', /\b(?:silence|quiet|sit (?:still|at|by|in|on)|meditat(?:e|ion|ing)|meditieren|Stille|breathe)\b/iu],
  ],
}

const OTHER_TOPIC_WORDS: Readonly<Partial<Record<GoalKind, TopicWords>>> = OTHER_KIND_WORDS

const findTopic = (words: TopicWords | undefined, title: string): Topic | undefined =>
  words?.find(([, pattern]) => pattern.test(title))?.[0]

/** The topic of a goal, read from its title; undefined for a goal that none fits with certainty. */
export const readTopic = ({ title, kind }: Pick<CoachBrief, 'title' | 'kind'>): Topic | undefined =>
  findTopic(TOPIC_WORDS[kind], title) ?? findTopic(OTHER_TOPIC_WORDS[kind], title)

/** Words of steps of a topic's kind, and slots in them, that do not fit the topic: sitting in silence has no page. */
const UNFIT: Readonly<Partial<Record<Topic, RegExp>>> = {
  choir:
    /\b(?:at the table|do together|evening that worked|before the talk|they told you|last message|made them laugh|time together|coming up|message that keeps you|for next time|while they speak|come home)\b/iu,
  code: /\b(?:instrument|tuned string|one bar|chord)\b/iu,
  contact:
    /\b(?:at home|come home|shared? (?:meal|table)|sit together|you will share|do together|for the table|evening that worked|when you will be back|while they speak)\b/iu,
  declutter:
    /\b(?:back up|blurry|cursor|drafts?|figure|files?|first line|lines? on|machine|measurement|paragraphs?|polish|pages?|readers?|reply|sentences?|tester|verb|word|rough place)\b/iu,
  device:
    /\b(?:answers?|example|recall|solution|source|cards?|books?|mistakes?|pages?|pieces?|instrument|material)\b/iu,
  instrument:
    /\b(?:book|cards?|chapter|facts?|formula|heading|main point|problem|solution|translate|worked example)\b/iu,
  job: /\b(?:bench|flaws?|newest version|pieces?|polish|thicker|trim|ugliest)\b/iu,
  journal: /\b(?:passages?|verse)\b/iu,
  launch:
    /\b(?:bench|blurry|cursor|figure|flaws?|halfway|lines? on|machine|measurement|paragraphs?|pieces?|polish|scraps|screws|sections?|sentences? of|thicker|trim|ugliest|workpiece|rough (?:part|place)|last tenth|last two lines|difficult one|back up)\b/iu,
  language: /\b(?:instrument|tuned string|one bar)\b/iu,
  prayer: /\b(?:notebook|passages?|verse|you wrote|page you marked|reread)\b/iu,
  promotion:
    /\b(?:bench|blurry|caption|cursor|flaws?|halfway|machine|measurement|newest version|paragraphs?|pieces?|polish|references|scraps|screws?|slides|thicker|trim|ugliest|workpiece|rough (?:part|place)|last tenth|last two lines|buyer|photograph|back up)\b/iu,
  savings: /\b(?:bills?|debts?|envelopes?|letters?)\b/iu,
  shout: /\b(?:alarm|busiest|calendar|lock away|phone|tempted)\b/iu,
  silence: /\b(?:lines?|sentence|notebook|question stands|pages?|passages?|reached|reread|text)\b/iu,
  smoke: /\bbusiest\b/iu,
  study: /\b(?:instrument|one bar)\b/iu,
  volunteer:
    /\b(?:battery, chalk|first minute of|flat|one page, one round|short(?:est)? version|smallest piece|usual place|second place)\b/iu,
  weight:
    /\{(?:act|acting|title)\}|\b(?:battery, chalk|first (?:minute|movement)|one page, one round|opening hours|short(?:est)? (?:one|version)|short version|smallest piece|usual (?:one|place)|second place)\b/iu,
  waking: /\b(?:bag what|smallest piece of it|weather|stand it by)\b/iu,
}

const UNFIT_OF_OTHER_KIND: Readonly<Partial<Record<GoalKind, RegExp>>> = OTHER_KIND_UNFIT

/** Whether a step or a challenge of the goal's kind does not fit the topic of the goal. */
export const isUnfit = ({ title, kind }: Pick<CoachBrief, 'title' | 'kind'>, { text }: Wording): boolean => {
  const ofKind = findTopic(TOPIC_WORDS[kind], title)
  const topic = ofKind ?? readTopic({ title, kind })
  if (topic === undefined) return false
  return UNFIT[topic]?.test(text) === true || (ofKind === undefined && UNFIT_OF_OTHER_KIND[kind]?.test(text) === true)
}

/** What the library has for the goal's topic. */
export const findByTopic = <T>(
  byTopic: Readonly<Partial<Record<Topic, T>>>,
  brief: Pick<CoachBrief, 'title' | 'kind'>,
): T | undefined => {
  const topic = readTopic(brief)
  return topic && byTopic[topic]
}

/** Places of the challenges that do not fit the topic, then of those that fit every kind, which are the odd ones, then of the kind's own. */
const placesForTopic = (
  ofKind: readonly LibraryChallenge[],
  isUnfitHere: (challenge: LibraryChallenge) => boolean,
): number[] => {
  const rank = (place: number, challenge: LibraryChallenge) => (isUnfitHere(challenge) ? 0 : place % 2 === 1 ? 1 : 2)
  return ofKind
    .map((challenge, place) => ({ place, rank: rank(place, challenge) }))
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ place }) => place)
}

/**
 * The challenges of a kind with those of a topic first in place of the ones that do not fit the topic, then of the ones that fit every kind,
 * then of the kind's own. The others keep their place, so that two goals of a person never meet.
 */
export const challengesWithTopic = (
  ofKind: readonly LibraryChallenge[],
  ofTopic: readonly LibraryChallenge[] = [],
  isUnfitHere: (challenge: LibraryChallenge) => boolean = () => false,
): readonly LibraryChallenge[] => {
  const byPlace = new Map(placesForTopic(ofKind, isUnfitHere).map((place, index) => [place, ofTopic[index]]))
  return ofKind.map((challenge, place) => byPlace.get(place) ?? challenge)
}
