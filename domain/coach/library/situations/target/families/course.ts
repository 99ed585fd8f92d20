import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** A course, a degree or modules with a date. The day before, and the day itself (TEXT-37). */
export const courseDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. Give that part one more look today: read its headings, and write one sentence on what it is about.',
        'Look through the headings of the last part, and write one sentence under each. Where none comes, read that page and no other.',
      ],
      short: [
        'Your note: {last_note}. Read the headings of that part. One sentence on each.',
        'Read the headings of the last part. One sentence on each. No sentence: read that page.',
      ],
      step: { text: 'Write one sentence for each heading of the last part.', minutes: 4 },
      challenge: { text: 'Say aloud what one heading means.', seconds: 30 },
    },
    {
      text: [
        'Look up what the course still counts as open: a quiz, a page, or a video. Do the shortest of these today.',
      ],
      short: ['Look up what still counts as open. Quiz, page, or video. Do the shortest one.'],
      instead: {
        text: [
          'You wrote {obstacle}. Read one page standing up today, at the counter or by the window. Sit down when the page is done.',
        ],
        short: ['Known obstacle: {obstacle}. Read one page standing up, at the counter. Sit when it is done.'],
        meets: ['tired'],
        step: { text: 'Read one page of the course on your feet.', minutes: 4 },
        challenge: { text: 'Lay tomorrow’s page where you can read it standing.', seconds: 30 },
      },
      step: { text: 'Open the course at the first part that is still open.', minutes: 2 },
      challenge: { text: 'Name the next open part, and where it is.', seconds: 15 },
    },
    {
      text: [
        'Test yourself before you read anything else. Write down what you know of each part, and read only where the line stays empty.',
      ],
      short: ['Test first, read later. One line on each part. Read only where the line stays empty.'],
      step: { text: 'Write one line from memory on each part of the course.', minutes: 4 },
      challenge: { text: 'Name one thing from the course that you did not know before.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. Turn that into one question, for the teacher, the forum, or your own notes. It can be answered after the date too.',
        'Turn what you did not understand into one question, for the teacher, the forum, or your notes. It can be answered after the date too.',
      ],
      short: [
        'Your note: {last_note}. Make one question of it. Send it or file it.',
        'What is unclear? Make one question of it. Send it or file it.',
      ],
      step: { text: 'Write one question about the part that is still unclear.', minutes: 3 },
      challenge: { text: 'Look up how long the course stays open to you.', seconds: 60 },
    },
    {
      text: [
        'Decide where tomorrow’s part of the course happens: which table, which hour, and what is off. Open the page there, and leave it open.',
      ],
      short: ['Choose table and hour for tomorrow. Open the page there. Leave it open.'],
      step: { text: 'Open tomorrow’s page of the course, and leave it on top.', minutes: 2 },
      challenge: { text: 'Lay paper and a pen beside the place where you will learn.', seconds: 45 },
    },
  ],
  target_day: [
    {
      text: [
        'You noted {last_note}. Do that part last today, and only once. Check off first what is quickly done.',
        'Open the list of parts, and check off what is done. Do the next open one, and look at the list again.',
      ],
      short: [
        'Your note: {last_note}. That part comes last. Check off everything else first.',
        'Open the list of parts. Check off what is done. Do the next one. Look again.',
      ],
      step: { text: 'Check off the parts of the course that are done.', minutes: 2 },
      challenge: { text: 'Say aloud how many parts have a check mark.', seconds: 15 },
    },
    {
      text: [
        'Close the pages, and write down what you would tell a colleague or a friend from this course. What you can tell is learned.',
      ],
      short: ['Close the pages. Write what you would tell a friend. Then open and compare.'],
      step: { text: 'Write three things that you would tell somebody from the course.', minutes: 4 },
      challenge: { text: 'Explain one of them aloud, without notes.', seconds: 60 },
    },
    {
      text: [
        'Look up what comes after the course: a certificate, a next part, or the day your access ends. Write that down.',
      ],
      short: ['Look up what comes next. Certificate, next part, end of access. Write down the date.'],
      step: { text: 'Look up how the course shows that you have finished it.', minutes: 3 },
      challenge: { text: 'Save the certificate, or take a picture of your last page.', seconds: 45 },
    },
    {
      text: [
        'Do one more page with the timer on, and stop when it rings. Mark the place, so that you find it next time.',
      ],
      short: ['One more page. Timer on. Stop when it rings. Mark the place.'],
      step: { text: 'Read one page of the course, with a timer.', minutes: 4 },
      challenge: { text: 'Put a mark where you stop.', seconds: 15 },
    },
    {
      text: ['Keep one page of your notes from this course where you will use it. The others can go into a box.'],
      short: ['Keep one page of notes at hand. Box the others. Write the title on the box.'],
      step: { text: 'Choose the one page of notes that you will use.', minutes: 3 },
      challenge: { text: 'Hang or lay that page where you will need it.', seconds: 60 },
    },
  ],
}
