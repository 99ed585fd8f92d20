import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You know your own difficulty: {obstacle}. You have also decided what to do about it: {then}. Read both once, one after the other. Then leave the first alone, and keep to the second today.',
    byKind: {
      recover:
        'You know your own difficulty: {obstacle}. Let it decide how much you do today. If it is there, leave the rest of the plan. If it is not, {then}, slowly, and stop early.',
    },
    twinByKind: {
      finish:
        'You named what holds this up: {obstacle}. Choose a piece of the work that does not depend on it: a date, a list, or a call. Do that one first, and leave the rest for now.',
      stop: 'You have written what makes the hour difficult: {obstacle}. Decide before it comes where you will be, and with whom. Go there at the first sign of it, and leave every other decision until it has passed.',
      relate:
        'You wrote {obstacle}. Choose one sentence now for that moment, short and friendly, and say it aloud once. When the moment comes, use that sentence, and wait for the answer before you say anything else.',
    },
    twin: 'What usually comes first on a day when the goal {title} gets no time? Write its name down. Decide at which hour it may have its turn today, and begin your own part before that hour.',
  },
  {
    text: 'You have named what stands in the way: {obstacle}. You have also decided on an answer, at a quieter hour: {then}. When it comes today, choose that answer, and leave all others aside.',
    byKind: {
      recover:
        'You have named what stands in the way: {obstacle}. It may be a sensible warning. Decide what would make today safer, a seat nearby or less to do, and choose that first.',
    },
    twinByKind: {
      finish:
        'If you want to {act}, somebody else’s answer will hold you up sooner or later. Think of whom you are waiting for now. Write to that person today, with one question and the day by which you need it.',
      stop: 'What makes {urge} easy is usually near: a screen, a card, a shelf. Choose the nearest of these, and put it today where you would need somebody’s help to reach it. The others may stay.',
      learn:
        'Notice where you stop when it gets difficult: at a rule, a name, or a turn. To {act}, choose that place today and cut it in half. Practice the first half until it is ordinary.',
    },
    twin: 'What stands in the way of the goal {title} usually depends on something: an hour, a room, a thing within reach. Choose one of these, and change it before you begin. The others may stay as they are.',
  },
  {
    text: 'About the difficult part, you wrote this: {obstacle}. Whether or not it comes up today, you have your plan. {when}, {then}. Decide afterward whether the difficulty still matters.',
    byKind: {
      recover:
        'About the difficult part, you wrote this: {obstacle}. You need not go against it. {when}, decide whether it is a day for your plan or for rest. Either will do.',
    },
    twinByKind: {
      finish:
        'It has been written down plainly, by you: {obstacle}. Choose now what you will do at the first sign of it: stand up, stop there, or ask somebody. Decide on one of them, and leave the others.',
      stop: 'There is usually something that comes just before {urge}: hunger, boredom, a certain voice. Decide which it is, and choose an answer to that instead. Put the answer within reach of your hand today.',
      relate:
        'What usually comes between you: a screen, a hurry, an old quarrel? To {act}, choose the one that can be moved today, and move it before you meet. Leave the others for a better week.',
    },
    twin: 'What will most likely interrupt the goal {title} today? Write it down plainly. Decide what should lie within reach of your hand when it comes, and put it there before you go on.',
  },
  {
    text: 'You wrote {obstacle}. If that comes up today, your own plan is the answer: {then}. Decide on it now, say it once in plain words, and leave every other idea for tomorrow.',
    byKind: {
      recover:
        'You wrote {obstacle}. If that is so today, choose less, or leave it out. Write the day and the place in a line, and keep the line for your next appointment.',
    },
    twinByKind: {
      finish:
        'Work that is begun when everybody wants something is seldom finished. To {act}, choose a minute before the others begin, and do one small piece in it: an address, a form, a figure.',
      stop: 'Suppose that the urge comes in its usual place today. Decide now what will stand there in place of {urge}: a cup, a book, somebody’s number. Put it there while you are calm, and leave it.',
      relate:
        'What makes it hard usually comes at a certain point in the talk. To {act}, decide what you will do at that point today: ask one question, or be silent for a breath. Keep to that.',
    },
    twin: 'Suppose that the goal {title} is interrupted today in its usual place. Decide now on the shortest piece you could still do afterward with what is at hand. Put it there, ready to be taken up.',
  },
  {
    text: 'You know what makes it difficult: {obstacle}. It may be difficult today too, and your part stays the same: {then}. Decide to do that much, and leave aside how well it goes.',
    byKind: {
      recover:
        'You know what makes it difficult: {obstacle}. On a day with it, rest is the sensible decision. On a day without it, this is enough: {then}. Decide which day it is before you begin.',
    },
    twinByKind: {
      finish:
        'Your own words on the difficulty are these: {obstacle}. Somebody else has probably dealt with the same. Choose one person who might have, ask them what they did first, and decide whether you can do it today.',
      stop: 'Before the difficult hour there is a quiet one, in which {urge} hardly comes to mind. Choose that hour today to move one thing out of reach. Leave the rest of it as it is.',
      learn:
        'You wrote {obstacle}. Make the piece smaller to suit: one example, one line, or one rule. Do it before you open the next, and decide afterward what you would still know tomorrow.',
    },
    twin: 'Before the difficulty comes, there is an ordinary moment in which nothing pulls at you yet. Find that moment in today. Choose it for the first piece of the goal {title}, and leave the rest for afterward.',
  },
  {
    text: 'This is what you wrote about the hard part: {obstacle}. Notice the moment in which it begins. Choose then what you have planned: {when}, {then}. Everything else can be decided afterward.',
    byKind: {
      recover:
        'This is what you wrote about the hard part: {obstacle}. Decide who should know about it, and tell them what you notice and when. Leave the judgment to a professional, and wait for the answer.',
    },
    twinByKind: {
      finish:
        'Which part do you put off, although you want to {act}? Give it a name, and choose the piece at its edge: the address, the opening line, the date. Do that piece, and leave the part itself for tomorrow.',
      stop: 'Distance is easier to keep than a resolution. Decide today on one thing that will be farther away: the page, the shop, or the company that leads to {urge}. Arrange it now, in a few movements.',
      relate:
        'Which remark do you answer too quickly? To {act}, write that remark down, and below it a slower answer. Choose the slower one today, and wait to see what it changes.',
    },
    twin: 'Does the goal {title} need more distance today from what disturbs it, or a smaller amount? Decide which. Close one door, or cross one thing off, and begin as soon as that is done.',
  },
  {
    text: 'By your own account, it comes down to this: {obstacle}. You cannot choose whether it comes up today. You can choose this: {then}. Decide to do it at the first chance, and leave the rest.',
    byKind: {
      recover:
        'By your own account, it comes down to this: {obstacle}. You cannot choose whether it comes today. You can choose to stop when it does, and to wait for a better hour.',
    },
    twinByKind: {
      relate:
        'You described it in your own words: {obstacle}. Decide what you will do with your voice when it comes: lower it, slow it, or wait. Practice one sentence that way now, the first that you would say.',
    },
    twin: 'Something else will probably want to go first today, before the goal {title}. Decide which of them does. Lay out the first thing you need, and put the other out of sight.',
  },
  {
    text: 'The hard part has been written down, by you: {obstacle}. Say your answer out loud once, before it comes: {when}, {then}. Then leave both alone until you need them.',
    byKind: {
      recover:
        'The hard part has been written down, by you: {obstacle}. Choose one person and tell them about it today, or keep the sentence for your next appointment. Until then, stop where it begins.',
    },
    twinByKind: {
      finish:
        'Here is what holds it up, as you wrote it: {obstacle}. Send that sentence to one person who may know it too, and ask what they do then. Leave the rest until they answer.',
      stop: 'Tell one person at which hour {urge} is hardest, and what you will do in that hour. Leave out the reasons. Choose somebody whom you could call, and write the number where you can see it.',
      learn:
        'Tell somebody which part you find hardest, and ask how they would remember it. To {act}, choose one of their ways and try it today on a single piece. Leave the other ways for later.',
    },
    twin: 'Tell one person what makes the goal {title} hard, in a single sentence. Ask what they would do first. Choose whether to do that today, and leave the rest of the advice for another time.',
  },
]
