import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of learning to swim answer to something that a beginner wrote (TEXT-32). */
export const swimStartAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'At a sink, nobody watches and nothing is deep. Run some water, and glide one hand through it like a swimmer.',
    short: 'No depth, no audience. Run water in the sink.',
    form: 'work',
    drill_sergeant: 'Glide one hand through it. Fingers together.',
    kind_encouraging: 'The hand can come out whenever it wants to.',
    teammate: 'Your hand goes first and tells us how it was.',
    wise_mentor: 'Feel how the water gives way, and how it carries a little.',
    own: [
      {
        step: { text: 'Hold your palm against the water, and feel how it pushes back.', minutes: 1 },
        challenge: { text: 'Pat a little water onto your cheeks, and breathe out while you do.', seconds: 30 },
      },
      {
        step: { text: 'Cup both hands under the water, and let them overflow.', minutes: 1 },
        challenge: { text: 'Find a warmth that you like, and hold one wrist under the water.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Swimming teachers are used to people who are afraid or shy. Write to one pool, and ask for a patient teacher.',
    short: 'Teachers know nerves. Ask one pool for a patient one.',
    form: 'tell',
    drill_sergeant: 'One line. Then send it.',
    kind_encouraging: 'You need not explain more than you want to.',
    teammate: 'They’ve met people like us before.',
    wise_mentor: 'A teacher who knows beforehand can begin more slowly.',
    own: [
      {
        step: { text: 'Write down the question that you would like to ask the teacher first.', minutes: 1 },
        challenge: { text: 'Say the question aloud once, so that it is easier to ask.', seconds: 15 },
      },
      {
        step: { text: 'List what a patient teacher would let you do, such as hold the edge.', minutes: 2 },
        challenge: { text: 'Star the line in the list that matters most to you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'It is easier to begin when you know what nobody will make you do. Write one such thing down for the swimming teacher.',
    short: 'Fear needs a limit. Write one for swimming class.',
    form: 'note',
    drill_sergeant: 'Plain words. Into the swim bag.',
    kind_encouraging: 'Going no deeper than your waist is a good one.',
    teammate: 'We make the rules before we get wet.',
    wise_mentor: 'Within a limit that you chose, it is easier to try things.',
    own: [
      {
        step: { text: 'Say aloud what you wrote, in words that a swimming teacher would understand.', minutes: 1 },
        challenge: { text: 'Add one thing that you are willing to try in the water.', seconds: 45 },
      },
      {
        step: { text: 'Choose a hand sign for stop that a teacher could see in the water.', minutes: 1 },
        challenge: { text: 'Add the sign to what you wrote, so that you can explain both.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'Some of swimming can be learned before you ever set out. Turn your head to the side, breathe in, and turn back.',
    short: 'No trip needed for the swimmer’s breath.',
    form: 'work',
    drill_sergeant: 'Head to the side. Breathe in. Turn back.',
    kind_encouraging: 'Slowly is best, and one turn to each side is enough.',
    teammate: 'No bus, no ticket, and we’re already breathing like swimmers.',
    wise_mentor: 'The breath in is short, and the breath out may take its time.',
    own: [
      {
        step: { text: 'Breathe out slowly through your mouth, as if you blew bubbles in water.', minutes: 1 },
        challenge: { text: 'Decide which side is easier for you to turn to for air.', seconds: 15 },
      },
      {
        step: { text: 'Stretch one arm forward, rest your ear on it, and breathe in.', minutes: 1 },
        challenge: { text: 'Go through it aloud: turn, breathe in, turn back, breathe out.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'A pool can tell you more about getting there than a map. Write to the nearest one, and ask for the easiest way in.',
    short: 'Ask the nearest pool for its easiest way in.',
    form: 'tell',
    drill_sergeant: 'Stop, parking, stairs. Ask for all.',
    kind_encouraging: 'Parking, the stop, or the stairs, you may ask about all of it.',
    teammate: 'They work there, so they know the shortcut we don’t.',
    wise_mentor: 'With that cleared up, your mind is free for the water.',
    own: [
      {
        step: { text: 'Choose where your way to the pool would begin: home, work, or elsewhere.', minutes: 1 },
        challenge: { text: 'Name the first stretch of that way, as far as you know it.', seconds: 30 },
      },
      {
        step: { text: 'Think about which part of arriving worries you most: doors, lockers, or stairs.', minutes: 1 },
        challenge: { text: 'Turn that worry into a short question for the pool.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Whatever the weather, dry socks feel good after the pool. Put a rolled-up pair with your swimsuit.',
    short: 'Any weather: dry socks after the pool. Lay them out.',
    form: 'prepare',
    drill_sergeant: 'Rolled up. Next to the swimsuit.',
    kind_encouraging: 'Your feet will be glad of them before the rest of you is.',
    teammate: 'Dry feet, and our way home’s all right.',
    wise_mentor: 'In a plastic bag of their own, they stay dry next to a wet towel.',
    own: [
      {
        step: { text: 'Wrap the socks in a bag, so that they stay dry at the pool.', minutes: 1 },
        challenge: { text: 'Find one warm thing for your head to go with the socks.', seconds: 60 },
      },
      {
        step: { text: 'Lay a small towel for your feet beside the dry socks.', minutes: 1 },
        challenge: { text: 'Choose shoes that are easy to get into with damp feet.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'At a pool, you need not be alone with the water. Write to one, and ask who stays beside the beginners.',
    short: 'Not alone there. Ask one pool who stays beside beginners.',
    form: 'tell',
    drill_sergeant: 'Get an answer. Write it down.',
    kind_encouraging: 'It is a sensible thing to want to know.',
    teammate: 'We want to know who’s got our back, simple as that.',
    wise_mentor: 'It helps to know who that is before you go.',
    own: [
      {
        step: { text: 'Decide how close you would like somebody to stay beside you.', minutes: 1 },
        challenge: { text: 'Put that into one sentence that you could say at the pool.', seconds: 45 },
      },
      {
        step: { text: 'Name a place in a pool where you could stand and hold on.', minutes: 1 },
        challenge: { text: 'Think of what you would do first there, such as wet your shoulders.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A full day still has room for one swimming move. Stretch both arms above your head, hand over hand, as in a glide.',
    short: 'No time: one swimming move. Arms up, hand over hand.',
    form: 'work',
    drill_sergeant: 'Ears between the arms. Stretch long. Let go.',
    kind_encouraging: 'Hold it for a breath, and you have practiced gliding.',
    teammate: 'We’re as long as an otter, and it took no time.',
    wise_mentor: 'In the water, this is the shape that lets you rest between strokes.',
    own: [
      {
        step: { text: 'Lower your chin between your raised arms, and look at the floor.', minutes: 1 },
        challenge: { text: 'Make one long line from fingers to heels, and breathe out.', seconds: 30 },
      },
      {
        step: { text: 'Press your raised arms lightly against your ears, and then let them sink.', minutes: 1 },
        challenge: { text: 'Rise onto your toes with one arm up, as if you pushed off gently.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Hearing what others enjoy makes water friendlier. Ask {ally} what they like best about swimming or about water.',
    short: 'Ask {ally} what is nice about swimming.',
    form: 'tell',
    drill_sergeant: 'Listen. Remember one thing.',
    kind_encouraging: 'You need not feel the same, only hear about it.',
    teammate: 'We could use a fan of the stuff on our side.',
    wise_mentor: 'Keep one word of the answer for your first time in the water.',
    own: [
      {
        step: { text: 'Find one thing about water that you like yourself, even rain.', minutes: 1 },
        challenge: { text: 'Say aloud in one sentence what is good about that thing.', seconds: 30 },
      },
      {
        step: { text: 'Remember a place with water where you felt at ease, even from shore.', minutes: 1 },
        challenge: { text: 'Name what made it easy there: the warmth, the light, or the company.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'You learn a thing by showing it. Show {ally} how swimmers breathe, with a short breath in and a long one out.',
    short: 'Show {ally} a swimmer’s breath. Short in, long out.',
    form: 'tell',
    drill_sergeant: 'In through the mouth. Out slowly.',
    kind_encouraging: 'They may try it along with you, and one breath is enough.',
    teammate: 'If they giggle, we still get our long breath out.',
    wise_mentor: 'While you show it, you will feel how the shoulders sink.',
    own: [
      {
        step: { text: 'Try the swimmer’s breath once with your face turned to the floor.', minutes: 1 },
        challenge: { text: 'Let one breath out through the nose until nothing is left.', seconds: 15 },
      },
      {
        step: { text: 'Count silently how long your breath out lasts, without strain.', minutes: 1 },
        challenge: { text: 'Compare that with a breath out through pursed lips, as if into water.', seconds: 30 },
      },
    ],
  },
]
