import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before a rehearsal of a choir (TEXT-30). */
export const choirEveMoves: readonly FreeMove[] = [
  {
    text: 'Put the choir folder, a pencil, and what you read with into the bag that you take tomorrow.',
    short: 'Choir folder and pencil. Into the bag for tomorrow.',
    pairs: [
      {
        step: { text: 'Hang the bag where you put on your coat.', minutes: 1 },
        challenge: { text: 'Check with one hand that the pencil is there.', seconds: 15 },
      },
      {
        step: { text: 'Move the first pieces to the front.', minutes: 2 },
        challenge: { text: 'Read the first line of the first piece without a sound.', seconds: 30 },
      },
    ],
  },
  {
    text: 'A singer who knows that you are coming will look out for you. Send one line to somebody in the choir.',
    short: 'Send one line to the choir. You are coming.',
    pairs: [
      {
        step: { text: 'Ask for a chair beside theirs in the same message.', minutes: 1 },
        challenge: { text: 'Picture a friendly face when you come in.', seconds: 15 },
      },
      {
        step: { text: 'Write down one thing to ask that singer in the break.', minutes: 2 },
        challenge: { text: 'Say the name out loud, as across a row of chairs.', seconds: 15 },
      },
    ],
  },
  {
    text: 'It is hard to sing when you are hungry or very full. Write down what you will eat before the rehearsal tomorrow.',
    short: 'Write down what to eat before the rehearsal tomorrow.',
    pairs: [
      {
        step: { text: 'Put it where you find it at once, with a glass beside it.', minutes: 1 },
        challenge: { text: 'Say nothing for this minute, to rest the voice for the rehearsal.', seconds: 60 },
      },
      {
        step: { text: 'Work out at what hour you would have to eat it.', minutes: 2 },
        challenge: { text: 'Hum a low note, and feel it below the ribs.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Arriving early gives you time to sit down and look around. Work out when you leave, with a few minutes to spare.',
    short: 'Work out when you leave for the rehearsal. Add some minutes.',
    pairs: [
      {
        step: { text: 'Write down the number of a singer whom you can call if you are late.', minutes: 1 },
        challenge: { text: 'Name the doors and steps between the street and your chair in the hall.', seconds: 30 },
      },
      {
        step: { text: 'Check the bus or the ride once more.', minutes: 2 },
        challenge: { text: 'Say the hour out loud, and picture putting on your coat.', seconds: 15 },
      },
    ],
  },
  {
    text: 'You breathe more easily when nothing is tight at the waist. Lay out clothes for the rehearsal that are loose there.',
    short: 'Lay out loose clothes for the rehearsal. Singing needs room.',
    pairs: [
      {
        step: { text: 'Put a handkerchief into the pocket.', minutes: 1 },
        challenge: { text: 'Breathe in deeply, and notice whether anything is tight.', seconds: 30 },
      },
      {
        step: { text: 'Choose a scarf or a jacket for a cold hall.', minutes: 2 },
        challenge: { text: 'Let your belly out as far as it goes, and breathe.', seconds: 15 },
      },
    ],
  },
  {
    text: 'A familiar voice makes it easier to come in. Write down the name of the singer you hope to sit beside tomorrow.',
    short: 'Write down which singer you will sit beside tomorrow.',
    pairs: [
      {
        step: { text: 'Think of a question that starts an easy talk.', minutes: 2 },
        challenge: { text: 'Say your hello out loud, with the name.', seconds: 15 },
      },
      {
        step: { text: 'Ask that singer to keep a chair for you.', minutes: 2 },
        challenge: { text: 'Picture sitting down there, with the folder on your knees.', seconds: 30 },
      },
    ],
  },
  {
    text: 'It is easier to think of the music when the feet are comfortable. Put the shoes for the rehearsal by the door.',
    short: 'Put the shoes for the rehearsal by the door.',
    pairs: [
      {
        step: { text: 'Put the choir folder beside the shoes.', minutes: 1 },
        challenge: { text: 'Hum the choir piece that you know best, quietly, once.', seconds: 30 },
      },
      {
        step: { text: 'Wipe them, and check whether the soles are dry.', minutes: 2 },
        challenge: { text: 'Stand with your weight on both feet, as when you sing.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Somebody at rehearsal often needs a cough drop. Put a few into your coat, enough to share.',
    short: 'Put cough drops into your coat for the rehearsal.',
    pairs: [
      {
        step: { text: 'Fill a bottle, and set it under that coat.', minutes: 1 },
        challenge: { text: 'Read one page of choir text in a whisper.', seconds: 30 },
      },
      {
        step: { text: 'Hang a warm scarf over that coat.', minutes: 2 },
        challenge: { text: 'Say nothing for this minute, and breathe through the nose.', seconds: 60 },
      },
    ],
  },
]
