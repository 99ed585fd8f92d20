import { mailCheckInRequest, mailCheckInResponse } from '#domain/streaks/mail-check-in.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The token stands in the body, which no log holds (MAIL-15). 404 for a token that is not valid and for a deleted goal. */
export const contract = defineContract('undo-mail-check-in', {
  summary: "Takes back a check-in that the same mail's link made, until the day ends.",
  access: 'anyone',
  request: mailCheckInRequest,
  response: mailCheckInResponse,
})
