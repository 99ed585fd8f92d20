import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a newsletter or a blog answer to something that the person wrote (TEXT-32). */
export const blogAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'A post can be finished before it is perfect. Make a folder named ready, and move your latest draft into it.',
    short: 'Perfect is not required. Make a folder named ready.',
    form: 'prepare',
    drill_sergeant: 'Move your latest draft in. Hands off.',
    kind_encouraging: 'You can still take it out again, and for the moment it may rest there.',
    teammate: 'What’s in there leaves next, with or without our last comma.',
    wise_mentor: 'Under that name, you will look at the draft with less suspicion.',
    own: [
      {
        step: { text: 'Give the draft that belongs in the folder a plain, final name.', minutes: 1 },
        challenge: { text: 'Read the first line of that draft, and leave it as it is.', seconds: 30 },
      },
      {
        step: { text: 'Decide what a draft needs before it goes into that folder.', minutes: 1 },
        challenge: { text: 'Name one thing that a draft in there may still lack, such as a picture.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Improving has no end of its own, and a mark can give it one. Type done below the first paragraph of your draft.',
    short: 'Stop polishing. Type done below your draft’s first paragraph.',
    form: 'note',
    drill_sergeant: 'That paragraph is closed. Scroll past it.',
    kind_encouraging: 'Better words that come to you can go into another post.',
    teammate: 'We’re done up there, even if one word keeps waving at us.',
    wise_mentor: 'Read on from the mark, so that the rest of the post gets its share of attention.',
    own: [
      {
        step: { text: 'Scroll past the word done, and begin the second paragraph with one sentence.', minutes: 2 },
        challenge: { text: 'Speak that new sentence aloud, and change nothing above it.', seconds: 30 },
      },
      {
        step: { text: 'Read that paragraph once for facts only, and leave the style.', minutes: 1 },
        challenge: {
          text: 'Start a file for better words, and put one there instead of into the paragraph.',
          seconds: 60,
        },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Good enough needs a short list, or it is never reached. Write on a card: clear, true, and useful to one reader.',
    short: 'Good enough needs a list. Write: clear, true, useful.',
    form: 'note',
    drill_sergeant: 'Card beside the screen. Measure the post by it.',
    kind_encouraging: 'A post that fits the card may go out, even with a plain sentence in it.',
    teammate: 'When we start fiddling, we look at the card and stop.',
    wise_mentor: 'Beauty is not on that card, and few readers will ask for it.',
    own: [
      {
        step: { text: 'Hold the card against one paragraph of your draft, and check off what fits.', minutes: 2 },
        challenge: { text: 'Underline one sentence in the draft that would be useful to a reader.', seconds: 60 },
      },
      {
        step: { text: 'Think of one reader, and put the name on the back of the card.', minutes: 1 },
        challenge: { text: 'Ask yourself whether your last headline would be clear to this reader.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A letter is easier to start than a post. Type Dear reader into a draft, and one line below it.',
    short: 'A letter starts easily. Type Dear reader into a draft.',
    form: 'work',
    drill_sergeant: 'One plain line below it. Send nothing yet.',
    kind_encouraging: 'You may write as you would to somebody you know, and take the greeting out afterward.',
    teammate: 'We’re only writing a letter here, and a post can start as one.',
    wise_mentor: 'The greeting can go when the post is done, and the tone will remain.',
    own: [
      {
        step: { text: 'Tell the reader in a new line why you are writing.', minutes: 2 },
        challenge: { text: 'Read the opening as one particular person would, somebody you know.', seconds: 30 },
      },
      {
        step: { text: 'Replace the word reader with the name of somebody you know.', minutes: 1 },
        challenge: { text: 'Type the first thing that this reader would want to know.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Half a sentence is easier to continue than a blank page. Type the words I used to think into a draft, and finish the sentence.',
    short: 'No blank page. Type into a draft: I used to think.',
    form: 'work',
    drill_sergeant: 'Finish the sentence. First ending that comes.',
    kind_encouraging: 'Any old opinion of yours will do, however small the matter was.',
    teammate: 'Then we tell readers what changed our mind, and that’s the post.',
    wise_mentor: 'Between what you thought and what you think now lies something to tell.',
    own: [
      {
        step: { text: 'Add a second sentence that begins with “Now I think.”', minutes: 2 },
        challenge: { text: 'Note in a few words what changed your mind in between.', seconds: 60 },
      },
      {
        step: { text: 'Note when or where you last thought what the sentence says.', minutes: 1 },
        challenge: { text: 'Turn the sentence into a question that could be the title.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Opening a draft is a beginning that needs no idea. Open one in a window of its own, and leave it there.',
    short: 'A start needs no idea. Open one draft.',
    form: 'prepare',
    drill_sergeant: 'Its own window. No typing. Leave it open.',
    kind_encouraging: 'You do not need to write anything, only to leave the page where you will see it.',
    teammate: 'The page is up, and we’re free to walk away from it.',
    wise_mentor: 'When you return, the page will be there before any doubt about where to begin.',
    own: [
      {
        step: { text: 'Read the last line of the draft, and put the cursor behind it.', minutes: 1 },
        challenge: { text: 'Close one other window that covers the draft.', seconds: 15 },
      },
      {
        step: { text: 'Scroll to the line of the draft that you like best.', minutes: 1 },
        challenge: { text: 'Make that line bold, and leave everything else as it is.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A post does not have to wait for a free hour. Speak one sentence of it into your phone, and save the recording.',
    short: 'No time to type? Speak one sentence of your post.',
    form: 'work',
    drill_sergeant: 'Into the phone. Stop. Save the recording.',
    kind_encouraging: 'You can type it out whenever you find room, and it will not be lost.',
    teammate: 'That’s a line of our post done without a desk.',
    wise_mentor: 'Spoken sentences often need less editing than those that were typed in a hurry.',
    own: [
      {
        step: { text: 'Say what would come right after that sentence, in your own words.', minutes: 1 },
        challenge: { text: 'Choose two words from what you said as a working title for the post.', seconds: 30 },
      },
      {
        step: { text: 'Put the same thought once more, as a question to a reader.', minutes: 1 },
        challenge: { text: 'Pick the better opening, the sentence or the question, and note why.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Nobody sees a draft until you publish it. Type the word private at its top, and one honest sentence below.',
    short: 'Nobody reads a draft. Type private at its top.',
    form: 'work',
    drill_sergeant: 'One honest sentence below. Write it straight.',
    kind_encouraging: 'Whether it ever becomes a post can stay open, because for now it is only yours.',
    teammate: 'Nobody’s looking, so let’s say it the way we mean it.',
    wise_mentor: 'What you write for yourself now can be shown to readers once you are ready.',
    own: [
      {
        step: { text: 'Add one detail that only you would know, below the word private.', minutes: 2 },
        challenge: { text: 'Decide whether that detail could be told with a name left out.', seconds: 30 },
      },
      {
        step: { text: 'Rename the draft, so that only you understand the name.', minutes: 1 },
        challenge: { text: 'Check that nobody else can open the file it is in.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A post is easier to write as an answer. Ask {ally} for one question about its topic.',
    short: 'Ask {ally} for one question about your next post.',
    form: 'tell',
    drill_sergeant: 'Copy the question into the draft.',
    kind_encouraging: 'An easy question is just as good, since readers may have the same one.',
    teammate: 'That’s our first line, and somebody else came up with it.',
    wise_mentor: 'Keep the question as it was asked, since readers may well put it in the same words.',
    own: [
      {
        step: { text: 'Type your own guess of that question into a draft.', minutes: 1 },
        challenge: {
          text: 'Answer the guessed question in one spoken sentence, before you write anything.',
          seconds: 30,
        },
      },
      {
        step: { text: 'Note one thing about your topic that most people get wrong.', minutes: 2 },
        challenge: { text: 'Turn that into a question that a reader might ask.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A headline should tell people what to expect. Send yours to {ally}, and ask what the post will be about.',
    short: 'Send {ally} your headline. Ask what the post is about.',
    form: 'tell',
    drill_sergeant: 'Wait for the answer. Explain nothing.',
    kind_encouraging: 'If the answer is a surprise, you have learned something before any reader has.',
    teammate: 'If the guess is off, we know what our headline still has to say.',
    wise_mentor: 'Leave out any explanation, because readers will not get one either.',
    own: [
      {
        step: { text: 'Write down in a few words what the post is really about.', minutes: 2 },
        challenge: { text: 'Underline the word in your headline that says this most clearly.', seconds: 15 },
      },
      {
        step: { text: 'Draft a second headline that promises a little less.', minutes: 2 },
        challenge: { text: 'Compare both headlines, and keep the one you would open yourself.', seconds: 30 },
      },
    ],
  },
]
