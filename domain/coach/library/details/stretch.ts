import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of stretching and posture. */
export const stretchDetails: readonly Detail[] = [
  {
    text: 'Reach up with both arms, as if to a high shelf, and let them fall. You can stretch like that wherever you sit.',
    short: 'Reach up with both arms. Let them fall.',
    form: 'work',
  },
  {
    text: 'Unroll a mat or a towel on the floor, and leave it there. You stretch more often where you see it.',
    short: 'Unroll the mat. Leave it there.',
    form: 'prepare',
  },
  {
    text: 'After your next phone call, stand up and lean your hands on a chair. Let your back get long.',
    short: 'After the next call, stretch at a chair.',
    form: 'moment',
  },
  {
    text: 'Turn your head slowly to one side, as far as it is easy, and then to the other. Your neck gets stiff when it keeps still.',
    short: 'Turn your head slowly, both ways. Neck loose.',
    form: 'work',
  },
  {
    text: 'Write down which part of you feels stiff right now, such as the neck or the legs. Stretch there first.',
    short: 'Name the stiffest part. Stretch that one first.',
    form: 'note',
  },
  {
    text: 'Slide to the edge of your chair, and put both feet flat. Let your back get long, and stay so for a few breaths.',
    short: 'Edge of the chair. Feet flat. Back long.',
    form: 'work',
  },
  {
    text: 'While water boils, hold on to the counter and rise on your toes. Come down slowly, to stretch your feet and legs.',
    short: 'While water boils, stretch your feet. Up, down.',
    form: 'moment',
  },
  {
    text: 'Put your screen or your book a little higher. Your neck stays straight if you need not look down.',
    short: 'Screen up a little. Neck straight.',
    form: 'prepare',
  },
  {
    text: 'Lay one arm across your chest, and hold it there with the other. Stretch only as far as it is comfortable.',
    short: 'One arm across the chest. Hold it. Change.',
    form: 'work',
  },
  {
    text: 'Ask somebody to stretch with you for a moment, in the same room or on a call.',
    short: 'Ask one person to stretch with you.',
    form: 'tell',
  },
  {
    text: 'Lace your fingers, turn the palms outward, and stretch them away from your chest.',
    short: 'Lace your fingers. Stretch both palms away.',
    form: 'work',
  },
  {
    text: 'Choose a sign that means stretching, such as an empty cup or the end of a call. Write it on a slip by your chair.',
    short: 'Choose one sign for a stretch. Write it down.',
    form: 'note',
  },
  {
    text: 'Lift both shoulders to your ears, hold them there for a breath, and let them drop.',
    short: 'Shoulders up. One breath. Let them drop.',
    form: 'work',
  },
  {
    text: 'Sit upright, and turn your shoulders gently to one side, as if you looked behind you. Then turn to the other.',
    short: 'Turn your shoulders to one side. Then the other.',
    form: 'work',
  },
  {
    text: 'Put a towel over the back of your chair. It reminds you to hold it with both hands, and to stretch your shoulders.',
    short: 'Towel over the chair. It means stretch.',
    form: 'prepare',
  },
  {
    text: 'At the next doorway, lay your hands on the frame at shoulder height. Lean forward a little.',
    short: 'Next doorway: hands on the frame. Stretch the chest.',
    form: 'moment',
  },
  {
    text: 'Put one heel in front of you, toes up. Lean forward a little, until you feel the back of the leg.',
    short: 'Heel forward, toes up. Stretch the leg.',
    form: 'work',
  },
  {
    text: 'You seldom notice how you sit. Put a rolled towel behind your back, and stretch upward against it.',
    short: 'Rolled towel behind your back. Sit tall against it.',
    form: 'prepare',
  },
  {
    text: 'Stand with your back against a wall, and let your heels and your shoulders touch it. Take a few breaths there.',
    short: 'Back to the wall. Heels and shoulders touch.',
    form: 'work',
  },
  {
    text: 'Draw slow circles with both wrists, and then with both feet. You can rest your arms meanwhile.',
    short: 'Circle your wrists. Then your feet. Arms rest.',
    form: 'work',
  },
  {
    text: 'Before you get up from a bed or a sofa, stretch your arms and legs like a cat.',
    short: 'Before you get up, stretch. Arms and legs.',
    form: 'moment',
  },
  {
    text: 'Write down which stretch you like best. On a busy day, that one alone is enough.',
    short: 'Write down the stretch you like best. Do it.',
    form: 'note',
  },
  {
    text: 'Lift one arm above your head, and bend a little to the other side. Breathe out, and change sides.',
    short: 'One arm up. Bend to the side. Change.',
    form: 'work',
  },
  {
    text: 'Draw one stretch as a stick figure on a card. Stand it beside your screen or your mirror.',
    short: 'Draw one stretch on a card. Stand it up.',
    form: 'prepare',
  },
]
