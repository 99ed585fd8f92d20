import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Your plan is already written: {plan} Read it once more as if a friend had asked you for it, slowly. Then you can put it away. When its moment comes today, you only have to recognize it.',
    twin: 'The goal {title} needs a sign more than an hour. Pick one thing that you see or hear every day, and let it be the sign. You only have to say now what your hands will do then.',
  },
  {
    text: '{when}, you will {then}. Go through it once with your eyes closed, as far as the first touch. It takes less time than this text does, and afterward your hands will only have to remember it.',
    twin: 'Picture the start of the goal {title} for a moment. Where do you sit, what lies in front of you, who is near? Somewhere in that picture is the first move. Find it now, and you can stop planning.',
  },
  {
    text: 'Here is your plan, as you wrote it: {plan} Today may be fuller than you thought, and then half of it counts too. Keep the moment as it is and make what follows as short as you need.',
    twin: 'A plan for the goal {title} only needs a moment and a move. Take a moment that comes every day. Now finish the sentence that begins with it and ends with your hands. Short and plain is enough.',
    byKind: {
      stop: 'A plan for the goal {title} only needs a moment and a move. Find the moment that is usually hard. Then finish the sentence that begins with it and ends with your hands. Something harmless and close by is enough.',
    },
  },
  {
    text: 'Today’s moment comes {when}. What you wanted to do with it is simple enough to say out loud: {then}. Say it once now, in your own voice. After that you can forget about it until the moment arrives.',
    twin: 'Name an alarm after the goal {title}, and write the first move into its name as well. Then you can let go of it, since from now on the alarm will do the remembering for you.',
  },
  {
    text: '{when}, a choice is waiting that you have already made: {then}. You need not make it over, which is the kind part of a plan. You only have to be there and do the first bit.',
    twin: 'How you begin can be decided now, so that nothing is left to decide later. For the goal {title}, one plain sentence will do: where you are, and what you take in your hands. Write it where you will see it.',
    byKind: {
      stop: 'What happens in the hardest minute of the day can be decided now, while it is quiet. For the goal {title}, one plain sentence will do: where you go, and what your hands hold. Write it where you will see it.',
    },
  },
  {
    text: 'As you planned, it begins {when}. You will {then}, and that can be the whole of it. Look around now for the one thing you need, and put it where you will be standing at that moment.',
    twin: 'There is a place set for the goal {title} today. Look around for the one thing that you would need there, and put it where you will be. The rest of it can wait.',
  },
  {
    text: 'You know the moment, and you know the move: {plan} The only open question is what could be ready beforehand. Pick one thing, put it in its place, and let the moment do the rest.',
    twin: 'The goal {title} is waiting for very little. The only open question is what could be ready beforehand. Pick one thing, put it in its place now, and let that one thing do the rest.',
  },
  {
    text: '{when}, the plan only needs its first few seconds: {then}. They are easier if your hands know them. Go through it once now, at half speed and without any purpose, and then leave it.',
    twin: 'Practice the start of the goal {title} once now, without any purpose, the way one tries a new key. Your hands can learn it in a minute. Then the real start is only the next time.',
    byKind: {
      stop: 'For the goal {title}, go once to the place where you want to be when it gets hard. Touch the thing your hands will hold there. You only have to know the way, so that it is familiar later.',
    },
  },
]
