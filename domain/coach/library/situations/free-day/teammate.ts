import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on a day that the goal does not ask for. They name the next one and ask for a preparation (TEXT-30). */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Nothing’s due today, your next {turn} is {next}. Let’s put one thing ready for it, so that nobody has to search for it then. After that, you’re off.',
  },
  {
    text: 'We’re not on today. Your next {turn} is {next}, and you wrote what may get in the way: {obstacle}. Let’s agree on an answer now, while there’s time.',
    twin: 'We’re not on today. Your next {turn} is {next}, and something may get in the way. Let’s agree on an answer now, while there’s time, and write it down.',
  },
  {
    text: 'Let’s keep an hour free: your next {turn} is {next}. You check the calendar, and move what comes too close. That’s all we do today.',
  },
  {
    text: 'No job today. We’ve got time until your next {turn}, and that’s {next}. Let’s write a short list of what you need for it, and tick what’s there.',
  },
  {
    text: 'Let’s read the plan once: {plan} You need it {next}. If a word doesn’t fit anymore, change it today. If all of it fits, we leave it alone.',
    twin: 'Let’s settle the start in advance. Your next {turn} is {next}. Write down in one line what you do first. Then there’s nothing to discuss on the spot.',
  },
  {
    text: 'Who should know the hour of your next {turn}? It’s {next}. Send that person a short message today, and let’s call that the whole job.',
  },
  {
    text: 'Today isn’t the day for it, and we don’t do a short version. Your next {turn} is {next}. If anything’s broken or empty, let’s see to that now.',
  },
  {
    text: 'Nothing’s asked of us today. Your next {turn} is {next}. What can go if that day gets full? Pick it now, and note it where you’ll see it.',
  },
  {
    text: 'You wrote why we do this: {why}. Your next {turn} is {next}, and we keep it simple. Today you only choose the hour and write it down.',
    twin: 'We keep it simple: your next {turn} is {next}. Today you only choose the hour, and write it where you’ll see it. Nothing else needs doing.',
  },
  {
    text: 'A quiet day for us. Your next {turn} is {next}. What slowed you down the last time? Let’s fix that one thing, and then leave it.',
  },
  {
    text: 'Let’s not carry it around until your next {turn}. That’s {next}. Set a reminder for it now, and then none of us has to think about it.',
  },
  {
    text: 'We’ve got nothing to do here today. Your next {turn} is {next}. If you like, leave a note for that day in the place where it starts.',
  },
]
