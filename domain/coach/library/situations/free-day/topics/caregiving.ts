import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a day of care for somebody (TEXT-30). */
export const caregivingFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Those who help do better with one list. Write down what the person you care for needs on {weekday}, and when.',
      short: 'Care on {weekday}: list what is needed, and when.',
      pairs: [
        {
          step: { text: 'Add what the person you care for likes on a day with you.', minutes: 1 },
          challenge: { text: 'Say what the person you care for would want first.', seconds: 15 },
        },
        {
          step: { text: 'Show the list to somebody else who helps.', minutes: 2 },
          challenge: { text: 'Sit down, and let the list be for a moment.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Supplies for care run out at odd hours. Look at one of them: pills, pads, or the food they like.',
      short: 'Check one supply for the care. Note what is low.',
      pairs: [
        {
          step: { text: 'Write it on the list, with the kind and the size.', minutes: 1 },
          challenge: { text: 'Count what is left, and say for how many days.', seconds: 15 },
        },
        {
          step: { text: 'Look up where it can be delivered.', minutes: 2 },
          challenge: { text: 'Lay both hands on your lap, and let your shoulders drop.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Care has good minutes, too. Write down one: a joke, a hand, or a song that you both know.',
      short: 'Write down one good minute of the care.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Put the note where you see it on a hard day.', minutes: 1 },
          challenge: { text: 'Hum the song, or say the joke once more.', seconds: 15 },
        },
        {
          step: { text: 'Send it to somebody who knows you both.', minutes: 2 },
          challenge: { text: 'Look at one picture of the two of you.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A number is quicker to find on paper. Write the doctor’s and the pharmacy’s beside the phone.',
      short: 'Doctor and pharmacy. Both numbers beside the phone.',
      pairs: [
        {
          step: { text: 'Put a copy into your wallet.', minutes: 1 },
          challenge: { text: 'Check that your own phone has the doctor’s number.', seconds: 15 },
        },
        {
          step: { text: 'Add the number of somebody who could come at once.', minutes: 2 },
          challenge: { text: 'Say the first sentence of an emergency call: who, where, and what.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Another person can take an hour more easily with a note. Write down how you do one thing for them.',
      short: 'Care: write down how one part is done.',
      pairs: [
        {
          step: { text: 'Ask one person whether they could take over a half hour.', minutes: 2 },
          challenge: { text: 'Read your note aloud, as if to somebody who has never done it.', seconds: 15 },
        },
        {
          step: { text: 'Write below it what they need not do.', minutes: 1 },
          challenge: { text: 'Picture yourself out of the house in that half hour.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A day without care may be quite without it. Do one thing that you did before anybody needed you.',
      short: 'No care due. Do one thing from before.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down one more such thing, for the next free day.', minutes: 1 },
          challenge: { text: 'Do nothing useful for the rest of this minute.', seconds: 60 },
        },
        {
          step: { text: 'Ask somebody to answer the phone in the meantime.', minutes: 2 },
          challenge: { text: 'Step outside the door, and breathe out slowly.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Papers about the care scatter quickly. Put those on the table into a single folder.',
      short: 'Care papers: all into one folder. Leave it out.',
      pairs: [
        {
          step: { text: 'Mark the one that will be needed first.', minutes: 2 },
          challenge: { text: 'Close the folder, and put it where others find it, too.', seconds: 15 },
        },
        {
          step: { text: 'Write the name and the year on the folder.', minutes: 1 },
          challenge: { text: 'Straighten your back, and look away from the papers.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Few people know what you do there. Tell somebody who does not what a usual hour looks like.',
      short: 'Describe an hour of care to one person.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down one thing that you would like them to ask.', minutes: 1 },
          challenge: { text: 'Say in one sentence what is heaviest, and in one what is not.', seconds: 15 },
        },
        {
          step: { text: 'Ask what that person’s usual day looks like.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and put it away: {why}.',
            twin: 'Name one person who understands it without a word.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Questions come up between visits to the doctor. Write down the one about the care that you would ask first.',
      short: 'Write down one question about the care.',
      pairs: [
        {
          step: { text: 'Put the question with the papers for the visit.', minutes: 1 },
          challenge: { text: 'Read it aloud once.', seconds: 15 },
        },
        {
          step: { text: 'Write down who could come along to the visit and listen.', minutes: 2 },
          challenge: { text: 'Write one line to somebody who helps you with the care.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Getting there takes part of your strength. Find out which bus, parking lot, or friend makes {weekday} easier.',
      short: 'Find the easiest way there on {weekday}.',
      pairs: [
        {
          step: { text: 'Look up the hour, the price, or the number for it.', minutes: 1 },
          challenge: { text: 'Go along the way in your head, with both hands free.', seconds: 30 },
        },
        {
          step: { text: 'Put what you usually carry there into two smaller bags.', minutes: 2 },
          challenge: { text: 'Lift one of them, and put something back.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Those who care for others overlook themselves. Notice where you are tense, and lean back.',
      short: 'Where are you tense? Lean back for a minute.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Put a cushion or a stool where you were tense.', minutes: 2 },
          challenge: { text: 'Breathe out slowly, and let your hands get heavy.', seconds: 45 },
        },
        {
          step: { text: 'Write down at what hour it is worst.', minutes: 1 },
          challenge: { text: 'Drink a glass of water, sitting down.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Care is lighter in company. Ask somebody for a half hour on {weekday}, and name what they could do.',
      short: 'Ask one person for a half hour on {weekday}.',
      pairs: [
        {
          step: { text: 'Write down where things are, so that they need not ask.', minutes: 1 },
          challenge: { text: 'Say your request aloud, without “only” or “just.”', seconds: 15 },
        },
        {
          step: {
            text: 'Ask that person for an idea about this: {obstacle}.',
            twin: 'Write down a second person whom you could ask.',
            minutes: 2,
          },
          challenge: { text: 'Name what you would do in that half hour.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You may have heard thanks and passed over it. Write down who said it, and for what.',
      short: 'Who thanked you, and for what? Write it down.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Put the paper where you keep good things.', minutes: 1 },
          challenge: { text: 'Say “you are welcome” out loud.', seconds: 15 },
        },
        {
          step: { text: 'Thank somebody who helps you, in one line.', minutes: 2 },
          challenge: { text: 'Say out loud one thing that you will not do as well on {weekday}.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put what you need for the person you care for by the door, with something for yourself.',
      short: 'Care bag by the door. Something for you too.',
      pairs: [
        {
          step: { text: 'Add something to eat that is only for you.', minutes: 1 },
          challenge: { text: 'Check that something for yourself is in the bag.', seconds: 15 },
        },
        {
          step: { text: 'Check whether one of their supplies has to come along.', minutes: 2 },
          challenge: { text: 'Put your own jacket on top.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Decide when you come and when you leave tomorrow. The second hour matters as much as the first.',
      short: 'Fix both hours for tomorrow: come and leave.',
      pairs: [
        {
          step: { text: 'Write the second hour on a slip for the bag.', minutes: 1 },
          challenge: { text: 'Say how you will say goodbye tomorrow.', seconds: 15 },
        },
        {
          step: { text: 'Write to somebody who expects you after it.', minutes: 2 },
          challenge: { text: 'Sit down, and let both arms hang.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Eat before you help. Write down what that will be tomorrow, and whether you have it at home.',
      short: 'Write down what you eat before you help tomorrow.',
      pairs: [
        {
          step: { text: 'Set it out, with a plate and a glass.', minutes: 1 },
          challenge: { text: 'Put the shoes that you will wear by the door.', seconds: 15 },
        },
        {
          step: { text: 'Put a second portion aside, for the way home.', minutes: 2 },
          challenge: { text: 'Say at what hour you will eat it.', seconds: 15 },
        },
      ],
    },
  ],
}
