import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a workout. */
export const workoutDetails: readonly Detail[] = [
  {
    text: 'A mat on the floor reminds you to train. Unroll yours where you will pass, or clear that much floor.',
    short: 'Unroll the mat where you cross the room. Train there.',
  },
  {
    text: 'Few people skip a warm-up, because it is easy. Do its first move now, slowly, and then see about the workout.',
    short: 'Do the first move of the workout. Slowly, nothing more.',
  },
  {
    text: 'After you have changed clothes, it is easier to train. Put on the shirt you train in before you decide anything else.',
    short: 'Put the training shirt on first. Decide after that.',
  },
  {
    text: 'One clean repetition is a good start to a workout. Do one now, slowly, of the move that you know best.',
    short: 'Do one clean repetition, slowly. That starts the workout.',
  },
  {
    text: 'A packed bag makes it easier to leave for a workout. Put in the shoes, then the bottle, and close it.',
    short: 'Pack shoes, bottle, and towel for the workout. Zip the bag.',
  },
  {
    text: 'People often hold their breath when a move is hard. Do the lightest move of your workout once, and breathe out with the effort.',
    short: 'Do the lightest move of the workout. Breathe out.',
  },
  {
    text: 'A workout is easier to start when you know its end. Write down the last exercise for today, and stop after it.',
    short: 'Name the last exercise of the workout. Stop there.',
  },
  {
    text: 'The floor is free and always there for a workout. Lie down on it, stretch out once, and begin there.',
    short: 'Lie on the floor for one breath. Begin the workout there.',
  },
  {
    text: 'One song is a good length for a short workout. Start one that you like, and move until it ends.',
    short: 'Do the workout for one song. Stop when it stops.',
  },
  {
    text: 'At the gym, it helps to know where you start. Say the name of the machine or exercise you like best, and begin with it.',
    short: 'Name your favorite exercise at the gym. Start with it.',
  },
  {
    text: 'Between sets, you forget what comes next. Write the moves of today’s workout on a slip, each on its own line.',
    short: 'Write today’s training moves on a slip. One a line.',
  },
  {
    text: 'After a long time in a chair, the hips are stiff. Stand up, put one foot on the seat, and lean forward gently before you train.',
    short: 'Stand up. One foot on the chair. The workout begins.',
  },
  {
    text: 'People who train with somebody cancel less often. Ask one person on which day they train, and join them.',
    short: 'Ask one person which day they train. Name the hour.',
  },
  {
    text: 'A workout goes better when the first weight is light. Start with one that lets you talk, or without any.',
    short: 'Take the lightest training weight first. You can still talk.',
  },
  {
    text: 'A doorframe is enough to warm up for a workout. Put a hand on each side, and lean forward gently.',
    short: 'Hands on the doorframe. Lean in gently. The workout begins.',
  },
  {
    text: 'You interrupt a workout when you have to look for a drink. Fill a bottle now, and put it where you train.',
    short: 'Fill the bottle for the workout. Put it by the mat.',
  },
  {
    text: 'Your balance can tell you how tired you are before a workout. Stand on one leg for a breath, then on the other.',
    short: 'Stand on one leg, then the other. Then train.',
  },
  {
    text: 'Many people raise their shoulders when they train. Lift yours once now, let them drop, and remember how that feels.',
    short: 'Look at your shoulders once. Lower them. Then train.',
  },
  {
    text: 'A short workout counts as well as a long one. Decide on the short one now, and write down its moves.',
    short: 'Decide on the short workout before you begin.',
  },
  {
    text: 'A towel in sight reminds you to train. Hang it over the chair that you use most.',
    short: 'Hang the towel over the chair. Training is planned.',
  },
  {
    text: 'Cold muscles need slow movements before a workout. Circle both shoulders a few times, only as far as is comfortable.',
    short: 'Circle both shoulders slowly. That starts the workout.',
  },
  {
    text: 'Everybody has a move they like to leave out of a workout. Do one easy round of yours first.',
    short: 'Do one easy round of the move you skip. Then train.',
  },
  {
    text: 'Getting up from the chair is often the hardest part of a workout. Push the chair back, and stand up now.',
    short: 'Push the chair back. Stand on the mat and train.',
  },
  {
    text: 'You need pauses to train well. Decide how many breaths yours last, and try one such pause now.',
    short: 'Choose how many breaths you rest. Then train on.',
  },
]
