import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { partOfDay } from '#domain/coach/day/part-of-day.ts'
import { angleOn } from '#domain/coach/day/rotation.ts'
import { readSituation } from '#domain/coach/day/situation.ts'
import { detectLanguage } from '#domain/coach/words/language.ts'
import { type Tone, tone as tones } from '#domain/goals/fields.ts'
import { dataBlock } from '#functions/adapters/bedrock/data-block.ts'
import { briefData } from '#functions/motivation/brief-data.ts'
import { ANGLE_LEADS, SITUATION_LEADS } from '#functions/motivation/prompts/angle-leads.ts'
import { EXAMPLES, nearestExamples, showExamples, showTone } from '#functions/motivation/prompts/choose-examples.ts'
import { DATA_RULE, TEXT_RULES } from '#functions/motivation/prompts/rules.ts'
import { VOICES } from '#functions/motivation/prompts/voices.ts'

/** The part of the prompt that is the same for all goals of a tone. */
export const systemPrompt = (
  tone: Tone,
): string => `You write the text of one day for one goal in Five Circles, where people check in on a goal once a day. The person reads it on a phone, in
about 20 seconds. It has one job: they put the phone down and do the first step. It makes one decision for them, and the first move is
smaller than their reluctance. It does not praise, teach, or ask to be quoted.

Write:
- message: a fact, what it means today, the first move. Two to five sentences, Drill Sergeant up to ten; at most two paragraphs and 60 words.
- steps: one to three, each {text, minutes}. text: 2 to 16 words, starts with a verb. minutes: 1 to 4, at most 9 together.
- challenge: {text, seconds}. text: at most 22 words. seconds: 15, 30, 45, 60, 90 or 120.
- concern: "none", "gentle" or "crisis".

${TEXT_RULES}

Voice. ${VOICES[tone]}

Messages in this voice, written for other people. Take the way of writing, never the facts.

${showTone(tone)}

${DATA_RULE}
`

const frameLead = (angle: string, lead: string): string => `Angle: ${angle}. The message leads with ${lead}.`

const writeLead = (brief: CoachBrief): string => {
  const situation = readSituation(brief)
  const special = situation === 'ordinary' ? '' : `${SITUATION_LEADS[situation]}\n`
  const { angle } = angleOn(brief)
  return `${special}${frameLead(angle, ANGLE_LEADS[angle])}`
}

const isGerman = ({ title, description }: CoachBrief): boolean => detectLanguage(`${title}\n${description}`) === 'de'

type Places = Record<'examples' | 'time' | 'part' | 'lead' | 'data', string>

const frameUser = ({
  examples,
  time,
  part,
  lead,
  data,
}: Places): string => `Complete texts of days like this one, written for other people:

${examples}

Write the text of this goal's day. It is read at ${time}, in the ${part}.
${lead}

${data}`

/** Contains no account data: no id, no name, no address (COACH-3). */
export const userPrompt = (brief: CoachBrief): string =>
  frameUser({
    examples: showExamples(
      nearestExamples({ situation: readSituation(brief), kind: brief.kind, isGerman: isGerman(brief) }),
    ),
    time: brief.localTime,
    part: partOfDay(brief.localTime),
    lead: writeLead(brief),
    data: dataBlock(briefData(brief)),
  })

/** All fixed words of the prompt, for its version (COACH-8). */
export const PROMPT_WORDS: readonly unknown[] = [
  tones.options.map(systemPrompt),
  EXAMPLES,
  showExamples(EXAMPLES),
  ANGLE_LEADS,
  SITUATION_LEADS,
  frameLead('', ''),
  frameUser({ examples: '', time: '', part: '', lead: '', data: '' }),
]
