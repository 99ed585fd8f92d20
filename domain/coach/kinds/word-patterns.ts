import type { GoalKind } from '#domain/coach/kinds/kind.ts'

/**
 * Patterns over a title in lower case, without diacritics and apostrophes, without a lead-in such as "I want to". Each matches
 * whole words. English first, then German, Spanish and French.
 */

export const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`)

/** As `words`, at the start of the title, or of a part of it after a colon, a comma or a dash between blanks. */
export const starts = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?:^|[:,;–] *| - )(?:${alternatives.join('|')})(?![a-z0-9])`)

export const KIN =
  '(?:mom|mum|mommy|mother|dad|daddy|father|parents|wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?|kids?|children|sons?|daughters?|stepsons?|stepdaughters?|stepkids|brothers?|sisters?|siblings?|grandma|grandpa|granny|grandmother|grandfather|grandparents|grandkids|grandchildren|grandsons?|granddaughters?|family|friends?|nieces?|nephews?|aunt|uncle|cousins?|neighbors?|neighbours?|in-laws|mutter|mama|vater|papa|eltern|frau|mann|kinder[n]?|sohn|tochter|bruder|schwester|oma|opa|familie|freund(?:e|en|in)?|madre|padre|padres|mujer|esposa|esposo|marido|hijos?|hijas?|hermanos?|hermanas?|abuel[oa]s?|familia|amigos?|amigas?|mere|pere|maman|femme|mari|enfants?|fils|fille|frere|soeur|famille|amis?|amies?)'

export const WORK =
  '(?:job|work|company|firm|employer|position|role|post|career|course|degree|studies|school|team|band)'

export const CONSUMED =
  '(?:betting|bets?|alcohol|booze|beer|wine|sugar|sweets|chocolate|candy|soda|cigarettes?|smokes?|smoking|tobacco|nicotine|vaping|weed|drugs?|caffeine|coffee|meat|junk food|fast food|snacks?|snacking|drinking|phone|phones|screens?|social media|instagram|tiktok|youtube|tv|netflix|games?|gaming|porn|gambling|shopping|yelling|shouting|swearing|complaining|caffeine|drama)'

export const GAMBLING =
  '(?:gambling|betting|bets?|casinos?|bookmakers?|bookies?|poker|slots|lottery(?: tickets?)?|scratch ?(?:cards?|offs?))'

export const MONEY =
  '(?:money|cash|dollars?|euros?|bucks|rent|deposit|down payment|emergency fund|rainy day|savings?|retirement|pension|house|apartment|flat|car|bike|trip|vacation|holiday|wedding|college|tuition|future|[$€£] ?[0-9][0-9.,k]*|[0-9][0-9.,]*k? ?(?:[$€£]|usd|eur|dollars|euros)|[0-9]{3,}[0-9.,]*)'

export type KindRule = { kind: GoalKind; is: RegExp; unless?: RegExp }
