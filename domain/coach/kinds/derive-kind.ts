import { ONCE, RETURNS } from '#domain/coach/kinds/dated-rules.ts'
import { DOING_RULES, REGULAR } from '#domain/coach/kinds/doing-rules.ts'
import { LEAVING_RULES, RECOVERY } from '#domain/coach/kinds/leaving-rules.ts'
import type { GoalKind } from './kind.ts'

const RULES = [...LEAVING_RULES, ...DOING_RULES]

/** Words before the goal itself: "I want to", "My goal is to", "Ich möchte". Longer ones first. */
const LEAD_IN =
  /^(?:(?:my|the) goals?(?: is|:)?(?: to)?|i (?:want|need|would like|have|plan|hope|intend|wish|am going|try)(?: to)|id like to|im going to|i will|ill|i want|i must|i should|id love to|finally|just|please|goal:|trying to|try to|start to|begin to|start(?! (?:an?|my) )|begin|to|lets|ich (?:will|mochte|muss|werde)(?: endlich)?|endlich|quiero|voy a|tengo que|je (?:veux|vais|dois|voudrais)|mon objectif(?: est)?:?(?: de)?)[ :]+/

/** Lower case, no diacritics and apostrophes, one blank between words, no lead-in. */
const normalize = (text: string): string => {
  let rest = text
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’‘`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  // A lead-in may follow another: "I want to finally start to".
  for (let count = 0; count < 4 && LEAD_IN.test(rest); count += 1) rest = rest.replace(LEAD_IN, '')
  return rest
}

const kindOfText = (text: string): GoalKind | undefined =>
  RULES.find(({ is, unless }) => is.test(text) && !unless?.test(text))?.kind

/** Kinds whose steps could ask for exercise. */
const ACTIVE: readonly GoalKind[] = ['do_regularly', 'finish']

/** Whether the words of a title with a target date name something that is done once. */
const isDoneOnce = (title: string): boolean => ONCE.some((is) => is.test(title)) && !RETURNS.test(title)

/**
 * The kind of a goal by its words (TEXT-13). The title decides. The description decides where the title says nothing, and makes
 * a goal of exercise a recovery where it names an operation, an injury or a therapy. Where the title says nothing, a target date
 * makes what is done once an end. `do_regularly` where nothing tells the kind.
 */
export const deriveKind = (title: string, description: string, targetDate: string | null = null): GoalKind => {
  const goal = normalize(title)
  const named = kindOfText(goal)
  const more = normalize(description)
  if ((named === undefined || ACTIVE.includes(named)) && RECOVERY.test(more)) return 'recover'
  if (named !== undefined) return named
  if (REGULAR.test(goal)) return 'do_regularly'
  if (targetDate !== null && !REGULAR.test(more) && isDoneOnce(goal)) return 'finish'
  return kindOfText(more) ?? 'do_regularly'
}
