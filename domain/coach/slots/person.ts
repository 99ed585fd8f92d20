/** Whom the person wrote about, for the slot `{person}`. */

const KIN =
  'mother|mom|mum|father|dad|parents|wife|husband|partner|girlfriend|boyfriend|fiancée?|daughter|daughters|son|sons|kid|kids|child|children|sister|sisters|brother|brothers|grandmother|grandfather|grandma|grandpa|grandparents|granddaughter|grandson|grandchildren|grandkids|niece|nephew|aunt|uncle|cousin|family|twins|best friend|friends|roommate|neighbor|neighbour'
const MY_KIN = new RegExp(
  `\\b(?:my|our) (?:(?:little|older|younger|big|oldest|youngest|own) )?(${KIN})(?![- ]in[- ]laws?)\\b`,
  'i',
)
const BARE_KIN = /\b(Mom|Mum|Dad|Grandma|Grandpa|Granny|Papa|Mama)\b/

/** Given names; any other capitalized word may be a place, a brand or the first word of a title. */
const NAMES =
  'Adam|Alex|Alice|Amy|Ana|Andrea|Andrew|Angela|Anna|Anne|Ben|Beth|Bob|Brian|Carl|Carla|Carlos|Carol|Charlie|Chloe|Chris|Claire|Daniel|Dave|David|Diana|Elena|Ella|Ellen|Emily|Emma|Eric|Eva|Felix|Fiona|Frank|Fred|George|Greta|Hannah|Harry|Helen|Henry|Ian|Ida|Isabel|Jack|Jacob|James|Jan|Jane|Jason|Jen|Jenny|Jess|Jim|Joe|John|Jonas|Jordan|Julia|Julie|Karen|Kate|Kevin|Kim|Laura|Lea|Leo|Leon|Liam|Lily|Linda|Lisa|Louis|Lucas|Lucy|Luis|Luke|Maria|Marie|Marta|Martin|Mary|Matt|Max|Maya|Mia|Michael|Mike|Nick|Nina|Noah|Nora|Oliver|Olivia|Oscar|Paul|Paula|Peter|Rachel|Robert|Rosa|Sam|Sara|Sarah|Simon|Sofia|Sophia|Sophie|Stefan|Steve|Susan|Theo|Thomas|Tim|Tina|Tom|Tony|Zoe'
const NAME = new RegExp(`\\b(?:${NAMES})\\b`, 'u')
const AFTER_PERSON_VERB =
  /\b(?:call|text|ask|thank|tell|hug|marry|phone|email) (\p{Lu}\p{Ll}{1,14})\b(?! (?:\p{Lu}|st\b))/iu
/** A name that begins a sentence, by words that fit no thing: “Running would help” names nobody. */
const BEFORE_PERSON_VERB = /(?:^|[.!?]\s)(\p{Lu}\p{Ll}{1,14}) (?:next door|(?:would|will|could) drive)\b/u
const NOBODY =
  /^(?:The|A|An|My|Our|Your|His|Her|Their|It|This|That|Everyone|Someone|Somebody|One|Every|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|For|About|With|At|On|In|Me|Them|Him|Us|People|God|More|Less|Friends|Family|Customer|Support|Center|Back)$/i

/**
 * A name or a kin term that the texts contain, as it stands in an English sentence: `Ella`, `your mother`; undefined where no
 * person is clearly named. The first text that names a person counts.
 */
export const findNamedPerson = (texts: readonly string[]): string | undefined => {
  for (const text of texts) {
    const named = AFTER_PERSON_VERB.exec(text)?.[1]
    if (named !== undefined && /^\p{Lu}/u.test(named) && !NOBODY.test(named)) return named
    const acting = BEFORE_PERSON_VERB.exec(text)?.[1]
    if (
      acting !== undefined &&
      !NOBODY.test(acting) &&
      !/^(?:He|She|We|They|You|Nobody|Anybody|Somebody|Who|Which|That)$/.test(acting)
    )
      return acting
    const kin = MY_KIN.exec(text)?.[1]
    if (kin !== undefined) return `your ${kin.toLowerCase()}`
    const bare = BARE_KIN.exec(text)?.[0] ?? NAME.exec(text)?.[0]
    if (bare !== undefined) return bare
  }
  return undefined
}
