import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of an exam. */
export const studyDetails: readonly Detail[] = [
  {
    text: 'An exam is made of questions, so begin with one. Answer it before you open the book, and see what is there.',
    short: 'Answer one exam question before you open the book.',
  },
  {
    text: 'Reading feels like knowing, until the page is closed. Close it, and say what stood there.',
    short: 'Close the book. Say what stood on the page.',
  },
  {
    text: 'The hardest chapter takes the best hour. Put it first today, even for a single page.',
    short: 'Start with the hardest topic. Study one page of it.',
  },
  {
    text: 'A mistake from the last test shows where the points are. Look at one, and work it again slowly.',
    short: 'Take one mistake from the last test. Solve it slowly.',
  },
  {
    text: 'The list of topics is shorter than it feels. Cross out what you could answer in your sleep.',
    short: 'Cross out each topic that you know. See what is left.',
  },
  {
    text: 'A desk with one book on it knows what you want. Put the others on the floor.',
    short: 'Leave one book on the desk. Others on the floor.',
  },
  {
    text: 'Short study sessions beat one long and late one. Stop in the middle today, and come back tomorrow.',
    short: 'Study a short time. Stop in the middle. Return tomorrow.',
  },
  {
    text: 'Teaching is the best test. Explain one term to a chair, and notice where you slow down.',
    short: 'Explain one term to a chair. Notice the gap. Study that.',
  },
  {
    text: 'The phone costs more than the time you look at it. Put it in another room for one topic.',
    short: 'Put the phone in another room. Study one topic.',
  },
  {
    text: 'What you write by hand is easier to recall. Copy one definition without looking, and compare.',
    short: 'Write one definition by hand. Then compare it.',
  },
  {
    text: 'Old exams show what is really asked. Do one task from one of them, with the clock face down.',
    short: 'Do one old exam question. Turn the clock face down.',
  },
  {
    text: 'A card with a question on it can be answered anywhere. Make one from what you got wrong.',
    short: 'Write one mistake on a card. Pocket the card.',
  },
  {
    text: 'Being tired shows first in rereading. Stand up, drink some water, and test yourself on one thing.',
    short: 'Stand up and drink water. Test yourself on one thing.',
  },
  {
    text: 'The plan for the week hides the plan for today. Write down one page number, and nothing else.',
    short: 'Write down one page of the book for today.',
  },
  {
    text: 'An answer with half the points is also an answer. Write what you know, and leave the gap visible.',
    short: 'Write the answer that you know. Leave the gap visible.',
  },
  {
    text: 'The first line of notes is the one that waits longest. Write the title of the topic, and a question below it.',
    short: 'Write the topic’s title. Put one question below it.',
  },
  {
    text: 'Other people forget other things. Ask one of them a question, and let them ask one back.',
    short: 'Ask a classmate one exam question. Answer one too.',
  },
  {
    text: 'You know more at the end of a page than at its beginning. Cover it, and list what is left in your head.',
    short: 'Cover the page of the book. List what you remember.',
  },
  {
    text: 'Formulas and names want to be met often. Hang one where you brush your teeth.',
    short: 'Hang one formula on the mirror. Read it there.',
  },
  {
    text: 'The exam hall has no music and no snacks. Try one question under its rules.',
    short: 'Try one question under exam rules. No music, no help.',
  },
  {
    text: 'A topic that you avoid is seldom the largest. Open it, read the headings, and close it.',
    short: 'Open the topic you avoid. Read its headings. Close it.',
  },
  {
    text: 'The margin is for questions. Put a mark where you would ask, and go on reading.',
    short: 'Put a question mark in the margin. Study on.',
  },
  {
    text: 'The last look of the day may be short. Let it be one card before the light goes out, and none after it.',
    short: 'Look at one card before the light goes out.',
  },
  {
    text: 'A clean end makes the next start easy. Write down where you stopped, and what comes next.',
    short: 'Note where you stopped studying. Note what comes next.',
  },
]
