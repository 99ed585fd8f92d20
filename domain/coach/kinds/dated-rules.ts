import { EXAM_NAMES } from '#domain/coach/topics/exam-names.ts'
import { starts, words } from './word-patterns.ts'

/** An occasion that takes place once, by its words alone. */
const OCCASION = '(?:concert|recital|gig|festival|tournament|match|final|show|play|musical|wedding|regatta|race)'
const ARTICLE = '(?:a|an|the|my|our)'

/**
 * Titles of a goal with a target date that are done once on it: a trip, a race, an exam by its name, a deal. Without a date they may
 * be a practice, so that the rules for every goal leave them out.
 */
export const ONCE = [
  starts(
    'fly (?:to|back|home|out)',
    'sail (?:in|to|across|around|the)',
    `(?:close|raise) ${ARTICLE} (?:[\\w-]+ ){0,3}(?:round|deal|sale|fund|funding)`,
    `(?:sing|play|dance|perform|act|skate|swim|ride|row|speak) (?:in|at) ${ARTICLE} (?:[\\w-]+ ){0,3}${OCCASION}`,
    `(?:throw|host) ${ARTICLE} (?:[\\w-]+ ){0,3}(?:party|shower|wedding|dinner|reunion)`,
    '(?:compete|race|take part) (?:in|at)',
    '(?:emigrate|relocate) to',
    'correr (?:el|la|un|una|mi)',
    '(?:viajar|volar) a|mudar(?:me|se) a',
    'courir (?:le|la|un|une|mon|ma)',
    '(?:voyager|partir) (?:a|au|en)',
  ),
  words('regatta', 'maraton|triatlon', EXAM_NAMES, 'nach [a-z-]+ (?:fliegen|ziehen|reisen)'),
]

/** Words of something that returns, or that is done by degrees. */
export const RETURNS = words(
  'more|less|better|often|mornings?|evenings?|nights|weekends|lunch(?:time)?|at [0-9]+',
  'practi[cs]e|practi[cs]ing|train(?:ing)?|study(?:ing)?|vocabulary|vocab|lessons?',
)
