import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'These are your own words: {plan} You wrote them at a quieter hour than the one in which you need them. Read them once more now. Decide to follow them today, before other reasons come up.',
    byKind: {
      recover:
        'These are your own words: {plan} Read them once more now. Decide whether today is a day for all of it, for a part, or for rest, and leave it at that.',
    },
    twinByKind: {
      finish:
        'An hour without a task is soon filled with other things. To {act}, decide which piece the next free hour is for: a letter, a search, a call. Write it into the calendar by its name.',
      stop: 'When does {urge} usually begin: after a meal, in a waiting line, at a certain screen? Choose the moment you know best. Write one line that begins with it and ends with where you will go.',
    },
    twin: 'A decision is easier to make now than in the moment itself. For the goal {title}, choose the place and the first thing you will take into your hands. Write both in one line, and follow the line today.',
  },
  {
    text: '{when}, you will {then}. Go through it once in your mind, slowly. Notice the place where something else could come between, and decide what you will do if it does.',
    twinByKind: {
      finish:
        'Picture yourself at the end of today, with one more piece done. Which piece is it, if you want to {act}? Choose it, and decide what must lie on the table before you start on it.',
      stop: 'Go once in your mind through the minutes before {urge}. Where do you stand, and what is in your hand? Decide at which point you could still turn, and put something in the way there.',
      learn:
        'Decide what you will try to remember before you open anything: one rule, one example, one line. To {act}, write that on the cover now. When you sit down, answer it first, and look afterward.',
    },
    twin: 'Go once in your mind through the minute in which the goal {title} begins. Notice what is in your hands and what lies open. Put the first thing you will need on top, and leave it lying ready.',
  },
  {
    text: 'The moment itself is the sign, so you can leave the matter alone until then. {when}, {then}, and leave every other question until that is done. Choose nothing larger before it.',
    byKind: {
      recover:
        'The moment of your plan may come on a good day or on a bad one. {when}, notice first how you are. If nothing speaks against it, {then}. If something does, leave it.',
    },
    twinByKind: {
      finish:
        'Some parts wait for you, and some wait for other people. To {act}, choose one that waits for somebody else, and send the request first. Then decide what you can do yourself until the answer comes.',
      stop: 'What happens in your day just before {urge}, almost every time? Choose that moment: a meal, a call, a key in the door. Decide which room you will go to right after it today.',
      relate:
        'Decide at which moment you will next be with {person}, or could call them. Choose one question for it, about something that matters to them. Write it down, and ask it before you speak of practical things.',
    },
    twin: 'What happens in your day in any case, at about the same time? Choose one such thing: a meal, a call, a key in the door. Let the goal {title} begin right after it, and put its first object there.',
  },
  {
    text: 'Read your plan once: {plan} The first half is the moment, and the second half is the act. Wait for the moment today, and then decide nothing new.',
    twinByKind: {
      finish:
        'A certain day is easier to meet than “soon.” To {act}, choose the next part that has no date, and give it one. Tell one person the date, and decide what must be ready on the day before.',
      stop: 'An urge gives a sign before it is strong: a look, a thought, a hand that moves. Choose the sign that comes before {urge}, and decide on the first movement you will make when you notice it.',
    },
    twin: 'You need a sign for the goal {title} that you cannot miss: a light, a door, the end of a certain task. Choose one now, and lay the first thing you need beside it. Wait for it, and begin.',
  },
  {
    text: 'Your part has been decided already. {when}, {then}. If you find yourself discussing it once more, even with sensible arguments, leave the decision as it is today. You can make a different one tomorrow.',
    byKind: {
      recover:
        'You made your plan at a quiet hour. {when}, {then}. Decide today how much of it is right. If a doubt comes up, choose the smaller amount, and keep the doubt for your next appointment.',
    },
    twinByKind: {
      finish:
        'An open choice costs time every day. To {act}, settle one today: write down the possible answers, and choose the one that could still be changed. Then do the first thing that follows from it.',
      stop: 'A decision made now is easier to keep than one made in the middle of {urge}. Choose one door, one chair, and one thing to hold. Say them aloud in that sequence, and leave it so.',
      relate:
        'Decide now on one thing that you will not settle today. To {act}, tell yourself plainly that it may stay open, and choose a smaller thing to ask about in its place.',
      learn:
        'Decide now on one question for today and on the place where you will answer it. To {act}, go there with a pen and nothing else. Leave the book closed until the answer is on paper.',
    },
    twin: 'Decide now on one place and one movement for the goal {title}. Go there at the time you chose, and make the movement before you think about it once more. Other plans can wait until tomorrow.',
  },
  {
    text: '{when}, do not ask whether you feel like it. Ask what the plan says, and the answer is this: {then}. Do that first, and leave the other question until afterward.',
    byKind: {
      recover:
        '{when}, ask first how you are. If it feels safe, the plan has an answer: {then}. If it does not, choose rest, and leave the plan until tomorrow.',
    },
    twinByKind: {
      finish:
        '{when}, leave the large question alone. To {act}, ask a smaller one: what would take the least time and could be shown to somebody? Choose that piece, and finish it before you open anything else.',
      stop: '{when}, the question whether to resist is a difficult one. Choose an easier question: where to sit, so that {urge} is far away? Decide on the seat now, and go to it first.',
      relate:
        'Before you meet, decide what you will do with your hands and the phone. To {act}, leave the phone in another room, and choose one thing that you want to hear from the other person today.',
      learn:
        '{when}, one question decides what today is for: what could you not do last time? To {act}, choose that as the first piece. Try it before you look, and leave the known ones closed.',
    },
    twin: '{when}, one question is enough for the goal {title}: what is the first thing to pick up? Decide on it now, and put it where your hand will be. Pick it up before you ask anything else.',
  },
  {
    text: 'Look only at the minute in which your plan begins. {when}, {then}. Is anything in the way at that point: a thing, a noise, another task? Choose one, and settle it beforehand.',
    twinByKind: {
      stop: 'Somewhere in the day there is a minute that leads to {urge}. Choose another way to spend it: a different room, a different road, a call. Decide on it now, and tell one person.',
      reflect:
        'Look only at the minute before you become quiet. Is anything in the way: a noise, a screen, a person who may call? For the goal {title}, choose one of them and settle it now, and begin after that.',
    },
    twin: 'Look only at the minute in which the goal {title} begins. Is anything in the way at that point: a thing, a noise, or another task? Choose one of them, settle it now, and leave the others.',
  },
  {
    text: 'Your plan fits into one sentence: {plan} Say it out loud once today, slowly. Decide whether it still fits your days. If it does not, change a word, and leave the rest as it is.',
    twinByKind: {
      finish:
        'Write one line on how you will know the end: a signature, a handshake, a date. To {act}, choose the last thing that must happen before it. Decide whether it can be arranged today, and ask.',
      stop: 'Make one sentence that begins with the difficult hour and ends with a place where you will be in place of {urge}. Say it out loud once. If the way is long, choose somewhere nearer.',
    },
    twin: 'Put the goal {title} into one sentence that begins with an hour and ends with something you do. Say it out loud once. If it is longer than a breath, choose a shorter act and leave the rest out.',
  },
]
