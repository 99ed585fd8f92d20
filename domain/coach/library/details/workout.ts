import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a workout. */
export const workoutDetails: readonly Detail[] = [
  {
    text: 'A workout that can start at once starts more often. Clear the floor where you train, or unroll the mat there.',
    short: 'Clear the floor where you train. Or unroll the mat.',
    form: 'prepare',
  },
  {
    text: 'Few people skip a warm-up, because it is easy. Do its first move now, slowly, and then see about the workout.',
    short: 'Do the first move of the workout. Slowly, nothing more.',
    form: 'work',
  },
  {
    text: 'After you have changed clothes, it is easier to train. Put on the shirt you train in before you decide anything else.',
    short: 'Put the training shirt on first. Decide after that.',
    form: 'work',
  },
  {
    text: 'One clean repetition is a good start to a workout. Do one now, slowly, of the move that you know best.',
    short: 'Do one clean repetition, slowly. That starts the workout.',
    form: 'work',
  },
  {
    text: 'Looking for things takes the time of a short workout. Put shoes, bottle, and towel together now.',
    short: 'Put shoes, bottle, and towel for the workout together.',
    form: 'prepare',
  },
  {
    text: 'People often hold their breath when a move is hard. Do the lightest move of your workout once, and breathe out with the effort.',
    short: 'Do the lightest move of the workout. Breathe out.',
    form: 'work',
  },
  {
    text: 'It is easier to begin a workout whose end you know. Write down its last exercise.',
    short: 'Name the last exercise of the workout. Stop there.',
    form: 'note',
  },
  {
    text: 'A workout can begin without a decision. Lie down on the floor, stretch out once, and do a move there.',
    short: 'Lie on the floor for one breath. Begin the workout there.',
    form: 'work',
  },
  {
    text: 'One song is long enough for a short workout. Start one that you like, and train until it ends.',
    short: 'Do the workout for one song. Stop when it stops.',
    form: 'work',
  },
  {
    text: 'It helps to know where a workout starts. Say the name of the exercise you like best, and put it first.',
    short: 'Name your favorite exercise. Put it first in the workout.',
    form: 'work',
  },
  {
    text: 'With a list, you need not think between exercises. Write the moves of today’s workout on a slip.',
    short: 'Write today’s training moves on a slip. One a line.',
    form: 'note',
  },
  {
    text: 'After a long time in a chair, the hips are stiff. Stand up, put one foot on the seat, and lean forward gently before you train.',
    short: 'Stand up. One foot on the chair. The workout begins.',
    form: 'work',
  },
  {
    text: 'A workout with somebody else is put off less often. Ask one person on which day they train.',
    short: 'Ask one person which day they train. Name the hour.',
    form: 'tell',
  },
  {
    text: 'A workout goes better when the first weight is light. Start with one that lets you talk, or without any.',
    short: 'Take the lightest training weight first. You can still talk.',
    form: 'work',
  },
  {
    text: 'A doorframe is enough to warm up for a workout. Put a hand on each side, and lean forward gently.',
    short: 'Hands on the doorframe. Lean in gently. The workout begins.',
    form: 'work',
  },
  {
    text: 'You will be thirsty after the first exercises. Fill a bottle for the workout, and put it where you train.',
    short: 'Fill the bottle for the workout. Put it by the mat.',
    form: 'prepare',
  },
  {
    text: 'Your balance can tell you how tired you are before a workout. Stand on one leg for a breath, then on the other.',
    short: 'Stand on one leg, then the other. Then train.',
    form: 'work',
  },
  {
    text: 'Many people raise their shoulders when they train. Lift yours once now, let them drop, and remember how that feels.',
    short: 'Lift your shoulders once. Drop them. Then train.',
    form: 'work',
  },
  {
    text: 'A short workout counts as well as a long one. Decide on the short one now, and write down its moves.',
    short: 'Decide on the short workout before you begin.',
    form: 'note',
  },
  {
    text: 'A chair makes it easy to stay seated. Hang your training towel over the one that you use most.',
    short: 'Hang the towel over the chair. Training is planned.',
    form: 'prepare',
  },
  {
    text: 'Cold muscles need slow movements before a workout. Circle both shoulders a few times, only as far as is comfortable.',
    short: 'Circle both shoulders slowly. That starts the workout.',
    form: 'work',
  },
  {
    text: 'Everybody has a move they like to leave out of a workout. Do one easy round of yours first.',
    short: 'Do one easy round of the move you skip. Then train.',
    form: 'work',
  },
  {
    text: 'Getting up is often the hardest part of a workout. Stand up now, and do one move where you are.',
    short: 'Stand up now. Do one move where you are.',
    form: 'work',
  },
  {
    text: 'You need pauses to train well. Decide how many breaths yours last, and try one such pause now.',
    short: 'Choose how many breaths you rest. Then train on.',
    form: 'work',
  },
]
