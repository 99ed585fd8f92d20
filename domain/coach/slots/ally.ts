import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { HEAVY } from '#domain/coach/brief/reason.ts'
import { findNamedPerson } from './person.ts'

/** Words about somebody who has died, is missed, or is separated from the person. “It is gone” is said of a thing. */
const PARTED =
  /\b(?:in (?:loving )?memory|memories|in hono(?:u)?r|buried|bury|funeral|graves?|died|dead|death|(?<!\bit(?: is|['’]s) )gone|passed away|miss(?:ed|es|ing)? (?:my|him|her|them)|divorc\w*|separat\w*|estranged|my ex)\b/iu
/** Sentences that do not say whether the person can be asked today: “something I would show my grandmother”, “my late husband”. */
const NOT_PRESENT = /\bI(?: would|['’]d)\b|\b(?:used to|would have|wish|late|lost)\b/u
/** “My grandmother’s recipes” speaks of a thing, and she may not be there to ask. */
const OWNER = /\b(?:my|our) \p{L}+['’]s\b/iu

/**
 * The person whom the owner of a goal can ask for help or tell about it, as “Ruth” or “your daughter” (TEXT-32). `told` are the English texts of the
 * goal. Undefined for a goal to stop something, for a person who is the obstacle, and where the goal or its interview mentions a death or a separation.
 */
export const findAlly = ({ kind, obstacle, interview }: CoachBrief, told: readonly string[]): string | undefined => {
  const all = [...told, obstacle, interview?.definition, interview?.challenges, interview?.goal].join('\n')
  if (kind === 'stop' || HEAVY.test(all) || PARTED.test(all)) return undefined
  const person = findNamedPerson(told.filter((text) => !NOT_PRESENT.test(text) && !OWNER.test(text)))
  return findNamedPerson([obstacle ?? '']) === person ? undefined : person
}
