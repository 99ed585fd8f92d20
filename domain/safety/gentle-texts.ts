import type { Tone } from '#domain/goals/fields.ts'
import type { Day } from '#domain/time/day.ts'
import type { Care, Reason } from './outcome.ts'

/** What a gentle goal gets in place of the day's text: no number, pressure, record or exercise (CARE-3). */
export interface GentleText {
  message: string
  steps: readonly { text: string; minutes: number }[]
  challenge: { text: string; seconds: number }
}

const BURNOUT: GentleText = {
  message:
    'Nothing is due here today. Look at what the day asks of you, and let something go to another day or another person. Sit down afterward without having earned it. If sleep or mood stay low, your doctor can help more than this page.',
  steps: [
    { text: 'Write down what is on today.', minutes: 2 },
    { text: 'Move something on it to another day.', minutes: 3 },
  ],
  challenge: { text: 'Look out of a window, with nothing in your hands.', seconds: 60 },
}

const TEXTS: Partial<Record<Reason, GentleText>> = {
  burnout: BURNOUT,
  grief: {
    message:
      'You wrote about somebody who is missing. Nothing has to be done with that today. Choose something small that you would like to have near you, and let that be enough. When the quiet gets heavy, a grief counselor or your doctor can do more than this page.',
    steps: [
      { text: 'Write down something small that would be good to have today.', minutes: 2 },
      { text: 'Look whether what it needs is in the house.', minutes: 3 },
    ],
    challenge: { text: 'Open the kitchen window and stand there for a moment.', seconds: 30 },
  },
  eating: {
    message:
      'Nothing here counts anything or asks what you had. Today is about the hours themselves: who could be near, where you sit, what your hands can do. A doctor or an eating-disorder specialist can help more than this page, and early is a good time to ask.',
    steps: [
      { text: 'Write down who you could message this evening.', minutes: 2 },
      { text: 'Put something for your hands where you usually sit.', minutes: 3 },
    ],
    challenge: { text: 'Sit down and let your shoulders drop.', seconds: 60 },
  },
  medicine: {
    message:
      'This is a goal to plan with the person who prescribes your medicine. Until you have talked, please leave the dose as prescribed. What you can prepare here is that talk: what you notice, what you hope for, what you want to ask. If you have stopped already or feel unwell, call a doctor or pharmacist today.',
    steps: [
      { text: 'Write down why you want this, in your own words.', minutes: 3 },
      { text: 'Write your questions for the prescriber.', minutes: 4 },
      { text: 'Find out how to reach the prescriber’s office.', minutes: 2 },
    ],
    challenge: { text: 'Put your notes where you will see them when you call.', seconds: 30 },
  },
  violence: {
    message:
      'Nothing here asks you to go back over what happened. Today is about the room you sleep in and a person who would answer. A counselor for people who have lived through violence can help more than this page, at a pace you choose.',
    steps: [
      { text: 'Choose the light you want to leave on tonight.', minutes: 1 },
      { text: 'Write down who you could call at night.', minutes: 2 },
      { text: 'Put the phone where you can reach it from bed.', minutes: 1 },
    ],
    challenge: { text: 'Look around the room and name what you see.', seconds: 60 },
  },
  'own-violence': {
    message:
      'You want nobody near you to be hurt. Today is about the moment before it happens: where you can go, and who you can tell. A counselor or a doctor can help more than this page. If somebody is in danger now, call the emergency number.',
    steps: [
      { text: 'Choose the room you will walk to when your voice goes up.', minutes: 1 },
      { text: 'Write down who you could tell about this.', minutes: 2 },
    ],
    challenge: { text: 'Run cold water over your hands.', seconds: 30 },
  },
  'pregnancy-loss': {
    message:
      'There is no pace for this, and no day on which it has to be over. Today could have a quiet moment, with somebody or alone, whichever is kinder. Your doctor, midwife, or a counselor for pregnancy loss can help with the body and with the grief.',
    steps: [
      { text: 'Decide whether today wants talk or quiet.', minutes: 2 },
      { text: 'Write down something you would like to ask the doctor or midwife.', minutes: 2 },
    ],
    challenge: { text: 'Sit down and breathe out slowly.', seconds: 60 },
  },
  suicide: {
    message:
      'What you wrote is about something heavy, and you do not have to carry it by yourself. Today is about company: who could know, and who would answer. A doctor, a counselor or a line on findahelpline.com can help more than this page.',
    steps: [
      { text: 'Write down who you could call when it gets heavy.', minutes: 2 },
      { text: 'Put a help line where you can see it.', minutes: 2 },
    ],
    challenge: { text: 'Sit down and breathe out slowly.', seconds: 60 },
  },
  'self-harm': {
    message:
      'Nothing here counts the days. Today is about the hour that is hardest: where you could be, what your hands can hold, and who would answer. A doctor or a counselor can help more than this page, also after a hard night.',
    steps: [
      { text: 'Write down who you could message in that hour.', minutes: 2 },
      { text: 'Put something for your hands where you usually sit.', minutes: 3 },
    ],
    challenge: { text: 'Hold something cool and look at it closely.', seconds: 60 },
  },
}

/** The day that a gentle text is for. `offset` moves on to another text of the same day. */
export type GentleDay = { goalId: string; date: Day; offset?: number }

/** The built-in text of a gentle goal. A reason without a text of its own gets the most restful one. */
export const gentleText = (reason: Reason, _day: GentleDay): GentleText => TEXTS[reason] ?? BURNOUT

/** The tone in which a goal is worded: a gentle goal is worded kindly, whatever tone was chosen (CARE-3). */
export const toneOf = ({ tone, care }: { tone: Tone; care: Care }): Tone =>
  care === 'gentle' ? 'kind_encouraging' : tone
