/**
 * Calls of a person in one check-in day that may reach the model: consultant, report, suggestions, texts and nudges together.
 * Somebody who goes through the whole interview twice needs about 25.
 */
export const MODEL_CALLS_A_DAY = 30
