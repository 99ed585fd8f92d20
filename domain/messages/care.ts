export const careMessages = {
  notCoached: 'This goal gets no coaching. You can change it, or tell us that it was read wrongly.',
  readWronglyThanks: 'Thank you. This goal is back to ordinary coaching.',
  readWronglyFailed: 'That could not be saved. Please try again.',
  /** Stands in place of the help lines where the page cannot load them. */
  unloaded: 'You do not have to be alone with this. Help lines in each country:',
  kindTone:
    'Because of what this goal is about, it is written in the kind tone. Your Drill Sergeant stays with your other goals.',
  /** Stands in place of a nudge where a model is worried by the person's words. */
  noNudge: (line: string, how: string) =>
    `What you wrote may mean that things are very hard right now. You do not have to be alone with this. ${line}: ${how}.`,
  /** Stands in place of saving words that say that a person may be in danger. */
  notSaved: (line: string, how: string) =>
    `What you wrote may mean that things are very hard right now, so it was not saved here. You do not have to be alone with this. ${line}: ${how}.`,
  /** Stands in place of a plan where the interview's words say that a person may be in danger. */
  noPlan: (line: string, how: string) =>
    `What you wrote may mean that things are very hard right now, so no plan was made from it. You do not have to be alone with this. ${line}: ${how}.`,
} as const
