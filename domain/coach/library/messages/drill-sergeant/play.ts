import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Do it without a sound today. {then}, as if somebody slept next door. After a noise, hold still for one breath. Log the noises. Carry on.',
    twin: 'One piece for the goal {title}, without a sound. After a noise, hold still for one breath. Log the noises. Carry on.',
    byKind: {
      stop: 'Greet the urge politely when it comes. Then turn around and leave the room in step. For the goal {title}, you may laugh. Log it. Carry on.',
      recover:
        'Test your chair today. Sit in it for a full minute. For the goal {title}, give the cushion a grade. Stay seated if it passes. Log the grade.',
    },
  },
  {
    text: 'Use the other hand wherever it does no harm. {when}, {then}. It will look clumsy. That is allowed today. Tomorrow goes back to normal. Log it.',
    twin: 'On the goal {title}, start with the other hand. Only where it does no harm. Clumsy is allowed today. Tomorrow goes back to normal. Log it.',
    byKind: {
      stop: 'Swap sides today. Other chair, other cup, other side of the door. An urge expects the old places. Goal {title}: log what changes. Carry on.',
      recover:
        'Change your view today. Sit at another window, or on another cushion. For the goal {title}, no other movement is ordered. Log what you saw. Dismissed.',
    },
  },
  {
    text: 'Announce this like a weather report: {then}. Speak slowly and without feeling. Right after the report, do it. Log the weather. Carry on.',
    twin: 'Announce the goal {title} like a weather report. Forecast: one small piece, soon. Speak without feeling. Right after the report, do the piece. Log it. Carry on.',
    byKind: {
      stop: 'Report the urge like the weather. Strong at first, easing later. Speak without feeling. For the goal {title}, stay indoors until it eases. Log it. Carry on.',
    },
  },
  {
    text: 'Today this is a secret. {when}, {then}. Let nobody notice. No sigh, and no look around. Write it in the log in very small letters.',
    twin: 'The goal {title} is a secret today. Do one small piece. Let nobody notice. No sigh, and no look around. Log it in very small letters.',
    byKind: {
      relate:
        'Do one kind thing in secret. Let nobody notice. No hint, and no look around. If you are caught, change the subject. For the goal {title}, log it.',
    },
  },
  {
    text: 'Start with a countdown. Begin at the number of your house. At zero: {then}. You may cancel before zero, but not after it. Log the launch.',
    twin: 'Start the goal {title} with a countdown. Begin at the number of your house. At zero, make the first move. After zero, no stop is allowed. Log it.',
    byKind: {
      stop: 'Count down slowly when the urge comes. Begin at the number of your house. Decide nothing before zero. Goal {title}: log where you were at zero.',
    },
  },
  {
    text: 'Put on one odd thing, such as a hat. {when}, {then}. Wear it until the log is signed. Laughing is allowed.',
    twin: 'Put on one odd thing, such as a scarf. Then do one piece for the goal {title}. Wear it until the log is signed.',
    byKind: {
      stop: 'Wear one odd thing in the hard hour. A hat or a loud tie. Goal {title}: touch it when the urge comes. Laughing is allowed. Log it.',
    },
  },
  {
    text: 'Flip a coin once. Heads: {then}, in silence. Tails: the same, with music. The coin decides and there is no second flip. Log the side. Carry on.',
    twin: 'Flip a coin for the goal {title}. Heads: one piece in silence. Tails: one piece with music. There is no second flip. Log the side. Carry on.',
    byKind: {
      stop: 'Flip a coin when the urge comes. Heads: a glass of water. Tails: some fresh air. For the goal {title}, either side will do. Log it. Carry on.',
      recover:
        'Flip a coin. Heads: feet up by the window. Tails: feet up by the wall. Goal {title}: stay until the tea is cold. Dismissed.',
    },
  },
  {
    text: 'Do it as in a silent film. {when}, {then}, with large gestures. Say no word until the end. One take only. Log it. Carry on.',
    twin: 'Today is a silent film. One piece for the goal {title}. Large gestures. No word until the end. One take only. Log it. Carry on.',
    byKind: {
      stop: 'In today’s film, the urge plays the villain. Let it finish its speech. Leave by the other door. For the goal {title}, that is the ending. Log it.',
      recover:
        'In today’s film, you sit in a chair. It is a long scene with good light. No action. For the goal {title}, one take is enough. Dismissed.',
    },
  },
]
