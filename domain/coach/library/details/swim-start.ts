import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of learning to swim. */
export const swimStartDetails: readonly Detail[] = [
  {
    text: 'Put a towel, a swimsuit, and a plastic bag for wet things on one chair. Packing for the pool is then quickly done.',
    short: 'Towel and swimsuit on one chair. Ready for the pool.',
    form: 'prepare',
  },
  {
    text: 'Write down one thing that you already do with water, such as showering with your eyes closed. A first swimming lesson begins there.',
    short: 'Name one thing you already do well with water.',
    form: 'note',
  },
  {
    text: 'Fill a bowl with lukewarm water. Lower your mouth into it and blow bubbles, as beginners do in their first lesson.',
    short: 'Fill a bowl with water. Blow bubbles into it.',
    form: 'work',
  },
  {
    text: 'Call or write to one pool, and ask when its next class for beginners starts.',
    short: 'Ask one pool about its next beginner class.',
    form: 'tell',
  },
  {
    text: 'Pools have a shallow end where beginners can stand. Look up how deep it is at the pool nearest to you, and write it down.',
    short: 'Look up the depth of the pool’s shallow end.',
    form: 'note',
  },
  {
    text: 'Swimmers breathe out for longer than they breathe in. Breathe out slowly through the mouth now, as if your face were in the water.',
    short: 'Breathe out slowly, as if into water. Once.',
    form: 'work',
  },
  {
    text: 'Lie down on your back, with arms and legs spread, and let your neck go soft. Floating on water feels much like that.',
    short: 'Lie on your back. Arms wide. As in floating.',
    form: 'work',
  },
  {
    text: 'Goggles let you see under water, which calms many beginners. Try yours on at a mirror, or write a pair on your shopping list.',
    short: 'Goggles on your face, or on the list.',
    form: 'prepare',
  },
  {
    text: 'It is easier to go to the pool with somebody who swims well. Ask one person whether they would come and stay beside you.',
    short: 'Ask one good swimmer to come to the pool.',
    form: 'tell',
  },
  {
    text: 'Under your next shower, let the water run over your face while you breathe out. Both feet are on the ground.',
    short: 'Next shower: water over your face. Breathe out.',
    form: 'moment',
  },
  {
    text: 'You may be afraid of one thing in particular, such as water in your nose. Write it down, so that a teacher knows where to begin.',
    short: 'Write down what worries you most about water.',
    form: 'note',
  },
  {
    text: 'Practice the swimming kick on a chair. Sit at the edge, stretch both legs, and move them up and down with loose feet.',
    short: 'Practice the swimming kick on a chair. Loose feet.',
    form: 'work',
  },
  {
    text: 'Swimming teachers have heard every question. Write down one that you would ask before your first lesson.',
    short: 'Write down one question for a swimming teacher.',
    form: 'note',
  },
  {
    text: 'Watch a short video of somebody who learns to float on the back. Notice how still the head is.',
    short: 'Watch one video about floating. Look at the head.',
    form: 'work',
  },
  {
    text: 'Hold the edge of a table as if it were the wall of the pool. Bend your knees a little, breathe out, and straighten up.',
    short: 'Hold a table like the pool wall. Knees bend. Up.',
    form: 'work',
  },
  {
    text: 'Look up the way to the pool. Write down when you would have to leave to be there when it opens.',
    short: 'Look up the way to the pool. Note the time.',
    form: 'note',
  },
  {
    text: 'Your first aim can be small, such as standing in shallow water beside a teacher. Write it on a card for the swimming bag.',
    short: 'Write down your first aim: stand in shallow water.',
    form: 'note',
  },
  {
    text: 'Splash some water over your face at the sink. Take one calm breath before you reach for the towel.',
    short: 'Water on your face. One breath. Then the towel.',
    form: 'work',
  },
  {
    text: 'Wet hair is cold on the way home from the pool. Put a cap or a scarf into the swimming bag now.',
    short: 'Put a cap into the swimming bag.',
    form: 'prepare',
  },
  {
    text: 'Tell somebody that you are learning to swim. A person who knows about it will ask you how it goes.',
    short: 'Tell one person that you are learning to swim.',
    form: 'tell',
  },
  {
    text: 'Move your arms as in the breaststroke, standing: forward together, out to the sides, and back to your chest.',
    short: 'Arms as in breaststroke. Slowly. No water needed.',
    form: 'work',
  },
  {
    text: 'Think of a place where you would like to swim one day, such as a lake in summer. Write its name on a slip.',
    short: 'Write down where you want to swim one day.',
    form: 'note',
  },
  {
    text: 'When you pass a pool, look at its shallow end through the glass or from a bench. You then know its steps and its noise.',
    short: 'Passing a pool, look at the shallow end. Only look.',
    form: 'moment',
  },
  {
    text: 'Put an apple into a bowl of water, and push it down gently. It comes up again, and a body with air in its lungs does so too.',
    short: 'Push an apple under water. Watch it float up.',
    form: 'work',
  },
]
