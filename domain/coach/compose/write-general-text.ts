import { sharedChallenges } from '#domain/coach/library/challenges/shared.ts'
import { GENERAL } from '#domain/coach/library/general/general.ts'
import { closeShared } from '#domain/coach/library/steps/close/shared.ts'
import { prepareShared } from '#domain/coach/library/steps/prepare/shared.ts'
import { composeGeneralText, type GeneralInput, type GeneralLists } from './general-text.ts'

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
