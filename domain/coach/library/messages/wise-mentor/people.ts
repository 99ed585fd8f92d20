import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'Somebody will see how today goes, even if nobody speaks of it. {when}, {then}. Choose that as the part that may be seen, and leave the other parts for another day.',
    byKind: {
      relate:
        'You mentioned {person} when you wrote about this. Leave aside today what you would like them to change. Notice one thing they do for which nobody thanks them, and decide when you will say so.',
    },
    twinByKind: {
      finish:
        'Somebody will be glad when you can say that it is done. To {act}, choose one piece that they would notice, and finish it today. Send them one line about it, and leave the rest unmentioned.',
      stop: 'Who would notice first if a week passed without {urge}, and what would they see? Choose that person for the difficult hour, and ask them today for some company. Leave the reason out.',
    },
    twin: 'Who would notice first if the goal {title} went well for a week, and what would they see? Choose that one thing, do it today where it can be seen, and leave the other parts for another day.',
  },
  {
    text: 'Choose a quiet minute, and tell {person} in one sentence what your plan for today is: {when}, {then}. No answer is needed. A plan that somebody else knows is harder to drop.',
    twinByKind: {
      finish:
        'One part of this is easier for somebody else. To {act}, choose the part, and the person who does it quickly, and ask them today in one message. Offer a small thing in return, and accept a no.',
      stop: 'Choose one person who may know about the hour in which {urge} is hardest. Say in one sentence what you will do then. Leave them free to ask about it afterward, or not.',
    },
    twin: 'Tell one person something about the goal {title} today: the hour, the hard part, or the first step. Choose the person before you choose the words. Say it in a sentence, and then do what you have said.',
  },
  {
    text: 'You may hear today what others think of this. Listen to the end, choose not to explain anything, and keep to what you decided: {when}, {then}. What they say can be weighed tomorrow.',
    byKind: {
      relate:
        'Ask {person} something today whose answer you cannot guess. Then wait, longer than feels comfortable, and leave your own story out. You do not have to reply to what they say.',
    },
    twinByKind: {
      finish:
        'Ask somebody who has done this before. You want to {act}, so decide on one question that only experience answers, and send it today. While you wait, do the piece that needs no answer.',
      learn:
        'Somebody near you can do this a little better. To {act}, ask them to show you one thing, slowly, and do it after them while they watch. Choose the thing beforehand, so that the question is short.',
    },
    twin: 'Choose somebody who sees your days from outside. Ask them today what they notice about the goal {title}, and wait for the whole answer. Decide on one thing to change because of it, and change it.',
  },
  {
    text: 'It is easier to begin when somebody is near, busy with their own things. Choose such a place today if there is one. Then {then}, and leave the talking for afterward.',
    twinByKind: {
      finish:
        'Dull work is easier beside somebody. To {act}, choose a table today where another person reads or works. Take one piece with you, and leave only when that piece is finished.',
      stop: '{urge} is easier to leave with some people than with others. Decide today with whom. Choose one of them for the difficult hour, arrange it with one message, and see the others on a better day.',
    },
    twin: 'It is easier to begin when somebody is near. For the goal {title}, choose a place today where another person works or reads. Take one thing along, and do your part beside them.',
  },
  {
    text: 'Tell one person what you will leave undone today. It is shorter than a promise and easier to keep. What remains is what you planned: {when}, {then}. Choose that, and let the rest go.',
    twinByKind: {
      stop: 'Decide on a reply in case somebody offers you a reason for {urge} today. Let it be short, polite, and without an explanation. Say it aloud once, so that it comes easily.',
      relate:
        'There may be a request that you have heard more than once from {person}. Choose the smallest part of it that can be done today. Do it without a remark, and leave it to them to notice.',
    },
    twin: 'Tell one person what you will leave undone today, so that the goal {title} has its time. It is shorter than a promise and easier to keep. Say it plainly, and then begin with the first piece.',
  },
  {
    text: 'You could hardly ask a friend for less than this: {when}, {then}. Decide to ask yourself for nothing beyond it today, and begin a little sooner than a friend would expect.',
    twinByKind: {
      finish:
        'Suppose that a friend wanted to {act} and asked you what comes next. You would name one thing, and an hour for it. Write both down, decide that they hold for you as well, and begin.',
    },
    twin: 'What would you advise a friend who had the goal {title} today? Probably one thing, and a little sooner than you would do it yourself. Write that advice down in a line, and take it first.',
  },
  {
    text: 'Other people live with this goal too, whether you speak of it or not. {when}, {then}, before anyone has to ask. Choose that, and leave the rest of the day to them.',
    twinByKind: {
      stop: 'Somebody else is often near when {urge} begins. Decide where you will stand or sit the next time, and tell them today in one sentence. They may forget it, and the place will still be different.',
    },
    twin: 'Somebody else lives with the goal {title} too, though you may not speak of it. Think of the moment in which you will next see them. Decide what you want to have done by then, and begin with its first piece.',
  },
  {
    text: 'Help is easier to give when the request is exact. Choose an hour today at which {ally} may ask you whether you have kept to this: {then}. Tell them the hour, and leave them free to say no.',
    byKind: {
      relate:
        'An exact offer is easier to accept than a general one. Choose one thing that you could do for {person} today, with a beginning and an end. Offer it plainly, and leave them free to say no.',
    },
    twinByKind: {
      finish:
        'An exact request is hard to misunderstand. To {act}, decide what you need, from whom, and by which day. Send those lines today as they are, without an apology before or after them.',
      stop: 'Help is easier to give when the request is exact. Choose one thing that somebody could do today in the hour of {urge}: call, come along, keep a key. Ask for it, and leave them free to say no.',
    },
    twin: 'Help is easier to give when the request is exact. For the goal {title}, choose one thing that somebody could do today, with a beginning and an end. Ask for it, and leave them free to say no.',
  },
]
