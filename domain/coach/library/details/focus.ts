import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of working without interruptions. */
export const focusDetails: readonly Detail[] = [
  {
    text: 'A phone on the desk takes attention even when it is silent. Put it where you would have to get up for it.',
    short: 'Phone in another room. Stand up for it or leave it.',
  },
  {
    text: 'People interrupt less when they know the end. Tell one of them until when you are busy.',
    short: 'Tell them the end time. Close the door.',
  },
  {
    text: 'The first minutes of a block feel slow, and that is normal. Stay in the chair until the work starts to answer.',
    short: 'Slow start is normal. Stay in the chair.',
  },
  {
    text: 'Thoughts come when it gets quiet. Keep a notepad beside you, write each of them down, and go back.',
    short: 'Keep a notepad there. Thoughts go on it. Go back.',
  },
  {
    text: 'Many open windows are as many doors. Close the ones that lead away from the work.',
    short: 'Close the windows that lead away. Keep the work open.',
  },
  {
    text: 'A block needs a name, or it fills with other things. Write down what this one is for.',
    short: 'Name the block. Write it down. Only that.',
  },
  {
    text: 'The urge to check something is strongest just before a hard part. Notice it, and take the next small bite of the work.',
    short: 'Urge to check? Hard part ahead. Take the next bite.',
  },
  {
    text: 'An empty desk asks no questions. Move everything off it that is not this task.',
    short: 'Desk empty. Task in the middle. Begin.',
  },
  {
    text: 'Notifications are other people’s plans. Turn them off for as long as your own takes.',
    short: 'Notifications off. Your plan first.',
  },
  {
    text: 'A timer ends the question how long this will last. Set it, and turn its face away.',
    short: 'Timer set. Face away. Work until it rings.',
  },
  {
    text: 'Good work leaves a mark to come back to. Before you stop, write down the next step.',
    short: 'Before the end: write the next step. Then stop.',
  },
  {
    text: 'The hour matters more than the will. Choose the one in which nobody needs you.',
    short: 'Choose the quiet hour. Guard it in the calendar.',
  },
  {
    text: 'Switching costs more than it seems, because the old task keeps talking. Finish the line that you are in.',
    short: 'No switching. Finish the line. Then decide.',
  },
  {
    text: 'The mail will be there after the block. Close the program, and leave the badge to count by itself.',
    short: 'Mail closed. The badge can count alone.',
  },
  {
    text: 'A hard task is easier to enter through a small door. Pick the sentence or the figure that you understand best.',
    short: 'Enter by the small door: the line you know best.',
  },
  {
    text: 'Noise is easier to bear when you chose it. Put on headphones, or pick the sound yourself.',
    short: 'Headphones on. Your sound or none.',
  },
  {
    text: 'Meetings like free spaces in a calendar. Fill this one with your own name.',
    short: 'Block the space. Your name on it. Hold it.',
  },
  {
    text: 'Tired heads wander, and rested ones start. Look out of the window once before you begin.',
    short: 'Look out of the window once. Then begin.',
  },
  {
    text: 'You need less than you think at the start. Open the file, and leave the rest closed.',
    short: 'File open. Rest closed. Start there.',
  },
  {
    text: 'A question to a colleague can wait for the end of the block. Write it on a list for later.',
    short: 'Question for somebody? On the list. Ask later.',
  },
  {
    text: 'The body tells when attention goes: a hand to the phone, eyes to the door. Catch it once, and come back.',
    short: 'Hand to the phone? Catch it. Come back.',
  },
  {
    text: 'Short blocks done well teach more than long ones planned. Make this one short, and keep it whole.',
    short: 'Short block. Whole block. Nothing else in it.',
  },
  {
    text: 'Water, notes, and charger call you away from the desk. Fetch them before you sit down.',
    short: 'Fetch water, notes, charger. Then sit. Stay.',
  },
  {
    text: 'What counts as done is best decided before. Write down the line where you will stop.',
    short: 'Write the stopping line. Work up to it. Stop.',
  },
]
