import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next hours at a piece of handwork (TEXT-30). */
export const craftFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'A mistake looks smaller after some days away. Look at your piece from the door, and say what you see first.',
      short: 'Look at the piece from the door.',
      pairs: [
        {
          step: { text: 'Write down what you would leave as it is.', minutes: 2 },
          challenge: { text: 'Touch the edge of the piece.', seconds: 15 },
        },
        {
          step: { text: 'Take a picture of the piece from that place.', minutes: 1 },
          challenge: { text: 'Turn the piece around, and look once more.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Stores close, and yarn, wood, or clay runs out. Check for {weekday} whether the material for the next part is there.',
      short: 'Check the material for the next part.',
      pairs: [
        {
          step: { text: 'Put what is there into one bag or box with the piece.', minutes: 2 },
          challenge: { text: 'Feel the material between two fingers.', seconds: 15 },
        },
        {
          step: { text: 'Write the number or the color of it on the list for the store.', minutes: 1 },
          challenge: { text: 'Hold old and new material side by side in daylight.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Tools rest badly when they are dirty. Wipe the one that you used last.',
      short: 'Wipe the tool you used last.',
      pairs: [
        {
          step: { text: 'Put the tool where your hand will look for it.', minutes: 1 },
          challenge: { text: 'Run a finger along its handle or its shaft.', seconds: 15 },
        },
        {
          step: { text: 'Check whether it needs oil, an edge, or a new battery.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look at the piece: {why}.',
            twin: 'Remember the first thing you made by hand, and who has it.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'The next move is soon forgotten. Write on a slip where the work goes on, and pin it to the piece.',
      short: 'Write where the work goes on. Pin it.',
      pairs: [
        {
          step: { text: 'Lay the tool for this move beside the slip.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the work by heart: {plan}',
            twin: 'Say where the work goes on, and with which tool.',
            seconds: 30,
          },
        },
        {
          step: { text: 'Write the move after it on the back.', minutes: 2 },
          challenge: { text: 'Do the move once in the air.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Hands that work finely get stiff. Spread your fingers, close them, and do it slowly.',
      short: 'Spread the fingers. Close them. Slowly.',
      pairs: [
        {
          step: { text: 'Put some cream beside the place where you work.', minutes: 1 },
          challenge: { text: 'Press each finger against the thumb, one after the other.', seconds: 30 },
        },
        {
          step: { text: 'Check whether the chair lets both elbows rest.', minutes: 2 },
          challenge: { text: 'Lay both hands flat on the table, and let them get heavy.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Others have made the same piece before you. Look up how one of them did the part that comes next.',
      short: 'Look up how others did the next part.',
      pairs: [
        {
          step: { text: 'Write down the one trick that you would use.', minutes: 1 },
          challenge: { text: 'Show the trick with empty hands.', seconds: 30 },
        },
        {
          step: { text: 'Save the page or the video where you see it from your place.', minutes: 2 },
          challenge: { text: 'Say what you would do differently.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Somebody likes to see half-finished things. Send one person a picture of the piece.',
      short: 'Send one person a picture of the piece.',
      pairs: [
        {
          step: { text: 'Write down what they answer.', minutes: 1 },
          challenge: { text: 'Hold the piece against the light.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask somebody who makes things what they do about this: {obstacle}.',
            twin: 'Ask somebody who makes things what they are working on.',
            minutes: 2,
          },
          challenge: { text: 'Look through the pictures of your older pieces, and stop at one.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A pattern is easier to read with empty hands. Read the part for {weekday} once, from start to end.',
      short: 'Read the pattern for {weekday} once, hands empty.',
      pairs: [
        {
          step: { text: 'Mark the line where you would have to think.', minutes: 1 },
          challenge: { text: 'Trace that line with one finger.', seconds: 30 },
        },
        {
          step: { text: 'Look up one word or sign in it.', minutes: 2 },
          challenge: { text: 'Say what it means, without looking.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Ideas come while hands are idle. Draw one change that you would like, with a few lines.',
      short: 'Draw one change to the piece.',
      pairs: [
        {
          step: { text: 'Write beside it what you would need for that.', minutes: 1 },
          challenge: { text: 'Cover half of the drawing, and see which half is better.', seconds: 30 },
        },
        {
          step: { text: 'Put the drawing with the piece, or on the wall.', minutes: 2 },
          challenge: { text: 'Draw the finished piece with one line.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Leftovers are a stock in disguise. Sort those of this piece by size or color.',
      short: 'Sort the leftovers of the piece.',
      pairs: [
        {
          step: { text: 'Write on the bag or box what they could become.', minutes: 1 },
          challenge: { text: 'Lay three of them side by side, and change their order.', seconds: 30 },
        },
        {
          step: { text: 'Put what you will not use into a bag to give away.', minutes: 2 },
          challenge: { text: 'Pick out the smallest one, and find a place for it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The light at your place changes with the season. Try where the lamp would have to stand for the work.',
      short: 'Try the lamp in another place.',
      pairs: [
        {
          step: { text: 'Mark the spot for the lamp with a strip of tape.', minutes: 1 },
          challenge: { text: 'Hold your hand there, and see where its shadow falls.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the lamp, and turn its cord out of the way.', minutes: 2 },
          challenge: { text: 'Close your eyes for a breath, and look at the piece anew.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Lay the piece and its tools where you will work tomorrow.',
      short: 'Lay out the piece and tools.',
      pairs: [
        {
          step: { text: 'Put the tool that you need first on top of the piece.', minutes: 1 },
          challenge: { text: 'Move the lamp a little nearer to the work.', seconds: 15 },
        },
        {
          step: { text: 'Check whether the material for tomorrow is enough.', minutes: 2 },
          challenge: { text: 'Touch the place where the work goes on.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Thread the needle, sharpen the pencil, or set the blade, so that the start is made.',
      short: 'Thread the needle, or set the blade.',
      pairs: [
        {
          step: { text: 'Put the pattern or the plan beside it, at the right place.', minutes: 1 },
          challenge: { text: 'Spread and close your fingers, slowly.', seconds: 30 },
        },
        {
          step: { text: 'Write on a slip where the work goes on.', minutes: 1 },
          challenge: { text: 'Put a second thread, pencil, or blade beside it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Clear the table where you work, down to the bare top.',
      short: 'Clear the table for tomorrow’s work.',
      pairs: [
        {
          step: { text: 'Lay a cloth or a mat where the work will lie.', minutes: 1 },
          challenge: { text: 'Wipe the table with your hand at that place.', seconds: 15 },
        },
        {
          step: { text: 'Move the lamp and the chair to where you will sit.', minutes: 2 },
          challenge: { text: 'Stretch each finger once, as before fine work.', seconds: 30 },
        },
      ],
    },
  ],
}
