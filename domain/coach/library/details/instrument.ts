import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of learning an instrument. */
export const instrumentDetails: readonly Detail[] = [
  {
    text: 'An instrument in its case is furniture. Take it out, or lift the lid, and let it stand open in the room.',
    short: 'Take the instrument out. Leave it in sight.',
  },
  {
    text: 'Most mistakes live in the same bar. Find yours, and play only that one, at half the speed.',
    short: 'Find the bar you trip over. Play it at half speed.',
  },
  {
    text: 'Slow playing is what the fingers remember. Set the metronome so low that it bores you, and play a line.',
    short: 'Set the metronome slower. Play one line without mistakes.',
  },
  {
    text: 'Everybody knows the beginning of their piece best. Start with the last line today.',
    short: 'Play the last line of the piece first.',
  },
  {
    text: 'A short sitting at the instrument beats a long one on the calendar. Sit down, and play one scale.',
    short: 'Sit down at the instrument. Play one scale. Done.',
  },
  {
    text: 'Hands that hurry get stiff. Shake them out, lower your shoulders, and play the first bars softly.',
    short: 'Lower your shoulders. Play the first bars softly.',
  },
  {
    text: 'The rhythm can be learned without a single note. Clap one line, and count aloud while you do.',
    short: 'Clap the rhythm of one line. Then play it.',
  },
  {
    text: 'What you can hum, your hands can find. Hum the melody once before you touch the instrument.',
    short: 'Hum the melody once. Then find it on the instrument.',
  },
  {
    text: 'A pencil belongs on every music stand. Mark the note at which you stumbled last, and begin there.',
    short: 'Mark your last wrong note in pencil. Begin there.',
  },
  {
    text: 'It sounds worse to you than to anybody next door. Close the door, and play the line anyway.',
    short: 'Close the door. Play the line. Nobody counts mistakes.',
  },
  {
    text: 'One hand alone is not cheating. Take a single part of one line, and play it until it is easy.',
    short: 'Play one hand alone until it is easy. Then both hands play.',
  },
  {
    text: 'Chords change in the gap between them. Go back and forth between a pair, without any beat.',
    short: 'Change between chords, back and forth. No rhythm needed.',
  },
  {
    text: 'A recording is an honest teacher, and a kind one if you wait a day. Record half a minute today.',
    short: 'Record half a minute of music. Listen tomorrow.',
  },
  {
    text: 'Music that you once could play is still there. Warm up with the oldest piece you know.',
    short: 'Warm up with your oldest piece of music.',
  },
  {
    text: 'The page on the stand decides what you play. Open it at the hard place, and not at page one.',
    short: 'Open the music at the hardest place. Start there.',
  },
  {
    text: 'Scales are dull only when nobody listens. Play one as quietly as you can, each note like the one before.',
    short: 'Play one scale quietly. Make every note the same.',
  },
  {
    text: 'An instrument that is out of tune discourages the best ear. Tune it first, even if that is all today.',
    short: 'Tune the instrument. That counts. Then play one line.',
  },
  {
    text: 'Nobody learned a song by its title. Choose a few bars, and let them be the whole song for today.',
    short: 'Choose a few bars. They are the whole song today.',
  },
  {
    text: 'Good players stop before they are tired. Play a few lines, write down the bar, and leave the music open.',
    short: 'Play a few lines. Note the bar. Stop while it is good.',
  },
  {
    text: 'The chair is part of the instrument. Set it so that your arms rest, and then play the first bar.',
    short: 'Set the chair so that your arms rest. Play a bar.',
  },
  {
    text: 'Ears practice too. Listen to your piece once with the music in your hand, and follow with a finger.',
    short: 'Listen to the piece once. Follow the music with a finger.',
  },
  {
    text: 'A wrong note played slowly is information. Stop at it, look at it, and play the notes around it.',
    short: 'Stop at a wrong note. Play the notes around it slowly.',
  },
  {
    text: 'There is one line in every piece that you love. Play that one last, so that you end on it.',
    short: 'Save your favorite line of music. Play it last.',
  },
  {
    text: 'A finger learns by coming back. Touch the new note again and again, away and back, without a sound if you like.',
    short: 'Touch the new note, away and back. Repeat it silently.',
  },
]
