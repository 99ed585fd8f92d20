import { hasNumber } from '#domain/framework/calm-words.ts'
import type { GentleSubject } from '#domain/framework/circumstances.ts'
import { quoted, quotedEnd } from '#domain/framework/said.ts'
import type { CirclePlan } from '#domain/framework/week.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import { isCalm } from './calm-quotes.ts'

/** What a report says over a gentle subject: no figure, no odds, no pressure (CARE-3, FRAMEWORK-13). */

type GentleWords = {
  /** Whether the person's sentence is repeated. Not where reading it again could hurt. */
  quotes: boolean
  title: string
  insight: string
  ask: string
  askText: string
}

const ASK_DOCTOR = 'Take one question to your doctor'

const WORDS: Partial<Record<Reason, GentleWords>> = {
  burnout: {
    quotes: true,
    title: 'Work gets nothing more from this plan',
    insight:
      'This plan adds nothing to work and sets no odds. It has one goal, rest, and one question for your doctor: what comes before any return?',
    ask: ASK_DOCTOR,
    askText: 'The question is: what comes before any return? Until there is an answer, nothing is added to work.',
  },
  grief: {
    quotes: true,
    title: 'This circle is not a thing to repair',
    insight: 'A low mark here is not something a plan repairs.',
    ask: 'Leave this circle as it is',
    askText:
      'Nothing is asked of it. When the quiet gets heavy, a grief counselor or your doctor can do more than a report.',
  },
  'pregnancy-loss': {
    quotes: true,
    title: 'There is no pace for this',
    insight: 'There is no pace for it, and no day on which it has to be over. The plan asks nothing of this circle.',
    ask: 'Ask one question when you are ready',
    askText: 'Your doctor, midwife, or a counselor for pregnancy loss can help with the body and with the grief.',
  },
  medicine: {
    quotes: true,
    title: 'This belongs to you and your prescriber',
    insight:
      'This is a matter for you and the person who prescribes your medicine. Until you have talked, please leave the dose as prescribed.',
    ask: 'Prepare the talk with your prescriber',
    askText:
      'Write down what you notice, what you hope for, and what you want to ask. The plan has no view on whether to take it.',
  },
  eating: {
    quotes: false,
    title: 'Nothing is counted here',
    insight: 'What you wrote here is left out of every count. The plan asks nothing of this circle.',
    ask: 'Tell a doctor early',
    askText: 'A doctor or an eating-disorder specialist can help more than a report, and early is a good time to ask.',
  },
  violence: {
    quotes: false,
    title: 'Nothing asks you to go back over it',
    insight: 'What you wrote here is not weighed against anything. The plan asks nothing of this circle.',
    ask: 'Choose who you could call',
    askText:
      'A counselor for people who have lived through violence can help more than a report, at a pace you choose.',
  },
  'own-violence': {
    quotes: false,
    title: 'Somebody can help before it happens',
    insight: 'You want nobody near you to be hurt. A plan of hours does not do that; somebody you tell can.',
    ask: 'Tell a counselor or a doctor',
    askText: 'They can help more than a report. If somebody is in danger now, call the emergency number.',
  },
}

const OTHER: GentleWords = {
  quotes: false,
  title: 'This does not have to be carried alone',
  insight:
    'What you wrote here is heavy, and no figure of this report weighs it. The plan asks nothing of this circle.',
  ask: 'Choose somebody who could know',
  askText: 'A doctor, a counselor, or a line on findahelpline.com can help more than a report.',
}

const wordsFor = (reason: Reason): GentleWords => WORDS[reason] ?? OTHER

/** Whether the person's sentence about a subject is repeated. */
export const repeats = ({ reason }: GentleSubject): boolean => wordsFor(reason).quotes

const opening = ({ reason, quote }: GentleSubject): string =>
  wordsFor(reason).quotes ? `You wrote ${quotedEnd(quote)} ` : ''

const LOW = 4
/** True of grief at any mark. */
const LOSS = 'A loss is not something a plan repairs.'

/** `kept`: something that the person named in the same circle. */
export const gentleInsight = (
  subject: GentleSubject,
  kept: string | undefined,
  { satisfaction }: Pick<CirclePlan, 'satisfaction'>,
): { title: string; text: string } => {
  const { title, insight } = wordsFor(subject.reason)
  // The summary has said the rest; what the person wanted to add at work may wait.
  if (subject.reason === 'burnout' && subject.circle === 'work' && kept && !hasNumber(kept))
    return {
      title,
      text: `You also wrote ${quotedEnd(kept)} That can wait until your doctor has answered what comes before any return.`,
    }
  if (subject.reason !== 'grief') return { title, text: `${opening(subject)}${insight}` }
  const keeps =
    kept && isCalm(kept)
      ? ` You also named ${quotedEnd(kept)} The plan keeps that and asks nothing else of this circle.`
      : ' The plan asks nothing of this circle.'
  return { title, text: `${opening(subject)}${satisfaction <= LOW ? insight : LOSS}${keeps}` }
}

/** `subject` is undefined where a model is worried without naming one (CARE-12). */
export const gentleSummary = (
  subject: GentleSubject | undefined,
  goal: string | undefined,
  circleName = '',
): string => {
  const one = goal ? `It has one goal, ${quotedEnd(goal)}` : `It has one goal${circleName && `, in ${circleName}`}.`
  if (!subject)
    return `Part of what you wrote is heavy, and nothing here counts it against you. This plan sets no odds. ${one} ${OTHER.askText}`
  if (subject.reason === 'burnout')
    return `${opening(subject)}This plan adds no hours to work and sets no odds. It has one goal, rest, and one question for your doctor: what comes before any return?`
  const heavy = wordsFor(subject.reason).quotes
    ? 'Nothing here counts that against you or gives it a date.'
    : 'Part of what you wrote is heavy, and nothing here counts it against you.'
  return `${opening(subject)}${heavy} This plan sets no odds. ${one}`
}

export const gentleRecommendation = ({ reason }: GentleSubject): { title: string; text: string } => {
  const { ask, askText } = wordsFor(reason)
  return { title: ask, text: askText }
}

export const gentleOdds = (kept: string | undefined) => ({
  odds_summary: 'No odds are set here. A count of hours has nothing to say about what you are carrying.',
  speaks_for: kept ? `You named ${quoted(kept)} yourself.` : 'You put it into words.',
  speaks_against: 'Nothing is counted against you here.',
})
