import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of selling one thing answer to something that was written (TEXT-32). */
export const saleAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'begin',
    text: 'An ad can start with what you know for sure. Type the name and the color of what you are selling into a note.',
    short: 'Start the ad with facts. Name and color.',
    form: 'work',
    drill_sergeant: 'Type them. Save the note. Done.',
    kind_encouraging: 'Everything else may be added whenever you know it.',
    teammate: 'Our ad isn’t blank anymore.',
    wise_mentor: 'Call the note sale, so that you find it again.',
    own: [
      {
        step: { text: 'Add to the ad roughly how old the thing is.', minutes: 1 },
        challenge: { text: 'Read these facts aloud, as if somebody had asked you on the phone.', seconds: 30 },
      },
      {
        step: { text: 'List what goes along with the sale: keys, papers, a cover, or nothing.', minutes: 1 },
        challenge: { text: 'Find one of these things now, and lay it where you can see it.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A sale is easy to put off when nothing reminds you. Write the word sale on a slip, and stick it to the thing.',
    short: 'Make the start visible. Write for sale on a slip.',
    form: 'prepare',
    drill_sergeant: 'Stick it on the front of the item.',
    kind_encouraging: 'It stays yours until you decide, and a slip comes off easily.',
    teammate: 'From now on, it looks at us when we walk by.',
    wise_mentor: 'Each time you pass it, you may think of one line for the ad.',
    own: [
      {
        step: { text: 'Turn the slip over, and write the first thing a buyer should know.', minutes: 2 },
        challenge: { text: 'Say what you wrote as the opening sentence of an ad.', seconds: 30 },
      },
      {
        step: { text: 'Clear away what lies on or around the thing you are selling.', minutes: 2 },
        challenge: { text: 'Wipe the side that a buyer would see first.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'If you are unsure how to begin, another ad can show you. Open one for something similar, and copy a sentence you could use.',
    short: 'Open a similar ad. Copy one useful sentence.',
    form: 'work',
    drill_sergeant: 'Into your note. Then put in your facts.',
    kind_encouraging: 'You may change every word of it later.',
    teammate: 'Somebody else has done the starting for us.',
    wise_mentor: 'Take one that told you something you wanted to know.',
    own: [
      {
        step: { text: 'Change the copied sentence until it is true of what you are selling.', minutes: 2 },
        challenge: { text: 'Strike any word from the sentence that promises too much.', seconds: 60 },
      },
      {
        step: { text: 'Look at the first picture in that ad, and name what it shows well.', minutes: 1 },
        challenge: { text: 'Choose the side from which you would photograph yours.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Nobody sees an ad before you publish it. Type one line about what you are selling, and save it as a draft.',
    short: 'Nobody sees a draft. Type one ad line. Save.',
    form: 'work',
    drill_sergeant: 'Plain words. No price yet. Close it.',
    kind_encouraging: 'You can read it again when you like and change what you want.',
    teammate: 'For now, it’s just us and the draft.',
    wise_mentor: 'Read it again after a pause, as if it came from a stranger.',
    own: [
      {
        step: { text: 'Open the draft once, and put a plain title above the line.', minutes: 2 },
        challenge: { text: 'Read title and line as a stranger would, and change one word.', seconds: 60 },
      },
      {
        step: { text: 'List what you would rather leave out of an ad, such as your address.', minutes: 1 },
        challenge: {
          text: 'Decide how strangers may reach you: by message, by call, or through a friend.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'You may say no to any buyer, and it helps to have practiced. Say aloud: Thank you, that is too low for me.',
    short: 'Buyers can hear no. Say: thank you, too low.',
    form: 'work',
    drill_sergeant: 'Aloud. Again, slower. Then silence.',
    kind_encouraging: 'A friendly no is enough, and you owe nobody a reason.',
    teammate: 'We practice on the wall, and the wall doesn’t bargain.',
    wise_mentor: 'Keep your voice even, and let a silence follow.',
    own: [
      {
        step: { text: 'Decide on the lowest price you would accept, and write it down.', minutes: 2 },
        challenge: { text: 'Answer an offer just below that price, aloud and in a friendly voice.', seconds: 30 },
      },
      {
        step: { text: 'Type the same refusal as a message that you could send.', minutes: 1 },
        challenge: { text: 'Add a friendly ending to the message, such as “All the best.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, an ad can grow in pieces. Copy one fact about what you are selling from its label or papers.',
    short: 'Short on time, ads grow in pieces. Copy one fact.',
    form: 'work',
    drill_sergeant: 'Make, size, or year, from the label.',
    kind_encouraging: 'The rest of the ad can wait for another spare minute.',
    teammate: 'That’s one line of our ad, done in passing.',
    wise_mentor: 'Copy it exactly as it stands there, since buyers search for it.',
    own: [
      {
        step: { text: 'Start a page with the heading “Ad,” and put the fact on it.', minutes: 2 },
        challenge: { text: 'Name the next fact to look up, and give it an empty line.', seconds: 45 },
      },
      {
        step: { text: 'Photograph the side that says most about what you are selling.', minutes: 1 },
        challenge: { text: 'Check the picture for anything private, such as a name or an address.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'A fair price is easier to find when you begin with a known one. Write down what you once paid, with the year.',
    short: 'Start from a known price. Write what you paid.',
    form: 'note',
    drill_sergeant: 'Sum and year. New or used. Pen down.',
    kind_encouraging: 'A rough memory is enough, and a gift may stay without a price.',
    teammate: 'We start from that and see what others ask.',
    wise_mentor: 'It is a place to start from, and not what a buyer owes you.',
    own: [
      {
        step: { text: 'List how the thing has changed since then: wear, repairs, or anything added.', minutes: 2 },
        challenge: { text: 'Mark the change that a buyer would see first.', seconds: 30 },
      },
      {
        step: { text: 'Name the price at which you would be glad to let the thing go.', minutes: 1 },
        challenge: { text: 'Round that price to a figure that is easy to say, and note it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, an ad can begin from your chair. Speak one sentence about what you are selling into your phone.',
    short: 'Tired sellers stay seated. Speak one ad sentence.',
    form: 'work',
    drill_sergeant: 'Into the phone. One sentence. Stop.',
    kind_encouraging: 'It may be slow and plain, and you can write it down when you are rested.',
    teammate: 'We dictate, and the feet stay up.',
    wise_mentor: 'Say what it is and what it is good for, and leave it there.',
    own: [
      {
        step: { text: 'Say in a second sentence what the thing is still good for.', minutes: 1 },
        challenge: { text: 'Choose the better of the two sentences to begin the ad.', seconds: 30 },
      },
      {
        step: { text: 'Think of the one picture that the ad needs most.', minutes: 1 },
        challenge: { text: 'Pick the place and the light for that picture, still seated.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'You know the thing too well to notice a gap in the ad. Ask {ally} what a buyer would want to know.',
    short: 'Ask {ally} what a buyer would want to know.',
    form: 'tell',
    drill_sergeant: 'Write the question down. Answer it in the ad.',
    kind_encouraging: 'One question is plenty, and the answer can wait.',
    teammate: 'They ask, and our ad gets better.',
    wise_mentor: 'The first question is often the one that the ad leaves open.',
    own: [
      {
        step: { text: 'Think of one question you would have as a buyer yourself.', minutes: 1 },
        challenge: { text: 'Answer that question in one plain sentence, as the ad could.', seconds: 60 },
      },
      {
        step: { text: 'Look over what you are selling, and find one spot that needs explaining.', minutes: 2 },
        challenge: { text: 'Describe that spot honestly in one short sentence.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Haggling is easier once you have tried it for fun. Ask {ally} to play a buyer and offer too little.',
    short: 'Ask {ally} to play the buyer. Hold your price.',
    form: 'tell',
    drill_sergeant: 'Listen. Say thanks. Name your price again.',
    kind_encouraging: 'You may laugh together, and your answer will still be practiced.',
    teammate: 'Let’s have our first round where it costs nothing.',
    wise_mentor: 'Answer with the price once, and then wait.',
    own: [
      {
        step: { text: 'Write down the price that you will hold while you practice.', minutes: 1 },
        challenge: { text: 'Say that price aloud in one short sentence, without explaining it.', seconds: 30 },
      },
      {
        step: { text: 'Think of something you could add to the sale instead of lowering the price.', minutes: 1 },
        challenge: { text: 'Practice offering that extra in one calm, friendly sentence.', seconds: 30 },
      },
    ],
  },
]
