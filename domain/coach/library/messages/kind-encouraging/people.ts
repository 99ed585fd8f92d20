import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'Somebody belongs to this goal, because you wrote about them: {person}. Today you could let them know in a single line what you are about to do. You need no answer for it, and you do not have to explain.',
    twin: 'Think of one person who would like to hear about the goal {title}. You could send them a single line today about what you are going to do, and at what hour. It needs no answer, and you do not have to explain.',
    byKind: {
      relate:
        'Somebody is part of this goal: {person}. Today it is enough to give them a minute without the phone, or one question you really wonder about. You can leave it to them how much they say.',
      stop: 'You mentioned {person} when you wrote about this. Today you could decide what you will say to them when it gets hard, one friendly sentence and no more. Say it once out loud now, so that it is easier later.',
    },
  },
  {
    text: 'When you think of {person} today, think of one small thing you could ask for. A quiet hour, a reminder, somebody to sit nearby: it can be very little. People often like to be asked for something exact.',
    twin: 'Nobody said that the goal {title} has to be done alone. Think of one small thing that somebody could do for you today, a quiet hour or a reminder. Then ask for exactly that. People often like to be asked.',
    byKind: {
      relate:
        'When you think of {person} today, leave out what ought to be different. Think only of one thing they told you lately, and ask how it went. You can leave it at the question, and listen to as much as comes.',
    },
  },
  {
    text: 'Imagine that {person} asked you what you are doing for this today. Your answer would be short, because you planned it: {then}. Say it once now, as you would say it to them. Then you only have to do it.',
    twin: 'If a friend asked you how the goal {title} is going, one true sentence would be enough. Write that sentence down, as you would say it at a kitchen table. It may show you one small thing that you could do today.',
  },
  {
    text: 'Tell {person} today which part of this is hard for you, in one sentence, if you would like to. Find a moment when all hands are free. If it does not come today, it can wait.',
    twin: 'Tell one person today which part of the goal {title} is hard for you, if you would like to. One sentence is enough. Find somebody who lets you finish, and a moment when both of you have your hands free.',
    byKind: {
      stop: 'You can tell {person} what you do instead when it gets hard, and only that: {then}. One friendly sentence is enough, and you can practice it out loud now. If today is not the day for it, it can wait.',
    },
  },
  {
    text: 'Perhaps a little of what makes this easier comes from {person} already. Find that little thing today and thank them for exactly it. After that, take care of your own next move, and only a short one.',
    twin: 'Somebody may already do a little of what makes the goal {title} possible. Find that little thing today, however small it is, and thank them for exactly it. After that, your own next move can be short.',
    byKind: {
      relate:
        'Today you could thank {person} for one exact thing, something with a day and a place in it. Say it while you are doing something else, so that nobody has to answer. That is enough for one day.',
      stop: 'Somebody may already make the goal {title} a little easier, perhaps only by not asking about it. Find that little thing today, however small it is, and thank them for exactly it. After that, only look after the next hour.',
    },
  },
  {
    text: 'Perhaps you could sit with {person} for a while today. You need not talk about this goal at all. Only make your first small move near them, or just before, and then simply keep each other company.',
    twin: 'Some things are easier with another person in the room, even if they are busy with something else. Today you could do the first small move for the goal {title} near somebody. You need not tell them what it is.',
    byKind: {
      stop: 'Some hours are easier in company, even if nothing is said. When the goal {title} gets hard today, you could go to where somebody is and stay until it has passed. You do not need to give them a reason.',
    },
  },
  {
    text: 'Tell {person} today what you plan to do, and only that: {then}. You need no advice and no praise for it. When the moment comes, it is easier to begin something that you have said out loud.',
    twin: 'Say out loud to one person today what you plan for the goal {title}, and when. Only that, with no reasons. It is a little easier to begin when a friendly person knows about it.',
  },
  {
    text: 'If {person} had this plan today, you would want it to be easy for them. You can be as kind to yourself: {then}, without any hurry, and then be content with it. Nothing more has to follow today.',
    twin: 'Suppose a good friend had the goal {title} and a tired day. You would make it smaller for them and get everything ready. You can do the same for yourself: lay out one thing now, and let the rest wait.',
    byKind: {
      stop: 'Suppose a good friend had the goal {title} and a hard day. You would not count anything, you would only put the kettle on and stay near. You can do the same for yourself: make one hour easier, and let that be enough.',
    },
  },
]
