import type { FreeDayLeisure } from '#domain/coach/library/frame.ts'

/** What somebody does on the free days of a goal with other people, beside preparing it (TEXT-30). */
export const peopleLeisure = {
  contact: {
    details: [
      {
        text: 'Something from your last talks may have stayed with you. Write down one sentence that they said.',
        short: 'Recall what they said. One sentence, on paper.',
        about: 'memory',
      },
      {
        text: 'In the days between calls, small things remind you of them. Notice one, and keep it for the next call.',
        short: 'Notice what reminds you of them. Save it for the call.',
        about: 'notice',
      },
      {
        text: 'You know something good about them that you seldom say. Write it down, and leave it for the next call.',
        short: 'Write down something good about them for the call.',
        about: 'thanks',
      },
    ],
    steps: [
      {
        text: 'Write down one thing they told you, and what you would like to hear of it.',
        minutes: 2,
        about: 'memory',
      },
      { text: 'Take or find one picture for the next call.', minutes: 2, about: 'notice' },
    ],
  },
  partner: {
    details: [
      {
        text: 'Some hours together are easy to remember. Write down one, and where you were.',
        short: 'Recall one good hour together. Write it down.',
        about: 'memory',
      },
      {
        text: 'Much of what your partner does goes unseen. Notice one thing, and say thank you for it.',
        short: 'Notice one thing your partner does. Say thanks.',
        about: 'notice',
      },
      {
        text: 'People who know you both like good news. Tell one of them something you like about your partner.',
        short: 'Tell somebody what you like about your partner.',
        about: 'share',
      },
    ],
    steps: [
      {
        text: 'Write down one hour with your partner that you would like to have once more.',
        minutes: 2,
        about: 'memory',
      },
      { text: 'Say thank you to your partner for one thing that is easy to overlook.', minutes: 1, about: 'notice' },
    ],
  },
  friends: {
    details: [
      {
        text: 'A friend may have done something for you that you never mentioned. Write down what it was.',
        short: 'Write down what a friend did for you.',
        about: 'thanks',
      },
      {
        text: 'You know an evening among friends that did you good. Write down who was there, and what you laughed about.',
        short: 'Recall one good evening among friends. Who was there?',
        about: 'memory',
      },
      {
        text: 'A quiet day between friends is allowed. Spend a minute alone on purpose, with a cup or a window.',
        short: 'Quiet day between friends. One minute alone, on purpose.',
        about: 'alone',
      },
      {
        text: 'A friend may have something on their mind this week. Write down what it could be, and ask when you meet.',
        short: 'What may a friend have in mind? Note it.',
        about: 'notice',
      },
    ],
    steps: [
      { text: 'Write down one thing that you like about a friend, as you would say it.', minutes: 2, about: 'memory' },
      { text: 'Write down one question for a friend that needs more than a yes.', minutes: 2, about: 'notice' },
    ],
  },
  children: {
    details: [
      {
        text: 'Children say things that are soon forgotten. Write down one sentence of your child, with the date.',
        short: 'Write down one sentence of your child.',
        about: 'memory',
      },
      {
        text: 'A child is easier to see when nothing has to be done. Watch yours for a minute without a word.',
        short: 'Watch your child for a minute. Say nothing.',
        about: 'notice',
      },
      {
        text: 'Somebody else loves to hear about your child. Tell them one small thing from this week.',
        short: 'Tell somebody one small thing about your child.',
        about: 'share',
      },
    ],
    steps: [
      { text: 'Write down what your child laughed about this week.', minutes: 2, about: 'memory' },
      { text: 'Sit down near your child with nothing in your hands.', minutes: 2, about: 'rest' },
    ],
  },
  volunteer: {
    details: [
      {
        text: 'Helping out has moments that stay. Write down one face or one sentence from there.',
        short: 'Write down one moment from helping out.',
        about: 'memory',
      },
      {
        text: 'Others help beside you. Write down what one of them does well, and tell them when you meet.',
        short: 'Write down what another helper does well.',
        about: 'thanks',
      },
      {
        text: 'Those who help need days without helping. Do one thing that is only for you.',
        short: 'No helping today. Do one thing for you.',
        about: 'rest',
      },
    ],
    steps: [
      { text: 'Write one line about why you help out there.', minutes: 2, about: 'memory' },
      { text: 'Write down the name of a helper whom you would like to know better.', minutes: 2, about: 'thanks' },
    ],
  },
  choir: {
    details: [
      {
        text: 'Something from the choir may have stayed in mind. Write down what it was: a chord, a joke, or a face.',
        short: 'Recall one moment with the choir. Write it down.',
        about: 'memory',
      },
      {
        text: 'A singing voice needs quiet days as well. Say nothing for a minute, and hear what is around you.',
        short: 'A choir voice needs quiet. Say nothing for a minute.',
        about: 'still',
      },
      {
        text: 'Somebody near you may not know that you sing. Tell them one thing about the choir.',
        short: 'Tell somebody one thing about the choir.',
        about: 'share',
      },
      {
        text: 'There is singing in more places than the choir. Notice where you hear some: a radio, a church, or a kitchen.',
        short: 'Notice where you hear singing outside the choir.',
        about: 'notice',
      },
      {
        text: 'A choir holds together through small kindnesses. Write down one that a singer did for you.',
        short: 'Write down one kindness of a singer.',
        about: 'kindness',
      },
      {
        text: 'Some rehearsals feel long. Write down what you look forward to at the next one.',
        short: 'Write down what you look forward to at rehearsal.',
        about: 'forward',
      },
    ],
    steps: [
      { text: 'Write down one moment of a rehearsal that you liked.', minutes: 2, about: 'memory' },
      {
        text: 'Send somebody a choir piece to hear, and say which line is yours at rehearsal.',
        minutes: 2,
        about: 'share',
      },
      { text: 'Sit for a while without music, to rest the voice for the rehearsal.', minutes: 2, about: 'still' },
      { text: 'Write one line about what a rehearsal does for you.', minutes: 2, about: 'forward' },
    ],
  },
} satisfies Record<string, FreeDayLeisure>
