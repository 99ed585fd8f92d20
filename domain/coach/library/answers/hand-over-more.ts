import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `hand-over.ts`. */
export const moreHandOverAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'trust',
    text: 'A decision has really moved once another name stands beside it. Choose the first decision on your list, and write who will decide.',
    short: 'Pick your next decision. Write down who makes it.',
    form: 'work',
    drill_sergeant: 'Tell that person. From now on, they decide.',
    kind_encouraging: 'You may write it in pencil at first, and talk to that person when you are ready.',
    teammate: 'Then we tell that person, and it’s one thing less for us to decide.',
    wise_mentor: 'Then tell that person, or note the day when you will.',
    own: [
      {
        step: { text: 'Add what this person needs to know before making the decision.', minutes: 2 },
        challenge: { text: 'Say aloud the sentence with which you will hand the decision over.', seconds: 45 },
      },
      {
        step: { text: 'Beside the name, write when you will first ask how it went.', minutes: 1 },
        challenge: { text: 'Draw a line through that decision on your own list.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'trust',
    text: 'Letting go is easier when you remember that it has gone well before. Write down one thing that somebody else decided well.',
    short: 'Others have decided well before. Write down one such decision.',
    form: 'note',
    drill_sergeant: 'Their name beside it. Keep the note.',
    kind_encouraging: 'It may be a small thing, such as a meal or a route that turned out fine.',
    teammate: 'When we want to grab the next decision back, we read that line first.',
    wise_mentor: 'The note reminds you that other people see things that you overlook.',
    own: [
      {
        step: { text: 'Next to that decision, write what it spared you.', minutes: 1 },
        challenge: { text: 'Pick a decision that is still yours and could go the same way.', seconds: 60 },
      },
      {
        step: { text: 'Next to that decision, note who made it, and what this person knew.', minutes: 1 },
        challenge: { text: 'Think of a sentence with which you could thank this person for it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'trust',
    text: 'People decide more freely when they know that nobody will redo it. Tell one person that their next decision stands.',
    short: 'Tell one person: your next decision stands.',
    form: 'tell',
    drill_sergeant: 'No conditions. Then step back.',
    kind_encouraging: 'You may be curious about it, and you can still leave it as it is.',
    teammate: 'We’ve said it now, so we leave it with them.',
    wise_mentor: 'Said beforehand, it is a promise to yourself as well as to them.',
    own: [
      {
        step: { text: 'Prepare a reply for a choice that surprises you: “Thank you, go ahead.”', minutes: 1 },
        challenge: { text: 'Speak that reply once, without a “but” at the end.', seconds: 15 },
      },
      {
        step: { text: 'Ask which decision is likely to come up for them next.', minutes: 1 },
        challenge: { text: 'Choose one thing in their work that you will stop checking.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'trust',
    text: 'A reminder in sight keeps you from taking a decision back. Note on a slip that the choice is theirs, and lay it where you type.',
    short: 'Write on a slip: theirs. Others’ decisions stay theirs.',
    form: 'prepare',
    drill_sergeant: 'Slip beside the keys. Read before you type.',
    kind_encouraging: 'You may still help when somebody asks, and the choice stays with them.',
    teammate: 'When our fingers itch to fix it, we read the slip first.',
    wise_mentor: 'The slip does not say that you know less, only that it is theirs.',
    own: [
      {
        step: { text: 'Turn the slip over, and name a decision that it is meant for.', minutes: 1 },
        challenge: { text: 'Below it, write whose decision it is.', seconds: 30 },
      },
      {
        step: { text: 'Put a pen beside the slip, as another job for your fingers.', minutes: 1 },
        challenge: { text: 'Read the slip, pick up the pen, and wait for one breath.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Questions that others can decide need a place that is not yours. Make a mail folder for them, and move one message into it.',
    short: 'Make a folder: theirs. Move one message others can decide.',
    form: 'prepare',
    drill_sergeant: 'Do not answer it. Forward it from there.',
    kind_encouraging: 'Only one message has to move now, and the others may wait.',
    teammate: 'Whatever lands in there is no longer our puzzle.',
    wise_mentor: 'A look into the folder shows you how much can be decided without you.',
    own: [
      {
        step: { text: 'Settle who will get the message in that folder.', minutes: 1 },
        challenge: { text: 'Type the line that will go with it: “Please decide as you think best.”', seconds: 90 },
      },
      {
        step: { text: 'Find a second message that others could decide, and move it there, too.', minutes: 1 },
        challenge: { text: 'Drag the folder to where you will pass it while reading your mail.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Messages go to whoever always decides. Tell one person whom they can ask next time in place of you.',
    short: 'Tell one person who else can decide.',
    form: 'tell',
    drill_sergeant: 'Name and topic. One line. Send.',
    kind_encouraging: 'They will be glad to know, and the other person may feel trusted.',
    teammate: 'We’re not hard to reach, there’s just somebody closer to it.',
    wise_mentor: 'Say it once in a friendly way, and many questions will reach the right person first.',
    own: [
      {
        step: { text: 'Let the one who can decide know that questions may come.', minutes: 2 },
        challenge: { text: 'Give one example of what may be settled without you.', seconds: 60 },
      },
      {
        step: { text: 'Prepare an answer for the next question that still comes to you.', minutes: 1 },
        challenge: { text: 'Save the answer, with the other person’s name in it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Many questions settle themselves when nobody answers at once. When the next message asks you to decide, drink a glass of water first.',
    short: 'Next message that wants a decision: drink water first.',
    form: 'moment',
    drill_sergeant: 'Whole glass. Then ask for their view.',
    kind_encouraging: 'By the last sip, you may see who could answer it just as well.',
    teammate: 'We drink up slowly, and maybe somebody else has an idea meanwhile.',
    wise_mentor: 'A quick answer keeps the decision with you, and a slow one lets it move.',
    own: [
      {
        step: { text: 'Put a full glass of water where you read your messages.', minutes: 1 },
        challenge: { text: 'Recall the last message that asked you to decide, and who else could have.', seconds: 45 },
      },
      {
        step: { text: 'Look for an older message that was settled before you answered.', minutes: 2 },
        challenge: { text: 'Note in a few words who settled it, and how.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Not every meeting needs you to decide. Look at your next few, and write down one that can do without you.',
    short: 'Some meetings decide without you. Write one of them down.',
    form: 'note',
    drill_sergeant: 'Name the one who decides there. Stay away.',
    kind_encouraging: 'You do not have to cancel anything yet, only see where there is room.',
    teammate: 'That’s an hour back for us, and somebody else gets to decide.',
    wise_mentor: 'If nothing would be decided differently without you, your chair may stay empty.',
    own: [
      {
        step: { text: 'Beside that meeting, write who could speak for you there.', minutes: 1 },
        challenge: { text: 'Word one sentence that this person could take along from you.', seconds: 90 },
      },
      {
        step: { text: 'Type a line that asks for only the result of that meeting.', minutes: 1 },
        challenge: { text: 'Name the piece of your own work that could have this time.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A handover can begin with a question, and a question takes no time. Ask one person which decision they would like to take over.',
    short: 'Ask one person which decision they would take over.',
    form: 'tell',
    drill_sergeant: 'One line. Accept the first answer.',
    kind_encouraging: 'They may have been waiting to be asked, so the answer may come quickly.',
    teammate: 'They choose, we let go, and the clock hardly moves.',
    wise_mentor: 'A decision that people choose for themselves needs the least explaining.',
    own: [
      {
        step: { text: 'Think of two decisions that you could offer if nothing comes to mind.', minutes: 2 },
        challenge: { text: 'Choose whichever of them needs less explaining.', seconds: 30 },
      },
      {
        step: { text: 'Ask, too, what they would need from you to decide it alone.', minutes: 1 },
        challenge: { text: 'Pick one thing that you could give at once, such as a file or a list.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'In a full week, handing over needs a fixed place. Put who decides what on the agenda of your next meeting.',
    short: 'Agenda of the next meeting: who decides what.',
    form: 'prepare',
    drill_sergeant: 'Last item. Type it in. Save.',
    kind_encouraging: 'It will come up by itself then, and you do not have to find time for it.',
    teammate: 'With that line in there, we hand something over every time we meet.',
    wise_mentor: 'An item on the agenda gets discussed, even when everybody is in a hurry.',
    own: [
      {
        step: { text: 'Choose the first decision to bring up under that line.', minutes: 1 },
        challenge: { text: 'Put a name beside it that is not yours.', seconds: 30 },
      },
      {
        step: { text: 'Move that line to the top of the agenda, before the long points.', minutes: 1 },
        challenge: { text: 'Write an opening question below it: “Who would like to take this?”', seconds: 30 },
      },
    ],
  },
]
