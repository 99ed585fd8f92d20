import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Rest is easily mistaken for what is left over when the work is done. Decide its place first today. {when}, sit still until the breath is even, and then {then}. Both belong to the plan in that sequence.',
    twin: 'Rest is easily mistaken for what is left over when the work is done. Decide its place first today: when, and in which chair. Then choose a small part of the goal {title} to go before it or after.',
    byKind: {
      stop: 'Rest is a serious part of stopping, since most urges find a tired person first. For the goal {title}, decide which hour of today you will spend lying down, and leave that hour without a purpose.',
    },
  },
  {
    text: 'Consider leaving today’s work while you still want to continue. {when}, {then}, and stop at the first natural pause. What is left unfinished on purpose makes tomorrow’s beginning plain.',
    twin: 'Consider leaving the goal {title} today while you still want to continue. Do a small part and stop at the first natural pause. What is left open on purpose makes tomorrow’s beginning plain.',
    byKind: {
      stop: 'Consider that the hour after a difficult one needs care as well. For the goal {title}, decide what will be waiting for you there: a chair, a voice on the phone, a warm room. Leave everything demanding until later.',
    },
  },
  {
    text: 'Between one task and the next there is usually a pause that nobody has chosen. Choose it today. {when}, put everything down, wait a minute, and then {then}. Notice how the minute changes what follows.',
    twin: 'The pause between one task and the next is usually spent with a screen, and nobody chose that. Choose it today, ahead of the goal {title}: a minute, both hands empty. Notice how it changes what follows.',
  },
  {
    text: 'Not everything that waits is urgent, and you may decide what waits today. Leave one thing on the list untouched on purpose, and give its time to nothing. Your part remains small: {then}. The rest can be let alone.',
    twin: 'Not everything that waits is urgent, and you may decide what waits today. Of all that belongs to the goal {title}, leave one thing untouched on purpose. Give its time to nothing, and notice whether anybody asks.',
    byKind: {
      stop: 'Not every hour of today has to be watched. For the goal {title}, choose the one that does, and attend to it. In the others, decide to think of something else, and leave the matter unexamined.',
    },
  },
  {
    text: 'Decide where today’s effort ends, and put the rest behind that line as something that is due as well. {when}, {then}, and no further than that line. When you reach it, sit down, even if you are not tired.',
    twin: 'Decide where today’s effort for the goal {title} ends, and put rest behind that line as something that is due as well. When you reach the line, sit down, even if you are not tired.',
    byKind: {
      recover:
        'Decide where today’s effort for the goal {title} ends, before it begins. Put that line earlier than you would like. What you do behind it is called resting, and it is due today like everything else.',
    },
  },
  {
    text: 'An idle minute is hard to defend unless it has a place. Give it one today, a chair by the window or a step outside. {when}, go there first and wait. Then {then}, in your own time.',
    twin: 'An idle minute is hard to defend unless it has a place. Choose one today, a chair by the window or a step outside. Go there ahead of the goal {title}, and wait until you have stopped planning it.',
  },
  {
    text: 'Your plan says what to do, and it leaves open how fast. {when}, {then}, at a pace in which you could be interrupted without annoyance. If no such pace can be found today, choose the chair instead, and wait.',
    twin: 'The goal {title} says what you want, and it leaves open how fast. Choose a pace today in which you could be interrupted without annoyance. If no such pace can be found, choose the chair instead, and wait.',
    byKind: {
      stop: 'Quiet is a skill with small beginnings. For the goal {title}, choose one minute today, at an easy hour, in which you want nothing and go nowhere. Notice how it feels, so that you know it at a harder hour.',
    },
  },
  {
    text: 'There are days on which the wisest part of the work is to leave it in good condition. Decide whether this is one. If it is, lay out what you need so that you can {then} tomorrow, and let that be all.',
    twin: 'There are days on which the best part of the work is to leave it in good condition. Decide whether this is one for the goal {title}. If it is, put its things in their place and let that be all.',
    byKind: {
      stop: 'There are days on which it is best to ask nothing further of oneself than quiet. Decide whether this is one for the goal {title}. If it is, lie down or sit by a window, and leave improvement alone for now.',
    },
  },
]
