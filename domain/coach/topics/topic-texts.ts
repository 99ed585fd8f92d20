import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { LibraryChallenge, Wording } from '#domain/coach/library/entry.ts'
import type { Detail, QuoteAnswer } from '#domain/coach/library/frame.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { isAbout } from '#domain/coach/words/quote-theme.ts'
import { memoize, memoizeByObject } from '#domain/memoize.ts'
import { isUnfitForCircle } from './circle-texts.ts'
import { nameInDetails } from './named-object.ts'
import { OTHER_KIND_UNFIT } from './patterns/other-kind-words.ts'
import { readOrderedTexts } from './places.ts'
import { fitAnswersToTitle, fitDetailsToTitle, fitToTitle } from './title-fit.ts'
import { nameInTexts, renameInDetail } from './title-nouns.ts'
import { readTitleTopic, readTopic, type TopicTexts } from './topic.ts'
import type { Topic } from './topic-name.ts'
import { UNFIT_WORDS } from './unfit-words.ts'

/** Words of a habit with equipment of its own, which letting go of a decision, a laptop or the day does not need. */
const EQUIPPED =
  /\{act\}|\b(?:nuisance|to where you do it|last time it went well|knock or ring|missing|battery|clean one thing|door, the app|drawer or the bag|get dressed|looked? for at the start|one page, one round|place for|ran low|recharge|sharpen|sleeves|things? (?:for|you (?:need|used?))|unzip|warm your hands|wear or take along|weather|what you (?:need|used|will use)|borrow, print|everything you need|needed first|make one thing ready|unwrap)\b/iu

/** Words of steps of a topic's kind, and slots in them, that do not fit the topic: sitting in silence has no page. */
const UNFIT: Readonly<Partial<Record<Topic, RegExp>>> = {
  choir:
    /\b(?:at the table|do together|evening that worked|before you talk|both free|both of you|two of you|two (?:chairs|glasses)|with them|hear (?:them|each other)|ear on a slip|favorites in|free hour this week|open question|question of theirs|room you will share|runs into|say good night|say hello|they like to talk|they told you|last message|made them laugh|second cup|give it the name|question than|when you will be back|been together|heard from somebody|from their life|next hard day|usually theirs|thank them for|their birthday|photo that|that you left open|something small to show|comb your hair|the topic you will leave|time together|coming up|while they speak|come home)\b/iu,
  code: /\b(?:cards?|chord|hard word|instrument|material|newest piece|one bar|pages?|tuned string)\b/iu,
  contact:
    /\b(?:at home|coat off|come home|fix, sew|shared? (?:meal|table)|sit (?:together|and talk)|you will (?:share|sit)|do together|for the table|two (?:chairs|glasses)|evening that worked|when you will be back|while they speak)\b/iu,
  declutter:
    /\b(?:papers for|papers or|who is waiting|who waits|by message|changed on|back up|blurry|cursor|drafts?|dread|figure|files?|first line|lines? on|machine|measurement|paragraphs?|pieces?|polish|pages?|readers?|reply|reread only|sections?|sentences?|tester|underline|verb|word|rough place)\b/iu,
  device:
    /\b(?:answers?|examples?|recall|solution|source|cards?|books?|mistakes?|pages?|pieces?|instrument|material)\b/iu,
  focus: /\b(?:battery|get dressed|weather|wear or take along|one page, one round|switch off what you needed)\b/iu,
  household:
    /\b(?:away from home|refill, recharge|first movement|three moves|app, or the book|battery|books? with which|get dressed|opening hours|wear or take along|weather)\b/iu,
  hand_over: EQUIPPED,
  reading: EQUIPPED,
  cook: /\b(?:away from home|get dressed|one page, one round|wear or take along|weather)\b/iu,
  tidy: EQUIPPED,
  laptop: EQUIPPED,
  bedtime: EQUIPPED,
  inbox:
    /\b(?:battery|drawer or the bag|ran low|recharge|sharpen|sleeves|unzip|warm your hands|place for|the app, or|one page, one round|first movement|weather|in reach|looking for anything|set your things|things you (?:need|used)|what you (?:need|needed)|stand where)\b/iu,
  instrument:
    /\b(?:a beginner|answers?|at once|blank sheet|book|cards?|chapter|examples?|facts?|formula|heading|hard word|hide the notes|main point|your notes|material|one word|page|problem|questions?|solution|subject|translate)\b/iu,
  course: /\b(?:back up|bench|finished part|flaws?|newest version|rough|scraps|who waits)\b/iu,
  debt: /\b(?:eat or drink|lunch|dinner)\b/iu,
  scripture: /\b(?:notebook|you wrote|instrument)\b/iu,
  job: /\b(?:bench|flaws?|newest version|pieces?|polish|thicker|trim|ugliest)\b/iu,
  journal: /\b(?:passages?|silence|verse)\b/iu,
  nails:
    /\b(?:call your name|calming song|company|could write to|cup of tea|take over|turn around|usual spot|usually starts|way to where|who was there)\b/iu,
  launch:
    /\b(?:bench|blurry|cursor|figure|flaws?|halfway|lines? on|machine|measurement|paragraphs?|pieces?|polish|scraps|screws|sections?|sentences? of|thicker|trim|ugliest|workpiece|rough(?:est)? (?:part|place)|last tenth|last two lines|difficult one|back up)\b/iu,
  language: /\b(?:bars?|instrument|table|tune[dr]?|string)\b/iu,
  prayer: /\b(?:notebook|passages?|verse|you wrote|page you marked|reread)\b/iu,
  promotion:
    /\b(?:bench|blurry|caption|cursor|flaws?|halfway|machine|measurement|newest version|paragraphs?|pieces?|polish|references|scraps|screws?|slides|thicker|trim|ugliest|workpiece|rough(?:est)? (?:part|place)|last tenth|last two lines|buyer|photograph|back up)\b/iu,
  partner:
    /\b(?:do together this week|group chat|guest|how their day is going|neighbor|next person you meet|somebody new|whoever is there)\b/iu,
  savings: /\b(?:bills?|debts?|envelopes?|letters?|opened)\b/iu,
  shout:
    /\b(?:alarm|hands will hold|you will hold|pen, a stone|belongs to it|busiest|calendar|door between|gum|in the trash|join in|leave in a moment|lock away|mute|not now|out of the room|phone|pocket|sells it|shelf or folder|tempted|to the wall|unplug|what you use for)\b/iu,
  silence:
    /\b(?:blinds|curtain|fill the room|volume|radio|underline|question mark|in the log|window, and see|empty page|cup you drank|lamp|stove|kitchen|tea or coffee|fresh air in|another room|newspaper|lines?|sentence|notebook|question stands|pages?|passages?|reached|reread|text)\b/iu,
  alcohol: /\bbusiest\b/iu,
  smoke: /\bbusiest\b/iu,
  vape: /\bbusiest\b/iu,
  gamble:
    /\b(?:busiest|glass of|gum|lower your voice|mouth|shelf or folder|smell|spot that is hardest|your voice do)\b/iu,
  cannabis: /\b(?:busiest|shelf or folder|spot that is hardest)\b/iu,
  study: /\b(?:instrument|one bar)\b/iu,
  volunteer:
    /\b(?:battery|drawer or the bag|dullest|first (?:minute|part) of|in half|no more and no less|ran low|recharge|sharpen|unzip|one page, one round|short(?:est)? version|smallest piece|usual place|second place)\b/iu,
  weight:
    /\{(?:act|acting|title)\}|\b(?:battery|dullest|first (?:minute|movement|part)|in half|no more and no less|ran low|one page, one round|opening hours|short(?:est)? (?:one|version)|short version|smallest piece|usual (?:one|place)|second place)\b/iu,
  water:
    /\{(?:act|acting)\}|hour \{time\}|\b(?:battery|before, during|drawer or the bag|dullest|easiest moment|first (?:minute|movement|part)|in half|no more and no less|ran low|the one part|one page, one round|get dressed|in the beginning|sleeves|unzip|second (?:one|place)|short(?:est)? version|weather|smallest (?:piece|version)|things (?:for|you used)|usual (?:one|place)|wear or take along)\b/iu,
  writing: /\b(?:app, or the book|battery|get dressed|opening hours|wear or take along|weather)\b/iu,
  waking:
    /\{act\}|(?:be|do|planned|on) \{when\}|\b(?:another room|drawer or the bag|in the beginning|just before|until after|smallest piece of it|weather|wrap up)\b/iu,
  ...UNFIT_WORDS,
}

const UNFIT_OF_OTHER_KIND: Readonly<Partial<Record<GoalKind, RegExp>>> = OTHER_KIND_UNFIT

type Placed = Pick<CoachBrief, 'title' | 'kind' | 'circle'>

/** What an entry of the library is compared with. */
type Against = Pick<CoachBrief, 'kind' | 'circle'> & ReturnType<typeof readTitleTopic>

const readUnfit = ({ kind, circle, topic, isOfOtherKind }: Against, { text, twin, byKind }: Wording): boolean => {
  const shown = [byKind?.[kind] ?? text, twin ?? ''].join('\n')
  if (topic === undefined) return isUnfitForCircle(circle, kind, shown)
  return UNFIT[topic]?.test(shown) === true || (isOfOtherKind && UNFIT_OF_OTHER_KIND[kind]?.test(shown) === true)
}

/** All pairs of a kind with a topic or a circle fit in. */
const COMPARED_MAX = 5000

const createComparison = memoize(
  (against: Against) => memoizeByObject((entry: Wording) => readUnfit(against, entry)),
  COMPARED_MAX,
  ({ kind, circle, topic, isOfOtherKind }) =>
    topic === undefined ? `${circle} ${kind}` : `${topic} ${kind} ${isOfOtherKind}`,
)

/** Kept for each brief, because a text asks for about two hundred entries. */
const findComparison = memoizeByObject((brief: Placed) =>
  createComparison({ kind: brief.kind, circle: brief.circle, ...readTitleTopic(brief) }),
)

/** Whether a step or a challenge of the goal's kind does not fit the topic of the goal, or the circle of a goal without a topic. */
export const isUnfit = (brief: Placed, entry: Wording): boolean => findComparison(brief)(entry)

/** The steps and challenges of the goal's topic, without those that do not fit its title. */
export const findTopicTexts = (
  { TOPICS }: Pick<Library, 'TOPICS'>,
  brief: Pick<CoachBrief, 'title' | 'kind'>,
): TopicTexts | undefined => {
  const topic = readTopic(brief)
  const texts = topic && TOPICS[topic]
  return texts && nameInTexts(topic, fitToTitle(topic, readOrderedTexts(topic, texts), brief), brief.title)
}

/** What messages say of the goal's topic, in words of its title and without what does not fit it (TEXT-26). A goal without a topic has none. */
export const findDetails = (
  { DETAILS }: Pick<Library, 'DETAILS'>,
  brief: Pick<CoachBrief, 'title' | 'kind'>,
): readonly Detail[] => {
  const topic = readTopic(brief)
  if (topic === undefined) return []
  const fitting = nameInDetails(topic, fitDetailsToTitle(topic, DETAILS, brief), brief.title)
  return fitting.map((detail) => renameInDetail(topic, detail, brief.title))
}

/** What messages of the goal's topic answer to the person's own words, without what does not fit the title (TEXT-32). */
export const findAnswers = (
  { ANSWERS }: Pick<Library, 'ANSWERS'>,
  brief: Pick<CoachBrief, 'title' | 'kind'>,
  topic: Topic | undefined = readTopic(brief),
): readonly QuoteAnswer[] =>
  topic === undefined
    ? []
    : fitAnswersToTitle(topic, ANSWERS[topic] ?? [], brief).map((one) => renameInDetail(topic, one, brief.title))

/** Answers whose theme stands in the title itself, such as “after every shift”: they need no quote, so they are details of the goal. */
export const findAnswersToTitle = (
  library: Pick<Library, 'ANSWERS'>,
  brief: Pick<CoachBrief, 'title' | 'kind'>,
  topic?: Topic,
): QuoteAnswer[] => findAnswers(library, brief, topic).filter(({ meets }) => isAbout(brief.title, meets))

/** The steps and challenges that are closer to the goal than those of its kind: of its topic, else of its circle (TEXT-24, TEXT-29). */
export const findCloserTexts = (
  library: Pick<Library, 'TOPICS' | 'CIRCLES'>,
  brief: Pick<CoachBrief, 'title' | 'kind' | 'circle'>,
): TopicTexts | undefined =>
  findTopicTexts(library, brief) ?? (brief.circle === null ? undefined : library.CIRCLES[brief.circle]?.[brief.kind])

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
