import { composeGeneralText, type GeneralInput, type GeneralLists } from './general-text.ts'
import { sharedChallenges } from './library/challenges/shared.ts'
import { GENERAL } from './library/general/general.ts'
import { CLOSE, PREPARE } from './library/steps/steps.ts'

const LISTS: GeneralLists = { GENERAL, PREPARE, CLOSE, SHARED: sharedChallenges }

/**
 * A text for the tone alone, without a brief: what the page shows where no text could be made (TEXT-5). It loads a seventh of the
 * library. Functions use `composeGeneralText` with the packed library.
 */
export const writeGeneralText = (input: GeneralInput): ReturnType<typeof composeGeneralText> =>
  composeGeneralText(LISTS, input)
