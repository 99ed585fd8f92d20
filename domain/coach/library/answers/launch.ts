import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a launch answer to something that the person wrote (TEXT-32). */
export const launchAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'A product that is good enough for customers rarely looks finished to its maker. Mark one part as done, and leave it alone.',
    short: 'Good enough is done. Mark one product part as done.',
    form: 'work',
    drill_sergeant: 'Hands off. It stays that way.',
    kind_encouraging: 'It may still change, only not before somebody has used it.',
    teammate: 'We can tinker again once somebody’s asked for it.',
    wise_mentor: 'The maker looks at the gaps, while the customer looks at what it does.',
    own: [
      {
        step: { text: 'Put the part you marked done away, or close its file.', minutes: 1 },
        challenge: { text: 'Say which part of the product should get your time instead.', seconds: 15 },
      },
      {
        step: { text: 'Think of somebody who could use the part marked done as it is.', minutes: 1 },
        challenge: { text: 'Write in one plain line what that person could do with it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A first version is expected to change, and you may say so. Write first version under the name of your product or offer.',
    short: 'First versions have gaps. Write first version under the product’s name.',
    form: 'note',
    drill_sergeant: 'In small letters. Leave it there.',
    kind_encouraging: 'Those words allow for gaps, and customers understand them.',
    teammate: 'That’s our permission slip, right under the name.',
    wise_mentor: 'After a first version, there will be time for all the others.',
    own: [
      {
        step: { text: 'Write one thing that the first version will leave out.', minutes: 1 },
        challenge: { text: 'Say in one sentence what the first version can do already.', seconds: 30 },
      },
      {
        step: { text: 'Choose one question to ask customers before there is a second version.', minutes: 2 },
        challenge: { text: 'Put that question below the words “first version.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'An offer sounds strangest to the one who says it first. Read its opening line aloud to an empty chair, as if to a customer.',
    short: 'Nervous? Practice on an empty chair. Stand before it.',
    form: 'work',
    drill_sergeant: 'Read it the first line of your offer.',
    kind_encouraging: 'The chair will not judge, and your voice gets used to the words.',
    teammate: 'The chair’s our first customer, and it isn’t picky.',
    wise_mentor: 'Look up at the end of the line, as you would with a person there.',
    own: [
      {
        step: { text: 'Sit on the chair yourself, and think of a customer’s first question.', minutes: 1 },
        challenge: { text: 'Answer that question in one plain sentence, aloud.', seconds: 30 },
      },
      {
        step: { text: 'Write the offer’s opening line the way you would say it to a friend.', minutes: 2 },
        challenge: { text: 'Say that friendlier line to the chair without looking at the paper.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Not every step toward a launch is seen by others. Write the first line of the announcement, and save it as a draft.',
    short: 'Nobody sees a draft. Write the launch announcement’s first line.',
    form: 'prepare',
    drill_sergeant: 'One line. Save. No sending.',
    kind_encouraging: 'A draft can wait until you feel like showing it.',
    teammate: 'Only we have seen it, and it can stay that way for now.',
    wise_mentor: 'Write it as if to one person who wishes you well.',
    own: [
      {
        step: { text: 'Add below that line who should read the announcement first.', minutes: 1 },
        challenge: { text: 'Read the line as that reader would, and cut one word.', seconds: 45 },
      },
      {
        step: { text: 'Choose a picture or an object that could go with the line.', minutes: 1 },
        challenge: { text: 'Describe that picture below the draft, in a few words.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, talking is quicker than typing. Record one sentence on your phone that tells a customer what you offer.',
    short: 'Talking is quicker. Press record.',
    form: 'work',
    drill_sergeant: 'One sentence: what customers get. Stop.',
    kind_encouraging: 'It may come out clumsy, since only you will hear it.',
    teammate: 'We can do that with our coat on.',
    wise_mentor: 'Spoken sentences are often plainer than those written at a desk.',
    own: [
      {
        step: { text: 'Play the recording, and note the words a customer would remember.', minutes: 2 },
        challenge: { text: 'Save the recording under the product’s name, where you will find it.', seconds: 30 },
      },
      {
        step: { text: 'Answer the question “Who is this for?” in a second recording.', minutes: 1 },
        challenge: { text: 'Play both in a row, and keep the one that would make you curious.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A free moment is soon used up by looking for the file. Open the one for your launch where you stopped, and leave it open.',
    short: 'Lose no minute to searching. Open the launch file now.',
    form: 'prepare',
    drill_sergeant: 'Scroll to where you stopped. Leave it open.',
    kind_encouraging: 'When a moment comes, you can go straight on from there.',
    teammate: 'Next time we’ve got a minute, none of it goes to searching.',
    wise_mentor: 'A file that stands open can be taken up in the middle of a thought.',
    own: [
      {
        step: { text: 'Type at the end of the launch file what comes next.', minutes: 1 },
        challenge: { text: 'Close every other window, so that the launch file lies on top.', seconds: 30 },
      },
      {
        step: { text: 'Look in the launch file for a job that takes only a moment.', minutes: 1 },
        challenge: { text: 'Give that job a color, so that it meets your eye when you return.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You can begin at the other end. Write launch at the bottom of a sheet, and just above it the very last step before it.',
    short: 'Begin at the end. Write launch at the bottom.',
    form: 'note',
    drill_sergeant: 'Last step right above it. Pen down.',
    kind_encouraging: 'Everything before that step can wait until you look at the sheet again.',
    teammate: 'We work backward, since the end is the part we can picture.',
    wise_mentor: 'The last step is often clear long before the first one.',
    own: [
      {
        step: { text: 'Write the date you hope for beside the word launch.', minutes: 1 },
        challenge: { text: 'Draw a line up the sheet from launch, and write “today” at its top.', seconds: 30 },
      },
      {
        step: { text: 'Ask what must already exist before the launch is possible.', minutes: 1 },
        challenge: { text: 'Write it above the word launch, with a check mark if it exists.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'A sum is easier to judge on paper than in your head. Write down one cost or price of your launch, and what it buys.',
    short: 'Judge it on paper. One launch cost, and what it buys.',
    form: 'note',
    drill_sergeant: 'One sum. One purpose. Pen down.',
    kind_encouraging: 'A guess in pencil is good enough for now.',
    teammate: 'We don’t add anything up, we just look at that one.',
    wise_mentor: 'Beside its purpose, a sum may look larger or smaller than you thought.',
    own: [
      {
        step: { text: 'Note beside that cost where the exact figure can be found.', minutes: 1 },
        challenge: { text: 'Mark the figure as exact or as a guess.', seconds: 15 },
      },
      {
        step: { text: 'Think of a cheaper way to get what that cost buys.', minutes: 2 },
        challenge: { text: 'Note what would be lost that way, in a few words.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A name has to say something to people who know nothing else. Send {ally} the name of your product, and ask what it could be.',
    short: 'Send {ally} the product’s name. Ask what it could be.',
    form: 'tell',
    drill_sergeant: 'Send both. Explain nothing.',
    kind_encouraging: 'A wrong guess is useful, and often a funny one.',
    teammate: 'If they guess right, our name’s doing its job.',
    wise_mentor: 'Wait for the guess before you explain, since customers will get no explanation.',
    own: [
      {
        step: { text: 'Write down, for comparison, what you hope they will guess.', minutes: 1 },
        challenge: { text: 'Underline the word in it that the name should suggest most.', seconds: 30 },
      },
      {
        step: { text: 'Say the product’s name aloud, as if you answered the phone with it.', minutes: 1 },
        challenge: { text: 'Spell the name once, and hear whether a caller could follow.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'An offer gets clearer when you have to say it simply. Tell {ally} in one sentence what your customers are going to get.',
    short: 'Tell {ally} in one sentence what customers get.',
    form: 'tell',
    drill_sergeant: 'Then stop talking. Listen.',
    kind_encouraging: 'If they ask something, that question belongs on your page.',
    teammate: 'If we need more than one, we know what to shorten.',
    wise_mentor: 'Keep the words that were understood at once, and let the others go.',
    own: [
      {
        step: { text: 'Put that sentence on paper, just as you said it.', minutes: 1 },
        challenge: { text: 'Circle the word in it that might need explaining.', seconds: 15 },
      },
      {
        step: { text: 'Turn your sentence around, so that it begins with the customer.', minutes: 1 },
        challenge: { text: 'Read both versions aloud, and keep the one that sounds like you.', seconds: 30 },
      },
    ],
  },
]
