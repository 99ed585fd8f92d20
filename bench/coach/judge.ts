import * as z from 'zod/mini'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { ask, type Coach } from '#functions/adapters/bedrock/ask.ts'
import { dataBlock } from '#functions/adapters/bedrock/data-block.ts'
import { hashPrompt } from '#functions/adapters/bedrock/hash-prompt.ts'
import { briefData } from '#functions/motivation/brief-data.ts'
import type { EvalText } from './eval-text.ts'
import { DIMENSIONS, type JudgedText, type JudgeScores } from './judge-scores.ts'

const score = z.int().check(z.gte(1), z.lte(5))
const grades = z.strictObject({
  /** Words of the brief that the text uses, as they stand in the brief; empty for a text without. */
  fact: z.string(),
  person: score,
  situation: score,
  first_step: score,
  tone: score,
  language: score,
  grade: score,
})
const verdict = z.strictObject({ first: grades, second: grades })

const SCORE = { type: 'integer', description: '1 to 5' }
const gradesSchema = {
  type: 'object',
  properties: {
    fact: {
      type: 'string',
      description: 'Words of the brief that the text uses, copied from the brief. Empty if none.',
    },
    ...Object.fromEntries([...DIMENSIONS, 'grade'].map((name) => [name, SCORE])),
  },
  required: ['fact', ...DIMENSIONS, 'grade'],
  additionalProperties: false,
}
const ANSWER = {
  name: 'verdict',
  description: 'Grades of two texts for the same brief.',
  schema: {
    type: 'object',
    properties: { first: gradesSchema, second: gradesSchema },
    required: ['first', 'second'],
    additionalProperties: false,
  },
}

/** The rubric of the judge (ADR 195). */
const RUBRIC = `You grade two texts of a coach. Both were written for the same goal, person and day. A text has a message, one to three
steps, and a challenge. Grade each whole text against the brief, from 1 to 5:

5: It could be for nobody else. It changes what happens in the next five minutes. Its tone is known without a label. There is nothing to cut.
   Example: You know your own detour: “I reread instead of writing.” Rereading feels like care, and the page stays as long as it was. Open the chapter at its last line and add to it. What stands above can wait for the second draft.
4: Clearly this goal and this kind. One fact is put to use. One phrase is general.
   Example: You said you reread instead of writing. Skip to the last line and write one more. Small steps count.
3: The right kind, the goal is named, facts are mentioned and not used. The steps fit any goal of the kind.
   Example: Your draft is waiting. You wrote that you reread instead of writing. Write a little today.
2: The title is inserted in a general text, or a step needs a decision first.
   Example: Give “Finish the first draft of my thesis” four good minutes. Do the next thing.
1: It is about nothing, or it fails a gate.
   Example: A path is made by walking. You are 80% there.

Gates. One that fails caps the grade at 1: the care of the brief (a gentle goal gets no number, pressure, praise, exercise or record), an
invented fact or number, an act that the kind of goal forbids (more of what a stop goal stops, an exercise that a recover goal does not
name), shame, the wrong language. A text in English with a quoted title is allowed for a goal in another language.

Grade five dimensions apart, from 1 to 5: person (facts of this person, put to use), situation (fits the kind and the day: a miss, a silence,
a milestone, a target), first_step (can be begun now, with the hands, ends visibly), tone (of the brief), language (plain, correct, no
platitude).

For each text, copy into "fact" the words of the brief that the text puts to use, exactly as they stand in the brief. Credit no fact that you
cannot copy. Length is no merit. The order of the texts says nothing about them.`

const shown = ({ message, micro_plan, challenge }: MotivationText): string =>
  [message, ...micro_plan.map((step) => `- ${step}`), `Challenge: ${challenge}`].join('\n')

/** Grade without a fact that stands in the brief: facts are mentioned at most. */
const UNPROVED_MAX = 3

const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A grade above 3 needs words that stand in the brief. */
const prove = ({ fact, ...scores }: z.infer<typeof grades>, data: string): JudgeScores => {
  const quoted = comparable(fact)
  const isProved = quoted !== '' && comparable(data).includes(quoted)
  if (isProved) return scores
  return {
    ...scores,
    grade: Math.min(scores.grade, UNPROVED_MAX),
    person: Math.min(scores.person, UNPROVED_MAX),
  }
}

const compare = async (coach: Coach, brief: CoachBrief, first: MotivationText, second: MotivationText) => {
  const data = dataBlock(briefData(brief))
  const user = `The first text:\n\n${shown(first)}\n\nThe second text:\n\n${shown(second)}\n\nThe brief:\n\n${data}`
  const { value } = await ask(coach, {
    promptVersion: hashPrompt('judge', [RUBRIC, ANSWER]),
    system: RUBRIC,
    user,
    answer: ANSWER,
    maxTokens: 400,
    temperature: 0,
    read: (json) => verdict.safeParse(json).data,
  })
  return value && { first: prove(value.first, data), second: prove(value.second, data) }
}

const averageScores = (one: JudgeScores, other: JudgeScores): JudgeScores => ({
  person: (one.person + other.person) / 2,
  situation: (one.situation + other.situation) / 2,
  first_step: (one.first_step + other.first_step) / 2,
  tone: (one.tone + other.tone) / 2,
  language: (one.language + other.language) / 2,
  grade: (one.grade + other.grade) / 2,
})

/**
 * Lets a model grade a text and the library's text of the same brief, in both orders. A grade above 3 counts only with words that
 * the judge copied from the brief. Undefined where the model gives no verdict in one of the orders.
 */
export const judgeText = async (
  coach: Coach,
  about: EvalText,
  library: MotivationText,
): Promise<JudgedText | undefined> => {
  const there = await compare(coach, about.brief, about.text, library)
  const back = await compare(coach, about.brief, library, about.text)
  if (!there || !back) return undefined
  return { about, text: averageScores(there.first, back.second), library: averageScores(there.second, back.first) }
}
