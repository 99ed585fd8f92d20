import { sentencesIn } from '#domain/framework/sentences.ts'

/** The beginning of a sentence that says why a person wants something, in English, German, Spanish and French. */
const WHY = new RegExp(
  `^(?:${[
    // 'Since the surgery' is a time.
    '(?:because|since(?! (?:the|my|our|last|then|that)\\b)) ',
    'so (?:that|i) ',
    '(?:in order )?to be ',
    "i (?:want|would like|need|wish|hope|promised|miss|love|owe|do not want|don[’']t want|never want|am tired of)",
    "i[’']d (?:like|love)",
    "i[’']m tired of",
    '(?:for|my) (?:\\w+ ){0,3}(?:asked|asks|said|says|told|tells|needs|wants|deserves|and i)',
    'for (?:my|our|the sake) ',
    'we (?:want|promised|need)',
    '(?:weil|damit) ',
    'ich (?:will|möchte|brauche|habe .* versprochen)',
    'mein\\w* .*(?:fragt|sagt|braucht|wünscht)',
    'porque ',
    'para (?:que|poder|mi|mis|ser|estar) ',
    'quiero ',
    'parce qu',
    'pour (?:que|pouvoir|mon|ma|mes|être) ',
    'je (?:veux|voudrais) ',
  ].join('|')})`,
  'iu',
)

/** Shame, grief and comparison: words that a text does not quote back. */
export const HEAVY =
  /\b(?:failure|fail|failed|loser|ashamed|shame|embarrass\w*|stupid|ugly|fat|disgust\w*|worthless|useless|lazy|pathetic|hate|guilty|died|death|dead|passed away|funeral|lost my|(?:next|compared) to (?:my|him|her|them|others)|than (?:my|him|her|them|others|everyone)|versager|schäm\w*|gestorben|fracas\w*|vergüenza|murió|honte|mort\w?)\b/iu

/** The smallest number of words that says why. */
const WORDS_MIN = 4

/**
 * The first sentence in which a person says why, as typed and without its final punctuation; null where none does. `texts` in
 * order of preference. A sentence with shame, grief or a comparison is left out: it is never quoted back.
 */
export const findReason = (texts: readonly (string | undefined)[]): string | null => {
  for (const sentence of texts.flatMap((text) => sentencesIn(text ?? ''))) {
    const reason = sentence.replace(/[\s.…]+$/u, '')
    if (WHY.test(reason) && !HEAVY.test(reason) && reason.split(/\s+/u).length >= WORDS_MIN) return reason
  }
  return null
}
