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
    text: 'Packing takes longest when you are already late. Pack your bag before the last call, all but the laptop, and be home sooner.',
    short: 'Pack your bag early, the laptop last. Be home for dinner.',
    form: 'moment',
  },
  {
    text: 'A promised hour is easier to keep. Send a message home with one at which you can be there.',
    short: 'Send home the hour when you come. Pick one you can keep.',
    form: 'tell',
  },
  {
    text: 'When the last task begins, put your coat on the chair. Then others see that you will soon go home.',
    short: 'Put your coat on the chair. Everybody sees you go home.',
    form: 'moment',
  },
  {
    text: 'A phone on the table joins the dinner. Choose the drawer at home where it will lie, and make room in it.',
    short: 'Choose a drawer at home for the phone. Then have dinner.',
    form: 'prepare',
  },
  {
    text: 'At the end of work, stand up the first time you look at the clock. Then go home for dinner.',
    short: 'When you check the clock, stand up. Go home for dinner.',
    form: 'moment',
  },
  {
    text: '“Fine” ends a talk at dinner. Think of one question that cannot be answered with it, and write it down now.',
    short: 'Write one question for dinner. Not one for yes or no.',
    form: 'note',
  },
  {
    text: 'It is easier to go home when somebody expects you to. Ask one colleague to tell you when it is time.',
    short: 'Ask one colleague to send you home. Name the hour.',
    form: 'tell',
  },
  {
    text: 'A call before you are late is better than one after. Set a reminder now for well before dinner, with the number of home.',
    short: 'Set a reminder before dinner. If late, call home first.',
    form: 'prepare',
  },
  {
    text: 'The day often comes in at the door with you. Stand still there for one breath, and think of who is inside at home.',
    short: 'Take one breath before your door. Then go in to dinner.',
    form: 'moment',
  },
  {
    text: 'A late meeting can often be moved when somebody asks. Propose an earlier hour for one, and be home for dinner.',
    short: 'Propose an earlier hour for the late meeting. Dinner comes first.',
    form: 'tell',
  },
  {
    text: 'Others plan a dinner around who comes. Ask somebody at home what there is, and answer that you will be there.',
    short: 'Ask what is for dinner. Say that you will be there.',
    form: 'tell',
  },
  {
    text: 'The way home often gets stuck at the same place. Write down where, and leave earlier by that much.',
    short: 'Where does your way home get stuck? Leave that much earlier.',
    form: 'note',
  },
  {
    text: 'Unwritten work comes home in your head. Before you leave, write its next line on paper, and leave the paper there.',
    short: 'Write your next work line on paper. Leave it. Go home.',
    form: 'moment',
  },
  {
    text: 'Half of a dinner is better than none. If you will be late, tell them now when you can be home.',
    short: 'Half a dinner at home counts. Be there for it.',
    form: 'moment',
  },
  {
    text: 'An empty hour in a calendar gets booked. Write “home” into yours for the hour when you leave.',
    short: 'Put “home” into the calendar. Others can read it.',
    form: 'note',
  },
  {
    text: 'A job of your own makes you part of the dinner. Choose the water, the plates, or the candles, and write it down.',
    short: 'Choose your job at dinner: water or plates. Note it.',
    form: 'note',
  },
  {
    text: 'A good story is easily lost by dinner. Write down one word for one now, so that you remember.',
    short: 'Keep one story for dinner. Write down its first word.',
    form: 'note',
  },
  {
    text: 'A laptop opens where it lies. Write down the spot at home where it stays shut until after dinner.',
    short: 'Choose a spot at home. The laptop stays shut there.',
    form: 'note',
  },
  {
    text: 'People like it when you remember. Write down what somebody at home has planned for today, and ask about it at dinner.',
    short: 'Recall what somebody at home had today. Ask at dinner.',
    form: 'note',
  },
  {
    text: 'Few messages are lost by waiting. Mark one with a star now, and leave it until after dinner.',
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
