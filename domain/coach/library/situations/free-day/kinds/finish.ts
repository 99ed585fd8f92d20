import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal to finish, without texts of a topic (TEXT-30). */
export const finishFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'It is easier to sit down when you know what comes next. Write one line about what you will do on {weekday}.',
      short: 'Write one line. What will you do on {weekday}?',
      pairs: [
        {
          step: { text: 'Clip the line to the work, where you will see it first.', minutes: 1 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Say the line out loud, and with which tool it begins.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Put what the line needs in one pile.', minutes: 2 },
          challenge: { text: 'Touch the first thing in the pile, and leave it there.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You may be waiting for somebody: an answer, a part, a document. Send one message to ask about it.',
      short: 'Waiting for somebody? Send one message and ask.',
      pairs: [
        {
          step: { text: 'Note beside the message how long you will wait.', minutes: 2 },
          challenge: { text: 'Say what you can do in the meantime if nothing comes.', seconds: 30 },
        },
        {
          step: { text: 'List what else depends on somebody, with a name beside each.', minutes: 2 },
          challenge: { text: 'Say the first name on the list.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The list is probably longer than it has to be. Find one item that nobody would miss, and cross it out.',
      short: 'Cross out one item that nobody would miss.',
      pairs: [
        {
          step: { text: 'Sort what is left into two piles: must do and nice to have.', minutes: 2 },
          challenge: { text: 'Look at the smaller pile, and name its easiest piece.', seconds: 30 },
        },
        {
          step: { text: 'Write on a slip what “finished” means without it.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, beside the list: {why}.',
            twin: 'Name the person who will be the first to see it finished.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'It would be a shame to lose what you have so far. Make a copy of it, or take a picture.',
      short: 'Make a copy of what you have. A picture counts.',
      pairs: [
        {
          step: { text: 'Put the copy in a place outside your home, or with a friend.', minutes: 2 },
          challenge: { text: 'Give the copy a name with the date in it.', seconds: 15 },
        },
        {
          step: { text: 'Throw away one draft, scrap, or list that is out of date.', minutes: 2 },
          challenge: { text: 'Look at the newest part from the other side of the room.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A second pair of eyes finds the gaps faster. Ask one person to take a quick look {next}.',
      short: 'Ask one person for a quick look {next}.',
      pairs: [
        {
          step: {
            text: 'Ask somebody who finished something like it what they did about this: {obstacle}.',
            twin: 'Ask somebody who finished something like it what took the longest.',
            minutes: 2,
          },
          challenge: { text: 'Say which part you would show them first.', seconds: 30 },
        },
        {
          step: { text: 'Write down one question that they should answer while they look.', minutes: 2 },
          challenge: { text: 'Read the question aloud once.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Check what you will run out of before the end: paper, screws, or space. Put it on your shopping list.',
      short: 'Check what you will run out of. List it.',
      pairs: [
        {
          step: { text: 'Look up where you get it, and when they are open.', minutes: 2 },
          challenge: { text: 'Hold what you have left, and guess how far it goes.', seconds: 30 },
        },
        {
          step: { text: 'Look in drawers and boxes for what you may already have.', minutes: 2 },
          challenge: { text: 'Put what you found beside the work.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A large piece is easy to put off. Write down the smallest one that is left.',
      short: 'Write down the smallest piece that is left.',
      pairs: [
        {
          step: { text: 'Mark the place in the work where this piece belongs.', minutes: 1 },
          challenge: { text: 'Look at the marked place, and touch nothing.', seconds: 30 },
        },
        {
          step: { text: 'Set aside what the small piece needs.', minutes: 2 },
          challenge: { text: 'Give the piece a short name, and say it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The last stretch is often the longest. Write down what comes after the last piece: a delivery, a frame, or a shelf.',
      short: 'Write down what comes after the last piece.',
      pairs: [
        {
          step: { text: 'Look up what that needs: an address, a nail, or a date.', minutes: 2 },
          challenge: { text: 'Picture the work in that place.', seconds: 30 },
        },
        {
          step: { text: 'Clear the place where the finished work will go.', minutes: 2 },
          challenge: { text: 'Stand before the empty place, and look at it.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Clear the spot where you will work on it tomorrow, and leave only what you need.',
      short: 'Clear the spot where you will work tomorrow.',
      pairs: [
        {
          step: { text: 'Put what you do not need in one box, out of sight.', minutes: 2 },
          challenge: { text: 'Put the chair where you will sit or stand for it.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the spot, and put a lamp where your hands will be.', minutes: 2 },
          challenge: { text: 'Say what will be there tomorrow, from left to right.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Leave it open where you will pick up again, with the tool or the pen on top.',
      short: 'Leave it open. Pen or tool on top.',
      pairs: [
        {
          step: { text: 'Leave a slip on it with the first move for tomorrow.', minutes: 1 },
          challenge: { text: 'Read the slip once, and walk away.', seconds: 15 },
        },
        {
          step: { text: 'Close or carry away whatever has nothing to do with it.', minutes: 2 },
          challenge: { text: 'Look at the open place until you know the next move.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Pick something easy to warm up with tomorrow, something you could do half asleep.',
      short: 'Pick something easy to start with tomorrow.',
      pairs: [
        {
          step: { text: 'Lay out what the easy start needs.', minutes: 2 },
          challenge: { text: 'Say what you will do first tomorrow, once you sit down.', seconds: 30 },
        },
        {
          step: { text: 'Lay the piece for the easy start on top.', minutes: 1 },
          challenge: { text: 'Do its first movement once in the air.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A piece is easier with a clear end. Write down where you will stop tomorrow, even if it goes well.',
      short: 'Write down where you stop tomorrow.',
      pairs: [
        {
          step: { text: 'Mark the place in the work with a slip.', minutes: 1 },
          challenge: { text: 'Look from here to there, and see how far it is.', seconds: 15 },
        },
        {
          step: { text: 'Write down what you do after that.', minutes: 2 },
          challenge: { text: 'Say out loud: up to here, and then enough.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Questions stop the work more often than effort does. Write down the one that will come up tomorrow.',
      short: 'Write down the question that will come up.',
      pairs: [
        {
          step: { text: 'Send it to somebody who may know.', minutes: 2 },
          challenge: { text: 'Say what you will do if no answer comes.', seconds: 15 },
        },
        {
          step: { text: 'Look for the answer where you kept such things before.', minutes: 2 },
          challenge: { text: 'Read the question once, and cross out half of it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Somebody may interrupt you tomorrow. Tell them this evening when you work, and when you are free.',
      short: 'Tell others when you work tomorrow.',
      pairs: [
        {
          step: { text: 'Write the time on a slip for the door.', minutes: 1 },
          challenge: { text: 'Say how you will ask for a little time.', seconds: 15 },
        },
        {
          step: { text: 'Do the small thing for them that would come up otherwise.', minutes: 2 },
          challenge: { text: 'Look at the place where you will work, with nobody in it.', seconds: 30 },
        },
      ],
    },
  ],
}
