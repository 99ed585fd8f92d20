/**
 * Calls of a person in one check-in day that may reach the model: consultant, report, suggestions, texts and nudges together.
 * A person who completes the interview twice makes about 25 calls.
 */
export const MODEL_CALLS_A_DAY = 30
