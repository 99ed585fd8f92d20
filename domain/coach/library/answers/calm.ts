import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreCalmAnswers } from './calm-more.ts'

/** What messages of less stress and worry answer to something that the person wrote (TEXT-32). */
export const calmAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'stress',
    text: 'Your hand can let out some of the tension. Scribble on a scrap of paper until the pen slows down by itself.',
    short: 'Tension leaves through the hand. Scribble on scrap paper.',
    form: 'work',
    drill_sergeant: 'Press hard. Stop when the pen gets slow.',
    kind_encouraging: 'Nobody will look at it, so it can be as wild as you need.',
    teammate: 'We let the pen do the shouting, and then we throw the paper out.',
    wise_mentor: 'Notice when the lines slow down, because your breath has usually slowed as well.',
    own: [
      {
        step: { text: 'Crumple the scribbled paper, and drop it into the trash.', minutes: 1 },
        challenge: { text: 'Lay fresh paper and the pen where tension usually finds you.', seconds: 30 },
      },
      {
        step: { text: 'Look in the scribble for one shape, and go over it slowly.', minutes: 1 },
        challenge: { text: 'Fill in that shape, stroke beside stroke, without hurry.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Tension is easier to let go of once you have made some on purpose. Press your feet into the floor for one breath, and release.',
    short: 'Tense on purpose first. Press both feet down.',
    form: 'work',
    drill_sergeant: 'Hold for one breath. Release. Legs loose.',
    kind_encouraging: 'You can do it sitting or standing, and nobody around you has to know.',
    teammate: 'The floor can take it, so let’s give it everything for one breath.',
    wise_mentor: 'Pay attention to the release, because that is where the calm begins.',
    own: [
      {
        step: { text: 'Press your palms together in the same way, and let go slowly.', minutes: 1 },
        challenge: { text: 'Compare feet and palms, and choose what nobody would see at a table.', seconds: 15 },
      },
      {
        step: { text: 'Feel where your soles touch the floor, from the heels to the toes.', minutes: 1 },
        challenge: { text: 'Let your legs grow heavy, and leave your feet where they are.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'A break comes more easily when its place is ready. Clear one chair of everything, and turn it toward the light.',
    short: 'Stress wants a break. Clear one chair for it.',
    form: 'prepare',
    drill_sergeant: 'Turn it to the light. Keep it empty.',
    kind_encouraging: 'When things get to be too much, you will know where to sit.',
    teammate: 'That’s our spot now, and laundry isn’t welcome.',
    wise_mentor: 'Even while you are not sitting there, the chair reminds you that a break is possible.',
    own: [
      {
        step: { text: 'Sit down on the cleared chair, and choose where to look.', minutes: 1 },
        challenge: { text: 'Put one thing within reach of the chair that is good to hold.', seconds: 45 },
      },
      {
        step: { text: 'Choose a sign that sends you to the chair, such as a tight jaw.', minutes: 1 },
        challenge: { text: 'Note the sign on a slip, and lay it on the seat.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'A calm picture can stand where the pressure reaches you. Make one the background of your phone or screen.',
    short: 'Pressure on the screen? Calm picture behind it.',
    form: 'prepare',
    drill_sergeant: 'One picture. Set it. Look once.',
    kind_encouraging: 'A sky, a lake, or an empty table will do, as long as you like to see it.',
    teammate: 'Whatever comes in next, it comes in front of our picture.',
    wise_mentor: 'The eyes rest before the mind does, so offer them a quiet place.',
    own: [
      {
        step: { text: 'Move whatever hides the best part of the calm picture.', minutes: 1 },
        challenge: { text: 'Look at the picture once, from its farthest point to the nearest.', seconds: 30 },
      },
      {
        step: { text: 'Think of one sound that would belong to the calm picture.', minutes: 1 },
        challenge: { text: 'Breathe out slowly once while you imagine that sound.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'The fullest schedule has room for one look into the distance. Look at the farthest thing you can see, and breathe out slowly.',
    short: 'One look fits any schedule. Find the farthest thing.',
    form: 'work',
    drill_sergeant: 'Breathe out slowly. Look until the breath ends.',
    kind_encouraging: 'That was a break, and nothing had to be moved for it.',
    teammate: 'One look, one breath, and then we go on with the list.',
    wise_mentor: 'The eyes hurry along with everything else, and for one breath they may stop.',
    own: [
      {
        step: { text: 'Let your eyes come back slowly, from the farthest thing to the nearest.', minutes: 1 },
        challenge: { text: 'Choose a seat or a window from which you can see far.', seconds: 30 },
      },
      {
        step: { text: 'Follow the outline of the farthest thing slowly with your eyes.', minutes: 1 },
        challenge: { text: 'Blink a few times, and let your forehead go smooth.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'There is less of a rush with one thing in view. Write only the next task on a slip, and lay it before you.',
    short: 'Too much at once? Write only the next task down.',
    form: 'note',
    drill_sergeant: 'Lay the slip before you. Breathe out.',
    kind_encouraging: 'The others are not forgotten, and they can wait until this one is done.',
    teammate: 'One slip, one task, and the pile can’t stare at us.',
    wise_mentor: 'A single task is seen in its real size when the others are out of sight.',
    own: [
      {
        step: { text: 'Cover the other tasks with a sheet, or turn the list over.', minutes: 1 },
        challenge: { text: 'Name the first move of the task on the slip, something your hands do.', seconds: 15 },
      },
      {
        step: { text: 'Note on the back of the slip how you will know the task is done.', minutes: 1 },
        challenge: { text: 'Clear away one thing that does not belong to this task.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'You rush when nothing lies between one thing and the next. Set a reminder before your next appointment, with the words slow down.',
    short: 'Beat the rush. Reminder before the next appointment.',
    form: 'prepare',
    drill_sergeant: 'A little before. Words on it: slow down.',
    kind_encouraging: 'When it rings, you can breathe out once and get up without haste.',
    teammate: 'It rings before we’re late, so we get to walk.',
    wise_mentor: 'A small margin before a thing is worth more than a long rest after it.',
    own: [
      {
        step: { text: 'Decide what you will stop doing when that reminder rings.', minutes: 1 },
        challenge: { text: 'Try it once without the reminder: stop, breathe out, and stand up slowly.', seconds: 15 },
      },
      {
        step: { text: 'Move the reminder earlier if it leaves too little time for the way.', minutes: 1 },
        challenge: { text: 'Lay out what you must take along to that appointment.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'In a rush, one sees only what is missing. Write down one thing that is already done, and breathe out slowly.',
    short: 'In a rush? Write one thing already done.',
    form: 'note',
    drill_sergeant: 'Cross it out. Breathe out. Next.',
    kind_encouraging: 'It may be as small as getting dressed, and it is off your mind.',
    teammate: 'That one’s done, and nobody can put it back on our list.',
    wise_mentor: 'What has been done is as real as what is still to do.',
    own: [
      {
        step: { text: 'Set a clear check mark beside the thing that is done.', minutes: 1 },
        challenge: { text: 'Add below it one thing that does not have to be done at all.', seconds: 45 },
      },
      {
        step: { text: 'Say aloud what you need not think of anymore, now that this is done.', minutes: 1 },
        challenge: { text: 'Read your line twice, the second time half as fast.', seconds: 15 },
      },
    ],
  },
  ...moreCalmAnswers,
]
