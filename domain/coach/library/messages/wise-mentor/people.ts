import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'Somebody will see how today goes, even if nobody speaks of it. {when}, {then}. Choose that as the part that may be seen, and leave the other parts for another day.',
    twin: 'Who would notice first if the goal {title} went well for a week, and what would they see? Choose that part today, and leave the parts that nobody sees for another day.',
    byKind: {
      relate:
        'You mentioned {person} when you wrote about this. Leave aside today what you would like them to change. Notice one thing they do for which nobody thanks them, and decide when you will say so.',
    },
  },
  {
    text: 'You do not have to do all of this alone. Choose a quiet minute, and tell {person} in one sentence what you have decided for today: {then}. Leave the answer to them.',
    twin: 'You do not have to carry the goal {title} alone. Choose one person, and one thing to tell them today: the hour, the hard part, or the first step. Say it in a sentence, and leave it there.',
  },
  {
    text: 'You may hear today what others think of this. Listen to the end, choose not to explain anything, and keep to what you decided: {then}. What they say can be weighed tomorrow.',
    twin: 'Choose somebody who sees your days from outside. Ask them today what they notice about the goal {title}. Wait for the whole answer, and decide beforehand not to explain anything. You may hear something useful.',
    byKind: {
      relate:
        'Ask {person} something today whose answer you cannot guess. Then wait, longer than feels comfortable, and leave your own story out. You do not have to reply to what they say.',
    },
  },
  {
    text: 'It is easier to begin when somebody is near, busy with their own things. Choose such a place today if there is one. Then {then}, and leave the talking for afterward.',
    twin: 'It is easier to begin when somebody is near. For the goal {title}, choose a place today where another person works or reads, and do your part beside them. You need not talk about it.',
    byKind: {
      stop: 'Some company makes the goal {title} easier, and some makes it harder. Decide today who belongs to which. Choose the first kind for the difficult hour, and leave the others for a better one.',
    },
  },
  {
    text: 'Tell one person what you will leave undone today. It is shorter than a promise and easier to keep. What remains is what you planned: {then}. Choose that, and let the rest go.',
    twin: 'Tell one person what you will leave undone today for the goal {title}. It is shorter than a promise and easier to keep. Decide what it is, say it plainly, and then do what remains.',
    byKind: {
      stop: 'Tell one person today at which hour the goal {title} is hardest. Leave out the reasons and the promises. When that hour comes, somebody else knows of it, and you may decide to call them.',
    },
  },
  {
    text: 'This is no more than a friend could be asked for: {then}. Decide to ask for nothing beyond it today, and do it a little sooner than a friend would expect.',
    twin: 'What would you advise a friend who had the goal {title} today? Probably less than you ask of yourself, and a little sooner. Decide to take that advice today.',
  },
  {
    text: 'Other people live with this goal too, whether you speak of it or not. {when}, {then}, before anyone has to ask. Choose that, and leave the rest of the day to them.',
    twin: 'Somebody else lives with the goal {title} too, though you may not speak of it. Think of the moment in which you will next see them. Decide what you want to have done by then, and keep it small.',
  },
  {
    text: 'Help is easier to give when the request is exact. Choose an hour today at which {person} may ask you whether you have kept to this: {then}. Tell them the hour, and leave them free to say no.',
    twin: 'Help is easier to give when the request is exact. For the goal {title}, choose one thing that somebody could do, with a beginning and an end. Ask for it today, and leave them free to say no.',
    byKind: {
      relate:
        'An exact offer is easier to accept than a general one. Choose one thing that you could do for {person} today, with a beginning and an end. Offer it plainly, and leave them free to say no.',
    },
  },
]
