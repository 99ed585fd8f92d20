import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreCourseAnswers } from './course-more.ts'

/** What messages of a course answer to something that its learner wrote (TEXT-32). */
export const courseAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'When you are tired, a whole page is a lot to ask. Mark where the next paragraph of the course ends, and read only that far.',
    short: 'Too tired for a page? Read one course paragraph.',
    form: 'work',
    drill_sergeant: 'Stop at its last word. Rest.',
    kind_encouraging: 'When you reach the mark, you may close the page and rest.',
    teammate: 'We read as far as our mark, and then we close the course and rest.',
    wise_mentor: 'One paragraph that you have taken in is easier to build on than a page that slipped by.',
    own: [
      {
        step: { text: 'Underline the most important word in that course paragraph, or copy it out.', minutes: 1 },
        challenge: { text: 'Say in your own words what it means there.', seconds: 30 },
      },
      {
        step: { text: 'Think of an example from daily life for what the course paragraph says.', minutes: 1 },
        challenge: { text: 'Put a word for your example in the margin or in your notes.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'It is harder to fall asleep on your feet. Stand up, and say one word that you remember from the last unit of the course.',
    short: 'Tired? On your feet. Say one course word aloud.',
    form: 'work',
    drill_sergeant: 'Say its meaning. Sit down. Stop there.',
    kind_encouraging: 'Any word will do, and then you may sit down again.',
    teammate: 'That’s our share for now, and we can sit down again.',
    wise_mentor: 'A word that comes back without the page has already found a place in your memory.',
    own: [
      {
        step: { text: 'Put that course word into one sentence while you are still standing.', minutes: 1 },
        challenge: { text: 'Look the word up in your notes, and compare it with your sentence.', seconds: 90 },
      },
      {
        step: { text: 'Walk to a window, and find a second course word connected with the first.', minutes: 1 },
        challenge: { text: 'Say how the two words belong together before you sit down.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A course looks shorter when you can see where the next part ends. Go to the end of the unit, and put a mark there.',
    short: 'Starting needs an end in sight. Find the unit’s end.',
    form: 'prepare',
    drill_sergeant: 'Put a mark there. Nothing beyond it concerns you.',
    kind_encouraging: 'That is as far as you have to think, and the rest of the course can wait.',
    teammate: 'From here to our mark is all we’ve got to do next.',
    wise_mentor: 'Between your place and the mark lies everything that the course asks of you next.',
    own: [
      {
        step: { text: 'Return to the first line of the unit, and read only that.', minutes: 1 },
        challenge: { text: 'Guess in one sentence what the unit will have explained by its end.', seconds: 45 },
      },
      {
        step: { text: 'Count the pages or sections between you and the end of the unit.', minutes: 1 },
        challenge: { text: 'Mark a halfway point, where you may stop for a rest.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A course can begin with a line that takes no thought. Copy the title of the next unit onto an empty page.',
    short: 'No thinking needed: copy the next course unit’s title.',
    form: 'note',
    drill_sergeant: 'On an empty page. Underline it. Begun.',
    kind_encouraging: 'Below it is room for whatever you understand first, even if that is only a word.',
    teammate: 'Our page isn’t empty anymore, and we didn’t need to know anything for it.',
    wise_mentor: 'With the title before your eyes, the first lines of the unit are easier to follow.',
    own: [
      {
        step: { text: 'Write under the unit’s title one word that you already connect with it.', minutes: 1 },
        challenge: { text: 'Circle the word in the title that you would most like explained.', seconds: 30 },
      },
      {
        step: { text: 'Turn the unit’s title into a question.', minutes: 1 },
        challenge: { text: 'Write the question below the title, and leave a few empty lines after it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A short wait is time enough when the course is with you. Take a picture of its next page, so that you can read it anywhere.',
    short: 'Short waits are course time. Photograph the next page.',
    form: 'prepare',
    drill_sergeant: 'Check that it is sharp. Phone away.',
    kind_encouraging: 'A few lines of it are enough, whenever something makes you wait.',
    teammate: 'The next time somebody keeps us waiting, we’ve got a page to read.',
    wise_mentor: 'Even a full day has its short waits, and now there is something to read in them.',
    own: [
      {
        step: { text: 'Open the picture of the course page, and see whether every line is sharp.', minutes: 1 },
        challenge: { text: 'Read its first line from the screen, as you would while you wait.', seconds: 45 },
      },
      {
        step: { text: 'Mark the picture of the course page as a favorite on your phone.', minutes: 1 },
        challenge: { text: 'Lock the phone, and see how few taps lead to the page.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'One sentence of a course fits between other things. Read the first one of the next unit, and say it again without looking.',
    short: 'No time for a unit? Read its first sentence.',
    form: 'work',
    drill_sergeant: 'Eyes off the page. Say it again. Done.',
    kind_encouraging: 'It may come out in other words, and then you have understood it.',
    teammate: 'We’re busy, and still we’ve got one sentence of it in our heads.',
    wise_mentor: 'When you come back to the unit, its beginning will already be familiar.',
    own: [
      {
        step: { text: 'Find the word in that first sentence that the whole unit is about.', minutes: 1 },
        challenge: { text: 'Explain that word aloud in terms that a neighbor would understand.', seconds: 45 },
      },
      {
        step: { text: 'Cut the unit’s first sentence down to the fewest words that still say it.', minutes: 1 },
        challenge: { text: 'Copy the short version onto a slip for your pocket.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'When you think of the money, it helps to see what the course is for. Write down one thing that you will be able to do.',
    short: 'The course costs money. Write down what it gives you.',
    form: 'note',
    drill_sergeant: 'One thing is enough. Keep the paper.',
    kind_encouraging: 'A modest thing is fine, as long as it is something you want.',
    teammate: 'Then we see what we get for the money, and not only the price.',
    wise_mentor: 'Read it again when the cost comes to mind, since it is what you receive.',
    own: [
      {
        step: { text: 'Look for the course unit that comes closest to the gain you wrote down.', minutes: 2 },
        challenge: { text: 'Copy the unit’s title beside what you wrote.', seconds: 30 },
      },
      {
        step: { text: 'Name the first occasion when you could use what the course gives you.', minutes: 1 },
        challenge: { text: 'Write this occasion below what you noted, in a few words.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'A course that is paid for may be open only for a while. Look up how long you can use it, and note the date.',
    short: 'Paid for? Look up how long the course stays open.',
    form: 'note',
    drill_sergeant: 'Write the date on your notes. Circle it.',
    kind_encouraging: 'There may be more time left than you thought.',
    teammate: 'Once we know the date, we can see how much to do each week.',
    wise_mentor: 'Write the date beside the list of units, where you see both.',
    own: [
      {
        step: { text: 'Count the units that are left until the course closes.', minutes: 2 },
        challenge: { text: 'Decide which of them you would be sorriest to lose, and mark it.', seconds: 45 },
      },
      {
        step: { text: 'Put the course’s closing date on a calendar that you look at.', minutes: 1 },
        challenge: { text: 'Choose a day well ahead of it, and mark that one as a reminder.', seconds: 60 },
      },
    ],
  },
  ...moreCourseAnswers,
]
