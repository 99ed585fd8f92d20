import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next quiet time of a goal, without texts of a topic (TEXT-30). */
export const reflectFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'It helps to have a quiet spot. Find the seat where you hear the least at that hour, and clear it.',
      short: 'Find the quietest seat. Clear it.',
      pairs: [
        {
          step: { text: 'Find a cushion or a blanket for the seat.', minutes: 2 },
          challenge: { text: 'Sit there once, and listen until you have heard three different sounds.', seconds: 30 },
        },
        {
          step: { text: 'Find what creaks near it, a door or a chair, and quiet it.', minutes: 2 },
          challenge: { text: 'Close the door as slowly as you can.', seconds: 15 },
        },
      ],
    },
    {
      text: 'People can only leave you in peace if they know when. Tell whoever might call or knock which time is yours {next}.',
      short: 'Tell whoever might call which time is yours.',
      pairs: [
        {
          step: { text: 'Write the time on a slip, and put it on the door.', minutes: 1 },
          challenge: { text: 'Say out loud how you will ask for quiet.', seconds: 30 },
        },
        {
          step: { text: 'Ask in return when the others would like some peace.', minutes: 2 },
          challenge: { text: 'Name one person who makes room for your quiet.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Some thoughts turn up as soon as it gets quiet. Write down the loudest one, so that you can leave it here.',
      short: 'Write down the loudest thought. Leave it there.',
      pairs: [
        {
          step: { text: 'Fold the paper, and put it under something heavy.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, and wait for the next breath.', seconds: 45 },
        },
        {
          step: { text: 'Write below it what can be done about it, and on which day.', minutes: 2 },
          challenge: { text: 'Lay your hands in your lap, and let them get heavy.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Choose a text, a picture, or a piece of music for {weekday}, and mark the place.',
      short: 'Choose a text or picture for {weekday}.',
      pairs: [
        {
          step: { text: 'Put the text or the picture on the seat, with a slip at the place.', minutes: 2 },
          challenge: { text: 'Look at one corner of it until you find something new.', seconds: 60 },
        },
        {
          step: { text: 'Copy one line or one shape of it onto a card.', minutes: 2 },
          challenge: { text: 'Say the line, or trace the shape with a finger.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It is hard to be quiet beside a phone. Choose a drawer in another room for yours {next}.',
      short: 'Choose a drawer for the phone {next}.',
      pairs: [
        {
          step: { text: 'Clear the drawer, and put the charger there as well.', minutes: 2 },
          challenge: { text: 'Walk from the drawer to your seat, with empty hands.', seconds: 30 },
        },
        {
          step: { text: 'Set the phone to stay silent at that hour: {time}.', minutes: 2 },
          challenge: { text: 'Listen for what still hums or ticks in the room.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Whatever you do just before stays in your head. Choose something slow for those minutes, such as washing up.',
      short: 'Choose something slow to do just before.',
      pairs: [
        {
          step: { text: 'Write the slow thing down, with the hour when it begins.', minutes: 1 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Go through the last minutes before the quiet in your head.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Move one fast thing, such as the news, to another hour.', minutes: 2 },
          challenge: { text: 'Look at the sky from a window.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A quiet time needs an end that does not startle. Choose a soft sound for it, or a candle that burns down.',
      short: 'Choose a soft end: a sound or a candle.',
      pairs: [
        {
          step: { text: 'Check how loud the sound is from your seat, or where the candle stands safely.', minutes: 2 },
          challenge: { text: 'Close your eyes, and listen until the sound is gone.', seconds: 30 },
        },
        {
          step: { text: 'Write down what comes right after it, so that nobody has to hurry you.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Name one thing you are thankful for, and who it came from.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Light decides how a seat feels. Look at how it falls on yours at that hour, and move a lamp or a curtain.',
      short: 'Look at how the light falls on your seat.',
      pairs: [
        {
          step: { text: 'Wipe the lamp or the window beside the seat.', minutes: 2 },
          challenge: { text: 'Sit down, and look at one thing in that light.', seconds: 30 },
        },
        {
          step: { text: 'Find a warmer bulb, or a cloth for the window.', minutes: 2 },
          challenge: { text: 'Turn the lamp on and off, and choose.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'You get cold when you sit still. Leave a blanket or a sweater on the seat for tomorrow.',
      short: 'Leave a blanket on the seat for tomorrow.',
      pairs: [
        {
          step: { text: 'Lay warm socks beside it.', minutes: 1 },
          challenge: { text: 'Sit down on that seat once, and get up.', seconds: 30 },
        },
        {
          step: { text: 'Move the seat so that your back is toward the screen or the door.', minutes: 2 },
          challenge: { text: 'Sit there with the blanket around you for a breath or two.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Put the screens away early this evening. It makes tomorrow’s quiet easier.',
      short: 'Put the screens away early this evening.',
      pairs: [
        {
          step: { text: 'Carry the charger to another room.', minutes: 1 },
          challenge: { text: 'Turn off one light, and sit for a moment.', seconds: 60 },
        },
        {
          step: { text: 'Tell whoever might call that tomorrow begins quietly.', minutes: 2 },
          challenge: { text: 'Look out into the dark until you see something.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Leave the book or the candle on the seat, ready for tomorrow.',
      short: 'Leave the book or candle on the seat.',
      pairs: [
        {
          step: { text: 'Put a slip into it where you will begin, or matches beside it.', minutes: 1 },
          challenge: { text: 'Put your hand on the closed book or the cold candle.', seconds: 15 },
        },
        {
          step: { text: 'Move everything else off the seat and the table beside it.', minutes: 1 },
          challenge: { text: 'Listen to the room, as it will be tomorrow.', seconds: 30 },
        },
      ],
    },
  ],
}
