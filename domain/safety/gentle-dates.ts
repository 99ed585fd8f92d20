import type { GentleText } from './gentle-text.ts'
import type { Reason } from './outcome.ts'

/** The days of a gentle goal's target date: the day before it, and the day itself. */
type DateTexts = { eve: GentleText; day: GentleText }

const STEPS_EVE: GentleText['steps'] = [
  { text: 'Decide whether the date stays, moves, or goes.', minutes: 2 },
  { text: 'Write down who could be near you tomorrow.', minutes: 2 },
]
const STEPS_DAY: GentleText['steps'] = [
  { text: 'Choose something on today’s list that can wait.', minutes: 2 },
  { text: 'Write down who you could talk to this evening.', minutes: 2 },
]
const CHALLENGE_EVE: GentleText['challenge'] = {
  text: 'Look out of a window for a moment. Nothing is due.',
  seconds: 30,
}
const CHALLENGE_DAY: GentleText['challenge'] = { text: 'Sit down, and let your shoulders drop.', seconds: 60 }

const DATES: DateTexts = {
  eve: {
    message:
      'Tomorrow is a date that you once set for this. Nothing has to be ready or decided by then, and it may pass like any other day. You can move the date, or take it away. If it is heavy, your doctor or a counselor can help more than this page.',
    steps: STEPS_EVE,
    challenge: CHALLENGE_EVE,
  },
  day: {
    message:
      'Today is a date that you once set for this, when you could not know how things would be. It may be an ordinary day. The date can be moved or taken away, and nothing has to come of it. Your doctor or a counselor can help more than this page.',
    steps: STEPS_DAY,
    challenge: CHALLENGE_DAY,
  },
}

/** A date says nothing about a dose. */
const MEDICINE: DateTexts = {
  eve: {
    message:
      'Tomorrow is a date that you once set for this. It decides nothing about the medicine: please leave the dose as prescribed until you have talked to the person who prescribes it. You can move the date, or take it away. A doctor or a pharmacist can help more than this page.',
    steps: [
      { text: 'Decide whether the date stays, moves, or goes.', minutes: 2 },
      { text: 'Find out how to reach the prescriber’s office.', minutes: 2 },
    ],
    challenge: CHALLENGE_EVE,
  },
  day: {
    message:
      'Today is a date that you once set for this. Please leave the dose as prescribed until you have talked to the person who prescribes it. The date can be moved, and nothing has to come of it today. A doctor or a pharmacist can help more than this page.',
    steps: [
      { text: 'Write down a question for the prescriber.', minutes: 2 },
      { text: 'Choose something on today’s list that can wait.', minutes: 2 },
    ],
    challenge: CHALLENGE_DAY,
  },
}

/**
 * The gentle text of the day before a target date and of the day itself; undefined on any other day. It says what the date is for
 * without counting down to it (CARE-3). `daysToTarget` is 1 on the eve and 0 on the day.
 */
export const gentleDateText = (reason: Reason, daysToTarget: number | null): GentleText | undefined => {
  const { eve, day } = reason === 'medicine' ? MEDICINE : DATES
  if (daysToTarget === 1) return eve
  return daysToTarget === 0 ? day : undefined
}
