import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of an exam. */
export const studyDetails: readonly Detail[] = [
  {
    text: 'A question shows you what you know already. Answer one from the exam before you open the book.',
    short: 'Answer one exam question before you open the book.',
    form: 'work',
  },
  {
    text: 'While you read, everything seems familiar. Close the book after one page, and say what was on it.',
    short: 'Close the book. Say what stood on the page.',
    form: 'work',
  },
  {
    text: 'The hardest topic needs you before you are tired. Study one page of it first today.',
    short: 'Start with the hardest topic. Study one page of it.',
    form: 'work',
  },
  {
    text: 'Mistakes from the last test show what to study. Take one of them, and solve it again slowly.',
    short: 'Take one mistake from the last test. Solve it slowly.',
    form: 'work',
  },
  {
    text: 'Cross out each topic on your list that you could explain right now. The list is shorter after that.',
    short: 'Cross out each topic that you know. See what is left.',
    form: 'work',
  },
  {
    text: 'A pile of books looks like all of them at once. Leave one on the desk, open at today’s topic.',
    short: 'Leave one book on the desk. Others on the floor.',
    form: 'prepare',
  },
  {
    text: 'Several short study sessions help you more than one long one. Set a timer for a short one, and stop when it rings.',
    short: 'Study a short time. Stop when the timer rings. Return tomorrow.',
    form: 'work',
  },
  {
    text: 'You notice gaps when you explain something. Explain one term from your topic out loud, as if to a child.',
    short: 'Explain one term aloud. Notice the gap. Study that.',
    form: 'work',
  },
  {
    text: 'A phone on the desk takes attention even when it is silent there. Study one topic with it in another room.',
    short: 'Put the phone in another room. Study one topic.',
    form: 'work',
  },
  {
    text: 'The hand shows what the eye only recognizes. Write one definition without looking, and then compare it with the book.',
    short: 'Write one definition by hand. Then compare it.',
    form: 'work',
  },
  {
    text: 'Old exams show what is really asked. Do one question from an old exam, without looking at the time.',
    short: 'Do one old exam question. Turn the clock face down.',
    form: 'work',
  },
  {
    text: 'Mistakes tell you what to study. Write a card on one, and put it in your pocket.',
    short: 'Write one mistake on a card. Pocket the card.',
    form: 'work',
  },
  {
    text: 'When you only reread, you may be tired. Stand up, drink some water, and then ask yourself one question about the topic.',
    short: 'Stand up and drink water. Test yourself on one thing.',
    form: 'work',
  },
  {
    text: 'A plan for the whole week is hard to begin. Write down one page of your book for today, and open it.',
    short: 'Write down one page of the book for today.',
    form: 'work',
  },
  {
    text: 'In most exams, part of an answer earns part of the points. Write what you know of one answer, and leave a gap for the rest.',
    short: 'Write the answer that you know. Leave the gap visible.',
    form: 'work',
  },
  {
    text: 'Write the name of today’s topic at the top of a page, and one question below it.',
    short: 'Write the topic’s title. Put one question below it.',
    form: 'work',
  },
  {
    text: 'Send somebody from your course one exam question, and ask them for one in return.',
    short: 'Ask a classmate one exam question. Answer one too.',
    form: 'tell',
  },
  {
    text: 'You remember more when you test yourself right after reading. Cover the page of the book, and list what you still know.',
    short: 'Cover the page of the book. List what you remember.',
    form: 'work',
  },
  {
    text: 'You stand at the sink every day. Hang one formula or definition there, and read it.',
    short: 'Hang one formula on the mirror. Read it there.',
    form: 'prepare',
  },
  {
    text: 'Answer one exam question as in the exam: without music, without a book, and without a phone.',
    short: 'Try one question under exam rules. No music, no help.',
    form: 'work',
  },
  {
    text: 'Open the topic that you avoid, read its headings, and close it again. It is often not the largest one.',
    short: 'Open the topic you avoid. Read its headings. Close it.',
    form: 'work',
  },
  {
    text: 'A question in the margin shows you what to ask. Read one page of your book, and mark where you do not understand it.',
    short: 'Put a question mark in the margin. Study on.',
    form: 'work',
  },
  {
    text: 'Put one card beside your lamp, and look at that one last before you sleep.',
    short: 'Look at one card before the light goes out.',
    form: 'prepare',
  },
  {
    text: 'It is easier to go on when you know where. After you study, write down where you stopped and what comes next.',
    short: 'Note where you stopped studying. Note what comes next.',
    form: 'moment',
  },
]
