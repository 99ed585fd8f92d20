/** Words of the rules in which a typing error is looked for, with the number of errors that is allowed. */
const LONG: readonly (readonly [word: string, errors: number])[] = [
  ['suicide', 1],
  ['suicidal', 1],
  ['myself', 1],
  ['anymore', 1],
  ['overdose', 1],
  ['killing', 1],
  ['goodbye', 1],
  ['selfharm', 1],
  ['antidepressants', 2],
  ['miscarriage', 2],
  ['medication', 1],
  ['anorexia', 1],
  ['bulimia', 1],
  ['selbstmord', 1],
  ['umbringen', 1],
]

/** Short words: two letters exchanged, or a letter typed too often or once where it belongs twice. */
const SHORT = ['kill', 'want', 'live', 'life', 'dead', 'hurt', 'wish', 'pills', 'tired', 'alive']

/** Frequent misspellings and code words that no count of errors reaches. */
const KNOWN: Readonly<Record<string, string>> = {
  iwant: 'i want',
  iwanna: 'i want to',
  imgonna: 'im going to',
  sucide: 'suicide',
  sucidal: 'suicidal',
  suiside: 'suicide',
  suecide: 'suicide',
  sooicide: 'suicide',
  sewerslide: 'suicide',
  soocide: 'suicide',
  dieing: 'dying',
  diy3: 'die',
  liv: 'live',
  hert: 'hurt',
  ded: 'dead',
  jst: 'just',
  kll: 'kill',
}

/** Correct words that are one error away from a word of the rules. */
const CORRECT = new Set([
  'overdone',
  'filling',
  'kilning',
  'kiln',
  'lief',
  'tried',
  'wants',
  'lives',
  'lived',
  'olive',
  'suicides',
])

/** Words that are also typed without a blank between them: `killmyself`, `iwanttodie`. */
const RUN_TOGETHER =
  'i im want wanna to die kill myself my self end ending life live suicide commit hurt cut dont anymore take own wish was were dead not be alive going tonight it all hang shoot'.split(
    ' ',
  )

const squeezed = (word: string): string => word.replace(/(.)\1+/g, '$1')

const exchanged = (word: string, target: string): boolean => {
  if (word.length !== target.length) return false
  const at = [...word].findIndex((letter, index) => letter !== target[index])
  const swapped = `${target.slice(0, at)}${target[at + 1] ?? ''}${target[at] ?? ''}${target.slice(at + 2)}`
  return at >= 0 && swapped === word
}

/** Optimal string alignment: insertions, deletions, substitutions and exchanges of neighbours. */
const distance = (one: string, other: string): number => {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      const swap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const cost = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same)
      next.push(swap ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost)
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

/** The words of a run of letters without blanks; undefined unless all of it is made of known words. */
const apart = (run: string): string | undefined => {
  if (run.length < 7 || run.length > 40) return undefined
  const best: (string | undefined)[] = ['']
  for (let end = 1; end <= run.length; end += 1) {
    for (const word of RUN_TOGETHER) {
      const before = end >= word.length && run.endsWith(word, end) ? best[end - word.length] : undefined
      if (before !== undefined) best[end] = `${before} ${word}`
    }
  }
  return best[run.length]?.trim()
}

const correctWord = (word: string): string => {
  if (CORRECT.has(word) || word.length < 3 || word.length > 40) return word
  const known = Object.hasOwn(KNOWN, word) ? KNOWN[word] : undefined
  if (known) return known
  const short = SHORT.find(
    (target) => exchanged(word, target) || (word.length > 2 && squeezed(word) === squeezed(target)),
  )
  if (short) return short
  if (word.length > 3 && squeezed(word) === 'die' && word.startsWith('die')) return 'die'
  const long = LONG.find(
    ([target, errors]) =>
      squeezed(word) === squeezed(target) ||
      (word[0] === target[0] && Math.abs(word.length - target.length) <= errors && distance(word, target) <= errors),
  )
  return long?.[0] ?? apart(word) ?? word
}

const JOINED = new Set(LONG.map(([word]) => word))

/** Two words as one where they are a word of `LONG` with a blank in it: `sui cide`. */
const joined = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1]
    if (before !== undefined && JOINED.has(before + word)) return []
    const both = word + (words[at + 1] ?? '')
    return [JOINED.has(both) ? both : word]
  })

/** A sentence with the typing errors corrected in the words that the rules look for. */
export const corrected = (sentence: string): string =>
  joined(sentence.split(' '))
    .map(correctWord)
    .join(' ')
    .replace(/\bmy self\b/g, 'myself')
    .replace(/\b(\w+) wanna to\b/g, '$1 want to')
    .replace(/\bwanna\b/g, 'want to')
    .replace(/\bto (?:dei|idie|diee|edi|d1e)\b/g, 'to die')
