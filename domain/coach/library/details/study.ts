import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of an exam. */
export const studyDetails: readonly Detail[] = [
  {
    text: 'Questions show you what you know. Answer one exam question before you open the book.',
    short: 'Answer one exam question before you open the book.',
  },
  {
    text: 'While you read, everything seems familiar. Close the book after one page, and say what was on it.',
    short: 'Close the book. Say what stood on the page.',
  },
  {
    text: 'The hardest topic needs you before you are tired. Study one page of it first today.',
    short: 'Start with the hardest topic. Study one page of it.',
  },
  {
    text: 'Mistakes from the last test show what to study. Take one of them, and solve it again slowly.',
    short: 'Take one mistake from the last test. Solve it slowly.',
  },
  {
    text: 'A list of topics looks shorter without what you know. Cross out each one that you could explain right now.',
    short: 'Cross out each topic that you know. See what is left.',
  },
  {
    text: 'Several books on the desk make it hard to begin. Leave one there, and put the others on the floor.',
    short: 'Leave one book on the desk. Others on the floor.',
  },
  {
    text: 'Several short study sessions help you more than one long one. Set a timer for a short one, and stop when it rings.',
    short: 'Study a short time. Stop when the timer rings. Return tomorrow.',
  },
  {
    text: 'You notice gaps when you explain something. Explain one term from your topic out loud, as if to a child.',
    short: 'Explain one term aloud. Notice the gap. Study that.',
  },
  {
    text: 'A phone on the desk distracts you even when it is off. Put it in another room while you study one topic.',
    short: 'Put the phone in another room. Study one topic.',
  },
  {
    text: 'You remember what you have written by hand. Write down one definition without looking, and then compare it.',
    short: 'Write one definition by hand. Then compare it.',
  },
  {
    text: 'Old exams show what is really asked. Do one question from an old exam, without looking at the time.',
    short: 'Do one old exam question. Turn the clock face down.',
  },
  {
    text: 'You can answer a question card anywhere. Write one on something that you got wrong, and put it in your pocket.',
    short: 'Write one mistake on a card. Pocket the card.',
  },
  {
    text: 'When you only reread, you may be tired. Stand up, drink some water, and then ask yourself one question about the topic.',
    short: 'Stand up and drink water. Test yourself on one thing.',
  },
  {
    text: 'A plan for the whole week is hard to begin. Write down one page of your book for today, and open it.',
    short: 'Write down one page of the book for today.',
  },
  {
    text: 'In most exams, part of an answer earns part of the points. Write what you know of one answer, and leave a gap for the rest.',
    short: 'Write the answer that you know. Leave the gap visible.',
  },
  {
    text: 'An empty page of notes is hard to begin. Write the name of the topic, and one question below it.',
    short: 'Write the topic’s title. Put one question below it.',
  },
  {
    text: 'Other people know what you have forgotten. Send somebody from your course one exam question, and ask for one back.',
    short: 'Ask a classmate one exam question. Answer one too.',
  },
  {
    text: 'You remember more when you test yourself right after reading. Cover the page of the book, and list what you still know.',
    short: 'Cover the page of the book. List what you remember.',
  },
  {
    text: 'Formulas and names need many short looks. Hang one formula or definition where you brush your teeth.',
    short: 'Hang one formula on the mirror. Read it there.',
  },
  {
    text: 'In the exam, there is no music and no book. Answer one question in the same way now.',
    short: 'Try one question under exam rules. No music, no help.',
  },
  {
    text: 'It is often not the largest topic that you avoid. Open it, read the headings, and close the book again.',
    short: 'Open the topic you avoid. Read its headings. Close it.',
  },
  {
    text: 'A question in the margin shows you what to ask. Read one page of your book, and mark where you do not understand it.',
    short: 'Put a question mark in the margin. Study on.',
  },
  {
    text: 'A last look before sleep may be short. Lay one card beside the lamp, and read only that one.',
    short: 'Look at one card before the light goes out.',
  },
  {
    text: 'It is easier to go on when you know where. After you study, write down where you stopped and what comes next.',
    short: 'Note where you stopped studying. Note what comes next.',
  },
]
