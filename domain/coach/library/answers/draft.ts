import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreDraftAnswers } from './draft-more.ts'

/** What messages of a draft answer to something that the person wrote (TEXT-32). */
export const draftAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'What is written can be reread and improved later. For now, type at the end of the draft: start here.',
    short: 'Old pages can wait. Type below the draft: start here.',
    form: 'prepare',
    drill_sergeant: 'Save it. Next time, begin at those words.',
    kind_encouraging: 'When you open the file, search for these words, and leave the pages above alone.',
    teammate: 'Next time, we jump straight to those words and write below them.',
    wise_mentor: 'Next time, go straight to these words, and read nothing above them.',
    own: [
      {
        step: { text: 'Add one word under “start here” that the next part needs.', minutes: 1 },
        challenge: { text: 'Search the draft for “start here” once, to see that it takes you there.', seconds: 45 },
      },
      {
        step: { text: 'Choose how much you will write at “start here” the next time.', minutes: 1 },
        challenge: { text: 'Add that limit beside the words, such as “a few lines.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'You cannot reread what you do not see. Cover the draft’s last paragraph with a sheet of paper, and add one line below.',
    short: 'Do not polish now. Cover the draft’s last paragraph.',
    form: 'work',
    drill_sergeant: 'Add one line below. Leave the paper there.',
    kind_encouraging: 'The covered lines are safe where they are, and you can improve them another time.',
    teammate: 'Let’s not peek until our line has its period.',
    wise_mentor: 'Let the new line stand before you take the paper away.',
    own: [
      {
        step: { text: 'Say aloud what the reader of the draft has to learn next.', minutes: 1 },
        challenge: { text: 'Put a key word for it below the covered paragraph.', seconds: 30 },
      },
      {
        step: { text: 'Recall the covered paragraph, and say in a word where it ends.', minutes: 1 },
        challenge: { text: 'Begin the line below with that word or with its opposite.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You can begin without seeing the whole. Type into the draft, and finish the sentence: this part is about.',
    short: 'Start the draft with given words. Type: this part is about.',
    form: 'work',
    drill_sergeant: 'Finish the sentence. Keep the first ending.',
    kind_encouraging: 'Any ending that is true will do, and it does not have to stay.',
    teammate: 'If ours comes out vague, we’ve still got a line to work on.',
    wise_mentor: 'You can remove the sentence once the part is written.',
    own: [
      {
        step: { text: 'Add one thing that this part of the draft is not about.', minutes: 1 },
        challenge: { text: 'Choose a word in it that the next sentence can pick up.', seconds: 45 },
      },
      {
        step: { text: 'Move the sentence with “This part is about” to where its part begins.', minutes: 1 },
        challenge: { text: 'Set it in brackets, so that it can leave once the part stands.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'It is easier to start by talking than by typing. Record yourself for a minute, saying what the draft is meant to say.',
    short: 'Talking is easier than typing. Record a minute about the draft.',
    form: 'note',
    drill_sergeant: 'No script. Press record. Stop after the minute.',
    kind_encouraging: 'You may begin by saying that you are not sure, and go on from there.',
    teammate: 'Whatever we mumble, we can type it out next time.',
    wise_mentor: 'Listen for the first clear sentence, because the draft can start there.',
    own: [
      {
        step: { text: 'Play the recording until you hear a phrase that the draft could use.', minutes: 2 },
        challenge: { text: 'Type that phrase into the draft just as it is.', seconds: 60 },
      },
      {
        step: { text: 'Think of one thing about the draft that you left out of the recording.', minutes: 1 },
        challenge: { text: 'Put a key word for it in the draft, near where it belongs.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, none of it should go into searching. Put the draft in the middle of your desktop, where one click opens it.',
    short: 'No time to search. Draft to the middle of the desktop.',
    form: 'prepare',
    drill_sergeant: 'Test it. One click. Close it.',
    kind_encouraging: 'Even a spare minute can then go into the draft itself.',
    teammate: 'Then we lose none of our few minutes to folders.',
    wise_mentor: 'What opens at once is opened more often, even when little time is left.',
    own: [
      {
        step: { text: 'Open the draft from the desktop once, and go to its last line.', minutes: 1 },
        challenge: { text: 'Type one word for what comes next, and save.', seconds: 45 },
      },
      {
        step: { text: 'Clear away one icon near the draft on the desktop.', minutes: 1 },
        challenge: { text: 'Close the other windows, until only the desktop is left.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'The draft does not have to wait for a free hour. Send yourself a message with its next sentence, even an unfinished one.',
    short: 'No free hour needed. Message yourself the draft’s next sentence.',
    form: 'work',
    drill_sergeant: 'Unfinished is fine. Send it. Done.',
    kind_encouraging: 'You can paste it in whenever you next have the file open.',
    teammate: 'The line waits in our messages until we open the file.',
    wise_mentor: 'The thought is kept, and the full session can come when there is room for it.',
    own: [
      {
        step: { text: 'Add to the message where in the draft the sentence belongs.', minutes: 1 },
        challenge: { text: 'Mark the message, so that you find it when the draft is open.', seconds: 30 },
      },
      {
        step: { text: 'Find a plainer word for one in your message.', minutes: 1 },
        challenge: { text: 'Send yourself the first words of the sentence that comes after it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A single word takes hardly any energy. Add the next word to the draft, and close it there.',
    short: 'Too tired to write? Add one word to the draft.',
    form: 'work',
    drill_sergeant: 'Save it. Close it. Eyes off. Rest.',
    kind_encouraging: 'You can rest now, because the next sentence is already begun.',
    teammate: 'That’s our sentence started, and we finish it when we’re rested.',
    wise_mentor: 'A sentence that has begun is easier to return to than one that is only planned.',
    own: [
      {
        step: { text: 'Note on a slip where the word you added to the draft should lead.', minutes: 1 },
        challenge: { text: 'Lay the slip on the keyboard, and leave the draft for today.', seconds: 30 },
      },
      {
        step: { text: 'Say aloud how the sentence with the draft’s newest word might end.', minutes: 1 },
        challenge: { text: 'Put away one thing that you used for the draft, and rest.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The phone is quicker to open than the draft. Write the draft’s title on a slip, and stick it to the phone’s screen.',
    short: 'Write the draft’s title on a slip. Stick it on the phone.',
    form: 'prepare',
    drill_sergeant: 'Read the slip before you move it.',
    kind_encouraging: 'You can still pick up the phone, and you will have thought of the draft first.',
    teammate: 'Anybody who wants to scroll has to get past our title.',
    wise_mentor: 'The moment it takes to move the slip is long enough to notice what you are doing.',
    own: [
      {
        step: { text: 'Add under the draft’s title one word for the part that comes next.', minutes: 1 },
        challenge: { text: 'Put the phone down with the slip facing up.', seconds: 15 },
      },
      {
        step: { text: 'Name one use of the phone that really helps the draft.', minutes: 1 },
        challenge: { text: 'Decide which other use can wait until a line is written.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Telling a person about a draft shows what it still has to say. In one sentence, tell {ally} what the next part is about.',
    short: 'Tell {ally} what the draft’s next part is about.',
    form: 'tell',
    drill_sergeant: 'One sentence. Then listen.',
    kind_encouraging: 'It may come out clumsy, and a question in return will help you further.',
    teammate: 'Then we write it down the way we just said it.',
    wise_mentor: 'Notice what you added to make it clear, for that belongs on the page.',
    own: [
      {
        step: { text: 'Type what you said about the next part into the draft, in those words.', minutes: 2 },
        challenge: { text: 'Mark the word in it that still needs explaining.', seconds: 45 },
      },
      {
        step: { text: 'Find the word in your account of the next part that would interest a listener.', minutes: 1 },
        challenge: { text: 'Use that word as a working title for the next part of the draft.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to go on when somebody asks. Send {ally} the title of the draft’s current part, and ask to be asked about it.',
    short: 'Send {ally} the title of the draft’s current part.',
    form: 'tell',
    drill_sergeant: 'Add: ask me about it. Send both.',
    kind_encouraging: 'You do not have to show a page, only to say how it is going.',
    teammate: 'When the question comes, we want at least one new line to talk about.',
    wise_mentor: 'Knowing that the question may come keeps the part in mind between sessions.',
    own: [
      {
        step: { text: 'Write down the question about this part of the draft that you would avoid.', minutes: 1 },
        challenge: { text: 'Answer it in half a sentence, even a clumsy one.', seconds: 60 },
      },
      {
        step: { text: 'Decide which lines of the draft’s current part you could show if somebody asked.', minutes: 2 },
        challenge: { text: 'Read the first of these lines aloud, without changing it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A first draft may be rough. Add one word to the name of its file, and save it: rough.',
    short: 'A draft may be rough. Put that word into the file name.',
    form: 'prepare',
    drill_sergeant: 'Rename it. Save. Leave the word there.',
    kind_encouraging: 'Each time you open the file, the name tells you what it may be.',
    teammate: 'With that name on it, nobody expects our sentences to shine.',
    wise_mentor: 'Take the word out only when the last page is written.',
    own: [
      {
        step: { text: 'Open the rough draft, and find one sentence that may stay as it is.', minutes: 2 },
        challenge: { text: 'Put a dot in the margin there, and leave the words alone.', seconds: 30 },
      },
      {
        step: { text: 'Name one thing that the draft may get wrong while it is rough.', minutes: 1 },
        challenge: { text: 'Type it at the top of the file, after the word “allowed.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Polishing comes after the last page of a draft. Write that on a slip, and lay it beside the keys.',
    short: 'Slip beside the keys: draft first, polish last.',
    form: 'note',
    drill_sergeant: 'Urge to polish? Read the slip. Type on.',
    kind_encouraging: 'You are not giving up on polishing. It only has to wait its turn.',
    teammate: 'Let’s get to the last page, and then we polish all we like.',
    wise_mentor: 'What is polished too soon is often cut later, and then the effort goes with it.',
    own: [
      {
        step: { text: 'Choose one place in the draft that will wait for polishing.', minutes: 1 },
        challenge: { text: 'Mark it with a bracket, and go on to the line after it.', seconds: 45 },
      },
      {
        step: { text: 'Think of the sentence in the draft that you have polished most often.', minutes: 1 },
        challenge: { text: 'Scroll past it to the end, and leave the cursor there.', seconds: 30 },
      },
    ],
  },
  ...moreDraftAnswers,
]
