/** Addresses of the page that a mail leads to. `siteUrl` is the page's origin, with or without a slash at its end. */

const at = (siteUrl: string, path: string) => `${siteUrl.replace(/\/+$/, '')}${path}`
const encode = encodeURIComponent

/** Checks in the goal, once the person it is for is signed in (specification, section 2; decision 19). */
export const checkInUrl = (siteUrl: string, email: string, goalId: string) =>
  at(siteUrl, `/?checkin=true&user=${encode(email)}&goal=${encode(goalId)}`)

export const goalUrl = (siteUrl: string, goalId: string) => at(siteUrl, `/goal/${encode(goalId)}`)

/** The dashboard with the goal's edit dialog open, which holds the time of its mail. */
export const editGoalUrl = (siteUrl: string, goalId: string) => at(siteUrl, `/dashboard?edit=${encode(goalId)}`)

/** `code` stays as it is: it may be the placeholder that Cognito puts the code in place of. */
export const verifyEmailUrl = (siteUrl: string, email: string, code: string) =>
  at(siteUrl, `/verify-email?email=${encode(email)}&code=${code}`)

export const resetPasswordUrl = (siteUrl: string, email: string, code: string) =>
  at(siteUrl, `/auth?mode=reset&email=${encode(email)}&code=${code}`)

const unsubscribeQuery = (userId: string, goalId: string, token: string) =>
  `user=${encode(userId)}&goal=${encode(goalId)}&token=${encode(token)}`

/** Takes the POST of a mail client (RFC 8058). */
export const unsubscribeUrl = (siteUrl: string, userId: string, goalId: string, token: string) =>
  at(siteUrl, `/api/unsubscribe?${unsubscribeQuery(userId, goalId, token)}`)

/** The page for a person who follows the link of the mail itself. */
export const unsubscribePageUrl = (siteUrl: string, userId: string, goalId: string, token: string) =>
  at(siteUrl, `/unsubscribe?${unsubscribeQuery(userId, goalId, token)}`)
