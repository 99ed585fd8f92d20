const LANGUAGES =
  '(?:english|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|polish(?! (?:my|the|up|our|it|off|your)\\b)|russian|ukrainian|greek|turkish|arabic|hebrew|hindi|urdu|punjabi|bengali|tamil|tagalog|filipino|swahili|yoruba|zulu|afrikaans|persian|farsi|vietnamese|thai(?! (?:box|chi|massage|food|curr))|indonesian|malay|cantonese|czech|slovak|hungarian|finnish|icelandic|romanian|bulgarian|croatian|serbian|welsh(?! dresser)|irish(?! (?:dance|step|stew|coffee))|gaelic(?! football)|catalan|basque|maori|māori|japanese|chinese|mandarin|korean|latin(?! dan)|deutsch|englisch|spanisch|französisch|italienisch|portugiesisch|niederländisch|schwedisch|polnisch|russisch|griechisch|türkisch|arabisch|japanisch|chinesisch|koreanisch|latein)'

const EXAMS = String.raw`(?:exams?|finals|SAT|GRE|LSAT|MCAT|CPA|\p{L}*prüfung(?:en)?|Klausur(?:en)?|Abitur|Abi|Staatsexamen|Examen|Matura)`

/** Titles about learning for an exam or a class, not about an instrument, a language or a scripture that is studied. */
export const STUDY = new RegExp(
  String.raw`\b(?:${EXAMS}|study(?:ing)?(?! (?:my|the|a) (?!\p{L}*(?:exams?|material|notes|textbook|books?|law|course)\b)\p{L}+)(?! (?:\p{L}+ ){0,1}(?:guitar|piano|violin|viola|cello|flute|bible|quran|torah|python|javascript|${LANGUAGES})))(?!\p{L})`,
  'iu',
)

/** Titles about passing a written exam, not a driving test or a drug test. */
export const PASS_EXAM = new RegExp(
  [
    String.raw`^(?!.*\b(?:driving|road|drug|blood|fitness|physical|pregnancy|swim\p{L}*)\b)(?:pass|ace|prepare for|get through|take) (?:\S+ ){0,5}?(?:${EXAMS}|bar|(?:citizenship|licensing|theory|entrance|language) tests?)(?!\p{L})`,
    String.raw`(?<!\p{L})${EXAMS} (?:bestehen|schaffen|machen)\b`,
  ].join('|'),
  'iu',
)

/** Titles about learning what is taught at a school, from books; not about a history that one writes or a body that one trains. */
export const SCHOOL_SUBJECT =
  /^(?:(?:re-?)?learn|understand|master|catch up (?:on|in|with)|get better at|improve (?:at|in|my)|brush up on|refresh my) (?:(?:my|some|basic|high school|advanced|more) )*(?:calculus|algebra|geometry|statistics|math(?:s|ematics)?|arithmetic|physics|chemistry|biology|anatomy|economics|accounting|(?:art |world |european )?history|philosophy|geography|astronomy)(?=$|[,.:]| (?:by|before|for|with|this|next|in|at|again|properly|well)\b)|^(?:Mathe(?:matik)?|Physik|Chemie|Biologie|Statistik|Geschichte) lernen$/iu

/** Titles about learning a language, not about the cooking, the history or the crafts of a country. */
export const LANGUAGE = new RegExp(
  String.raw`^(?!.*\b(?:teach(?! myself)|cook(?:ing)?|cuisine|recipes?|food|dishes|history|calligraphy|massage|danc(?:e|es|ing)|poetry|literature|body language|programming language|kochen)\b).*\b(?:language|vokabeln|vocabulary|duolingo|Fremdsprachen?|Sprache|${LANGUAGES})(?!\p{L})`,
  'iu',
)

/** Titles of a practice that name the language and how often. */
export const LANGUAGE_PRACTICE = new RegExp(
  String.raw`^(?:(?:\d+|ten|fifteen|twenty|thirty) minutes? (?:of )?)?${LANGUAGES}(?: practice)?(?=$| (?:every|each|daily|for|\d|before|after|in the|twice|once|three)\b)|\bduolingo\b`,
  'iu',
)

/** Titles about learning to program. */
export const CODE =
  /\b(?:to code(?! switch)|to write code|to program(?! (?:the|my|a|our)\b)|(?<!medical )coding|programming|python|javascript|typescript|java(?! danc)|rust(?! repair)|c\+\+|sql|html|web development|software development|app development|build(?:ing)? (?:an? )?(?:apps?|websites?)|programmieren)(?![\w+])(?!.*\b(?:car|cars|snake|snakes)\b)/iu

/** Titles about a course or a certificate; not a golf course. */
export const COURSE =
  /(?<!^(?:finally )?(?:sell|create|launch|teach|record|make|build|design|publish)\b.*)(?<!\b(?:golf|obstacle|race|main|the) )\b(?:course(?! of )|modules?|certificate|certification)\b|\bget (?:\S+ )?certified\b|\b(?:\p{L}+-?)?Kurs (?:abschließen|beenden|machen)\b/iu

/** Titles about learning to drive; not about a drive in golf, nor about what one drives. */
export const DRIVING =
  /^(?:(?:i want to|finally) )*(?:(?:get|earn|obtain|do|make) (?:my|a|the) driver[’']?s? licen[sc]e|(?:get|earn) (?:my|a) driving licen[sc]e|pass (?:my|the|a) (?:driving|driver[’']?s|road) test|learn (?:how )?to drive(?! (?:traffic|sales|change|growth))|(?:take|start|book|continue|have) (?:(?:some|my|more|a|two|weekly) )*driving lessons?|practi[cs]e (?:driving|parking)|get over my fear of driving|drive (?:on the (?:highway|motorway|freeway) )?without fear)(?=$|[,.:]| (?:by|before|in|this|next|on|at|again|every|once|twice|a|an|with|stick|manual|and)\b)|\bFührerschein (?:machen|schaffen|bestehen)\b|^Autofahren lernen$/iu

/** Titles about learning to use a phone, a tablet or a computer. */
export const DEVICE =
  /\b(?:phone(?! clients)|smartphone|tablet|computer|email|app|video call|(?:send|share) .{0,24}(?:pictures?|photos?))\b/iu
