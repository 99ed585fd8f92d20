import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of launching a product or a business. */
export const launchDetails: readonly Detail[] = [
  {
    text: 'A business begins with one person who pays. Write down the name of somebody who would.',
    short: 'One customer. A real name. Write it down.',
  },
  {
    text: 'A first version may be small, as long as it is open. Cut one feature, and look at what is left.',
    short: 'Cut one feature. Smaller opens sooner.',
  },
  {
    text: 'A price that is written down can be discussed. Put yours on a slip, and say it once out loud.',
    short: 'Price on paper. Say it out loud. Once.',
  },
  {
    text: 'Customers ask the same few questions. Choose one of them, and answer it in a plain sentence.',
    short: 'One customer question. One plain answer. Write it.',
  },
  {
    text: 'What you call your product matters less than what it does. Write what changes for the one who has it.',
    short: 'What changes for the customer? One line.',
  },
  {
    text: 'New ideas arrive fastest shortly before an opening. Start a list for after the launch, and put the newest one there.',
    short: 'New idea? List for later. Back to the launch.',
  },
  {
    text: 'Your own checkout looks different from the other side. Go through it as a customer, and stop at the first doubt.',
    short: 'Be the customer. Stop at the first doubt. Mend it.',
  },
  {
    text: 'A launch has a day, or it stays a plan. Circle one in the calendar, even in pencil.',
    short: 'Pick the opening day. Circle it. Pencil will do.',
  },
  {
    text: 'People buy from somebody they can picture. Write the line that says who is behind this business.',
    short: 'Who is behind the business? One line. Your name.',
  },
  {
    text: 'The complaints about others are your list of work. Find one review that is unhappy, and note the reason.',
    short: 'Read one bad review. Of somebody else. Note why.',
  },
  {
    text: 'The form to register a business only looks long. Open the one that waits, and fill in its first field.',
    short: 'Form to register. Open it. First field.',
  },
  {
    text: 'The first message to a customer can be short. Draft it as if you wrote to a neighbor.',
    short: 'Message to a customer. Like to a neighbor. Draft it.',
  },
  {
    text: 'Costs hide in the small things. Add up what one piece or one job really takes from you.',
    short: 'One piece. One job. What does it cost you?',
  },
  {
    text: 'Comparing yourself with the market leader slows you down. Close their page, and do your own next task.',
    short: 'Close their page. Open yours. Next task.',
  },
  {
    text: 'Somebody has opened a business like yours before. Write to them, with one question that they can answer quickly.',
    short: 'One owner. One question. Write it.',
  },
  {
    text: 'The first day needs less than you think. List what has to be there when the first customer comes, and stop.',
    short: 'First customer. What has to be there? List that.',
  },
  {
    text: 'A business name is good enough if people can spell it. Write yours down, and check that it is free.',
    short: 'Business name. Easy to spell. Check that it is free.',
  },
  {
    text: 'Receipts are easiest to keep from the start. Make one place for those of the business, and put one there.',
    short: 'One place for receipts. First one in.',
  },
  {
    text: 'Descriptions that praise sound like everyone’s. Delete one adjective, and write what your offer does instead.',
    short: 'One adjective out. What does your offer do?',
  },
  {
    text: 'An owner works on what nobody else can do. Mark that task for today, and leave the logo alone.',
    short: 'Only you can do it? That first. Logo later.',
  },
  {
    text: 'A photo by a window beats a long text. Take one of what you offer, or of the place where you work.',
    short: 'Window. Photo. Your product or your desk.',
  },
  {
    text: 'Things go wrong with the first customers, and that is known in advance. Decide now how you will say sorry.',
    short: 'A customer will complain. Write the sorry now.',
  },
  {
    text: 'Your customers are talking somewhere already. Find that place, and read before you write.',
    short: 'Where do customers talk? Go there. Read first.',
  },
  {
    text: 'The task in front of the first sale is usually dull. Name it in a few words, and begin with that.',
    short: 'Before the first sale: which dull task? That one.',
  },
]
