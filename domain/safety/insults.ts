/** Insults addressed to the reader, in the languages of most people (WITNESS-7, TEXT-18, COACH-12). */

const words = (list: string): string =>
  list
    .trim()
    .split(/\s*\n\s*|, /)
    .join('|')

/** Words that insult whoever is called by them. */
const ENGLISH =
  words(`idiot, moron, loser, failure, stupid, dumb, pathetic, worthless, useless, lazy, disgusting, ugly, fat, weak, a joke
  hopeless, a disgrace, a disappointment, an embarrassment, a coward, a quitter, a slacker, good for nothing`)
const GERMAN =
  words(`dumm, faul, fett, hässlich, wertlos, erbärmlich, schwach, nutzlos, unfähig, feige, disziplinlos, peinlich, idiot
  versager\\p{L}*, loser, faulpelz, feigling, schande, enttäuschung, nichtsnutz`)
const SPANISH =
  words(`vag[oa], perezos[oa], floj[oa], débil, inútil, tont[oa], idiota, estúpid[oa], fracasad[oa], patétic[oa], cobarde
  un desastre, una vergüenza, un fracaso, una decepción`)
const FRENCH =
  words(`paresseu(?:x|se), faible, nul(?:le)?, inutile, stupide, idiote?, lâche, pathétique, minable, fainéante?, ratée?
  une honte, un échec, une déception`)

/** Up to three words, without a denial: `you are not weak` is no insult. */
const between = '(?: (?!(?:not?|never|nicht|nie|kein\\p{L}*|pas|jamais|nunca)\\b)\\p{L}+){0,3}?'
const END = '(?![\\p{L}\\p{N}])'
const START = '(?<![\\p{L}\\p{N}])'

export const INSULTS: readonly RegExp[] = [
  new RegExp(`\\byou(?: are|['’]?re|r| will always be| were always)\\b${between} (?:${ENGLISH})\\b`, 'iu'),
  /\byou (?:(?!not? |never )\p{L}+ ){0,2}?(?:idiot|moron|loser|failure|disgrace|coward|quitter|pig|cow)\b/iu,
  new RegExp(`\\bdu (?:bist|warst|bleibst|wirst)\\b${between} (?:${GERMAN})${END}`, 'iu'),
  new RegExp(`${START}(?<!\\bno )(?:eres|fuiste|sigues siendo)${between} (?:${SPANISH})${END}`, 'iu'),
  new RegExp(`${START}(?:tu (?:es|étais|restes)|t['’]es)${between} (?:${FRENCH})${END}`, 'iu'),
  /(?<!\b(?:where|which|that) )\b(?:nobody|no one) (?:likes|loves|wants|needs|believes in) you\b(?! (?:to|for)\b)/iu,
  /\byou(?:['’]ll| will) never (?:make it|manage|succeed|be anything|amount to)/iu,
  /\b(?:i hate you|shame on you|shut up|go to hell)\b/iu,
]
