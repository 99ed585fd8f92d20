import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of launching a product or a business. */
export const launchDetails: readonly Detail[] = [
  {
    text: 'A business needs one customer before it needs many. Write down the real name of somebody who would pay for your offer.',
    short: 'Write down the real name of one customer.',
    form: 'note',
  },
  {
    text: 'A first version may be small, as long as people can use it. Cut one feature or one product from your list.',
    short: 'Cut one feature from the product. Look at what is left.',
    form: 'work',
  },
  {
    text: 'Write your price on paper, and say it out loud once, as you would to a customer.',
    short: 'Write your price on paper. Say it out loud once.',
    form: 'note',
  },
  {
    text: 'New customers tend to ask the same few questions. Write down one of them, and answer it in a plain sentence.',
    short: 'Pick one customer question. Write one plain answer.',
    form: 'work',
  },
  {
    text: 'Write in one line what your product changes for a customer. Leave out every word of praise.',
    short: 'Write one line: what your product changes for the customer.',
    form: 'work',
  },
  {
    text: 'New ideas can delay a launch. Start a list for the time after it, and write the newest idea there.',
    short: 'New ideas go on a list. Do the launch first.',
    form: 'note',
  },
  {
    text: 'Go through your own page, shop, or offer as a customer would. Stop at the first thing that is unclear, and correct it.',
    short: 'Go through your offer as a customer. Fix the first doubt.',
    form: 'work',
  },
  {
    text: 'Circle an opening day in the calendar, in pencil if you are unsure. You may still move it.',
    short: 'Pick the opening day. Circle it in pencil.',
    form: 'note',
  },
  {
    text: 'Customers like to know who they are buying from. Write one line about who is behind this business.',
    short: 'Write one line: who is behind this business.',
    form: 'work',
  },
  {
    text: 'Unhappy customers of others can tell you what to do better. Read one bad review of a competitor, and note the reason.',
    short: 'Read one bad review of a competitor. Note the reason.',
    form: 'work',
  },
  {
    text: 'Open the form for the business that is waiting, and fill in its first field. The rest can follow on other days.',
    short: 'Open the form to register the business. Fill one field.',
    form: 'work',
  },
  {
    text: 'A first message to a customer can be short. Draft it as you would write to a neighbor.',
    short: 'Draft a short message to one customer. Like to a neighbor.',
    form: 'work',
  },
  {
    text: 'Write down what one piece or one job costs you, with material and time. You need this to set a price.',
    short: 'Add up what one piece costs you. Write the cost down.',
    form: 'note',
  },
  {
    text: 'Close the page of your largest competitor, and open your own next task for the launch.',
    short: 'Close the competitor’s page. Do your own next task.',
    form: 'work',
  },
  {
    text: 'Somebody has started a business like yours before. Write to them with one question that is quick to answer.',
    short: 'Write to one owner of a business. Ask one question.',
    form: 'tell',
  },
  {
    text: 'The first day needs less than you fear. List what the first customer has to find there, and stop after that.',
    short: 'List what the first customer needs to find. Then stop.',
    form: 'work',
  },
  {
    text: 'Write down the name of the business, and search whether somebody else has it already.',
    short: 'Write the business name. Check that it is free.',
    form: 'note',
  },
  {
    text: 'Label one folder or box for the receipts of the business, and put the first one in.',
    short: 'Make one place for business receipts. Put one there.',
    form: 'prepare',
  },
  {
    text: 'Praise in a description tells customers little. Delete one adjective from your offer, and write what it does instead.',
    short: 'Delete one adjective from your offer. Say what it does.',
    form: 'work',
  },
  {
    text: 'Some tasks of a business can only be done by you. Mark one of those on your list, and leave the logo for another day.',
    short: 'Do the business task that only you can do.',
    form: 'note',
  },
  {
    text: 'Take one photo of your product or workplace beside a window, in daylight.',
    short: 'Take one photo of your product beside a window.',
    form: 'work',
  },
  {
    text: 'Write down the sentence with which you will say sorry when something goes wrong for a customer.',
    short: 'Write how you will say sorry to a customer.',
    form: 'work',
  },
  {
    text: 'Your customers already talk somewhere: in a forum, a group, or a shop. Find one such place, and read what they ask.',
    short: 'Find where your customers talk. Read before you write.',
    form: 'work',
  },
  {
    text: 'The last tasks before a first sale are often dull ones. Write down the next of them, and do its first part now.',
    short: 'Name the dull task before the first sale. Begin with it.',
    form: 'work',
  },
]
