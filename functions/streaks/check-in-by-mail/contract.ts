import { mailCheckInRequest, mailCheckInResponse } from '#domain/streaks/mail-check-in.ts'
import { defineContract } from '#functions/runtime/contract.ts'

/** The token stands in the body, which no log holds (MAIL-14). 404 for a token that is not valid and for a deleted goal. */
export const contract = defineContract('check-in-by-mail', {
  summary: "Checks in the goal and day of a mail's link once, without a sign-in.",
  access: 'anyone',
  request: mailCheckInRequest,
  response: mailCheckInResponse,
})
