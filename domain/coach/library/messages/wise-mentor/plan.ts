import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'These are your own words: {plan} You wrote them at a quieter hour than the one in which you need them. Read them once more now. Decide to follow them today, before other reasons come up.',
    twin: 'A decision is easier to make now than in the moment itself. For the goal {title}, choose where you will be and what you will do first. Write it down in a line, and follow the line today.',
    byKind: {
      recover:
        'These are your own words: {plan} Read them once more now. Decide whether today is a day for all of it, for a part, or for rest, and leave it at that.',
    },
  },
  {
    text: '{when}, you will {then}. Go through it once in your mind, slowly. Notice the place where something else could come between, and decide what you will do if it does.',
    twin: 'Go once in your mind through the minute in which the goal {title} begins. Where are you, and what is in your hands? Decide what comes first, and leave that thing lying ready.',
  },
  {
    text: 'Your plan begins {when}. That is the sign, so you do not have to remember anything before it. When it comes, {then}, and leave every other question until that is done.',
    twin: 'What happens in your day in any case, at about the same time? Choose one such thing, a meal, a call, or a key in the door. Let the goal {title} begin right after it, and decide no more than that.',
    byKind: {
      recover:
        'Your plan begins {when}. When it comes, notice first how you are. If nothing speaks against it, {then}. If something does, leave it, and write down what it was.',
    },
  },
  {
    text: 'Look at the first half of your plan: {plan} Decide by what you will notice that the moment has come: something you see, hear, or hold. Wait for that, and leave the plan alone until then.',
    twin: 'You need a sign for the goal {title} that you cannot overlook: a light, a door, the end of a certain task. Choose one now, and begin when you notice it today. Until then you may leave it out of your mind.',
  },
  {
    text: 'This has been decided already. {when}, {then}. If you find yourself discussing it once more, even with sensible arguments, leave the decision as it is today. You can make a different one tomorrow.',
    twin: 'Decide now on one place and one movement for the goal {title}. If you find yourself discussing it once more today, leave the decision as it is. You can make a different one tomorrow.',
    byKind: {
      recover:
        'You planned this at a quiet hour. {when}, {then}. Decide today how much of it is right. If a doubt comes up, choose the smaller amount, and keep the doubt for your next appointment.',
    },
  },
  {
    text: '{when}, do not ask whether you feel like it. Ask what the plan says, and the answer is this: {then}. Do that first, and leave the other question until afterward.',
    twin: '{when}, you may ask yourself whether you want to. Choose an easier question for the goal {title}: what is the first thing to pick up? Pick it up, and leave the other question until afterward.',
    byKind: {
      recover:
        '{when}, ask first how you are. If it feels safe, the plan has an answer: {then}. If it does not, choose rest, and wait with the plan until tomorrow.',
    },
  },
  {
    text: 'Look only at the minute in which your plan begins. {when}, {then}. Is anything in the way at that point: a thing, a noise, another task? Choose one, and settle it beforehand.',
    twin: 'Look only at the minute in which the goal {title} begins. Is anything in the way at that point: a thing, a noise, or another task? Choose one of them, and settle it beforehand today.',
  },
  {
    text: 'Your plan fits into one sentence: {plan} Say it out loud once today, slowly. Decide whether it still fits your days. If it does not, change a word, and leave the rest as it is.',
    twin: 'Put the goal {title} into one sentence that begins with an hour and ends with something you do. Say it out loud once. If it is longer than a breath, choose a shorter act and leave the rest out.',
    byKind: {
      stop: 'For the goal {title}, make one sentence that begins with the difficult hour and ends with a place where you will be. Say it out loud once. If the place is hard to reach, choose a nearer one.',
    },
  },
]
