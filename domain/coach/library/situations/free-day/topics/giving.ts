import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a day of giving (TEXT-30). */
export const givingFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'It is easier to give when you know what for. Write down which cause comes first on {weekday}.',
      short: 'Write down the cause for {weekday}.',
      pairs: [
        {
          step: { text: 'Write below it why this one.', minutes: 1 },
          challenge: { text: 'Say the cause in one sentence, as if to a friend.', seconds: 15 },
        },
        {
          step: { text: 'Ask somebody what cause they give to, and how they chose.', minutes: 2 },
          challenge: { text: 'Say in one sentence why you give.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Those who collect know what is needed. Look up what one place near you asks for.',
      short: 'Look up what one place near you needs.',
      pairs: [
        {
          step: { text: 'Look at home for one of these things.', minutes: 2 },
          challenge: { text: 'Hold what you found, and ask yourself whether you would be glad of it.', seconds: 15 },
        },
        {
          step: { text: 'Write down what they do not need.', minutes: 1 },
          challenge: { text: 'Find the place on a map.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You have given something that was welcome. Write down what it was, and what you remember of it.',
      short: 'Write down one gift of yours that was welcome.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down what it was that made it welcome.', minutes: 1 },
          challenge: { text: 'Picture the face of the person who got it.', seconds: 30 },
        },
        {
          step: { text: 'Think of what would be as welcome now, and write that down, too.', minutes: 2 },
          challenge: { text: 'Say the name of that person.', seconds: 15 },
        },
      ],
    },
    {
      text: 'What you give needs a place to wait. Set out a box or an envelope with a name on it.',
      short: 'Set out a box for giving. Name on it.',
      pairs: [
        {
          step: { text: 'Put the first thing in.', minutes: 1 },
          challenge: { text: 'Write the name once more, larger.', seconds: 15 },
        },
        {
          step: { text: 'Put it where you pass with full hands.', minutes: 2 },
          challenge: { text: 'Put one coin into it, or beside it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A gift that you can afford is a good one. Write down what you can give without missing it.',
      short: 'Write down what you can give without missing it.',
      pairs: [
        {
          step: { text: 'Write down the day of the month when you would give it.', minutes: 2 },
          challenge: { text: 'Picture that day, with the gift already gone.', seconds: 30 },
        },
        {
          step: { text: 'Write a smaller sum beside it, for a hard month.', minutes: 1 },
          challenge: { text: 'Choose the one that feels light.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You have been given things, too. Write down one, and who it came from.',
      short: 'Write down one gift you got. From whom?',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write a line of thanks to that person, sent or not.', minutes: 1 },
          challenge: { text: 'Say thank you out loud, with the name.', seconds: 15 },
        },
        {
          step: { text: 'Find the thing, if there is one, and put it in sight.', minutes: 2 },
          challenge: { text: 'Hold it, or think of it, for a moment.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Places that take gifts have their hours. Look up when yours is open on {weekday}.',
      short: 'Look up who takes gifts on {weekday}.',
      pairs: [
        {
          step: { text: 'Write the hours on the box or the envelope.', minutes: 1 },
          challenge: { text: 'Say when you would have to leave to be there in time.', seconds: 15 },
        },
        {
          step: { text: 'Look up what they take, and how it should be packed.', minutes: 2 },
          challenge: { text: 'Go along the way in your head, with the bag in your hand.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some needs are close by. Write down one person for whom a little would mean a lot.',
      short: 'Write down one person near you in need.',
      pairs: [
        {
          step: { text: 'Write down what would help them without a word about it.', minutes: 2 },
          challenge: { text: 'Say how you would offer it, in one plain sentence.', seconds: 30 },
        },
        {
          step: { text: 'Write down what you would not want to be given in their place.', minutes: 1 },
          challenge: { text: 'Say their name in a friendly voice.', seconds: 15 },
        },
      ],
    },
    {
      text: 'People give without a word about it. Notice one who does: a seat, a door, or their time.',
      short: 'Notice one person who gives without a word.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down what they gave, and who saw it.', minutes: 1 },
          challenge: { text: 'Thank them in your head or in one line.', seconds: 15 },
        },
        {
          step: { text: 'Think of what you could give in the same way.', minutes: 2 },
          challenge: { text: 'Give somebody your full attention for as long as they speak.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Something of yours is good and unused. Find it, and see whether it is clean and in one piece.',
      short: 'Find one good thing you no longer use.',
      pairs: [
        {
          step: { text: 'Wipe or fold it, and put it into a bag.', minutes: 2 },
          challenge: { text: 'Pick up one more thing, and ask yourself who could use it.', seconds: 15 },
        },
        {
          step: { text: 'Write a label for it: what it is, and what it is for.', minutes: 1 },
          challenge: { text: 'Say one thing that you did with it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You can give an hour in place of money. Write down which one of your week that could be.',
      short: 'Write down which hour you could give.',
      pairs: [
        {
          step: { text: 'Write down where that hour would be needed.', minutes: 1 },
          challenge: { text: 'Say whom you would ask about it.', seconds: 15 },
        },
        {
          step: { text: 'Look up one place near you that needs hands in that hour.', minutes: 2 },
          challenge: { text: 'Name somebody who once gave you time when you needed it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A gift need not be told. Think of one that nobody knows about, and leave it that way.',
      short: 'Think of one quiet gift. Leave it quiet.',
      leisure: true,
      pairs: [
        {
          step: { text: 'Write down when it could happen, and fold the paper.', minutes: 1 },
          challenge: { text: 'Smile at what nobody knows.', seconds: 15 },
        },
        {
          step: { text: 'Put what you need for it where only you find it.', minutes: 2 },
          challenge: { text: 'Picture the moment, and yourself already around the corner.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put what you will give tomorrow by the door.',
      short: 'Put tomorrow’s gift by the door.',
      pairs: [
        {
          step: { text: 'Write a name on it.', minutes: 1 },
          challenge: { text: 'Check that you could carry it in one hand.', seconds: 15 },
        },
        {
          step: { text: 'Check once more whether it is clean and whole.', minutes: 2 },
          challenge: { text: 'Say goodbye to it, if it was yours.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write one line to go with what you give tomorrow, or decide to give it without one.',
      short: 'One line for tomorrow’s gift, or none.',
      pairs: [
        {
          step: { text: 'Put the line into the bag, or put the pen away.', minutes: 1 },
          challenge: { text: 'Read the line once, or name the gift.', seconds: 15 },
        },
        {
          step: { text: 'Find an envelope, or fold the paper so that it closes.', minutes: 2 },
          challenge: { text: 'Say the line as you would across a table.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Decide how the gift gets there tomorrow: by you, by mail, or by somebody who goes that way.',
      short: 'Decide how tomorrow’s gift gets there.',
      pairs: [
        {
          step: { text: 'Put the key, the ticket, or the address with the gift.', minutes: 1 },
          challenge: { text: 'Say out loud what you will say when you hand it over.', seconds: 15 },
        },
        {
          step: { text: 'Look up the hours, or write to the person who goes that way.', minutes: 2 },
          challenge: { text: 'Put the gift where you cannot leave without it.', seconds: 15 },
        },
      ],
    },
  ],
}
