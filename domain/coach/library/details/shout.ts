import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not shouting. */
export const shoutDetails: readonly Detail[] = [
  {
    text: 'Most people get louder before they notice. When you speak to your child today, listen for the first word that is too loud.',
    short: 'Hear your first loud word. Say the next one in a low voice.',
    form: 'moment',
  },
  {
    text: 'A voice that has to cross the home gets loud. Go to your child before you say the next thing.',
    short: 'Go to your child’s room first. Then speak in a low voice.',
    form: 'moment',
  },
  {
    text: 'A tense jaw makes a voice hard. Let your jaw hang loose now, and do it once more before you speak to your child.',
    short: 'Let your jaw hang loose. Shouting starts there.',
    form: 'work',
  },
  {
    text: 'Quiet words make people come closer. Say the next instruction to your child more quietly than the last one.',
    short: 'Say the next instruction to your child more quietly.',
    form: 'moment',
  },
  {
    text: 'By the third time, the same sentence gets loud. Touch your child’s shoulder, and say it once.',
    short: 'Touch your child’s shoulder. Say it once, without shouting.',
    form: 'moment',
  },
  {
    text: 'Most shouting happens in the last minutes before something. Set out now what your child needs for it.',
    short: 'Set your child’s things by the door now. Rushing gets loud.',
    form: 'prepare',
  },
  {
    text: 'Most people are calm on the phone. Say one ordinary sentence to your child in the voice that you use there.',
    short: 'Talk to your child in your phone voice. One sentence.',
    form: 'moment',
  },
  {
    text: 'It helps to know where to go when your voice goes up. Walk once to the nearest tap now, and back.',
    short: 'Walk to the tap and back once. Go there before shouting.',
    form: 'work',
  },
  {
    text: 'It is hard to shout at somebody whose eyes are level with yours. Kneel or sit before you speak to your child.',
    short: 'Kneel or sit before you speak to your child. Eye level.',
    form: 'moment',
  },
  {
    text: '“Now” is easily shouted. Name a time instead that your child can see on a clock.',
    short: 'Do not shout “now.” Tell your child a clock time.',
    form: 'moment',
  },
  {
    text: 'Shouting often happens at the same hour. Write down when it was the last time, and what was missing: sleep, food, or time.',
    short: 'Write when you last shouted. Write why: tired, hungry, or rushed.',
    form: 'note',
  },
  {
    text: 'Put something to eat on the table before the loudest hour of the day. Hungry children and parents shout sooner.',
    short: 'Put a snack on the table early. Hungry people shout sooner.',
    form: 'prepare',
  },
  {
    text: 'An apology is clearest without a reason. If you were too loud, tell your child so in one sentence.',
    short: 'If you were too loud, tell your child. Give no reason.',
    form: 'moment',
  },
  {
    text: 'An answer need not come at once. When your child has finished speaking, breathe out before you say anything.',
    short: 'When your child has spoken, breathe out. Then answer quietly.',
    form: 'moment',
  },
  {
    text: 'Turn off the radio, the fan, or the screen before you call your child. People get louder over noise.',
    short: 'Turn off the radio or screen. Then call your child.',
    form: 'moment',
  },
  {
    text: 'A voice goes up sooner when everything matters. Write down one thing that may pass without shouting, such as socks or crumbs.',
    short: 'Choose one fight with your child to skip today.',
    form: 'note',
  },
  {
    text: 'You cannot shout and whisper at the same time. Go close to your child, and whisper the next thing you have to say.',
    short: 'Do not call across the room. Go close and whisper it.',
    form: 'moment',
  },
  {
    text: 'A shout needs somebody in the room. When it comes, tell your child that you will be back, and breathe out next door.',
    short: 'Before a shout, leave the room. Tell your child you return.',
    form: 'moment',
  },
  {
    text: 'Long explanations get louder toward the end. Cut the next instruction to a few words, and say it in a low voice.',
    short: 'Tell your child in a few words. Keep your voice low.',
    form: 'moment',
  },
  {
    text: 'Ask somebody to take one of your tasks today, or move it to tomorrow. Tired parents shout sooner.',
    short: 'Ask somebody to take one task. Tired people shout sooner.',
    form: 'tell',
  },
  {
    text: 'Children resist less when they know what comes next. Tell your child the next step a few minutes ahead, in a low voice.',
    short: 'Tell your child early what comes next. Then nobody shouts.',
    form: 'moment',
  },
  {
    text: 'A face tightens before a voice does. Look into a mirror now, and let your forehead go smooth before you speak to your child.',
    short: 'Look in a mirror. Relax your forehead. Your voice follows.',
    form: 'work',
  },
  {
    text: 'Children hear a lot about what is wrong. Name one thing that your child did right, and then what is left, without shouting.',
    short: 'Name one thing your child did right. Say it aloud.',
    form: 'moment',
  },
  {
    text: 'You know where you want to be when your voice goes up. Look at that place now, and think of the way there.',
    short: 'Choose where you go instead of shouting. Look there now.',
    form: 'work',
  },
]
