import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of papers and forms answer to something that the person wrote (TEXT-32). */
export const papersAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'begin',
    text: 'You can begin without knowing what comes next. Take the paper on top, and read its first line aloud.',
    short: 'Start with one line. Take the top paper.',
    form: 'work',
    drill_sergeant: 'Read its first line aloud. Paper down.',
    kind_encouraging: 'If it makes no sense, you may put the paper back, and you have still begun.',
    teammate: 'That’s the first one met, and it didn’t bite us.',
    wise_mentor: 'A heading tells you what the sheet wants, and often it is less than you thought.',
    own: [
      {
        step: { text: 'Find the date on the top paper, wherever it is printed.', minutes: 1 },
        challenge: { text: 'Copy the date onto a slip, and lay the slip on the paper.', seconds: 45 },
      },
      {
        step: { text: 'Look at the end of the top paper for what it asks of you.', minutes: 1 },
        challenge: { text: 'Mark that place with a pencil, or write “nothing to do” there.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'It is easier to start where you can see an end. Write done on a blank sheet, and lay it beside the papers.',
    short: 'A start needs an end. Write done on a sheet.',
    form: 'prepare',
    drill_sergeant: 'Big letters. Lay it beside the papers.',
    kind_encouraging: 'It may stay empty for now, until the first paper is ready for it.',
    teammate: 'Now our finished papers have somewhere to land.',
    wise_mentor: 'Every paper that moves over there makes the next one easier to pick up.',
    own: [
      {
        step: { text: 'Choose the shortest of the papers as the first to be done.', minutes: 2 },
        challenge: { text: 'Lay the chosen paper across the others, so that it sticks out.', seconds: 15 },
      },
      {
        step: { text: 'Write below “done” what you look forward to after the papers.', minutes: 2 },
        challenge: { text: 'Lay on the sheet one paper that needs nothing more, if there is one.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'letters',
    text: 'Mail looks like less when it all lies the same way. Turn each letter so that its front faces up, and tap the edges even.',
    short: 'Turn each letter face up. All one way.',
    form: 'work',
    drill_sergeant: 'Tap the edges even. Hands off.',
    kind_encouraging: 'Nothing has to be opened for that.',
    teammate: 'It’s still our pile, but it stands up straight.',
    wise_mentor: 'While you turn them, you will see the senders without any hurry.',
    own: [
      {
        step: { text: 'Take out the envelopes that are plainly advertising.', minutes: 2 },
        challenge: { text: 'Stack the letters that are left, the largest at the bottom.', seconds: 45 },
      },
      {
        step: { text: 'Choose a box, bowl, or drawer for letters that are still to come.', minutes: 1 },
        challenge: { text: 'Lay these letters in there with their fronts up, and see that they fit.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'letters',
    text: 'What is written on the outside need not be looked up again. Write the sender’s name on the top letter or statement.',
    short: 'Write the sender on the top letter.',
    form: 'note',
    drill_sergeant: 'In the corner, in capitals. Pen down.',
    kind_encouraging: 'An envelope may stay closed while you do it.',
    teammate: 'When we file it, we won’t have to open it again.',
    wise_mentor: 'A name in the corner spares you the same reading on another day.',
    own: [
      {
        step: { text: 'Look through the pile for other mail from that sender.', minutes: 2 },
        challenge: { text: 'Clip together what you found, or set the top letter apart.', seconds: 30 },
      },
      {
        step: { text: 'Add below the sender the date on the letter or its postmark.', minutes: 1 },
        challenge: { text: 'Decide in a word what the letter needs: answering, keeping, or nothing.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'Paper that lies flat in a pile is easily forgotten. Stand the next form upright, against a lamp or the kettle.',
    short: 'Flat papers get forgotten. Stand the next form upright.',
    form: 'prepare',
    drill_sergeant: 'Against lamp or kettle, in sight. Leave it.',
    kind_encouraging: 'You need not fill it in, only see it now and then.',
    teammate: 'It looks at us each time we walk by.',
    wise_mentor: 'What you pass often stays in mind without effort.',
    own: [
      {
        step: { text: 'Lay a pen right beside the form that stands upright.', minutes: 1 },
        challenge: { text: 'Walk past once, and check that the form catches your eye.', seconds: 30 },
      },
      {
        step: { text: 'Fold a slip over the form’s upper edge, with its name on it.', minutes: 1 },
        challenge: { text: 'Write on the slip when the form is due, if you know.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is written on the paper need not be kept in your head. Write at the top of one form what it needs next.',
    short: 'Let the paper remember. Write what the form needs next.',
    form: 'note',
    drill_sergeant: 'One word: sign, copy, or send.',
    kind_encouraging: 'A single word is enough to find your way back in.',
    teammate: 'The next time we pick it up, we’ll know what to do.',
    wise_mentor: 'The form itself will then remind you where you were.',
    own: [
      {
        step: { text: 'See whether what the form needs is within reach.', minutes: 1 },
        challenge: { text: 'Put it on the form, or add where it is kept.', seconds: 45 },
      },
      {
        step: { text: 'Give what the form needs a line of its own in your calendar.', minutes: 1 },
        challenge: { text: 'Say how long it will probably take, and add that to the line.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Reading forms is hard on tired eyes, and throwing away is not. Drop one leaflet or empty envelope from the pile into the trash.',
    short: 'Tired eyes read no forms. Throw out one leaflet.',
    form: 'work',
    drill_sergeant: 'Into the trash with it. Sit down again.',
    kind_encouraging: 'The pile is thinner for it, and you may leave the rest.',
    teammate: 'The pile’s lighter by one, and we never read a word.',
    wise_mentor: 'It takes little strength to see what can go.',
    own: [
      {
        step: { text: 'Tap the remaining pile straight, so that nothing sticks out.', minutes: 1 },
        challenge: { text: 'Set something heavy on top of the pile, and leave it there.', seconds: 15 },
      },
      {
        step: { text: 'Slide the paper with the smallest print to the bottom of the pile.', minutes: 1 },
        challenge: { text: 'Cover the pile with a cloth or a folder until your eyes are rested.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A form can be filled one box at a time, between other things. Find the box for your date of birth, and fill it in.',
    short: 'Short on time, fill one box of the form.',
    form: 'work',
    drill_sergeant: 'Date of birth: day, month, year. Form down.',
    kind_encouraging: 'That box needs no looking up and no thought.',
    teammate: 'One box less, and we’re still on schedule.',
    wise_mentor: 'A form does not ask how many sittings it took.',
    own: [
      {
        step: { text: 'Look for another box that you can fill from memory, and mark it.', minutes: 1 },
        challenge: { text: 'Fill in the marked box, and leave the pen on the form.', seconds: 60 },
      },
      {
        step: { text: 'Pencil a small cross beside each box that needs looking up.', minutes: 2 },
        challenge: { text: 'Count the crosses, and write their number on a slip for the form.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A form is less dull in company. Ask {ally} to sit with you or stay on the phone while you fill in one line.',
    short: 'Ask {ally} for company. Fill in one form line.',
    form: 'tell',
    drill_sergeant: 'Ask now. One line. Then talk.',
    kind_encouraging: 'They need not understand the form, and you may chat over it.',
    teammate: 'We write, they keep talking, and the line gets filled.',
    wise_mentor: 'With somebody there, a dull line is over sooner than expected.',
    own: [
      {
        step: { text: 'Choose the line of the form that you will do together.', minutes: 1 },
        challenge: { text: 'Lay out a pen and whatever paper that line asks about.', seconds: 60 },
      },
      {
        step: { text: 'Clear room for the form, with a seat or the phone beside it.', minutes: 1 },
        challenge: { text: 'Pick something pleasant to talk about when the line is filled in.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'The language of a form loses its weight when somebody else hears it. Read {ally} the oddest sentence on the page.',
    short: 'Read {ally} the oddest sentence on the form.',
    form: 'tell',
    drill_sergeant: 'Slowly. Straight face. To the period.',
    kind_encouraging: 'If they laugh, the form has become a little friendlier.',
    teammate: 'Nobody talks like that, and now we’re not the only ones who know.',
    wise_mentor: 'When you say it in your own words for them, you may find out what it asks.',
    own: [
      {
        step: { text: 'Say that sentence once more in plain words of your own.', minutes: 1 },
        challenge: { text: 'Write the plain words on a slip, and leave it with the form.', seconds: 60 },
      },
      {
        step: { text: 'Underline what the odd sentence wants you to enter or to sign.', minutes: 2 },
        challenge: { text: 'Look for the box that it belongs to, and put a dot there.', seconds: 30 },
      },
    ],
  },
]
