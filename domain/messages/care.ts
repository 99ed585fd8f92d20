import type { Reason } from '#domain/safety/outcome.ts'

const WHO_HELPS: Partial<Record<Reason, string>> = {
  grief: 'Your doctor is a good first person to ask, or a grief counselor near you.',
  eating: 'A doctor or an eating-disorder specialist can be asked early, before you are sure.',
  medicine: 'Ask the person who prescribes your medicine first.',
  violence: 'A counselor for people who have lived through violence is a good person to ask, at a pace you choose.',
  'own-violence': 'A counselor or a doctor is a good first person to ask.',
  burnout: 'Your doctor is a good first person to ask.',
  'pregnancy-loss': 'Ask your doctor, your midwife or a counselor for pregnancy loss.',
  suicide: 'Ask a doctor, a counselor or a line on findahelpline.com.',
  'self-harm': 'A doctor or a counselor is a good first person to ask, also after a hard night.',
}

export const careMessages = {
  notCoached: 'This goal gets no coaching. You can change it, or tell us that it was read wrongly.',
  /** Asked before an interview goes on with the words that were taken for a crisis. */
  interviewReadWrongly:
    'We read your words as a sign that you may be in danger. If that was wrong, we are sorry. The interview then goes on with them as they are. Words that you change or add are read anew.',
  /** At the field, in place of saving a goal that would hurt somebody. */
  refusedTitle: 'This cannot be a goal here.',
  refusedWhy: 'It is about hurting somebody, and Five Circles does not help with that. Nothing was saved.',
  refusedHelp: 'If you are afraid of what you may do, somebody will listen:',
  readWronglyThanks: 'Thank you. This goal is back to ordinary coaching.',
  readWronglyFailed: 'That could not be saved. Please try again.',
  /** Stands in place of the help lines where the page cannot load them. */
  unloaded: 'You do not have to be alone with this. Help lines in each country:',
  /** Beside a gentle goal (CARE-18). */
  helpsMore: 'A professional can help more with this.',
  whoHelps: (reason: Reason): string => WHO_HELPS[reason] ?? 'Your doctor is a good first person to ask.',
  /** In place of the count of days, after a check-in of a gentle goal. */
  checkedIn: 'Checked in for today.',
  kindTone:
    'Because of what this goal is about, it is written in the kind tone. Your Drill Sergeant stays with your other goals.',
  /** Shown instead of a nudge when a model reports a concern about the person's words. */
  noNudge: (line: string, how: string) =>
    `What you wrote may mean that things are very hard right now. You do not have to be alone with this. ${line}: ${how}.`,
  /** Stands in place of saving words that say that a person may be in danger. */
  notSaved: (line: string, how: string) =>
    `What you wrote may mean that things are very hard right now, so it was not saved here. You do not have to be alone with this. ${line}: ${how}.`,
  /** Stands in place of a plan where the interview's words say that a person may be in danger. */
  noPlan: (line: string, how: string) =>
    `What you wrote may mean that things are very hard right now, so no plan was made from it. You do not have to be alone with this. ${line}: ${how}.`,
} as const
