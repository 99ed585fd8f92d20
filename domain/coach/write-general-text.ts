import { composeGeneralText, type GeneralInput, type GeneralLists } from './general-text.ts'
import { sharedChallenges } from './library/challenges/shared.ts'
import { GENERAL } from './library/general/general.ts'
import { closeShared } from './library/steps/close/shared.ts'
import { prepareShared } from './library/steps/prepare/shared.ts'

const LISTS: GeneralLists = {
  GENERAL,
  SHARED: { PREPARE: prepareShared, CLOSE: closeShared, CHALLENGES: sharedChallenges },
}

/**
 * A text for the tone alone, without a brief: what the page shows where no text could be made (TEXT-5). It loads a small part
 * of the library. Functions use `composeGeneralText` with the packed library.
 */
export const writeGeneralText = (input: GeneralInput): ReturnType<typeof composeGeneralText> =>
  composeGeneralText(LISTS, input)
