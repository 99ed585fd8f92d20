import { STRETCH, SWIM_START } from './body-titles.ts'
import { BUSINESS, SPEAKING } from './career-titles.ts'
import { CAREGIVING } from './caregiving-titles.ts'
import { DATING } from './dating-titles.ts'
import { GIVING } from './giving-titles.ts'
import { LET_GO, SELFWORTH } from './heart-titles.ts'
import { BAKE, RENOVATION } from './home-titles.ts'
import { DOG, EVENT, PHOTO } from './leisure-titles.ts'
import { BLOG, CHANNEL, CRAFT, DRAWING, GARDENING } from './making-titles.ts'
import { ASSERT, CALM, PUNCTUAL, TEMPER } from './mind-titles.ts'
import { BUY_LESS, PAPERS, PAY_OFF, PUT_ASIDE } from './money-titles.ts'
import { DANCE, LEARN_TO_RUN, RACE, SWIM_BETTER } from './movement-titles.ts'
import { SHOUT } from './people-titles.ts'
import { WORSHIP } from './reflect-titles.ts'
import { LATE_TO_BED, SNOOZE } from './sleep-titles.ts'
import { SPORT } from './sport-titles.ts'
import { DRIVING, LANGUAGE_PRACTICE, PASS_EXAM, SCHOOL_SUBJECT } from './study-titles.ts'
import { DRAFT_PRACTICE, PLAN_ON_PAPER, READ_TO_THE_END } from './text-titles.ts'
import { WASTE } from './waste-titles.ts'
import { NETWORK, NO_DISTRACTION } from './work-titles.ts'

const INSTRUMENTS =
  '(?:guitars?|pianos?|violin|viola|cello|ukulele|drums|flute|clarinet|saxophone|trumpet|trombone|harp|accordion|banjo|mandolin|harmonica|an instrument)'

/** What follows an act that a goal repeats: how often, how long or when. */
const HOW_OFTEN = String.raw`(?=$|[,.:;]| (?:every|each|daily|again|more|regularly|once|twice|(?:\d+|one|two|three|four|five|ten|fifteen|twenty|thirty) (?:x|times|days|hours?|minutes?|min)\b|\d+x|for (?:an?|one|two|half|\d+)\b|(?:before|after) (?:work|school|breakfast|lunch|dinner|bed)|(?:in|on) (?:the )?(?:morning|evening|weekend|\w+day)))`

const SING_IN_CHOIR =
  /^choir practice\b|^(?:sing|singing) (?:in|with) (?:an?|my|our|the) (?:\p{L}+ )?choir\b|\bim \p{L}*chor singen\b/iu

/** Titles about the open air, where one goes on foot. */
const OUTDOORS =
  /^(?:go hiking|hike|hiking)\b(?! boots)|^(?:spend|get) (?:(?:more|some|an|hour|\d+|minutes|of) )*time (?:in nature|outdoors|outside|in the (?:woods|forest))(?=$|[,.:]| (?:every|each|daily|alone|by|before|after|in|on)\b)/iu

/** Titles about a degree that is still to be earned, not about what follows it. */
const DEGREE =
  /^(?:(?:i want to|finally) )*(?:finish|complete|get|earn) (?:my|an?|the) (?:university |college |nursing |law |engineering )?(?:degree|(?:master|bachelor)[’']?s?(?: degree)?|phd|doctorate|studies)(?=$|[,.:]| (?:in|by|before|this|next|with|at|on)\b)/iu

const CAREER = /^(?:change|switch) (?:my )?careers?\b/iu

/** Titles about selling or earning beside a job. */
const SIDE_BUSINESS =
  /^(?:start (?:to )?)?sell(?:ing)? (?:\S+ ){0,3}on (?:etsy|ebay|amazon)\b|^(?:earn|make) (?:\S+ ){1,4}(?:on the side|from (?:my|a) side (?:hustle|business|job))\b|^(?:start|grow|build) (?:a|my) side (?:hustle|business)\b/iu

/** Of a title in German: what is cleared out are rooms and furniture, not a stable. */
const CLEAR_OUT_GERMAN =
  /^(?!.*\b(?:Stall|Ställe|Boxe?n?|Käfig|Pferde?|Postfach|Fotos)\b).*\b(?:entrümpeln|ausmisten)\b/iu

/**
 * Words of a title that tell a topic whose texts were written for another kind, and fit this kind as they stand. They are tried after
 * the words of the kind's own topics; the first that matches is used.
 */
export const OTHER_KIND_WORDS = {
  do_regularly: [
    ['letgo', LET_GO],
    ['caregiving', CAREGIVING],
    ['worship', WORSHIP],
    ['dating', DATING],
    [
      'instrument',
      new RegExp(
        [
          String.raw`^(?:(?:i want to|finally) )*(?:play|practi[cs]e|pick up|get back to)(?:ing)? (?:(?:the|my|some|acoustic|electric|bass) )*${INSTRUMENTS}\b(?! (?:hero|music|recordings?|records?|concerts?|sonatas?|with the kids))`,
          `^${INSTRUMENTS}(?: practice)?${HOW_OFTEN}`,
          String.raw`\b(?:Klavier|Gitarre|Geige|Querflöte|Schlagzeug|Cello|Saxophon|Trompete|Akkordeon|Klarinette|Flöte|Ukulele) (?:wieder )?(?:spielen|üben|auspacken)\b`,
        ].join('|'),
        'iu',
      ),
    ],
    [
      'code',
      new RegExp(
        String.raw`^(?:(?:i want to|write|do some|practice) )*(?:code|coding|leetcode)${HOW_OFTEN}|^(?:solve|do) .*\bleetcode\b|\bprogrammieren$`,
        'iu',
      ),
    ],
    [
      'declutter',
      /\bde-?clutter(?:ing)?\b(?!.*\b(?:inbox|emails?|phone|calendar|mind|head|desktop|photos?|files?|schedule)\b)|^(?:clear|clean)(?: (?:out|up))? (?:one|an?|two) (?:drawer|closet|shelf|cupboard|box|corner)\b|^throw (?:out|away) (?:one|an?|\d+) things? (?:a|per|every|each) |^get rid of (?:\d+|one|ten|a hundred) (?:things?|items?)\b/iu,
    ],
    ['declutter', CLEAR_OUT_GERMAN],
    [
      'declutter',
      /^(?:get rid of|give away|donate|sell) (?:half (?:of )?)?(?:my|our|the|old|ten|twenty|\d+) (?:\p{L}+ )?(?:clothes|books|toys|things|stuff|shoes|belongings)\b/iu,
    ],
    ['papers', PAPERS],
    [
      'job',
      /^(?:(?:apply (?:to|for)|look for|find) (?:\S+ ){0,3}?(?:jobs?|positions?|work)\b(?! (?:for|on))|send (?:out )?(?:\S+ ){0,2}?(?:job )?applications?\b(?! to (?:\S+ )?(?:schools|colleges|universities))|(?:update|work on) my (?:cv|résumé|resume)\b|job (?:search|hunt|hunting|applications?)\b)|\b(?:Job|neue (?:Arbeits)?stelle)\b (?:finden|suchen)|\bBewerbungen (?:schreiben|schicken|abschicken|verschicken)|\bBewerbungen?$/iu,
    ],
    ['job', /\bJobwechsel\b|^(?:prepare|get ready|practi[cs]e) for (?:my|a|the|an) (?:job )?interviews?\b/iu],
    ['language', LANGUAGE_PRACTICE],
    ['study', PASS_EXAM],
    ['draft', DRAFT_PRACTICE],
    [
      'home',
      /^be home (?:\S+ ){0,3}(?:for|before) (?:dinner|the kids|bedtime|bath)\b|\b(?:zum Abendessen|zum Essen) (?:zu Hause|daheim)\b/iu,
    ],
    ['choir', SING_IN_CHOIR],
    [
      'scroll',
      /^(?:put|keep|leave|charge|lock|turn|switch|my|das|mein)?\s?(?:my |the )?(?:phone|Handy)\b.*\b(?:away|off|out of|drawer|(?:an)?other room|in the (?:hall|kitchen)|outside|downstairs|weg\p{L}*|aus|ausschalten)\b/iu,
    ],
    ['journal', /\b(?:dankbar|Dankbarkeit\p{L}*|Tagebuch)\b/iu],
    ['debt', PAY_OFF],
    ['scroll', /^(?:only|max|at most) (?:\S+ ){1,3}of screen time\b|\b(?:Instagram|TikTok|Facebook) löschen\b/iu],
    ['savings', PUT_ASIDE],
    ['cook', /^(?:try|cook|make) (?:an?|one|two) new recipes?\b/iu],
    ['renovation', RENOVATION],
    ['walk', OUTDOORS],
    ['study', DEGREE],
    ['job', CAREER],
    ['business', SIDE_BUSINESS],
    ['savings', /^(?:cancel|review|cut) (?:(?:my|our|old|unused|all) )*subscriptions\b/iu],
    ['scroll', /^sleep without (?:my|the|a) phone\b/iu],
    ['course', /^get (?:\S+ ){1,3}?(?:certified|certification)\b/iu],
    ['swim_start', SWIM_START],
    ['speaking', SPEAKING],
    ['channel', CHANNEL],
    ['event', EVENT],
    ['dance', DANCE],
    ['driving', DRIVING],
  ],
  stop: [
    ['letgo', LET_GO],
    ['waste', WASTE],
    ['selfworth', SELFWORTH],
    ['punctual', PUNCTUAL],
    ['calm', CALM],
    ['temper', TEMPER],
    [
      'temper',
      /^(?:argue|fight|bicker|quarrel) less with my \p{L}+|^(?:stop )?(?:arguing|fighting|bickering|quarrelling) (?:so much )?with my (?:wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|father|dad|sister|brother|parents)\b/iu,
    ],
    ['assert', ASSERT],
    ['focus', NO_DISTRACTION],
    ['waking', SNOOZE],
    ['bedtime', LATE_TO_BED],
    [
      'laptop',
      /\bwork(?:ing)? (?:(?:so |too )?late|after (?:dinner|hours|six|seven|eight|\d+)|past (?:six|seven|eight|\d+)|in the evenings?|in bed)\b|\bbring(?:ing)? work home\b|\bwork e-?mails?\b|\b(?:checking|answering|reading) (?:slack|teams|work (?:chat|messages))\b|Überstunden|\b(?:abends|nach Feierabend|am Abend) (?:zu )?arbeiten\b/iu,
    ],
    [
      'cook',
      /\b(?:fast food|less meat|eating (?:so much )?meat|take-?(?:out|away)|ordering (?:in|food|pizza)|food delivery|Fertiggerichte|Lieferdienst|mehr kochen|selbst kochen)\b/iu,
    ],
    ['savings', BUY_LESS],
    ['hand_over', /\bmicro-?managing\b/iu],
  ],
  finish: [
    ['dating', DATING],
    ['run', RACE],
    ['study', DEGREE],
    ['job', CAREER],
    ['business', SIDE_BUSINESS],
    ['gardening', /^plant (?:an?|one|two|my first|more) (?:\p{L}+ )?trees?\b/iu],
    ['assert', ASSERT],
    ['blog', BLOG],
    ['gardening', GARDENING],
    ['craft', CRAFT],
    ['business', BUSINESS],
    ['speaking', SPEAKING],
    ['laptop', /^finish work (?:on time|at|by|before|earlier)\b/iu],
    [
      'code',
      /\bcoding projects?\b|^(?:build|program|code|make|develop|finish) (?:an?|my|our|the) (?:(?:first|own|mobile|small|simple|web|little|phone|iphone|android|ios|fitness|budget) ){0,3}(?:apps?|website|web ?site|video game)(?=$|[,.:]| (?:by|before|in|for|with|this|next|from|that|to|about)\b)/iu,
    ],
    ['stretch', STRETCH],
    ['draft', PLAN_ON_PAPER],
    ['waking', /\bmorning person\b/iu],
    ['workout', /^build (?:more )?muscles?\b/iu],
    ['reading', READ_TO_THE_END],
    ['study', PASS_EXAM],
    ['scripture', /^(?:finish|read|complete) .*\b(?:bible|quran|koran|torah|new testament)\b/iu],
  ],
  learn: [
    ['selfworth', SELFWORTH],
    ['run', LEARN_TO_RUN],
    ['study', SCHOOL_SUBJECT],
    ['swim', SWIM_BETTER],
    ['sport', SPORT],
    ['drawing', DRAWING],
    ['craft', CRAFT],
    ['photo', PHOTO],
    ['assert', ASSERT],
    ['driving', DRIVING],
    ['dog', DOG],
    ['bake', BAKE],
    ['cook', /\b(?:to cook|cooking|kochen)\b/iu],
    ['savings', /\bto (?:save|budget)(?: money)?$/iu],
    ['hand_over', /\bto (?:delegate|hand over work|let others decide)\b/iu],
  ],
  relate: [
    ['giving', GIVING],
    ['worship', WORSHIP],
    ['dog', DOG],
    ['network', NETWORK],
    ['shout', SHOUT],
    ['temper', TEMPER],
    ['waking', /^(?:get|be|wake) up before (?:the|my|our) (?:kids|children|family)\b/iu],
  ],
} as const

/**
 * Words of steps of a kind that do not fit the topics it shares with another kind: whoever learns to run has no card to repeat, whoever
 * trains for a race polishes no page, and whoever turns off an alarm meets nobody in a hard hour.
 */
export const OTHER_KIND_UNFIT = {
  finish:
    /\b(?:assemble|back up|bench|blurry|change in|copy|cross (?:off|out)|cursor|difficult one|drafts?|desk(?:top)?|documents?|drop tomorrow|email|figure|files?|flaws?|folder|gap|half (?:begun|done)|halfway|items?|laptop|last tenth|lid|letter|lines? on|lists?|machine|measure(?:ment)?|newest version|noticed last time|open (?:questions?|tasks?)|opening hours|pages?|papers?|paragraphs?|parts?|pencil|pieces?|polish|references|rough|screws?|scraps|sections?|sentences?|source|staple|still missing|tabs|thicker|tools?|vaguest|trim|ugliest|workpiece)\b/iu,
  learn:
    /\b(?:a test|answers?|cross out|task|bar|books?|cards?|examples?|instrument|lesson|material|mistakes?|next topic|pages?|pieces?|portion|quiz|recall|recording|reread|solutions?|sources?|test of yourself|translation|from memory)\b/iu,
  stop: /\b(?:urge|closest call|door between|gum|hands? (?:a job|could|will|usually|want)|join in|sells it|sets it off|shelf or folder|thanks|to hold|triggers?|usually starts|your helper|hard (?:hour|minute|one)|gets hard|hold tomorrow|usual spot|near other people|company|could write to|turn around|see it start|take over|who was there)\b/iu,
}
