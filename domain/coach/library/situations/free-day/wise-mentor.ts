import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for. They name the next one and ask for a preparation (TEXT-30). */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Nothing is required of you before your next {turn}, and that is {next}. Decide today what you will need for it, put it in its place, and leave it there.',
  },
  {
    text: 'This is not the day for it. Your next {turn} is {next}. You have named what might be difficult: {obstacle}. Decide today how you will meet it, and wait with the rest.',
    twin: 'This is not the day for it. Your next {turn} is {next}. Consider what might be difficult, decide today how you will meet it, and wait with the rest.',
  },
  {
    text: 'Whatever is decided beforehand is easier on the day itself. Your next {turn} is {next}. Choose the hour for it now, write it down, and leave the matter.',
  },
  {
    text: 'There is no need to practice today, as your next {turn} is {next}. Consider what could keep you from it, and move that one thing to another day.',
  },
  {
    text: 'You have decided on this: {plan} It will be needed {next}. Read it once today, decide whether it still suits you, and wait until then.',
    twin: 'Decide today with which small act your next {turn} will begin. It is {next}. Say the act to yourself in one sentence, and leave everything after it open.',
  },
  {
    text: 'Leave today to other things. Your next {turn} is {next}, and one preparation is sufficient. Choose the one that you would most regret to have forgotten.',
  },
  {
    text: 'Your next {turn} is {next}. Consider how the last time went, and choose one condition to have again: the hour, the place, or the company.',
  },
  {
    text: 'You wrote at the beginning: {why}. Your next {turn} is {next}. Decide today what would be sufficient that day to serve this reason, and write it down.',
    twin: 'Room for your next {turn} can be made today. It is {next}. Decide what may be left undone that day, and tell whoever has to know. Wait with the rest.',
  },
  {
    text: 'You need not keep it in mind on the days between. Your next {turn} is {next}. Leave a note where you will find it that day, and turn to other things.',
  },
  {
    text: 'If somebody has to know about your next {turn}, today is a good day to say so. It is {next}. Choose one person, and tell them the hour.',
  },
  {
    text: 'Nothing calls for hurry here, since your next {turn} is {next}. Look once at whether something is missing or worn, and see to it calmly.',
  },
  {
    text: 'Imagine the beginning of your next {turn} for a moment. It is {next}. If you hesitate at some point, decide now what you will do there.',
  },
]
