/** A pastime as a noun that follows “for” and “in”, and words that tell it in a title. */
type Hobby = {
  hobby: string
  words: string
  /** Words that name the pastime of a title, but do not tell that a title is about one. */
  alone?: string
}

export const HOBBIES: readonly Hobby[] = [
  { hobby: 'chess', words: 'chess' },
  { hobby: 'stargazing', words: 'star ?gaz(?:e|ing)|astronomy|telescope' },
  { hobby: 'fly fishing', words: 'fly[- ]?fish(?:ing)?' },
  { hobby: 'fishing', words: 'fish(?:ing)?' },
  { hobby: 'birdwatching', words: 'bird ?watch(?:ing)?|birding', alone: 'birds' },
  { hobby: 'magic', words: 'magic tricks?', alone: 'magic' },
  { hobby: 'juggling', words: 'juggl(?:e|ing)' },
  { hobby: 'sudoku', words: 'sudoku' },
  { hobby: 'crosswords', words: 'crosswords?' },
  { hobby: 'jigsaw puzzles', words: 'puzzles?(?! of)' },
  { hobby: 'family history', words: 'genealogy|family tree|ancestors' },
  { hobby: 'beekeeping', words: 'bee ?keeping|bees' },
  { hobby: 'sailing', words: 'learn to sail|sailing(?! through)' },
  { hobby: 'scuba diving', words: 'scuba' },
  { hobby: 'origami', words: 'origami' },
  { hobby: 'calligraphy', words: 'calligraphy' },
  { hobby: 'Lego', words: 'lego' },
  { hobby: 'model trains', words: 'model trains?' },
  { hobby: 'coin collecting', words: 'coin collection' },
  { hobby: 'stamp collecting', words: 'stamp collection|collect(?:ing)? stamps' },
  { hobby: 'metal detecting', words: 'metal detecting' },
  { hobby: 'foraging', words: 'foraging' },
  { hobby: 'improv', words: 'improv' },
  { hobby: 'stand-up comedy', words: 'stand-up comedy' },
  { hobby: 'acting', words: 'theater play' },
  { hobby: 'unicycling', words: 'unicycle' },
  { hobby: 'the Rubik’s cube', words: "rubik[’']?s cube" },
  { hobby: 'whittling', words: 'whittling' },
  { hobby: 'kite flying', words: 'kites?' },
]
