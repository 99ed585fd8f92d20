import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of volunteering. */
export const volunteerDetails: readonly Detail[] = [
  {
    text: 'Help that has a date arrives. Enter the next one, or the day on which you offer your help.',
    short: 'Enter the next date to help into your calendar.',
  },
  {
    text: 'A coordinator plans with what is written down. Send a short message: when you can come to help, and for how long.',
    short: 'Write the coordinator: when you can help, and how long.',
  },
  {
    text: 'People come back for people. Learn one name of somebody with whom you volunteer.',
    short: 'Learn the name of one other volunteer. Use it.',
  },
  {
    text: 'An hour that you can keep helps more than a day that you cannot. Note how many hours a month are yours to give.',
    short: 'Note how many hours a month you can give.',
  },
  {
    text: 'Volunteers often stop because nobody lets them say no. Write one friendly sentence that turns an extra shift down.',
    short: 'Write one friendly sentence that refuses an extra shift.',
  },
  {
    text: 'The way there decides on tired days. Look up how you get to the place where you help, and back.',
    short: 'Look up the way to the place and back.',
  },
  {
    text: 'What you find easy may be exactly what they lack. List the things that you could lend a place: a car, a language, patience.',
    short: 'List what you could lend: a car, a language, patience.',
  },
  {
    text: 'With a packed bag, half of it is decided. Put in gloves, a bottle, and something to eat for the next shift.',
    short: 'Pack gloves, bottle, and food for the next shift.',
  },
  {
    text: 'Thanks are rare among helpers, because all of them give. Send one to somebody who helps, there or elsewhere.',
    short: 'Send one line of thanks to another helper.',
  },
  {
    text: 'Not all help happens on the spot. Pick one small task for the place that you can do at home.',
    short: 'Pick one task for the place. Do it at home.',
  },
  {
    text: 'Good helpers know when they leave. Set the hour at which your shift ends, before you go there.',
    short: 'Set the hour when your shift ends. Keep it.',
  },
  {
    text: 'Whoever is new stands at the wall for a while. Prepare one sentence for the next volunteer who does.',
    short: 'Prepare one sentence for the next new volunteer.',
  },
  {
    text: 'Forms look longer than they are. Open the one for volunteers, and fill in your name and the days.',
    short: 'Open the volunteer form. Fill in name and days.',
  },
  {
    text: 'Places say what they need, and few people read it. Look at the latest list or post, and note one thing to give.',
    short: 'Read what the place needs. Note one thing to give.',
  },
  {
    text: 'A canceled shift falls on somebody. If a date is difficult, write to another helper about a trade.',
    short: 'If a date is difficult, write a helper. Trade the shift.',
  },
  {
    text: 'A shift is easier in company. Invite a friend to come along for one shift, in a message.',
    short: 'Invite one friend to help you for one shift.',
  },
  {
    text: 'Some tasks take more out of you than others. Remember what tires you when you help, and plan a pause there.',
    short: 'Remember what tires you in the shift. Plan a pause there.',
  },
  {
    text: 'Most help begins with a question. Write down one that you would ask the people you meet there.',
    short: 'Write down one question for the people you help.',
  },
  {
    text: 'Clothes for dirty work save a discussion at the closet. Lay out what you wear when you help.',
    short: 'Lay out old clothes for the next shift.',
  },
  {
    text: 'You once got help that nobody had to give. Recall that person, and write the name down.',
    short: 'Write down who once helped you. Only the name.',
  },
  {
    text: 'Results of helping are easily overlooked. Describe one moment in which you helped: a face, a task, a thank-you.',
    short: 'Write down one moment in which you helped.',
  },
  {
    text: 'The calendar at home should know of it too. Enter the next shift where the others can see it.',
    short: 'Enter the next shift into the calendar at home.',
  },
  {
    text: 'An offer is easiest to accept when it is exact. Name one thing that you would give: a drive, a cake, a repair.',
    short: 'Offer one exact thing to give: a drive or a cake.',
  },
  {
    text: 'A reminder on the day before helps more than one on the day. Set it, with what you bring to help.',
    short: 'Set a reminder for the day before you help.',
  },
]
