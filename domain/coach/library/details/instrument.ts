import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of learning an instrument. */
export const instrumentDetails: readonly Detail[] = [
  {
    text: 'An instrument in sight is played more often. Take it out or open the lid, and leave it so.',
    short: 'Take the instrument out. Leave it in sight.',
    form: 'prepare',
  },
  {
    text: 'You usually stumble in the same bar of a piece. Play only that one, at half the speed.',
    short: 'Find the bar you trip over. Play it at half speed.',
    form: 'work',
  },
  {
    text: 'Fingers learn mistakes as well as notes. Set the metronome slower than you like, and play one line cleanly.',
    short: 'Set the metronome slower. Play one line without mistakes.',
    form: 'work',
  },
  {
    text: 'Most people know the beginning of their piece best. Play the last line first today.',
    short: 'Play the last line of the piece first.',
    form: 'work',
  },
  {
    text: 'A little playing keeps the fingers used to it. Play one scale, even if there is time for nothing else.',
    short: 'Sit down at the instrument. Play one scale. Done.',
    form: 'work',
  },
  {
    text: 'Tight shoulders make tight fingers. Shake out your hands, lower your shoulders, and play the first bars softly.',
    short: 'Lower your shoulders. Play the first bars softly.',
    form: 'work',
  },
  {
    text: 'Rhythm and notes are easier one at a time. Clap the rhythm of one line, and play it only after that.',
    short: 'Clap the rhythm of one line. Then play it.',
    form: 'work',
  },
  {
    text: 'What you can hum is easier to play. Hum the melody of one line, and then try to find it.',
    short: 'Hum the melody once. Then find it on the instrument.',
    form: 'work',
  },
  {
    text: 'Practice helps most where you stumble. Mark your last wrong note with a pencil, and begin one note before it.',
    short: 'Mark your last wrong note in pencil. Begin there.',
    form: 'work',
  },
  {
    text: 'It sounds worse to you than to anybody else. Close the door, and play one line, however it sounds.',
    short: 'Close the door. Play the line. Nobody counts mistakes.',
    form: 'work',
  },
  {
    text: 'Hands learn more easily one by one. Play one line with one hand or one part alone until it is easy.',
    short: 'Play one hand alone until it is easy. Then both hands play.',
    form: 'work',
  },
  {
    text: 'Most stumbles happen at a change. Go back and forth between a pair of chords or notes, without the beat.',
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
    text: 'It is quicker to begin when the page is there. Open the music at the page you practice, and leave it.',
    short: 'Open the music on the stand. Leave it at today’s page.',
    form: 'prepare',
  },
  {
    text: 'Quiet playing shows which finger is uneven. Play one scale as quietly as you can, each note like the last.',
    short: 'Play one scale quietly. Make every note the same.',
    form: 'work',
  },
  {
    text: 'Practice is unpleasant on an instrument that is out of tune. Tune it first, if yours can be tuned.',
    short: 'Tune the instrument. That counts. Then play one line.',
    form: 'prepare',
  },
  {
    text: 'A few bars are enough for a day. Play only these today, and leave the rest of the song alone.',
    short: 'Choose a few bars. They are the whole song today.',
    form: 'work',
  },
  {
    text: 'It is easier to come back when you stopped in time. Play a few lines, and write down the next bar.',
    short: 'Play a few lines. Note the bar. Stop while it is good.',
    form: 'work',
  },
  {
    text: 'How you sit or stand changes the sound. Settle so that your arms can rest, and play the first bar.',
    short: 'Set the chair so that your arms rest. Play a bar.',
    form: 'work',
  },
  {
    text: 'You play better what your ear knows. Listen to your piece once, and follow the music with a finger.',
    short: 'Listen to the piece once. Follow the music with a finger.',
    form: 'work',
  },
  {
    text: 'A wrong note that is played over stays. Stop at the next one, and play the notes around it slowly.',
    short: 'Stop at a wrong note. Play the notes around it slowly.',
    form: 'moment',
  },
  {
    text: 'You remember how a session ended. Find the line that you like best, and play it last.',
    short: 'Save your favorite line of music. Play it last.',
    form: 'work',
  },
  {
    text: 'Fingers learn a place by finding it again. Touch the new note or chord, let go, and find it once more.',
    short: 'Touch the new note, away and back. Repeat it silently.',
    form: 'work',
  },
]
