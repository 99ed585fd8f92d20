import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a workout. */
export const workoutDetails: readonly Detail[] = [
  {
    text: 'A mat on the floor is an invitation to train that you have to step over. Unroll it where you cross the room.',
    short: 'Mat down. Middle of the room. Training starts there.',
  },
  {
    text: 'The warm-up is the workout that nobody refuses. Do its first move slowly, and leave the rest open.',
    short: 'First move of the warm-up. Slow. The workout can wait.',
  },
  {
    text: 'Training clothes end the debate. Change into the shirt first, before you have decided anything about the workout.',
    short: 'Training shirt on first. Debate closed. Workout next.',
  },
  {
    text: 'One clean repetition is better training than a tired set. Do one slowly, with your eyes on the joint that moves.',
    short: 'One clean repetition. Slow. Eyes on the joint. Workout begun.',
  },
  {
    text: 'The bag by the door is heavier than the workout. Put the shoes in, then the bottle, then zip it.',
    short: 'Shoes, bottle, towel. Bag zipped. Workout packed.',
  },
  {
    text: 'Breath shows when a workout is too fast. Breathe out on the effort, once, with the lightest move that you know.',
    short: 'Lightest move of the workout. Breathe out on the effort.',
  },
  {
    text: 'A workout has to end somewhere, so let it end early. Choose the exercise after which you will stop, and name it.',
    short: 'Name the last exercise. The workout stops there.',
  },
  {
    text: 'The floor is the only workout equipment that is always free. Lie down on it for a breath, and begin from there.',
    short: 'Down on the floor. One breath. Begin the workout there.',
  },
  {
    text: 'Music decides the speed of a workout. Choose one song, start it, and stop when it stops.',
    short: 'One song. Workout for its length. Song over, workout over.',
  },
  {
    text: 'The machine at the gym that you like is a good first one. Name it now, and walk to it without looking at the others.',
    short: 'Favorite machine first. Name it now. No tour of the gym.',
  },
  {
    text: 'A written workout beats a good memory between sets. Write today’s moves on a slip, one under the other.',
    short: 'Today’s moves on a slip. One per line. Then train.',
  },
  {
    text: 'Tight hips say more about the chair than about the workout. Stand up, put one foot on the seat, and breathe.',
    short: 'Stand up. One foot on the chair. Breathe. Workout begun.',
  },
  {
    text: 'A partner waits at the gym more reliably than a plan does. Ask one person which day they train.',
    short: 'One message to a training partner. Day and hour. Send.',
  },
  {
    text: 'The first weight of a workout can be very light. Begin with the one that you could hold while talking.',
    short: 'Lightest training weight first. If you can talk, it is right.',
  },
  {
    text: 'Some workouts only need a doorframe. Put one hand on each side, lean in gently, and feel the chest open.',
    short: 'Hands on the doorframe. Lean in. Breathe. Workout begun.',
  },
  {
    text: 'A bottle filled beforehand keeps a workout in one piece. Fill it now, and put it at the edge of the mat.',
    short: 'Fill the bottle. Edge of the mat. Workout stays whole.',
  },
  {
    text: 'Balance tells how tired you are. Stand on one leg for a breath, then on the other, before you choose today’s workout.',
    short: 'One leg. Other leg. Then choose the workout’s size.',
  },
  {
    text: 'In training, the mirror is for the form and not for the mood. Look once at your shoulders, lower them, and turn away.',
    short: 'Check the shoulders. Lower them. Turn away. Train.',
  },
  {
    text: 'A short workout is written into the log exactly like a long one. Decide on the short version before you begin.',
    short: 'Short workout today. Logged like the long one. Start.',
  },
  {
    text: 'The towel on the chair means that training is planned. Put it there now, in plain sight.',
    short: 'Towel on the chair. In sight. Training is set.',
  },
  {
    text: 'Cold muscles want circles before a workout. Move both shoulders in slow ones, as far as they go without effort.',
    short: 'Slow circles. Both shoulders. No effort. Workout begun.',
  },
  {
    text: 'You know which move of the workout you always leave out. Do a single easy one of it first, and it is done with.',
    short: 'The move you skip: one easy one first. Then train.',
  },
  {
    text: 'The hardest stretch of a workout is the one between chair and mat. Push the chair back, and stand up.',
    short: 'Chair back. Stand up. On the mat. Workout begun.',
  },
  {
    text: 'Rest between sets is part of the workout. Decide how many breaths yours last, and take all of them.',
    short: 'Rest in breaths. Choose how many. Then train on.',
  },
]
