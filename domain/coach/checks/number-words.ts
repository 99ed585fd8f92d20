/** The words of a language for numbers, as lists and as sources of patterns (COACH-12, TEXT-18). The number one counts nothing there. */
export type NumberWords = {
  /** From two on. */
  units: string
  /** Twenty, thirty and so on to ninety. */
  tens: string
  /** Other words with their values; `NaN` for words such as "hundreds", which no value stands for. */
  others: Readonly<Record<string, number>>
  /** What joins a ten and a unit. German has the unit first. */
  joint: string
  /** Fixed phrases whose number counts nothing. */
  phrases: string
  /** A share of the goal that is said to be done. */
  progress: string
}

const WHO = "(?:you|we)(?:[’']re| are|[’']ve| have)"

export const NUMBER_WORDS = {
  en: {
    units:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    others: {
      ...{ one: 1, twice: 2, thrice: 3, dozen: 12, hundred: 100, thousand: 1000, million: 1_000_000 },
      ...{
        dozens: Number.NaN,
        hundreds: Number.NaN,
        thousands: Number.NaN,
        millions: Number.NaN,
        billions: Number.NaN,
      },
    },
    joint: '[- ]',
    phrases:
      '(?:the|a|one) half[- ]hour|two in a row|make it two|from one to ten|one or two|two or three|once or twice|think twice|of the two|the two of (?:us|you|them)|24\\/7|steps? (?:one|two|three)',
    progress: `${WHO} (?:\\p{L}+ ){0,2}?half[- ]?way|(?:${WHO}|(?:it|this|that|goal|draft)(?:[’']s| is)|already|now) (?:\\p{L}+ ){0,2}?half (?:done|there|finished|through|over|complete|of it|the way)|(?:already|now|is) half[- ]?way (?:done|there|through)|half of it is (?:done|behind|finished|over)|more than half (?:of it|done|way|the way)|(?:done|did|finished) half`,
  },
  de: {
    units:
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    others: {
      ...{ zweimal: 2, dreimal: 3, viermal: 4, fünfmal: 5, zehnmal: 10, dutzend: 12, hundert: 100, tausend: 1000 },
      ...{
        million: 1_000_000,
        dutzende: Number.NaN,
        hunderte: Number.NaN,
        hunderten: Number.NaN,
        tausende: Number.NaN,
      },
      ...{ tausenden: Number.NaN, millionen: Number.NaN },
    },
    joint: 'und',
    phrases:
      '(?:gib|habe?|nimm|außer|in) acht|alle viere|unter vier augen|(?:ein|eine) oder zwei|zwei oder drei|(?:ihr|euch|die) zwei|eine halbe (?:stunde|minute)',
    progress:
      '(?:zur hälfte|die hälfte|halb) (?:schon )?(?:geschafft|erledigt|fertig|hinter dir|getan|durch)|(?:auf|den) halben?m? wege?|halbzeit',
  },
  es: {
    units:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    others: {
      ...{ veintiuno: 21, veintidós: 22, veintitrés: 23, veinticuatro: 24, veinticinco: 25, docena: 12, cien: 100 },
      ...{ ciento: 100, mil: 1000, millón: 1_000_000, docenas: Number.NaN, decenas: Number.NaN, cientos: Number.NaN },
      ...{ miles: Number.NaN, millones: Number.NaN },
    },
    joint: ' y ',
    phrases: '(?:l[oa]s|de|en) dos|uno o dos|una o dos|dos o tres|mil gracias|media (?:hora|página)',
    progress: '(?:a|por) (?:la )?mitad del? camino|vas por la mitad|(?:llevas|hecho|hiciste) (?:ya )?la mitad',
  },
  fr: {
    units:
      'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante septante quatre-vingts? nonante',
    others: {
      ...{ douzaine: 12, dizaine: 10, cent: 100, mille: 1000, million: 1_000_000, dizaines: Number.NaN },
      ...{ douzaines: Number.NaN, centaine: 100, centaines: Number.NaN, cents: Number.NaN, milliers: Number.NaN },
      ...{ millions: Number.NaN },
    },
    joint: '(?:-| et )',
    phrases:
      '(?:les|à|en) deux|une? ou deux|deux ou trois|(?:à|de|du|tout) neuf|(?:un|une|le|la|ton|ce|du) \\p{L}+ neuf|quatre pattes|mille mercis|demi-heure',
    progress: 'à mi-chemin|(?:la )?moitié du chemin|à moitié (?:fini|fait|terminé)\\p{L}*|(?:fait|fini) la moitié',
  },
} as const satisfies Record<string, NumberWords>

export type NumberLanguage = keyof typeof NUMBER_WORDS
