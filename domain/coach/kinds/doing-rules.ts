import { KIN, type KindRule, starts, words } from './word-patterns.ts'

/** Words that name a time that returns. */
export const REGULAR = words(
  'dail(?:y|ies)',
  'weekly',
  'nightly',
  'monthly',
  '(?:every|each) (?:\\w+ ){0,2}(?:day|days|morning|mornings|evening|evenings|night|nights|week|weekday|weekend|month|year|shift|lunch|meal|hour|monday|tuesday|wednesday|thursday|friday|saturday|sunday|walk|call)',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days',
  '(?:[0-9]+|one|two|three|four|five|six|seven|once|twice|a few|several) ?(?:x|times|days|mornings|evenings|nights)? ?(?:a|per|/|each|every) ?(?:day|week|month|night|shift)',
  '(?:min|mins|minutes|hours?|pages|steps|words|reps) (?:a|per) (?:day|week)',
  '(?:a|an|one|two|three|four|five|[0-9]+) \\w+ (?:a|per|each|every) (?:day|week|month)',
  '10[ ,.]?000 steps|10k steps',
  'regularly|habit|routine|streak|always|consistently',
  'taglich|jeden (?:tag|morgen|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|jede woche|am tag|pro (?:tag|woche)|(?:ein|zwei|drei|vier|[0-9]+)mal (?:die|in der|pro) woche',
  'cada (?:dia|manana|noche|semana)|todos los dias|a diario|al dia|(?:por|a la) semana',
  'chaque (?:jour|matin|soir|semaine)|tous les (?:jours|matins|soirs)|par (?:jour|semaine)|quotidien(?:nement)?',
)

const LANGUAGE =
  '(?:english|german|spanish|french|italian|portuguese|japanese|chinese|mandarin|korean|arabic|russian|dutch|swedish|polish(?! (?:my|the|up|our|it|off))|turkish|latin|greek|hindi|hebrew|welsh|gaelic|tagalog|swahili|urdu|punjabi|vietnamese|cantonese|farsi|hungarian|finnish|ukrainian|sign language|deutsch|englisch|spanisch|franzosisch|italienisch|japanisch|chinesisch|ingles|frances|aleman|italiano|japones|anglais|allemand|espagnol|italien|japonais)(?! citizenship| passport)'

const SKILL =
  '(?:piano|guitar|violin|cello|drums|flute|ukulele|singing|chess|python|javascript|typescript|rust|sql|coding|programming|excel|photography|drawing|calligraphy|math|maths|calculus|physics|chemistry|biology|anatomy|history|touch typing|typing|klavier|gitarre|geige|guitarra|mathe|mathematik|schach|guitare|echecs)'

/** Rules of practices, people, learning and ends, in the order in which they are tried. */
export const DOING_RULES: readonly KindRule[] = [
  // What changes a weight is done daily, also where the title has a date.
  {
    kind: 'do_regularly',
    is: starts(
      '(?:lose|drop|shed) (?:[\\w,.]+ ){0,3}(?:weight|pounds|lbs?|kgs?|kilos?|belly fat)',
      '(?:lose|drop|shed) [0-9]+ ?(?:lbs?|kgs?)',
      '(?:reach|get (?:back )?to|maintain|keep|find) (?:a|my|an) (?:\\w+ )?weight',
      '(?:[0-9]+ ?(?:kg|kilos?) )?abnehmen',
    ),
  },
  // A birth and a move are once, and nobody writes to somebody in order to become a mother.
  {
    kind: 'finish',
    is: starts(
      '(?:prepare|get (?:everything |all )?ready) for (?:(?:a|the|our|my|new|first|second) )*(?:baby|twins|newborn|birth)(?! (?:shower|sleep|food))',
      '(?:prepare|set up|finish|furnish) (?:the|our|my|a) (?:nursery|babys room)',
      'pack (?:up )?(?:the|my|our) (?:(?:old|whole) )?(?:flat|apartment|house|condo|studio|home|hospital bag)(?! (?:with|every))',
      '(?:have|try for) (?:a|another|our first|my first|a first|a second) (?:baby|child)(?! \\w+er)',
      '(?:get|become) pregnant|start a family(?= *$| (?:by|before|this|next|together))|become (?:a )?(?:mother|mom|mum|father|dad|parents?)(?! (?:who|of|figure))',
    ),
  },
  {
    kind: 'finish',
    is: starts(
      'finish(?:ing)?',
      'complete',
      'submit',
      'publish',
      'hand in',
      'turn in',
      'launch',
      'turn (?:my|our|this) (?:\\w+ ){1,3}into',
      'ship',
      'release',
      'graduate',
      'pass',
      'win',
      'get (?:certified|promoted|hired|accepted|into)',
      'fertigstellen|abschliessen|terminar|acabar|finir|terminer|achever',
    ),
  },
  { kind: 'finish', is: words('fertig(?:stellen|schreiben|machen)?', 'abschliessen', 'abgeben', 'einreichen') },
  {
    kind: 'reflect',
    is: words(
      'pray(?:er|ers|ing)?',
      'meditat(?:e|ing|ion|ions)',
      'mindful(?:ness|ly)?',
      'journaling',
      '(?:my|a|in my|keep a|gratitude|morning|evening) (?:\\w+ )?(?:journal|diary)',
      '^journal|\\w+ journal$',
      'grateful|gratitude|thankful',
      'psalms?|bible|scriptures?|gospel(?! choir)|quran|koran|torah|rosary|church(?! choir)|(?:holy|sunday|attend|to) mass|mosque|synagogue|temple|sabbath|shabbat|devotion(?:s|al)?',
      'morning pages',
      '(?:in|of|sit|keep) silence|^silence$|stillness|be still|breath(?:ing|work)',
      'reflect(?:ion)?',
      '^light(?:ing)? (?:a|the|our|one) candles?',
      'beten|gebet|meditieren|meditation|tagebuch|dankbarkeit(?:stagebuch)?|bibel|stille',
      'rezar|orar|meditar|oracion|diario personal|gratitud|biblia',
      'prier|mediter|priere|gratitude|journal intime|bible',
    ),
    unless: words('journal (?:article|paper)', 'academic journal', 'build', 'renovate', 'teach'),
  },
  {
    kind: 'learn',
    is: starts(
      '(?:re)?learn(?:ing)?',
      'study(?:ing)?',
      `practi[cs]e (?:my |the )?(?:\\w+ )?(?:${SKILL}|${LANGUAGE})`,
      `improve my (?:${SKILL}|${LANGUAGE}|vocabulary|writing|handwriting|reading)`,
      'master',
      'understand',
      'memori[sz]e',
      'get (?:better at|fluent)',
      'become fluent',
      'speak(?! up)',
      'aprender|estudiar|apprendre|etudier|reviser',
    ),
  },
  { kind: 'learn', is: words('lernen|vokabeln|uben|vocabulary|flashcards?|duolingo|anki|fluent(?:ly)?') },
  // What is made, mended or planned for a relative is a thing with an end.
  {
    kind: 'finish',
    is: starts(
      `(?:knit|sew|crochet|quilt|carve|weave|embroider|build|design|make|assemble|compose|write|paint|draw|create|film|record|restore|finish) (?:an?|the|my|our) (?:[\\w-]+ ){1,4}(?:for|of|about) (?:my|our|the) (?:\\w+ )?${KIN}`,
      `(?:fix|repair|restore|renovate|paint|furnish|assemble|build|finish|redo) (?:my|our|the) ${KIN} (?:\\w+ )?(?:bikes?|car|house|room|apartment|kitchen|bathroom|roof|crib|cradle|furniture|piano|clock|website|treehouse|playhouse|shed|boat)`,
      'get (?:my |the |an? )?(?:\\w+ ){0,3}(?:tests?|check-?ups?|x-?rays?|scan|mri|teeth|tooth|fillings?|bloods?|vaccin\\w+|shots?|jabs?|passport|car|roof|boiler|wiring) (?:done|checked|fixed|repaired|renewed|serviced|out)',
      '(?:finish )?(?:sort(?:ing)?(?: (?:out|through))?|scan(?:ning)?|digiti[sz](?:e|ing)|organi[sz](?:e|ing)|label(?:l?ing)?|archiv(?:e|ing)|catalogu?(?:e|ing)?|collect(?:ing)?|back(?:ing)? up) (?:[\\w-]+ ){0,5}(?:photos?|pictures|albums?|videos?|tapes|slides|recipes|letters|papers|records)',
      `(?:plan|organi[sz]e|prepare|arrange) (?:my|our|the) ${KIN} (?:[\\w-]+ ){0,2}(?:wedding|party|birthday|anniversary|reunion|baptism|bar mitzvah|bat mitzvah|graduation|visit|shower|quinceanera)`,
    ),
    unless: words(
      'every|each|daily|weekly|monthly|habit|routine|tradition|relationship|bond|plan for|time|ritual|dinner|breakfast|lunch|meals?|life|future|home|difference|childhood|evening|stories|messages|memories',
    ),
  },
  {
    kind: 'relate',
    is: words(
      KIN,
      'date night|dating|dates?(?= with)',
      'apologi[sz]e|propose to|find love',
      '(?:call|meet|visit|invite|thank|help|talk (?:with|to)|listen to|write to|sit with|eat with|send \\w+ to) (?:\\w+ )?(?:somebody|someone|people|them|one of them|a friend|my neighbor)',
      'reconnect|catch up with|keep in touch|stay in touch',
      'listen(?:ing)?(?= (?:more|better|first|to (?:people|others|my|him|her)))',
      'be (?:kinder|nicer|patient|more patient|present|home for dinner)',
      'home for dinner|family dinners?',
      'marriage|relationship|friendships?',
      'thank you (?:note|card|letter)s?',
    ),
    unless: starts(
      '(?:write|finish|publish|paint|draw|read|record) (?:a|the|my) (?:book|novel|memoir|portrait|film|thesis|family tree)',
      'paint',
      'renovate',
      'buy',
      'sell',
      'move',
      'get (?:back )?in(?:to)? shape',
      'get fit(?:ter)?',
    ),
  },
  { kind: 'do_regularly', is: REGULAR },
  {
    kind: 'finish',
    is: starts(
      'write (?:a|an|the(?! days)|my|our|two|three|[0-9]+)(?! (?:page|word|line|sentence)s?)',
      'read [0-9]+ books',
      'read (?:the (?:book|novel)|war and peace|all)',
      'run (?:a|my first|the|two|[0-9]+) (?:half )?(?:marathon|ultra|race|5k|10k|triathlon)',
      'build|renovate|remodel|paint (?:a|an|the|my|our)|assemble|design|create|make (?:a|an|the|my)|sew|knit (?:a|the)|restore|repair|fix',
      'move (?:to|into|out|house|in)',
      'file|apply|register|book|plan (?:a|the|my|our)|organi[sz]e (?:a|the|my|our)|sort (?:out )?(?:the|my)|declutter|empty|clear out|clean out|tidy (?:the|up the)',
      'sell|buy|hire|get [0-9]+|give a (?:talk|speech)|travel to|find (?:a|an|my)|get (?:a|an|my|the|our) (?:\\w+ ){0,3}(?:job|visa|passport|license|licence|degree|certificate|raise|apartment|house|dog|cat|promotion|driving)',
      'start (?:an?|my|our)(?: own)? (?:\\w+ ){0,2}(?:business|company|startup|agency|side hustle|blog|podcast)(?! (?:day|week|trip|call))|found (?:a|my)',
      '(?:open|set up) (?:an?|my|our)(?: own)? (?:\\w+ ){0,2}(?:business|shop|store|agency|cafe|bakery|restaurant|salon|studio|practice|food (?:truck|stall|cart)|gym|clinic)(?! (?:account|on time))',
      '(?:become|be|go) (?:self-employed|freelance|a freelancer)',
      '(?:earn|win|land|deserve|ask (?:\\w+ ){0,3}for|go for|negotiate|request) (?:an?|my|the|that|this) (?:\\w+ ){0,2}(?:promotion|raise|pay rise|salary increase)',
      '(?:prepare|get ready) for my (?:[\\w-]+ ){0,3}(?:review|appraisal)',
      'be promoted|become (?:an? |the )?(?!(?:better|good|great|calmer|kinder|fairer|more) )(?:\\w+ )?(?:team lead|team leader|manager|supervisor|head nurse|shift lead)|become (?:an? |the )?(?:head|senior|executive|sous|lead|principal) \\w+|become an? (?:\\w+ ){0,3}(?:certified|licensed|citizen)',
      'climb(?! (?:the )?stairs)|hike|cycle (?:to|from|across)|swim (?:the|across)|cross',
      'reach|visit [0-9]+|scan|digiti[sz]e|print|record (?:a|an|my)|hang|plant (?:a|the)|replace|install',
      '(?:steuererklarung|umziehen|bauen|renovieren|streichen)|escribir (?:un|mi)|construir|ecrire (?:un|mon)|construire',
    ),
  },
  {
    kind: 'finish',
    is: words(
      '(?:half |halb)?marathon',
      'triathlon|ironman|5k race|10k race',
      'thesis|dissertation|bachelorarbeit|masterarbeit|doktorarbeit|manuscript|tesis|these|memoire',
      'tax(?:es| return)|steuererklarung|declaration d ?impots',
      'final exams?|bar exam|driving test|fuhrerschein|state exam',
      'by (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|new year|easter|summer|spring|fall|autumn|the end of)',
      'bis (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|ende)',
      'schreiben|umzug',
      'befordert werden|beforderung|gehaltserhohung|gehaltsgesprach|gehaltsverhandlung|jahresgesprach',
      'selbst(?:st)?andig machen|(?:firma|unternehmen|startup|geschaft|agentur) grunden|\\w*(?:laden|shop|geschaft|cafe|praxis|studio|restaurant) eroffnen',
    ),
    unless: words('tax evasion'),
  },
  { kind: 'learn', is: words(LANGUAGE, SKILL, '[abc][12] (?:level|exam|certificate)', 'kurs|course|lessons?') },
]
