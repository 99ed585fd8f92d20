/** Letters of other scripts that look like a Latin letter and that Unicode's compatibility form (NFKD) leaves as they are. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['авекмнорстухіїѕјԁӏԛԝүһьѵ', 'abekmhopctyxiisjdlqwyhbv'], // Cyrillic
  ['αβεηικνορτυχωγϲσς', 'abenikvoptuxwycos'], // Greek
  ['€£¥¢', 'elyc'], // currencies
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'], // small capitals
  ['ıłøđħɡɑɩʟ', 'ilodhgail'], // Latin
]

const LETTERS = new Map(
  PAIRS.flatMap(([from, to]) => [...from].map((letter, index): [string, string] => [letter, to[index] ?? letter])),
)

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** First code points of the enclosed alphabets without a compatibility form: circled, squared, regional indicators. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]

const enclosed = (letter: string): string | undefined => {
  const code = letter.codePointAt(0) ?? 0
  const first = ALPHABETS.find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCharCode(97 + code - first)
}

/** The Latin letter, in lower case, that a lower-case letter looks like; the letter itself where there is none. */
export const toLatin = (letter: string): string =>
  LETTERS.get(letter) ?? LIGATURES[letter] ?? enclosed(letter) ?? letter
