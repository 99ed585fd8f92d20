import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not shouting. */
export const shoutDetails: readonly Detail[] = [
  {
    text: 'A voice goes up before the temper does. Listen for the first word that is louder than it has to be.',
    short: 'Hear your first loud word. Say the next one in a low voice.',
  },
  {
    text: 'Distance makes people shout. Go to the room your child is in before you say it.',
    short: 'Go to your child’s room first. Then speak in a low voice.',
  },
  {
    text: 'Shouting starts in the jaw. Let it hang loose once now, and notice what your shoulders do.',
    short: 'Let your jaw hang loose. Shouting starts there.',
  },
  {
    text: 'A low voice makes others lean in. Say the next instruction to your child more quietly than the one before.',
    short: 'Say the next instruction to your child more quietly.',
  },
  {
    text: 'The same sentence said a third time gets loud. Touch the shoulder instead, and say it once.',
    short: 'Touch your child’s shoulder. Say it once, without shouting.',
  },
  {
    text: 'Most shouting happens at a door with a clock behind it. Set the shoes out before the clock matters.',
    short: 'Set the shoes out early. That saves shouting at the door.',
  },
  {
    text: 'Children hear the tone first and the words later. Say one ordinary sentence in the voice you use on the phone.',
    short: 'Use your phone voice. Say one sentence to your child.',
  },
  {
    text: 'Cold water stops a shout faster than a resolution. Walk once to the tap, so that your feet know the way.',
    short: 'Practice once: go to the tap and back. No shouting.',
  },
  {
    text: 'Kneeling down takes the volume out of a voice. Try it once today before you speak.',
    short: 'Kneel down before you speak to your child. Eye level.',
  },
  {
    text: 'The word “now” likes to be shouted. Replace it with a time that your child can see on a clock.',
    short: 'Replace “now” with a clock time. Your child can see it.',
  },
  {
    text: 'A loud day has a loud hour. Write down when it was the last time you shouted, and what was missing.',
    short: 'When did you shout last? Write the hour and what was missing.',
  },
  {
    text: 'Hungry people shout. Put something to eat on the table for all of you before the hard hour.',
    short: 'Put food on the table early. Hungry people shout sooner.',
  },
  {
    text: 'An apology is short when it is meant. Say that you were too loud, and leave out the reason.',
    short: 'If you were too loud, say so. Give no reason.',
  },
  {
    text: 'The pause before an answer belongs to you. Breathe out once after your child has finished speaking.',
    short: 'When your child has spoken, breathe out. Then answer quietly.',
  },
  {
    text: 'Noise makes voices climb. Turn one thing off, the radio, the fan, or the screen, before you call anyone.',
    short: 'Turn one noise off. Then call your child.',
  },
  {
    text: 'Some fights are about a sock. Decide which one today is not worth your voice.',
    short: 'Choose one fight with your child to skip today.',
  },
  {
    text: 'A whisper is hard to argue with. Whisper the next thing that you would have called across the room.',
    short: 'Do not call across the room. Go close and whisper it.',
  },
  {
    text: 'You are allowed to leave a room. Tell your child that you will be back, and stand in the next one for a breath.',
    short: 'Tell your child you will be back. Leave for one breath.',
  },
  {
    text: 'What you want is shorter than what you shout. Write it as short as a street sign, and say only that.',
    short: 'Cut what you want to say short. Use a low voice.',
  },
  {
    text: 'Tired voices break first. Choose the task of today that somebody else will do before the hard hour.',
    short: 'Hand one task to somebody. Tired people shout sooner.',
  },
  {
    text: 'A child who is told what comes next shouts less, and so do you. Say the next step before it is due.',
    short: 'Tell your child early what comes next. Then nobody shouts.',
  },
  {
    text: 'The face shouts before the mouth. Look into a mirror once, and let the forehead go smooth.',
    short: 'Look in a mirror. Relax your forehead. Your voice follows.',
  },
  {
    text: 'Praise is quiet by nature. Name one thing your child did right before you name what is left.',
    short: 'Name one thing your child did right. Then the rest.',
  },
  {
    text: 'The loud minute is over faster with a plan. Choose the object you will touch when your voice goes up.',
    short: 'Choose one object. When your voice goes up, touch it.',
  },
]
