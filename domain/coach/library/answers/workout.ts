import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreWorkoutAnswers } from './workout-more.ts'

/** What messages of a workout answer to something that the person wrote (TEXT-32). */
export const workoutAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Low energy is enough for a workout of one quiet move. Press both heels into the floor for a breath, and let go.',
    short: 'Low energy, one quiet workout move. Press both heels down.',
    form: 'work',
    drill_sergeant: 'Hold for a breath. Release. Stay seated.',
    kind_encouraging: 'You may stay seated for it, and nobody will notice.',
    teammate: 'Nobody can see us working, and that’s fine.',
    wise_mentor: 'Notice how far up the legs you feel it.',
    own: [
      {
        step: { text: 'Push your palms together lightly while you breathe out once.', minutes: 1 },
        challenge: { text: 'Repeat heels and palms in turn, once each, and leave it at that.', seconds: 30 },
      },
      {
        step: { text: 'Enter the heel press in your plan, as a workout for tired days.', minutes: 1 },
        challenge: { text: 'Lean back, and let both feet rest before you do anything else.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'If you are tired, you can rest in workout clothes, too. Put on the socks you train in, and sit down again.',
    short: 'Rest in workout socks. Put them on. Sit down.',
    form: 'prepare',
    drill_sergeant: 'Feet up. Wait for orders.',
    kind_encouraging: 'If that is all for now, your feet are at least warm.',
    teammate: 'We look ready, and that’s plenty for now.',
    wise_mentor: 'The next move is nearer than it was, and it can wait.',
    own: [
      {
        step: { text: 'Circle your ankles slowly while you sit there in the socks.', minutes: 1 },
        challenge: { text: 'Place your workout shoes where your feet could slip straight in.', seconds: 30 },
      },
      {
        step: { text: 'Decide on one move that can be done sitting in those socks.', minutes: 1 },
        challenge: { text: 'Try that move slowly, and sit back when it stops being easy.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A workout for tired days can be done lying down. Write on a slip: lie down, lift each leg once, rest.',
    short: 'Tired workouts may lie down. Write that on a slip.',
    form: 'note',
    drill_sergeant: 'Lie down. Each leg once. Rest. Write it.',
    kind_encouraging: 'On a day when nothing else is possible, the slip tells you that this is enough.',
    teammate: 'On our worst days, we read the slip and lie down.',
    wise_mentor: 'A plan for low days is best written before the next one comes.',
    own: [
      {
        step: { text: 'Choose the place where you would lie down, and leave the slip there.', minutes: 1 },
        challenge: { text: 'Clear that place, and spread a towel or blanket on it.', seconds: 90 },
      },
      {
        step: { text: 'Read the slip aloud, at the pace that the moves would have.', minutes: 1 },
        challenge: { text: 'Lift one hand a little where you are, and let it rest.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired body can also train on a seat. Put a chair where you do your workout, with its back to the wall.',
    short: 'Tired bodies train seated. Chair to the workout spot.',
    form: 'prepare',
    drill_sergeant: 'Back to the wall. Seat free. Leave it there.',
    kind_encouraging: 'You may sit down there first, and see what your arms would like to do.',
    teammate: 'When standing is too much for us, we start from the chair.',
    wise_mentor: 'Whoever sits where the workout happens has already come most of the way.',
    own: [
      {
        step: { text: 'Rock the chair gently with one hand, and shift it until nothing wobbles.', minutes: 1 },
        challenge: { text: 'Sit upright on it, and raise both arms once, as far as is comfortable.', seconds: 30 },
      },
      {
        step: { text: 'Test whether both feet stand flat when you sit on that chair.', minutes: 1 },
        challenge: { text: 'Fold a towel for the seat or your feet, until you sit well.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Where little time is left, a workout can be one move. Hold on to something, rise slowly onto your toes, and come down.',
    short: 'No time: one move is the workout. Rise onto your toes.',
    form: 'work',
    drill_sergeant: 'Slowly up. Slower down. Back to business.',
    kind_encouraging: 'You need not change clothes or put anything away.',
    teammate: 'We’re done before the kettle notices.',
    wise_mentor: 'Come down more slowly than you went up, and the move is complete.',
    own: [
      {
        step: { text: 'Name a wait where rising onto your toes fits, such as for the kettle.', minutes: 1 },
        challenge: { text: 'Find something firm to hold on to in that place.', seconds: 30 },
      },
      {
        step: { text: 'Lean slowly onto one foot and then the other, still holding on.', minutes: 1 },
        challenge: { text: 'Leave a slip or sticker where you held on, as a reminder.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, a workout can last a single minute. Save a timer of one minute, and call it workout.',
    short: 'Short of time? Set a timer for one minute.',
    form: 'prepare',
    drill_sergeant: 'Name it workout. Save it. Ready.',
    kind_encouraging: 'Whenever a gap appears, the timer is there, and nothing more is asked.',
    teammate: 'Even we can’t say no to a minute.',
    wise_mentor: 'When it rings, you are free to stop, and sometimes you will not want to.',
    own: [
      {
        step: { text: 'Decide which slow move belongs to that timer, and say its name.', minutes: 1 },
        challenge: { text: 'Start the timer once, and do the move until it rings.', seconds: 90 },
      },
      {
        step: { text: 'Pick a sound for the timer that does not startle you.', minutes: 1 },
        challenge: { text: 'Arrange the timer so that a single tap starts it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When no hour is free, a workout can go with something you do anyway. Write on a slip: one slow squat before each shower.',
    short: 'No hour needed. Write: one squat before each shower.',
    form: 'note',
    drill_sergeant: 'Tape the workout slip beside the shower. Done.',
    kind_encouraging: 'The shower comes anyway, so there is no extra time to find.',
    teammate: 'The shower’s on our schedule already, so the workout gets in with it.',
    wise_mentor: 'What is tied to something that you always do needs no hour of its own.',
    own: [
      {
        step: { text: 'Tape what you wrote near the shower, where it stays dry.', minutes: 1 },
        challenge: { text: 'Find a firm hold near the shower for that squat, such as a door frame.', seconds: 30 },
      },
      {
        step: { text: 'Try how low a squat feels easy, with one hand on a table.', minutes: 1 },
        challenge: { text: 'Add “as low as is easy” to what you wrote.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A gap with a name is easier to keep. Find the next short gap in your calendar, and enter the word workout there.',
    short: 'Find the next short gap. Enter the word workout.',
    form: 'prepare',
    drill_sergeant: 'Shortest length that the calendar allows. Save it.',
    kind_encouraging: 'It may be very short, since a few moves fit between almost any other things.',
    teammate: 'It’s in the calendar now, so nobody else gets that gap from us.',
    wise_mentor: 'When the time comes, you will only have to begin, because the rest is settled.',
    own: [
      {
        step: { text: 'Add to that entry one move that needs neither gear nor other clothes.', minutes: 1 },
        challenge: { text: 'Do the move once, slowly, to see how much room it takes.', seconds: 30 },
      },
      {
        step: { text: 'Look at what stands before that gap, and decide how you will end it.', minutes: 1 },
        challenge: { text: 'Set a reminder for the entry, with a quiet sound.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Workout things get lost less often with a place of their own. Put an empty box or basket where you train.',
    short: 'Workout things need one place. Put out a box.',
    form: 'prepare',
    drill_sergeant: 'Every piece goes in. No exceptions.',
    kind_encouraging: 'It may stay empty for now, and fill as you find things.',
    teammate: 'Anything we find from now on goes in there.',
    wise_mentor: 'Whatever lies in it need not be looked for again.',
    own: [
      {
        step: { text: 'Place the nearest workout thing in the box, even a single sock.', minutes: 1 },
        challenge: { text: 'Label the box with one word, so that others leave it alone.', seconds: 60 },
      },
      {
        step: { text: 'Find a corner for the box where nobody has to step over it.', minutes: 1 },
        challenge: { text: 'Name the thing that you search for most often, and where it could be.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Without any gear, a wall is enough for a workout. Put both palms on it, bend your arms, and push away slowly.',
    short: 'No gear needed for a workout. Palms on the wall.',
    form: 'work',
    drill_sergeant: 'Bend your arms. Push away slowly. Done.',
    kind_encouraging: 'Stand as close to the wall as feels easy.',
    teammate: 'Walls are free, and we’ve got several.',
    wise_mentor: 'Your arms can hardly tell a wall from a machine.',
    own: [
      {
        step: { text: 'Turn around, and lean your back against the wall with your shoulders low.', minutes: 1 },
        challenge: { text: 'Move aside anything that stands in front of that stretch of wall.', seconds: 60 },
      },
      {
        step: { text: 'Adjust how far you stand from the wall, until leaning feels steady.', minutes: 1 },
        challenge: { text: 'Mark the place for your feet with a strip of paper or tape.', seconds: 30 },
      },
    ],
  },
  ...moreWorkoutAnswers,
]
