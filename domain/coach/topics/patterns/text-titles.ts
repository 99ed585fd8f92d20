/** Titles about reading books; not about mail, music, a meter or a scripture, nor about reading to somebody. */
export const READING_TITLES = new RegExp(
  [
    String.raw`^(?:read(?:ing)?|lesen|lies)\b(?!.*\b(?:e-?mails?|news|newspaper|labels?|god[’']?s word|word of god|bible|psalms?|qur[’']?an|surahs?|gita|torah|meters?|music|sheet|contracts?|minds?|lips|code|papers|pressure|story|stories|the room|the fine print|instructions?)\b)(?! (?:to|for|aloud to|out loud to) )`,
    String.raw`^(?!.*\b(?:Bibel|Koran|Nachrichten|E-?Mails?|Zeitung|Noten)\b)(?:\S+ ){0,5}?(?:mehr|Seiten|Bücher|Buch|Minuten|Tag|Abend|Morgen|täglich|abends|morgens|im Bett|im Monat|pro Monat|pro Woche) lesen$|\babends lesen\b|^jede(?:n Monat|s Jahr) (?:ein|\S+) B(?:uch|ücher)$|^(?:one|two|three|four|five|\d+) books? (?:a|per|every|each|this) (?:month|year|week)`,
  ].join('|'),
  'iu',
)

/** Titles about finishing books that others wrote. */
export const READ_TO_THE_END =
  /^(?:finish |complete )?read(?:ing)? (?!.*\b(?:bible|psalms?|qur[’']?an|surahs?|gita|torah|to my|to the)\b)(?:\S+ ){0,4}?(?:books?|novels?|pages|chapters?|war and peace)\b|^(?:\S+ )?Bücher lesen\b|^(?:finish|complete) (?:one|an?|two|three|\d+) books? (?:a|per|every|each) |^finish the books on my (?:shelf|nightstand|list)|^read (?:all|everything) (?:of|by) /iu

const LONG_TEXT = String.raw`(?:thesis|dissertation|draft|novel|manuscript|book|memoirs?|screenplay|essay|(?:seminar |term |research |white )?paper(?! route)|chapter|Masterarbeit|Bachelorarbeit|Doktorarbeit|Diplomarbeit|Hausarbeit|Dissertation|Roman|Drehbuch|Buch (?:\p{L}+ ){0,3}(?:schreiben|abgeben))`

/** Titles about finishing a long text of one's own; not about reading one, nor about booking something. */
export const DRAFT = new RegExp(
  String.raw`^(?!(?:finish )?read(?:ing)?\b|(?:(?:finally|please|just) )?(?:book|paper|draft)\b|.*\b(?:data collection|defen[cs]e)\b|.*\b(?:photo|note|scrap|sketch|guest|coloring)[ -]?books?\b|.*\bbook of mormon\b|(?:finish|complete) (?:one|an?|two|three|\d+) books? (?:a|per|every|each) |.*\bBücher lesen\b).*\b${LONG_TEXT}\b(?! (?:president|club|shelf|shelves|route|work|membership))`,
  'iu',
)

/** Titles about working on such a text as a practice. */
export const DRAFT_PRACTICE = new RegExp(
  String.raw`^(?:write|writing|work(?:ing)? on|edit|revise) (?:(?:at|on|in|my|the|a|an) )*${LONG_TEXT}\b|\ban (?:meiner|meinem) (?:Masterarbeit|Bachelorarbeit|Doktorarbeit|Hausarbeit|Dissertation|Roman|Drehbuch|Buch) (?:schreiben|arbeiten)\b`,
  'iu',
)

/** Titles about writing as a practice, whatever the text; not about mail, code, lists or a journal. */
export const WRITING = new RegExp(
  [
    String.raw`^(?!.*\b(?:e-?mails?|code|lists?|journal|diary|grateful|gratitude|letters?|cards?|reports?|reviews?|songs?|music|for the|newspaper|characters|words of|to (?:my|a|an|the|one)|down)\b)(?:(?:start|begin|finally|do some|practice) )*(?:write|writing|free[- ]?writing|creative writing)(?=$|[,.:]| (?:every|each|daily|more|again|regularly|once|twice|first|\d+|one|two|three|five|ten|fifteen|twenty|thirty|for|before|after|in the (?:mornings?|evenings?)|at (?:least|night|lunch|dawn|\d+)|on (?:\p{L}+days?|weekends)|an? (?:blog post|page|hour|poem|paragraph|little|line|(?:short )?story)|poems|poetry|stories|fiction|something|morning pages)\b)`,
    String.raw`^(?!.*\b(?:E-?Mails?|Bewerbung\p{L}*|Tagebuch|Listen?|Briefe?|Karten|\p{L}*arbeit|\p{L}*bericht|Klausur|Prüfung)\b)(?:schreibe?\b|(?:jeden|täglich|\d+|mehr|regelmäßig|abends|morgens|Gedichte|Geschichten)\b.*(?<!\p{L})schreiben$)`,
  ].join('|'),
  'iu',
)

/** Titles about writing down a plan or a request for others to read. */
export const PLAN_ON_PAPER =
  /^(?:write|finish|draft|complete|submit) (?:(?:an?|my|our|the|first) )*(?:grant (?:application|proposal)|(?:research |book |project |funding )?proposal|final report|annual report)(?=$|[,.:]| (?:by|before|for|in|this|to|and)\b)|\b(?:Exposé|Förderantrag) (?:schreiben|fertigstellen|abgeben)\b/iu
