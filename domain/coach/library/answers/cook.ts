import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreCookAnswers } from './cook-more.ts'

/** What messages of cooking answer to something that the person wrote (TEXT-32). */
export const cookAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Much of the work in a kitchen can be done sitting down. Put a chair where you cut and peel when you cook.',
    short: 'Tired cooks sit. Chair to where you cut.',
    form: 'prepare',
    drill_sergeant: 'It stays there. Sit down when you peel.',
    kind_encouraging: 'You may cut as slowly as you like there, and rest in between.',
    teammate: 'From there, we can chop without having to stand.',
    wise_mentor: 'The legs can rest while the hands do something easy.',
    own: [
      {
        step: { text: 'Sit on the chair, and see that your arms reach the cutting board easily.', minutes: 1 },
        challenge: { text: 'Put a bowl for the peels where you can reach it from the chair.', seconds: 45 },
      },
      {
        step: { text: 'Lay the cutting board and a towel within reach of the chair.', minutes: 1 },
        challenge: { text: 'Name one vegetable that you could cut there for the next meal.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When strength is short, warming something up is cooking enough. Put one can or jar on the counter, beside a pot.',
    short: 'Low strength: warming up is cooking. Take one can.',
    form: 'prepare',
    drill_sergeant: 'Stand it beside a pot. Spoon in the pot.',
    kind_encouraging: 'The meal can wait there until you feel like opening it, and you can rest until then.',
    teammate: 'All that’s left for us is to open it and stir.',
    wise_mentor: 'A meal that only has to be warmed up asks little of a tired cook.',
    own: [
      {
        step: { text: 'Read on the label how your can or jar is best warmed up.', minutes: 1 },
        challenge: { text: 'Set out the bowl, the spoon, and, if needed, the can opener for it.', seconds: 60 },
      },
      {
        step: { text: 'Find one thing that would taste good with what you will warm up.', minutes: 1 },
        challenge: { text: 'Put the two side by side, so that the meal is already chosen.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'On a tired day, one pot is enough to cook in and to wash. Write down one dish that needs only that.',
    short: 'Tired? Cook in one pot. Write such a dish down.',
    form: 'note',
    drill_sergeant: 'One pot. One dish. Hang it up.',
    kind_encouraging: 'A soup or plain noodles will do, and nobody expects a second pan.',
    teammate: 'One pot to cook, one pot to wash, and we’re done.',
    wise_mentor: 'Whoever knows the end of the work begins it more willingly.',
    own: [
      {
        step: { text: 'Look for the main ingredient of your one-pot dish on the shelves.', minutes: 1 },
        challenge: { text: 'Set the right pot on the stove, or note the ingredient that is missing.', seconds: 45 },
      },
      {
        step: { text: 'Go through the one-pot dish in your mind, and drop one step.', minutes: 1 },
        challenge: { text: 'Add the steps that are left to your note, in a few words.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Everybody is too tired to cook at times. Ask one person what they make then.',
    short: 'Ask one person what they cook when tired.',
    form: 'tell',
    drill_sergeant: 'One question. Write the answer down.',
    kind_encouraging: 'The answer is likely to be simple, and you may borrow it whenever you like.',
    teammate: 'We’re surely not the first to stand there worn out.',
    wise_mentor: 'Dishes for tired people have usually been tested many times.',
    own: [
      {
        step: { text: 'Think of your own simplest meal, in case you are asked in return.', minutes: 1 },
        challenge: { text: 'Name its ingredients aloud, and count the ones already in your kitchen.', seconds: 60 },
      },
      {
        step: { text: 'Start a short list of meals for tired days with one you know.', minutes: 1 },
        challenge: { text: 'Leave a free line on the list for the answer you get.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'With little time, the stove can stay cold. Write down one meal that you can make without it, and hang it on the fridge.',
    short: 'No time? Write down one meal without the stove.',
    form: 'note',
    drill_sergeant: 'Bread and salad count. Hang it on the fridge.',
    kind_encouraging: 'Bread with something on it is a good meal to write down.',
    teammate: 'When we come in late, we read the fridge and start.',
    wise_mentor: 'What you have thought of in peace is easier to make in a hurry.',
    own: [
      {
        step: { text: 'Look through the kitchen for one ingredient of your meal without the stove.', minutes: 1 },
        challenge: { text: 'Move what you found to the front, or put it on the grocery list.', seconds: 45 },
      },
      {
        step: { text: 'Set out the plate or bowl for your meal without the stove.', minutes: 1 },
        challenge: {
          text: 'Note one thing that would make the meal more filling, such as nuts or cheese.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A busy day is easier on a meal that is already measured. Fill a cup with dry rice or pasta, and stand it in a pot.',
    short: 'Save time now. Measure a cup of rice or pasta.',
    form: 'prepare',
    drill_sergeant: 'Into a pot. Lid on. Stove stays off.',
    kind_encouraging: 'It keeps for days, so you do not have to cook it soon.',
    teammate: 'When we get to it, all it needs from us is water and salt.',
    wise_mentor: 'What is measured now saves a little time when there is least of it.',
    own: [
      {
        step: { text: 'Find out from the package how long your rice or pasta has to cook.', minutes: 1 },
        challenge: { text: 'Write that time on a slip, and lay it beside the cup.', seconds: 45 },
      },
      {
        step: { text: 'Choose a sauce or a vegetable that would go with the rice or pasta.', minutes: 1 },
        challenge: { text: 'Place it beside the cup, or write it on the grocery list.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Time is lost while you look for a recipe. Take a photo of your easiest one, or type its name into your phone.',
    short: 'No time to search. Easiest recipe into the phone.',
    form: 'prepare',
    drill_sergeant: 'Photo or name. Cook that one next.',
    kind_encouraging: 'Then you can read it in the store or at the stove, wherever you are.',
    teammate: 'No leafing through books for us: we look at the phone and cook.',
    wise_mentor: 'A recipe that is with you is cooked more often than a better one.',
    own: [
      {
        step: { text: 'Name the ingredients of your easiest recipe without looking.', minutes: 1 },
        challenge: { text: 'Choose the one you run out of most often, and note it for the store.', seconds: 45 },
      },
      {
        step: { text: 'Mark your easiest recipe as a favorite, or move it to the top.', minutes: 1 },
        challenge: { text: 'Lock the phone, and find the recipe in as few taps as possible.', seconds: 30 },
      },
    ],
  },
  ...moreCookAnswers,
]
