/** Words of the rules in which a typing error is looked for, with the number of errors that is allowed. */
export const LONG: readonly (readonly [word: string, errors: number])[] = [
  ['suicide', 1],
  ['suicidal', 1],
  ['myself', 1],
  ['anymore', 1],
  ['overdose', 1],
  ['killing', 1],
  ['goodbye', 1],
  ['selfharm', 1],
  ['antidepressants', 2],
  ['miscarriage', 2],
  ['medication', 1],
  ['anorexia', 1],
  ['bulimia', 1],
  ['selbstmord', 1],
  ['umbringen', 1],
  ['suizid', 1],
  ['suicidio', 1],
  ['suicidarme', 1],
]

/** Short words: two letters exchanged, or a letter typed too often or once where it belongs twice. */
export const SHORT = [
  'kill',
  'want',
  'live',
  'life',
  'dead',
  'hurt',
  'wish',
  'pills',
  'tired',
  'alive',
  'murder',
  'stab',
  'strangle',
  'bullet',
]

/** Frequent misspellings and code words that no count of errors reaches. */
export const KNOWN: Readonly<Record<string, string>> = {
  iwant: 'i want',
  iwanna: 'i want to',
  imgonna: 'im going to',
  sucide: 'suicide',
  sucidal: 'suicidal',
  suiside: 'suicide',
  suecide: 'suicide',
  sooicide: 'suicide',
  sewerslide: 'suicide',
  soocide: 'suicide',
  dieing: 'dying',
  diy3: 'die',
  liv: 'live',
  hert: 'hurt',
  ded: 'dead',
  d3ad: 'dead',
  de4d: 'dead',
  d34d: 'dead',
  d1e: 'die',
  jst: 'just',
  roomate: 'roommate',
  kll: 'kill',
  scrach: 'scratch',
  porpose: 'purpose',
  perpose: 'purpose',
  suizit: 'suizid',
  suitsid: 'suizid',
  muder: 'murder',
  murdr: 'murder',
  mrder: 'murder',
  posion: 'poison',
  poisen: 'poison',
  strangel: 'strangle',
  cosin: 'cousin',
  stb: 'stab',
  techer: 'teacher',
  teecher: 'teacher',
  dat: 'that',
  ths: 'this',
  nite: 'night',
  tonite: 'tonight',
  evry: 'every',
  agen: 'again',
  erth: 'earth',
  iife: 'life',
  iive: 'live',
  ahm: 'im',
  gonnae: 'going to',
  cannae: 'cant',
  dinnae: 'dont',
  willnae: 'wont',
  masel: 'myself',
  masell: 'myself',
  anymair: 'anymore',
  jist: 'just',
  dae: 'do',
  tae: 'to',
  deid: 'dead',
  bairns: 'children',
  efter: 'after',
  ower: 'over',
  aff: 'off',
  wid: 'would',
  droon: 'drown',
  droonin: 'drowning',
  brither: 'brother',
  mither: 'mother',
  faither: 'father',
  goin: 'going',
  comin: 'coming',
  losin: 'losing',
  cuttin: 'cutting',
  umbringn: 'umbringen',
  suisidio: 'suicidio',
}

/** Correct words that are one error away from a word of the rules. */
export const CORRECT: readonly string[] = [
  'overdone',
  'filling',
  'kilning',
  'kiln',
  'lief',
  'tried',
  'wants',
  'lives',
  'lived',
  'olive',
  'suicides',
]

/** Words that are also typed without a blank between them: `killmyself`, `iwanttodie`. */
export const RUN_TOGETHER =
  'i im want wanna to die kill myself my self end ending life live suicide commit hurt cut dont anymore take own wish was were dead not be alive going tonight it all hang shoot by hand jump off'.split(
    ' ',
  )

/** Spellings of the normal form, as the second look reads them. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  cant: 'can not',
  dont: 'do not',
  im: 'i am',
  ive: 'i have',
  wont: 'will not',
  isnt: 'is not',
  didnt: 'did not',
  doesnt: 'does not',
  wasnt: 'was not',
  werent: 'were not',
  couldnt: 'could not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  havent: 'have not',
  hasnt: 'has not',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  youre: 'you are',
  thats: 'that is',
  its: 'it is',
  id: 'i would',
  wanna: 'want to',
  gonna: 'going to',
  anymore: 'any more',
  kms: 'kill myself',
  unalive: 'kill',
  unaliving: 'killing',
  selfharm: 'self-harm',
  selfharming: 'self-harm',
  benzos: 'xanax',
  antidepressant: 'antidepressants',
  flatmate: 'roommate',
  meds: 'medication',
  u: 'you',
  ur: 'your',
  idk: 'i do not know',
  tbh: 'honestly',
}

/** Words that people write with signs for some of their letters. */
export const MASKED: readonly string[] = [
  'kill',
  'killing',
  'killed',
  'myself',
  'suicide',
  'suicidal',
  'die',
  'dying',
  'dead',
  'death',
  'murder',
  'rape',
  'raping',
  'hang',
  'shoot',
  'cutting',
]

/** Letters of other scripts that look like a Latin letter and that Unicode's compatibility form (NFKD) leaves as they are. */
export const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['авекмнорстухіїѕјԁӏԛԝүһьѵ', 'abekmhopctyxiisjdlqwyhbv'], // Cyrillic
  ['αβεηικνορτυχωγϲσς', 'abenikvoptuxwycos'], // Greek
  ['€£¥¢', 'elyc'], // currencies
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'], // small capitals
  ['ıłøđħɡɑɩʟ', 'ilodhgail'], // Latin
]

/** Spellings of the same words. The rules are written in the form on the right. */
export const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:my|me|mi) (?:self(?! (?:harm|injur))|selve?)\b|\bmyselve?s?\b|\bmyslf\b|\bmeself\b/g, 'myself'],
  [/\bany (?:more|longer)\b|\bno (?:more|longer)$|\banymoar\b|\bno ?more$|\bnomore\b/g, 'anymore'],
  [/\bcan ?not\b|\bcan not\b|\bcannt\b/g, 'cant'],
  [/\bdo not\b|\bdont t\b|\bdon t\b|\bdnt\b/g, 'dont'],
  [/\bdid not\b/g, 'didnt'],
  [/\bhave not\b/g, 'havent'],
  [/\bwill not\b/g, 'wont'],
  [/\bdoes not\b/g, 'doesnt'],
  [/\bis not\b/g, 'isnt'],
  [/\bam not\b/g, 'am not'],
  [/\bi (?:am|m)\b/g, 'im'],
  [/\bi (?:have(?! to\b)|ve)\b/g, 'ive'],
  [/\bi (?:will|ll)\b|\bi shall\b/g, 'ill'],
  [/\bi (?:would|d)\b/g, 'id'],
  [/\b(want|wants|wanted|wanna|going|need|ready|try|like|plan) (?:2|too)\b/g, '$1 to'],
  [/\b(?:gonna|gunna|goin to|going to|boutta|about to|fixing to)\b/g, 'going to'],
  [/\b(?:wanna|wana|wan to|wanto|want ot|want to to)\b/g, 'want to'],
  [/\bself (harm\w*|injur\w*)\b/g, 'self$1'],
  [/\bburn out\b|\bburnouts\b/g, 'burnout'],
  // Scots.
  [/\bma (?=(?:ain )?(?:life|sel|self|wife|heid|throat|wrists|da|mam|mither|faither)\b)/g, 'my '],
  [/\bah (?=(?:cannae|dinnae|wannae|want|jist|just|can|hate|wish|will|am)\b)/g, 'i '],
]

/** Laughter in the words of chats: "I'm dead" before a face that laughs, or a skull. */
export const LAUGHTER =
  /\b(?:i ?['’]?m|i am|we are|we['’]?re) (?:so |literally |actually )?(?:dead|dying)(?=\s*(?:[😂🤣💀☠]|lol\b|lmf?ao\b|rofl\b))/giu

/** Weapons drawn before the person they are meant for: `🔫 my boss`. */
export const WEAPONS: readonly (readonly [RegExp, string])[] = [
  [/🔫(?=\s*(?:my|him|her|them|that)\b)/giu, ' shoot '],
  [/[🔪🗡](?=\ufe0f?\s*(?:my (?!way)|him|her|them|that)\b)/giu, ' stab '],
  [/💣(?=\s*(?:my|his|her|their|the)\b)/giu, ' bomb '],
]

/** A capital I after a small letter, which looks like an l: `kiII myseIf`. The I of a name such as LinkedIn stays. */
export const CAPITAL_I = /(?<=\p{Ll})I(?!n\b)|(?<=\p{Ll}I+)I/gu
