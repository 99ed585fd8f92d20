/** Spellings of the screening's normal form as the words that the word vectors know. */
const SPELLINGS: Readonly<Record<string, string>> = {
  cant: 'can not',
  dont: 'do not',
  im: 'i am',
  ive: 'i have',
  wont: 'will not',
  isnt: 'is not',
  didnt: 'did not',
  doesnt: 'does not',
  wasnt: 'was not',
  werent: 'were not',
  couldnt: 'could not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  havent: 'have not',
  hasnt: 'has not',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  youre: 'you are',
  thats: 'that is',
  its: 'it is',
  id: 'i would',
  wanna: 'want to',
  gonna: 'going to',
  anymore: 'any more',
  kms: 'kill myself',
  unalive: 'kill',
  unaliving: 'killing',
  selfharm: 'self-harm',
  selfharming: 'self-harm',
  benzos: 'xanax',
  antidepressant: 'antidepressants',
  flatmate: 'roommate',
  meds: 'medication',
  u: 'you',
  ur: 'your',
  idk: 'i do not know',
  tbh: 'honestly',
}

/** The end of a sentence, as a word. */
export const STOP = '.'

/** Numbers stand for what they say of an age: a child, a grown person, an amount. */
const numberWord = (digits: string): string => {
  const number = Number(digits)
  if (number < 18) return '13'
  return number < 100 ? '34' : '500'
}

const spelled = (word: string): string =>
  /^\d+$/.test(word) ? numberWord(word) : Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word] ?? word) : word

/** The sentences of a reading as the words that the network reads, with `STOP` between two sentences. */
export const readWords = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, index) => [
    ...(index > 0 ? [STOP] : []),
    ...sentence.split(' ').flatMap((word) => spelled(word).split(' ')),
  ])
