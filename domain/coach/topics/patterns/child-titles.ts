import { TALKING_CHILD } from '#domain/coach/words/relatives.ts'

const MINE = String.raw`(?:my|our|the) (?:\p{L}+ )?(?:${TALKING_CHILD})(?![\p{L}’'])`

/** Titles about the time and the patience that parents have for their own children; not about lessons, custody or grown-up children. */
export const CHILDREN = new RegExp(
  [
    `^(?!.*\\b(?:custody|court|lawyer|adult|grown|grown-up|students|class|less|inner|without)\\b)(?:(?:spend|make|have|find|take|more|some|quality|real|undivided|one-on-one|phone-free|screen-free|playful|an?|hour|evening|day) )*(?:time|evenings?|afternoons?|weekends?|hours?|days?) (?:(?:alone|together|outside|playing) )?(?:with|for) ${MINE}`,
    `^(?:play|laugh|bond|connect) (?:(?:more|outside|every day|daily|\\d+ minutes|for an hour) )*with ${MINE}`,
    `^(?:play (?:more )?(?:\\p{L}+ ){1,2}with|teach(?! (?:my|our|the) [\\p{L} ]+ to swim)|build (?:an?|the) (?:\\p{L}+ ){1,2}for) ${MINE}(?! a lesson\\b)`,
    `^help ${MINE} (?:with (?:(?:his|her|their|the) )?(?:(?:GCSE|algebra|high school|\\S+ grade) )?(?:maths?|homework|reading|spelling|writing|school ?work|exams?)|(?:to )?(?:learn|read|study))\\b`,
    `^(?:be|become) (?:(?:more|really|fully) )*(?:present|patient|calm|there) (?:with|for|around) ${MINE}|^(?:more )?patience with ${MINE}`,
    String.raw`^(?:be|become) (?:an? )?(?:(?:better|good|more|patient|present|calmer|calm|loving) )+(?:mom|mum|mother|dad|father|parent)(?=$|[,.]| (?:to|for|this|by|every)\b)`,
    String.raw`^(?:mehr )?Zeit (?:mit|für) (?:meinen |meinem |meiner |meine |die |den |unseren )?(?:Kindern?|Kinder|Sohn|Tochter|Söhnen?|Töchtern?)(?!\p{L})|^mit (?:meinen|meinem|meiner|den) (?:Kindern?|Sohn|Tochter) spielen$`,
  ].join('|'),
  'iu',
)
