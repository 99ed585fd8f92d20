import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of dinner at home. */
export const homeDetails: readonly Detail[] = [
  {
    text: 'At the start of the last call or meeting, say when you have to leave for dinner. Then nobody is surprised.',
    short: 'Say in the last call when you go home.',
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
    short: 'Write home when you will be there. Choose a sure hour.',
    form: 'tell',
  },
  {
    text: 'When the last task begins, put your coat on the chair. Then others see that you will soon go home.',
    short: 'For the last task, coat on the chair. Then go home.',
    form: 'moment',
  },
  {
    text: 'A phone on the table joins the dinner. Choose the drawer at home where it will lie, and make room in it.',
    short: 'Make room in a drawer. The phone goes there at dinner.',
    form: 'prepare',
  },
  {
    text: 'At the end of work, stand up the first time you look at the clock. Then go home for dinner.',
    short: 'When work is over, stand up. Go home for dinner.',
    form: 'moment',
  },
  {
    text: '“Fine” ends a talk at dinner. Think of one question that cannot be answered with it, and write it down now.',
    short: 'Write a question for dinner. “Fine” must not answer it.',
    form: 'note',
  },
  {
    text: 'It is easier to go home when somebody expects you to. Ask one colleague to tell you when it is time.',
    short: 'Ask one colleague to send you home. Name the hour.',
    form: 'tell',
  },
  {
    text: 'A call before you are late is better than one after. Set a reminder now for well before dinner, with the number of home.',
    short: 'Set a reminder before dinner: call home if you are late.',
    form: 'prepare',
  },
  {
    text: 'The day often comes in at the door with you. Stand still there for one breath, and think of who is inside at home.',
    short: 'At your door, take one breath. Then go in to dinner.',
    form: 'moment',
  },
  {
    text: 'A late meeting can often be moved when somebody asks. Propose an earlier hour for one, and be home for dinner.',
    short: 'Ask to move one late meeting earlier. Then dinner is possible.',
    form: 'tell',
  },
  {
    text: 'Others plan a dinner around who comes. Ask somebody at home what there is, and answer that you will be there.',
    short: 'Ask home what is for dinner. Say you will be there.',
    form: 'tell',
  },
  {
    text: 'The way home often gets stuck at the same place. Write down where, and leave earlier by that much.',
    short: 'Write where your way home gets stuck. Leave that much earlier.',
    form: 'note',
  },
  {
    text: 'Unwritten work comes home in your head. Before you leave, write its next line on paper, and leave the paper there.',
    short: 'Before going home, write the next task. Leave the paper there.',
    form: 'moment',
  },
  {
    text: 'Half of a dinner is better than none. If you will be late, tell them now when you can be home.',
    short: 'If you are late, call home. Half a dinner counts.',
    form: 'moment',
  },
  {
    text: 'An empty hour in a calendar gets booked. Write “home” into yours for the hour when you leave.',
    short: 'Enter “home” in the calendar for when you leave.',
    form: 'note',
  },
  {
    text: 'A job of your own makes you part of the dinner. Choose the water, the plates, or the candles, and write it down.',
    short: 'Choose your job at dinner: water or plates. Write it down.',
    form: 'note',
  },
  {
    text: 'A good story is easily lost by dinner. Write down one word for one now, so that you remember.',
    short: 'Save a story for dinner. Write one word of it.',
    form: 'note',
  },
  {
    text: 'A laptop opens where it lies. Write down the spot at home where it stays shut until after dinner.',
    short: 'Choose the laptop’s spot at home. Shut until after dinner.',
    form: 'note',
  },
  {
    text: 'People like it when you remember. Write down what somebody at home has planned for today, and ask about it at dinner.',
    short: 'Write what somebody at home does today. Ask at dinner.',
    form: 'note',
  },
  {
    text: 'Few messages are lost by waiting. Mark one with a star now, and leave it until after dinner.',
    short: 'Star one message. Answer it after dinner.',
    form: 'note',
  },
  {
    text: 'When you come home, take your shoes off before you look at the phone. Then say hello to everybody.',
    short: 'When you come home, shoes first. The phone comes later.',
    form: 'moment',
  },
  {
    text: 'The talk often begins when dinner is over. Stay at the table as long as somebody else sits there.',
    short: 'Stay seated at dinner while somebody else sits.',
    form: 'moment',
  },
]
