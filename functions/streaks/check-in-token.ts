import * as z from 'zod/mini'
import { goalId } from '#domain/goals/fields.ts'
import { type Day, day } from '#domain/time/day.ts'
import type { LinkSigner } from '#functions/adapters/secrets-manager/link-signer.ts'

/** What the check-in link of a mail is bound to: a person's goal and one check-in day (MAIL-12). */
export type CheckInLink = { userId: string; goalId: string; day: Day }

const payload = z.tuple([z.string().check(z.minLength(1), z.maxLength(128)), goalId, day])

export const signCheckInLink = (signer: Pick<LinkSigner, 'sign'>, link: CheckInLink): Promise<string> =>
  signer.sign(JSON.stringify([link.userId, link.goalId, link.day]))

/** Undefined for a token that was not signed with the stage's key for this purpose. */
export const readCheckInLink = async (
  signer: Pick<LinkSigner, 'verify'>,
  token: string,
): Promise<CheckInLink | undefined> => {
  const signed = await signer.verify(token)
  if (signed === undefined) return undefined
  const [userId, goal, date] = z.parse(payload, JSON.parse(signed))
  return { userId, goalId: goal, day: date }
}
