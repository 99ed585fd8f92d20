import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a search for work. */
export const jobDetails: readonly Detail[] = [
  {
    text: 'A search without a title finds everything. Write down the one title that you would say yes to.',
    short: 'Write down the one job title that you want.',
  },
  {
    text: 'Postings are read from the bottom by those who fit. Look at the list of duties before the list of wishes.',
    short: 'Read the duties in one job posting. Mark what you have done.',
  },
  {
    text: 'The résumé has one line that does most of the work. Find it, and move it up.',
    short: 'Find the strongest line of your résumé. Move it up.',
  },
  {
    text: 'People hire people whom somebody knows. Write to one person who works where you would like to.',
    short: 'Choose a company you like. Write one person there.',
  },
  {
    text: 'A number makes a line believable. Add one that is true to your last job.',
    short: 'Add one true figure to your résumé.',
  },
  {
    text: 'An application that is sent badly beats one that is polished in a drawer. Choose one, and set the day on which it leaves.',
    short: 'Choose one application. Set the day you send it.',
  },
  {
    text: 'The cover letter begins where they hurt. Copy one sentence of the posting, and answer it.',
    short: 'Copy one line of the job posting. Answer it.',
  },
  {
    text: 'Your former colleagues remember what you have forgotten. Ask one of them what you were good at.',
    short: 'Ask a former colleague what you were good at.',
  },
  {
    text: 'Interviews are stories with an ending. Tell one of yours out loud, in a minute or less.',
    short: 'Tell one interview story out loud. Give it an ending.',
  },
  {
    text: 'A list of companies is worth more than a feed of postings. Write down one place that you respect.',
    short: 'Write down one company that you respect.',
  },
  {
    text: 'Waiting for an answer to an application is no task. Mark the day on which you will ask, and close the mail.',
    short: 'Note when to ask about the application. Close the mail.',
  },
  {
    text: 'The picture and the headline are read first. Read your own as a stranger would.',
    short: 'Read your headline as a stranger would. Change one word.',
  },
  {
    text: 'It helps to know which job you would not take again. Write that down as well, in one line.',
    short: 'Write one line: the job you will not take again.',
  },
  {
    text: 'The question about the gap will come. Write the answer that is true and short.',
    short: 'The gap in your résumé: write a short, true answer.',
  },
  {
    text: 'References like to be asked early. Choose one, and tell them what you are looking for.',
    short: 'Choose one reference. Tell them which job you seek.',
  },
  {
    text: 'Searching all day is no better than searching for an hour. Set the end before you open the page.',
    short: 'Set the end of today’s job search. Then start.',
  },
  {
    text: 'Each refusal has a posting behind it that you can read again. Look for what it asked that you did not show.',
    short: 'Read one refused posting. What did your résumé not show?',
  },
  {
    text: 'Salary is a question that you can prepare. Look up the range for your title, and write it down.',
    short: 'Look up the salary range for your title. Note it.',
  },
  {
    text: 'A file with a clear name is opened. Rename your résumé with your name and the year.',
    short: 'Rename your résumé. Put your name and the year in it.',
  },
  {
    text: 'Somebody you know has found work lately. Ask them which door opened.',
    short: 'Ask somebody how they found their new job.',
  },
  {
    text: 'You have done more than the résumé knows. Write down one thing from last year that is missing.',
    short: 'Add one missing result to your résumé.',
  },
  {
    text: 'The first sentence on the phone is learned. Say who you are and what you do, once, at the wall.',
    short: 'Say who you are, as in an interview. Out loud.',
  },
  {
    text: 'A posting is a wish, and nobody has all of it. Count what you do have, and apply at more than half.',
    short: 'Count what you have of the posting. Half means apply.',
  },
  {
    text: 'Saved searches work while you sleep. Set up one, and delete those that only bring noise.',
    short: 'Save one job search. Delete one that brings noise.',
  },
]
