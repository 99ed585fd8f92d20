import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before an evening or a dinner at home (TEXT-30). */
export const homeFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Ask at home what they would like for dinner {next}, and who does which part.',
      short: 'Ask at home: what for dinner {next}?',
      pairs: [
        {
          step: { text: 'Write down who does what, and put that on the fridge.', minutes: 2 },
          challenge: { text: 'Name one dish that everybody at home likes.', seconds: 15 },
        },
        {
          step: { text: 'Check what you already have at home for it.', minutes: 1 },
          challenge: {
            text: 'Say your plan for dinner by heart: {plan}',
            twin: 'Say what you will say when you leave for home.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'Move one task that usually keeps you from dinner to the morning of {weekday}.',
      short: 'Move one late task. Dinner is {next}.',
      pairs: [
        {
          step: { text: 'Write beside the task what it needs to be done earlier.', minutes: 1 },
          challenge: { text: 'Say when you would have to get up from it.', seconds: 15 },
        },
        {
          step: { text: 'Tell whoever waits for this task when they get it.', minutes: 2 },
          challenge: { text: 'Picture the desk or the bench as you leave it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Clear the dinner table of papers, so that everybody has a place.',
      short: 'Clear the dinner table. Everybody needs a place.',
      pairs: [
        {
          step: { text: 'Put the papers into one box, away from the table.', minutes: 1 },
          challenge: { text: 'Push each chair to the dinner table.', seconds: 30 },
        },
        {
          step: { text: 'Wipe the table, and put a cloth or a candle on it.', minutes: 2 },
          challenge: { text: 'Sit in somebody else’s place, and look around.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Note one question for dinner that cannot be answered with “fine.”',
      short: 'Note one question for dinner. No yes or no.',
      pairs: [
        {
          step: { text: 'Fold the note, and put it under a plate or a glass.', minutes: 1 },
          challenge: { text: 'Ask it aloud once, with a pause after it.', seconds: 15 },
        },
        {
          step: { text: 'Write down your own answer, in one line.', minutes: 2 },
          challenge: { text: 'Look at one photo of those at home.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Agree at home where the phones lie during dinner {next}.',
      short: 'Agree where phones lie at dinner {next}.',
      pairs: [
        {
          step: { text: 'Find a basket or a bowl that is large enough for all of them.', minutes: 2 },
          challenge: { text: 'Put it where nobody reaches it from a chair.', seconds: 15 },
        },
        {
          step: {
            text: 'Show them at home this line, and ask what would help: {obstacle}.',
            twin: 'Ask at home what they like about dinner together.',
            minutes: 2,
          },
          challenge: { text: 'Listen to the kitchen for a moment without any screen on.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look for the meeting on {weekday} that ends closest to dinner, and ask for an earlier end.',
      short: 'Ask for an earlier end. Dinner is {next}.',
      pairs: [
        {
          step: { text: 'Write the sentence that asks for that end.', minutes: 2 },
          challenge: { text: 'Say the sentence out loud, friendly and short.', seconds: 15 },
        },
        {
          step: { text: 'Note the latest minute when you can leave and still be on time.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Name one sound that belongs to dinner at home.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Check what is missing for dinner {next}, and write it on the list for the store.',
      short: 'What is missing for dinner? Onto the list.',
      pairs: [
        {
          step: { text: 'Put the list and a bag with your keys.', minutes: 1 },
          challenge: { text: 'Guess what is missing in the fridge, and look.', seconds: 15 },
        },
        {
          step: { text: 'Ask at home whether somebody can bring one part of it.', minutes: 2 },
          challenge: { text: 'Name the smell that you like best in the kitchen.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Save one small thing from your day to tell at dinner: a mistake, a joke, or a sound.',
      short: 'Keep one small story for dinner at home.',
      pairs: [
        {
          step: { text: 'Choose the moment for it: before the food, or after.', minutes: 1 },
          challenge: { text: 'Tell it to a mirror, up to the point where people laugh.', seconds: 30 },
        },
        {
          step: { text: 'Think of one thing to ask each person at the table.', minutes: 2 },
          challenge: { text: 'Name one thing to thank somebody for at dinner.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A phone call on the way home brings you halfway there. Write down whom you would call, or which song you would hear.',
      short: 'Choose a call or song for the way home.',
      pairs: [
        {
          step: { text: 'Save the number or the song where one touch starts it.', minutes: 1 },
          challenge: { text: 'Say the first words of the call, or hum the song.', seconds: 15 },
        },
        {
          step: { text: 'Ask that person whether the hour suits them.', minutes: 2 },
          challenge: { text: 'Picture the corner where you hang up and see your door.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Dinner is calmer when somebody else may be slow. Ask at home who needs more time in the evening, and for what.',
      short: 'Ask at home who needs time before dinner.',
      pairs: [
        {
          step: { text: 'Write down what you could take off their hands.', minutes: 1 },
          challenge: { text: 'Say “take your time” in a friendly voice.', seconds: 15 },
        },
        {
          step: { text: 'Move one thing on your side, so that there is time.', minutes: 2 },
          challenge: { text: 'Name one evening that was not in a hurry.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What was good about a dinner is soon gone. Write down one from the last weeks, and who made it so.',
      short: 'Write down one good dinner at home.',
      pairs: [
        {
          step: { text: 'Tell that person, at home or in a message.', minutes: 2 },
          challenge: { text: 'Say what was on the table.', seconds: 15 },
        },
        {
          step: { text: 'Put the note on the inside of a cabinet.', minutes: 1 },
          challenge: { text: 'Set one chair where you see everybody’s face.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Send a message home with the hour when you will be there tomorrow. Note it on a slip.',
      short: 'Send home the hour for dinner tomorrow.',
      pairs: [
        {
          step: { text: 'Put the slip where you see it when the day ends.', minutes: 1 },
          challenge: { text: 'Say out loud what you will leave for the day after.', seconds: 15 },
        },
        {
          step: { text: 'Ask at home whether something is missing for it.', minutes: 2 },
          challenge: { text: 'Say who will be glad of that hour.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Set out plates and glasses, so that dinner needs one less thing tomorrow.',
      short: 'Set out plates and glasses for dinner.',
      pairs: [
        {
          step: { text: 'Put a candle or a flower on the dinner table.', minutes: 1 },
          challenge: { text: 'Count the chairs, and add one if it is missing.', seconds: 15 },
        },
        {
          step: { text: 'Check whether the first part of dinner can be washed or cut now.', minutes: 2 },
          challenge: { text: 'Move one chair so that you sit beside somebody else.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Pack what you need tomorrow, so that you can leave for home without a search.',
      short: 'Pack your bag. Leave for home without a search.',
      pairs: [
        {
          step: { text: 'Put the key for home where you will reach for it.', minutes: 1 },
          challenge: { text: 'Go through the way home in your head, up to the door.', seconds: 30 },
        },
        {
          step: { text: 'Write the last task for tomorrow on a slip in the bag.', minutes: 2 },
          challenge: { text: 'Close the bag, and picture the door at home.', seconds: 30 },
        },
      ],
    },
  ],
}
