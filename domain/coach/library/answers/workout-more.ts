import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `workout.ts`. */
export const moreWorkoutAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'things',
    text: 'When a bag has to be packed, a list is quicker than memory. Write down what a workout needs, and put the list inside.',
    short: 'Pack from a list. Write one for the workout bag.',
    form: 'note',
    drill_sergeant: 'Shoes first. Towel last. List stays inside.',
    kind_encouraging: 'You only have to think it through once, and after that the list does it.',
    teammate: 'Next time, we pack from top to bottom without thinking.',
    wise_mentor: 'Add whatever you miss next time, and soon the list will be complete.',
    own: [
      {
        step: { text: 'Fetch the nearest thing that is on it, and lay it beside the bag.', minutes: 1 },
        challenge: { text: 'Underline on the list what is most easily left behind.', seconds: 15 },
      },
      {
        step: { text: 'Cross out anything on the list that you have never used.', minutes: 1 },
        challenge: { text: 'Add what has to come out after a workout, such as a damp towel.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'For days when something is missing, a workout can do without things. Write on a slip: march in place for one song.',
    short: 'No gear, no problem. Write: march for one song.',
    form: 'note',
    drill_sergeant: 'Slip into the workout bag. Use it when needed.',
    kind_encouraging: 'No shoes and no special clothes are needed for it, and any song will do.',
    teammate: 'If our things aren’t ready, we march without them.',
    wise_mentor: 'With this in reserve, a missing towel decides nothing.',
    own: [
      {
        step: { text: 'Choose a song for the march, and add its title to what you wrote.', minutes: 1 },
        challenge: { text: 'March softly through its first lines, humming or in silence.', seconds: 30 },
      },
      {
        step: { text: 'Put what you wrote into the wallet or bag that is always with you.', minutes: 1 },
        challenge: { text: 'Raise each knee once, seated or standing, as high as is comfortable.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Behind a closed door, nobody judges a workout. Close one, and do the first move that you know, slowly.',
    short: 'Nobody judges workouts behind a door. Close it.',
    form: 'work',
    drill_sergeant: 'First move you know. Slow and quiet.',
    kind_encouraging: 'It may look clumsy, since nobody needs to see it.',
    teammate: 'The only ones watching are us, and we’re on our side.',
    wise_mentor: 'What is familiar here will feel less strange among others.',
    own: [
      {
        step: { text: 'Choose the spot in the room that cannot be seen from a window.', minutes: 1 },
        challenge: { text: 'Stretch out your arms there, and move whatever they would touch.', seconds: 45 },
      },
      {
        step: { text: 'Make a small sign for the outside of the door, such as “Back soon.”', minutes: 1 },
        challenge: { text: 'Pick music or silence for the room, at a volume that only you hear.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Nervousness eases when your first move is clear. Write it on a slip, and put that into a workout shoe.',
    short: 'Nervous: know the first workout move. Write it down.',
    form: 'note',
    drill_sergeant: 'Fold it. Into the workout shoe.',
    kind_encouraging: 'Only your foot will know that it is there.',
    teammate: 'If we freeze, we read our shoe.',
    wise_mentor: 'Once you know where to begin, you look around less.',
    own: [
      {
        step: { text: 'Add below the move where you will stand for it.', minutes: 1 },
        challenge: { text: 'Do the move once at half speed, with nobody watching.', seconds: 30 },
      },
      {
        step: { text: 'Decide what comes right after that move, so that you need not stop there.', minutes: 1 },
        challenge: { text: 'Say both moves one after the other, as you would do them.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A move is less frightening when you have seen it done slowly. Look up a video of one workout move, and watch it.',
    short: 'Know the workout move first. Watch one video of it.',
    form: 'prepare',
    drill_sergeant: 'One move only. Watch it to the end.',
    kind_encouraging: 'You need not copy it yet, and you may watch it as often as you like.',
    teammate: 'We watch it here first, so nothing about it is new there.',
    wise_mentor: 'What the eye has followed calmly, the body meets with less alarm.',
    own: [
      {
        step: { text: 'Say in your own words where the move begins and where it ends.', minutes: 1 },
        challenge: { text: 'Try only the starting position, as far as it is comfortable.', seconds: 30 },
      },
      {
        step: { text: 'Find the place in the video where the move is hardest to follow.', minutes: 1 },
        challenge: { text: 'Play only that place, and more slowly if possible.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Nearly everybody was nervous before a first workout. Ask somebody who trains how theirs went.',
    short: 'Ask one person about their first workout.',
    form: 'tell',
    drill_sergeant: 'One question. Send it. Wait for the story.',
    kind_encouraging: 'You may hear that they felt just as you do, and went on all the same.',
    teammate: 'Chances are they felt the way we do, and they’re still training.',
    wise_mentor: 'It is easier to forgive yourself a clumsy beginning when you know of others.',
    own: [
      {
        step: { text: 'Note in one plain sentence what you are most nervous about.', minutes: 1 },
        challenge: { text: 'Turn that sentence into a question that a trainer could answer.', seconds: 60 },
      },
      {
        step: { text: 'Think of another first time that went well enough, such as at a job.', minutes: 1 },
        challenge: { text: 'Name one thing that helped you then.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A workout has room for a move from somebody else. Ask {ally} for a move or an exercise that they like.',
    short: 'Ask {ally} for one move for your workout.',
    form: 'tell',
    drill_sergeant: 'Get the name. Try it slowly.',
    kind_encouraging: 'A dance step or a stretch counts, too.',
    teammate: 'If it’s a cartwheel, we’ll negotiate.',
    wise_mentor: 'A move that comes from a person is remembered longer than one from a page.',
    own: [
      {
        step: { text: 'Decide where in your workout a new move would go, first or last.', minutes: 1 },
        challenge: { text: 'Leave a blank line for its name in your plan or on a slip.', seconds: 30 },
      },
      {
        step: { text: 'Recall a move that you once saw somebody do and liked.', minutes: 1 },
        challenge: { text: 'Describe that move in one sentence, as if to somebody who never saw it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A workout feels finished when somebody hears of it. Tell {ally} that you will send a single word after the next one.',
    short: 'Tell {ally} to expect one word after your workout.',
    form: 'tell',
    drill_sergeant: 'Done. That is the word.',
    kind_encouraging: 'They need not answer, and any word will do.',
    teammate: 'Now there’s someone out there waiting for our word.',
    wise_mentor: 'It is a short word, and it is pleasant to be able to send it.',
    own: [
      {
        step: { text: 'Choose the word you will send, and save it as a draft.', minutes: 1 },
        challenge: { text: 'Say what has to be done before the word may go out.', seconds: 30 },
      },
      {
        step: { text: 'Put a slip with “send the word” beside your shoes or bottle.', minutes: 1 },
        challenge: { text: 'Choose a second word for a workout that was only half done.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'When every machine is taken, the floor is usually free. Write one floor move for your workout on a slip: bridge, plank, or squat.',
    short: 'Machines taken, floor free. Write down one floor move.',
    form: 'note',
    drill_sergeant: 'Bridge, plank, or squat. Into the bag.',
    kind_encouraging: 'Take the one that you like best, and you will not have to stand around.',
    teammate: 'While the others wait their turn, we’re already down on the floor.',
    wise_mentor: 'With a move of your own in hand, a full gym need not change your plan.',
    own: [
      {
        step: { text: 'Note which corner of the gym has room for that move.', minutes: 1 },
        challenge: { text: 'Try the beginning of the move slowly on any clear floor.', seconds: 60 },
      },
      {
        step: { text: 'Think what you would want under you for that floor move, such as a towel.', minutes: 1 },
        challenge: { text: 'Pack that one thing, or lay it beside your bag.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'In a full gym, the size of a towel is room enough. Roll one up for your workout, and put it into your bag.',
    short: 'Full gym: a towel’s size is enough. Roll one up.',
    form: 'prepare',
    drill_sergeant: 'Into the workout bag. On top.',
    kind_encouraging: 'Once it is spread out, you may stay on it and let the others hurry past.',
    teammate: 'It’s our little island, and nobody else may land on it.',
    wise_mentor: 'A place that is marked, however narrow, makes the crowd around it matter less.',
    own: [
      {
        step: { text: 'Choose two moves that stay within the edges of the towel.', minutes: 1 },
        challenge: { text: 'Practice the gentler of the two once, on any bit of floor.', seconds: 45 },
      },
      {
        step: { text: 'Think of the quietest corner of the gym where a towel could lie.', minutes: 1 },
        challenge: { text: 'Sketch the room in a few strokes, and mark that corner.', seconds: 60 },
      },
    ],
  },
]
