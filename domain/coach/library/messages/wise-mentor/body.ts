import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Attend to your hands for a moment before you begin. Where they lie tells you what they expect to do next. Give them something else to expect: {then}. Let them start slowly, and follow them with your breath.',
    twin: 'Attend to your hands for a moment before you take up the goal {title}. They are usually still busy with the thing before. Let them come to rest, choose the first object, and touch it slowly.',
    byKind: {
      stop: 'An urge has a seat in the body, and it is worth knowing which. Decide today, for the goal {title}, to notice whether it sits in the hands, the mouth, or the chest. Then give that part something plain to do.',
      relate:
        'Attend to your hands before the next conversation. Leave them empty and open, and let the breath go out before you speak. For the goal {title}, the other person will hear that before they hear the words.',
    },
  },
  {
    text: '{when}, let your weight settle first. Feet, seat, shoulders, each of them lower than they were. Then {then}. A body that has arrived somewhere needs fewer decisions, and you have made the one that matters.',
    twin: 'Let your weight settle before you begin with the goal {title} today: feet, seat, shoulders. A body that has arrived somewhere needs fewer decisions. Choose one thing to do from there, and do it without getting up.',
    byKind: {
      stop: 'Let your weight settle when the urge comes today: feet, seat, shoulders. For the goal {title}, decide nothing until it has. A body that has arrived somewhere is harder to hurry, and waiting becomes possible.',
    },
  },
  {
    text: 'Notice the breath that you hold when you are about to begin. It is an old habit of attention, and it costs more than it gives. Let it go out, wait until the next one comes, and then {then}.',
    twin: 'Notice the breath you hold when you are about to begin something. Before the goal {title} gets its minute today, let that breath go out and wait for the next. Then choose the first movement, and make it on the way out.',
    byKind: {
      stop: 'Notice what your breath does when the urge arrives. For the goal {title}, decide to let one breath go out fully before anything else happens. What you do after that breath is a choice, whichever way it falls.',
      recover:
        'Notice how you hold yourself when you are being careful. Some of that helps, and some of it is only tiring. For the goal {title}, choose one place to let go today, a jaw or a hand, and leave the rest guarded.',
    },
  },
  {
    text: 'Do the first part of this with half the force you think it needs: {then}. Force is mostly a way of hurrying. Notice which muscles had nothing to do with the matter, and leave those out from now on.',
    twin: 'Do one small part of the goal {title} today with half the force you think it needs. Notice which muscles had nothing to do with the matter. Decide to leave those out, and do the same part once more.',
    byKind: {
      stop: 'Holding out with clenched teeth is tiring, and it is not required. For the goal {title}, decide what your jaw will do today when the urge comes: stay loose. Let your shoulders follow it down, and wait.',
      recover:
        'Leave force out of today altogether. For the goal {title}, decide where each part of you shall rest, and put something soft there. Then wait for as long as it takes to notice that you have stopped bracing.',
      save: 'Figures are read with the shoulders as much as with the eyes. Before you open anything for the goal {title}, let yours down and breathe out. Then choose a single number, read it, and put the page away.',
    },
  },
  {
    text: 'Before the mind agrees, the body can already be in its place. {when}, be there early and wait a moment. Then {then}. You may find that being there was the larger part of it.',
    twin: 'Before the mind agrees, the body can already be in its place. Go where the goal {title} happens and sit or stand as it requires. Wait there for a few breaths, and decide then whether to begin.',
    byKind: {
      stop: 'Before the mind has finished arguing, the body can be elsewhere. For the goal {title}, choose today the door you will use when the urge comes. Go through it without deciding anything else, and wait on the other side.',
      learn:
        'Before you open anything, close your eyes and let your breath go out. See what remains of the last piece of the goal {title}. Write that down in your own hand, and leave the gaps as they are.',
    },
  },
  {
    text: 'Let your eyes do something wide before they do something narrow. Look at the far end of the room, or out of the window, for as long as it pleases you. Then {then}, and let the narrowness be a choice.',
    twin: 'Let your eyes do something wide before the goal {title} asks for something narrow. Look far off for as long as it pleases you. Then choose one thing close at hand, and rest your whole attention on it.',
    byKind: {
      stop: 'The eyes grow narrow when an urge comes. For the goal {title}, decide to let them go wide today: the far wall, the window, the whole room. Wait there until something ordinary catches your attention.',
    },
  },
  {
    text: 'A slow beginning can be learned by the hands alone. Practice yours without its purpose, here and now: {then}, as far as the first touch. Leave it there. When it is time, the hands will recognize what they are asked.',
    twin: 'A beginning can be learned by the hands alone. Choose the first gesture of the goal {title} and go through it once without its purpose, slowly. Leave it at that. Later the hands will recognize what they are asked.',
    byKind: {
      stop: 'A refusal can be learned by the hands alone. Choose what they will do today when the urge comes, open, close, or hold something cool. For the goal {title}, go through it once now, slowly, while nothing is asked of them.',
    },
  },
  {
    text: 'Tiredness is information and no verdict. If it is there today, let it decide the speed and leave the rest to the plan: {then}. Stop between the movements, and go on when the breath is even.',
    twin: 'Tiredness is information and no verdict. If it is there today, let it decide the speed of the goal {title} and the size of its share. Choose the smallest share, and stop when the breath is no longer even.',
    byKind: {
      recover:
        'Tiredness is information, and today you may follow it. For the goal {title}, decide beforehand how much is due and stop before that point if the body says so. Write down the hour at which it said so.',
      stop: 'Tiredness is information, and for the goal {title} it is worth having early. Notice today at which hour it comes. Decide to sit down before that hour, and leave everything that can be left.',
    },
  },
]
