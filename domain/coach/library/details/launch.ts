import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of launching a product or a business. */
export const launchDetails: readonly Detail[] = [
  {
    text: 'A business begins with one person who pays. Write down the name of somebody who would.',
    short: 'Write down the real name of one customer.',
  },
  {
    text: 'A first version may be small, as long as it is open. Cut one feature, and look at what is left.',
    short: 'Cut one feature from the product. Look at what is left.',
  },
  {
    text: 'A price that is written down can be discussed. Put yours on a slip, and say it once out loud.',
    short: 'Write your price on paper. Say it out loud once.',
  },
  {
    text: 'Customers ask the same few questions. Choose one of them, and answer it in a plain sentence.',
    short: 'Pick one customer question. Write one plain answer.',
  },
  {
    text: 'What you call your product matters less than what it does. Write what changes for the one who has it.',
    short: 'Write one line: what your product changes for the customer.',
  },
  {
    text: 'New ideas arrive fastest shortly before an opening. Start a list for after the launch, and put the newest one there.',
    short: 'New ideas go on a list. Do the launch first.',
  },
  {
    text: 'Your own checkout looks different from the other side. Go through it as a customer, and stop at the first doubt.',
    short: 'Go through your page as a customer. Fix the first doubt.',
  },
  {
    text: 'A launch has a day, or it stays a plan. Circle one in the calendar, even in pencil.',
    short: 'Pick the opening day. Circle it in pencil.',
  },
  {
    text: 'People buy from somebody they can picture. Write the line that says who is behind this business.',
    short: 'Write one line: who is behind this business.',
  },
  {
    text: 'The complaints about others are your list of work. Find one review that is unhappy, and note the reason.',
    short: 'Read one bad review of a competitor. Note the reason.',
  },
  {
    text: 'The form to register a business only looks long. Open the one that waits, and fill in its first field.',
    short: 'Open the form to register the business. Fill one field.',
  },
  {
    text: 'The first message to a customer can be short. Draft it as if you wrote to a neighbor.',
    short: 'Draft a short message to one customer. Like to a neighbor.',
  },
  {
    text: 'Costs hide in the small things. Add up what one piece or one job really takes from you.',
    short: 'Add up what one piece costs you. Write the cost down.',
  },
  {
    text: 'Comparing yourself with the market leader slows you down. Close their page, and do your own next task.',
    short: 'Close the competitor’s page. Do your own next task.',
  },
  {
    text: 'Somebody has opened a business like yours before. Write to them, with one question that they can answer quickly.',
    short: 'Write to one owner of a business. Ask one question.',
  },
  {
    text: 'The first day needs less than you think. List what has to be there when the first customer comes, and stop.',
    short: 'List what the first customer needs to find. Then stop.',
  },
  {
    text: 'A business name is good enough if people can spell it. Write yours down, and check that it is free.',
    short: 'Write the business name. Check that it is free.',
  },
  {
    text: 'Receipts are easiest to keep from the start. Make one place for those of the business, and put one there.',
    short: 'Make one place for business receipts. Put one there.',
  },
  {
    text: 'Descriptions that praise sound like everyone’s. Delete one adjective, and write what your offer does instead.',
    short: 'Delete one adjective from your offer. Say what it does.',
  },
  {
    text: 'An owner works on what nobody else can do. Mark that task for today, and leave the logo alone.',
    short: 'Do the business task that only you can do.',
  },
  {
    text: 'A photo by a window beats a long text. Take one of what you offer, or of the place where you work.',
    short: 'Take one photo of your product beside a window.',
  },
  {
    text: 'Things go wrong with the first customers, and that is known in advance. Decide now how you will say sorry.',
    short: 'Write how you will say sorry to a customer.',
  },
  {
    text: 'Your customers are talking somewhere already. Find that place, and read before you write.',
    short: 'Find where your customers talk. Read before you write.',
  },
  {
    text: 'The task in front of the first sale is usually dull. Name it in a few words, and begin with that.',
    short: 'Name the dull task before the first sale. Begin with it.',
  },
]
