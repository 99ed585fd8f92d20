import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a day of letting go of somebody (TEXT-30). */
export const letgoFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Some places still belong to you both. Choose another way or another seat for {weekday}.',
      short: 'Choose another way or seat for {weekday}.',
      pairs: [
        {
          step: { text: 'Write down what is pleasant about the other way.', minutes: 1 },
          challenge: { text: 'Look out of a window until you have seen something new.', seconds: 30 },
        },
        {
          step: { text: 'Ask somebody to go there with you once.', minutes: 2 },
          challenge: { text: 'Say the name of the new street or the new seat.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Their name may still be at the top of your phone. Move the chat where you do not see it.',
      short: 'Move their chat out of sight. No reading.',
      pairs: [
        {
          step: { text: 'Turn off the sound for that chat.', minutes: 1 },
          challenge: { text: 'Put the phone into another room, and come back.', seconds: 15 },
        },
        {
          step: { text: 'Move somebody who is good for you to the top.', minutes: 2 },
          challenge: { text: 'Send nothing for a minute, and breathe out slowly.', seconds: 60 },
        },
      ],
    },
    {
      text: 'It was not all bad, and it need not be. Write down one good hour, and fold the paper.',
      short: 'Write down one good hour. Fold the paper.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Put the paper where you will not find it by chance.', minutes: 1 },
          challenge: { text: 'Lay a hand on your chest, and breathe out slowly.', seconds: 30 },
        },
        {
          step: { text: 'Write down one good hour without them as well.', minutes: 2 },
          challenge: { text: 'Say which of the two was quieter.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Their things speak when you pass them. Put one into a box, and the box on a high shelf.',
      short: 'One of their things into a box. High shelf.',
      pairs: [
        {
          step: { text: 'Tie a string around the box.', minutes: 1 },
          challenge: { text: 'Wash your hands in cool water.', seconds: 15 },
        },
        {
          step: { text: 'Put something of your own in the place where it stood.', minutes: 2 },
          challenge: { text: 'Name three things in this room that are only yours.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The hour when they used to call can be long. Write down who or what could be in it.',
      short: 'Write down what fills the hour of their call.',
      pairs: [
        {
          step: { text: 'Write to that person, or put out what you need for it.', minutes: 2 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Picture that hour with this in it.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Choose a lamp that stays on in that hour.', minutes: 1 },
          challenge: { text: 'Put both feet on the floor, and feel the ground.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some minutes pass without a thought of them. Notice one when it is over.',
      short: 'Notice one minute that passed without them.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down what you were doing in it.', minutes: 1 },
          challenge: { text: 'Nod once, and leave it at that.', seconds: 15 },
        },
        {
          step: { text: 'Think of where there could be more of it.', minutes: 2 },
          challenge: { text: 'Name one thing that you like to do and that they did not.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Somebody will ask how it is going. Write down one sentence that is true and ends the topic.',
      short: 'Write one true sentence that ends the topic.',
      pairs: [
        {
          step: { text: 'Write a second sentence below it, about something else.', minutes: 1 },
          challenge: { text: 'Say both aloud, without a pause between them.', seconds: 15 },
        },
        {
          step: { text: 'Write down who should not ask, and how you would turn it aside.', minutes: 2 },
          challenge: { text: 'Turn your head to a window, and let your jaw drop.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Letting go makes you tired. Sit down where it is warm, and let nothing be asked of you.',
      short: 'Letting go is tiring. Sit where it is warm.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Put a blanket and something warm to drink there.', minutes: 2 },
          challenge: { text: 'Close your eyes, and count nothing.', seconds: 60 },
        },
        {
          step: { text: 'Put off one thing on your list by a day.', minutes: 1 },
          challenge: { text: 'Rub your hands until they are warm, and lay them on your face.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Songs bring people back. Put together a few from the years before them.',
      short: 'Choose songs from before you knew them.',
      pairs: [
        {
          step: { text: 'Put the list where one touch starts it.', minutes: 2 },
          challenge: { text: 'Listen to its first song, and do nothing else.', seconds: 60 },
        },
        {
          step: { text: 'Take one song that is theirs off another list.', minutes: 1 },
          challenge: { text: 'Hum a line that was yours before.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A heavy hour is lighter in company. Ask somebody whether you may call when you miss them.',
      short: 'Ask one person if you may call.',
      pairs: [
        {
          step: { text: 'Put their number at the top of your phone.', minutes: 1 },
          challenge: { text: 'Say the first sentence of that call.', seconds: 15 },
        },
        {
          step: { text: 'Write down a second person, for the time when the first one sleeps.', minutes: 2 },
          challenge: { text: 'Name one person who is glad when you call.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Somebody near you may have let go of somebody, too. Ask them what they did with the first weeks.',
      short: 'Ask somebody how they let go once.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down the one thing that you would try.', minutes: 1 },
          challenge: { text: 'Say thank you in your head, with their name.', seconds: 15 },
        },
        {
          step: { text: 'Tell them what is hardest at the moment, in one sentence.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Say out loud: I miss them, and I go on.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'You need not know how they are. Mute one place where you would read it.',
      short: 'Mute one place that shows their news.',
      pairs: [
        {
          step: { text: 'Look for one more place where they come up, and mute that, too.', minutes: 1 },
          challenge: { text: 'Put the phone down with its face to the table.', seconds: 15 },
        },
        {
          step: { text: 'Ask a friend to keep news of them to themselves.', minutes: 2 },
          challenge: { text: 'Name one thing that is news about you.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You would be gentle with a friend who misses somebody. Say one such sentence to yourself.',
      short: 'Say one gentle sentence to yourself. Then rest.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write the sentence on a slip for your pocket.', minutes: 1 },
          challenge: { text: 'Say it once more, slower.', seconds: 15 },
        },
        {
          step: { text: 'Do one small thing for yourself that fits it: tea, a bath, or clean sheets.', minutes: 2 },
          challenge: { text: 'Wash your face with cool water, and dry it gently.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Waking up can be the hardest. Put something beside the bed that has nothing to do with them.',
      short: 'Put something new beside the bed for tomorrow.',
      pairs: [
        {
          step: { text: 'Put the phone away from the bed.', minutes: 1 },
          challenge: { text: 'Look at the new thing, and say what it is.', seconds: 15 },
        },
        {
          step: { text: 'Choose what you will hear first: a radio, a song, or nothing.', minutes: 2 },
          challenge: { text: 'Close the curtain so far that a strip of light comes in.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write down one person you could see or call tomorrow, and for how long.',
      short: 'Write down whom you call tomorrow.',
      pairs: [
        {
          step: { text: 'Send that person one line.', minutes: 1 },
          challenge: { text: 'Say how long you would stay, and how you would leave.', seconds: 15 },
        },
        {
          step: { text: 'Write down one thing that you two could do without talking.', minutes: 2 },
          challenge: { text: 'Say their name, and what you will leave alone.', seconds: 15 },
        },
      ],
    },
    {
      text: 'If there is something left to say, write it on paper tonight and keep it in a drawer.',
      short: 'Unsaid words: paper, then drawer. Not sent.',
      pairs: [
        {
          step: { text: 'Close the drawer, and put something on top of it.', minutes: 1 },
          challenge: { text: 'Turn off one light, and let your hands get heavy.', seconds: 30 },
        },
        {
          step: { text: 'Write on the outside a date when you may look at it.', minutes: 2 },
          challenge: { text: 'Wash your hands in warm water, and dry them slowly.', seconds: 30 },
        },
      ],
    },
  ],
}
