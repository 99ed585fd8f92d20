import type { CircleType } from '#domain/goals/fields.ts'
import type { GentleIdeas } from './gentle.ts'

/**
 * Suggestions for the other circles of a person who is burnt out: for each circle a rest, something
 * to stop doing, and somebody who takes on a task. No figure, no routine of the morning, no exercise, and nothing to reach (CARE-3, FRAMEWORK-14).
 */
export const BURNOUT_IDEAS: Record<CircleType, GentleIdeas> = {
  Spiritual: {
    do: {
      title: 'Sit where it is quiet',
      how: 'In a church, on a bench, or by a window. Nothing has to be thought or said there, and it may be short.',
    },
    'leave-out': {
      title: 'Turn off radio and news when it is enough',
      how: 'The quiet afterward does not have to be used for anything.',
    },
    person: {
      title: 'Sit beside somebody who asks nothing of me',
      how: 'In a service, on a bench, or at home. You do not have to talk.',
    },
  },
  'Friends & Family': {
    do: {
      title: 'Tell my friends that I am resting',
      how: 'A short message is enough. They know then why you answer late.',
    },
    'leave-out': {
      title: 'Decline an invitation without a reason',
      how: 'A thank-you is enough. You do not have to offer another day.',
    },
    person: {
      title: 'Let somebody do something for me',
      how: 'A meal, a form, a trip with the children. You do not have to return it.',
    },
  },
  Work: {
    do: {
      title: 'Take my breaks away from the work',
      how: 'With nothing to read and nothing to prepare. If you are signed off, there is nothing to do here.',
    },
    'leave-out': {
      title: 'Leave messages from work unread when I am off',
      how: 'They can wait until you are back, and your doctor has a say in when that is.',
    },
    person: {
      title: 'Ask my doctor what work may ask of me',
      how: 'Ask before you add anything. If you like, give the answer to the person who plans your work.',
    },
  },
  'Personal Development': {
    do: {
      title: 'Keep something I like within reach',
      how: 'A book, an instrument, a box of colors. You may also leave it closed.',
    },
    'leave-out': {
      title: 'Put off something that I meant to learn',
      how: 'A course, a list, a stack of books: it can wait. Nothing has to be made up for later.',
    },
    person: {
      title: 'Let somebody show me what they like',
      how: 'You only watch or listen, and you can stop when you are tired.',
    },
  },
  'Health & Fitness': {
    do: {
      title: 'Sit down when I am tired',
      how: 'Also in the middle of something, where you can. What you were doing waits until you get up.',
    },
    'leave-out': {
      title: 'Let a plan for my body wait',
      how: 'A class, a program, an app that counts. You do not have to catch up later.',
    },
    person: {
      title: 'Tell my doctor how I sleep',
      how: 'As it is, without keeping a record for it. If sleep or mood stay low, your doctor can help more than this page.',
    },
  },
}
