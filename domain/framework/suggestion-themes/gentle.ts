import type { SuggestionKind } from '#domain/framework/suggestions.ts'
import type { Reason } from '#domain/safety/outcome.ts'

/** Suggestions over a gentle subject: no figure, no pressure, no exercise (CARE-3). */
export type GentleIdeas = Record<SuggestionKind, { title: string; how: string }>

const REST: GentleIdeas = {
  do: {
    title: 'Rest once a day without having earned it',
    how: 'Sit or lie down, with nothing in your hands. It may be short.',
  },
  'leave-out': {
    title: 'Let something go to another day',
    how: 'Look at what the day asks of you, and move something on it to another day or another person.',
  },
  person: {
    title: 'Take one question to my doctor',
    how: 'Write it down when it comes to you, and ask it at the next appointment.',
  },
}

const QUIET: GentleIdeas = {
  do: {
    title: 'Have something small near me',
    how: 'Something that would be good to have today: a taste, a chair by the window, a song.',
  },
  'leave-out': {
    title: 'Leave something undone when it is heavy',
    how: 'Whatever it is, it can wait. Nothing has to be made up for.',
  },
  person: {
    title: 'Keep the call or the visit that is planned',
    how: 'Only what is there already. If there is none, a grief counselor or your doctor can do more than this page.',
  },
}

const COMPANY: GentleIdeas = {
  do: {
    title: 'Choose a place where I can sit quietly',
    how: 'Put something for your hands there, and the light that you like.',
  },
  'leave-out': { title: 'Leave out what makes the evening harder', how: 'You choose what that is, and for how long.' },
  person: {
    title: 'Write down who could be near',
    how: 'One name, and how to reach them. A doctor or a counselor counts too, and early is a good time to ask.',
  },
}

const PRESCRIBER: GentleIdeas = {
  do: {
    title: 'Write down what I notice',
    how: 'In your own words, for the talk with the person who prescribes. Until then, please leave the dose as prescribed.',
  },
  'leave-out': {
    title: 'Leave every change until the talk',
    how: 'The dose stays as prescribed. If you have stopped already or feel unwell, call a doctor or pharmacist today.',
  },
  person: {
    title: 'Take my questions to the prescriber',
    how: 'Find out how to reach the office, and put your notes where you will see them when you call.',
  },
}

const IDEAS: Partial<Record<Reason, GentleIdeas>> = {
  burnout: REST,
  grief: QUIET,
  'pregnancy-loss': QUIET,
  medicine: PRESCRIBER,
}

/** Whether the person's sentence is repeated as the reason. */
const QUOTED = new Set<Reason>(['burnout', 'grief', 'pregnancy-loss', 'medicine'])

export const gentleIdeas = (reason: Reason): GentleIdeas => IDEAS[reason] ?? COMPANY
export const isQuoted = (reason: Reason): boolean => QUOTED.has(reason)
