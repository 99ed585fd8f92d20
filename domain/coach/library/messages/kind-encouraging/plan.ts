import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Your plan is already written: {plan} Read it once more as if a friend had asked you for it, slowly. Then you can put it away. When its moment comes today, you only have to recognize it.',
    twin: 'A sign can be easier to remember than an hour. Pick something that you hear or see every day, such as the kettle or the mail. Say now what you will do for the goal {title} when it comes.',
    twinByKind: {
      stop: 'A plan needs only one sentence: when you are close to {urge}, you go somewhere else first. Say now where that is, a window or a doorway. When the moment comes, you only have to go there.',
      relate:
        'The plan can be one sentence: when that person speaks, you wait until they have finished. If you want to {act}, say the sentence once out loud. Today it only has to come true once.',
      do_regularly:
        'A sign can be easier to remember than an hour. Pick something that you hear or see every day, the kettle or the mail. To {act}, say now what you will do when it comes.',
    },
  },
  {
    text: '{when}, you will {then}. Go through it once with your eyes closed, as far as the moment when you begin. It takes less time than reading this, and when the moment comes, it is easier to begin.',
    twin: 'Picture the place where you will be {when}. Which thing for the goal {title} could you take into your hand first? Say its name out loud now. Then you can stop planning, and only pick it up.',
    twinByKind: {
      finish:
        'Picture your table with everything on it that you need to {act}. What is the first thing you do with it? Say that in one plain sentence. {when}, you only have to follow your own words.',
      learn:
        'Picture the start of today’s part, with everything still closed. To {act}, you could begin by writing down what you remember, before you look. Put a pen and a sheet there now. Then the start is already laid out.',
      stop: 'Picture the minute in which it usually gets hard: where you stand, and what your hand does. For the goal {title}, give that hand another way to go, to a cup or a window. Try it once now.',
      relate:
        'Picture that person’s face at the moment when you come in or call. What would they like to hear first? To {act}, say that sentence out loud once now. Then you only have to bring it along with you.',
      do_regularly:
        'Picture the place and the first thing that your hand takes up there. You want to {act}, so say the name of that thing out loud now. Then you can stop planning, and only pick it up.',
      recover:
        'Picture the place where you rest best, with everything within reach. For the goal {title}, carry one thing there that you would miss, or ask for it. Then you only have to sit down.',
    },
  },
  {
    text: 'Here is your plan, as you wrote it: {plan} Today may be fuller than you thought, and the plan still fits in. Keep the moment as it is, and you can leave out other things instead.',
    twin: 'A plan for the goal {title} only needs one sentence: after this, you do that. Begin with something that happens every day, and end with what you do first. Write it on a slip, and keep it by the kettle.',
    twinByKind: {
      stop: 'A plan for the goal {title} only needs one sentence: when the hard moment comes, you do something else. Say which moment that is. Then say what your hands will do instead, something harmless and close by.',
      relate:
        'A plan needs only one sentence: when you hear that voice, you put down what you hold. To {act}, say it once to yourself now. Today it has to come true a single time.',
      do_regularly:
        'A plan only needs one sentence: after this, that. If you want to {act}, begin with something that happens every day, and end with what you do first. Write it on a slip by the kettle.',
      recover:
        'A plan for getting well only needs one sentence: when you notice that it is enough, you stop. For the goal {title}, say the sentence once out loud. It is the whole plan for today.',
    },
  },
  {
    text: 'Today’s moment comes {when}. What you planned for it is simple enough to say out loud: {then}. Say it once now, in your own voice. After that you can forget about it until the moment arrives.',
    twin: 'Write one line for {weekday} on a sheet by the door: the goal {title}, and a verb beside it. {when}, do the verb once. Then the line can be crossed out, and today is done.',
    twinByKind: {
      finish:
        'Put one line into your calendar: the next piece that is missing if you want to {act}. Give it a name that you would understand in a hurry. {when}, you only have to do that line.',
      recover:
        'Write one line for the goal {title} today: rest, or the easiest part of what you were told to do. Cross out whatever else stood there. {when}, first see how you are, and then pick.',
      stop: 'Set an alarm for a few minutes before the hard hour, and call it by the name of another room. For the goal {title}, go there when it rings. You only have to be there first.',
      relate:
        'Put that person’s name into your calendar today, at an hour when both of you are rested. To {act}, write one question beside it. When the hour comes, you only have to ask. That is enough.',
      do_regularly:
        'Write one line for {weekday} on a sheet by the door, beginning with a verb. You want to {act}, so let the verb be the first thing you do. Cross it out afterward, and today is done.',
    },
  },
  {
    text: '{when}, there is no need to think. You have already said what you will do: {then}. Until then, you can think of other things. If you miss the moment today, you can use the next one.',
    twin: 'How you begin can be settled now, so that you do not have to decide later. For the goal {title}, one plain sentence will do: where you are, and what you take in your hands. Write it where you will see it.',
    byKind: {
      recover:
        '{when}, first see how you are. If it feels safe, you know what you want to do: {then}. You can do it slowly and stop early. If it does not, you can rest.',
    },
    twinByKind: {
      stop: 'What you do in the hardest minute of the day can be settled now, while it is quiet. For the goal {title}, one plain sentence will do: where you go, and what your hands hold. Write it where you will see it.',
      reflect:
        'Only the first half minute needs a plan. If you want to {act}, say where you sit down, what you switch off, and what you open. {when}, do these in a row, and let the quiet do the rest.',
      relate:
        'The first minute can be settled now. If you want to {act}, pick what you will do with your hands and what you will say first. When you meet, begin with exactly that, and see.',
      do_regularly:
        'How you begin can be settled now, so that you do not have to decide later. To {act}, one sentence will do: where you are, and what you take in your hands. Write it where you will see it.',
      recover:
        'How today looks can be settled now: where you rest, and who may call. For the goal {title}, write both on a slip and show it to somebody. After that, nothing has to be explained.',
    },
  },
  {
    text: 'As you planned, it begins {when}. You will {then}, and that can be the whole of it. Picture the place for a moment, with you in it. After that, you can leave the plan alone until its moment comes.',
    twin: 'Where will you be today? Look around for the one thing that the goal {title} needs, and put it there now. {when}, it is within reach of your hand. Anything else you need can be fetched afterward.',
    twinByKind: {
      relate:
        'Where will you meet or reach that person today? If you want to {act}, pick the moment now, a doorway, a meal, or a call. Settle on the first thing you will ask. The rest is theirs.',
      learn:
        'Settle now what you will not look at first. To {act}, leave the book or the video closed for the first minute. {when}, try it from memory until you get stuck. Then open it, at that place only.',
      stop: 'Where will the urge find you today? Put a glass of water in that place now, within reach of your hand. For the goal {title}, drink it slowly when the urge comes, and let the minute go by.',
      do_regularly:
        'Look around for the one thing without which it cannot start. You want to {act}, so put that thing in its place now. Everything else can be fetched when you have begun. That one thing is enough for now.',
    },
  },
  {
    text: 'You know the moment, and you know the move: {plan} Nothing is missing from it, so nothing has to be added. Do just that when its moment comes, and leave it alone until then.',
    twin: 'Today may turn out busy, so pick a short version of the goal {title}, one that fits into a minute. {when}, do that one or the usual one. Both count, and both are ready.',
    twinByKind: {
      finish:
        'Pick now what you leave alone today. To {act}, many things could be done, and only one of them is next. Write that one on a slip, and turn the rest of the list over.',
      stop: 'There is a way past {urge} that you have used before, perhaps without noticing. Write it down as a plan: when it comes, you do that. Keep the slip in the pocket that your hand goes to.',
      relate:
        'If there is hardly any time today, a small version is ready: one line, or one kind look. You wanted to {act}, and short counts. Pick now which of these it will be today.',
      do_regularly:
        'Today may turn out busy, so have a short version ready. To {act}, pick what fits into a minute, and write it on a slip. Do that one or the usual one. Both count.',
    },
  },
  {
    text: '{when}, the plan only needs its first few seconds: {then}. Practice them once now, slowly, as far as that is possible where you are. When the moment comes, you will have done it once already.',
    twin: 'Practice the start of the goal {title} now, slowly, as far as you can where you are. You may stop before anything real begins. {when}, your hands have done it once already, and that makes it easier.',
    twinByKind: {
      stop: 'For the goal {title}, go once to the place where you want to be when it gets hard. Touch the thing that your hands will hold there. Then you know the way, and you only have to go it again.',
      finish:
        'Try the first movement now, as a rehearsal: open it, find the place, put the pen down beside it. If you want to {act}, that is the place to come back to. Until then you can leave it there.',
      relate:
        'Practice the first sentence once, out loud and slowly. To {act}, it may be quite plain: how was it, or tell me again. When the moment comes, your mouth already knows the way to it.',
      do_regularly:
        'Practice the very start now, slowly, as far as you can where you are. If you want to {act}, your hands will have done it once already. You may stop before anything real begins.',
    },
  },
]
