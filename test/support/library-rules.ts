import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { ALWAYS_FILLED, type Slot, slotsIn } from '#domain/coach/library/entry.ts'
import { hasWord, type Variant } from '#test/support/library-text.ts'

/** What may stand directly before a slot. A slot that is not listed may stand anywhere. The empty string is the start of a text. */
const BEFORE: ReadonlyMap<Slot, RegExp> = new Map([
  ['title', /(?:^|\b)(?:the goal|on|for|about|under) $/iu],
  ['act', /\b(?:to|and|can|will) $/u],
  ['acting', /(?:^|\b(?:for|of|before|after|without|with|from|that|which|where|what|to) )$/u],
  ['urge', /(?:^|\b(?:of|before|after|without|for|from|about|to|where|when|which|that|makes) )$/u],
  ['then', /(?:\b(?:to|and|will)|:) $/u],
  ['plan', /: $/u],
  ['obstacle', /(?:: |You wrote )$/u],
  ['why', /(?:: |You wrote )$/u],
])
const DETERMINER = /\b(?:a|an|the|this|your|my|their)$/iu
const QUOTED: ReadonlySet<Slot> = new Set(['plan', 'obstacle', 'why'])

/** Whether each slot of a text stands where its grammar allows it. A quoted plan ends the text and brings its own period. */
export const slotsStandRight = (text: string): boolean =>
  [...text.matchAll(/\{([a-z_]+)\}/gu)].every(({ 0: token, index }) => {
    const [slot] = slotsIn(token)
    const before = text.slice(0, index)
    const after = text.slice(index + token.length)
    if (slot === undefined) return false
    if (!(BEFORE.get(slot)?.test(before) ?? true)) return false
    if (slot !== 'weekday' && DETERMINER.test(before.trimEnd())) return false
    if (QUOTED.has(slot)) return after === (slot === 'plan' ? '' : '.')
    return slot !== 'person' || !/^(?:’s|\s+(?:is|are|has|likes|wants|needs|uses|asks|does)\b)/u.test(after)
  })

/** Slots that a kind never uses: `{urge}` names what is stopped, and no stop goal is told to do its title. */
export const SLOTS_NOT_FOR: Record<GoalKind, readonly Slot[]> = {
  do_regularly: ['urge'],
  finish: ['urge'],
  stop: ['act', 'acting', 'thing'],
  recover: ['urge', 'act', 'acting', 'thing'],
  relate: ['urge'],
  learn: ['urge'],
  save: ['urge'],
  reflect: ['urge'],
}

const NEVER = [
  ...['believe in yourself', 'you’ve got this', 'journey', 'crush', 'smash', 'grind', 'hustle', 'proud of you'],
  ...['no excuses', 'excuse', 'lazy', 'weak', 'fail', 'failed', 'failure', 'give up', 'should have', 'studies show'],
  ...['guaranteed', 'unlock', 'level up', 'best self', 'consistency is key', 'one step at a time', 'good choice'],
  ...['seven in the morning', 'it holds', 'deep breath', 'deep breaths', 'amazing', 'great', 'awesome', 'must have'],
  // Tones of their own (Teammate, Drill Sergeant): steps are shared by all four.
  ...['we', 'us', 'our', 'let’s', 'order', 'orders', 'dismissed', 'carry on'],
  // Images.
  ...['garden', 'river', 'mountain', 'seed', 'seeds', 'bread', 'carpenter', 'baton', 'path', 'bridge', 'harvest'],
  // British spelling.
  ...[
    'practise',
    'favourite',
    'colour',
    'organise',
    'judgement',
    'grey',
    'programme',
    'towards',
    'afterwards',
    'cheque',
    'tick',
    'film',
    'jug',
    'cupboard',
    'shop',
    'queue',
  ],
  // Safety: nothing that a doctor, a bank or a therapist objects to.
  ...[
    'kill',
    'die',
    'dose',
    'pill',
    'pills',
    'medicine',
    'diet',
    'calorie',
    'calories',
    'weigh',
    'weight',
    'guilty',
    'shame',
  ],
]

const EXERCISE = [
  ...['walk', 'walks', 'walking', 'stretch', 'stretches', 'squat', 'squats', 'lift', 'lifts', 'lifting', 'run', 'runs'],
  ...[
    'running',
    'jog',
    'climb',
    'stairs',
    'exercise',
    'exercises',
    'train',
    'training',
    'pain',
    'stronger',
    'faster',
    'progress',
  ],
]
const FAITH = [
  ...[
    'god',
    'lord',
    'pray',
    'prayer',
    'church',
    'mosque',
    'temple',
    'bible',
    'psalm',
    'verse',
    'scripture',
    'soul',
    'spirit',
  ],
  ...[
    'holy',
    'sacred',
    'sin',
    'bless',
    'blessing',
    'worship',
    'mantra',
    'chakra',
    'karma',
    'buddha',
    'meditate',
    'meditation',
  ],
]
const FINANCE = [
  ...['invest', 'stocks', 'fund', 'interest', 'loan', 'refinance', 'consolidate', 'bankruptcy', 'crypto'],
  ...['consolidation', 'lender', 'budget', 'percent', 'buy', 'sell', 'insurance', 'tax'],
]
const STOP = ['more of', 'keep up', 'keep going', 'relapse', 'willpower', 'treat yourself', 'reward', 'never again']

/** Words that no text of a kind says. Exercise is allowed for a wording that needs a sheet of exercises. */
const WORDS_NOT_FOR: Partial<Record<GoalKind, readonly string[]>> = {
  stop: STOP,
  recover: EXERCISE,
  save: FINANCE,
  reflect: FAITH,
}

/** Words of these lists that are what a topic is about: its goals have them in their titles. */
const WORDS_OF_TOPIC: Readonly<Record<string, readonly string[]>> = {
  prayer: ['pray', 'prayer', 'bless', 'blessing', 'holy'],
  gardening: ['garden', 'seed', 'seeds'],
  scripture: ['verse', 'scripture'],
}

export const forbiddenWords = ({ text, kinds, needs, list }: Variant): string[] => {
  const own = WORDS_OF_TOPIC[list] ?? []
  const ofKinds = kinds.flatMap((kind) => (kind === 'recover' && needs === 'sheet' ? [] : (WORDS_NOT_FOR[kind] ?? [])))
  return [...NEVER, ...ofKinds].filter((word) => hasWord(text, word) && !own.includes(word))
}

/** Whether this wording, or the twin that stands in for it, can be given to every goal of its kinds. */
export const isAlwaysShown = ({ entry, role, needs, text }: Variant): boolean =>
  (role === 'text' && entry.twin !== undefined) ||
  (needs === null && slotsIn(text).every((slot) => ALWAYS_FILLED.has(slot)))

/** Words that a slot adds to a text beyond the one that it replaces. A quoted plan does not count. */
const ADDED_WORDS: Partial<Record<Slot, number>> = {
  plan: -1,
  act: 4,
  acting: 4,
  thing: 4,
  urge: 4,
  item: 2,
  title: 3,
  obstacle: 3,
  why: 3,
}

/** Words of a text with its slots filled by values of ordinary length. */
export const spokenWords = (text: string): number =>
  text.split(' ').filter((word) => /[a-z]/iu.test(word)).length +
  slotsIn(text).reduce((sum, slot) => sum + (ADDED_WORDS[slot] ?? 0), 0)

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|sixty|ninety)'
/** Lengths of time in words, which the page shows beside the text. */
export const durationsNamed = (text: string): string[] =>
  text.match(new RegExp(`\\b${NUMBER} (?:full |whole |short |more |quiet )?(?:seconds|minutes|hours)\\b`, 'giu')) ?? []
