import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a search for work. */
export const jobDetails: readonly Detail[] = [
  {
    text: 'A search without a title finds everything. Write down the one title that you would say yes to.',
    short: 'Write one job title. The one you want. That.',
  },
  {
    text: 'Postings are read from the bottom by those who fit. Look at the list of duties before the list of wishes.',
    short: 'Read the posting. Duties first. Mark what you have done.',
  },
  {
    text: 'The résumé has one line that does most of the work. Find it, and move it up.',
    short: 'Find the strongest line. Move it up. Save.',
  },
  {
    text: 'People hire people whom somebody knows. Write to one person who works where you would like to.',
    short: 'Write to one person there. Short note. Send.',
  },
  {
    text: 'A number makes a line believable. Add one that is true to your last job.',
    short: 'One true figure per job. Add one today.',
  },
  {
    text: 'An application that is sent badly beats one that is polished in a drawer. Choose one, and set the day on which it leaves.',
    short: 'Choose one application. Set its day. Then send.',
  },
  {
    text: 'The cover letter begins where they hurt. Copy one sentence of the posting, and answer it.',
    short: 'Copy one line of the posting. Answer it.',
  },
  {
    text: 'Your former colleagues remember what you have forgotten. Ask one of them what you were good at.',
    short: 'Ask a colleague: what was I good at?',
  },
  {
    text: 'Interviews are stories with an ending. Tell one of yours out loud, in a minute or less.',
    short: 'One story, out loud. With an ending. Short.',
  },
  {
    text: 'A list of companies is worth more than a feed of postings. Write down one place that you respect.',
    short: 'One company you respect. Write its name.',
  },
  {
    text: 'Waiting for an answer to an application is no task. Mark the day on which you will ask, and close the mail.',
    short: 'Application sent. Mark the day to ask. Close the mail.',
  },
  {
    text: 'The picture and the headline are read first. Read your own as a stranger would.',
    short: 'Read your headline. As a stranger. Change one word.',
  },
  {
    text: 'It helps to know which job you would not take again. Write that down as well, in one line.',
    short: 'One line: the job you will not take again.',
  },
  {
    text: 'The question about the gap will come. Write the answer that is true and short.',
    short: 'The gap question. True answer. Short. Write it.',
  },
  {
    text: 'References like to be asked early. Choose one, and tell them what you are looking for.',
    short: 'Choose one reference. Tell them what you seek.',
  },
  {
    text: 'Searching all day is no better than searching for an hour. Set the end before you open the page.',
    short: 'Set the end first. Then open the page.',
  },
  {
    text: 'Each refusal has a posting behind it that you can read again. Look for what it asked that you did not show.',
    short: 'Read one refused posting. What did you not show?',
  },
  {
    text: 'Salary is a question that you can prepare. Look up the range for your title, and write it down.',
    short: 'Look up the range. Write it down. Keep it.',
  },
  {
    text: 'A file with a clear name is opened. Rename your résumé with your name and the year.',
    short: 'Rename the file. Your name, the year. Save.',
  },
  {
    text: 'Somebody you know has found work lately. Ask them which door opened.',
    short: 'Who found work lately? Ask which door opened.',
  },
  {
    text: 'You have done more than the résumé knows. Write down one thing from last year that is missing.',
    short: 'One result missing in the résumé. Add it.',
  },
  {
    text: 'The first sentence on the phone is learned. Say who you are and what you do, once, at the wall.',
    short: 'Say who you are. Out loud. Once more.',
  },
  {
    text: 'A posting is a wish, and nobody has all of it. Count what you do have, and apply at more than half.',
    short: 'Count what you have. Half is enough. Apply.',
  },
  {
    text: 'Saved searches work while you sleep. Set up one, and delete those that only bring noise.',
    short: 'One saved search. Noise deleted. Good.',
  },
]
