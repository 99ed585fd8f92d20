import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of sitting in silence. */
export const silenceDetails: readonly Detail[] = [
  {
    text: 'Silence begins with the thing you put down. Lay the phone in another room, and come back without it.',
    short: 'Put the phone in another room. Return and sit in quiet.',
  },
  {
    text: 'Nobody sits still at once. Sit down, and give yourself the first restless minute for free.',
    short: 'Sit down. The first minute may be restless. Stay seated.',
  },
  {
    text: 'A place that is only for sitting invites you. Turn one chair toward the window, and leave it so.',
    short: 'Turn one chair to the window. It is only for sitting.',
  },
  {
    text: 'The mind speaks loudest when it gets quiet. Name the thought in one word, and let it go past.',
    short: 'Sit. Name the thought in one word. Let it pass.',
  },
  {
    text: 'Breath is the only sound that you bring into the quiet. Listen to one of them from its start to its end.',
    short: 'Sit and hear one breath from start to end.',
  },
  {
    text: 'A timer that is turned away leaves you in peace. Set it, put it behind you, and sit.',
    short: 'Set a timer behind you. Sit until it rings.',
  },
  {
    text: 'The early light does half of the sitting. Choose the seat from which you can see the sky.',
    short: 'Choose the seat with a view of the sky. Sit there.',
  },
  {
    text: 'Quiet is seldom empty. Count nothing, and notice the farthest sound that you can hear.',
    short: 'Sit and find the farthest sound. Do nothing else.',
  },
  {
    text: 'Empty hands feel strange when you first sit. Lay them open on your knees, and leave them there.',
    short: 'Sit with open hands on your knees.',
  },
  {
    text: 'You need not feel anything when you sit. Stay until the tea has stopped steaming.',
    short: 'Sit until your tea has stopped steaming.',
  },
  {
    text: 'A coat and a cushion make a bench possible. Put both by the door for the next time you sit outside.',
    short: 'Put a coat and a cushion by the door. Then sit outside.',
  },
  {
    text: 'The quiet is easiest to find after a breath out. Look for it once, and do nothing in it.',
    short: 'Sit and breathe out. Do nothing in the pause.',
  },
  {
    text: 'People will ask what you do out there. Have one plain answer ready: “I sit.”',
    short: 'If they ask, say “I sit.” Then sit.',
  },
  {
    text: 'Some days the quiet is full of lists. Write the list on paper first, and sit down beside it.',
    short: 'Write your list on paper. Then sit in quiet.',
  },
  {
    text: 'A short silence on a full day is worth a long one on a free day. Sit for the length of a song that you do not play.',
    short: 'Sit as long as one song lasts. No music.',
  },
  {
    text: 'From a quiet seat, the eyes may leave near things alone. Let them rest on the farthest point that you can see.',
    short: 'Sit and rest your eyes on the farthest point.',
  },
  {
    text: 'It is easy to sit by water, because it asks nothing. Find some, a lake or a glass, and watch it stand still.',
    short: 'Sit by still water, a lake or a glass. Watch it.',
  },
  {
    text: 'Standing up too soon is a habit. When you want to stand, take one more breath on the seat.',
    short: 'If you want to stand, sit one more breath.',
  },
  {
    text: 'The quiet is not yours alone. Greet the first bird or the first neighbor with a nod, and sit on.',
    short: 'Greet the first bird with a nod. Sit on in quiet.',
  },
  {
    text: 'A silence can be kept for somebody. Think of one person as you sit down, and then of nothing.',
    short: 'Sit with one person in mind. Then let them go.',
  },
  {
    text: 'Shoulders are the last to sit down. Let them sink once, and then once more.',
    short: 'Sit. Let your shoulders sink. Then sink them again.',
  },
  {
    text: 'The door to the quiet should not squeak. Lay out now what you would otherwise look for in the dark.',
    short: 'Lay out what you need. Leave in quiet. Then sit.',
  },
  {
    text: 'The cold is part of sitting outside. Take the blanket, and put it where the thermos stands.',
    short: 'Put the blanket beside the thermos. Then sit outside.',
  },
  {
    text: 'A single word can end a sitting well. Choose yours, and say it when you stand up.',
    short: 'Sit. Choose one word. Say it when you stand up.',
  },
]
