import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Your plan has room for a pause, just before it begins. {when}, sit still for a breath and look at what lies in front of you. Then {then}. The pause is part of it.',
    twin: 'Take the pause first today. {when}, sit down beside what you need for the goal {title}, and let a cup of tea cool a little. Then do one small part of it, and drink the tea.',
    byKind: {
      stop: 'Take a rest right before the hour that is usually hard. For the goal {title}, sit down with something warm to drink, and do nothing else for a few minutes. You meet that hour less tired.',
      relate:
        'Take the pause before you meet, not after. To {act}, sit down for a moment and let the last thing go. Then call, or go in, with one question and with nothing else in your hands.',
    },
    twinByKind: {
      finish:
        'A pause in the right place keeps a thing moving. You wanted to {act}. Finish one small piece today and then stop on purpose, before the next one. Tomorrow you begin with a rested eye.',
      recover:
        'Take the pause first today, and make it long. For the goal {title}, sit or lie down with something warm beside you. If there is an easy part for today, it can come after that, or tomorrow.',
      do_regularly:
        'Take the pause first today. To {act}, sit down beside what you need, and let a cup of tea cool a little. Then do one small part, and drink the tea while it is warm.',
    },
  },
  {
    text: 'Today could be one of the easy days. Do only what you planned: {when}, {then}. Whatever time is left over is for sitting down in a good chair. It does not have to be earned.',
    twin: 'Today could be an easy day for the goal {title}. Pick its shortest part now, and name the chair in which you will sit afterward. {when}, do the one, and then go to the other.',
    byKind: {
      relate:
        'You may be tired when you meet that person, and you can say so. If you want to {act}, sit beside them without a task today. Ask one thing, and let the silence be comfortable.',
      stop: 'Today could be an easy day. For the goal {title}, take one hard thing out of it, a late hour, a shop, or an errand. You can use the time you gain to sit down.',
    },
    twinByKind: {
      learn:
        'What you learned needs some rest to settle. If you want to {act}, go over one old piece today, from memory, and take nothing new. When you have done it once, close everything, and let it settle.',
      recover:
        'Today could be one of the easy days. For the goal {title}, cross out one thing that others expect of you, and tell them so. The chair by the window is yours for that time.',
      do_regularly:
        'Today could be an easy day. To {act}, find the shortest part there is, and name the chair in which you will sit afterward. Do the one, and then go to the other. Stay in it for as long as you like.',
    },
  },
  {
    text: '{when}, sit down first with your hands in your lap, and take one slow breath. After it you can {then}, or sit there for one more breath. You are not late for anything today.',
    twin: 'Sit down with your hands in your lap for one slow breath. After that, do one small thing for the goal {title}, or take a second breath first. You are not late for anything today, and a short part is enough.',
    byKind: {
      stop: 'Between the urge and what you do about it, there is time for one breath. For the goal {title}, take that breath on purpose today, with your hands open. You only have to take the one, and then see.',
      relate:
        'Between what that person says and what you answer, there is time for one breath. To {act}, take it today, once, on purpose. You can say the same thing afterward, only more softly. That is enough.',
    },
    twinByKind: {
      save: 'Give your money a day of rest. For the goal {title}, buy nothing today that can wait until tomorrow, and leave the card in a drawer. You can look at one bill, and then leave numbers alone.',
      do_regularly:
        'Sit down with your hands in your lap for one slow breath. To {act}, you need no hurry: one small thing after the breath is enough, or after a second breath. You are not late.',
    },
  },
  {
    text: 'Thinking about it may be the tiring part, so you can leave that out today. {when}, {then}, and do not judge it afterward. Put your feet up for a moment instead. That is enough for a day.',
    twin: 'Thinking about the goal {title} may be more tiring than doing a bit of it. {when}, do the shortest bit at once. Then put your feet up for as long as it took, without judging it.',
    byKind: {
      stop: 'Waiting for an urge to pass is work, even if nobody sees it. After you have done it once for the goal {title}, sit down somewhere soft for a minute. You can count that as part of the day.',
      relate:
        'Thinking about how it should be is tiring. You wanted to {act}, so leave that out today. Only be in the same room for a while, or on the phone. Then put your feet up.',
    },
    twinByKind: {
      finish:
        'Thinking about all of it is the tiring part. If you want to {act}, write the open things on one sheet, so that your head can put them down. Do the shortest, and leave the sheet alone.',
      recover:
        'Resting is the work today, if it has to be. For the goal {title}, find an hour in which nobody may ask you for anything. Tell the people around you. You only have to lie or sit there.',
      do_regularly:
        'Thinking about it may be the tiring part. To {act}, do the shortest bit at once, without judging it. Then put your feet up for as long as it took. Nothing more is due today.',
    },
  },
  {
    text: 'When is today’s part over? You can settle that now, with your own plan. {when}, {then}, and then it is over. After it you can rest, and nothing more is due until tomorrow.',
    twin: 'When is today’s part of the goal {title} over? Pick the sign now: the end of a page, or the kettle. Do a little until then. When the sign comes, stop and rest, and nothing more is due until tomorrow.',
    byKind: {
      relate:
        'A pause may be needed when you have been patient for a while. If you want to {act}, go out of the room for one glass of water before it gets sharp. Then come back, and listen again.',
      stop: 'When is the hard hour over? Look at the clock now, and put something pleasant right after it, tea or a bath. For the goal {title}, you only have to get from here to there.',
    },
    twinByKind: {
      learn:
        'When do you usually get tired of it? If you want to {act}, stop a little before that today, after one small piece from memory. Write down where you are. The rest of the time is for a chair.',
      do_regularly:
        'When is today’s part over? To {act}, pick the sign before you begin, the end of a page or the kettle. Do a little until then, and when the sign comes, stop and rest.',
    },
  },
  {
    text: 'Leave yourself some time around your plan today. {when}, sit down first, then {then}, and keep a free minute afterward. You can use that minute for looking out of the window, and for nothing else.',
    twin: 'Leave a free minute before and after the goal {title} today. {when}, use the first for sitting still, do one small part, and use the last for the window. The part in the middle may be short.',
    byKind: {
      stop: 'Keep some time free around the hard hour today. For the goal {title}, take one thing out of the hour before it, and put nothing in its place. You can look out of the window then, and drink something warm.',
      relate:
        'You do not have to entertain anybody. To {act}, sit with them for a few free minutes, and look at birds or at the street together. The talk may come by itself, or not.',
    },
    twinByKind: {
      finish:
        'Leave the telephone, the plans, and the lists alone for a quarter of an hour. You wanted to {act}. When you come back to it rested, do the first small thing you see, and only that.',
      reflect:
        'Stillness does not have to be filled. If you want to {act}, sit down today and leave out the reading or the counting for one minute. When your thoughts wander, that is rest as well. Then begin, or stop.',
      do_regularly:
        'Leave a free minute before and after. To {act}, use the first for sitting still and the last for looking out of the window. The part in the middle may be as short as you like.',
      recover:
        'Leave free time around the one thing that is due today. For the goal {title}, rest before it and rest after it, both longer than the thing itself. If only the rest remains, that is a good day.',
    },
  },
  {
    text: 'You can do less today and still be serious about this goal. Keep only the part you planned: {when}, {then}. Cross out whatever was to follow, and lie down for a few minutes in the time you have gained.',
    twin: 'You can do less today and still be serious about the goal {title}. Cross out all but one small part of it. {when}, do that part, and lie down for the minutes that you have gained.',
    byKind: {
      stop: 'You only have to think of the next hour today. For the goal {title}, look at the clock, and write down when that hour ends. Until then, be where it is easiest. When it is over, lie down for a minute.',
      relate:
        'You can do less today and still mean it. To {act}, cross out the long visit or the long talk, and send one honest line instead. Afterward, lie down for the minutes that you have gained.',
    },
    twinByKind: {
      save: 'You do not have to sort all of it. For the goal {title}, take one paper out of the pile today and read its date. Put the pile out of sight for the rest of the day, and have a quiet hour.',
      learn:
        'You can practice with your eyes closed. To {act}, lie down for a few minutes and go through one small piece in your mind. Where it breaks off, let it. You can look there tomorrow.',
      recover:
        'You can do less today and still be serious about the goal {title}. Keep only what you were told to do, in its easiest form. If that is too much, keep only the rest.',
      do_regularly:
        'You can do less today and still mean it. To {act}, cross out all but one small part. Do that part, and lie down for the minutes that you have gained. That is enough for today.',
    },
  },
  {
    text: 'A plan is easier to keep when something pleasant comes after it. {when}, {then}, and afterward have the tea or the book that you like. Pick now which it is, and put it where you can see it.',
    twin: 'Something pleasant can wait at the end: a cup of tea, a book, or a quiet corner. Get it ready first. {when}, do one small part of the goal {title}, and then go and enjoy it.',
    byKind: {
      stop: 'Something pleasant can come after the hard hour: a cup of tea, a chair, or a voice on the phone. For the goal {title}, pick it now. Then you only have to get through that hour.',
      relate:
        'Something restful can be shared. To {act}, invite them to sit with you for the length of a cup of tea. Nothing has to be settled in that time. You only have to drink slowly.',
    },
    twinByKind: {
      finish:
        'Something small can be finished before you rest, and then it rests with you. If you want to {act}, close one open end that takes a minute. After that, have the tea or the book that you like.',
      do_regularly:
        'Something pleasant can wait at the end: a cup of tea, a book, or a quiet corner. Get it ready first. To {act}, do one small part now, and then go and enjoy it.',
    },
  },
]
