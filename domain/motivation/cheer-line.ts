/** The cheer line of the goal page, chosen by words of the title (TEXT-10). */

const CHEERS: readonly { words: readonly string[]; line: string }[] = [
  {
    words: ['paint', 'paints', 'painted', 'painting', 'paintings', 'painter'],
    line: 'A little color on the brush, and the picture goes on.',
  },
  {
    words: ['write', 'writes', 'writing', 'written', 'wrote', 'writer', 'book', 'books'],
    line: 'A page is made of sentences, and today needs one.',
  },
  {
    words: ['run', 'runs', 'running', 'ran', 'runner', 'marathon', 'marathons'],
    line: 'The first hundred steps are the slow ones. After that, your legs know.',
  },
  {
    words: ['learn', 'learns', 'learning', 'learned', 'learnt', 'study', 'studies', 'studying', 'studied'],
    line: 'What feels hard today is what you will know by heart.',
  },
  {
    words: ['save', 'saves', 'saving', 'savings', 'saved', 'money'],
    line: 'Small sums, kept, are how big ones come about.',
  },
  {
    words: ['build', 'builds', 'building', 'built', 'create', 'creates', 'creating', 'created'],
    line: 'Everything that stands began as one piece on an empty table.',
  },
]
const GENERIC = 'A few good minutes today, and you are further than you were.'

/** Whole words only: 'brunch' is not a run. The first matching group wins. */
export const cheerLine = (title: string): string => {
  const words = new Set(title.toLowerCase().match(/\p{L}+/gu))
  return CHEERS.find((cheer) => cheer.words.some((word) => words.has(word)))?.line ?? GENERIC
}
