import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Look at your hands before you begin. They are probably still holding the last thing. Put it down, wait for one breath, and then {then}. Go slowly at first, and leave speed for another day.',
    twin: 'Look at your hands before you turn to the goal {title}. They are probably still holding the last thing. Put it down, wait for one breath, and choose what they will take up first.',
    byKind: {
      stop: 'Notice today where you feel the urge first: in the hands, the mouth, or the chest. For the goal {title}, decide what that part will get instead: a cup, a pencil, or a slow breath.',
      relate:
        'Before the next conversation, put down what you are holding and let your breath go out. For the goal {title}, decide to keep your hands still until the other person has finished. It is easier to listen so.',
    },
  },
  {
    text: '{when}, wait for a moment and let your feet and your shoulders grow heavy. Then {then}. You have decided already what to do, so you can leave all other thoughts until it is done.',
    twin: 'Let your feet and your shoulders grow heavy before you begin with the goal {title} today. Wait until you sit or stand firmly. Then choose one thing that you can reach from there, and do it.',
    byKind: {
      stop: 'When the urge comes today, let your feet and your shoulders grow heavy before you decide anything. For the goal {title}, choose now a chair or a wall that you will go to. It is easier to wait there.',
    },
  },
  {
    text: 'You may notice that you hold your breath just before you begin. Let it go out, and wait until the next one comes by itself. Then {then}. That is all the preparation you need today.',
    twin: 'You may notice that you hold your breath before you begin. Let it go out before you turn to the goal {title} today, and wait for the next one. Then choose your first movement and make it slowly.',
    byKind: {
      stop: 'Notice what your breath does when the urge comes. For the goal {title}, decide to let one breath go out fully before anything else happens. After that breath you still have a choice, and it is easier to make.',
      recover:
        'You may hold some muscles tight because you are being careful, and not all of that helps. For the goal {title}, choose one place that can let go today, the jaw or a hand. Leave the careful parts as they are.',
    },
  },
  {
    text: 'Use half the effort that you think this needs: {then}. Notice which muscles have nothing to do with it, perhaps the jaw or the neck. Decide to leave those out, and go on with the others.',
    twin: 'Choose a small part of the goal {title} and do it today with half the effort it seems to need. Notice which muscles have nothing to do with it. Leave those out, and do the same part once more.',
    byKind: {
      stop: 'You do not have to clench your teeth to get through an urge. For the goal {title}, decide now that your jaw stays loose when it comes today. Let your shoulders sink as well, and wait until it passes.',
      recover:
        'Leave effort out of today. For the goal {title}, choose a position in which every part of you lies well. Put a pillow where it is needed, and wait there until you notice that you have let go.',
      save: 'Breathe out and let your shoulders sink before you open anything for the goal {title}. Then choose one number, read it, and write it down. After that, close the page and leave the others for another day.',
    },
  },
  {
    text: 'You can be in the right place before you feel like beginning. {when}, go there and wait a moment. Then {then}. If you still hesitate, decide about this one thing only, and leave the rest open.',
    twin: 'You can be in the right place before you feel like beginning. Go to where the goal {title} is usually worked on, and sit or stand as you would then. Wait for a few breaths, and decide there.',
    byKind: {
      stop: 'When an urge is hard to argue with, leave the room. For the goal {title}, choose today which door you will use. Go through it, decide nothing on the way, and wait on the other side.',
      learn:
        'Close your eyes before you open anything. For the goal {title}, wait until something of the last piece comes back to you. Write that down by hand, leave the gaps as they are, and look them up afterward.',
    },
  },
  {
    text: 'Look at something far away before you begin, the end of the room or the view from a window. Wait until your eyes have rested. Then {then}, and choose to look at nothing else until it is done.',
    twin: 'Rest your eyes before you turn to the goal {title}: look at the end of the room, or out of a window. Then choose one thing near you that belongs to it, and look only at that.',
    byKind: {
      stop: 'When an urge comes, it is easy to stare at what you want. For the goal {title}, decide to look elsewhere today: at the far wall, the window, the whole room. Wait there until you notice something ordinary.',
    },
  },
  {
    text: 'Practice the beginning once now, without going on: {then}, as far as the first touch. Do it slowly and leave it there. When the moment comes, your hands will know what to do first.',
    twin: 'Choose the first movement for the goal {title} and go through it once now, slowly and without going on. Leave it at that. When the moment comes, your hands will know what to do first.',
    byKind: {
      stop: 'Choose what your hands will do today when the urge comes: close, open, or hold something cool. For the goal {title}, practice it once now, slowly, while nothing pulls at you. Then leave it until you need it.',
    },
  },
  {
    text: 'If you are tired today, let that decide how slowly you go, and leave the plan as it is: {then}. When it is done, wait until your breath is even before you go on to anything else.',
    twin: 'If you are tired today, let that decide the size. Choose the smallest part of the goal {title} that you would still count. Go slowly, pause whenever you like, and leave the rest for another day.',
    byKind: {
      recover:
        'Take tiredness seriously today. For the goal {title}, decide beforehand how much you will do, and stop earlier if your body asks for it. Write down at what hour that was, for your next appointment.',
      stop: 'Notice today at what hour you grow tired, since it is often harder to wait then. For the goal {title}, decide to sit down a little before that hour, and leave whatever can be left until tomorrow.',
    },
  },
]
