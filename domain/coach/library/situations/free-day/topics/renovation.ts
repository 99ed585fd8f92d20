import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next hours of work on a home (TEXT-30). */
export const renovationFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'One missing screw can stop a whole day of work. Go through the next task in your head, and list what it needs.',
      short: 'List the screws and parts the next task needs.',
      pairs: [
        {
          step: { text: 'Mark what you have to buy, and what you have.', minutes: 1 },
          challenge: { text: 'Find one thing from the list, and put it on the windowsill.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask somebody who has renovated what they did about this: {obstacle}.',
            twin: 'Ask somebody who has renovated which part they always run out of.',
            minutes: 2,
          },
          challenge: { text: 'Say the steps of the task out loud, with a tool for each.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A trip for nothing to the hardware store costs half of a work day. Look up whether your part is in stock.',
      short: 'Look up whether the hardware store has your part.',
      pairs: [
        {
          step: { text: 'Note the aisle or the number of the part.', minutes: 1 },
          challenge: { text: 'Hold the old part, or a picture of it, and describe it in one sentence.', seconds: 15 },
        },
        {
          step: { text: 'Put a sample into the bag for the store: a screw, a chip, or a photo.', minutes: 2 },
          challenge: { text: 'Name one thing that you will not buy there.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Paint, filler, and glue dry out under a loose lid. Press each lid down, and write on the can where it was used.',
      short: 'Press down every paint lid. Label each can.',
      pairs: [
        {
          step: { text: 'Put the cans upright, with the color to the front.', minutes: 1 },
          challenge: { text: 'Tip one can for a breath, and see whether its lid holds.', seconds: 15 },
        },
        {
          step: { text: 'Put what is dry into a box for the recycling center.', minutes: 2 },
          challenge: { text: 'Choose the color that you need next, and put its can in front.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Dried paint in a brush leaves marks on the wall. Bend the bristles of yours, and soak the brushes that are stiff.',
      short: 'Bend the bristles of each brush. Soak stiff ones.',
      pairs: [
        {
          step: { text: 'Wrap the good ones in paper, so that they keep their shape.', minutes: 1 },
          challenge: {
            text: 'Stroke a dry brush over the back of your hand, and look for loose bristles.',
            seconds: 15,
          },
        },
        {
          step: { text: 'Wipe the roller tray and the stick for stirring.', minutes: 2 },
          challenge: { text: 'Paint one stripe in the air, from the corner down.', seconds: 30 },
        },
      ],
    },
    {
      text: 'An empty drill stops the work when you are already on the ladder. Put its battery on the charger, and lay the bits beside it.',
      short: 'Charge the drill. Lay the bits beside it.',
      pairs: [
        {
          step: { text: 'Write on tape which bit goes with which plug.', minutes: 1 },
          challenge: { text: 'Turn one bit between your fingers, and look at its tip.', seconds: 15 },
        },
        {
          step: { text: 'Find out where cable or pipe runs behind the place you will drill.', minutes: 2 },
          challenge: { text: 'Knock on that wall, and listen where it sounds hollow.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A length that you keep in your head changes on the way to the saw. Measure the next wall or board, and save the number.',
      short: 'Measure the next wall or board. Save the number.',
      pairs: [
        {
          step: { text: 'Measure it a second time, and compare.', minutes: 2 },
          challenge: { text: 'Show the length with your arms, and check it with the tape.', seconds: 15 },
        },
        {
          step: { text: 'Write the number on a strip of tape, and stick it on the spot.', minutes: 1 },
          challenge: { text: 'Draw the wall or the board with one line, and the number beside it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Others have laid the same floor and filled the same crack. Watch how one of them does your next task.',
      short: 'Watch one short video of the next renovation task.',
      pairs: [
        {
          step: { text: 'Write down the one move that you did not know.', minutes: 1 },
          challenge: { text: 'Show the move with empty hands.', seconds: 30 },
        },
        {
          step: { text: 'List what they use for it that you do not have.', minutes: 2 },
          challenge: { text: 'Say what you would do differently, and why.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Each coat has to dry before the next one. Read on the can or bag how long, and plan {weekday} around it.',
      short: 'Read the drying time on paint or filler.',
      pairs: [
        {
          step: { text: 'Write on the wall or on tape when the coat may be touched.', minutes: 1 },
          challenge: { text: 'Open a window, and feel whether the air moves.', seconds: 15 },
        },
        {
          step: { text: 'Choose what can be done in the meantime.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the renovation by heart: {plan}',
            twin: 'Say the first task for {weekday}, and the tool that it needs.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Doors and boards are awkward for one person. Ask somebody whether they can hold the other end {next}.',
      short: 'Ask somebody to hold boards with you {next}.',
      pairs: [
        {
          step: { text: 'Write down what you need them for, and how long.', minutes: 1 },
          challenge: { text: 'Lift one end of something long, and find where it balances.', seconds: 15 },
        },
        {
          step: { text: 'Find gloves and a cup for a second person.', minutes: 2 },
          challenge: { text: 'Say how you will give the sign: lift, stop, and down.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You stop seeing what has changed at home. Take a photo from the door, and keep it beside the older ones.',
      short: 'Photograph the work from the door. Keep the picture.',
      pairs: [
        {
          step: { text: 'Put the oldest and the newest photo side by side.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, with a look at the work: {why}.',
            twin: 'Say what you will do first when the work is finished.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Write down the one corner that still bothers you.', minutes: 1 },
          challenge: { text: 'Draw this corner finished, in a few lines.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Packaging and rubble take the space that the work needs. Fill one bag, and look up when the recycling center is open.',
      short: 'Fill one bag with scraps from the work.',
      pairs: [
        {
          step: { text: 'Write the hours of the recycling center on the bag.', minutes: 1 },
          challenge: { text: 'Lift the bag, and see whether you can carry it.', seconds: 15 },
        },
        {
          step: { text: 'Sort out what could still be used: screws, strips, or half a board.', minutes: 2 },
          challenge: { text: 'Collect the receipts for paint and boards in one envelope.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Lay the tools for tomorrow’s first task in one bucket, with pencil and tape measure on top.',
      short: 'Tools in one bucket. Pencil and tape measure on top.',
      pairs: [
        {
          step: { text: 'Put work gloves and a cloth on top.', minutes: 1 },
          challenge: { text: 'Carry the bucket to where the work begins.', seconds: 15 },
        },
        {
          step: { text: 'Check the tip of the screwdriver, or put in a new blade.', minutes: 2 },
          challenge: { text: 'Lift the bucket, and take out one tool that you will not need.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Move away what blocks tomorrow’s wall or floor, so that you can begin with the work itself.',
      short: 'Clear the wall or floor for tomorrow’s work.',
      pairs: [
        {
          step: { text: 'Lay a sheet over what cannot be moved.', minutes: 2 },
          challenge: { text: 'Clear the windowsill, so that you can air the room during the work.', seconds: 15 },
        },
        {
          step: { text: 'Put tape along the edge that must stay clean.', minutes: 2 },
          challenge: { text: 'Stand where you will work, and turn around once.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Put old clothes and sturdy shoes where you will dress for the work tomorrow.',
      short: 'Old clothes and sturdy work shoes, ready for tomorrow.',
      pairs: [
        {
          step: { text: 'Write tomorrow’s first task on a strip of tape, and stick it on the door.', minutes: 1 },
          challenge: { text: 'Check the pockets of the old pants.', seconds: 15 },
        },
        {
          step: { text: 'Put work gloves and something to drink beside them.', minutes: 2 },
          challenge: { text: 'Roll up one sleeve, and see whether it stays.', seconds: 15 },
        },
      ],
    },
  ],
}
