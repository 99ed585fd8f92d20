import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Before anything else, let your shoulders come down and breathe out once. Then do what you planned: {then}. You can be slow about it, and you can let your shoulders come down once more when it is done.',
    twin: 'Before anything else for the goal {title}, let your shoulders come down and breathe out once, longer than in. Then take the first thing that belongs to it into your hands. You do not have to do more than that.',
    byKind: {
      stop: 'An urge can often be felt in the hands, the throat, or the chest. When the goal {title} gets hard today, put something warm there, or breathe out slowly. You only have to do that until the urge gets weaker.',
      relate:
        'Before you speak today, put down whatever you are holding. For the goal {title}, it is easier to listen with empty hands. You can pick it up when the other person has said everything they wanted to say.',
    },
  },
  {
    text: '{when}, notice your hands. They are probably holding something. Put it down, breathe out, and only then {then}. One slow breath in between is enough, and you do not have to hurry after it.',
    twin: 'When it is time for the goal {title} today, notice what your hands are holding. Put it down, and breathe out once, slowly. Then both hands are free, and you can go on without hurry.',
  },
  {
    text: 'Sit the way you would sit at a friend’s table, with your back against something and your jaw loose. Let today begin from there: {then}. If you notice your shoulders rising, you can let them down and go on more quietly.',
    twin: 'Sit the way you would sit at a friend’s table, with your back against something and your jaw loose. You can begin with the goal {title} from there. If your shoulders rise, only let them down and go on.',
    byKind: {
      recover:
        'Sit or lie down in the way that asks the least of you, with something soft where you need it. That minute counts for the goal {title} too. You can stay a little longer than you think you should.',
      reflect:
        'Sit where you usually sit for the goal {title}, with your feet flat and your hands open on your knees. Take one breath before anything else. Whatever comes after it can be short today, and it can be quiet.',
      stop: 'Sit for a moment as you would at a friend’s table, with your back against something and your jaw loose. When the goal {title} gets hard today, sit down in exactly this way. You can get up when it is easier.',
    },
  },
  {
    text: 'You can begin with your hands and let your thoughts come later: {then}. Do it at half speed, and feel whether what you touch is cold or warm. That is enough attention for a beginning, and you may stop after it.',
    twin: 'You can begin with your hands today, before you think about the rest. Pick up one thing that belongs to the goal {title}, and feel whether it is cold or warm. That is enough for a beginning.',
    byKind: {
      stop: 'Give your hands a job before {urge} gets close. Pick something you can hold, such as a stone, a cloth, or a cup, and keep it near you today. When the urge comes, hold it and breathe out.',
      save: 'For the goal {title}, your hands can begin before you look at any number. Take one letter, one card, or one receipt. Smooth it flat on the table and look at it. You can put it away after that.',
    },
  },
  {
    text: 'Can you begin today without holding your breath? {when}, breathe out first. Then {then}, only as fast as you can go on breathing. When it is done, breathe out once more, and let that be the end.',
    twin: 'Many people hold their breath when they begin something that matters. For the goal {title}, breathe out first today, and only then begin. Go only as fast as lets you keep breathing. You can stop whenever you like.',
    byKind: {
      recover:
        'Let your breath go first with the goal {title} today. Breathe out before each thing you do for it, and rest while you breathe in. If that takes longer than you thought, it still counts.',
      stop: 'An urge is easier to let pass when you are breathing out. For the goal {title}, try it once now, while it is quiet: out through the mouth, longer than in. You can do exactly the same when the urge is strong.',
    },
  },
  {
    text: 'Let your eyes rest before you begin. Look out of the window at the furthest thing you can see. Then come back and {then}. You can look up like that as often as you want, and nobody is counting.',
    twin: 'Look out of the window once, at the furthest thing you can see, until your eyes have rested. Then turn to the goal {title} and do the nearest small thing. You can look up like that as often as you want.',
    byKind: {
      learn:
        'Close your eyes before you open anything, and remember what you can of the last piece. For the goal {title}, remembering is already practice. Then open your eyes and check only one thing. You can stop there.',
      stop: 'When the goal {title} gets hard today, look out of the window at the furthest thing you can see. Look until you have found one color and one thing that moves. The urge may be a little weaker after that.',
    },
  },
  {
    text: 'Begin with the easy things today. Stand up, drink a little water, sit down in the right place, and then {then}. Each of these is simple, and you only have to do one at a time.',
    twin: 'Let easy things come first today: stand up, drink a little water, sit down in the right place. After them the goal {title} is only the next small thing. You can keep that one just as easy.',
    byKind: {
      stop: 'When {urge} feels close today, move before you think about it. Stand up, drink a little water, and change the room. Each of those is simple, and you only have to do the first one.',
    },
  },
  {
    text: 'Feel where you are tense before you begin today, and breathe out once. You do not have to be relaxed. You can {then} while you are tense, tired, or cross, and it counts just as much.',
    twin: 'You do not have to be relaxed or wide awake for the goal {title}. Feel where you are tense, and leave it as it is. You only have to do one small thing, and you may do it slowly.',
    byKind: {
      stop: 'You do not have to be calm or wide awake for the goal {title}. When it gets hard today, feel both feet on the floor for one minute. You do not have to do anything else in that minute.',
    },
  },
]
