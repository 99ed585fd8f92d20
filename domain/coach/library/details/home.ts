import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of dinner at home. */
export const homeDetails: readonly Detail[] = [
  {
    text: 'Dinner is decided at the last call before it. Tell the others at its start when you have to leave.',
    short: 'Start the last call with this: when you go home.',
  },
  {
    text: 'One last message is never the last. Write it now, mark it for tomorrow, and go home.',
    short: 'Schedule the last message for tomorrow. Then go home.',
  },
  {
    text: 'A packed bag goes home on time. Put in everything but the laptop before the last hour.',
    short: 'Pack your bag early, the laptop last. Be home for dinner.',
  },
  {
    text: 'People at home plan by the hour you name. Send it now, and name one that you can keep.',
    short: 'Send home the hour when you come. Pick one you can keep.',
  },
  {
    text: 'A coat on the chair tells colleagues that you go home. Fetch it before the last task begins.',
    short: 'Put your coat on the chair. Everybody sees you go home.',
  },
  {
    text: 'The phone at dinner is a guest nobody invited. Choose the drawer it goes into when you come home.',
    short: 'Choose a drawer at home for the phone. Then have dinner.',
  },
  {
    text: 'A late start for dinner grows at the door. Stand up for dinner when you would usually look at the clock.',
    short: 'When you check the clock, stand up. Go home for dinner.',
  },
  {
    text: 'The first question at the table makes the dinner. Think of one that cannot be answered with yes.',
    short: 'Think of one question for dinner. Not one for yes or no.',
  },
  {
    text: 'Somebody at work can close the day for you. Ask one person to send you home at the hour.',
    short: 'Ask one colleague to send you home. Name the hour.',
  },
  {
    text: 'A late dinner at home beats a punctual apology. If it gets late, call before you are late.',
    short: 'If it gets late, call home early. Then go.',
  },
  {
    text: 'You arrive at home with your head still at work. Sit in the car or on the steps for a breath before you open the door.',
    short: 'Take one breath before your door. Then go in to dinner.',
  },
  {
    text: 'The late meeting costs the most dinners. Look at the next one, and propose an earlier hour.',
    short: 'Propose an earlier hour for the late meeting. Dinner comes first.',
  },
  {
    text: 'The plate that waits for you is a fact. Ask what is for dinner, and say that you look forward to it.',
    short: 'Ask what is for dinner. Say that you will be there.',
  },
  {
    text: 'The way home has one place where you get stuck. Name it, and leave earlier by that much.',
    short: 'Where does your way home get stuck? Leave that much earlier.',
  },
  {
    text: 'What is unfinished on the desk goes on at dinner in your head. Write its next line on paper, and leave the paper there.',
    short: 'Write your next work line on paper. Leave it. Go home.',
  },
  {
    text: 'A family forgives a short dinner sooner than a missing one. Be there for the first half of it, if that is what fits.',
    short: 'Half a dinner at home counts. Be there for it.',
  },
  {
    text: 'Nobody sees you leave if you never say that you do. Put “home” into your calendar where others can read it.',
    short: 'Put “home” into the calendar. Others can read it.',
  },
  {
    text: 'A small job at the table is better than a big promise. Choose yours for dinner: the water, the plates, the candles.',
    short: 'Choose your job at dinner: water or plates. Do it.',
  },
  {
    text: 'The best story of the day fits into a minute. Keep one for dinner, and write down its first word.',
    short: 'Keep one story for dinner. Write down its first word.',
  },
  {
    text: 'The laptop that comes home comes to dinner. Decide now in which room it stays shut.',
    short: 'Choose a room at home. The laptop stays shut there.',
  },
  {
    text: 'Somebody at home has a thing on today. Write down what it was, and ask about it at dinner.',
    short: 'Recall what somebody at home had today. Ask at dinner.',
  },
  {
    text: 'A delayed answer rarely costs anything. Choose the message that will wait until after dinner, and star it.',
    short: 'Star one message. Answer it after dinner.',
  },
  {
    text: 'Shoes off is the sign that you are home. Take them off first, before you look at the phone.',
    short: 'Take your shoes off first. Then you are home. Phone later.',
  },
  {
    text: 'The chair at the table is yours even when dinner is over. Sit down in it for as long as somebody else sits.',
    short: 'Stay seated at dinner while somebody else sits.',
  },
]
