import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Hands first, head later. Put down whatever they’re holding, and then {then}. We don’t need you keen, we only need one free hand. Let’s see how far that hand gets before the head joins in.',
    twin: 'Hands first, head later. Put down whatever they’re holding and pick up one thing that belongs to the goal {title}. Let’s see how far the hand gets before the head has an opinion.',
    byKind: {
      stop: 'Hands first, head later. Let’s give them a job before the goal {title} gets hard: a cup, a cloth, some keys. Keep it near you today. When it starts, they already have something on.',
      recover:
        'Hands first, and gently. Put a cushion where it’s needed and a glass where you can reach it. That’s our share of the goal {title} before anything else. Then sit back and breathe out.',
    },
  },
  {
    text: 'Check the shoulders before we start. Down a little, breath out, jaw loose. Now {then}, at the speed that keeps them down. If they creep up, that’s the signal for a short pause, not for more effort.',
    twin: 'Check the shoulders before we start on the goal {title}. Down a little, breath out, jaw loose. Take the first small thing at the speed that keeps them down. If they creep up, we pause.',
  },
  {
    text: '{when}, we take it from the ground up: feet, breath, hands. Feet flat. One breath out. And only then {then}. It takes a few seconds longer than rushing in, and you arrive in one piece.',
    twin: 'From the ground up for the goal {title}: feet, breath, hands. Feet flat, one breath out, then the hands take the first small thing. Let’s try it once now, dry, so that it’s known when it counts.',
    byKind: {
      relate:
        'From the ground up for the goal {title}: feet, breath, ears. Stand or sit where you are, breathe out once, and let the other person finish. We can work out what to say after that.',
      stop: 'From the ground up for the goal {title}: feet, breath, hands. Feet flat, one long breath out, hands around something cold. Let’s practice it once now, while nothing’s pulling. Later it’s a repeat.',
    },
  },
  {
    text: 'Before the head starts negotiating, let’s get the body into position. Go to the place, sit or stand as you would, and put your hands where they begin: {then}. From there, starting is a matter of an inch.',
    twin: 'Before the head starts negotiating, let’s get the body into position. Go where the goal {title} happens and put your hands where they’d begin. From there it’s a matter of an inch. Do the inch.',
    byKind: {
      stop: 'Before the head starts negotiating, let’s get the body out of position. When the goal {title} gets hard, leave the chair, cross the doorway, touch something cold. The talking can go on without you.',
      learn:
        'Before you look anything up, let’s get the body into position. Back straight, book shut, pen in hand. Now write what you still have of the goal {title} without peeking. Gaps are fine, they’re our list.',
    },
  },
  {
    text: 'Long shift or short, your eyes get a break before we begin. Look at something far away until it’s sharp. Then come back and {then}. We take the same break halfway, and nobody docks the time.',
    twin: 'Eyes get a break before we begin on the goal {title}. Look at something far away until it’s sharp, then come back and take the nearest small piece. We take the same break halfway, and nobody docks the time.',
    byKind: {
      stop: 'Eyes off it, that’s our move for the goal {title}. When it gets hard, look at something far away until it’s sharp, then at something near. Let’s do that until it’s quieter. Nobody’s counting the rounds.',
    },
  },
  {
    text: 'Let’s find the clumsy bit with our slow gear in. Do this at half speed: {then}. Where does the movement stick, at the start, the reach, or the end? Now you know which bit to look after today.',
    twin: 'Let’s take the goal {title} in slow gear today. Do its first small movement at half speed. Where does it stick, at the start, the reach, or the end? Look after that bit and leave the others.',
    byKind: {
      save: 'Let’s take the goal {title} in slow gear today. One paper flat on the table, a finger on the line, the sum read out loud. Figures are easier on the eye when a finger stays beside them.',
      reflect:
        'Let’s take the goal {title} in slow gear today. Sit, hands open, and let one breath go all the way out before the next. If that’s all there’s room for, we still count it.',
      stop: 'Let’s take the goal {title} in slow gear today. When it gets hard, do everything at half speed: stand up, turn around, go to the next room. Slow leaves less for it to push against.',
      recover:
        'Let’s take the goal {title} in slow gear today. Sit first, shoulders down, one long breath out. Then pick the easiest thing on your list and stop before it asks for more. Slow is the plan.',
    },
  },
  {
    text: 'Water, air, seat: we sort those before the work. Drink something, open a window if there is one, and sit where you’ll stay. Then {then}. That’s one thing fewer to get up for.',
    twin: 'Water, air, seat: we sort those before the goal {title} gets its turn. Drink something, open a window if there is one, and settle where you’ll stay. Then take the first small bit from there.',
    byKind: {
      stop: 'Water, air, seat: let’s have those ready for the hard hour of the goal {title}. A full glass, a window that opens, a chair somewhere else. When it starts, take them one after the other.',
    },
  },
  {
    text: 'You don’t need to be wide awake for this shift. Tired hands can do it too, only slower: {then}. Let’s agree on slow, with a breath between the movements. If slow turns into stopped, we’ve still been there.',
    twin: 'You don’t need to be wide awake for the goal {title}. Tired hands can do it too, only slower. Let’s agree on slow, with a breath between the movements. If slow turns into stopped, we’ve still been there.',
    byKind: {
      stop: 'You don’t need to feel strong for the goal {title}. Tired feet can leave a room too. Let’s agree on that much: when it starts, stand up and go where the air is different. Come back when it’s quieter.',
    },
  },
]
