import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a time at a place outdoors, such as a park (TEXT-30). */
export const outdoorsFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'You sit longer where you can lean back. Look on a map or in photos for a seat like that at {place}.',
        short: 'Find a bench at {place}. Use a map or photos.',
        about: 'spot',
      },
      {
        text: 'The first quiet minute at {place} is often restless. Practice one at home: sit down, and listen with empty hands.',
        short: 'Sit down. Listen with empty hands, as at {place}.',
        about: 'still',
      },
      {
        text: 'You notice a bird sooner when you know its call. Look up one that lives at {place}, and listen to it.',
        short: 'Look up one bird that lives at {place}.',
        about: 'birds',
      },
      {
        text: 'Looking for a place to park takes away quiet minutes. Decide now where you leave the car or bike at {place}.',
        short: 'Decide where to park at {place}. Car or bike.',
        about: 'parking',
      },
      {
        text: 'Getting there takes time as well. Write down when you have to leave for {place}, and when you will be back.',
        short: 'Write down when you leave for {place} and return.',
        about: 'home',
      },
      {
        text: 'Quiet is easier when nothing is waiting after it. Look at your plans for {weekday}, and keep the time after {place} free.',
        short: 'Plan nothing right after {place}. Keep that time free.',
        about: 'alone',
      },
      {
        text: 'On a cold seat, you get up too soon. Put a cushion or a folded blanket with the jacket for {place}.',
        short: 'Put a cushion with the jacket for {place}.',
        about: 'sit',
      },
      {
        text: 'One message can end the quiet. Set your phone now to go silent by itself for your time at {place}.',
        short: 'Choose the phone’s silent mode for {place}.',
        about: 'phone',
      },
    ],
    eve: [
      {
        text: 'Put the cushion, a cap, and a bag for wet things beside the door, ready for {place}.',
        short: 'Put cushion and cap by the door for {place}.',
        about: 'bag',
      },
      {
        text: 'Sitting still, you feel colder than on a walk. Lay out one layer more than the forecast asks for.',
        short: 'Lay out one more layer for {place}. You will sit still.',
        about: 'layers',
      },
      {
        text: 'A warm drink helps when you sit still. Stand the thermos and the tea beside the kettle for tomorrow.',
        short: 'Stand thermos and tea beside the kettle for {place}.',
        about: 'thermos',
      },
      {
        text: 'It is easier to be quiet when you have not hurried. Work out when to leave for {place}, and lay the key on your jacket.',
        short: 'Work out when you leave for {place}. Write it down.',
        about: 'leave',
      },
      {
        text: 'Look at the forecast once more. If it rains at {place}, put the umbrella beside the shoes now.',
        short: 'Check the rain at {place} once more. Umbrella, if needed.',
        about: 'rain',
      },
      {
        text: 'With earphones, you do not hear what is around you. Lay them on the kitchen table now, so that they stay home.',
        short: 'Lay the earphones on the table. None at {place}.',
        about: 'leave',
      },
      {
        text: 'When you sit still, the cold comes from the ground. Put thick socks into the shoes for {place}.',
        short: 'Thick socks into the shoes. The ground at {place} is cold.',
        about: 'socks',
      },
      {
        text: 'Write on a slip what can wait while you are at {place}: errands, news, messages. Leave the slip at home.',
        short: 'Write down what waits while you are at {place}.',
        about: 'behind',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Look up when the sun rises and sets {next}.', minutes: 2, about: 'sun' },
      { text: 'Find one bench at {place} on a map or in a photo.', minutes: 2, about: 'spot' },
      { text: 'Choose the cushion that you will take to {place}.', minutes: 2, about: 'seat' },
      { text: 'Choose a soft sound for the timer that ends your time at {place}.', minutes: 2, about: 'timer' },
      { text: 'Look up which birds live at {place}, and listen to one of them.', minutes: 3, about: 'birds' },
      { text: 'Look up how long it takes to get to {place}.', minutes: 2, about: 'way' },
      { text: 'Look up where you can leave the car or the bike at {place}.', minutes: 2, about: 'parking' },
      {
        text: 'Set out the shoes that you wear at {place}, and feel whether they are dry.',
        minutes: 3,
        about: 'shoes',
      },
      { text: 'Tell one person when you will be at {place} {next}.', minutes: 1, about: 'home' },
      { text: 'Check that nothing is planned right after your time at {place}.', minutes: 2, about: 'errand' },
      { text: 'Find a dry spot for rain on a map of {place}.', minutes: 2, about: 'shelter' },
      { text: 'Sit at an open window until you have heard something far away.', minutes: 2, about: 'still' },
      { text: 'Set your phone to be silent at your hour: {time}.', minutes: 1, about: 'phone' },
      { text: 'Find a second route to {place} on a map, in case the first is closed.', minutes: 3, about: 'far' },
      { text: 'Look up one tree or plant that grows at {place}.', minutes: 2, about: 'plants' },
    ],
    eve: [
      { text: 'Put the cushion for {place} beside your shoes.', minutes: 1, about: 'bag' },
      { text: 'Lay out a sweater, a jacket, and a cap for {place}.', minutes: 2, about: 'layers' },
      { text: 'Stand thermos, tea, and spoon beside the kettle for {place}.', minutes: 2, about: 'thermos' },
      { text: 'Lay the key on the jacket that you wear to {place}.', minutes: 1, about: 'key' },
      { text: 'Look at the rain radar for {place}, and choose the jacket.', minutes: 2, about: 'rain' },
      { text: 'Push thick socks into the shoes for {place}.', minutes: 1, about: 'socks' },
      { text: 'Work out when you have to leave for {place} tomorrow.', minutes: 2, about: 'leave' },
      { text: 'Find gloves for sitting still at {place}.', minutes: 2, about: 'gloves' },
    ],
  },
  challenges: {
    any: [
      { text: 'Look at the sky, and guess what color {place} has now.', seconds: 30, about: 'sky' },
      { text: 'Sit without moving your hands, as you will at {place}.', seconds: 60, about: 'still' },
      { text: 'Look at one photo of {place} until you find something new in it.', seconds: 30, about: 'photo' },
      { text: 'Breathe out slowly, and wait for the next breath to come by itself.', seconds: 45, about: 'breath' },
      { text: 'Name one bird that you could see at {place}.', seconds: 15, about: 'bird' },
      { text: 'Close your eyes, and picture what you see from your seat at {place}.', seconds: 30, about: 'view' },
      { text: 'Sit down, and let your shoulders and hands become heavy.', seconds: 60, about: 'shoulders' },
      { text: 'Find the cap or hat that you would wear at {place}.', seconds: 30, about: 'cap' },
      {
        text: 'Read your reason once, and look out of a window after it: {why}.',
        twin: 'Look out of a window, and let whatever moves there pass.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Find a jacket pocket that closes, for the phone at {place}.', seconds: 30, about: 'pocket' },
    ],
    eve: [
      { text: 'Set the shoes for {place} by the door.', seconds: 30, about: 'shoes' },
      { text: 'Put a cup into the bag for {place}.', seconds: 15, about: 'cup' },
      { text: 'Check that everything you take to {place} lies ready.', seconds: 30, about: 'list' },
      { text: 'Lay the scarf on the jacket for {place}.', seconds: 15, about: 'scarf' },
      { text: 'Check the bike’s light, or the fuel in the car, for the trip to {place}.', seconds: 30, about: 'light' },
      { text: 'Say in one sentence what you look forward to at {place}.', seconds: 15, about: 'forward' },
      { text: 'Turn off one light, and sit for a minute as you will at {place}.', seconds: 60, about: 'evening' },
      { text: 'Say from what hour your phone will be silent at {place}.', seconds: 15, about: 'phone' },
    ],
  },
}
