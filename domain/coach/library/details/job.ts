import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a search for work. */
export const jobDetails: readonly Detail[] = [
  {
    text: 'Write down the one job title that you would say yes to. Search for that title first.',
    short: 'Write down the one job title that you want.',
    form: 'note',
  },
  {
    text: 'Read the duties in one job posting before the wishes. Mark everything that you have done before.',
    short: 'Read the duties in one job posting. Mark what you have done.',
    form: 'work',
  },
  {
    text: 'Find the strongest line of your résumé, and move it to the top of its section.',
    short: 'Find the strongest line of your résumé. Move it up.',
    form: 'work',
  },
  {
    text: 'Choose a company where you would like to work. Find the name of one person there, and write them a line.',
    short: 'Choose a company you like. Write one person there.',
    form: 'tell',
  },
  {
    text: 'Find a line in your résumé without a figure. Add one that is true, such as hours, people, or money.',
    short: 'Add one true figure to your résumé.',
    form: 'work',
  },
  {
    text: 'Choose one application that is nearly finished. Set the day on which you will send it, perfect or not.',
    short: 'Choose one application. Set the day you send it.',
    form: 'note',
  },
  {
    text: 'Copy one sentence from the job posting. Write below it when you have done that.',
    short: 'Copy one line of the job posting. Answer it.',
    form: 'work',
  },
  {
    text: 'Former colleagues remember things that you have forgotten. Ask one of them what you were good at.',
    short: 'Ask a former colleague what you were good at.',
    form: 'tell',
  },
  {
    text: 'Tell one story from your work out loud, as in an interview. Say at the end how it turned out.',
    short: 'Tell one interview story out loud. Give it an ending.',
    form: 'work',
  },
  {
    text: 'Not every free place is posted. Write down one company that you respect, and open its page on jobs.',
    short: 'Write down one company you respect. Open its job page.',
    form: 'work',
  },
  {
    text: 'You cannot make them answer sooner. Note the day on which you will ask about the application, and close the mail.',
    short: 'Note when to ask about the application. Close the mail.',
    form: 'note',
  },
  {
    text: 'Read the headline of your profile or résumé as a stranger would. Change one word of it.',
    short: 'Read your headline as a stranger would. Change one word.',
    form: 'work',
  },
  {
    text: 'A search is shorter when you know what to leave out. Write down in one line which job you do not want.',
    short: 'Write one line: the job you will not take again.',
    form: 'note',
  },
  {
    text: 'If your résumé has a gap, an interviewer will ask about it. Write an answer that is short and true.',
    short: 'The gap in your résumé: write a short, true answer.',
    form: 'work',
  },
  {
    text: 'Choose one person who could be a reference. Tell them which job you are looking for.',
    short: 'Choose one reference. Tell them which job you seek.',
    form: 'tell',
  },
  {
    text: 'Without an end, a search for a job tires you. Write down the one thing that today’s search should produce.',
    short: 'Write what today’s job search should produce. One thing only.',
    form: 'note',
  },
  {
    text: 'Reread the posting of a job that you did not get. Find one thing in it that your résumé did not show.',
    short: 'Read one refused posting. What did your résumé not show?',
    form: 'work',
  },
  {
    text: 'Somebody will ask about your salary. Look up what your job title usually pays, and write the range down.',
    short: 'Look up the salary range for your title. Note it.',
    form: 'note',
  },
  {
    text: 'Many résumés arrive as files with the same name. Rename yours: your name and the year.',
    short: 'Rename your résumé. Put your name and the year in it.',
    form: 'prepare',
  },
  {
    text: 'Think of somebody who found work lately. Ask them how they heard of the job.',
    short: 'Ask somebody how they found their new job.',
    form: 'tell',
  },
  {
    text: 'Write down one result from last year that is missing in your résumé. One line is enough.',
    short: 'Add one missing result to your résumé.',
    form: 'work',
  },
  {
    text: 'Say out loud who you are and what you do, as in the first minute of an interview.',
    short: 'Say who you are, as in an interview. Out loud.',
    form: 'work',
  },
  {
    text: 'Count how many wishes of one posting you meet. If it is at least half, it is worth an application.',
    short: 'Count what you have of the posting. Half means apply.',
    form: 'note',
  },
  {
    text: 'Save one search on a job page, so that new postings reach you. Delete one that brings nothing useful.',
    short: 'Save one job search. Delete one that brings noise.',
    form: 'prepare',
  },
]
