import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of dinner at home. */
export const homeDetails: readonly Detail[] = [
  {
    text: 'At the start of the last call or meeting, say when you have to leave for dinner. Then nobody is surprised.',
    short: 'Start the last call with this: when you go home.',
    form: 'moment',
  },
  {
    text: 'There is often one last message before you go home. Schedule it for tomorrow instead of sending it.',
    short: 'Schedule the last message for tomorrow. Then go home.',
    form: 'moment',
  },
  {
    text: 'Pack your bag an hour before you leave, all but the laptop. Then you are out of the door for dinner sooner.',
    short: 'Pack your bag early, the laptop last. Be home for dinner.',
    form: 'moment',
  },
  {
    text: 'Send a message home with the hour when you will be there. Choose one that you can keep.',
    short: 'Send home the hour when you come. Pick one you can keep.',
    form: 'tell',
  },
  {
    text: 'When the last task begins, put your coat on the chair. Then others see that you will soon go home.',
    short: 'Put your coat on the chair. Everybody sees you go home.',
    form: 'moment',
  },
  {
    text: 'Choose the drawer at home where the phone will lie during dinner. Make room in it now or when you get there.',
    short: 'Choose a drawer at home for the phone. Then have dinner.',
    form: 'prepare',
  },
  {
    text: 'At the end of work, stand up the first time you look at the clock. Then go home for dinner.',
    short: 'When you check the clock, stand up. Go home for dinner.',
    form: 'moment',
  },
  {
    text: 'Think of one question for dinner that cannot be answered with yes or no. Write it down now.',
    short: 'Think of one question for dinner. Not one for yes or no.',
    form: 'note',
  },
  {
    text: 'Ask one colleague to tell you when it is time to go home. Give them the exact hour.',
    short: 'Ask one colleague to send you home. Name the hour.',
    form: 'tell',
  },
  {
    text: 'If it gets late, call home before you are late, not after. Set a reminder now, half an hour before dinner.',
    short: 'If it gets late, call home early. Then go.',
    form: 'prepare',
  },
  {
    text: 'Before you open the door at home, stand still for one breath. Think of who is inside.',
    short: 'Take one breath before your door. Then go in to dinner.',
    form: 'moment',
  },
  {
    text: 'Find the latest meeting in your calendar this week. Ask whether it can be earlier, so that you are home for dinner.',
    short: 'Propose an earlier hour for the late meeting. Dinner comes first.',
    form: 'tell',
  },
  {
    text: 'Ask somebody at home what is for dinner. Answer that you will be there.',
    short: 'Ask what is for dinner. Say that you will be there.',
    form: 'tell',
  },
  {
    text: 'Think of what usually holds you up on the way home, a person or a place. Leave earlier by that much.',
    short: 'Where does your way home get stuck? Leave that much earlier.',
    form: 'note',
  },
  {
    text: 'Before you leave, write the next step of your work on paper. Leave the paper there, and go home without it.',
    short: 'Write your next work line on paper. Leave it. Go home.',
    form: 'moment',
  },
  {
    text: 'Half of a dinner is better than none. If you will be late, tell them now when you can be home.',
    short: 'Half a dinner at home counts. Be there for it.',
    form: 'moment',
  },
  {
    text: 'Write “home” into your calendar for the hour when you leave. Put it where others can see it.',
    short: 'Put “home” into the calendar. Others can read it.',
    form: 'note',
  },
  {
    text: 'Choose one job at dinner that will always be yours: the water, the plates, or the candles.',
    short: 'Choose your job at dinner: water or plates. Do it.',
    form: 'note',
  },
  {
    text: 'Keep one small story of the day for dinner. Write down a word for it, so that you remember.',
    short: 'Keep one story for dinner. Write down its first word.',
    form: 'note',
  },
  {
    text: 'Decide in which room at home the laptop stays shut. Choose the exact spot for it.',
    short: 'Choose a room at home. The laptop stays shut there.',
    form: 'note',
  },
  {
    text: 'Remember what somebody at home has planned for today. Write it down, and ask about it at dinner.',
    short: 'Recall what somebody at home had today. Ask at dinner.',
    form: 'note',
  },
  {
    text: 'Choose one message that can wait until after dinner. Mark it with a star, and leave it.',
    short: 'Star one message. Answer it after dinner.',
    form: 'note',
  },
  {
    text: 'When you come home, take your shoes off before you look at the phone. Then say hello to everybody.',
    short: 'Take your shoes off first. Then you are home. Phone later.',
    form: 'moment',
  },
  {
    text: 'The talk often begins when dinner is over. Stay at the table as long as somebody else sits there.',
    short: 'Stay seated at dinner while somebody else sits.',
    form: 'moment',
  },
]
