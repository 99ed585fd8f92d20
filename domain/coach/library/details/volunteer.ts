import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of volunteering. */
export const volunteerDetails: readonly Detail[] = [
  {
    text: 'Enter the next date on which you help in your calendar, or a day on which you could.',
    short: 'Enter the next date to help into your calendar.',
    form: 'note',
  },
  {
    text: 'A coordinator plans with what people have written. Send a short message: on which day you can help, and for how long.',
    short: 'Write the coordinator: when you can help, and how long.',
    form: 'tell',
  },
  {
    text: 'Learn the name of one person who volunteers with you, and use it the next time.',
    short: 'Learn the name of one other volunteer. Use it.',
    form: 'note',
  },
  {
    text: 'A short shift that you keep helps more than a long one that you cancel. Write down how many hours a month you can give.',
    short: 'Note how many hours a month you can give.',
    form: 'note',
  },
  {
    text: 'People who help are often asked for more than they can give. Write one friendly sentence that refuses an extra shift.',
    short: 'Write one friendly sentence that refuses an extra shift.',
    form: 'note',
  },
  {
    text: 'Look up how you get to the place where you help, and back, also for a tired day.',
    short: 'Look up the way to the place and back.',
    form: 'note',
  },
  {
    text: 'A place may need something that is easy for you. List what you could lend: a car, a language, or patience.',
    short: 'List what you could lend: a car, a language, patience.',
    form: 'note',
  },
  {
    text: 'Pack gloves, a bottle, and something to eat for your next shift. Put the bag by the door.',
    short: 'Pack gloves, bottle, and food for the next shift.',
    form: 'prepare',
  },
  {
    text: 'Send one line of thanks to somebody who helps, at your place or elsewhere.',
    short: 'Send one line of thanks to another helper.',
    form: 'tell',
  },
  {
    text: 'Some help can be given from home, such as a call, a flyer, or a cake. Write to ask which task you could take.',
    short: 'Ask which task you could do at home. Offer help.',
    form: 'tell',
  },
  {
    text: 'A shift gets long when it has no end. Set the hour at which yours ends, and write it down.',
    short: 'Set the hour when your shift ends. Keep it.',
    form: 'note',
  },
  {
    text: 'A new volunteer often stands alone at first. Think of one sentence to say to the next one, and say it out loud now.',
    short: 'Prepare one sentence for the next new volunteer.',
    form: 'note',
  },
  {
    text: 'Open the form for volunteers, and fill in your name and the days on which you are free.',
    short: 'Open the volunteer form. Fill in name and days.',
    form: 'prepare',
  },
  {
    text: 'Most places say in public what they need. Read the latest list or post, and note one thing that you could give.',
    short: 'Read what the place needs. Note one thing to give.',
    form: 'note',
  },
  {
    text: 'When you cancel a shift, somebody has to take over. Look at your next date now, and ask for a trade if it is difficult.',
    short: 'If a date is difficult, write a helper. Trade the shift.',
    form: 'note',
  },
  {
    text: 'Invite one friend to come along for a shift, in a short message with the day in it.',
    short: 'Invite one friend to help you for one shift.',
    form: 'tell',
  },
  {
    text: 'Some tasks in a shift tire you more than others. Write down which one does, and where you could take a pause.',
    short: 'Remember what tires you in the shift. Plan a pause there.',
    form: 'note',
  },
  {
    text: 'You help better when you know the person. Write down one question that you could ask somebody you help.',
    short: 'Write down one question for the people you help.',
    form: 'note',
  },
  {
    text: 'Lay out old clothes for the next time you help, so that they may get dirty.',
    short: 'Lay out old clothes for the next shift.',
    form: 'prepare',
  },
  {
    text: 'Somebody once helped you without having to. Write down the name, and what they did.',
    short: 'Write down who once helped you. Only the name.',
    form: 'note',
  },
  {
    text: 'It is easy to forget what your help has done. Write down one moment of it: a face, a task, or a thank-you.',
    short: 'Write down one moment in which you helped.',
    form: 'note',
  },
  {
    text: 'New helpers wait to be told what to do. List the tasks at the place that you could do unasked.',
    short: 'List the tasks there that you could do unasked.',
    form: 'note',
  },
  {
    text: 'People accept an offer more easily when it is exact. Write down one thing that you could give: a drive, a cake, or a repair.',
    short: 'Offer one exact thing to give: a drive or a cake.',
    form: 'note',
  },
  {
    text: 'Clean gloves or shoes are one thing less to see to. Wash or wipe something that you wear when you help.',
    short: 'Wash one thing that you wear to help.',
    form: 'prepare',
  },
]
