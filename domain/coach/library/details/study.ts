import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of an exam. */
export const studyDetails: readonly Detail[] = [
  {
    text: 'An exam is made of questions, so begin with one. Answer it before you open the book, and see what is there.',
    short: 'One question before the book. Answer it. Then check.',
  },
  {
    text: 'Reading feels like knowing, until the page is closed. Close it, and say what stood there.',
    short: 'Close the page. Say what stood there. Out loud.',
  },
  {
    text: 'The hardest chapter takes the best hour. Put it first today, even for a single page.',
    short: 'Hardest chapter first. One page of it. Now.',
  },
  {
    text: 'A mistake from the last test shows where the points are. Look at one, and work it again slowly.',
    short: 'One old mistake. Work it again. Slowly.',
  },
  {
    text: 'The list of topics is shorter than it feels. Cross out what you could answer in your sleep.',
    short: 'Cross out what you know. Look at the rest.',
  },
  {
    text: 'A desk with one book on it knows what you want. Put the others on the floor.',
    short: 'One book on the desk. Others on the floor.',
  },
  {
    text: 'Short study sessions beat one long and late one. Stop in the middle today, and come back tomorrow.',
    short: 'Study short and often. Stop in the middle. Return tomorrow.',
  },
  {
    text: 'Teaching is the best test. Explain one term to a chair, and notice where you slow down.',
    short: 'Explain one term to a chair. Notice the gap.',
  },
  {
    text: 'The phone costs more than the time you look at it. Put it in another room for one topic.',
    short: 'Phone in another room. One topic. Then return.',
  },
  {
    text: 'What you write by hand is easier to recall. Copy one definition without looking, and compare.',
    short: 'One definition by hand. Then compare. Mark gaps.',
  },
  {
    text: 'Old exams show what is really asked. Do one task from one of them, with the clock face down.',
    short: 'One task from an old exam. Clock face down.',
  },
  {
    text: 'A card with a question on it can be answered anywhere. Make one from what you got wrong.',
    short: 'One card from one mistake. Into the pocket.',
  },
  {
    text: 'Being tired shows first in rereading. Stand up, drink some water, and test yourself on one thing.',
    short: 'Stand. Water. Test yourself on one thing.',
  },
  {
    text: 'The plan for the week hides the plan for today. Write down one page number, and nothing else.',
    short: 'One page number for today. Write it. Only that.',
  },
  {
    text: 'An answer with half the points is also an answer. Write what you know, and leave the gap visible.',
    short: 'Write what you know. Leave the gap visible.',
  },
  {
    text: 'The first line of notes is the one that waits longest. Write the title of the topic, and a question below it.',
    short: 'Title of the topic. Question below it. Begin.',
  },
  {
    text: 'Other people forget other things. Ask one of them a question, and let them ask one back.',
    short: 'Ask one question. Get one back. Compare.',
  },
  {
    text: 'You know more at the end of a page than at its beginning. Cover it, and list what is left in your head.',
    short: 'Cover the page. List what is left. Short words.',
  },
  {
    text: 'Formulas and names want to be met often. Hang one where you brush your teeth.',
    short: 'One formula on the mirror. Read it there.',
  },
  {
    text: 'The exam hall has no music and no snacks. Try one question under its rules.',
    short: 'One question under exam rules. No music. No help.',
  },
  {
    text: 'A topic that you avoid is seldom the largest. Open it, read the headings, and close it.',
    short: 'Open the avoided topic. Headings only. Close it.',
  },
  {
    text: 'The margin is for questions. Put a mark where you would ask, and go on reading.',
    short: 'Question mark in the margin. Go on. Ask later.',
  },
  {
    text: 'The last look of the day may be short. Let it be one card before the light goes out, and none after it.',
    short: 'One card before the light goes out. Then none.',
  },
  {
    text: 'A clean end makes the next start easy. Write down where you stopped, and what comes next.',
    short: 'Note where you stopped. Note what comes next.',
  },
]
