import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of growing a business. */
export const businessDetails: readonly Detail[] = [
  {
    text: 'Write to one past customer now, and ask how things are going. Leave your offer out of this message.',
    short: 'Write to one past customer. Ask how it goes.',
    form: 'work',
  },
  {
    text: 'Think of the last customer who said yes. Write down what convinced them, and use it in your next offer.',
    short: 'Write down why your last customer said yes.',
    form: 'note',
  },
  {
    text: 'Ask one satisfied customer for the name of somebody who has the same problem.',
    short: 'Ask one satisfied customer for one name.',
    form: 'tell',
  },
  {
    text: 'Write in one sentence who buys from you, and what is different for them afterward.',
    short: 'Write who buys from you, and what changes.',
    form: 'work',
  },
  {
    text: 'Find the person who has waited longest for an offer from you. Send them one line with a date.',
    short: 'One customer has waited longest. Send them a date.',
    form: 'work',
  },
  {
    text: 'Put the number of one customer and your first sentence on a card. With both in front of you, it is easier to call.',
    short: 'Put a customer’s number on a card. Add your first sentence.',
    form: 'prepare',
  },
  {
    text: 'Look at your latest invoices, and mark the one for the work you liked best. Write down what that customer needed.',
    short: 'Mark your favorite invoice. Note what it was for.',
    form: 'note',
  },
  {
    text: 'Read the first line of your website as a stranger would. Change one word that only you understand.',
    short: 'Read your website’s first line. Mend one word.',
    form: 'work',
  },
  {
    text: 'An open offer without a date is easily forgotten. Choose one, and write beside it when you will ask again.',
    short: 'Put a date beside one open offer.',
    form: 'prepare',
  },
  {
    text: 'Ask one customer what almost kept them from buying. Write down the answer in their words.',
    short: 'Ask one customer what almost kept them from buying.',
    form: 'tell',
  },
  {
    text: 'Write down the question that customers ask most. Its answer belongs in your next offer.',
    short: 'Write down the question customers ask most.',
    form: 'note',
  },
  {
    text: 'A price is easier to say if you have said it before. Say yours out loud, and then stay silent for a breath.',
    short: 'Say your price out loud. Then stay silent.',
    form: 'work',
  },
  {
    text: 'Block one hour of this week for customers only. Give it the name of the first one you will write to.',
    short: 'Block one hour. Name it after one customer.',
    form: 'prepare',
  },
  {
    text: 'List what you did for the business this week, and mark what a customer would pay for.',
    short: 'List your work. Mark what a customer pays for.',
    form: 'note',
  },
  {
    text: 'Thank one customer for something exact, such as a quick answer or a recommendation.',
    short: 'Thank one customer for something exact.',
    form: 'tell',
  },
  {
    text: 'Turn one finished job into a short example. Name the problem, your work, and what the customer has now.',
    short: 'Write one customer example. Problem, work, result.',
    form: 'work',
  },
  {
    text: 'When somebody asks what you do, name one customer and what they got, instead of your job title.',
    short: 'When asked what you do, name one customer.',
    form: 'moment',
  },
  {
    text: 'Think of a customer you would like to have again. Write down where people like that look for help.',
    short: 'Write down where your best customers look for help.',
    form: 'note',
  },
  {
    text: 'Open your last offer, and cross out a paragraph that the customer did not ask for.',
    short: 'Cross out one paragraph of your last offer.',
    form: 'work',
  },
  {
    text: 'Draw one box for each customer you want to reach this week. Write a name into the first box.',
    short: 'Draw boxes for customers. Write a name in one.',
    form: 'prepare',
  },
  {
    text: 'Ask somebody who also runs a business how they found their best customer. Write down one thing that you can try.',
    short: 'Ask another owner how they found a customer.',
    form: 'tell',
  },
  {
    text: 'Save your best offer as a template, with blanks for the name and the price. The next one is then quickly written.',
    short: 'Save your best offer as a template.',
    form: 'prepare',
  },
  {
    text: 'Send one invoice that is due, or check whether the last one has been paid.',
    short: 'Send one invoice, or check the last one.',
    form: 'work',
  },
  {
    text: 'A no from a customer often means not now. Write down one such name, and a date on which you will ask again.',
    short: 'Note one customer who said no. Add a date.',
    form: 'note',
  },
]
