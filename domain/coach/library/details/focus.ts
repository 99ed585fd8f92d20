import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of working without interruptions. */
export const focusDetails: readonly Detail[] = [
  {
    text: 'A phone on the desk takes attention even when it is silent. Put it where you would have to get up for it.',
    short: 'Put the phone in another room. Then start the work.',
    form: 'prepare',
  },
  {
    text: 'People interrupt less when they know how long they have to wait. Tell one person when your block of work ends.',
    short: 'Tell people when your work block ends. Close the door.',
    form: 'tell',
  },
  {
    text: 'The first minutes of a block often feel slow. Start the next one anyway, and stay in the chair.',
    short: 'The start of a block feels slow. Stay in the chair.',
    form: 'work',
  },
  {
    text: 'A thought that is written down stops coming back. Put a notepad on the desk before you begin the task.',
    short: 'Keep a notepad on the desk. Note stray thoughts. Return.',
    form: 'prepare',
  },
  {
    text: 'Each open tab asks for a look. Close every window and tab that the next task does not need.',
    short: 'Close the screen windows that lead away. Keep the work.',
    form: 'prepare',
  },
  {
    text: 'A block without a name drifts. Write in a few words what the next one is for, and lay it in sight.',
    short: 'Name this block of work. Write the name down.',
    form: 'note',
  },
  {
    text: 'The wish to check the phone often comes just before a hard part. When it comes, finish the sentence first.',
    short: 'Wish to check the phone: first finish one sentence.',
    form: 'moment',
  },
  {
    text: 'Other work in sight calls you. Put what is not for this task into a box on the floor.',
    short: 'Clear the desk. Put the task in the middle.',
    form: 'prepare',
  },
  {
    text: 'Notifications can be read afterward as well. Turn them off on phone and screen before the block begins.',
    short: 'Turn notifications off. Your own task comes first.',
    form: 'prepare',
  },
  {
    text: 'Looking at the clock interrupts as well. Set a timer for the block, and turn its face away.',
    short: 'Set the timer. Turn its face away. Work until it rings.',
    form: 'prepare',
  },
  {
    text: 'Before you stop, write down the next step of the task. Then you know where to begin tomorrow.',
    short: 'Before you stop, write down the next task.',
    form: 'moment',
  },
  {
    text: 'Find the hour of your day in which the fewest people need you. Block it for work in your calendar.',
    short: 'Choose the hour when nobody needs your work. Block it.',
    form: 'note',
  },
  {
    text: 'When something interrupts you, finish the line first. It is easier to come back to the task that way.',
    short: 'Finish the line you are in. Then switch tasks.',
    form: 'moment',
  },
  {
    text: 'Mail brings other people’s tasks. Close it before the block begins, and write down when you will open it.',
    short: 'Close the mail program. The task comes before the badge.',
    form: 'prepare',
  },
  {
    text: 'Begin a hard task with the part that you understand best. Find that part now, and mark it.',
    short: 'Enter the task by the part you know best.',
    form: 'work',
  },
  {
    text: 'Noise disturbs less when you have chosen it. Put on headphones, or pick a steady sound for the work.',
    short: 'Put on headphones. Choose your own sound for the work.',
    form: 'prepare',
  },
  {
    text: 'Open your calendar, and enter the next block of work under your own name. Then nobody puts a meeting there.',
    short: 'Block this space in the calendar. Put your name on it.',
    form: 'note',
  },
  {
    text: 'Tired eyes make it hard to concentrate. Look out of the window for a few breaths, and then begin the task.',
    short: 'Look out of the window once. Then begin the task.',
    form: 'work',
  },
  {
    text: 'It is easier to begin with a single page. Open the one that the task needs, and leave the rest closed.',
    short: 'Open the one page that you need. Close the rest.',
    form: 'prepare',
  },
  {
    text: 'Questions for other people can wait until the block is over. Write the next one on a list instead of asking.',
    short: 'Put questions for others on a list. Go on with the task.',
    form: 'moment',
  },
  {
    text: 'Notice today when your hand goes to the phone during work. Bring it back, and read the last line once more.',
    short: 'Notice your hand going to the phone. Bring it back.',
    form: 'moment',
  },
  {
    text: 'A short block without a single interruption is enough for today. Choose its length now, and keep to it.',
    short: 'Make this block short. Keep it whole.',
    form: 'note',
  },
  {
    text: 'Each trip for water, notes, or a charger interrupts you. Fetch them before you sit down at the desk.',
    short: 'Fetch water and notes. Then sit down at the desk.',
    form: 'prepare',
  },
  {
    text: 'Write down where you will stop in this task: at which page or line. Then begin.',
    short: 'Write down where the task ends today. Stop there.',
    form: 'note',
  },
]
