import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of learning an instrument. */
export const instrumentDetails: readonly Detail[] = [
  {
    text: 'An instrument in its case is furniture. Take it out, or lift the lid, and let it stand open in the room.',
    short: 'Case open. Lid up. Instrument in sight. Play.',
  },
  {
    text: 'Most mistakes live in the same bar. Find yours, and play only that one, at half the speed.',
    short: 'One bar. The bad one. Half speed. Again.',
  },
  {
    text: 'Slow playing is what the fingers remember. Set the metronome so low that it bores you, and play a line.',
    short: 'Metronome down. Slower. One line. No mistakes.',
  },
  {
    text: 'Everybody knows the beginning of their piece best. Start with the last line today.',
    short: 'Last line first. You know the beginning. Play.',
  },
  {
    text: 'A short sitting at the instrument beats a long one on the calendar. Sit down, and play one scale.',
    short: 'Sit down. One scale. Up and down. Done.',
  },
  {
    text: 'Hands that hurry get stiff. Shake them out, lower your shoulders, and play the first bars softly.',
    short: 'Shoulders down. Hands loose. First bars, softly.',
  },
  {
    text: 'The rhythm can be learned without a single note. Clap one line, and count aloud while you do.',
    short: 'Clap the line. Count aloud. Then play it.',
  },
  {
    text: 'What you can hum, your hands can find. Hum the melody once before you touch the instrument.',
    short: 'Hum it first. Then find it. Note by note.',
  },
  {
    text: 'A pencil belongs on every music stand. Mark the note at which you stumbled last, and begin there.',
    short: 'Pencil on the stand. Mark the stumble. Begin there.',
  },
  {
    text: 'It sounds worse to you than to anybody next door. Close the door, and play the line anyway.',
    short: 'Door closed. Play the line. Nobody counts mistakes.',
  },
  {
    text: 'One hand alone is not cheating. Take a single part of one line, and play it until it is easy.',
    short: 'One part alone. Until it is easy. Then both.',
  },
  {
    text: 'Chords change in the gap between them. Go back and forth between a pair, without any beat.',
    short: 'One change of hands. Back and forth. No beat.',
  },
  {
    text: 'A recording is an honest teacher, and a kind one if you wait a day. Record half a minute today.',
    short: 'Record half a minute. Listen tomorrow. Keep playing.',
  },
  {
    text: 'Music that you once could play is still there. Warm up with the oldest piece you know.',
    short: 'Oldest piece first. Warm up. Then the new bar.',
  },
  {
    text: 'The page on the stand decides what you play. Open it at the hard place, and not at page one.',
    short: 'Page open at the hard place. Start there.',
  },
  {
    text: 'Scales are dull only when nobody listens. Play one as quietly as you can, each note like the one before.',
    short: 'One scale. Quiet. Every note the same. Listen.',
  },
  {
    text: 'An instrument that is out of tune discourages the best ear. Tune it first, even if that is all today.',
    short: 'Tune it. That counts. Then one line.',
  },
  {
    text: 'Nobody learned a song by its title. Choose a few bars, and let them be the whole song for today.',
    short: 'A few bars are the song today. Play them.',
  },
  {
    text: 'Good players stop before they are tired. Play a few lines, write down the bar, and leave the music open.',
    short: 'A few lines. Note the bar. Stop while good.',
  },
  {
    text: 'The chair is part of the instrument. Set it so that your arms rest, and then play the first bar.',
    short: 'Fix the chair. Arms at ease. First bar.',
  },
  {
    text: 'Ears practice too. Listen to your piece once with the music in your hand, and follow with a finger.',
    short: 'Listen once. Finger on the music. Then play.',
  },
  {
    text: 'A wrong note played slowly is information. Stop at it, look at it, and play the notes around it.',
    short: 'Wrong note? Stop. The notes around it. Slowly.',
  },
  {
    text: 'There is one line in every piece that you love. Play that one last, so that you end on it.',
    short: 'Save your favorite line. Play it last. End there.',
  },
  {
    text: 'A finger learns by coming back. Touch the new note again and again, away and back, without a sound if you like.',
    short: 'New note. Away and back. Again. Silent is fine.',
  },
]
