import * as z from 'zod/mini'
import { clearStoredExcept, createStoredValue } from '#web/lib/storage.ts'

/** Values of the device, not of a person. `oidc` holds unfinished social sign-ins. */
const OF_DEVICE = ['theme', 'clock-offset', 'people', 'oidc', 'farewell', 'profileSeen', 'owner']
/** Stored by a check-in link for the person who is about to sign in. */
const OF_LINK = ['checkinUser', 'checkinGoal', 'checkinMessage']
/** Typed on a page that needs no account. Kept when the person of the tab signs in, and removed when another one does (WITNESS-5). */
const OF_TAB = ['witness-line']

/** The person whose values without an id in their name are in this tab's session storage. */
const owner = createStoredValue('owner', z.string(), 'session')

/** A name is a word, or a word and a person's id, with an optional subject. */
const isPersonal = (name: string): boolean => name.includes('.')
const belongsTo = (name: string, personId: string): boolean => `${name}.`.includes(`.${personId}.`)

/**
 * Removes everything that this browser stores of a person whose account was deleted. The theme and the data of other
 * people stay.
 */
export const forgetPerson = (personId: string): void =>
  clearStoredExcept((name) => name === 'theme' || (isPersonal(name) && !belongsTo(name, personId)))

/**
 * Removes everything that this browser stores of other people, including unsent check-ins (ACCOUNT-12,
 * ADR 131).
 */
export const forgetOthers = (personId: string): void => {
  const before = owner.read()
  const isAnother = before !== null && before !== personId
  clearStoredExcept((name) => {
    const [first = ''] = name.split('.')
    if (OF_DEVICE.includes(first) || OF_LINK.includes(first)) return true
    if (OF_TAB.includes(first)) return !isAnother
    return isPersonal(name) ? belongsTo(name, personId) : !isAnother
  })
  owner.write(personId)
}
