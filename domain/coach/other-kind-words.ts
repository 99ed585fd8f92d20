import { LEARN_TO_RUN, RACE } from './movement-titles.ts'
import { LATE_TO_BED, SNOOZE } from './sleep-titles.ts'

const INSTRUMENTS =
  '(?:guitars?|pianos?|violin|viola|cello|ukulele|drums|flute|clarinet|saxophone|trumpet|trombone|harp|accordion|banjo|mandolin|harmonica|an instrument)'

/** What follows an act that a goal repeats: how often, how long or when. */
const HOW_OFTEN = String.raw`(?=$|[,.:;]| (?:every|each|daily|again|more|regularly|once|twice|(?:\d+|one|two|three|four|five|ten|fifteen|twenty|thirty) (?:x|times|days|hours?|minutes?|min)\b|\d+x|for (?:an?|one|two|half|\d+)\b|(?:before|after) (?:work|school|breakfast|lunch|dinner|bed)|(?:in|on) (?:the )?(?:morning|evening|weekend|\w+day)))`

/** Of a title in German: what is cleared out are rooms and furniture, not a stable. */
const CLEAR_OUT_GERMAN =
  /^(?!.*\b(?:Stall|Ställe|Boxe?n?|Käfig|Pferde?|Postfach|Fotos)\b).*\b(?:entrümpeln|ausmisten)\b/iu

/**
 * Words of a title that tell a topic whose texts were written for another kind, and fit this kind as they stand. They are tried after
 * the words of the kind's own topics; the first that matches is used.
 */
export const OTHER_KIND_WORDS = {
  do_regularly: [
    [
      'instrument',
      new RegExp(
        [
          String.raw`^(?:(?:i want to|finally) )*(?:play|practi[cs]e|pick up|get back to)(?:ing)? (?:(?:the|my|some|acoustic|electric|bass) )*${INSTRUMENTS}\b(?! (?:hero|music|recordings?|records?|concerts?|sonatas?|with the kids))`,
          `^${INSTRUMENTS}(?: practice)?${HOW_OFTEN}`,
          String.raw`\b(?:Klavier|Gitarre|Geige|Querflöte|Schlagzeug|Cello|Saxophon|Trompete) (?:spielen|üben)\b`,
        ].join('|'),
        'iu',
      ),
    ],
    [
      'code',
      new RegExp(
        String.raw`^(?:(?:i want to|write|do some|practice) )*(?:code|coding|leetcode)${HOW_OFTEN}|^solve .*\bleetcode\b|\bprogrammieren$`,
        'iu',
      ),
    ],
    [
      'declutter',
      /\bde-?clutter(?:ing)?\b(?!.*\b(?:inbox|emails?|phone|calendar|mind|head|desktop|photos?|files?|schedule)\b)|^(?:clear|clean) (?:out|up) (?:one|an?|two) (?:drawer|closet|shelf|cupboard|box|room|corner)\b/iu,
    ],
    ['declutter', CLEAR_OUT_GERMAN],
    [
      'job',
      /^(?:(?:apply (?:to|for)|look for|find) (?:\S+ ){0,3}?(?:jobs?|positions?)\b(?! for)|send (?:out )?(?:\S+ ){0,2}?(?:job )?applications?\b|update my (?:cv|résumé|resume)\b|job (?:search|hunt|hunting|applications?)\b)|\b(?:neuen Job|neue (?:Arbeits)?stelle)\b (?:finden|suchen)|\bBewerbungen (?:schreiben|schicken|abschicken|verschicken)|\bBewerbungen?$/iu,
    ],
  ],
  stop: [
    ['waking', SNOOZE],
    ['bedtime', LATE_TO_BED],
  ],
  finish: [['run', RACE]],
  learn: [['run', LEARN_TO_RUN]],
} as const

/**
 * Words of steps of a kind that do not fit the topics it shares with another kind: whoever learns to run has no card to repeat, whoever
 * trains for a race polishes no page, and whoever turns off an alarm meets nobody in a hard hour.
 */
export const OTHER_KIND_UNFIT = {
  finish:
    /\b(?:back up|bench|blurry|change in|copy|cursor|drafts?|figure|files?|flaws?|gap|half (?:begun|done)|halfway|last tenth|lid|lines? on|machine|measure(?:ment)?|pages?|paragraphs?|parts?|pieces?|polish|references|rough|screws?|sections?|sentences?|source|thicker|tools?|trim|ugliest|workpiece)\b/iu,
  learn:
    /\b(?:answers?|bar|books?|cards?|examples?|instrument|lesson|material|mistakes?|pages?|pieces?|recall|recording|reread|solutions?|sources?|test of yourself|translation|from memory)\b/iu,
  stop: /\b(?:urge|hard (?:hour|minute|one)|gets hard|hold tomorrow|usual spot|near other people|company|could write to|turn around|see it start|take over|who was there)\b/iu,
}
