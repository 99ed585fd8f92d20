import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next hours of work on a home (TEXT-30). */
export const renovationFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'One missing screw can stop a whole day of work. Go through the next task in your head, and list what it needs.',
        short: 'List the screws and parts the next task needs.',
        about: 'parts',
      },
      {
        text: 'A trip for nothing to the building store costs half of a work day. Look up whether your part is in stock.',
        short: 'Look up whether the building store has your part.',
        about: 'store',
      },
      {
        text: 'Paint, filler, and glue dry out under a loose lid. Press each lid down, and write on the can where it was used.',
        short: 'Press down every paint lid. Label each can.',
        about: 'cans',
      },
      {
        text: 'Dried paint in a brush leaves marks on the wall. Bend the bristles of yours, and soak the brushes that are stiff.',
        short: 'Bend the bristles of each brush. Soak stiff ones.',
        about: 'brush',
      },
      {
        text: 'An empty drill stops the work when you are already on the ladder. Put its battery on the charger, and lay the bits beside it.',
        short: 'Charge the drill. Lay the bits beside it.',
        about: 'drill',
      },
      {
        text: 'A length that you keep in your head changes on the way to the saw. Measure the next wall or board, and save the number.',
        short: 'Measure the next wall or board. Save the number.',
        about: 'measure',
      },
      {
        text: 'Others have laid the same floor and filled the same crack. Watch how one of them does your next task.',
        short: 'Watch one short video of the next renovation task.',
        about: 'watch',
      },
      {
        text: 'Each coat has to dry before the next one. Read on the can or bag how long, and plan {weekday} around it.',
        short: 'Read the drying time on paint or filler.',
        about: 'dry',
      },
      {
        text: 'Doors and boards are awkward for one person. Ask somebody whether they can hold the other end {next}.',
        short: 'Ask somebody to hold boards with you {next}.',
        about: 'helper',
      },
      {
        text: 'You stop seeing what has changed at home. Take a photo from the door, and keep it beside the older ones.',
        short: 'Photograph the work from the door. Keep the picture.',
        about: 'photo',
      },
      {
        text: 'Packaging and rubble take the space that the work needs. Fill one bag, and look up when the recycling center is open.',
        short: 'Fill one bag with scraps from the work.',
        about: 'trash',
      },
    ],
    eve: [
      {
        text: 'Lay the tools for tomorrow’s first task in one bucket, with pencil and tape measure on top.',
        short: 'Tools in one bucket. Pencil and tape measure on top.',
        about: 'tools',
      },
      {
        text: 'Move away what stands before tomorrow’s wall or floor, so that you can begin with the work itself.',
        short: 'Clear the wall or floor for tomorrow’s work.',
        about: 'clear',
      },
      {
        text: 'Put old clothes and sturdy shoes where you will dress for the work tomorrow.',
        short: 'Old clothes and sturdy work shoes, ready for tomorrow.',
        about: 'clothes',
      },
    ],
  },
  steps: {
    any: [
      { text: 'List what your next task in the room needs, down to the screws.', minutes: 3, about: 'parts' },
      { text: 'Look up when the building store is open before {weekday}.', minutes: 1, about: 'store' },
      { text: 'Close each can of paint and each tube of filler tightly.', minutes: 2, about: 'cans' },
      { text: 'Measure the next wall or board, and save the number in your phone.', minutes: 2, about: 'measure' },
      {
        text: 'Ask somebody who has renovated what they did about this: {obstacle}.',
        twin: 'Ask somebody who has renovated which task they would start earlier.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Sort the loose screws and drill bits by size.', minutes: 3, about: 'screws' },
      { text: 'Collect the receipts for paint, boards, and tools in one envelope.', minutes: 3, about: 'receipts' },
      { text: 'Read on the can or bag how long the next coat has to dry.', minutes: 1, about: 'dry' },
      { text: 'Cross out one task that the room can do without.', minutes: 2, about: 'cut' },
    ],
    eve: [
      { text: 'Put the tools for tomorrow’s first task in one bucket.', minutes: 3, about: 'tools' },
      { text: 'Lay a sheet over the furniture near the work.', minutes: 3, about: 'cover' },
      { text: 'Write tomorrow’s first task on a strip of tape, and stick it on the door.', minutes: 2, about: 'first' },
    ],
  },
  challenges: {
    any: [
      { text: 'Knock on the next wall or board, and listen where it sounds hollow.', seconds: 30, about: 'knock' },
      { text: 'Find the tool that you look for most, and put it on top.', seconds: 45, about: 'tool' },
      {
        text: 'Say your plan for the renovation by heart: {plan}',
        twin: 'Say the first task for {weekday}, and the tool that it needs.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, with a look at the work: {why}.',
        twin: 'Say what you will do first when the work is finished.',
        seconds: 60,
        about: 'why',
      },
      {
        text: 'Hold something in the color that you want against the wall, and step back.',
        seconds: 30,
        about: 'color',
      },
      { text: 'Check the tip of one screwdriver or the edge of one blade.', seconds: 15, about: 'blade' },
      { text: 'Point to the outlet, pipe, or cable that the next work must not touch.', seconds: 30, about: 'pipes' },
      { text: 'Draw one finished corner in a few lines, with what stands in it.', seconds: 60, about: 'idea' },
    ],
    eve: [
      { text: 'Lay the tape measure and a pencil where the work begins.', seconds: 15, about: 'measure' },
      { text: 'Clear the windowsill, so that you can air the room during the work.', seconds: 30, about: 'air' },
      { text: 'Put work gloves and old shoes beside the door.', seconds: 30, about: 'clothes' },
    ],
  },
}
