import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreInstrumentAnswers } from './instrument-more.ts'

/** What messages of an instrument answer to something that its player wrote (TEXT-32). */
export const instrumentAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Tired hands can rest while the ear practices. Close your eyes, and hear your song in your mind up to its first long note.',
    short: 'Tired hands rest. Hear your song in your mind.',
    form: 'work',
    drill_sergeant: 'Eyes closed. To the first long note.',
    kind_encouraging: 'If the music fades away before that, let it, and rest.',
    teammate: 'That’s us practicing, and we haven’t moved a finger.',
    wise_mentor: 'Your ear goes on learning while the hands are still.',
    own: [
      {
        step: { text: 'Let one fingertip move where the beat of the song falls.', minutes: 1 },
        challenge: { text: 'Hum its opening note once, and let it fade.', seconds: 15 },
      },
      {
        step: { text: 'Choose the moment of the song that you would most like to hear.', minutes: 1 },
        challenge: { text: 'Hear only that moment in your mind, and let the rest go.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When there is no energy left, one note is enough. Play a single one, softly, and listen until it is gone.',
    short: 'Too tired for more? Play one note softly.',
    form: 'work',
    drill_sergeant: 'Listen until it is gone. Instrument down. Rest.',
    kind_encouraging: 'It asks next to nothing of your fingers, and you may stop there.',
    teammate: 'One note, and then the couch can have us back.',
    wise_mentor: 'Listening to a note until it ends is practice, too, and a restful kind.',
    own: [
      {
        step: { text: 'Name the note that you played, or where on the instrument it lies.', minutes: 1 },
        challenge: { text: 'Imagine the note that could follow, and leave it unplayed.', seconds: 30 },
      },
      {
        step: { text: 'Find a word for how that note sounded: round, thin, or warm.', minutes: 1 },
        challenge: { text: 'Put the word on a slip beside the instrument.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A place that is ready asks less of tired legs. Put your seat and your music where you play, and rest.',
    short: 'Tired? Set up only. Seat and music in place.',
    form: 'prepare',
    drill_sergeant: 'Do not play. Rest first.',
    kind_encouraging: 'When you feel like playing, you will only have to sit down.',
    teammate: 'Everything’s where we need it, so we can rest with a clear mind.',
    wise_mentor: 'A place that is set up in calm is easy to use when your strength returns.',
    own: [
      {
        step: { text: 'Open the music at the page that you would like to see first.', minutes: 1 },
        challenge: { text: 'Rest a finger on the bar where you would begin.', seconds: 15 },
      },
      {
        step: { text: 'Turn the seat so that the light falls on the music.', minutes: 1 },
        challenge: { text: 'Lay a pencil within reach of the seat, and leave the rest.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'On tired days, it helps to have an easy piece. Write its name on a slip, and keep it with your instrument.',
    short: 'Tired days need an easy piece. Write its name.',
    form: 'note',
    drill_sergeant: 'Slip to the instrument. Play that one then.',
    kind_encouraging: 'It may be a nursery tune, and playing it once is enough on such a day.',
    teammate: 'No choosing when we’re tired, it’s on the slip.',
    wise_mentor: 'An easy piece played in peace is worth more than a hard one that is dreaded.',
    own: [
      {
        step: { text: 'Find the page of that easy piece, or recall how it begins.', minutes: 2 },
        challenge: { text: 'Hum the opening while you sit back.', seconds: 30 },
      },
      {
        step: { text: 'Add to the slip what makes this piece easy for you.', minutes: 1 },
        challenge: { text: 'Decide where you may stop if even this piece is too long.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Fingers can practice without a sound. Play the first bar of your piece on your knee, note by note, with no instrument.',
    short: 'No sound needed. Finger the first bar on your knee.',
    form: 'work',
    drill_sergeant: 'Every note, one by one. Slowly.',
    kind_encouraging: 'Nobody can hear you, and your fingers still learn their way.',
    teammate: 'It’s our quietest concert, and nobody can complain.',
    wise_mentor: 'Without the sound, you notice what the fingers know by themselves.',
    own: [
      {
        step: { text: 'Find the place in that bar where your fingers hesitate.', minutes: 1 },
        challenge: { text: 'Go over that place on your knee, at half the speed.', seconds: 60 },
      },
      {
        step: { text: 'Name the finger that begins the bar, and the one that ends it.', minutes: 1 },
        challenge: { text: 'Rest your hand, and think the bar through without moving.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Whatever draws you away from the music, the page can keep your place. Lay a strip of paper just below the line you practice.',
    short: 'Called away? Keep your place in the music.',
    form: 'prepare',
    drill_sergeant: 'Paper strip below your line. Come back there.',
    kind_encouraging: 'You can turn to whatever it is, and you will find the line again at once.',
    teammate: 'Whatever it is this time, our line isn’t going anywhere.',
    wise_mentor: 'A line is easy to take up again when its place is marked.',
    own: [
      {
        step: { text: 'Pencil a dot above the note at which you stopped.', minutes: 1 },
        challenge: { text: 'Read the notes just before the dot, so that you can slip back in.', seconds: 45 },
      },
      {
        step: { text: 'Pencil beside your place in the music what you wanted to try next.', minutes: 1 },
        challenge: { text: 'Close the music, open it at your place, and read that reminder.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Practice disturbs people less when its end is known. Tell somebody near you that you will play one piece, and then stop.',
    short: 'Tell one person: one piece, then silence.',
    form: 'tell',
    drill_sergeant: 'Say it before you play. Keep to it.',
    kind_encouraging: 'Most people like to listen when they know that it will not go on forever.',
    teammate: 'They know when we stop, so we can play without whispering.',
    wise_mentor: 'When they know the end, the others have peace, and you can play freely.',
    own: [
      {
        step: { text: 'Choose the piece, and open the music at its beginning.', minutes: 1 },
        challenge: { text: 'Look at the last line, so that you know how it will end.', seconds: 30 },
      },
      {
        step: { text: 'Ask in which room your playing would disturb them least.', minutes: 1 },
        challenge: { text: 'Carry your music there, or close one door in between.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'You can play at more hours when you disturb nobody. Put what softens your instrument beside it: a mute, a cloth, or headphones.',
    short: 'Noise at home? Mute or cloth to the instrument.',
    form: 'prepare',
    drill_sergeant: 'Or headphones. Beside it. Leave them there.',
    kind_encouraging: 'With that in place, you can play even when somebody is resting.',
    teammate: 'Now we can play at any hour, and nobody has to know.',
    wise_mentor: 'Quiet playing takes more care, and your ear learns from that.',
    own: [
      {
        step: { text: 'Play one note with the sound softened.', minutes: 1 },
        challenge: { text: 'Close whatever door or window still lets the sound through.', seconds: 45 },
      },
      {
        step: { text: 'Give whatever softens the sound a fixed place at the instrument.', minutes: 1 },
        challenge: { text: 'Pick a piece that suits the softer sound, and lay its music out.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A bar that hardly anybody can hear is a good place for mistakes. Play your first one as quietly as the instrument allows.',
    short: 'Mistakes hide in quiet. Play your first bar softly.',
    form: 'work',
    drill_sergeant: 'Wrong notes allowed. On to its end.',
    kind_encouraging: 'A wrong note in it stays between you and the instrument.',
    teammate: 'Even our mistakes are on tiptoe.',
    wise_mentor: 'Played this softly, a bar can be heard without being judged.',
    own: [
      {
        step: { text: 'Find the note in that bar that you trust least.', minutes: 1 },
        challenge: { text: 'Play only that note, as softly as the whole bar.', seconds: 30 },
      },
      {
        step: { text: 'Repeat that bar at half the speed, so that you hear every note.', minutes: 2 },
        challenge: { text: 'Name the note in it that sounded best.', seconds: 15 },
      },
    ],
  },
  ...moreInstrumentAnswers,
]
