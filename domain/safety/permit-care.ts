import { CareRefusal } from '#domain/errors.ts'
import type { GoalCare } from './goal-care.ts'
import { helpLine } from './help-lines.ts'

/**
 * Throws `conflict` with the text of `say`, which names a help line of the person's zone, and with the reason, for words that say
 * that the person may be in danger (CARE-8). `find` names the field of the request with these words, and is called in a crisis only.
 */
export const permitCare = (
  { care, care_reason }: GoalCare,
  zone: string,
  say: (line: string, how: string) => string,
  find?: () => string | undefined,
): void => {
  if (care !== 'crisis') return
  const { name, how } = helpLine(zone, care_reason)
  throw new CareRefusal(say(name, how), care_reason, find?.())
}
