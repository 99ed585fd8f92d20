import { mailCheckInRequest, mailCheckInResponse } from '#domain/streaks/mail-check-in.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The token stands in the body, which no log holds (MAIL-13). 404 for a token that is not valid and for a deleted goal. */
export const contract = defineContract('get-mail-check-in', {
  summary: "Shows the goal of a mail's check-in link and whether its day is checked in. Changes nothing.",
  access: 'anyone',
  request: mailCheckInRequest,
  response: mailCheckInResponse,
})
