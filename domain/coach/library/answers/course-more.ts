import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `course.ts`. */
export const moreCourseAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'ally',
    text: 'You notice what you have understood when you say it to somebody. Tell {ally} one thing that the last course unit was about.',
    short: 'Tell {ally} one thing from the last unit.',
    form: 'tell',
    drill_sergeant: 'One sentence. Plain words.',
    kind_encouraging: 'It need not be complete, and a question in return is a good sign.',
    teammate: 'If we get stuck halfway, we know what to read next.',
    wise_mentor: 'Notice where you hesitate, because that is the word to look up.',
    own: [
      {
        step: { text: 'Compare your account with the unit itself, and find one missing detail.', minutes: 2 },
        challenge: { text: 'Mark this detail, or add it to your notes in a few words.', seconds: 60 },
      },
      {
        step: { text: 'Think of a question that your account of the unit could raise.', minutes: 1 },
        challenge: { text: 'Look for the line in the unit that answers it.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Reading is easier with a question in mind. Ask {ally} what they would like to know about the subject of your course.',
    short: 'Ask {ally} for one question about your course’s subject.',
    form: 'tell',
    drill_sergeant: 'Write it down. Look for the answer.',
    kind_encouraging: 'You need not know the answer yet, since the course may have it.',
    teammate: 'Now we’re finding something out for somebody, and that makes it more fun to read.',
    wise_mentor: 'Read the next unit with that question beside you, and notice where it comes close.',
    own: [
      {
        step: { text: 'Add one question of your own about the course’s subject.', minutes: 1 },
        challenge: { text: 'Skim the unit titles, and find where it might be answered.', seconds: 90 },
      },
      {
        step: { text: 'Make a place in your course notes for questions from other people.', minutes: 1 },
        challenge: { text: 'Head it with the word “asked,” and leave room for the answers.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A soft seat sends tired readers to sleep. Lay your course book or notes on the hardest chair you have.',
    short: 'Soft seats mean sleep. Course notes on a hard chair.',
    form: 'prepare',
    drill_sergeant: 'Back straight. Read there or nowhere.',
    kind_encouraging: 'When you have read enough, the soft seat may have you again.',
    teammate: 'It’s not cozy, and that’s exactly why we stay awake on it.',
    wise_mentor: 'Keep that chair for the course alone, and it will come to mean reading.',
    own: [
      {
        step: { text: 'Open the course notes on the hard chair at the place where you stopped.', minutes: 1 },
        challenge: { text: 'Sit down with them, and read one line with your back straight.', seconds: 60 },
      },
      {
        step: { text: 'Turn the hard chair so that light falls on the course notes.', minutes: 1 },
        challenge: { text: 'Lay a pen on them, for marking the line where you stop.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired reader stays awake longer with a question. Write down one thing that the next page of the course could tell you.',
    short: 'Write one question for the next course page.',
    form: 'note',
    drill_sergeant: 'Find the answer. Stop reading there.',
    kind_encouraging: 'If you find it in the first line, you may close the book right away.',
    teammate: 'Now we’re looking for something, and we don’t nod off so fast.',
    wise_mentor: 'Read only as far as the answer, since that was worth staying awake for.',
    own: [
      {
        step: { text: 'Scan the next course page for one word from your question.', minutes: 1 },
        challenge: { text: 'Mark the line that comes closest to an answer.', seconds: 45 },
      },
      {
        step: { text: 'Guess the answer to your question before you look at the course page.', minutes: 1 },
        challenge: { text: 'Write the guess in a few words, with a question mark behind it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Warm air makes any reader sleepy. Open a window, and lay the course where the fresh air comes in.',
    short: 'Warm air means sleep. Open a window beside the course.',
    form: 'prepare',
    drill_sergeant: 'Face the air. Notes out. Begin there.',
    kind_encouraging: 'If it gets too cool, a blanket around your legs is allowed.',
    teammate: 'Fresh air for us, fresh page for the course.',
    wise_mentor: 'What looks like a dull page is sometimes only a stuffy place.',
    own: [
      {
        step: { text: 'Read one line of the course aloud, standing at the open window.', minutes: 1 },
        challenge: { text: 'Take a slow breath of the fresh air, and repeat the line from memory.', seconds: 30 },
      },
      {
        step: { text: 'Move your seat to where the fresh air reaches your face.', minutes: 1 },
        challenge: { text: 'Read the next heading of the course there, and say what you expect below.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Most days have a wait in them that comes anyway. Write down one of yours, and the word course beside it.',
    short: 'Every day has a wait. Write yours down: course.',
    form: 'note',
    drill_sergeant: 'Bus, kettle, or line. That is course time.',
    kind_encouraging: 'Even a wait of a page or less will do.',
    teammate: 'We’re standing there anyway, so we may as well learn something.',
    wise_mentor: 'Waiting seems shorter when it has been given something to do.',
    own: [
      {
        step: { text: 'Choose one course page that you could take along to that wait.', minutes: 1 },
        challenge: { text: 'Put it, or a picture of it, where it will leave home with you.', seconds: 60 },
      },
      {
        step: { text: 'Recall what your hands usually do during the wait you noted.', minutes: 1 },
        challenge: { text: 'Settle how the course could reach them then: from a pocket, bag, or phone.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A time that others know about is interrupted less. Tell one person when you will be with the course next.',
    short: 'Tell one person when your course time is.',
    form: 'tell',
    drill_sergeant: 'Day, hour, done. Send it.',
    kind_encouraging: 'You may ask them to leave you alone for just that while.',
    teammate: 'Anybody who needs us can wait until the unit’s over.',
    wise_mentor: 'Other people keep more easily to an hour when they know what it is for.',
    own: [
      {
        step: { text: 'Write your course time on a calendar or on a slip by the door.', minutes: 1 },
        challenge: { text: 'Lay the course ready in the place where you will use it.', seconds: 45 },
      },
      {
        step: { text: 'Find a friendly sentence for anybody who interrupts your course time.', minutes: 1 },
        challenge: { text: 'Say the sentence aloud once, for example: “I am free after this page.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, it helps to know what you may skip. Look for a part of the course that is optional, and note it.',
    short: 'Not all of the course is required. Note one optional part.',
    form: 'note',
    drill_sergeant: 'Write skip beside it. Move on.',
    kind_encouraging: 'You can come back to it if there is time left in the end.',
    teammate: 'That’s one thing we don’t have to do, and we know it for sure.',
    wise_mentor: 'What you leave out on purpose does not press on what you read.',
    own: [
      {
        step: { text: 'Look up which part of the course is required next.', minutes: 1 },
        challenge: { text: 'Put a mark at the first line of that part, so that you can begin there.', seconds: 45 },
      },
      {
        step: { text: 'Draw a light line through the optional part where the course lists it.', minutes: 1 },
        challenge: { text: 'Name one reason that could bring you back to this part in the end.', seconds: 30 },
      },
    ],
  },
]
