import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with hands, breath or posture (TEXT-14). */
export const bodyMessages: readonly LibraryMessage[] = [
  {
    text: 'Before anything else, let your shoulders come down and breathe out once. Then let your hands do what you planned: {then}. They can be slow about it. You only have to stay with the first touch.',
    twin: 'Before anything else for the goal {title}, let your shoulders come down and breathe out once, longer than in. Then lay your hands on the first thing that belongs to it. You only have to stay with that touch.',
    byKind: {
      stop: 'The urge has a place in the body, in the hands, the throat, or the chest. When the goal {title} gets hard today, be kind to that place, with something warm or a long breath out. It only has to last until it passes.',
      relate:
        'Before you speak today, put both feet on the floor and let your hands be empty. For the goal {title}, empty hands are half of the listening. You can fill them afterward, when the other one has finished.',
    },
  },
  {
    text: '{when}, notice your hands. They are probably busy with something that can be put down. Put it down, breathe out, and only then {then}. The breath in between is the part to be gentle with today.',
    twin: 'At some moment today it will be time for the goal {title}. Notice then what your hands are holding, and put it down before you begin. One slow breath out can stand in between. You need no more than that.',
  },
  {
    text: 'Sit the way you would sit at a friend’s table, with your back against something and your jaw loose. Let today begin from there: {then}. If you notice your shoulders rising, you can let them down and go on more quietly.',
    twin: 'Sit the way you would sit at a friend’s table, with your back against something and your jaw loose. You can begin with the goal {title} from there. If your shoulders rise, only let them down and go on.',
    byKind: {
      recover:
        'Sit or lie down in the way that asks the least of you, with something soft where you need it. The goal {title} is looked after in that minute too. You can stay a little longer than you think you should.',
      reflect:
        'Sit where the goal {title} usually finds you, with your feet flat and your hands open on your knees. Let the first breath be only a breath. Whatever comes after it can be short today, and it can be quiet.',
      stop: 'Sit the way you would sit at a friend’s table, with your back against something and your jaw loose. For the goal {title}, that is a place to return to when it gets hard. You only have to sit down in it.',
    },
  },
  {
    text: 'Your hands are allowed to know this better than your head today. Let them go first: {then}. Do it at half speed and feel what you touch, whether it is cold or warm, smooth or not. That is enough attention for a start.',
    twin: 'Let your hands go first today and your thoughts come after. Pick up one thing that belongs to the goal {title}, and feel whether it is cold or warm. That is enough attention for a start.',
    byKind: {
      stop: 'Let your hands have a job before {urge} comes to mind. Pick something with a surface, a stone, a cloth, a cup, and keep it near you today. When the urge shows up, you only have to hold it and breathe out.',
      save: 'Let your hands begin with the goal {title}, since they do not mind numbers. Pick up one letter, one card, or one receipt. Smooth it flat on the table and look at it. You can put it away after that.',
    },
  },
  {
    text: 'Can you begin today without holding your breath? {when}, breathe out first. Then {then}, only as fast as you can go on breathing. If you want to stop, a breath out is an easy end.',
    twin: 'Many people hold their breath when they begin something that matters. For the goal {title}, breathe out first today, and only then reach for it. Go at whatever speed lets you keep breathing. You can stop on a breath out.',
    byKind: {
      recover:
        'Your breath can set the pace of the goal {title} today. Breathe out before each thing you do for it, and rest while you breathe in. If that takes longer than you thought, it is still the right speed.',
      stop: 'An urge is easier to let pass when you are breathing out. For the goal {title}, try it once now, while it is quiet: out through the mouth, longer than in. You can do exactly the same when it gets loud.',
    },
  },
  {
    text: 'Your eyes could use a place to rest before you begin. Look out of the window at the furthest thing you can see. Then come back and {then}. You can look up like that as often as you want, and nobody is counting.',
    twin: 'Look out of the window once, at the furthest thing you can see, until your eyes are quiet. Then turn to the goal {title} and do the nearest small thing. You can look up like that as often as you want.',
    byKind: {
      learn:
        'Close your eyes before you open anything, and see what is left of the last piece. For the goal {title}, that quiet look inside is already practice. Then open your eyes and check only one thing. You can stop there.',
      stop: 'When the goal {title} gets hard today, look out of the window at the furthest thing you can see. Stay with it until you have found a color and a movement. The urge may still be there afterward, only a little smaller.',
    },
  },
  {
    text: 'Give your body the easy half of today’s work and let it start alone. Stand up, drink a little water, sit down in the right place, and then {then}. Each of those is simple, and you only do one at a time.',
    twin: 'Let easy things come first today: stand up, drink a little water, sit down in the right place. After them the goal {title} is only the next small thing. You can keep that one just as easy.',
    byKind: {
      stop: 'When {urge} comes to mind today, let your body answer before your thoughts do. Stand up, drink a little water, and change the room. Each of those is simple, and you only have to do the first one.',
    },
  },
  {
    text: 'Feel where you are tense before you begin today, and let it be. You can {then} without being relaxed. You only need one free hand, and it is allowed to be a reluctant one.',
    twin: 'You do not have to be relaxed or wide awake for the goal {title}. Feel where you are tense and let it be. You only need one free hand for the first move, and it is allowed to be a reluctant one.',
    byKind: {
      stop: 'You do not have to be calm or wide awake for the goal {title}. When it gets hard today, feel your feet on the floor and let the rest of you be. Feet are enough for one minute.',
    },
  },
]
