import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of growing a business answer to something that the person wrote (TEXT-32). */
export const businessAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'An offer is less frightening when it is put as a question. Say aloud: Would it help if I sent you an offer?',
    short: 'Afraid to offer? Ask: Would it help if I sent one?',
    form: 'work',
    drill_sergeant: 'Say it aloud, friendly. Then once more.',
    kind_encouraging: 'Nobody is there to answer, so you can try it until it sounds like you.',
    teammate: 'It’s only a question, and we’ve asked harder ones.',
    wise_mentor: 'A question leaves the customer free, and you will sound more at ease.',
    own: [
      {
        step: { text: 'Think of one customer who could use an offer, and note the name.', minutes: 1 },
        challenge: { text: 'Ask the question aloud once, with that name at the front.', seconds: 15 },
      },
      {
        step: { text: 'Decide what the smallest offer would contain, in a few words.', minutes: 2 },
        challenge: { text: 'Prepare one friendly sentence for the answer “not now.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Asking is easier when the reply to a no is ready. Type one line that thanks a customer for a clear answer, and save it.',
    short: 'Be ready for no. Type a customer one line of thanks.',
    form: 'prepare',
    drill_sergeant: 'Friendly, short, no second offer. Save it.',
    kind_encouraging: 'With that line ready, the worst answer already has a polite ending.',
    teammate: 'If a no comes, we’re already done answering it.',
    wise_mentor: 'A customer who was thanked for a no finds it easier to return.',
    own: [
      {
        step: { text: 'Leave room in the line for a name, so that it fits anyone.', minutes: 1 },
        challenge: { text: 'Read the line as the customer would, and cut any hint of reproach.', seconds: 30 },
      },
      {
        step: { text: 'Add a second line that leaves the door open for another time.', minutes: 2 },
        challenge: { text: 'Choose a folder for such lines, and name it replies.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'With a full schedule, few people stop to look up a number. Mark the customer you spoke with last as a favorite on your phone.',
    short: 'No time to look up numbers. Take your last customer.',
    form: 'prepare',
    drill_sergeant: 'Mark them as a phone favorite. Check the list.',
    kind_encouraging: 'The next call to that customer then takes only a moment to place.',
    teammate: 'Now we can reach them between one thing and the next.',
    wise_mentor: 'Whoever is easy to reach is not forgotten so soon in a busy time.',
    own: [
      {
        step: { text: 'Add to that customer’s entry one word about what you last discussed.', minutes: 1 },
        challenge: { text: 'Note on a slip the first sentence of your next call to this customer.', seconds: 60 },
      },
      {
        step: { text: 'Save beside this customer’s number when a call suits them best.', minutes: 1 },
        challenge: { text: 'Think of one thing that only this customer could tell you.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'The whole offer may have to wait, but its first line need not. Type the next customer’s name and the subject, and save.',
    short: 'No time for the offer? Type the customer’s name in.',
    form: 'work',
    drill_sergeant: 'Subject below it. Save. Close.',
    kind_encouraging: 'The rest can be added piece by piece, whenever there is room.',
    teammate: 'It’s got a name on it now, so it can’t get lost in our pile.',
    wise_mentor: 'An offer that exists as a file is harder to overlook than one in the head.',
    own: [
      {
        step: { text: 'Write down the one thing that this customer wants to have solved.', minutes: 2 },
        challenge: { text: 'Mark with a question mark what you still need to know for the offer.', seconds: 30 },
      },
      {
        step: { text: 'Copy the closing lines of your last offer below the name.', minutes: 2 },
        challenge: { text: 'Put a date in the file by which this customer needs the offer.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Where money is the question, figures say more than a feeling. Write down the last amount a customer paid you, and what for.',
    short: 'Money needs figures. Write what a customer last paid.',
    form: 'note',
    drill_sergeant: 'Exact amount. Beside it, the exact work.',
    kind_encouraging: 'It need not be a large amount to show you something.',
    teammate: 'That’s real money for something we did, in black and white.',
    wise_mentor: 'Consider what the customer could do afterward, because the money was paid for that.',
    own: [
      {
        step: { text: 'List what that job asked of you: hours, material, or a trip.', minutes: 2 },
        challenge: { text: 'Circle what took more of you than you had expected.', seconds: 15 },
      },
      {
        step: { text: 'Note beside the amount how this customer found you.', minutes: 1 },
        challenge: { text: 'Think of one more person who could find you in the same way.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Something that costs you nothing can make an offer stronger. Add one line to yours about what is already included.',
    short: 'A line costs nothing. Add to your offer what is included.',
    form: 'work',
    drill_sergeant: 'Name it plainly. No discount.',
    kind_encouraging: 'You are giving nothing away, only saying what customers get from you anyway.',
    teammate: 'We do it anyway, so let’s put it in writing.',
    wise_mentor: 'Customers cannot count what they are not told, even where they would value it.',
    own: [
      {
        step: { text: 'Move the new line up to where a customer looks first.', minutes: 1 },
        challenge: { text: 'Replace one word in the line that only people in your trade know.', seconds: 60 },
      },
      {
        step: { text: 'Collect one more thing that customers get anyway, for another offer.', minutes: 1 },
        challenge: {
          text: 'Read the new line aloud, and check that it promises nothing you cannot keep.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'When it is unclear where to begin, begin with what you sell. Say it aloud in one sentence, as you would to a neighbor.',
    short: 'Begin with what you sell. Say it in one sentence.',
    form: 'work',
    drill_sergeant: 'Aloud, in short words. A neighbor must understand it.',
    kind_encouraging: 'If the first try is too long, the next one may leave something out.',
    teammate: 'If the neighbor would nod, so would our next customer.',
    wise_mentor: 'Listen for the part that you would be glad to be asked about.',
    own: [
      {
        step: { text: 'Write that sentence down as you said it, without improving it.', minutes: 2 },
        challenge: { text: 'Strike out one word that somebody outside your trade would not know.', seconds: 30 },
      },
      {
        step: { text: 'Name one kind of customer, and fit that into the sentence.', minutes: 1 },
        challenge: { text: 'Try the new sentence aloud once, as you would on the phone.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Little energy is enough for a mark. Put a star on the newest message from a customer, and let the reply wait.',
    short: 'Too tired to answer? Star the newest customer message.',
    form: 'prepare',
    drill_sergeant: 'The reply can wait. Screen off. Rest.',
    kind_encouraging: 'The star remembers it for you while you rest.',
    teammate: 'It’s marked, so we can let go of it without losing it.',
    wise_mentor: 'A reply written by a rested person is usually the shorter and the better one.',
    own: [
      {
        step: { text: 'Note in one word what the message with the star asks for.', minutes: 1 },
        challenge: { text: 'Lay the note where you will sit when you answer.', seconds: 15 },
      },
      {
        step: { text: 'Set a reminder for a time when you will have the strength to answer.', minutes: 1 },
        challenge: { text: 'Close the inbox, and lay the device out of reach.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Others may describe a business more simply than its owner does. Ask {ally} what you sell and who needs it.',
    short: 'Ask {ally} what you sell and who needs it.',
    form: 'tell',
    drill_sergeant: 'Listen. Correct nothing. Write it down.',
    kind_encouraging: 'Every answer helps, even one that is quite wrong about the details.',
    teammate: 'If it’s simpler than ours, we take it.',
    wise_mentor: 'Compare the answer with the first line of your offer, and notice which is plainer.',
    own: [
      {
        step: { text: 'Put down your own answer first, in one sentence.', minutes: 2 },
        challenge: { text: 'Underline the word in your answer that you hope to hear too.', seconds: 15 },
      },
      {
        step: { text: 'Look at your own page, sign, or card, and find what you sell.', minutes: 1 },
        challenge: { text: 'Mark one word there that could stand on anybody’s page.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'The person who wrote an offer rarely notices its unclear words. Send {ally} the first line, and ask which word is unclear.',
    short: 'Send {ally} your offer’s first line. Which word is unclear?',
    form: 'tell',
    drill_sergeant: 'Change that word. Leave the rest.',
    kind_encouraging: 'It is pleasant to hear that everything is clear, and useful to hear that something is not.',
    teammate: 'If a word needs explaining, we swap it for a plain one.',
    wise_mentor: 'A customer will seldom ask about such a word, and may simply read no further.',
    own: [
      {
        step: { text: 'Mark the word in that first line that you would doubt yourself.', minutes: 1 },
        challenge: { text: 'Find a plainer word for the marked one, and note it beside the line.', seconds: 60 },
      },
      {
        step: { text: 'Type the first line of the offer once more, in half the words.', minutes: 2 },
        challenge: { text: 'Check that the shorter line still says what the customer gets.', seconds: 30 },
      },
    ],
  },
]
