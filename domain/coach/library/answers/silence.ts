import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreSilenceAnswers } from './silence-more.ts'

/** What messages of sitting in silence answer to something that the person wrote (TEXT-32). */
export const silenceAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'early',
    text: 'Sitting in silence early is easier with warm feet. Lay a pair of thick socks with the clothes that you will wear.',
    short: 'Silence is easier with warm feet. Lay out thick socks.',
    form: 'prepare',
    drill_sergeant: 'Put them where you get dressed.',
    kind_encouraging: 'You can stay seated longer while your feet are warm.',
    teammate: 'Warm feet, and we’ve got one reason less to get up.',
    wise_mentor: 'What lies ready does not have to be looked for half asleep.',
    own: [
      {
        step: { text: 'Pull one sock on, and check that your shoe still closes over it.', minutes: 2 },
        challenge: { text: 'Loosen the laces of both shoes for the thicker socks.', seconds: 45 },
      },
      {
        step: { text: 'Find something to put under your feet, such as a mat or a towel.', minutes: 2 },
        challenge: { text: 'Sit down anywhere, and rest both feet on what you found.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'The quiet that you look for early can be practiced at any time. Sit, lay one hand in the other, and breathe out once.',
    short: 'Practice the early quiet now. Sit. Hands together. Breathe out.',
    form: 'work',
    drill_sergeant: 'One breath. Then get up.',
    kind_encouraging: 'This one breath is enough, and the early seat will feel more familiar for it.',
    teammate: 'Then nobody has to learn it half asleep, and we can just go.',
    wise_mentor: 'The body remembers the position, and finds it again even when hardly awake.',
    own: [
      {
        step: { text: 'Remain seated, and let your gaze rest on one still thing.', minutes: 1 },
        challenge: { text: 'Choose what your eyes will rest on at your early seat.', seconds: 30 },
      },
      {
        step: { text: 'Move your hands until nothing in them pulls or presses.', minutes: 1 },
        challenge: { text: 'Let another breath come, and follow it to its end.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone that you cannot see is easier to leave alone. Lay it face down under a jacket, and sit in silence for one breath.',
    short: 'Phone face down under a jacket. Sit. One silent breath.',
    form: 'work',
    drill_sergeant: 'Hands in your lap. The jacket stays on it.',
    kind_encouraging: 'You will find it just as you left it when you get up.',
    teammate: 'Whatever lights up under there, we read it afterward.',
    wise_mentor: 'The hand may want to look, and you can notice that and stay seated.',
    own: [
      {
        step: { text: 'Stay for a second breath, and leave the phone under its jacket.', minutes: 1 },
        challenge: { text: 'Get up slowly, and wait one breath before you lift the jacket.', seconds: 30 },
      },
      {
        step: { text: 'Think of what you wanted from the phone, and put it into a word.', minutes: 1 },
        challenge: { text: 'Let that word wait for one long breath.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The phone can wait for one breath of silence. When you next reach for it, stop, and breathe out to the end.',
    short: 'Next reach for the phone: stop. One silent breath.',
    form: 'moment',
    drill_sergeant: 'Hand still. Shoulders down.',
    kind_encouraging: 'You may still pick it up afterward, and the quiet moment stays yours.',
    teammate: 'We take that breath first, and then we look.',
    wise_mentor: 'Such a breath is silence, too, even without a seat or a view.',
    own: [
      {
        step: { text: 'Lay the phone a little farther off than your hand usually finds it.', minutes: 1 },
        challenge: { text: 'Practice the stop once: reach out, halt, and breathe out.', seconds: 15 },
      },
      {
        step: { text: 'Lay a coin or a button on the phone as a reminder to stop.', minutes: 1 },
        challenge: { text: 'Lift the coin or button, breathe out, and put it back.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'The quiet at your seat can reach you without the trip there. Close your eyes, and name one sound that belongs to it.',
    short: 'Your quiet seat, without the trip. Name one sound there.',
    form: 'work',
    drill_sergeant: 'Eyes closed. Say it softly. Eyes open.',
    kind_encouraging: 'Wind, water, or nothing at all, whatever you remember first is right.',
    teammate: 'For a moment we’re there, without getting up.',
    wise_mentor: 'A place that you know well can be visited in this way, as often as you like.',
    own: [
      {
        step: { text: 'Recall one thing that you see from your quiet seat.', minutes: 1 },
        challenge: { text: 'Sit for one breath the way you sit there.', seconds: 30 },
      },
      {
        step: { text: 'Find something here that recalls your quiet seat: a stone, a leaf, a color.', minutes: 2 },
        challenge: { text: 'Look at what you found, in silence, for one long breath.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'The last stretch of the trip can already belong to the silence. Write the word quiet on a slip, and put it with your keys.',
    short: 'Write quiet on a slip. Put it with your keys.',
    form: 'prepare',
    drill_sergeant: 'See it on the way? Stop talking.',
    kind_encouraging: 'When you come across it on the way, you may let the talk and the music stop.',
    teammate: 'When we find it on the way, we hush, and the quiet has begun.',
    wise_mentor: 'If you are quiet before you arrive, the first minute on your seat is easier.',
    own: [
      {
        step: { text: 'Choose the point on the way where the quiet will begin.', minutes: 1 },
        challenge: { text: 'Write that point on the slip, below the word “quiet.”', seconds: 30 },
      },
      {
        step: { text: 'Choose one thing to put away on the way, such as earphones.', minutes: 1 },
        challenge: { text: 'Find the pocket for that thing, and see whether it closes.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'You may be tired and still sit in silence. Lean your back against something, and let your jaw hang for one breath.',
    short: 'Tired? Sit and lean back. Loosen your jaw. One silent breath.',
    form: 'work',
    drill_sergeant: 'Nothing more. Stay as you are.',
    kind_encouraging: 'If you doze off, that is all right, because the quiet does not need you awake.',
    teammate: 'Lean, breathe, and nobody expects us to look wide awake.',
    wise_mentor: 'Feel the place that holds your back, and let it do the work.',
    own: [
      {
        step: { text: 'Lower your shoulders, and let your hands lie open.', minutes: 1 },
        challenge: { text: 'Choose one sound, and listen until it stops or changes.', seconds: 60 },
      },
      {
        step: { text: 'Put something soft behind your neck or your lower back.', minutes: 1 },
        challenge: { text: 'Lean into what you put there, and let one breath go out slowly.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'With little energy, the time in silence may be very short. Write on a slip: one breath. Put it into your jacket.',
    short: 'Write on a slip: one breath of silence. Into your jacket.',
    form: 'prepare',
    drill_sergeant: 'Too tired? Sit. Do what it says.',
    kind_encouraging: 'On a tired day, that breath is all that is asked of you.',
    teammate: 'When we’re worn out, we sit for as long as the slip says and call it done.',
    wise_mentor: 'Once you are sitting, you may stay longer, but you need not.',
    own: [
      {
        step: { text: 'Sit down, and find out how long one breath is.', minutes: 1 },
        challenge: { text: 'Touch the slip through the jacket, so that your hand knows the place.', seconds: 15 },
      },
      {
        step: { text: 'Think of a place you often pass where one breath would fit.', minutes: 1 },
        challenge: { text: 'Stand as you would stand there, and take that breath now.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'What you hear in the silence is a pleasant thing to share. Tell {ally} about one sound that you noticed while you sat.',
    short: 'Tell {ally} one sound you heard in the silence.',
    form: 'tell',
    drill_sergeant: 'Say what it was, and where it came from.',
    kind_encouraging: 'A bird or a creaking chair is enough, and they may tell you one of theirs.',
    teammate: 'Maybe they start to listen, too, and then we can compare.',
    wise_mentor: 'To describe a sound, you have to hear it again, and some of the quiet comes with it.',
    own: [
      {
        step: { text: 'Find the word that fits the sound best: a rustle, a drip, a hum.', minutes: 1 },
        challenge: { text: 'Listen for that sound, or its nearest relative, where you are now.', seconds: 45 },
      },
      {
        step: { text: 'Note where the sound came from: above, behind, near, or far.', minutes: 1 },
        challenge: { text: 'Turn your head that way here, and listen for one breath.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Good places for silence are often passed on from one person to another. Ask {ally} where they like to sit in quiet.',
    short: 'Ask {ally} where they like to sit in quiet.',
    form: 'tell',
    drill_sergeant: 'Listen. Keep the place in mind.',
    kind_encouraging: 'It may be a bench or an old chair, and you might like it there as well.',
    teammate: 'If it sounds good to us, we’ve found another seat.',
    wise_mentor: 'Ask why they like it there, since the answer may tell you what you are looking for.',
    own: [
      {
        step: { text: 'Describe your own quiet place in one sentence, in case they ask.', minutes: 1 },
        challenge: { text: 'Name what makes it quiet: walls, water, distance, or the hour.', seconds: 30 },
      },
      {
        step: { text: 'Think of a quiet place within reach that you have never tried.', minutes: 1 },
        challenge: { text: 'Describe the way to that place in a few words.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'Early in the day, it is cool to sit still. Push a scarf into the sleeve of the jacket that you wear outside.',
    short: 'Early air is cool. Push a scarf into your jacket sleeve.',
    form: 'prepare',
    drill_sergeant: 'All the way in. Hang the jacket up.',
    kind_encouraging: 'If the air turns out to be mild, you can leave the scarf where it is.',
    teammate: 'When we put the jacket on, the scarf’s already there.',
    wise_mentor: 'When the neck is warm, it is easier to stay seated until the quiet comes.',
    own: [
      {
        step: { text: 'Hang the jacket where you will take it on your way out.', minutes: 1 },
        challenge: { text: 'Empty the jacket’s pockets of whatever rattles or rings.', seconds: 60 },
      },
      {
        step: { text: 'Look for something dry to sit on, such as a cushion or a bag.', minutes: 2 },
        challenge: { text: 'Fold or roll what you found, so that it fits under one arm.', seconds: 30 },
      },
    ],
  },
  ...moreSilenceAnswers,
]
