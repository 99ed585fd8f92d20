import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreWeightAnswers } from './weight-more.ts'

/** What messages of goals about weight answer to something that the person wrote: only what adds something to a day (TEXT-28, TEXT-32). */
export const weightAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'company',
    text: 'A meal with others is also a time to talk. Write down one question that you would like to ask somebody at the table.',
    short: 'A table with others is also for talking. Write down one question.',
    form: 'note',
    drill_sergeant: 'Ask what you really want to know.',
    kind_encouraging: 'It may be about a book, a trip, or their dog.',
    teammate: 'We’ll remember the answer long after the plates are cleared.',
    wise_mentor: 'A good conversation gives a meal more time.',
    own: [
      {
        step: { text: 'Add the name of the person whom you would ask.', minutes: 1 },
        challenge: { text: 'Reword the question so that yes or no would not answer it.', seconds: 60 },
      },
      {
        step: { text: 'Think of your own answer, in case the question comes back to you.', minutes: 1 },
        challenge: { text: 'Put that answer into one sentence, aloud or in your head.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Time with others is worth keeping, and some of it can be spent walking. Put the shoes you like to walk in beside your bag.',
    short: 'Company is good on a walk, too. Shoes beside the bag.',
    form: 'prepare',
    drill_sergeant: 'Laces open. Toes toward the door.',
    kind_encouraging: 'Even from one door to the next, a walk together is pleasant.',
    teammate: 'We talk just as well side by side.',
    wise_mentor: 'People often say more when they walk beside each other.',
    own: [
      {
        step: { text: 'Draft an invitation in one line: “Would you join me for a few steps?”', minutes: 1 },
        challenge: { text: 'Choose the short way you would take together, such as around the block.', seconds: 30 },
      },
      {
        step: { text: 'Think who would rather walk than sit, and write down one name.', minutes: 1 },
        challenge: { text: 'Choose a subject that would suit a walk with this person.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Moving a little lets the body put down some of the pressure. Shake out both hands, then the arms, and let them hang.',
    short: 'Moving takes some pressure off. Shake out hands and arms.',
    form: 'work',
    drill_sergeant: 'Loose wrists. Loose elbows. Let them hang.',
    kind_encouraging: 'You may sigh out loud while you do it.',
    teammate: 'We shake it off like wet dogs.',
    wise_mentor: 'Notice how heavy the hands are when they come to rest.',
    own: [
      {
        step: { text: 'Breathe out slowly, and let your shoulders sink while your arms hang.', minutes: 1 },
        challenge: { text: 'Go to a window or door and back, with your arms still loose.', seconds: 60 },
      },
      {
        step: { text: 'Turn your head slowly to one side and the other, as far as is comfortable.', minutes: 1 },
        challenge: { text: 'Push aside the one thing that your eyes keep going back to.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'A calm place at the table helps after tense hours. Wipe the spot where you eat, and lay a napkin there for the next meal.',
    short: 'Tense days need a calm table. Wipe it. Lay a napkin.',
    form: 'prepare',
    drill_sergeant: 'Edges straight. Leave it for the next meal.',
    kind_encouraging: 'You may add something nice to look at, such as a candle.',
    teammate: 'Whatever the day does, we’ve got a place to sit.',
    wise_mentor: 'A place that is ready lets you sit down before anything else is asked of you.',
    own: [
      {
        step: { text: 'Carry anything that belongs to work or mail away from that table.', minutes: 2 },
        challenge: { text: 'Sit down there for a moment, and find where the chair is most comfortable.', seconds: 60 },
      },
      {
        step: { text: 'Choose a plate or bowl that you like, and set it beside the napkin.', minutes: 1 },
        challenge: { text: 'Turn down a bright light or a sound near the table.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Pressure eases when somebody knows of it. Send one person the line: a lot is going on, are you free for a walk?',
    short: 'Under pressure? Ask one person for a walk.',
    form: 'tell',
    drill_sergeant: 'One line. Send it. Shoes can wait.',
    kind_encouraging: 'Whatever the answer is, you have told somebody, and that helps already.',
    teammate: 'Some of it we can talk off, and some we can walk off.',
    wise_mentor: 'Moving beside a friend often does more against stress than advice.',
    own: [
      {
        step: { text: 'Stand your shoes by the door, for a walk together or alone.', minutes: 1 },
        challenge: { text: 'Choose a quiet street or hallway that would suit either walk.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you would tell on that walk, and what you would leave out.', minutes: 1 },
        challenge: { text: 'Put the first sentence of it into plain words.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Tense bodies like slow music. Save one slow piece on your phone, for moving to when the pressure is high.',
    short: 'Tense? Move slowly. Save one slow piece of music.',
    form: 'prepare',
    drill_sergeant: 'Name it slow. Press play when tense.',
    kind_encouraging: 'You may sway to it, hum along, or only lie there and listen.',
    teammate: 'When it all gets too loud, we press play and move slowly.',
    wise_mentor: 'Slow movement tells the body that nothing has to be won right now.',
    own: [
      {
        step: { text: 'Clear enough floor to move slowly, as wide as your open arms.', minutes: 2 },
        challenge: { text: 'Listen to the opening of that piece, standing, seated, or lying down.', seconds: 60 },
      },
      {
        step: { text: 'Find a way to start that slow piece with a single tap.', minutes: 1 },
        challenge: { text: 'Let one hand move slowly, as the music goes, and lay it down.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, rest is worth as much as moving. Lean back, close your eyes, and let a few slow breaths pass.',
    short: 'Tired bodies need rest as well as moving. Lean back.',
    form: 'work',
    drill_sergeant: 'Eyes closed. A few slow breaths.',
    kind_encouraging: 'Nothing else has to be done for it to be worthwhile.',
    teammate: 'We’re allowed to do nothing for a moment.',
    wise_mentor: 'It becomes easier to move when rest has had its turn.',
    own: [
      {
        step: { text: 'Support your head or back with a cushion, a coat, or a towel.', minutes: 1 },
        challenge: { text: 'Let both arms lie on something, and follow one long breath out.', seconds: 30 },
      },
      {
        step: { text: 'Slip off your shoes, or loosen whatever feels tight.', minutes: 1 },
        challenge: { text: 'Name one thing that may wait until you have rested.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'On low energy, cooking is easier when it has already begun. Put a pot and a wooden spoon out for your next meal.',
    short: 'Low energy, easy cooking. Put out a pot and a spoon.',
    form: 'prepare',
    drill_sergeant: 'Pot on the stove. Spoon beside it.',
    kind_encouraging: 'What goes into it can be decided when you stand there.',
    teammate: 'Half the work in a kitchen is finding the pot, and we’ve found it.',
    wise_mentor: 'With the pot in place, there is one less decision at the stove.',
    own: [
      {
        step: { text: 'Clear one burner, and a little counter beside the pot.', minutes: 2 },
        challenge: { text: 'Place a lid and a plate within reach of the pot.', seconds: 30 },
      },
      {
        step: { text: 'Set a chair near the stove, for the time that the pot needs.', minutes: 1 },
        challenge: { text: 'Sit there once, and see whether your hand reaches the spoon.', seconds: 15 },
      },
    ],
  },
  ...moreWeightAnswers,
]
