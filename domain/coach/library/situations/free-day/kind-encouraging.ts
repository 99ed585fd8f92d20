import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging on a day that the goal does not ask for. They name the next one and ask for a preparation (TEXT-30). */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Your next {turn} is {next}, so nothing has to be done today. If you like, lay one thing ready where you will see it that day. The rest of today is yours.',
  },
  {
    text: 'Today you only have to know that your next {turn} is {next}. You wrote what may get in the way: {obstacle}. Decide what you will do about it, and leave it at that.',
    twin: 'Today you only have to know that your next {turn} is {next}. Think of what usually gets in the way. Choose one answer to it, and leave it at that.',
  },
  {
    text: 'Look at the calendar once, because your next {turn} is {next}. You can keep the hour free now, or move what comes too close. Then you need not think of it again.',
  },
  {
    text: 'This is not the day for it, and you can leave it alone. Your next {turn} is {next}. Tell one person the hour, so that they leave you the time. That is enough.',
  },
  {
    text: 'Here is the plan that you wrote: {plan} You need it {next}. Read it once more, change a word if you want to, and put it away until then.',
    twin: 'You can write down in one line how you would like to begin {next}. That is when your next {turn} is. Put the line where you will find it, and rest.',
  },
  {
    text: 'Today asks for nothing. You will be glad {next} if one thing is ready for your next {turn}. Choose it, put it in its place, and then do something pleasant.',
  },
  {
    text: 'There are days between one time and the next, and this is one of them. Your next {turn} is {next}. Check whether something is missing for it. If not, you are done.',
  },
  {
    text: 'You once wrote why you want this: {why}. Your next {turn} is {next}. Today, only decide what may wait that day, so that you have time for it.',
    twin: 'Your next {turn} is {next}, and it does not have to go well. Decide what you will do first that day, and write it on a slip. Today asks for nothing else.',
  },
  {
    text: 'Would anybody like to be with you when it is time again? Your next {turn} is {next}. You can ask them today, in a short line, and leave the rest until then.',
  },
  {
    text: 'If you choose the hour today, you do not have to keep it in mind. Your next {turn} is {next}. Write the hour down, and be somewhere else with your thoughts.',
  },
  {
    text: 'Was there a small thing that made it harder the last time? Your next {turn} is {next}, so you can still mend it, fetch it, or move it. No more is asked of you.',
  },
  {
    text: 'Today can pass without it, since your next {turn} is {next}. Go through the start once in your head, slowly, and see what is missing. Then you can forget about it.',
  },
]
