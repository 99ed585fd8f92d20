import { findAddress } from '#domain/addresses.ts'
import { DomainError } from '#domain/errors.ts'
import { careMessages } from '#domain/messages/care.ts'
import { witnessMessages } from '#domain/messages/witness.ts'
import { INSULTS } from '#domain/safety/insults.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import { permitCare } from '#domain/safety/permit-care.ts'
import { screenText } from '#domain/safety/screen.ts'

/** Subjects of gentle care in which a kind line is usual. A line about another one can do harm, whatever it means. */
const KIND_SUBJECTS: readonly Reason[] = ['grief', 'burnout', 'pregnancy-loss']

/** Threats to the reader, and calls to hurt oneself: the screening of goals reads the words of the person who is in need of help. */
const THREATS: readonly RegExp[] = [
  /\b(?:kill|hang|hurt|cut|harm) (?:yourself|urself)\b|\bkys\b/iu,
  /\bi(?: will|['’]ll| am going to|['’]m going to| want to| could)? (?:kill|hurt|beat|hit|punch|harm|slap|find) you\b(?! out)/iu,
  /\b(?:you (?:should|must|will|can) die|drop dead|bring dich um|ich (?:bring|mach|schlag)\p{L}* dich)\b/iu,
]
const SLURS =
  /\b(?:fuck (?:you|off)|bitch|cunt|asshole|bastard|retard(?:ed)?|whore|slut|arschloch|hurensohn|schlampe|wichser)\b/iu

const isHostile = (line: string): boolean =>
  SLURS.test(line) || [...INSULTS, ...THREATS].some((pattern) => pattern.test(line))

/** Whether a name may stand before the other person. Empty is no name. */
const isSafeName = (name: string): boolean =>
  name === '' || (screenText(name).outcome === 'ordinary' && !isHostile(name) && findAddress(name) === undefined)

/** Throws `refused` for a name with which a line is not delivered (WITNESS-14). */
export const screenWitnessName = (name: string): void => {
  if (!isSafeName(name)) throw new DomainError('refused', witnessMessages.nameRefused, 'name')
}

/**
 * Throws for a name with which no link is made (WITNESS-15): `conflict` with a calm text, a help line of the owner's zone and the
 * reason where it says that the owner may be in danger, otherwise `refused`.
 */
export const permitOwnerName = (name: string, zone: string): void => {
  const { outcome, reason } = screenText(name)
  permitCare({ care: outcome === 'crisis' ? 'crisis' : 'ordinary', care_reason: reason }, zone, careMessages.notSaved)
  if (!isSafeName(name)) throw new DomainError('refused', witnessMessages.ownerNameRefused, 'name')
}

/**
 * Throws `refused` for a witness's line that is not delivered (WITNESS-7): plans of harm, signs of danger, subjects in which
 * advice can do harm (an eating disorder, medicine), insults, and addresses.
 */
export const screenWitnessLine = (line: string): void => {
  const { outcome, reason } = screenText(line)
  if (outcome === 'crisis') throw new DomainError('refused', witnessMessages.lineInDanger)
  const isSafe = outcome === 'ordinary' || (outcome === 'gentle' && KIND_SUBJECTS.includes(reason))
  if (!isSafe || isHostile(line)) throw new DomainError('refused', witnessMessages.lineRefused)
  if (findAddress(line) !== undefined) throw new DomainError('refused', witnessMessages.lineHasAddress)
}
