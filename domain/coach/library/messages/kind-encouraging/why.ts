import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'At the beginning you wrote: {why}. Read the sentence once more, slowly, the way you would read a note from a friend. Then do what you planned for it: {then}. The rest can wait.',
    twin: 'Write one word on a slip for what would be better with the goal {title} done. Lay it next to the first thing you will use. {when}, do just the first small part beside it.',
    twinByKind: {
      finish:
        'Think of the first thing you would do on the day after. If you want to {act}, there is something on the other side of it. Write that down in a few words, and then add one small piece today.',
      stop: 'Without {urge}, something would be left over: time, money, or a clear head. Write down which of them you would like to have first. When the urge comes today, read that word before you do anything else.',
      relate:
        'Write down one thing that you would miss if that person were far away. To {act}, let them have a part of it today: say it, or ask them for it again. It may be very small.',
      do_regularly:
        'Write one word on a slip for what would be better. You set out to {act}, and the word may help on a gray day. Lay it next to the first thing you will use, and use it.',
    },
  },
  {
    text: 'You gave this goal a sentence of your own: {why}. Copy it by hand onto something small, and keep it near you. You only have to look at it once, just before you {then}.',
    twin: 'Who would notice if the goal {title} came a little closer this week? Write down that name, and lay it where you begin. {when}, do one small thing that this person could see.',
    twinByKind: {
      learn:
        'Where will you use it first? If you want to {act}, there is a day, a room, or a person you have in mind. Pick one small piece that belongs to that, and try it today from memory.',
      relate:
        'What would you like that person to remember of this week? If you want to {act}, one small thing can be enough, a question or an hour. Do it today, and say nothing about why.',
      stop: 'Who would notice that it has become easier for you? For the goal {title}, write that name on a slip and keep it in your pocket. When the urge comes, put your hand there first.',
      do_regularly:
        'Who would notice if this went on for another week? You set out to {act}, so write down that name and lay it where you begin. Then do one small thing that this person could see.',
    },
  },
  {
    text: 'Here are your own words: {why}. You do not need to feel them today as you did when you wrote them. You can still {then}, and that is one small thing you do for them.',
    twin: 'A reason may be far away on an ordinary {weekday}, and one short thing can be done without it. Pick the shortest part of the goal {title}, and do it {when}. How you feel about it can come afterward.',
    twinByKind: {
      save: 'The money has a name, even if you never wrote it down. For the goal {title}, write on an envelope what it is for, in a word or so. Put the next receipt or coin into it today.',
      reflect:
        'Something in you wanted more quiet. If you want to {act}, sit down today and let one minute be as it is. You may find your reason in that minute, or only the quiet. Both are enough for one day, and you can get up after it.',
      stop: 'A reason is hard to find in the minute when the urge comes. For the goal {title}, put yours into a few words now, while it is quiet. Lay the slip where the urge usually finds you.',
      relate:
        'You may not feel it on an ordinary {weekday}. To {act}, something small will do: one question, one pause, one line on the phone. The feeling often comes after, and it may also be late.',
      do_regularly:
        'A reason may be far away on an ordinary {weekday}. To {act}, the shortest time that still deserves the name will do today. How you feel about it can come afterward, or not at all.',
    },
  },
  {
    text: '{why}. Those are your words, and nothing has to be added to them. The part of them that belongs to today is short: {then}. You can check in when it is done.',
    twin: 'Which hour of the day would get easier with the goal {title} done? Think of that hour once, with its room and its people. Then do one small thing today that this hour would need first.',
    twinByKind: {
      finish:
        'Somebody may be glad on the day you {act}, and it may be you. Write down what you will do in that hour. Then look for the next open end, and close only that one today.',
      recover:
        'For the goal {title}, think of one ordinary thing that you would like to do with ease again. Write it down, and ask a doctor or a therapist about it the next time. Today you can go slowly.',
      stop: 'Which hour would belong to you again? For the goal {title}, think of one thing to do in it, and put what it needs on the table. When the urge comes, touch that first.',
      relate:
        'Which hour with that person used to be the best? To {act}, bring back one piece of it today, the tea, the song, or the bench. You do not have to tell them what it is for.',
      do_regularly:
        'Which hour of your day would be easier with this done? If you want to {act}, think of that hour once, with its room and its people. Then do the one thing it would need first.',
    },
  },
  {
    text: 'You wrote: {why}. Today’s part of that is small, and you chose it yourself: {then}. When its moment comes, you only have to do that, and everything else can wait for another day.',
    twin: 'Some of the goal {title} is for other people, and some of it is only for you. Pick a part that is only for you, and do it first today. One minute of it is enough.',
    twinByKind: {
      stop: 'Look at one thing that {urge} has cost you this month, a sum, an hour, or a mood. Write it on a slip without any comment. Put the slip where your hand goes when the urge comes.',
      learn:
        'Part of it is only fun, and you may begin with that. If you want to {act}, pick the bit that made you want it in the first place. Try it once from memory, just for yourself.',
      relate:
        'Some of it is for them, and some of it is for you. You wanted to {act}, so do one thing today that both of you like. A few minutes of that are enough.',
      do_regularly:
        'Some of this is for other people, and some of it is only for you. If you want to {act}, take a part that is only for you, and do it first today. One minute is enough.',
    },
  },
  {
    text: 'On a crowded day, it may help to have this in your pocket: {why}. Write your sentence on a slip, and take it along. Touch it once before you {then}, and that is enough.',
    twin: 'A slip in your pocket may help when the day gets crowded. Write on it what the goal {title} would make easier, in a word or so. {when}, touch it, and then make the first move.',
    twinByKind: {
      finish:
        'You could tell somebody today what it is for. If you want to {act}, say in one sentence what comes after it. Then they know, and you can do one small visible piece with that sentence in your ear.',
      relate:
        'A reason can be a face. If you want to {act}, think of how they look when they are glad of something. Do one thing today, however small, that has to do with it.',
      stop: 'A slip in the pocket can speak for you. For the goal {title}, write one thing on it that has already become a little better. Read it when the urge comes, and breathe out before anything else.',
      do_regularly:
        'On a crowded day, a slip in your pocket may help. If you want to {act}, write on it what would get easier, in a word or so. Touch it, and then make the first move.',
    },
  },
  {
    text: 'You put it in plain words yourself: {why}. On a busy day that is easily forgotten, so today’s part for it is small: {then}. When the moment comes, that is enough.',
    twin: 'Put up one word for the goal {title} where you will pass it today. You only have to do the first move when you pass, and it may be short. Let the word say what it is for, and leave it up until tomorrow.',
    byKind: {
      recover:
        'You put it in plain words yourself: {why}. On a busy day that is easily forgotten, so today’s part for it is small. You can {then}, as far as it is easy, and then stop.',
    },
    twinByKind: {
      save: 'Think of one thing you would do with a quiet mind about money. For the goal {title}, write it on the next bill or statement, in pencil. Then look at one line of that paper, and put it down.',
      stop: 'Put up one word where it usually gets hard, the word for what you would like instead. For the goal {title}, say it out loud when the urge comes, and go to the next room. That is all.',
      relate:
        'Put up a photo of that person where you will pass it today. When you do, think of one question for them. You wanted to {act}, and the question is already the first part of it.',
      do_regularly:
        'Put up one word where you will pass it today, the word for what this is about. You want to {act}, so make the first move when you pass. It may be a short one.',
    },
  },
  {
    text: 'What you wrote is still here, word for word: {why}. You may have changed since you wrote it. If it still sounds like you, {then} today. If not, you can write a better one.',
    twin: 'A goal is allowed to change with the person who set it. If the goal {title} still sounds like you, give it one small move {when}. If it does not, change its words, and that counts as today’s part.',
    twinByKind: {
      stop: 'Is there something you would rather do in the minutes that {urge} takes? Pick one such thing for today, and lay it where the urge usually finds you. When it comes, begin with that instead.',
      learn:
        'What would you like to be able to do once, without thinking? If you want to {act}, say it in one sentence. Then take the smallest part of it, and try it today with everything closed.',
      relate:
        'Has something changed since you set out to {act}? Ask them today what they would like more of, a call, a visit, or quiet. Then you do not have to guess, and it may be easy.',
      do_regularly:
        'Is it still your own wish to {act}? If it is, give it one small move today, the one that you like best. If it is not, change its words, and that counts as today’s part.',
    },
  },
]
