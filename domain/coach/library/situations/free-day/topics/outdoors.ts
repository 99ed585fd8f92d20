import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a time at a place outdoors, such as a park (TEXT-30). */
export const outdoorsFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'You sit longer where you can lean back. Look on a map or in photos for a seat like that at {place}.',
      short: 'Find a bench at {place}. Use a map or photos.',
      pairs: [
        {
          step: { text: 'Mark the seat on the map, and the way up to it.', minutes: 1 },
          challenge: { text: 'Sit as you would lean there, and let your hands get heavy.', seconds: 30 },
        },
        {
          step: { text: 'Look for a second seat nearby, in case the first is taken.', minutes: 2 },
          challenge: { text: 'Draw the view from the seat that you like better, in one line.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The first quiet minute at {place} is often restless. Practice one at home: sit down, and listen with empty hands.',
      short: 'Sit down. Listen with empty hands, as at {place}.',
      pairs: [
        {
          step: { text: 'Put a chair where you hear the outside best.', minutes: 1 },
          challenge: { text: 'Count the sounds that reach the chair, up to five.', seconds: 30 },
        },
        {
          step: { text: 'Sit at an open window until you have heard something far away.', minutes: 2 },
          challenge: { text: 'Close your eyes, and say which sound was closest.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It is easier to be quiet when nobody expects a reply. Let one person know when you will be at {place}.',
      short: 'Let one person know when you are at {place}.',
      pairs: [
        {
          step: { text: 'Add when you can be reached afterward.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, and let the phone lie.', seconds: 30 },
        },
        {
          step: { text: 'Write down what can be left to others while you are away.', minutes: 2 },
          challenge: { text: 'Name one thing that goes well without you.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Looking for a place to park takes away quiet minutes. Decide now where you leave the car or bike at {place}.',
      short: 'Decide where to park at {place}. Car or bike.',
      pairs: [
        {
          step: { text: 'Write down how far it is from there on foot.', minutes: 1 },
          challenge: { text: 'Walk from there to your seat in your head.', seconds: 30 },
        },
        {
          step: { text: 'Look up whether it costs something, and when it closes.', minutes: 2 },
          challenge: { text: 'Say where you would turn if it is full.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Getting there takes time as well. Write down when you have to leave for {place}, and when you will be back.',
      short: 'Write down when you leave for {place} and return.',
      pairs: [
        {
          step: { text: 'Lay the note with the two times on your keys.', minutes: 1 },
          challenge: { text: 'Say the first of them out loud.', seconds: 15 },
        },
        {
          step: { text: 'Lay out what you will wear to {place} {next}.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look out of a window after it: {why}.',
            twin: 'Look out of a window, and let whatever moves there pass.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Quiet is easier when nothing is waiting after it. Look at your plans for {weekday}, and keep the time after {place} free.',
      short: 'Plan nothing right after {place}. Keep that time free.',
      pairs: [
        {
          step: { text: 'Move one thing that comes right after to another hour.', minutes: 2 },
          challenge: { text: 'Breathe out slowly, and wait for the next breath to come by itself.', seconds: 45 },
        },
        {
          step: { text: 'Write “nothing” beside that hour in your plans.', minutes: 1 },
          challenge: { text: 'Sit down, and let your shoulders and hands become heavy.', seconds: 30 },
        },
      ],
    },
    {
      text: 'On a cold seat, you get up too soon. Put a cushion or a folded blanket with the jacket for {place}.',
      short: 'Put a cushion with the jacket for {place}.',
      pairs: [
        {
          step: { text: 'Roll the blanket or cushion so small that it fits under an arm.', minutes: 1 },
          challenge: { text: 'Sit on it once, on the floor.', seconds: 15 },
        },
        {
          step: { text: 'Find a dry spot for rain on a map of {place}.', minutes: 2 },
          challenge: { text: 'Find the cap or hat that you would wear at {place}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'One message can end the quiet. Set your phone now to go silent by itself for your time at {place}.',
      short: 'Choose the phone’s silent mode for {place}.',
      pairs: [
        {
          step: { text: 'Find a pocket that closes for it.', minutes: 1 },
          challenge: { text: 'Put the phone face down, and count to ten.', seconds: 15 },
        },
        {
          step: { text: 'Choose a soft sound for the timer that ends your time at {place}.', minutes: 2 },
          challenge: { text: 'Listen to the sound until it is gone.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put the cushion, a cap, and a bag for wet things beside the door, ready for {place}.',
      short: 'Put cushion and cap by the door for {place}.',
      pairs: [
        {
          step: { text: 'Put a cup into the bag as well.', minutes: 1 },
          challenge: { text: 'Lift the bag, and see whether it can hang from one shoulder.', seconds: 15 },
        },
        {
          step: { text: 'Look through the bag, and take out what would rustle or ring.', minutes: 2 },
          challenge: { text: 'Sit on the cushion at home until you hear something outside.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Sitting still, you feel colder than on a walk. Lay out one more layer than the forecast asks for.',
      short: 'Lay out one more layer for {place}. You will sit still.',
      pairs: [
        {
          step: { text: 'Put gloves into the pocket of the outermost layer.', minutes: 1 },
          challenge: { text: 'Hold something warm until both hands are warm.', seconds: 15 },
        },
        {
          step: { text: 'Look at the forecast, and put a cap on top of the layers.', minutes: 2 },
          challenge: { text: 'Put one hand into each sleeve, and feel which is warmer.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A warm drink helps when you sit still. Set the thermos and the tea beside the kettle for tomorrow.',
      short: 'Set thermos and tea beside the kettle for {place}.',
      pairs: [
        {
          step: { text: 'Rinse the thermos with hot water, and leave it open.', minutes: 1 },
          challenge: { text: 'Lay a spoon on the tea, and turn off the kitchen light.', seconds: 15 },
        },
        {
          step: { text: 'Choose the cup, and put it into the bag for {place}.', minutes: 2 },
          challenge: { text: 'Screw the lid on and off once.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It is easier to be quiet when you have not hurried. Work out when to leave for {place}, and lay the key on your jacket.',
      short: 'Work out when you leave for {place}. Write it down.',
      pairs: [
        {
          step: { text: 'Write the time on a slip, and lay it under the key.', minutes: 1 },
          challenge: { text: 'Say in one sentence what you look forward to at {place}.', seconds: 30 },
        },
        {
          step: { text: 'Check the bike’s light, or the fuel in the car, for the trip to {place}.', minutes: 2 },
          challenge: { text: 'Say the hour out loud, without any hurry.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look at the forecast once more. If it rains at {place}, put the umbrella beside the shoes now.',
      short: 'Check the rain at {place} once more. Umbrella, if needed.',
      pairs: [
        {
          step: { text: 'Hang the jacket that keeps off the wind above them.', minutes: 1 },
          challenge: { text: 'Look at the sky in the direction of {place}.', seconds: 15 },
        },
        {
          step: { text: 'Find a dry place near your seat at {place} on a map.', minutes: 2 },
          challenge: { text: 'Open the umbrella a little, and shake it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'With earphones, you do not hear what is around you. Lay them on the kitchen table now, so that they stay home.',
      short: 'Lay the earphones on the table. None at {place}.',
      pairs: [
        {
          step: { text: 'Lay the charger beside them.', minutes: 1 },
          challenge: { text: 'Turn off one light, and sit for a minute as you will at {place}.', seconds: 60 },
        },
        {
          step: { text: 'Turn the sound of the phone off, and see what is left on.', minutes: 2 },
          challenge: { text: 'Close your eyes, and name the first sound that you hear.', seconds: 15 },
        },
      ],
    },
    {
      text: 'When you sit still, the cold comes from the ground. Put thick socks into the shoes for {place}.',
      short: 'Thick socks into the shoes. The ground at {place} is cold.',
      pairs: [
        {
          step: { text: 'Set the shoes by the door, with the laces open.', minutes: 1 },
          challenge: { text: 'Put one hand into a sock, and feel how thick it is.', seconds: 15 },
        },
        {
          step: { text: 'Find a piece of cardboard or cork to put under your feet there.', minutes: 2 },
          challenge: { text: 'Rub both feet until they are warm.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write on a slip what can wait while you are at {place}: errands, news, messages. Leave the slip at home.',
      short: 'Write down what waits while you are at {place}.',
      pairs: [
        {
          step: { text: 'Write below it from what hour your phone will be silent.', minutes: 1 },
          challenge: { text: 'Check that everything you take to {place} is there.', seconds: 30 },
        },
        {
          step: { text: 'Tell one person that you cannot be reached then.', minutes: 2 },
          challenge: { text: 'Breathe out slowly, and read nothing more.', seconds: 45 },
        },
      ],
    },
  ],
}
