import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Your plan is already written: {plan} Read it once more as if a friend had asked you for it, slowly. Then you can put it away. When its moment comes today, you only have to recognize it.',
    twin: 'A sign can be easier to remember than an hour. Pick something that you hear or see every day, such as the kettle or the mail. Say now what you will do for the goal {title} when it comes.',
  },
  {
    text: '{when}, you will {then}. Go through it once with your eyes closed, as far as the first movement or the first word. It takes less time than reading this, and when the moment comes, it is easier to begin.',
    twin: 'Picture the hour in which the goal {title} matters most: where you are, and what lies near you. Which thing could you take into your hand first? Say it now, and then you can stop planning.',
  },
  {
    text: 'Here is your plan, as you wrote it: {plan} Today may be fuller than you thought, and the plan still fits in. Keep the moment as it is, and you can leave out other things instead.',
    twin: 'A plan for the goal {title} only needs one sentence: when this happens, you do that. Begin with a moment that comes every day. End with what you will do first. Short and plain is enough.',
    byKind: {
      stop: 'A plan for the goal {title} only needs one sentence: when the hard moment comes, you do something else. Say which moment that is. Then say what your hands will do instead, something harmless and close by.',
    },
  },
  {
    text: 'Today’s moment comes {when}. What you wanted to do with it is simple enough to say out loud: {then}. Say it once now, in your own voice. After that you can forget about it until the moment arrives.',
    twin: 'Set an alarm for the goal {title}, and write the first move into its name. You do not have to remember it after that. When the alarm rings, do only what it says, and keep it short.',
  },
  {
    text: '{when}, nothing is left to think about, because you have said what you will do: {then}. You only have to be there and do it. If the moment passes, you can take the next one.',
    twin: 'How you begin can be decided now, so that nothing is left to decide later. For the goal {title}, one plain sentence will do: where you are, and what you take in your hands. Write it where you will see it.',
    byKind: {
      recover:
        '{when}, first see how you are. If it feels safe, you know what you want to do: {then}. You can do it slowly and stop early. If it does not, you can rest.',
      stop: 'What happens in the hardest minute of the day can be decided now, while it is quiet. For the goal {title}, one plain sentence will do: where you go, and what your hands hold. Write it where you will see it.',
    },
  },
  {
    text: 'As you planned, it begins {when}. You will {then}, and that can be the whole of it. If anything is needed for it, put it there now. After that, you can leave the plan alone until its moment comes.',
    twin: 'Where will you be when you do something for the goal {title} today? Look around for the one thing you need, and put it there now. When you arrive, you can begin at once. The rest can wait.',
  },
  {
    text: 'You know the moment, and you know the move: {plan} Nothing is missing from it, so nothing has to be added. You can leave it alone until its moment comes, and do just that.',
    twin: 'Today’s start with the goal {title} can be made easier now. Pick one thing that you would otherwise have to look for. Put it where you will need it, and leave it there until it is time.',
  },
  {
    text: '{when}, the plan only needs its first few seconds: {then}. Practice them once now, slowly, as far as that is possible where you are. When the moment comes, you will have done it once already.',
    twin: 'Practice the start of the goal {title} now, slowly, as far as you can where you are. You may stop before anything real begins. It is enough to find out what you will do first.',
    byKind: {
      stop: 'For the goal {title}, go once to the place where you want to be when it gets hard. Touch the thing that your hands will hold there. Then you know the way, and you only have to go it later.',
    },
  },
]
