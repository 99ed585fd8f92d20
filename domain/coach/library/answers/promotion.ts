import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a promotion, a raise or a review at work answer to something that was written (TEXT-32). */
export const promotionAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'You can be nervous and still write a greeting. Type the first line of a message to your manager, and leave it unsent.',
    short: 'Nervous or not, type your manager a greeting.',
    form: 'note',
    drill_sergeant: 'One line: my role. Save the draft unsent.',
    kind_encouraging: 'Nobody reads a draft, so the wording may be clumsy.',
    teammate: 'It’s only our draft, and it stays here.',
    wise_mentor: 'Look at it again when you are calm, and change it or send it then.',
    own: [
      {
        step: { text: 'Add below the greeting what you would like to talk about.', minutes: 1 },
        challenge: { text: 'Save the draft where you can find it, still unsent.', seconds: 15 },
      },
      {
        step: { text: 'Think of a subject line that your manager would open.', minutes: 1 },
        challenge: { text: 'Type it above the greeting, and leave the message unsent.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'The first moments of a talk are often the most awkward. Walk through a door now, and greet your manager aloud, as a rehearsal.',
    short: 'Awkward starts need practice. Walk through a door.',
    form: 'work',
    drill_sergeant: 'Greet your manager aloud. Head up. Once more.',
    kind_encouraging: 'Your voice may shake a little, and the door will not mind.',
    teammate: 'Let’s get our stiffest version out of the way here.',
    wise_mentor: 'Speak a little more slowly than you would like to.',
    own: [
      {
        step: { text: 'Choose your first sentence for the talk with your manager.', minutes: 2 },
        challenge: { text: 'Go through the door once more, and say that sentence aloud.', seconds: 30 },
      },
      {
        step: { text: 'Choose the chair that you would take in the talk, and sit down.', minutes: 1 },
        challenge: { text: 'Lay your hands where they should rest while you listen.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'You need not rely on courage alone in the talk. Copy one result of your work onto a card, and put it in your wallet.',
    short: 'Courage needs facts. Copy one result onto a card.',
    form: 'note',
    drill_sergeant: 'What changed, since when. Into the wallet.',
    kind_encouraging: 'When your mind goes empty, you can look at it.',
    teammate: 'If we get stuck, the card knows the answer.',
    wise_mentor: 'Write it so short that one glance brings it back.',
    own: [
      {
        step: { text: 'Note on the back of the card who was helped by that result.', minutes: 1 },
        challenge: { text: 'Read both sides once, as you would say them to your manager.', seconds: 30 },
      },
      {
        step: { text: 'Underline the figure or the name on the card that proves the result.', minutes: 1 },
        challenge: { text: 'Say the result from memory, and compare it with the card.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even a crowded schedule shows what you have done. Open your last calendar entry, and add its result in one line.',
    short: 'Full schedules show results. Open your last calendar entry.',
    form: 'note',
    drill_sergeant: 'Add what you achieved in one line. Save.',
    kind_encouraging: 'A few words are enough for you to find it again before your review.',
    teammate: 'Our full days leave a trace this way.',
    wise_mentor: 'Name what you did yourself, and not only what was discussed.',
    own: [
      {
        step: { text: 'Add to the last calendar entry who would remember your part in it.', minutes: 1 },
        challenge: { text: 'Put the word “review” into the entry, so that a search finds it.', seconds: 15 },
      },
      {
        step: { text: 'Look farther back for another entry that led to a result.', minutes: 2 },
        challenge: { text: 'Mark it with a sign that you can use for every result.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'There is seldom time left over to collect your results. Enter a short appointment for it in the next gap of your calendar.',
    short: 'Next calendar gap: collect your results. Enter it.',
    form: 'prepare',
    drill_sergeant: 'Short slot. Title: my results. Save.',
    kind_encouraging: 'You may move it if you have to, as long as it stays in there.',
    teammate: 'Now we have a meeting with ourselves, and it’s a useful one.',
    wise_mentor: 'Give it a name that you will respect when something else comes up.',
    own: [
      {
        step: { text: 'Write into that appointment which result comes first.', minutes: 1 },
        challenge: { text: 'Give the appointment a color or a reminder that stands out.', seconds: 30 },
      },
      {
        step: { text: 'Choose the place where you will sit for that appointment.', minutes: 1 },
        challenge: { text: 'Add to the entry the place, and what you need to have there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You can collect results before you know how to ask for anything. Open an empty page, and write the name of the last task you finished.',
    short: 'Start a page of results. Write your last task.',
    form: 'note',
    drill_sergeant: 'One line. Save the page.',
    kind_encouraging: 'A name is enough, and what it achieved can be added later.',
    teammate: 'Our page isn’t blank anymore, and that’s the start.',
    wise_mentor: 'Leave room beside it for what the task changed.',
    own: [
      {
        step: { text: 'Note beside that task who uses what you finished.', minutes: 1 },
        challenge: { text: 'Name the page “results,” and leave it where you can find it.', seconds: 30 },
      },
      {
        step: { text: 'Think of what was hard about that task, and add it in a word.', minutes: 2 },
        challenge: { text: 'Name somebody who saw how you solved that, and note the name.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'In tense times, your own case is easily lost sight of. Put your review notes into one folder, and write your name on it.',
    short: 'Pressure buries your case. One folder for review notes.',
    form: 'prepare',
    drill_sergeant: 'Your name on it. Close it.',
    kind_encouraging: 'You need not read any of them now, only put them together.',
    teammate: 'Whatever else comes up, our notes have a place.',
    wise_mentor: 'If there are no notes yet, put in a blank page with the date.',
    own: [
      {
        step: { text: 'Add a slip to the folder with one result that you remember.', minutes: 2 },
        challenge: { text: 'Place the folder where no other work will cover it.', seconds: 15 },
      },
      {
        step: { text: 'Write inside the folder which position you want.', minutes: 2 },
        challenge: { text: 'Add below it one reason that a colleague would give for you.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'A talk about pay is calmer with exact figures. Copy the sum from your last pay slip into your notes for it.',
    short: 'Copy your pay from the last slip. Into your notes.',
    form: 'note',
    drill_sergeant: 'Sum and month. Before tax or after.',
    kind_encouraging: 'It is only a figure, and nobody else has to see it.',
    teammate: 'Now we know where our talk starts.',
    wise_mentor: 'Note beside it how long it has been the same.',
    own: [
      {
        step: { text: 'Note beside the figure which month the slip is from.', minutes: 1 },
        challenge: { text: 'Compare the figure with the slip once, and put the slip away.', seconds: 30 },
      },
      {
        step: { text: 'Word the sentence with which you would bring up your pay.', minutes: 2 },
        challenge: { text: 'Say that sentence evenly, with the figure in front of you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A result that one listener understands will be clear to your manager, too. Tell {ally} about one, in plain words.',
    short: 'Tell {ally} one result of your work. Plain words.',
    form: 'tell',
    drill_sergeant: 'What you did. What it changed. Stop.',
    kind_encouraging: 'If a question comes back, it shows you what to add.',
    teammate: 'If they get it, our manager will as well.',
    wise_mentor: 'Notice which word you have to explain, and leave it out in the talk.',
    own: [
      {
        step: { text: 'Write down the sentence that was understood best.', minutes: 1 },
        challenge: { text: 'Replace one word in it that only colleagues would know.', seconds: 45 },
      },
      {
        step: { text: 'Recall what there was before that result: a gap, a delay, a complaint.', minutes: 1 },
        challenge: { text: 'Tell the result once more to yourself, beginning with “before.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A talk is easier to prepare when somebody will ask about it. Tell {ally} that you are preparing one with your manager.',
    short: 'Tell {ally} about the talk with your manager.',
    form: 'tell',
    drill_sergeant: 'Say what you want. One sentence.',
    kind_encouraging: 'You need not know the date yet to say that much.',
    teammate: 'Our plan sounds more real once we’ve said it.',
    wise_mentor: 'Say it in one sentence, and listen to how it sounds.',
    own: [
      {
        step: { text: 'Think of a question they might ask you about that talk.', minutes: 1 },
        challenge: { text: 'Write the question as the first line of your notes for the talk.', seconds: 45 },
      },
      {
        step: { text: 'Tell them also what you hope to hear from your manager at the end.', minutes: 1 },
        challenge: { text: 'Note that hope above your preparations, as the aim of the talk.', seconds: 30 },
      },
    ],
  },
]
