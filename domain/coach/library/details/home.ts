import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of dinner at home. */
export const homeDetails: readonly Detail[] = [
  {
    text: 'Dinner is decided at the last call before it. Tell the others at its start when you have to leave.',
    short: 'Last call: announce your exit at its start. Dinner holds.',
  },
  {
    text: 'One last message is never the last. Write it now, mark it for tomorrow, and go home.',
    short: 'Last message: schedule it for tomorrow. Then home.',
  },
  {
    text: 'A packed bag goes home on time. Put in everything but the laptop before the last hour.',
    short: 'Pack the bag early. Laptop last. Dinner on time.',
  },
  {
    text: 'People at home plan by the hour you name. Send it now, and name one that you can keep.',
    short: 'Send home one hour. One you can keep. Dinner.',
  },
  {
    text: 'A coat on the chair tells colleagues that you go home. Fetch it before the last task begins.',
    short: 'Coat on the chair. Visible. You leave for dinner.',
  },
  {
    text: 'The phone at dinner is a guest nobody invited. Choose the drawer it goes into when you come home.',
    short: 'Phone into the drawer at home. Dinner begins.',
  },
  {
    text: 'A late start for dinner grows at the door. Stand up for dinner when you would usually look at the clock.',
    short: 'Stand up when you check the clock. Home for dinner.',
  },
  {
    text: 'The first question at the table makes the dinner. Think of one that cannot be answered with yes.',
    short: 'One question for the table. Not yes or no. Dinner.',
  },
  {
    text: 'Somebody at work can close the day for you. Ask one person to send you home at the hour.',
    short: 'Ask one person to send you home. Name the hour.',
  },
  {
    text: 'A late dinner at home beats a punctual apology. If it gets late, call before you are late.',
    short: 'Late? Call home before you are. Then go.',
  },
  {
    text: 'You arrive at home with your head still at work. Sit in the car or on the steps for a breath before you open the door.',
    short: 'One breath before the door. Work stays outside. Dinner.',
  },
  {
    text: 'The late meeting costs the most dinners. Look at the next one, and propose an earlier hour.',
    short: 'Next late meeting: propose earlier. Dinner stays.',
  },
  {
    text: 'The plate that waits for you is a fact. Ask what is for dinner, and say that you look forward to it.',
    short: 'Ask what is for dinner. Answer it. Be there.',
  },
  {
    text: 'The way home has one place where you get stuck. Name it, and leave earlier by that much.',
    short: 'Name where the way home jams. Leave earlier by that.',
  },
  {
    text: 'What is unfinished on the desk goes on at dinner in your head. Write its next line on paper, and leave the paper there.',
    short: 'Next line on paper. Paper stays at work. You go home.',
  },
  {
    text: 'A family forgives a short dinner sooner than a missing one. Be there for the first half of it, if that is what fits.',
    short: 'Half a dinner at home counts. Be there for it.',
  },
  {
    text: 'Nobody sees you leave if you never say that you do. Put “home” into your calendar where others can read it.',
    short: '“Home” in the calendar. Visible. Leave by it.',
  },
  {
    text: 'A small job at the table is better than a big promise. Choose yours for dinner: the water, the plates, the candles.',
    short: 'Your job at dinner: water or plates. Choose. Do it.',
  },
  {
    text: 'The best story of the day fits into a minute. Keep one for dinner, and write down its first word.',
    short: 'One story for dinner. Note its first word.',
  },
  {
    text: 'The laptop that comes home comes to dinner. Decide now in which room it stays shut.',
    short: 'Laptop at home: one room, shut. Dinner is another.',
  },
  {
    text: 'Somebody at home has a thing on today. Write down what it was, and ask about it at dinner.',
    short: 'Their thing today: write it down. Ask at dinner.',
  },
  {
    text: 'A delayed answer rarely costs anything. Choose the message that will wait until after dinner, and star it.',
    short: 'Star one message. It waits until after dinner.',
  },
  {
    text: 'Shoes off is the sign that you are home. Take them off first, before you look at the phone.',
    short: 'Shoes off first. Phone later. You are home.',
  },
  {
    text: 'The chair at the table is yours even when dinner is over. Sit down in it for as long as somebody else sits.',
    short: 'Sit while they sit. Dinner ends when they stand.',
  },
]
