export const careMessages = {
  notCoached: 'This goal gets no coaching. You can change it, or tell us that it was read wrongly.',
  /** Asked before an interview goes on with the words that were taken for a crisis. */
  interviewReadWrongly:
    'We read your words as a sign that you may be in danger. If that was wrong, we are sorry. The interview then goes on with them as they are. Words that you change or add are read anew.',
  /** Under the answer to which 'Change My Answer' leads back, until it changes. */
  markedAnswer: 'This is the answer that we read as a sign of danger. You can change it here.',
  /** At the field, in place of saving a goal that would hurt somebody. */
  refusedTitle: 'This cannot be a goal here.',
  refusedWhy: 'It is about hurting somebody, and Five Circles does not help with that. Nothing was saved.',
  refusedHelp: 'If you are afraid of what you may do, somebody will listen:',
  readWronglyThanks: 'Thank you. This goal is back to ordinary coaching.',
  readWronglyFailed: 'That could not be saved. Please try again.',
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
