import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of sitting in silence. */
export const silenceDetails: readonly Detail[] = [
  {
    text: 'A phone in the hand makes every pause busy. Switch it off, put it into a bag or a pocket, and sit down.',
    short: 'Put the phone away. Then sit in quiet.',
    form: 'work',
  },
  {
    text: 'Nearly everybody is restless at the beginning. Sit down, and let the first minute be restless.',
    short: 'Sit down. The first minute may be restless. Stay seated.',
    form: 'work',
  },
  {
    text: 'The same seat each time saves you a decision. Turn one chair toward a view you like, and sit for a few breaths.',
    short: 'Turn one chair to a view. It is only for sitting.',
    form: 'work',
  },
  {
    text: 'In the quiet, you notice how much you think. Name the thought in one word, and wait for the next one.',
    short: 'Sit. Name the thought in one word. Let it pass.',
    form: 'work',
  },
  {
    text: 'Listening to your breath gives your mind one thing to do. Sit still, and follow one breath from its start to its end.',
    short: 'Sit and hear one breath from start to end.',
    form: 'work',
  },
  {
    text: 'Set a timer, put it behind you, and sit until it rings. Then you need not look at a clock.',
    short: 'Set a timer behind you. Sit until it rings.',
    form: 'work',
  },
  {
    text: 'It is easier to sit still with something calm to look at. Move your seat so that you see the sky or a tree.',
    short: 'Choose a seat with a view of the sky. Sit there.',
    form: 'work',
  },
  {
    text: 'A quiet room has many small sounds. Sit still, and listen for the farthest one that you can hear.',
    short: 'Sit and find the farthest sound. Do nothing else.',
    form: 'work',
  },
  {
    text: 'Hands that hold nothing have nothing to do. Sit down, lay them open on your knees, and leave them for a few breaths.',
    short: 'Sit with open hands on your knees.',
    form: 'work',
  },
  {
    text: 'You do not have to feel anything special when you sit. Take a hot drink with you, and stay until it has stopped steaming.',
    short: 'Sit until your tea has stopped steaming.',
    form: 'work',
  },
  {
    text: 'Put a warm jacket and a cushion where you sit. Then the cold does not make you get up.',
    short: 'Put a jacket and a cushion where you sit.',
    form: 'prepare',
  },
  {
    text: 'After each breath out, there is a short pause. Sit down, notice that pause once, and do nothing in it.',
    short: 'Sit and breathe out. Do nothing in the pause.',
    form: 'work',
  },
  {
    text: 'You hear more with your eyes closed. Sit down, and close them until you have heard something new.',
    short: 'Sit with closed eyes. Wait until you hear something new.',
    form: 'work',
  },
  {
    text: 'Sometimes you can think of nothing but your tasks. Write them on paper first, and then sit in quiet.',
    short: 'Write your list on paper. Then sit in quiet.',
    form: 'work',
  },
  {
    text: 'A few minutes of quiet are enough on a full day. Sit for as long as one song lasts, without playing it.',
    short: 'Sit as long as one song lasts. No music.',
    form: 'work',
  },
  {
    text: 'Your eyes rest when they look into the distance. Sit down, and leave them on the farthest point for a while.',
    short: 'Sit and rest your eyes on the farthest point.',
    form: 'work',
  },
  {
    text: 'Water shows how still a place is. Sit down by a lake or a glass, and watch the surface until it calms.',
    short: 'Sit by still water, a lake or a glass. Watch it.',
    form: 'work',
  },
  {
    text: 'Most people get up at the first wish to move. When you want to stand up, sit for one more breath.',
    short: 'If you want to stand, sit one more breath.',
    form: 'moment',
  },
  {
    text: 'A sound does not have to end the quiet. When you hear one, say in your mind what it is, and sit on.',
    short: 'If you hear a sound, name it. Sit on in quiet.',
    form: 'moment',
  },
  {
    text: 'Somebody may come to mind as you sit down. Stay with that for a breath, and then look outside.',
    short: 'Sit. If somebody comes to mind, stay a breath.',
    form: 'work',
  },
  {
    text: 'Your shoulders may stay up without your noticing. Sit down, let them drop, and after a breath let them drop again.',
    short: 'Sit. Let your shoulders sink. Then sink them again.',
    form: 'work',
  },
  {
    text: 'Getting things ready can take longer than the quiet itself. Lay out now what you need to sit: a cushion, a timer, a blanket.',
    short: 'Lay out what you need. Then sit.',
    form: 'prepare',
  },
  {
    text: 'Lay a blanket or a sweater over your seat now, because you cool down when you sit still.',
    short: 'Lay a blanket over your seat. Then sit.',
    form: 'prepare',
  },
  {
    text: 'It helps to have a clear end. Choose one word, sit for a few breaths, and say the word when you get up.',
    short: 'Sit. Choose one word. Say it when you stand up.',
    form: 'work',
  },
]
