import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of volunteering. */
export const volunteerDetails: readonly Detail[] = [
  {
    text: 'Help that has a date arrives. Enter the next one, or the day on which you offer your help.',
    short: 'Next date to help. Calendar. Enter it.',
  },
  {
    text: 'A coordinator plans with what is written down. Send a short message: when you can come to help, and for how long.',
    short: 'Short message to the coordinator. When. How long.',
  },
  {
    text: 'People come back for people. Learn one name of somebody with whom you volunteer.',
    short: 'One name of a volunteer. Learn it. Use it.',
  },
  {
    text: 'An hour that you can keep helps more than a day that you cannot. Note how many hours a month are yours to give.',
    short: 'Hours you can give. Per month. Note the number.',
  },
  {
    text: 'Volunteers often stop because nobody lets them say no. Write one friendly sentence that turns an extra shift down.',
    short: 'Extra shift? Prepare a friendly no. One sentence.',
  },
  {
    text: 'The way there decides on tired days. Look up how you get to the place where you help, and back.',
    short: 'The way to the place. And back. Look it up.',
  },
  {
    text: 'What you find easy may be exactly what they lack. List the things that you could lend a place: a car, a language, patience.',
    short: 'What can you lend? Car, language, patience. List it.',
  },
  {
    text: 'With a packed bag, half of it is decided. Put in gloves, a bottle, and something to eat for the next shift.',
    short: 'Gloves. Bottle. Food. Into the bag for the shift.',
  },
  {
    text: 'Thanks are rare among helpers, because all of them give. Send one to somebody who helps, there or elsewhere.',
    short: 'Another helper. One line of thanks. Send it.',
  },
  {
    text: 'Not all help happens on the spot. Pick one small task for the place that you can do at home.',
    short: 'One task for the place. From home. Pick it.',
  },
  {
    text: 'Good helpers know when they leave. Set the hour at which your shift ends, before you go there.',
    short: 'End of the shift. Set the hour. Keep it.',
  },
  {
    text: 'Whoever is new stands at the wall for a while. Prepare one sentence for the next volunteer who does.',
    short: 'New volunteer at the wall? Prepare one sentence.',
  },
  {
    text: 'Forms look longer than they are. Open the one for volunteers, and fill in your name and the days.',
    short: 'Volunteer form. Name. Days. The rest later.',
  },
  {
    text: 'Places say what they need, and few people read it. Look at the latest list or post, and note one thing to give.',
    short: 'What does the place need? Read. Note one thing.',
  },
  {
    text: 'A canceled shift falls on somebody. If a date is difficult, write to another helper about a trade.',
    short: 'Difficult date? Write to a helper. Trade the shift.',
  },
  {
    text: 'A shift is easier in company. Invite a friend to come along for one shift, in a message.',
    short: 'One friend. One message. Come along to help.',
  },
  {
    text: 'Some tasks take more out of you than others. Remember what tires you when you help, and plan a pause there.',
    short: 'Tiring part of the shift? Plan a pause there.',
  },
  {
    text: 'Most help begins with a question. Write down one that you would ask the people you meet there.',
    short: 'One question for the people there. Write it down.',
  },
  {
    text: 'Clothes for dirty work save a discussion at the closet. Lay out what you wear when you help.',
    short: 'Clothes that may get dirty. Lay them out. Help.',
  },
  {
    text: 'You once got help that nobody had to give. Recall that person, and write the name down.',
    short: 'Who once helped you? Name. Paper.',
  },
  {
    text: 'Results of helping are easily overlooked. Describe one moment in which you helped: a face, a task, a thank-you.',
    short: 'You helped once. One face. One task. Write it.',
  },
  {
    text: 'The calendar at home should know of it too. Enter the next shift where the others can see it.',
    short: 'Next shift. Calendar at home. Everyone can see it.',
  },
  {
    text: 'An offer is easiest to accept when it is exact. Name one thing that you would give: a drive, a cake, a repair.',
    short: 'Exact offer. Drive, cake, repair. Give one.',
  },
  {
    text: 'A reminder on the day before helps more than one on the day. Set it, with what you bring to help.',
    short: 'Reminder for the day before. What to bring. Help.',
  },
]
