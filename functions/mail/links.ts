/** URLs of the page for the links in mails. `siteUrl` is the page's origin, with or without a trailing slash. */

const at = (siteUrl: string, path: string) => `${siteUrl.replace(/\/+$/, '')}${path}`
const encode = encodeURIComponent

/** Checks in the goal without a sign-in (MAIL-12). The fragment is sent to no server (ADR 215). */
export const checkInPageUrl = (siteUrl: string, token: string) => at(siteUrl, `/check-in#${token}`)

/** Checks in the goal after the person has signed in (MAIL-4). */
export const checkInUrl = (siteUrl: string, email: string, goalId: string) =>
  at(siteUrl, `/?checkin=true&user=${encode(email)}&goal=${encode(goalId)}`)

export const goalUrl = (siteUrl: string, goalId: string) => at(siteUrl, `/goal/${encode(goalId)}`)

/** The dashboard with the goal's edit dialog open, where the person changes the mail's time. */
export const editGoalUrl = (siteUrl: string, goalId: string) => at(siteUrl, `/dashboard?edit=${encode(goalId)}`)

/** The page of a goal in crisis, with the question whether its words were read wrongly (CARE-9). */
export const readWronglyUrl = (siteUrl: string, goalId: string) => `${goalUrl(siteUrl, goalId)}?read=wrongly`

export const plansUrl = (siteUrl: string) => at(siteUrl, '/pricing')

/** The page on which the person changes what is sent, exports the data and deletes the account. */
export const settingsUrl = (siteUrl: string) => at(siteUrl, '/settings')

export const verifyEmailUrl = (siteUrl: string, email: string, code: string) =>
  at(siteUrl, `/verify-email?email=${encode(email)}&code=${encode(code)}`)

export const resetPasswordUrl = (siteUrl: string, email: string, code: string) =>
  at(siteUrl, `/auth?mode=reset&email=${encode(email)}&code=${encode(code)}`)

const unsubscribeQuery = (userId: string, goalId: string, token: string) =>
  `user=${encode(userId)}&goal=${encode(goalId)}&token=${encode(token)}`

/** What a link ends that is about no single goal. */
type MailList = 'all' | 'letter' | 'evening'

const listQuery = (userId: string, list: MailList, token: string) =>
  `user=${encode(userId)}&list=${list}&token=${encode(token)}`

/** The two links that end every mail, the Sunday letter or the evening question, by the account's token (MAIL-27). */
export const unsubscribeListUrls = (siteUrl: string, userId: string, list: MailList, token: string) => ({
  unsubscribeUrl: at(siteUrl, `/api/unsubscribe?${listQuery(userId, list, token)}`),
  unsubscribePageUrl: at(siteUrl, `/unsubscribe?${listQuery(userId, list, token)}`),
})

/** The week of the Sunday letter, with its proposal. */
export const weekUrl = (siteUrl: string) => at(siteUrl, '/week')

/** The screens of this morning, one for each open goal. */
export const todayUrl = (siteUrl: string) => at(siteUrl, '/today')

/** Takes the POST of a mail client (RFC 8058). */
export const unsubscribeUrl = (siteUrl: string, userId: string, goalId: string, token: string) =>
  at(siteUrl, `/api/unsubscribe?${unsubscribeQuery(userId, goalId, token)}`)

/** The page that the link in the mail opens. */
export const unsubscribePageUrl = (siteUrl: string, userId: string, goalId: string, token: string) =>
  at(siteUrl, `/unsubscribe?${unsubscribeQuery(userId, goalId, token)}`)
