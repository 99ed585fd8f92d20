import { CHILD } from '#domain/coach/words/relatives.ts'
import { wide } from './wide-word.ts'

const LANGUAGES =
  'french|spanish|german|italian|japanese|korean|mandarin|chinese|portuguese|arabic|russian|dutch|swedish|polish|turkish|hebrew|hindi|english|latin|greek|welsh|irish|gaelic|tagalog|swahili|urdu|punjabi|vietnamese|thai|czech|hungarian|finnish|cantonese|romanian|croatian|farsi'

/** Titles about thought, faith, learning and making. */
export const MIND_AND_STUDY = [
  wide(
    'scripture',
    "bible|proverbs|psalms?|(?:a |bible )verses?|(?:new|old) testament|book of mormon|qur[’']?an|koran|surahs?|(?:bhagavad|the) gita|torah|gospels?|scriptures?|god[’']s word|the word of god|juz(?: amma)?",
    'choir|teach|rap|write|guitar|music|song',
  ),
  wide(
    'prayer',
    'pray(?:er|ers|ing)?|with god|trust(?:ing)? (?:in )?(?:god|the lord|jesus|allah)|fajr|rosary|salah|namaz',
    'write|book|teach|candles? for sale',
  ),
  wide(
    'silence',
    'meditat(?:e|es|ing|ion)|headspace|mindful(?:ness)?|silent retreat|just sit|sit (?:still|quietly|in silence)|breathing exercises?|vipassana',
    `teach|build|write|${CHILD}|panic`,
  ),
  wide(
    'journal',
    'journal(?:ing)?|diary|gratitude|(?:three|3|five|5) good things|bullet journal|morning pages',
    'article|publish|academic|food|subscri\\p{L}+|reviewer',
  ),
  wide(
    'calm',
    'less anxious|(?:real|actual|proper) (?:lunch )?breaks?|lunch breaks?|slow down(?: a bit)?|burn out again|anxiety|overwhelm(?:ed)?|less stress(?:ed)?|worry(?:ing)?|worries|overthink(?:ing)?|stop panicking|relax(?: more)?|calmer',
    `driv(?:e|ing)|freeway|exams?|tests?|speech|presentations?|coffee|flights?|flying|${CHILD}|hair|rules`,
  ),
  wide(
    'assert',
    'set(?:ting)? boundaries|say(?:ing)? no|people[- ]pleas(?:er|ing)|stop apologi[sz]ing|stand up for myself|speak up',
    `drugs|sex|volunteer|class|${CHILD}`,
  ),
  wide(
    'draft',
    'nanowrimo|first draft|(?:words|pages)(?: \\S+){0,3}? (?:on|of) (?:my|the) (?:book|novel|thesis|memoir|screenplay|dissertation)|(?:my|a|the) (?:novel|memoir|dissertation|thesis|screenplay|manuscript)|publish (?:\\S+ ){0,2}(?:papers|journal articles?)',
    'data collection|defen[cs]e|experiments?|read|sell|buy|review|published|defend|publisher|agent|edit my friend|defense party|listen',
  ),
  wide(
    'writing',
    '(?:words|poems?|pages) (?:a|each|every|per) (?:day|morning|night|evening|week)|poem a day|poetry|creative writing|short stor(?:y|ies)|writing habit|write again|daily writing',
    `thank|letters?|blog|newsletter|journal|email|read|${LANGUAGES}|vocab\\p{L}*|learn|memori[sz]e|by heart|new words`,
  ),
  wide(
    'blog',
    'newsletters?|blog(?:ging|s)?|substack|posts? on my (?:web ?)?site',
    'read(?:ing)?|unsubscribe|stop|inbox|delete',
  ),
  wide(
    'channel',
    'podcasts?|youtube|twitch|streamer|vlogs?',
    'less|stop|quit|watch(?:ing)?|listen(?:ing)?|no|limit|max|scroll(?:ing)?|guest on|only|fewer|without',
  ),
  wide(
    'choir',
    'choir|chorus|(?:my )?(?:alto|soprano|tenor|bass) part|sing with (?:other people|others|a group)|a cappella|messiah concert',
    'join|listen|conduct|fundrais\\p{L}+|robes|start a|found',
  ),
  wide(
    'instrument',
    'drum(?:s|ming)?(?: practice)?|piano|guitar|sax(?:ophone)?|violin|cello|ukulele|banjo|trumpet|flute|harmonica|my scales|play (?:the )?bass|bass guitar|songs at the|chords|für elise|moonlight sonata',
    `sell|sold|buy|build|teach(?:er)?|repair|restor(?:e|ing)|refurbish(?:ing)?|fix|rebuild|watch|kits?|concert tickets?|listen|find|tune|hero|sheet|${CHILD}`,
  ),
  wide(
    'drawing',
    'watercolou?rs?|sketch(?:book|ing|es)?|oil painting|inktober|acrylics|(?:paint|draw) (?:a )?portraits?|figure drawing',
    'photo|room|house|walls?|sell|gallery|tattoo|watch|buy',
  ),
  wide(
    'photo',
    'photography|manual mode|my camera|lightroom|dslr|portraits? with my|(?:shoot|photograph) the|macro shots?',
    'albums?|sort|print|buy|sell|security|passport|wedding photographer|delete|hoops|moon landing',
  ),
  wide(
    'craft',
    'knit(?:ting)?|crochet(?:ing)?|sew(?:ing)?|quilt(?:s|ing)?|embroider(?:y|ing)?|wood ?shop|wood ?work(?:ing)?|wood ?carving|pottery|bookshel(?:f|ves)|coffee table|rocking chair|(?:fix|repair) (?:stuff|things|clothes) instead|upholster\\p{L}*|leather ?work',
    'sell|business|store|buy|open|tiktoks?|videos?|closet full|tidy|clear|get through|read',
  ),
  wide(
    'bake',
    'croissants?|pie crusts?|pies|cookie recipes?|sourdough|apple pie|muffins?|macarons?|pastr(?:y|ies)|baguettes?|cupcakes?|bak(?:e|ing)|home-?made bread',
    'less|no|stop|quit|eat(?:ing)?|sugar|carbs|fewer|avoid|sell|open|business|watch|show|try every|soda',
  ),
  wide(
    'code',
    '100 days of code|coding|program (?:a|my)|python|javascript|typescript|leetcode|unity|web dev(?:elopment)?|github',
    'morse|tax|teach|snake|national|team|church|medical|zip|dress',
  ),
  wide(
    'language',
    `(?:${LANGUAGES}) (?:words?|test|vocab\\p{L}*|a1|a2|b1|b2|c1|grammar|lessons?|practice|classes|flashcards|duolingo)|(?:a1|a2|b1|b2|c1) (?:${LANGUAGES})|(?:speak|practice|improve my|fluent in) (?:better |some |more |fluent )?(?:${LANGUAGES})|duolingo`,
    'teach|cook|translat\\p{L}+|literature',
  ),
  wide(
    'driving',
    "freeway|parallel park(?:ing)?|(?:driver[’']?s?|motorcycle|driving) licen[sc]e|driving (?:again|test|lessons?)|drive (?:on the|alone|at night|stick)|learner[’']?s permit",
    `teach|hard|range|blood|golf|noise|${CHILD}`,
  ),
  wide(
    'device',
    '(?:learn|use|get comfortable|how to|figure out)(?: \\S+){0,5}? (?:i-?phone|ipad|tablet|computer|smartphone)|online banking|(?:learn|how to|figure out)(?: \\S+){0,3}? (?:video ?call|facetime|zoom|skype)',
    'less|program\\p{L}*|games?|science|build|addict\\p{L}*|repair',
  ),
  wide(
    'course',
    'food hygiene|(?:ux|google|project management|professional) certificate|modules?|first aid training|continuing ed(?:ucation)?|(?:online|real estate|coursera|udemy|evening)(?: \\S+)? (?:course|class)|starting courses',
    'golf|of course|birth|teach|create|sell',
  ),
  wide(
    'study',
    "gpa|mcat|lsat|gmat|bar exam|calculus|straight a[’']?s|semester|(?:final|midterm|board|nursing) (?:exams?|boards)|finals|midterms?|on the sat|organic chemistry|algebra",
    `bible|teach|medical|${CHILD}|${LANGUAGES}|abroad`,
  ),
  wide('reading', '(?:study|read)(?:ing)? (?:the )?(?:stoics?|seneca|marcus aurelius|epictetus|stoicism)'),
  wide(
    'reading',
    'books? a (?:month|week|year)|book club|(?:books|stack) on my nightstand|war and peace|enjoy reading|back into reading|read(?:ing)? (?:\\d+ (?:books|pages|min(?:utes)?)|more|again|every|before bed|a book|one book|the stack)|finish (?:the|my) (?:book|novel) i',
    `bible|koran|proverbs|psalms?|less|news|music|lips|tarot|emails?|labels?|get my|cook|coloring|phone|cards|minds?|sell|write|${CHILD}`,
  ),
]
