import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `instrument.ts`. */
export const moreInstrumentAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'A mistake is less frightening when you make it on purpose. Play one wrong note, and then the right one beside it.',
    short: 'Make the mistake first. Play one wrong note.',
    form: 'work',
    drill_sergeant: 'Then the right one. Listen to both.',
    kind_encouraging: 'Nothing happens, and you may even smile at it.',
    teammate: 'Our mistake’s out of the way, so what comes next is music.',
    wise_mentor: 'You may hear that the wrong one is gone as quickly as the right one.',
    own: [
      {
        step: { text: 'Look for the spot in your piece where mistakes come most often.', minutes: 1 },
        challenge: { text: 'Play past that spot without stopping, whatever it sounds like.', seconds: 60 },
      },
      {
        step: { text: 'Look for a wrong note that sounds rather good beside the right one.', minutes: 2 },
        challenge: { text: 'Play the two in a row, and end on whichever you like.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A rhythm needs neither a chair nor a free hour. Tap the first line of your song on the nearest table.',
    short: 'No time: tap your song’s first line on a table.',
    form: 'work',
    drill_sergeant: 'Steady beat, to its end. Then go on.',
    kind_encouraging: 'You can stand while you tap, and go on with your day right after.',
    teammate: 'Our whole band is a table and a finger, and rehearsal’s over.',
    wise_mentor: 'Your hand keeps the rhythm, and the notes come more easily after that.',
    own: [
      {
        step: { text: 'Pick out the beat in that line that is hardest to tap.', minutes: 1 },
        challenge: { text: 'Tap just that beat, with its neighbors on either side.', seconds: 45 },
      },
      {
        step: { text: 'Speak the rhythm of that line on one syllable, such as “da.”', minutes: 1 },
        challenge: { text: 'Find its longest note, and hold the syllable just as long.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A free minute is enough for one bar. Mark a single bar in your music with a pencil, for the next minute that comes.',
    short: 'No time for a piece? Mark one bar in the music.',
    form: 'prepare',
    drill_sergeant: 'That bar. Next free minute. Nothing else.',
    kind_encouraging: 'You do not have to look for a place to start, and you may stop after it.',
    teammate: 'When a minute turns up, we know which bar gets it.',
    wise_mentor: 'One bar that is really known is a gain, however short the time was.',
    own: [
      {
        step: { text: 'Read the marked bar, and name its highest note.', minutes: 1 },
        challenge: { text: 'Finger the bar on the nearest table, slowly.', seconds: 60 },
      },
      {
        step: { text: 'Write above the marked bar why you chose it: fingers, rhythm, or sound.', minutes: 1 },
        challenge: { text: 'Leave the music open there, with the pencil on the page.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Music can be read wherever you have to wait. Photograph the line that you practice, and look at it the next time you wait.',
    short: 'Take the music along. Photograph one line.',
    form: 'prepare',
    drill_sergeant: 'Next wait: read it. Fingers still.',
    kind_encouraging: 'Your instrument stays where it is, and your eyes do part of the work.',
    teammate: 'If we have to stand in line, we read our line.',
    wise_mentor: 'Notes that the eyes know well come to the fingers sooner.',
    own: [
      {
        step: { text: 'Enlarge the photo until you can read every note.', minutes: 1 },
        challenge: { text: 'Count or whisper the rhythm of that line as far as you get.', seconds: 60 },
      },
      {
        step: { text: 'Keep the photo among your favorites, where you will meet it.', minutes: 1 },
        challenge: { text: 'Cover the right half of the line, and recall how it goes on.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Notes can be practiced without the instrument in your hands. Say the names of the first notes of your song aloud.',
    short: 'No time to unpack? Say the song’s first notes aloud.',
    form: 'work',
    drill_sergeant: 'By name. In order. Once more.',
    kind_encouraging: 'Humming will do if you do not know the names, and it takes no longer.',
    teammate: 'We practice out loud, and the case stays shut.',
    wise_mentor: 'A line that can be spoken from memory is easier to play.',
    own: [
      {
        step: { text: 'Recall where on the instrument those first notes are played.', minutes: 1 },
        challenge: { text: 'Let your fingers make the same moves in your lap.', seconds: 45 },
      },
      {
        step: { text: 'Copy those notes onto a slip, as letters or as dots.', minutes: 2 },
        challenge: { text: 'Place the slip where you often have to wait.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A whole page of music is a lot to begin with. Cover everything but the first bar with a sheet of paper.',
    short: 'A whole page is too much. Cover the music.',
    form: 'prepare',
    drill_sergeant: 'Only the first bar stays free. Hum it.',
    kind_encouraging: 'The rest is still there, and it need not trouble you yet.',
    teammate: 'As far as we’re concerned, the song has only one bar.',
    wise_mentor: 'When that bar has become easy, the paper can move on to the next.',
    own: [
      {
        step: { text: 'Slide the cover aside until you see just the opening note.', minutes: 1 },
        challenge: { text: 'Play that note, or show with your hand where it lies.', seconds: 30 },
      },
      {
        step: { text: 'Peek under the cover at the last bar, and see where it ends.', minutes: 1 },
        challenge: { text: 'Choose the bar that you will uncover next, and mark it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is pleasant to learn a tune that somebody would like to hear. Ask {ally} for the name of a favorite one.',
    short: 'Ask {ally} for the name of one favorite tune.',
    form: 'tell',
    drill_sergeant: 'Write the title down. Listen to it once.',
    kind_encouraging: 'You do not have to promise to play it, since knowing its name is a beginning.',
    teammate: 'If it’s an easy one, we know what we’re playing next.',
    wise_mentor: 'A melody that means something to somebody is worth practicing slowly.',
    own: [
      {
        step: { text: 'Put a slip with your music, ready for the name of the tune.', minutes: 1 },
        challenge: { text: 'Mention one favorite tune of your own in return.', seconds: 45 },
      },
      {
        step: { text: 'Find out where they heard the tune for the first time.', minutes: 1 },
        challenge: { text: 'Ask them to hum the beginning, or recall it yourself.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A hard spot is easier to practice once it has been described. Tell {ally} which part of your music gives you trouble.',
    short: 'Tell {ally} which bar of your music gives trouble.',
    form: 'tell',
    drill_sergeant: 'Name the spot. Say what goes wrong.',
    kind_encouraging: 'They do not have to play themselves to understand what you are working on.',
    teammate: 'Next time they may ask how it’s going, and we’d like some news by then.',
    wise_mentor: 'While you describe it, you may notice what makes it hard.',
    own: [
      {
        step: { text: 'Make a light pencil mark in the music where the trouble begins.', minutes: 1 },
        challenge: { text: 'Play or read the last easy note before the mark.', seconds: 30 },
      },
      {
        step: { text: 'Describe to them how that part should sound when it works.', minutes: 1 },
        challenge: { text: 'Hum or tap the part that way, as slowly as you need.', seconds: 45 },
      },
    ],
  },
]
