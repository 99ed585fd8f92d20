import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not shouting. */
export const shoutDetails: readonly Detail[] = [
  {
    text: 'A voice goes up before the temper does. Listen for the first word that is louder than it has to be.',
    short: 'First loud word: hear it. Lower the second.',
  },
  {
    text: 'Distance makes people shout. Go to the room your child is in before you say it.',
    short: 'Same room first. Then speak. No shout needed.',
  },
  {
    text: 'Shouting starts in the jaw. Let it hang loose once now, and notice what your shoulders do.',
    short: 'Jaw loose. Shoulders down. The shout starts there. Stop it.',
  },
  {
    text: 'A low voice makes others lean in. Say the next instruction to your child more quietly than the one before.',
    short: 'Next instruction: quieter. Child leans in. No shout.',
  },
  {
    text: 'The same sentence said a third time gets loud. Touch the shoulder instead, and say it once.',
    short: 'Hand on the shoulder. Say it once. No third shout.',
  },
  {
    text: 'Most shouting happens at a door with a clock behind it. Set the shoes out before the clock matters.',
    short: 'Shoes out early. Clock calm. No shouting at the door.',
  },
  {
    text: 'Children hear the tone first and the words later. Say one ordinary sentence in the voice you use on the phone.',
    short: 'Phone voice. One ordinary sentence. To your child.',
  },
  {
    text: 'Cold water stops a shout faster than a resolution. Walk once to the tap, so that your feet know the way.',
    short: 'Once to the tap and back. The feet learn. No shout.',
  },
  {
    text: 'Kneeling down takes the volume out of a voice. Try it once today before you speak.',
    short: 'Knee down before you speak. Eye level. No shouting.',
  },
  {
    text: 'The word “now” likes to be shouted. Replace it with a time that your child can see on a clock.',
    short: 'Replace “now” with a clock time. No shout.',
  },
  {
    text: 'A loud day has a loud hour. Write down when it was the last time you shouted, and what was missing.',
    short: 'Last shout: the hour, the missing thing. One line.',
  },
  {
    text: 'Hungry people shout. Put something to eat on the table for all of you before the hard hour.',
    short: 'Food on the table before the hard hour. Fewer shouts.',
  },
  {
    text: 'An apology is short when it is meant. Say that you were too loud, and leave out the reason.',
    short: 'Too loud: say so. No reason added. Shouting ends there.',
  },
  {
    text: 'The pause before an answer belongs to you. Breathe out once after your child has finished speaking.',
    short: 'Child speaks. Breathe out. Then answer. No shout.',
  },
  {
    text: 'Noise makes voices climb. Turn one thing off, the radio, the fan, or the screen, before you call anyone.',
    short: 'One noise off. Then call your child. No shouting.',
  },
  {
    text: 'Some fights are about a sock. Decide which one today is not worth your voice.',
    short: 'Choose a fight to skip. A sock is a sock. No shout.',
  },
  {
    text: 'A whisper is hard to argue with. Whisper the next thing that you would have called across the room.',
    short: 'Next call across the room: whisper it. Up close.',
  },
  {
    text: 'You are allowed to leave a room. Tell your child that you will be back, and stand in the next one for a breath.',
    short: 'Leave the room. Say you return. One breath. No shout.',
  },
  {
    text: 'What you want is shorter than what you shout. Write it as short as a street sign, and say only that.',
    short: 'Say it in few words. Only those. No shouting.',
  },
  {
    text: 'Tired voices break first. Choose the task of today that somebody else will do before the hard hour.',
    short: 'One task off your list. Tired shouts. Rested does not.',
  },
  {
    text: 'A child who is told what comes next shouts less, and so do you. Say the next step before it is due.',
    short: 'Announce the next step early. Child hears it. No shout.',
  },
  {
    text: 'The face shouts before the mouth. Look into a mirror once, and let the forehead go smooth.',
    short: 'Mirror. Forehead smooth. Then back to your child.',
  },
  {
    text: 'Praise is quiet by nature. Name one thing your child did right before you name what is left.',
    short: 'One right thing first. Then the rest. Quiet voice.',
  },
  {
    text: 'The loud minute is over faster with a plan. Choose the object you will touch when your voice goes up.',
    short: 'Choose one object. Voice up: touch it. No shout.',
  },
]
