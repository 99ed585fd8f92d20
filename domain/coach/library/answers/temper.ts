import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a temper answer to something that somebody wrote (TEXT-32). */
export const temperAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'stress',
    text: 'Stress can come out as temper if it finds no other way. Push both palms against a wall, and let go.',
    short: 'Stress feeds temper. Feet firm, push a wall.',
    form: 'work',
    drill_sergeant: 'Breathe out. Let go.',
    kind_encouraging: 'The wall does not mind, and the arms may feel lighter afterward.',
    teammate: 'It won’t argue back, and we won’t win.',
    wise_mentor: 'Notice how the shoulders come down when you let go.',
    own: [
      {
        step: { text: 'Step back from the wall, and let both arms hang for a few breaths.', minutes: 1 },
        challenge: { text: 'Pick the wall that you would use next, in a room with a door.', seconds: 15 },
      },
      {
        step: { text: 'Rinse your wrists with cold water, as another way out for stress.', minutes: 1 },
        challenge: { text: 'Choose which comes first when stress rises, wall or water, and say it.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Anger about one thing easily falls on another. Write down what it is really about, in one line, and put the paper away.',
    short: 'Anger often lands elsewhere. Write down its real cause.',
    form: 'note',
    drill_sergeant: 'One line. Paper away.',
    kind_encouraging: 'You need not do anything about it at the moment.',
    teammate: 'Then the next person we meet doesn’t get the bill.',
    wise_mentor: 'Once it is named, it need not be taken to the next person.',
    own: [
      {
        step: { text: 'Say the real cause once in a low voice, without naming anybody.', minutes: 1 },
        challenge: { text: 'Decide who has nothing to do with that cause and should be spared.', seconds: 30 },
      },
      {
        step: { text: 'Ask yourself who could change the real cause, and name one person or nobody.', minutes: 1 },
        challenge: {
          text: 'Choose a calm moment in which you could speak about the cause, if you want to.',
          seconds: 45,
        },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired temper is short, and a little quiet helps it. Sit down, and cover your eyes with your palms for a few breaths.',
    short: 'Tired temper is short. Sit. Palms over the eyes.',
    form: 'work',
    drill_sergeant: 'Jaw loose. A few slow breaths.',
    kind_encouraging: 'Stay for as long as it feels good.',
    teammate: 'We’re closed for a moment, back soon.',
    wise_mentor: 'In the dark behind the hands, the face stops frowning by itself.',
    own: [
      {
        step: { text: 'Warm your palms against each other, and rest them on your neck.', minutes: 1 },
        challenge: { text: 'Name one thing that can wait until you are less tired.', seconds: 15 },
      },
      {
        step: { text: 'Turn off one sound or light near you, if you can.', minutes: 1 },
        challenge: { text: 'Say in a low voice what you need next: food, sleep, or quiet.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'People can be gentler if they know that you are tired. Write one sentence that says so, without a complaint in it.',
    short: 'Write one line that says tired, without a complaint.',
    form: 'note',
    drill_sergeant: 'No names, no blame. Keep it ready.',
    kind_encouraging: 'That you need a quiet minute is all it has to say.',
    teammate: 'We say it before we growl it.',
    wise_mentor: 'Said early, it is news, and said late, it sounds like anger.',
    own: [
      {
        step: { text: 'Shorten the line to the few words that you would remember when tired.', minutes: 1 },
        challenge: { text: 'Say the short line aloud once, in a quiet voice.', seconds: 15 },
      },
      {
        step: { text: 'Think of who should hear that line first, and at which moment.', minutes: 1 },
        challenge: { text: 'Copy the line onto a slip that you could simply hand over.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'With others around, an angry voice rises before you notice. Say one ordinary sentence as low and slowly as you can.',
    short: 'Anger raises the voice. Say one sentence low and slow.',
    form: 'work',
    drill_sergeant: 'Lower. Slower. Once more.',
    kind_encouraging: 'It may be about the dishes or the weather.',
    teammate: 'We sound like a very calm pilot.',
    wise_mentor: 'Keep the feeling of it in your throat, so that you find it again.',
    own: [
      {
        step: { text: 'Choose a sentence for angry moments, such as “Give me a moment.”', minutes: 1 },
        challenge: { text: 'Practice that sentence in the same low and slow voice.', seconds: 30 },
      },
      {
        step: { text: 'Whisper the same sentence once, to hear how quiet you can be.', minutes: 1 },
        challenge: {
          text: 'Remember a room where your voice tends to rise, and plan to pause at its door.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'home',
    text: 'It is hard to be angry and fond at once. Write down one thing that you like about a person around you.',
    short: 'Against anger: write one thing you like about somebody.',
    form: 'note',
    drill_sergeant: 'A small thing. Be exact.',
    kind_encouraging: 'A laugh or a way of humming is enough.',
    teammate: 'We keep it handy for the loud moments.',
    wise_mentor: 'Lay it where you will see it when things get difficult.',
    own: [
      {
        step: { text: 'Recall the last time when you saw or heard that very thing.', minutes: 1 },
        challenge: { text: 'Put the line where anger comes up most, such as by the kitchen door.', seconds: 45 },
      },
      {
        step: { text: 'Think of how you could mention what you like in passing.', minutes: 1 },
        challenge: { text: 'Pick the moment when those words would fit, such as at the table.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Being short of time is easily taken for anger. Say aloud, as if to a friend, that you are only in a hurry.',
    short: 'Hurry is not anger. Say so aloud, once.',
    form: 'work',
    drill_sergeant: 'Calm voice. Nobody is to blame.',
    kind_encouraging: 'It often takes the sting out, because nobody did it to you.',
    teammate: 'Case solved: we’re in a rush, and nobody did it.',
    wise_mentor: 'When it is called hurry, there is nobody to be angry with.',
    own: [
      {
        step: { text: 'Name the one thing that really has to be done first.', minutes: 1 },
        challenge: { text: 'Choose one other thing that may be late without harm.', seconds: 30 },
      },
      {
        step: { text: 'Stand still for one full breath before you take the next step.', minutes: 1 },
        challenge: {
          text: 'Find a sentence that tells others you are only in a hurry, such as “I’m late, not angry.”',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'way',
    text: 'It is hard to stay angry on the way when you hum. Hum the slowest tune you know, to its end.',
    short: 'Anger on the way: hum instead. Slowest tune you know.',
    form: 'work',
    drill_sergeant: 'Lips closed. To the last note.',
    kind_encouraging: 'Nobody has to hear it, and it may be out of tune.',
    teammate: 'Lullabies are allowed, we’re not on stage.',
    wise_mentor: 'Humming lengthens the breath, and a long breath is hard to shout with.',
    own: [
      {
        step: { text: 'Breathe out slowly to the end after the last note of the tune.', minutes: 1 },
        challenge: { text: 'Choose the spot on your way where you will hum next.', seconds: 15 },
      },
      {
        step: { text: 'Loosen your hands and your jaw when the tune is over.', minutes: 1 },
        challenge: { text: 'Choose a second slow tune, for a way that takes longer.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A talk that begins with something good stays calm more easily. Tell {ally} one thing that went well, before any complaint.',
    short: 'Tell {ally} one good thing. Before any complaint.',
    form: 'tell',
    drill_sergeant: 'Good news first. Complaints wait.',
    kind_encouraging: 'It can be as little as a bus that came on time.',
    teammate: 'Good news first, and our grumbling can wait its turn.',
    wise_mentor: 'Watch how the next sentence changes after it, yours or theirs.',
    own: [
      {
        step: { text: 'Put the complaint, if one is left, into a sentence that begins with “I.”', minutes: 1 },
        challenge: {
          text: 'Cut that sentence down to what happened, without a word about anybody’s character.',
          seconds: 60,
        },
      },
      {
        step: { text: 'Look for one more good thing, in which this person had a part.', minutes: 1 },
        challenge: { text: 'Say that good thing in one sentence without the word “but.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Letting somebody finish is practice for a calm temper. Ask {ally} how they are, and wait until the answer is over.',
    short: 'Temper drill: ask {ally} how they are.',
    form: 'tell',
    drill_sergeant: 'Lips closed until they finish. Then answer.',
    kind_encouraging: 'You need not fix anything, only hear it.',
    teammate: 'Our turn comes, and it’s not going anywhere.',
    wise_mentor: 'Waiting while somebody speaks is the same skill as waiting while you are angry.',
    own: [
      {
        step: { text: 'Repeat to yourself one thing from the answer, in the words you heard.', minutes: 1 },
        challenge: { text: 'Think of one question that follows from it, with no advice in it.', seconds: 30 },
      },
      {
        step: { text: 'Plan to take one slow breath between the answer and your reply.', minutes: 1 },
        challenge: { text: 'Recall what usually makes you interrupt, and decide to let that pass.', seconds: 30 },
      },
    ],
  },
]
