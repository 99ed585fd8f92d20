import type { DateSituation } from '#domain/coach/day/situation.ts'
import type { LibraryMessage } from '#domain/coach/library/entry.ts'
import type { Tone } from '#domain/goals/fields.ts'

/**
 * Words around the move of a target date: the date, perhaps a fact of the person, and the tone. The first wording
 * that keeps the length is used; those with a fact stand beside a move that has none (TEXT-37).
 */
export const DATE_FRAMES: Readonly<Record<DateSituation, Readonly<Record<Tone, readonly LibraryMessage[]>>>> = {
  target_eve: {
    kind_encouraging: [
      {
        text: 'Tomorrow is the day you set for the goal {title}. You wrote why: {why}. {detail}',
        also: ['Tomorrow is the day you set for the goal {title}. {detail} You can stop after that.'],
        twin: 'Tomorrow is the day you set for the goal {title}. {detail}',
      },
      {
        text: 'The date for the goal {title} is tomorrow. With {kept} kept, today may be a calm one. {detail}',
        also: ['The date for the goal {title} is tomorrow, and today may stay small. {detail} You can stop there.'],
        twin: 'The date for the goal {title} is tomorrow. {detail}',
      },
      {
        text: 'One day is left for the goal {title}. You wrote what it is for: {why}. {detail}',
        also: ['One day is left for the goal {title}. {detail} Keep a little of the day free.'],
        twin: 'One day is left for the goal {title}. {detail}',
      },
      {
        text: 'Tomorrow is the date for the goal {title}, and you have kept {kept}. {detail}',
        also: ['Tomorrow is the date for the goal {title}. You only need one thing for it today. {detail}'],
        twin: 'Tomorrow is the date for the goal {title}. {detail}',
      },
    ],
    teammate: [
      {
        text: 'Tomorrow’s the date for the goal {title}. You told us why: {why}. Today’s our job. {detail}',
        also: ['Tomorrow’s the date for the goal {title}. Here’s our one job today. {detail} Then we’re off.'],
        twin: 'Tomorrow’s the date for the goal {title}, so let’s use today. {detail}',
      },
      {
        text: 'The date for the goal {title} is tomorrow. We’ve got {kept} on the log. {detail}',
        also: [
          'The date for the goal {title} is tomorrow, so let’s keep today small. {detail} We’re leaving the rest.',
        ],
        twin: 'The date for the goal {title} is tomorrow, so let’s keep today small. {detail}',
      },
      {
        text: 'We’ve got one day left for the goal {title}. It’s for this: {why}. {detail}',
        also: ['We’ve got one day left for the goal {title}. {detail} We leave it there.'],
        twin: 'We’ve got one day left for the goal {title}. {detail}',
      },
      {
        text: 'It’s the day before our date for the goal {title}. {kept} are on the log. {detail}',
        also: ['It’s the day before our date for the goal {title}. {detail} Everything bigger can wait for us.'],
        twin: 'It’s the day before our date for the goal {title}. {detail}',
      },
    ],
    wise_mentor: [
      {
        text: 'Tomorrow is the date for the goal {title}. You wrote what it is for: {why}. {detail}',
        also: ['Tomorrow is the date for the goal {title}. The day before needs one decision. {detail}'],
        twin: 'Tomorrow is the date for the goal {title}. {detail} Leave the rest.',
      },
      {
        text: 'The goal {title} has its date tomorrow. You have kept {kept}. {detail}',
        also: ['The goal {title} has its date tomorrow. {detail} Choose no more than that today.'],
        twin: 'The goal {title} has its date tomorrow. {detail}',
      },
      {
        text: 'Decide how to use today, since the goal {title} has its date tomorrow. You wrote: {why}. {detail}',
        also: [
          'Decide how to use today, since the goal {title} has its date tomorrow. {detail} Leave the rest as it is.',
        ],
        twin: 'Decide how to use today, since the goal {title} has its date tomorrow. {detail}',
      },
      {
        text: 'The date that you chose for the goal {title} is tomorrow. You have kept {kept}, so change nothing large now. {detail}',
        also: ['The date that you chose for the goal {title} is tomorrow. {detail} Decide nothing larger today.'],
        twin: 'The date that you chose for the goal {title} is tomorrow. {detail}',
      },
    ],
    drill_sergeant: [
      {
        text: 'Tomorrow is the date for the goal {title}. On the log: {kept}. {detail} Dismissed.',
        also: ['Tomorrow is the date for the goal {title}. Orders for today. {detail} Log it. Dismissed.'],
        twin: 'Tomorrow is the date for the goal {title}. {detail} Dismissed.',
      },
      {
        text: 'One day to the date of the goal {title}. Your reason: {why}. {detail} Carry on.',
        also: ['One day to the date of the goal {title}. One order. {detail} Log it. Carry on.'],
        twin: 'One day to the date of the goal {title}. {detail} Carry on.',
      },
      {
        text: 'The goal {title} is due tomorrow. On the log: {kept}. {detail} At ease.',
        also: ['The goal {title} is due tomorrow. Today has one order. {detail} Then at ease.'],
        twin: 'The goal {title} is due tomorrow. {detail} At ease.',
      },
      {
        text: 'Last day before the date of the goal {title}. {kept} logged. {detail} Off duty.',
        also: ['Last day before the date of the goal {title}. {detail} Nothing else is ordered. Off duty.'],
        twin: 'Last day before the date of the goal {title}. {detail} Off duty.',
      },
    ],
  },
  target_day: {
    kind_encouraging: [
      {
        text: 'Today is the day you set for the goal {title}. {kept} are kept. {detail}',
        also: ['Today is the day you set for the goal {title}. {detail}'],
        twin: 'Today is the day you set for the goal {title}. {detail} Then you can stop.',
      },
      {
        text: 'The date for the goal {title} has come, and you can take it slowly. {detail}',
        twin: 'The date for the goal {title} has come. {detail} Then you can stop.',
      },
      {
        text: 'You chose today for the goal {title}, and a small part is enough. {detail}',
        twin: 'You chose today for the goal {title}. {detail} Then you can rest.',
      },
      {
        text: 'This is the date of the goal {title}. {detail}',
        twin: 'This is the date of the goal {title}. {detail} The rest of the day is yours.',
      },
    ],
    teammate: [
      {
        text: 'Today’s our date for the goal {title}. {kept} are on the log. {detail}',
        also: ['Today’s our date for the goal {title}. {detail}'],
        twin: 'Today’s our date for the goal {title}. {detail} Then we’re done.',
      },
      {
        text: 'The date for the goal {title} is here, so let’s go. {detail}',
        twin: 'The date for the goal {title} is here, so let’s go. {detail} That’s our part.',
      },
      {
        text: 'We set today for the goal {title}. {detail}',
        twin: 'We set today for the goal {title}. {detail} Then we call it a day.',
      },
      {
        text: 'It’s the day for the goal {title}, and we’re keeping it simple. {detail}',
        twin: 'It’s the day for the goal {title}, and we’re keeping it simple. {detail} That’s it.',
      },
    ],
    wise_mentor: [
      {
        text: 'Today is the date for the goal {title}. You have kept {kept}. {detail}',
        also: ['Today is the date for the goal {title}. {detail}'],
        twin: 'Today is the date for the goal {title}. {detail} Leave the judgment until tomorrow.',
      },
      {
        text: 'The date that you chose for the goal {title} has come. {detail}',
        twin: 'The date that you chose for the goal {title} has come. {detail} Leave it at that.',
      },
      {
        text: 'This is the day that you set for the goal {title}. {detail}',
        twin: 'This is the day that you set for the goal {title}. {detail} Let the rest wait.',
      },
      {
        text: 'You chose today for the goal {title}. Take it calmly. {detail}',
        twin: 'You chose today for the goal {title}. Take it calmly. {detail} What is open then can wait.',
      },
    ],
    drill_sergeant: [
      {
        text: 'Today is the date for the goal {title}. On the log: {kept}. {detail} Dismissed.',
        also: ['Today is the date for the goal {title}. {detail} Dismissed.'],
        twin: 'Today is the date for the goal {title}. Orders. {detail} Log it. Dismissed.',
      },
      {
        text: 'The date is here for the goal {title}. {detail} Carry on.',
        twin: 'The date is here for the goal {title}. One order today. {detail} Log it. Carry on.',
      },
      {
        text: 'Today is the day for the goal {title}. {detail} At ease.',
        twin: 'Today is the day for the goal {title}. Begin. {detail} Log it. At ease.',
      },
      {
        text: 'Target date for the goal {title}. {detail} Off duty.',
        twin: 'Target date for the goal {title}: today. {detail} Log it. Off duty.',
      },
    ],
  },
  after_target: {
    kind_encouraging: [
      {
        text: 'Yesterday was the date you set for the goal {title}. {detail} You can take your time with that.',
        twin: 'Yesterday was the date you set for the goal {title}. {detail}',
      },
      {
        text: 'The day you had chosen for the goal {title} is behind you. {detail} No explanations are needed.',
        twin: 'The day you had chosen for the goal {title} is behind you. {detail}',
      },
      {
        text: 'The date of the goal {title} was yesterday. {kept} are kept. {detail}',
        also: ['The date of the goal {title} was yesterday, and you may let it rest. {detail}'],
        twin: 'The date of the goal {title} was yesterday. {detail}',
      },
    ],
    teammate: [
      {
        text: 'Yesterday was our date for the goal {title}. {detail} We can do either.',
        twin: 'Yesterday was our date for the goal {title}. {detail}',
      },
      {
        text: 'We’re one day past the date of the goal {title}. {detail} It’s your call, and we go with it.',
        twin: 'We’re one day past the date of the goal {title}. {detail}',
      },
      {
        text: 'The date for the goal {title} was yesterday, so let’s sort it out. We’ve got {kept} on the log. {detail}',
        also: ['The date for the goal {title} was yesterday, so let’s sort it out. {detail} There’s no rush on us.'],
        twin: 'The date for the goal {title} was yesterday, so let’s sort it out. {detail}',
      },
    ],
    wise_mentor: [
      {
        text: 'Yesterday was the date for the goal {title}. {detail} Decide nothing larger than that today.',
        twin: 'Yesterday was the date for the goal {title}. {detail}',
      },
      {
        text: 'A date is an estimate, and that of the goal {title} was yesterday. {detail}',
        twin: 'The goal {title} had its date yesterday. {detail}',
      },
      {
        text: 'The date that you chose for the goal {title} is over. You have kept {kept}. {detail}',
        also: ['The date that you chose for the goal {title} is over. One decision remains. {detail}'],
        twin: 'The date that you chose for the goal {title} is over. {detail}',
      },
    ],
    drill_sergeant: [
      {
        text: 'Yesterday was the date of the goal {title}. {detail} Log it. Dismissed.',
        twin: 'Yesterday was the date of the goal {title}. {detail} Dismissed.',
      },
      {
        text: 'The date of the goal {title} has passed. One order. {detail} Carry on.',
        twin: 'The date of the goal {title} has passed. {detail} Carry on.',
      },
      {
        text: 'One day after the date of the goal {title}. {detail} Nothing else is ordered. At ease.',
        twin: 'One day after the date of the goal {title}. {detail} At ease.',
      },
    ],
  },
}
