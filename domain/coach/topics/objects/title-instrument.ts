import { type Renaming, swapWords, titleWith } from '#domain/coach/topics/renaming.ts'

const WITH_FRETS = 'guitars?|gitarre|ukulele|banjo|mandolin|bass(?: guitar)?'
const BOWED = 'violin|geige|viola|cello|fiddle'
const BLOWN = 'sax|saxophone|clarinet|flute|querflöte|trumpet|trombone|oboe|horn'

export const PIANO = titleWith('pianos?|klavier|clair de lune|für elise|fur elise|moonlight sonata')
export const DRUMS = titleWith('drums?|drum kit|schlagzeug')
/** Instruments of which one hand alone plays nothing. */
export const OF_BOTH_HANDS = titleWith(`${WITH_FRETS}|${BOWED}|${BLOWN}`)

/** Notes in place of chords, for what plays one at a time. */
const WITHOUT_CHORDS = {
  'one chord or note': 'one note',
  'note or chord': 'note',
  'chord or note': 'note',
  'chords or notes': 'notes',
  'notes or chords': 'notes',
  'note or chord sign': 'note',
  'hardest chord or fingering': 'hardest fingering',
  'finger one chord': 'finger one note',
  'for one chord': 'for one note',
  'the key, or the first chord, of': 'the key, or the first note, of',
}

/** A guitar plays songs. */
const SONGS = {
  piece: 'song',
  pieces: 'songs',
  'piece’s': 'song’s',
  'piece of music': 'song',
}

const createInstrument = (title: string | RegExp, noun: string, swaps: Readonly<Record<string, string>>): Renaming =>
  swapWords(typeof title === 'string' ? titleWith(title) : title, {
    instrument: noun,
    'an instrument': `a ${noun}`,
    // The longest words are replaced first, so this keeps “lowest instrument”.
    'lowest instrument': 'lowest instrument',
    ...swaps,
  })

const createFretted = (title: string, noun: string): Renaming =>
  createInstrument(title, noun, {
    ...SONGS,
    'the music, the chords, or the app on the stand, open at your page':
      'the chords or the tabs where you sit, open at your page',
    'tune the instrument, or check one note against an app': `tune the ${noun}, string by string`,
    'tune it first, if yours can be tuned': 'tune it first',
    'tune the instrument, if yours can be tuned': `tune the ${noun}`,
    'tune one string, or hum one exact note': 'tune one string',
    'take it out or open the lid, and leave it so': 'take it out of its case, and leave it out',
    'the instrument out, or open the lid': `the ${noun} out of its case`,
    'the case, the lid, or the app you play from': 'the case, or the page you play from',
    'names of the strings, the keys, or the parts of your instrument': `names of the strings of your ${noun}`,
    'keys, strings, or holes': 'strings',
    'find middle c, the open string, or your lowest note': 'find your lowest open string',
    'the pick, the bow, the reed, or the cushion': 'the pick or the strap',
    'a mute, a cloth, or headphones': 'a cloth or headphones',
    'mute or cloth': 'cloth',
  })

const createBowed = (title: string, noun: string): Renaming =>
  createInstrument(title, noun, {
    ...WITHOUT_CHORDS,
    'the music, the chords, or the app on the stand': 'the music on the stand',
    'tune the instrument, or check one note against an app': `tune the ${noun}, string by string`,
    'tune it first, if yours can be tuned': 'tune it first',
    'tune the instrument, if yours can be tuned': `tune the ${noun}`,
    'tune one string, or hum one exact note': 'tune one string',
    'take it out or open the lid, and leave it so': 'take it out of its case, and leave it out',
    'the instrument out, or open the lid': `the ${noun} out of its case`,
    'the case, the lid, or the app you play from': 'the case',
    'names of the strings, the keys, or the parts of your instrument': `names of the strings of your ${noun}`,
    'keys, strings, or holes': 'strings',
    'find middle c, the open string, or your lowest note': 'find your lowest open string',
    'the pick, the bow, the reed, or the cushion where it belongs': 'the bow and the rosin where they belong',
    'a mute, a cloth, or headphones': 'a mute or a cloth',
  })

const createBlown = (title: string, noun: string): Renaming =>
  createInstrument(title, noun, {
    ...WITHOUT_CHORDS,
    'the music, the chords, or the app on the stand': 'the music on the stand',
    'tune the instrument, or check one note against an app': 'check one long note against an app',
    'tune it first, if yours can be tuned': 'tune it first',
    'tune the instrument, if yours can be tuned': `tune the ${noun}`,
    'low to high. check once more': 'one long note. Check once more',
    'a tuned string': `a tuned ${noun}`,
    'tune one string, or hum one exact note': 'hum one exact note',
    'take it out or open the lid, and leave it so': 'take it out of its case, and leave it out',
    'the instrument out, or open the lid': `the ${noun} out of its case`,
    'the case, the lid, or the app you play from': 'the case',
    'names of the strings, the keys, or the parts of your instrument': `names of the parts of your ${noun}`,
    'first keys, strings, or holes': 'keys',
    'find middle c, the open string, or your lowest note': 'find your lowest note',
    'the pick, the bow, the reed, or the cushion': 'the mouthpiece',
    'a mute, a cloth, or headphones': 'a mute or a cloth',
  })

/** Texts about an instrument with the one that a title names, and with what belongs to it. */
export const INSTRUMENTS: readonly Renaming[] = [
  createInstrument(PIANO, 'piano', {
    'the music, the chords, or the app on the stand': 'the music on the stand',
    'get the instrument ready to play, and leave it there': 'open the piano, set the bench in place, and leave it so',
    'tune the instrument, or check one note against an app': 'play one octave of the piano, key by key, and listen',
    'bring the instrument to the place': 'bring the music to the place',
    'tune one string, or hum one exact note': 'hum one note, and find it on the keys',
    'take it out or open the lid, and leave it so': 'open the lid, and leave it open',
    'take the instrument out, or open the lid': 'open the lid of the piano',
    'it’s out, so we bump into it': 'it’s open, so we can’t pass it',
    'put it where you have to walk around it': 'put the music on it as well',
    'the case, the lid, or the app you play from': 'the lid of the piano',
    'names of the strings, the keys, or the parts of your instrument': 'names of the keys in one octave',
    'keys, strings, or holes': 'keys',
    'find middle c, the open string, or your lowest note': 'find middle C',
    'the pick, the bow, the reed, or the cushion': 'the bench or the cushion',
    'one finger or one hand': 'one hand',
    'one hand or one part': 'one hand',
    'one hand or one part alone': 'one hand alone',
    'take hold of the instrument as if to begin': 'lay your hands on the keys as if to begin',
    'the chair or the stand': 'the bench or the stand',
    'instrument down. rest': 'lid closed. Rest',
    'without the instrument in your hands': 'away from the piano',
    'on the table as if it were the instrument': 'on the table as if it were the keys',
    'the case stays shut': 'the lid stays shut',
    'no time to unpack': 'no time to sit down',
    'a mute, a cloth, or headphones': 'a cloth or headphones',
    'mute or cloth': 'cloth',
    'play one line standing or sitting the other way': 'play one line with the bench higher or lower',
  }),
  createFretted('guitars?|gitarre', 'guitar'),
  createFretted('ukulele', 'ukulele'),
  createFretted('banjo', 'banjo'),
  createFretted('mandolin', 'mandolin'),
  createFretted('bass(?: guitar)?', 'bass'),
  createBowed('violin|geige|fiddle', 'violin'),
  createBowed('viola', 'viola'),
  createBowed('cello', 'cello'),
  createBlown('sax|saxophone', 'saxophone'),
  createBlown('clarinet', 'clarinet'),
  createBlown('flute|querflöte', 'flute'),
  createBlown('trumpet', 'trumpet'),
  createBlown('trombone', 'trombone'),
  createInstrument(DRUMS, 'drum kit', {
    'the music, the chords, or the app on the stand': 'the music on the stand',
    'take it out or open the lid, and leave it so': 'set it up, and leave it so',
    'take the instrument out, or open the lid': 'set up the drum kit',
    'the case, the lid, or the app you play from': 'the case with your sticks',
  }),
]
