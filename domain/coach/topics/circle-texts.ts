import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { CircleType } from '#domain/goals/fields.ts'
import type { TopicTexts } from './topic.ts'

/** Steps and challenges that hold for any goal of a circle, by the goal's kind. Kinds without any have those of the kind alone. */
export type CircleTexts = Readonly<Partial<Record<GoalKind, TopicTexts>>>

/** Words of a habit with equipment, outdoors, or in places with opening hours. */
const EQUIPMENT =
  /\b(?:weather|opening hours|one page, one round|battery|app, or the book|drawer or the bag|sharpen|sleeves|unzip)\b/iu

/** Words of a habit that begins at home. */
const AT_HOME =
  /\b(?:weather|opening hours|one page, one round|battery|get dressed|mirror or the fridge|pillow|shoes|sleeves|toothbrush|what you will wear|kitchen)\b/iu

/** Words of a text, a plan or an object that is worked on piece by piece. */
const WORKPIECE =
  /\b(?:pieces?|blank|placeholder|pages?|wall|board|bench|draft\w*|rough\w*|ugliest|smooth|polish|cursor|files?|source|screws?|workpiece|tools?|sheet|version|heading|slides|hand(?:ing)? (?:it )?(?:in|over)|print|label|skim|reread|read (?:only|or)|last thing you (?:made|touched)|wrote|apologize|scraps|trim|measurement|scroll|sentence, or|merely|photograph|back up|save|section|caption|flaw|making|account|machine|unclear place|buyer|tester|references|work on|badly|newest|reopen|place where you stopped|lid|assemble|desktop|sharpen|reuse)\b/iu

const UNFIT: Readonly<Record<CircleType, Readonly<Partial<Record<GoalKind, RegExp>>>>> = {
  Spiritual: { do_regularly: EQUIPMENT, finish: WORKPIECE },
  'Friends & Family': { do_regularly: EQUIPMENT, finish: WORKPIECE },
  Work: { do_regularly: AT_HOME },
  'Personal Development': { do_regularly: EQUIPMENT },
  'Health & Fitness': { do_regularly: EQUIPMENT, finish: WORKPIECE },
}

/** Whether a text of a kind does not fit most goals of the kind in this circle: a reunion has no page (TEXT-29). */
export const isUnfitForCircle = (circle: CircleType | null, kind: GoalKind, text: string): boolean =>
  circle !== null && UNFIT[circle][kind]?.test(text) === true
