import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant on a day that the goal does not ask for. They name the next one and ask for a preparation (TEXT-30). */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'No order for today. Your next {turn} is {next}. Lay out one thing for it now. Then leave it alone. Dismissed.',
  },
  {
    text: 'Your next {turn} is {next}. You named the obstacle: {obstacle}. Write one answer to it today. Keep the answer ready. Carry on.',
    twin: 'Something may block your next {turn}. It is {next}. Find out what. Write one answer to it today. Keep the answer ready. Carry on.',
  },
  {
    text: 'Check the calendar. Your next {turn} is {next}. Block the hour. Move what comes too close. That is today’s whole order. Dismissed.',
  },
  {
    text: 'List what your next {turn} needs. It is {next}. Tick what is there. Fetch one missing thing today. Then at ease.',
  },
  {
    text: 'Your plan stands: {plan} It applies {next}. Read it once today. Change one word or none. Then put it away. Dismissed.',
    twin: 'Decide the first move of your next {turn} now. It is {next}. Write the move on one line. Put the line in view. Dismissed.',
  },
  {
    text: 'Today stays free. Tell one person about your next {turn}. It is {next}. One sentence with the hour will do. Then off duty.',
  },
  {
    text: 'Today is for equipment only. Check one thing. Mend it, charge it, or fill it. Your next {turn} is {next}. Carry on.',
  },
  {
    text: 'Make room today. Your next {turn} is {next}. Name one thing that can wait that day. Write it down. Nothing more is ordered. At ease.',
  },
  {
    text: 'You wrote why: {why}. Read it once. Then choose the hour of your next {turn}. It is {next}. Write the hour down. Dismissed.',
    twin: 'Choose the hour now. Your next {turn} is {next}. Write the hour where you will see it. Do not think about it again. Dismissed.',
  },
  {
    text: 'Set one alarm today, and nothing else for it. Your next {turn} is {next}. Give the alarm its name. Carry on.',
  },
  {
    text: 'Look ahead once. Your next {turn} is {next}. Name what slowed you down last time. Remove that today. No report needed. At ease.',
  },
  {
    text: 'No practice is ordered today. Your next {turn} is {next}. Clear the place where it starts. Leave it clear until then. Carry on.',
  },
]
