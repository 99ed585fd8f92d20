import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Do your part today as a beginner would, even if you know better: {then}. Look at each thing and ask what it is for. Notice which question you cannot answer, and leave it open.',
    twin: 'Do a small part of the goal {title} today as a beginner would, even if you know better. Look at each thing and ask what it is for. Notice which question you cannot answer, and leave it open.',
    byKind: {
      stop: 'Study the urge today as if you had to draw it. Where does it begin, and when does it grow thinner? For the goal {title}, wait until you could finish the drawing. Then choose what to do.',
      recover:
        'Rest today as a patient cat would. For the goal {title}, choose the warmest place in the room and settle there. Move when there is a reason to, and notice how few reasons there are.',
    },
  },
  {
    text: 'Make it as plain as you can for one day. {when}, {then}, without a word and without any ceremony. Notice what you miss, and decide whether you want it back tomorrow.',
    twin: 'Make the goal {title} as small as you can for one day, so that it is almost a joke. Do that version once. Notice what remains of it, and decide whether some days could be like this.',
    byKind: {
      stop: 'Leave the week and the year out of the goal {title} today, and take just one minute: the next difficult one. Decide which thing in the room you will look at, and describe it until the minute is over.',
    },
  },
  {
    text: 'Choose a word for today: slowly, quietly, or politely. {when}, {then} in exactly that manner. Notice in what manner you usually do it, and decide which of them you prefer.',
    twin: 'Choose a word for today: slowly, quietly, or politely. Do a small part of the goal {title} in exactly that manner. Notice in what manner you usually do it, and decide which of them you prefer.',
    byKind: {
      stop: 'Choose a word for the difficult minute today: slowly, politely, or curiously. For the goal {title}, spend that minute in exactly that manner. It hardly matters which word it is. You will be busy with it.',
    },
  },
  {
    text: 'Set a rule for today that makes no sense and does no harm, such as wearing a hat. {when}, {then}, and keep the rule until you are done. Decide afterward whether it helped.',
    twin: 'Set a rule for today that makes no sense and does no harm, such as wearing a hat. Keep it while you do a small part of the goal {title}. Decide afterward whether it helped.',
    byKind: {
      stop: 'Set a rule for the difficult hour that makes no sense and does no harm, such as wearing a hat. For the goal {title}, keep it until the hour is over. Notice which lasts longer, the rule or the urge.',
    },
  },
  {
    text: 'Leave out the tool or the habit with which you always begin, and find the next best way to {then}. It need not be a better way. Notice what you miss and what you do not miss.',
    twin: 'Leave out the tool or the habit with which you always begin. Find the next best way into the goal {title} today. It need not be a better way. Notice what you miss and what you do not.',
    byKind: {
      stop: 'Find a harmless replacement for today that is a little odd: a straw, a pebble, a foreign word. For the goal {title}, take it whenever the urge comes. Decide afterward whether it may stay.',
      recover:
        'Ask yourself one question today each time you sit down: what was easy just now? For the goal {title}, write the answers on one sheet. Leave out how things ought to be, and decide nothing from them yet.',
    },
  },
  {
    text: 'Do your part today: {then}. Then write a letter of one line to the person who set this goal, which was you. Say what the room looked like, and leave out whether it was enough.',
    twin: 'Do a small part of the goal {title} today. Then write a letter of one line to the person who set it, which was you. Say what the room looked like, and leave out whether it was enough.',
    byKind: {
      stop: 'Write a letter of one line to the urge, and put today’s date on it. For the goal {title}, tell it politely what your hands will be doing instead. Leave out how things have been so far.',
    },
  },
  {
    text: '{when}, {then}, as if it were being filmed for people who have never seen it done. Show each movement clearly. Decide afterward which movement could be cut from the film, and leave it out tomorrow.',
    twin: 'Imagine a film for people who have never seen this done. Do a small part of the goal {title} for it today, and show each movement clearly. Decide afterward which movement could be cut.',
    byKind: {
      stop: 'Treat the next difficult minute as a visitor with a long story. For the goal {title}, stand up, offer it nothing, and look out of the window until it has finished. Notice how long that took.',
    },
  },
  {
    text: 'Guess how your part will go today, write the guess down in a few words, and fold the paper. {when}, {then}. Compare afterward. Decide whether you usually expect too much or too little.',
    twin: 'Guess how the goal {title} will go today, write the guess down in a few words, and fold the paper. Do your part, and compare. Decide whether you usually expect too much or too little.',
    byKind: {
      stop: 'Guess how strong the urge will be today at its worst, write it down in a few words, and fold the paper. For the goal {title}, compare afterward. Decide whether you usually expect more than comes.',
    },
  },
]
