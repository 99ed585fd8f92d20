import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of learning an instrument. */
export const instrumentDetails: readonly Detail[] = [
  {
    text: 'Take the instrument out of its case, or open the lid. Leave it where you will see it.',
    short: 'Take the instrument out. Leave it in sight.',
    form: 'prepare',
  },
  {
    text: 'Find the bar where you usually stumble. Play only that one, at half the speed.',
    short: 'Find the bar you trip over. Play it at half speed.',
    form: 'work',
  },
  {
    text: 'Set the metronome slower than you like. Play one line without a mistake.',
    short: 'Set the metronome slower. Play one line without mistakes.',
    form: 'work',
  },
  {
    text: 'Most people know the beginning of their piece best. Play the last line first today.',
    short: 'Play the last line of the piece first.',
    form: 'work',
  },
  {
    text: 'Sit down at the instrument, and play one scale, even if there is time for nothing else.',
    short: 'Sit down at the instrument. Play one scale. Done.',
    form: 'work',
  },
  {
    text: 'Shake out your hands, and lower your shoulders. Then play the first bars softly.',
    short: 'Lower your shoulders. Play the first bars softly.',
    form: 'work',
  },
  {
    text: 'Clap the rhythm of one line, and count aloud. Play the line only after that.',
    short: 'Clap the rhythm of one line. Then play it.',
    form: 'work',
  },
  {
    text: 'Hum the melody of one line before you touch the instrument. Then try to find it.',
    short: 'Hum the melody once. Then find it on the instrument.',
    form: 'work',
  },
  {
    text: 'Mark the note at which you stumbled last with a pencil. Begin there, one note before it.',
    short: 'Mark your last wrong note in pencil. Begin there.',
    form: 'work',
  },
  {
    text: 'It sounds worse to you than to anybody else. Close the door, and play one line, however it sounds.',
    short: 'Close the door. Play the line. Nobody counts mistakes.',
    form: 'work',
  },
  {
    text: 'Play one line with one hand alone until it is easy. Then add the other.',
    short: 'Play one hand alone until it is easy. Then both hands play.',
    form: 'work',
  },
  {
    text: 'Change back and forth between a pair of chords or notes. Leave the beat out until it goes smoothly.',
    short: 'Change between chords, back and forth. No rhythm needed.',
    form: 'work',
  },
  {
    text: 'You hear yourself more calmly after a day. Record half a minute of music now, and listen to it tomorrow.',
    short: 'Record half a minute of music. Listen tomorrow.',
    form: 'work',
  },
  {
    text: 'An old piece warms up the fingers, and it usually goes well. Play the oldest one that you know.',
    short: 'Warm up with your oldest piece of music.',
    form: 'work',
  },
  {
    text: 'Put the music on the stand, open at the page that you want to practice. Leave it there.',
    short: 'Open the music on the stand. Leave it at today’s page.',
    form: 'prepare',
  },
  {
    text: 'Play one scale as quietly as you can. Make each note sound like the one before.',
    short: 'Play one scale quietly. Make every note the same.',
    form: 'work',
  },
  {
    text: 'Practice is unpleasant on an instrument that is out of tune. Tune it first, if yours can be tuned.',
    short: 'Tune the instrument. That counts. Then play one line.',
    form: 'prepare',
  },
  {
    text: 'Choose a few bars of the song, and play only these today. Leave the rest of it alone.',
    short: 'Choose a few bars. They are the whole song today.',
    form: 'work',
  },
  {
    text: 'Play a few lines, and stop before you are tired. Write down the bar for tomorrow, and leave the music open.',
    short: 'Play a few lines. Note the bar. Stop while it is good.',
    form: 'work',
  },
  {
    text: 'Set the chair so that your arms can rest. Then play the first bar, and set it once more if needed.',
    short: 'Set the chair so that your arms rest. Play a bar.',
    form: 'work',
  },
  {
    text: 'Listen to your piece once, without playing. Follow the music with a finger.',
    short: 'Listen to the piece once. Follow the music with a finger.',
    form: 'work',
  },
  {
    text: 'When you play a wrong note, stop and look at it. Play the notes around it slowly.',
    short: 'Stop at a wrong note. Play the notes around it slowly.',
    form: 'moment',
  },
  {
    text: 'Choose the line that you like best in the piece. Play it last, so that you end with it.',
    short: 'Save your favorite line of music. Play it last.',
    form: 'work',
  },
  {
    text: 'Find the new note or chord with your fingers, let go, and find it once more. You can do it without a sound.',
    short: 'Touch the new note, away and back. Repeat it silently.',
    form: 'work',
  },
]
