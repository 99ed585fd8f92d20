import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of renovating a home or building something for it answer to something that was written (TEXT-32). */
export const renovationAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'When time is short, you can plan the work from anywhere. Photograph the spot in the room where you will go on.',
    short: 'Short on time. Photograph the next spot in the room.',
    form: 'prepare',
    drill_sergeant: 'One from afar. One close. Done.',
    kind_encouraging: 'You can look at it in any spare minute, with clean hands.',
    teammate: 'Now our room fits in a pocket.',
    wise_mentor: 'A picture often shows which part or tool is missing.',
    own: [
      {
        step: { text: 'Zoom in on the picture of the spot, and find what it needs first.', minutes: 1 },
        challenge: { text: 'Say which tool that takes, and where you last saw it.', seconds: 30 },
      },
      {
        step: { text: 'Describe in one line how the spot should look when finished.', minutes: 1 },
        challenge: { text: 'Compare the picture with that line, and name the largest difference.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Setting up often takes the time that was meant for the work. Spread a sheet or newspaper where you will go on in the room.',
    short: 'Setup takes time. Spread a sheet in the room now.',
    form: 'prepare',
    drill_sergeant: 'Flat, to the edges. Put weight on it.',
    kind_encouraging: 'After that, a short gap is enough to begin.',
    teammate: 'When we get a minute, the floor is ready for us.',
    wise_mentor: 'Weigh the corners down, so that it lies there until you come.',
    own: [
      {
        step: { text: 'Stand the first tool you need on the covered floor.', minutes: 1 },
        challenge: { text: 'Smooth the covering wherever a foot could catch on it.', seconds: 30 },
      },
      {
        step: { text: 'Hold down each corner of the sheet with something that cannot roll.', minutes: 1 },
        challenge: { text: 'Lay a rag at the edge of the sheet for wiping your shoes.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'A cost that you know can be planned for. Look up the price of one part for the room, and write it down.',
    short: 'Known costs can be planned. Look up one part’s price.',
    form: 'work',
    drill_sergeant: 'One store is enough. Write it down.',
    kind_encouraging: 'Looking it up does not mean that you buy it.',
    teammate: 'That’s one guess less in our budget.',
    wise_mentor: 'Write where you found it, since you will want to compare.',
    own: [
      {
        step: { text: 'Add the size or model of the part beside its price.', minutes: 2 },
        challenge: { text: 'Write below it the next part whose price you want to know.', seconds: 60 },
      },
      {
        step: { text: 'Decide whether that part is needed now or could come last.', minutes: 1 },
        challenge: { text: 'Put a plain word beside the price: now, later, or perhaps.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Some parts of a renovation cost nothing. Wipe one door frame or board in the room with a damp cloth.',
    short: 'This costs nothing. Wipe one door frame.',
    form: 'work',
    drill_sergeant: 'Top first. Then the sides. Cloth out.',
    kind_encouraging: 'It has to be clean before any paint, so this counts.',
    teammate: 'A cloth is in our budget.',
    wise_mentor: 'While you wipe, you see which places need more than that.',
    own: [
      {
        step: { text: 'Dry the piece you wiped, and look along it for chips.', minutes: 2 },
        challenge: { text: 'Mark the worst chip or scratch with a pencil dot or a scrap of tape.', seconds: 60 },
      },
      {
        step: { text: 'Rinse the cloth, and go over the corners that you left out.', minutes: 2 },
        challenge: { text: 'Hang the cloth to dry near the frame that you will wipe next.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A whole room is a lot to begin with. Mark one small patch of wall or wood with tape as the first piece.',
    short: 'The room is too much. Tape around one patch.',
    form: 'prepare',
    drill_sergeant: 'Tape straight. Stand back. That comes first.',
    kind_encouraging: 'Everything outside the tape may be ignored for now.',
    teammate: 'Inside the tape is ours, and the rest can wait.',
    wise_mentor: 'Make it no larger than your arms can reach.',
    own: [
      {
        step: { text: 'Decide what the taped patch needs first: cleaning, filling, sanding, or paint.', minutes: 1 },
        challenge: { text: 'Write that word on the tape.', seconds: 30 },
      },
      {
        step: { text: 'Measure the taped patch, with a ruler or your hands, and note its size.', minutes: 2 },
        challenge: { text: 'Move aside whatever stands directly in front of the patch.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You can make space before you know what comes first. Carry one thing out of the room that is in the way.',
    short: 'No plan needed. Pick up what is in the way.',
    form: 'work',
    drill_sergeant: 'Carry it out of the room. Shut the door.',
    kind_encouraging: 'One thing is enough, and a light one will do.',
    teammate: 'Now we’ve got a bit of floor to start on.',
    wise_mentor: 'Put it where it will not have to be moved again.',
    own: [
      {
        step: { text: 'Give the thing you picked up a place where it can stay for now.', minutes: 2 },
        challenge: { text: 'Look at the free spot, and name one job that could start there.', seconds: 30 },
      },
      {
        step: { text: 'Decide whether the thing you picked up will ever return to the room.', minutes: 1 },
        challenge: { text: 'Stand in the doorway, and choose what could leave next.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Some of a renovation can be done sitting down. Sort a handful of screws or nails into a jar.',
    short: 'Tired renovators sit. Sort a handful of screws.',
    form: 'prepare',
    drill_sergeant: 'Good ones in the jar. Bent ones out.',
    kind_encouraging: 'When the handful is sorted, you may stay seated.',
    teammate: 'We work from the chair, and it counts.',
    wise_mentor: 'Keep one size together, and leave the others for another time.',
    own: [
      {
        step: { text: 'Set aside any bent screws, so that only usable ones are left.', minutes: 2 },
        challenge: { text: 'Label the usable screws on a scrap of paper, by size or purpose.', seconds: 60 },
      },
      {
        step: { text: 'Count the screws that match, and note how many you have.', minutes: 2 },
        challenge: { text: 'Name one loose hinge, hook, or board that they could hold.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'What you need for the work is easily buried under everything else. Hang an old shirt and the tape measure on the door handle.',
    short: 'Tools get buried. Hang shirt and tape measure up.',
    form: 'prepare',
    drill_sergeant: 'On the door handle of the room. Leave them.',
    kind_encouraging: 'With both at hand, you need not search before you begin.',
    teammate: 'Our work clothes and our tape are where we walk in.',
    wise_mentor: 'Hang them back there as the last thing you do.',
    own: [
      {
        step: { text: 'Fasten a pencil to the shirt, in a pocket or a buttonhole.', minutes: 1 },
        challenge: { text: 'Take the tape measure down once, measure the door, and hang it back.', seconds: 60 },
      },
      {
        step: { text: 'Clear one thing from the pile that usually hides your tools.', minutes: 2 },
        challenge: { text: 'Choose a fixed place for the tool that gets buried most often.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A tool that you need only once can be borrowed. Ask {ally} who might lend you one for the next task.',
    short: 'Ask {ally} who could lend you a tool.',
    form: 'tell',
    drill_sergeant: 'Name the tool. Name the task.',
    kind_encouraging: 'A name is all you need for now.',
    teammate: 'We don’t have to own everything we use.',
    wise_mentor: 'Say for how long you would need it, since people lend more easily then.',
    own: [
      {
        step: { text: 'Note which job the tool is for, and how long you would keep it.', minutes: 2 },
        challenge: {
          text: 'Draft your request to the lender in one polite line, with the name left open.',
          seconds: 90,
        },
      },
      {
        step: { text: 'Find a place where a borrowed tool would stay clean and dry.', minutes: 1 },
        challenge: { text: 'Think of something you could offer the lender in return, such as help.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'You stop seeing a room in which you work. Let {ally} see a picture of it, and ask what stands out.',
    short: 'Let {ally} see a picture of the room.',
    form: 'tell',
    drill_sergeant: 'Ask what stands out. Explain nothing.',
    kind_encouraging: 'It may be something that is already done.',
    teammate: 'They see what we’ve gotten used to.',
    wise_mentor: 'Write the answer down as it was said.',
    own: [
      {
        step: { text: 'Find in the picture of the room the part that looks most finished.', minutes: 1 },
        challenge: { text: 'Pick the spot next to that part as the place to go on.', seconds: 30 },
      },
      {
        step: { text: 'Take a second picture of the room from the opposite corner.', minutes: 1 },
        challenge: { text: 'Compare both pictures, and find one thing that only the second shows.', seconds: 45 },
      },
    ],
  },
]
