import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Do your part today as a beginner would, even if you know better: {when}, {then}. Look at each thing and ask what it is for. Notice which question you cannot answer, and leave it open.',
    byKind: {
      finish:
        'Imagine the day on which it is done: who says so, and what lies on the table. To {act}, choose the one thing in that picture that is missing now, and see to it first.',
      stop: 'Study the minute before {urge} as if you had to draw it. Where does it begin, and when does it grow thinner? Wait until you could finish the drawing. Then choose what to do.',
      recover:
        'Rest today as a patient cat would. For the goal {title}, choose the warmest place in the room and settle there. Move when there is a reason to, and notice how few reasons there are.',
      relate:
        'Visit the other person today as if you were a guest from abroad. To {act}, ask about one ordinary thing, how it is done and why. Leave corrections to those who live there.',
    },
    twin: 'Look at the goal {title} today as a beginner would. Ask the simplest question about it that you never ask, and write it down. Decide who would laugh least, and put the question to them.',
  },
  {
    text: 'Do your part as plainly as you can for one day. {when}, {then}, without a word and without any ceremony. Notice what you miss, and decide whether you want it back tomorrow.',
    byKind: {
      finish:
        'Suppose that there were only an hour left to {act}. What would you do first, and what would you leave out without regret? Do the first thing now, as if that were true.',
      stop: 'Leave the week and the year out of it today, and take just the one minute before {urge}. Decide which thing in the room you will look at, and describe it aloud until the minute is over.',
      relate:
        'Make it as small as you can for one day. To {act}, decide on a single friendly sentence, say it at the first chance, and let that be the whole of it. Notice what comes back.',
      learn:
        'Make it as small as you can for one day, so that it is almost a joke. To {act}, learn one word, one move, or one bar, and use it before you sit down.',
    },
    twin: 'Make the goal {title} as small as you can for one day, so that it is almost a joke. Do that version once, now or at the next free minute. Decide whether some days could be like this.',
  },
  {
    text: 'Choose a word for today: slowly, quietly, or politely. {when}, {then} in exactly that manner. Notice in what manner you usually do it, and decide which of them you prefer.',
    byKind: {
      stop: 'Choose a word for the difficult minute today: slowly, politely, or curiously. Spend the minute before {urge} in exactly that manner, whatever your hands are doing. It hardly matters which word it is. You will be busy with it.',
      relate:
        'Choose a manner for today’s talk: curious, unhurried, or formal. To {act}, speak in exactly that manner for the first minutes. Notice what the other person does with it, and decide whether to keep it.',
    },
    twin: 'Choose a word for today: slowly, quietly, or politely. Do the next piece of the goal {title} in exactly that manner, from the first touch to the last. Decide afterward whether the word may stay.',
  },
  {
    text: 'Set a rule for today that does no harm, such as standing up or using only a pencil. {when}, {then}, and keep the rule until you are done. Decide afterward whether it helped.',
    byKind: {
      finish:
        'Begin at the wrong end. To {act}, choose what would normally come last, the thank-you, the label, the final line, and do that today. Notice what it asks of the parts before it.',
      stop: 'Set a rule for the difficult hour that does no harm, such as standing up or speaking only in questions. Keep it until {urge} has gone by. Notice which lasts longer, the rule or the urge.',
      relate:
        'Set a rule for the next talk that does no harm, such as telling nothing before you have asked. To {act}, keep it for some minutes. Decide afterward whether it may return tomorrow.',
    },
    twin: 'Set a rule for today that does no harm, such as standing up or using only a pencil. Keep it while you do one piece of the goal {title}. Decide afterward whether it helped.',
  },
  {
    text: 'Leave out the tool or the habit with which you always begin, and find the next best way to {then}. It need not be a better way. Notice what you miss and what you do not miss.',
    byKind: {
      finish:
        'Make today’s piece worse than it has to be. To {act}, leave out the detail that you always polish, and put what you have in front of somebody. Decide from their first question what it really needs.',
      stop: 'Find a harmless replacement for today that is a little odd: a straw, a pebble, a foreign word. Take it whenever {urge} comes to mind. Decide afterward whether it may stay.',
      recover:
        'Ask yourself one question today each time you sit down: what was easy just now? For the goal {title}, write the answers on one sheet. Leave out how things ought to be, and decide nothing from them yet.',
      relate:
        'Leave out the sentence with which you always begin. To {act}, find another way into the talk today: an object, a piece of news, a request. Notice which answer you have never had before.',
      learn:
        'Learn it today the wrong way around. To {act}, begin with the end of a piece, and go back until you reach what you know. Choose the place where they meet, and practice across it.',
    },
    twin: 'Leave out the tool or the habit with which you always begin. Find the next best way into the goal {title} today. It need not be a better way. Notice what you miss and what you do not.',
  },
  {
    text: 'Guess beforehand how long your plan takes: {when}, {then}. Write the guess on paper, go at an ordinary speed, and compare. Decide from the difference at what minute you will begin tomorrow.',
    byKind: {
      stop: 'Write a letter of one line to {urge}, with today’s date. Tell it politely what your hands will be doing in its place. Leave it where the difficult minute usually begins, and read it there first.',
      recover:
        'Guess before you begin how it will feel: easy, ordinary, or too much. Write the word down. Then {then}, slowly, and stop at once if it is too much. Leave the paper for your next appointment.',
      relate:
        'Guess what {person} would answer if you asked how the week has been. Write the guess down, ask the question today, and listen to the end. Choose one thing that you did not know, and remember it.',
    },
    twin: 'Guess how long the next piece of the goal {title} will take, and write the guess down. Do the piece at an ordinary speed, and compare. Decide from the difference how much belongs to tomorrow.',
  },
  {
    text: '{when}, {then}, as if it were being filmed for people who have never seen it done. Show each movement clearly. Decide afterward which movement could be cut from the film, and leave it out tomorrow.',
    byKind: {
      finish:
        'Explain it today in one spoken minute to somebody who is hardly interested. You want to {act}, so say what is done, what is missing, and what comes next. Write down the last, and do it.',
      stop: 'Treat the minute before {urge} as a visitor with a long story. Stand up, offer it nothing, and look out of the window until it has finished. Notice how long that took.',
      relate:
        'Imagine that the next talk is being filmed without sound. To {act}, decide what your face and your hands should show at its beginning. Do that first, and leave the words for afterward.',
      learn:
        'Imagine a short film about one piece of what you know. To {act}, say its text aloud while you do the piece. Where you fall silent, the film needs work, so choose that place today.',
    },
    twin: 'Imagine a film for people who have never seen this done. Do one piece of the goal {title} for it today, and show each movement clearly. Decide afterward which movement could be cut.',
  },
  {
    text: 'Let something pleasant wait for you today: a cup, a page, a song. {when}, {then}, and take it only when that is done. Decide on it now, so that it lies ready.',
    byKind: {
      stop: 'Guess how strong the urge will be today at its worst, write it down in a few words, and fold the paper. When the hour of {urge} is over, compare. Decide whether you usually expect more than comes.',
      recover:
        'Let something pleasant wait for you today: a cup, a page, a view from the window. Do what is easy for the goal {title}, or rest, and take it after either. Decide on it now.',
      relate:
        'Make a small bet with yourself: what will the other person speak of first today? To {act}, say nothing that leads there, wait, and listen. Decide afterward what your guess says about you.',
      learn:
        'Set yourself an examination with one question. To {act}, write the question now, and answer it before you open your notes. Keep the paper, and choose tomorrow’s question from what was missing.',
    },
    twin: 'Let something pleasant wait for you today: a cup, a page, a song. Do one piece of the goal {title} first, and take it only when that is done. Decide on both now.',
  },
]
