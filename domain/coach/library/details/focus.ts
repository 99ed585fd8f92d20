import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of working without interruptions. */
export const focusDetails: readonly Detail[] = [
  {
    text: 'A phone on the desk takes attention even when it is silent. Put it where you would have to get up for it.',
    short: 'Put the phone in another room. Then start the work.',
  },
  {
    text: 'People interrupt less when they know the end. Tell one of them until when you are busy.',
    short: 'Tell people when your work block ends. Close the door.',
  },
  {
    text: 'The first minutes of a block feel slow, and that is normal. Stay in the chair until the work starts to answer.',
    short: 'The start of a block feels slow. Stay in the chair.',
  },
  {
    text: 'Thoughts come when it gets quiet. Keep a notepad beside you, write each of them down, and go back.',
    short: 'Keep a notepad on the desk. Note stray thoughts. Return.',
  },
  {
    text: 'Many open windows are as many doors. Close the ones that lead away from the work.',
    short: 'Close the screen windows that lead away. Keep the work.',
  },
  {
    text: 'A block needs a name, or it fills with other things. Write down what this one is for.',
    short: 'Name this block of work. Write the name down.',
  },
  {
    text: 'The urge to check something is strongest just before a hard part. Notice it, and take the next small bite of the work.',
    short: 'Wish to check the phone: first finish one sentence.',
  },
  {
    text: 'An empty desk asks no questions. Move everything off it that is not this task.',
    short: 'Clear the desk. Put the task in the middle.',
  },
  {
    text: 'Notifications are other people’s plans. Turn them off for as long as your own takes.',
    short: 'Turn notifications off. Your own task comes first.',
  },
  {
    text: 'A timer ends the question how long this will last. Set it, and turn its face away.',
    short: 'Set the timer. Turn its face away. Work until it rings.',
  },
  {
    text: 'Good work leaves a mark to come back to. Before you stop, write down the next step.',
    short: 'Before you stop, write down the next task.',
  },
  {
    text: 'The hour matters more than the will. Choose the one in which nobody needs you.',
    short: 'Choose the hour when nobody needs your work. Block it.',
  },
  {
    text: 'Switching costs more than it seems, because the old task keeps talking. Finish the line that you are in.',
    short: 'Finish the line you are in. Then switch tasks.',
  },
  {
    text: 'The mail will be there after the block. Close the program, and leave the badge to count by itself.',
    short: 'Close the mail program. The task comes before the badge.',
  },
  {
    text: 'A hard task is easier to enter through a small door. Pick the sentence or the figure that you understand best.',
    short: 'Enter the task by the part you know best.',
  },
  {
    text: 'Noise is easier to bear when you chose it. Put on headphones, or pick the sound yourself.',
    short: 'Put on headphones. Choose your own sound for the work.',
  },
  {
    text: 'Meetings like free spaces in a calendar. Fill this one with your own name.',
    short: 'Block this space in the calendar. Put your name on it.',
  },
  {
    text: 'Tired heads wander, and rested ones start. Look out of the window once before you begin.',
    short: 'Look out of the window once. Then begin the task.',
  },
  {
    text: 'You need less than you think at the start. Open the file, and leave the rest closed.',
    short: 'Open the one page that you need. Close the rest.',
  },
  {
    text: 'A question to a colleague can wait for the end of the block. Write it on a list for later.',
    short: 'Put questions for others on a list. Go on with the task.',
  },
  {
    text: 'The body tells when attention goes: a hand to the phone, eyes to the door. Catch it once, and come back.',
    short: 'Notice your hand going to the phone. Bring it back.',
  },
  {
    text: 'Short blocks done well teach more than long ones planned. Make this one short, and keep it whole.',
    short: 'Make this block short. Keep it whole.',
  },
  {
    text: 'Water, notes, and charger call you away from the desk. Fetch them before you sit down.',
    short: 'Fetch water and notes. Then sit down at the desk.',
  },
  {
    text: 'What counts as done is best decided before. Write down the line where you will stop.',
    short: 'Write down where the task ends today. Stop there.',
  },
]
