import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a time at a place outdoors, such as a park (TEXT-30). */
export const outdoorsFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'You sit longer where your back has something to lean on. Look on a map for a bench or a tree at {place}.',
        short: 'Find a bench at {place} on the map. Or a tree.',
        about: 'spot',
      },
      {
        text: 'The first quiet minute at {place} is often restless. Practice one at home: sit down, and listen with empty hands.',
        short: 'Sit down. Listen with empty hands, as at {place}.',
        about: 'still',
      },
      {
        text: 'You see more when you can name one thing. Look up one bird that lives at {place}, and what it sounds like.',
        short: 'Look up one bird that lives at {place}.',
        about: 'birds',
      },
      {
        text: 'A closed gate or a full lot can cost the quiet minutes. Look up where you leave the car or bike at {place}.',
        short: 'Look up where to park at {place}. Car or bike.',
        about: 'parking',
      },
      {
        text: 'The way takes time as well. Write down when you leave for {place}, and when you are home afterward.',
        short: 'Write down when you leave for {place}. And when you return.',
        about: 'home',
      },
      {
        text: 'Quiet is easier when nothing is waiting after it. Look at your plans for {weekday}, and leave a gap after {place}.',
        short: 'Plan nothing right after {place}. Keep that time free.',
        about: 'alone',
      },
      {
        text: 'A cold seat ends a quiet hour early. Lay a cushion or a folded blanket beside the jacket for {place}.',
        short: 'Lay a cushion with the jacket. For sitting at {place}.',
        about: 'sit',
      },
      {
        text: 'One message can end the quiet. Write the automatic reply now that your phone sends while you are at {place}.',
        short: 'Write an automatic reply for your time at {place}.',
        about: 'phone',
      },
    ],
    eve: [
      {
        text: 'Put the cushion, a cap, and a bag for wet things beside the door. They go to {place}.',
        short: 'Cushion and cap beside the door. They go to {place}.',
        about: 'bag',
      },
      {
        text: 'Sitting still, you feel colder than on a walk. Lay out one layer more than the forecast asks for.',
        short: 'Lay out one more layer for {place}. You will sit still.',
        about: 'layers',
      },
      {
        text: 'Stand the empty thermos beside the kettle with the tea already in it. You only pour tomorrow.',
        short: 'Thermos beside the kettle. Tea inside. Then to {place}.',
        about: 'thermos',
      },
      {
        text: 'The quiet minutes are the first ones. Work out when you leave home for {place}, and lay the key on your jacket.',
        short: 'Work out when you leave for {place}. Key on the jacket.',
        about: 'leave',
      },
      {
        text: 'Look at the forecast once more. If it rains at {place}, put the umbrella beside the shoes now.',
        short: 'Check the rain at {place} once more. Umbrella, if needed.',
        about: 'rain',
      },
      {
        text: 'Leave the newspaper and the earphones on the kitchen table tomorrow. Lay them there now.',
        short: 'Lay the earphones on the table. They stay away from {place}.',
        about: 'leave',
      },
      {
        text: 'Put thick socks into the shoes for {place}. Cold comes from the ground when you sit.',
        short: 'Thick socks into the shoes. The ground at {place} is cold.',
        about: 'socks',
      },
      {
        text: 'Write on a slip what you leave behind for the quiet at {place}: errands, news, messages. Lay it beside your bed.',
        short: 'Write what stays at home. Then rest, for {place}.',
        about: 'behind',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Look up when the sun rises and sets {next}.', minutes: 2, about: 'sun' },
      { text: 'Find one bench or one tree at {place} on a map.', minutes: 2, about: 'spot' },
      { text: 'Try which cushion in the house is comfortable on a hard step.', minutes: 2, about: 'seat' },
      { text: 'Choose a soft sound for the timer that ends your time at {place}.', minutes: 2, about: 'timer' },
      { text: 'Look up which birds live at {place}, and listen to one of them.', minutes: 3, about: 'birds' },
      { text: 'Look up how long it takes to get to {place} at that hour.', minutes: 2, about: 'way' },
      { text: 'Look up where you can leave the car or the bike at {place}.', minutes: 2, about: 'parking' },
      { text: 'Clean the shoes that you wear at {place}, and rub in some wax.', minutes: 3, about: 'shoes' },
      { text: 'Tell one person when you will be at {place} {next}.', minutes: 1, about: 'home' },
      { text: 'Keep the time after {place} free: nothing planned, nothing promised.', minutes: 2, about: 'errand' },
      { text: 'Find a roof near {place} for a day with rain.', minutes: 2, about: 'shelter' },
      { text: 'Sit at an open window until you have heard something far away.', minutes: 2, about: 'still' },
      { text: 'Set your phone to stay silent at that hour: {time}.', minutes: 1, about: 'phone' },
      { text: 'Find a second route to {place} on a map, in case the first is closed.', minutes: 3, about: 'far' },
      { text: 'Look up one tree or plant that you could meet at {place}.', minutes: 2, about: 'plants' },
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
      { text: 'Look at the sky, and guess what color {place} has under it.', seconds: 30, about: 'sky' },
      { text: 'Sit without moving your hands, as you will at {place}.', seconds: 60, about: 'still' },
      { text: 'Look at one photo of {place} until you find something new in it.', seconds: 30, about: 'photo' },
      { text: 'Breathe out slowly, and wait for the next breath to come by itself.', seconds: 45, about: 'breath' },
      { text: 'Name one bird that you could see at {place}.', seconds: 15, about: 'bird' },
      { text: 'Close your eyes, and picture what you see from your seat at {place}.', seconds: 30, about: 'view' },
      { text: 'Sit on a step, and let your shoulders and hands become heavy.', seconds: 60, about: 'shoulders' },
      { text: 'Try the cap that you would wear at {place}.', seconds: 30, about: 'cap' },
      {
        text: 'Read your reason once, and look out of a window after it: {why}.',
        twin: 'Look out of a window, and let whatever moves there pass.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Find a jacket pocket that closes, for the phone at {place}.', seconds: 30, about: 'pocket' },
    ],
    eve: [
      { text: 'Turn the shoes for {place} to the door.', seconds: 30, about: 'shoes' },
      { text: 'Put a cup without a handle into the bag for {place}.', seconds: 15, about: 'cup' },
      { text: 'Name what you take to {place}, and touch each thing.', seconds: 30, about: 'list' },
      { text: 'Lay the scarf on the jacket for {place}.', seconds: 15, about: 'scarf' },
      { text: 'Check the light of the bike, or the fuel for the way to {place}.', seconds: 30, about: 'light' },
      { text: 'Say in one sentence what you look forward to at {place}.', seconds: 15, about: 'forward' },
      { text: 'Turn off one light, and sit for a minute as you will at {place}.', seconds: 60, about: 'evening' },
      { text: 'Name the hour from which your phone is silent at {place}.', seconds: 15, about: 'phone' },
    ],
  },
}
