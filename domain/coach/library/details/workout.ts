import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a workout. */
export const workoutDetails: readonly Detail[] = [
  {
    text: 'A mat on the floor is an invitation to train that you have to step over. Unroll it where you cross the room.',
    short: 'Unroll the mat where you cross the room. Train there.',
  },
  {
    text: 'The warm-up is the workout that nobody refuses. Do its first move slowly, and leave the rest open.',
    short: 'Do the first move of the workout. Slowly, nothing more.',
  },
  {
    text: 'Training clothes end the debate. Change into the shirt first, before you have decided anything about the workout.',
    short: 'Put the training shirt on first. Decide after that.',
  },
  {
    text: 'One clean repetition is better training than a tired set. Do one slowly, with your eyes on the joint that moves.',
    short: 'Do one clean repetition, slowly. That starts the workout.',
  },
  {
    text: 'The bag by the door is heavier than the workout. Put the shoes in, then the bottle, then zip it.',
    short: 'Pack shoes, bottle, and towel for the workout. Zip the bag.',
  },
  {
    text: 'Breath shows when a workout is too fast. Breathe out on the effort, once, with the lightest move that you know.',
    short: 'Do the lightest move of the workout. Breathe out.',
  },
  {
    text: 'A workout has to end somewhere, so let it end early. Choose the exercise after which you will stop, and name it.',
    short: 'Name the last exercise of the workout. Stop there.',
  },
  {
    text: 'The floor is the only workout equipment that is always free. Lie down on it for a breath, and begin from there.',
    short: 'Lie on the floor for one breath. Begin the workout there.',
  },
  {
    text: 'Music decides the speed of a workout. Choose one song, start it, and stop when it stops.',
    short: 'Do the workout for one song. Stop when it stops.',
  },
  {
    text: 'The machine at the gym that you like is a good first one. Name it now, and walk to it without looking at the others.',
    short: 'Name your favorite machine at the gym. Start with it.',
  },
  {
    text: 'A written workout beats a good memory between sets. Write today’s moves on a slip, one under the other.',
    short: 'Write today’s training moves on a slip. One a line.',
  },
  {
    text: 'Tight hips say more about the chair than about the workout. Stand up, put one foot on the seat, and breathe.',
    short: 'Stand up. One foot on the chair. The workout begins.',
  },
  {
    text: 'A partner waits at the gym more reliably than a plan does. Ask one person which day they train.',
    short: 'Ask one person which day they train. Name the hour.',
  },
  {
    text: 'The first weight of a workout can be very light. Begin with the one that you could hold while talking.',
    short: 'Take the lightest training weight first. You can still talk.',
  },
  {
    text: 'Some workouts only need a doorframe. Put one hand on each side, lean in gently, and feel the chest open.',
    short: 'Hands on the doorframe. Lean in gently. The workout begins.',
  },
  {
    text: 'A bottle filled beforehand keeps a workout in one piece. Fill it now, and put it at the edge of the mat.',
    short: 'Fill the bottle for the workout. Put it by the mat.',
  },
  {
    text: 'Balance tells how tired you are. Stand on one leg for a breath, then on the other, before you choose today’s workout.',
    short: 'Stand on one leg, then the other. Then train.',
  },
  {
    text: 'In training, the mirror is for the form and not for the mood. Look once at your shoulders, lower them, and turn away.',
    short: 'Look at your shoulders once. Lower them. Then train.',
  },
  {
    text: 'A short workout is written into the log exactly like a long one. Decide on the short version before you begin.',
    short: 'Decide on the short workout before you begin.',
  },
  {
    text: 'The towel on the chair means that training is planned. Put it there now, in plain sight.',
    short: 'Hang the towel over the chair. Training is planned.',
  },
  {
    text: 'Cold muscles want circles before a workout. Move both shoulders in slow ones, as far as they go without effort.',
    short: 'Circle both shoulders slowly. That starts the workout.',
  },
  {
    text: 'You know which move of the workout you always leave out. Do a single easy one of it first, and it is done with.',
    short: 'Do one easy round of the move you skip. Then train.',
  },
  {
    text: 'The hardest stretch of a workout is the one between chair and mat. Push the chair back, and stand up.',
    short: 'Push the chair back. Stand on the mat and train.',
  },
  {
    text: 'Rest between sets is part of the workout. Decide how many breaths yours last, and take all of them.',
    short: 'Choose how many breaths you rest. Then train on.',
  },
]
