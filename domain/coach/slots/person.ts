import { FIRST_NAMES } from '#domain/coach/checks/first-names.ts'
import { ANY_PARTNER, ONE_CHILD, RELATIVE } from '#domain/coach/words/relatives.ts'

/** Whom the person wrote about, for the slot `{person}`. */

const KIN = `${RELATIVE}|${ANY_PARTNER}|${ONE_CHILD}|kid|kids|child|children|grandchildren|grandkids|family|twins|friends|roommate|neighbor|neighbour`
const MY_KIN = new RegExp(
  `\\b(?:my|our) (?:(?:little|older|younger|big|oldest|youngest|own) )?(${KIN})(?![- ]in[- ]laws?)\\b`,
  'i',
)
const BARE_KIN = /\b(Mom|Mum|Dad|Grandma|Grandpa|Granny|Papa|Mama)\b/

/** Names that are also words or places in small letters, or in another language. */
const WITH_CAPITAL_ONLY =
  'Adam|Beth|Carl|Charlie|Chloe|Daniel|David|Ella|Frank|Fred|George|Greta|Henry|Ida|Jack|Jacob|James|Jan|Jane|Jen|Jess|John|Jordan|Kim|Leo|Liam|Lily|Louis|Lucas|Lucy|Luke|Maria|Martin|Mary|Matt|Max|Maya|Michael|Noah|Nora|Paul|Paula|Peter|Rachel|Rosa|Sam|Sarah|Simon|Sofia|Theo'
const NAMES = FIRST_NAMES.trim()
  .split(/\s+/u)
  .map((name) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
/** Given names; any other capitalized word may be a place, a brand or the first word of a title. */
const NAME = new RegExp(String.raw`(?<!\p{L})(?:${[...NAMES, WITH_CAPITAL_ONLY].join('|')})(?!\p{L})`, 'u')
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
