import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of sitting in silence. */
export const silenceDetails: readonly Detail[] = [
  {
    text: 'Silence begins with the thing you put down. Lay the phone in another room, and come back without it.',
    short: 'Phone in another room. Return. Sit. Quiet.',
  },
  {
    text: 'Nobody sits still at once. Sit down, and give yourself the first restless minute for free.',
    short: 'Sit. The first minute may be restless. Stay seated.',
  },
  {
    text: 'A place that is only for sitting invites you. Turn one chair toward the window, and leave it so.',
    short: 'One chair to the window. For sitting only. Sit.',
  },
  {
    text: 'The mind speaks loudest when it gets quiet. Name the thought in one word, and let it go past.',
    short: 'Name the thought. One word. Let it pass. Sit on.',
  },
  {
    text: 'Breath is the only sound that you bring into the quiet. Listen to one of them from its start to its end.',
    short: 'Hear one breath. Start to end. That is the quiet.',
  },
  {
    text: 'A timer that is turned away leaves you in peace. Set it, put it behind you, and sit.',
    short: 'Timer set. Behind you. Sit until it rings.',
  },
  {
    text: 'The early light does half of the sitting. Choose the seat from which you can see the sky.',
    short: 'Choose the seat with sky. Sit there. Say nothing.',
  },
  {
    text: 'Quiet is seldom empty. Count nothing, and notice the farthest sound that you can hear.',
    short: 'Sit. Find the farthest sound. Listen. Nothing else.',
  },
  {
    text: 'Empty hands feel strange when you first sit. Lay them open on your knees, and leave them there.',
    short: 'Hands open on the knees. Empty. Sit.',
  },
  {
    text: 'You need not feel anything when you sit. Stay until the tea has stopped steaming.',
    short: 'Sit until the steam stops. No result required.',
  },
  {
    text: 'A coat and a cushion make a bench possible. Put both by the door for the next time you sit outside.',
    short: 'Coat and cushion by the door. Sit later, prepared.',
  },
  {
    text: 'The quiet is easiest to find after a breath out. Look for it once, and do nothing in it.',
    short: 'Sit. Breathe out. Find the pause. Do nothing.',
  },
  {
    text: 'People will ask what you do out there. Have one plain answer ready: “I sit.”',
    short: 'They ask. You answer: “I sit.” Then sit.',
  },
  {
    text: 'Some days the quiet is full of lists. Write the list on paper first, and sit down beside it.',
    short: 'List on paper. Paper down. Then sit in quiet.',
  },
  {
    text: 'A short silence on a full day is worth a long one on a free day. Sit for the length of a song that you do not play.',
    short: 'Sit as long as one song lasts. No music.',
  },
  {
    text: 'From a quiet seat, the eyes may leave near things alone. Let them rest on the farthest point that you can see.',
    short: 'Eyes on the farthest point. Rest them. Sit.',
  },
  {
    text: 'It is easy to sit by water, because it asks nothing. Find some, a lake or a glass, and watch it stand still.',
    short: 'Watch still water. Lake or glass. Quiet.',
  },
  {
    text: 'Standing up too soon is a habit. When you want to stand, take one more breath on the seat.',
    short: 'Want to stand? Sit one more breath. Then stand.',
  },
  {
    text: 'The quiet is not yours alone. Greet the first bird or the first neighbor with a nod, and sit on.',
    short: 'First bird or neighbor: nod. Sit on. Quiet.',
  },
  {
    text: 'A silence can be kept for somebody. Think of one person as you sit down, and then of nothing.',
    short: 'One person in mind. Then nothing. Sit.',
  },
  {
    text: 'Shoulders are the last to sit down. Let them sink once, and then once more.',
    short: 'Shoulders down. Then lower. Now you sit.',
  },
  {
    text: 'The door to the quiet should not squeak. Lay out now what you would otherwise look for in the dark.',
    short: 'Lay out what you need. Leave quietly. Then sit.',
  },
  {
    text: 'The cold is part of sitting outside. Take the blanket, and put it where the thermos stands.',
    short: 'Blanket beside the thermos. Cold is covered. Sit.',
  },
  {
    text: 'A single word can end a sitting well. Choose yours, and say it when you stand up.',
    short: 'Sit. Choose one word. Say it as you stand.',
  },
]
