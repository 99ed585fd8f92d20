import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of buying one thing answer to something that was written (TEXT-32). */
export const purchaseAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'money',
    text: 'A price is easier to judge beside your own sum. Copy one from a listing, and write next to it what you can pay.',
    short: 'Copy one listing’s price. Beside it, what you can pay.',
    form: 'note',
    drill_sergeant: 'Subtract. Underline the difference.',
    kind_encouraging: 'A gap between them is only information, and nothing has to be decided yet.',
    teammate: 'Now we know how far apart they are.',
    wise_mentor: 'Keep the paper, and write your sum anew whenever it changes.',
    own: [
      {
        step: { text: 'Subtract one sum from the other, and write the gap below.', minutes: 1 },
        challenge: { text: 'Add the listing’s name, so that you know where the price came from.', seconds: 30 },
      },
      {
        step: { text: 'Write down in a few words what the purchase is for.', minutes: 1 },
        challenge: { text: 'Mark one feature in the listing that adds cost and does not serve that.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'The asking price is rarely all that you pay. Open one listing, and look for delivery, fees, or other costs.',
    short: 'Open one listing. Find one cost beyond the price.',
    form: 'work',
    drill_sergeant: 'Delivery. Fees. Upkeep. Write one down.',
    kind_encouraging: 'Finding none is a good answer as well.',
    teammate: 'Let’s see what our price tag leaves out.',
    wise_mentor: 'Add it to the price, and compare only the sums.',
    own: [
      {
        step: { text: 'Write down what that listing would cost in all.', minutes: 1 },
        challenge: { text: 'Note the seller’s name beside it, for comparing with another listing.', seconds: 30 },
      },
      {
        step: { text: 'See in that listing what is included, such as parts or a case.', minutes: 1 },
        challenge: { text: 'Name one thing that you would have to add yourself.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'You can begin with the offers that cost least. Sort your search by price, lowest first, and read the listing on top.',
    short: 'Sort your search by price, lowest first.',
    form: 'work',
    drill_sergeant: 'Read the top listing. Note what it lacks.',
    kind_encouraging: 'It may not be the right one, but you know where prices begin.',
    teammate: 'We start at the friendly end of the price list.',
    wise_mentor: 'Ask what the lowest one lacks, and whether you would miss it.',
    own: [
      {
        step: { text: 'Find out why the top listing costs so little: age, condition, parts.', minutes: 2 },
        challenge: { text: 'Say in a word whether that reason would bother you.', seconds: 15 },
      },
      {
        step: { text: 'Scroll down to the first listing that you would really consider.', minutes: 2 },
        challenge: { text: 'Note its price as the point where your search begins.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You need not know everything before a first look. Search for what you want to buy, and save the first listing.',
    short: 'No need to know everything. Search once.',
    form: 'work',
    drill_sergeant: 'Save the first listing, good or bad. Stop.',
    kind_encouraging: 'It does not have to be a good one, and you can delete it again.',
    teammate: 'We’ve got something to compare with, and that’s a start.',
    wise_mentor: 'From one example, you learn what to ask of the next.',
    own: [
      {
        step: { text: 'Pick one word from the results that would narrow your search.', minutes: 1 },
        challenge: { text: 'Keep that word on a slip or in your notes, for next time.', seconds: 30 },
      },
      {
        step: { text: 'Find the two results that differ most, by their pictures alone.', minutes: 1 },
        challenge: { text: 'Say which of them is closer to what you want, and why.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Starting is easier when the search words are ready. Write what you want to buy on a slip, and tape it to your screen.',
    short: 'Start with words. Write what you want to buy.',
    form: 'prepare',
    drill_sergeant: 'In capitals. Tape the slip to the screen.',
    kind_encouraging: 'For now, the slip is enough, and the search can follow.',
    teammate: 'The next time we sit down, we know what to type.',
    wise_mentor: 'When the first search is done, turn the slip over, and write the next one.',
    own: [
      {
        step: { text: 'Add one thing that your purchase has to be able to do.', minutes: 1 },
        challenge: { text: 'Underline the words that belong in a search.', seconds: 15 },
      },
      {
        step: { text: 'Choose where the thing will stand or lie once it is yours.', minutes: 1 },
        challenge: {
          text: 'Measure that place with your hands, and note its size beside the search words.',
          seconds: 60,
        },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'You can look closely at an offer without deciding anything. Save one listing, and write down what worries you about it.',
    short: 'Save one listing. Write what worries you about it.',
    form: 'note',
    drill_sergeant: 'One worry. Plain words. Then one question.',
    kind_encouraging: 'A worry on paper is something that you can ask a seller about.',
    teammate: 'That’s our first question for the seller.',
    wise_mentor: 'See whether an answer from the seller would settle it.',
    own: [
      {
        step: { text: 'Turn the worry into a question for the seller.', minutes: 2 },
        challenge: { text: 'Read the question aloud, and shorten it by a word.', seconds: 30 },
      },
      {
        step: { text: 'Search the listing’s pictures for an answer to the worry.', minutes: 1 },
        challenge: { text: 'Mark the worry as answered, open, or larger than before.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When there is little time, check one point and not a whole offer. Open one listing, and look only for its age or size.',
    short: 'Little time, one point. Open one listing.',
    form: 'work',
    drill_sergeant: 'Find its age or size. Note it. Close.',
    kind_encouraging: 'You may close the page as soon as you have found it.',
    teammate: 'One point is all we’re after, and the rest can wait.',
    wise_mentor: 'Write it under the name of the listing, so that you need not look again.',
    own: [
      {
        step: { text: 'Write down one fact from that listing, in a few words.', minutes: 1 },
        challenge: { text: 'Close the page, and say whether the fact counts for or against.', seconds: 15 },
      },
      {
        step: { text: 'Save that listing under a name that says what you looked for.', minutes: 1 },
        challenge: { text: 'Decide which point you will check the next time.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'No listing will match every wish. Look at one, and name aloud a flaw that you could live with.',
    short: 'No listing is perfect. Open one.',
    form: 'note',
    drill_sergeant: 'Name aloud a flaw you can accept.',
    kind_encouraging: 'Being content with most of it is allowed.',
    teammate: 'A scratch or the wrong color, and we could still like it.',
    wise_mentor: 'Ask whether you would notice it after a month of use.',
    own: [
      {
        step: { text: 'Find one wish of yours that this listing does meet.', minutes: 1 },
        challenge: { text: 'Decide whether that wish matters more than its flaws.', seconds: 30 },
      },
      {
        step: { text: 'Recall something of yours that is far from perfect and serves well.', minutes: 1 },
        challenge: { text: 'Look at the listing once more, and ask whether it could do the same.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Other eyes notice what you pass over. Let {ally} see one listing, and ask what looks odd.',
    short: 'Let {ally} see one listing. Ask what looks odd.',
    form: 'tell',
    drill_sergeant: 'Say nothing yourself. Listen.',
    kind_encouraging: 'If nothing does, that is worth hearing as well.',
    teammate: 'They may spot what we’ve been scrolling past.',
    wise_mentor: 'Say nothing about it beforehand, so that the answer is their own.',
    own: [
      {
        step: { text: 'Note what they point out, or what you would point out yourself.', minutes: 1 },
        challenge: { text: 'Make the note into one question for the seller.', seconds: 60 },
      },
      {
        step: { text: 'Read the listing’s description as closely as if you were selling it.', minutes: 2 },
        challenge: { text: 'Name one thing that the description leaves out.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Somebody around you may have bought what you want to buy. Ask {ally} for the name of one such person.',
    short: 'Ask {ally} who has bought one before.',
    form: 'tell',
    drill_sergeant: 'Get a name. Write it down.',
    kind_encouraging: 'A name is enough for now, and the call can wait.',
    teammate: 'One name, and we don’t have to start from zero.',
    wise_mentor: 'Write the name down with what that person bought.',
    own: [
      {
        step: { text: 'Write one question for somebody who owns one already.', minutes: 2 },
        challenge: { text: 'Leave a space for the name above the question, or fill it in.', seconds: 15 },
      },
      {
        step: { text: 'Think of a place where you have seen such a thing in use.', minutes: 1 },
        challenge: { text: 'Note who could be asked there, by name or by job.', seconds: 30 },
      },
    ],
  },
]
