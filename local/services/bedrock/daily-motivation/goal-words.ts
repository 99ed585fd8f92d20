/** The phrases for a goal in a sentence, from the goal's words. */
export type GoalWords = {
  /** `write the first draft of your book`, after 'to'. */
  act: string
  /** `writing the first draft of your book`. */
  acting: string
  /** `the first draft of your book`: the object of the work. */
  thing: string
}

const THIS_GOAL: GoalWords = { act: 'work on this goal', acting: 'working on this goal', thing: 'this goal' }

/** Longer phrases make clumsy sentences. */
const THING_MAX = 46

const VERBS = new Set(
  `be become bike book build buy call care clean climb code complete cook create cut cycle declutter design do draw
drink earn eat exercise explore feel find finish fix gain get give grow have help host improve increase keep launch lead learn
listen lose lower make master meditate meet memorize mend move open organize paint pass pay plan plant play pray practice
prepare publish quit read rebuild record reduce repair rest run save sell send set share ship sing sleep speak spend start stay
stop stretch study swim take talk teach train travel understand use visit volunteer wake walk win work write`.split(
    /\s+/,
  ),
)
/** Verbs whose object is the work itself, such as a draft. */
const MAKING = new Set(
  'build code complete create design draw finish launch make organize paint plan prepare publish rebuild record repair write'.split(
    ' ',
  ),
)
const DOUBLED = new Set(['begin', 'cut', 'get', 'plan', 'quit', 'run', 'set', 'stop', 'swim', 'win'])

const gerund = (verb: string): string => {
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ing`
  if (verb.endsWith('e') && !/(?:ee|be)$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

const SECOND_PERSON: [RegExp, string][] = [
  [/\bmyself\b/gi, 'yourself'],
  [/\bmine\b/gi, 'yours'],
  [/\bmy\b/gi, 'your'],
  [/\bi[’']m\b/gi, 'you’re'],
  [/\bi[’']ve\b/gi, 'you’ve'],
  [/\bi\b/gi, 'you'],
  [/\bme\b/gi, 'you'],
]
const toSecondPerson = (text: string) => SECOND_PERSON.reduce((now, [from, to]) => now.replace(from, to), text)

/** Time phrases to cut: 'by June', 'in 90 days', 'a day', 'this year'. */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
const SPAN = '\\d|the\\s+next|one|two|three|four|five|six|ten|twelve'
const WHEN = new RegExp(
  `\\s+(?:by|before|until|till|within|in\\s+(?:${SPAN}|${MONTH})|an?\\s+(?:day|week|month)|every|each|this|next|daily)\\b.*$`,
  'i',
)

const READABLE = /^[\p{L}\p{N}\s.,:;'’“”"()&%$€£+/-]+$/u

/** The phrases of a title. Text that does not fit a sentence (markup, code, no letters) becomes 'this goal'. */
export const goalWords = (title: string): GoalWords => {
  const whole = toSecondPerson(title.trim().replace(/[.!?…]+$/u, ''))
  const said = whole.replace(WHEN, '') || whole
  if (!READABLE.test(said) || !/\p{L}{2}/u.test(said)) return THIS_GOAL
  const [first = '', ...rest] = said.split(/\s+/)
  const verb = first.toLowerCase()
  const object = rest.join(' ')
  if (!VERBS.has(verb))
    return said.length > THING_MAX
      ? THIS_GOAL
      : { act: `work on “${said}”`, acting: `working on “${said}”`, thing: `“${said}”` }
  const acting = `${gerund(verb)}${object ? ` ${object}` : ''}`
  if (acting.length > THING_MAX + 12) return THIS_GOAL
  const isThing = MAKING.has(verb) && /^(?:a|an|the|your|our)\s/i.test(object) && object.length <= THING_MAX
  return { act: object ? `${verb} ${object}` : verb, acting, thing: isThing ? object : acting }
}

/** The first sentence of the description, for a quote; undefined if it is too short, too long or unreadable. */
export const quoteOf = (description: string): string | undefined => {
  const first =
    description
      .split(/(?<=[.!?])\s|\n/)[0]
      ?.trim()
      .replace(/[.!?…]+$/u, '') ?? ''
  return first.length >= 12 && first.length <= 110 && READABLE.test(first) ? first : undefined
}
