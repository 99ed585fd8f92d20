const CUSTOMERS = '(?:customers?|clients?|prospects?|leads)(?! (?:service|support|data|reviews?))'
const NEW = String.raw`(?:(?:an?|my|our|the|more|new|first|next|paying|regular|freelance|another|\d+|one|two|three|four|five|six|ten|twenty) )`

/** Titles about growing a business that exists, by customers, sales or revenue; not about founding one, which is a launch. */
export const BUSINESS = new RegExp(
  [
    String.raw`^(?:grow|scale|expand|improve|boost|double) (?:my|our|the) (?:\p{L}+[- ]){0,3}?(?:business|company|agency|consultancy|startup|client base|customer base)(?! (?:english|plan|cards?|skills?|knowledge|account|degree)\b)(?!\p{L})`,
    String.raw`^(?:get|bring|take) (?:my|our|the) (?:\p{L}+[- ]){0,3}?business (?:to|past|above|over) `,
    String.raw`^(?:grow|increase|double|triple|raise|boost) (?:(?:my|our|the|monthly|annual|yearly|company) )*(?:sales|revenue|turnover)(?!\p{L})`,
    `^(?:get|find|win|land|sign|gain|attract) ${NEW}+${CUSTOMERS}(?!\\p{L})`,
    String.raw`^(?:find|get|land|win) (?:\S+ ){0,2}?freelance (?:projects?|work|gigs?)(?!\p{L})`,
    String.raw`^(?:make|do|send) (?:\S+ ){0,3}?(?:sales|cold) (?:calls?|e-?mails?|messages?)(?!\p{L})|^cold[- ]call(?:ing)?\b`,
    `^(?:call|contact|write to|reach out to|follow up with) ${NEW}*${CUSTOMERS}(?!\\p{L})`,
    String.raw`^reach \S+ in (?:(?:monthly|annual|yearly) )?(?:revenue|sales)(?!\p{L})`,
    String.raw`\b(?:neue|mehr|\d+|drei|fünf|zehn) Kund(?:en|innen)(?: (?:gewinnen|finden))\b|^mehr Umsatz\b|\bUmsatz (?:steigern|verdoppeln)\b`,
  ].join('|'),
  'iu',
)

const IN_PUBLIC = `(?:in public|in front of (?:people|others|groups?|an audience|a crowd|strangers|the class|my team)|to groups?)`

/** Titles about speaking to an audience; not about a language, nor about speaking up in a meeting. */
export const SPEAKING = new RegExp(
  [
    String.raw`^(?!(?:teach|coach|read|host|organi[sz]e|avoid)\b).*\bpublic speak(?:ing|er)\b`,
    `^(?:(?:learn|practi[cs]e|get better at|become better at|improve|start) )?(?:(?:how )?to )?speak(?:ing)? (?:${IN_PUBLIC}|(?:confidently|with confidence|without fear) ${IN_PUBLIC})`,
    String.raw`^(?:learn (?:how )?to|get better at|become better at) (?:giv(?:e|ing) (?:(?:good|better|an?) )*(?:talks?|speech(?:es)?|presentations?)|present(?:ing)?(?: (?:better|well|with confidence|confidently|in public|at work))?$)|^improve my presentation skills\b`,
    String.raw`^(?:give|hold|deliver|prepare|write|rehearse) (?:(?:an?|my|the|our|first|good|best man|maid of honor|wedding|birthday|keynote|conference|TEDx?) )+(?:talk|speech|keynote|toast|presentation)(?=$|[,.]| (?:at|in|for|by|on|without|next|this)\b)`,
    String.raw`^(?:overcome|lose|beat|conquer|get over) (?:(?:my|the) )?(?:fear of (?:speaking|presenting|giving talks|${IN_PUBLIC})|stage fright)\b`,
    String.raw`^(?:join )?(?:a |the )?(?:toastmasters|(?:public )?speaking club)\b`,
    String.raw`\bvor (?:Menschen|Publikum|anderen|Leuten|Gruppen) (?:sprechen|reden)\b|\b(?:Rede|Reden|Vortrag|Vorträge) halten\b`,
  ].join('|'),
  'iu',
)

/** Titles about finding a job. */
export const JOB =
  /\b(?:new job|find (?:(?:a|my|new|first) )*(?:job|work)|apply (?:for|to) (?:\S+ ){0,2}jobs?|get a job\b|job (?:search|hunt|applications?)|change jobs|résumé|resume|CV|get hired|neuen Job|Bewerbung(?:en)?)\b/iu
