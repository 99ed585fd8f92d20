import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `alcohol.ts`. */
export const moreAlcoholAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'company',
    text: 'The longer people sit together, the fuller the glasses. Save this line to say or send: it was lovely, I am heading home.',
    short: 'Leave before the next drink. Type your good-bye now.',
    form: 'prepare',
    drill_sergeant: 'It was lovely, I am heading home. Saved.',
    kind_encouraging: 'A friendly good-bye that is ready makes it easy to go while you feel well.',
    teammate: 'When the next drink comes around, our good-bye’s already written.',
    wise_mentor: 'Whoever knows how to leave can stay as long as it is good.',
    own: [
      {
        step: { text: 'Plan how you will get home, and note it below the good-bye.', minutes: 2 },
        challenge: { text: 'Say the good-bye aloud once, as you would while reaching for your coat.', seconds: 15 },
      },
      {
        step: { text: 'Choose a sign that it is time to leave, such as cleared plates.', minutes: 1 },
        challenge: { text: 'Name one thing at home that you would be glad to come back to.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'What weighs on you can be said instead of being washed down with a drink. Say it aloud, in one sentence, to the room.',
    short: 'Trouble wants words, not a drink. Say it aloud.',
    form: 'work',
    drill_sergeant: 'One sentence. Breathe out. Leave it there.',
    kind_encouraging: 'It does not need to sound reasonable, because nobody is listening but you.',
    teammate: 'We say it out loud, and the bottle stays out of it.',
    wise_mentor: 'Listen to the sentence, because it says more plainly than the wish what you need.',
    own: [
      {
        step: { text: 'Name one part of what weighs on you that can wait.', minutes: 1 },
        challenge: { text: 'Write that part on a slip, and put the slip out of sight.', seconds: 60 },
      },
      {
        step: { text: 'Cut what you said down to the few words that matter most.', minutes: 1 },
        challenge: { text: 'Think of somebody who could hear those words, and note the name.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'A drink is not the only thing that eases tension. Hold your hands in warm water until your fingers are warm.',
    short: 'Tension needs no drink. Hold your hands in warm water.',
    form: 'work',
    drill_sergeant: 'Fingers warm? Dry them slowly. Sit down.',
    kind_encouraging: 'Nothing has to be solved while your hands are in the water.',
    teammate: 'Warm hands first, and then we see what’s left of the pressure.',
    wise_mentor: 'As the fingers grow warm, notice whether the shoulders follow.',
    own: [
      {
        step: { text: 'Dry your hands with a soft towel, one finger at a time.', minutes: 1 },
        challenge: { text: 'Hang the towel within reach of the sink, ready for the next tense moment.', seconds: 15 },
      },
      {
        step: { text: 'Stroke your jaw with the warm fingers, from the ears to the chin.', minutes: 1 },
        challenge: { text: 'Pick the sink you would use in a tense moment, and remember it.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'A hard day wants a clear end, and that need not be a drink. Write on a slip: shoes off, face washed, sit down.',
    short: 'End the day without a drink. Write the steps.',
    form: 'note',
    drill_sergeant: 'Shoes off. Face washed. Sit down.',
    kind_encouraging: 'Whenever you feel the pressure, you can follow the words without thinking.',
    teammate: 'We know how a day like this ends, and there’s no bottle in it.',
    wise_mentor: 'An ending that you have written yourself is there before the wish comes.',
    own: [
      {
        step: { text: 'Fasten what you wrote where you will see it as you come in.', minutes: 1 },
        challenge: { text: 'Choose the seat for the end of the day, and clear it.', seconds: 90 },
      },
      {
        step: { text: 'Read what you wrote, and lay out one thing that it calls for.', minutes: 2 },
        challenge: { text: 'Follow the first line of it once, as a trial.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'A song can mark the end of a hard day as well as a drink. Put one into a playlist named day over.',
    short: 'A song ends hard days, not a drink. Save one.',
    form: 'prepare',
    drill_sergeant: 'Name it day over. Press play. Sit.',
    kind_encouraging: 'While it plays, nothing more has to be solved, and you may just listen.',
    teammate: 'When it’s been one of those days, we press play.',
    wise_mentor: 'By the last note, the tension has often had time to pass.',
    own: [
      {
        step: { text: 'Play the first notes of the saved song, and set a comfortable volume.', minutes: 1 },
        challenge: { text: 'Pick the seat or the window where you will listen to that song.', seconds: 30 },
      },
      {
        step: { text: 'Decide what the song will end, such as the dishes or the last message.', minutes: 1 },
        challenge: { text: 'Hum the opening of the song, as far as you remember it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tiredness asks for rest, and a drink can pass for it. Lay a pillow and a blanket where you usually sit with a glass.',
    short: 'Tired? Lay pillow and blanket where you usually drink.',
    form: 'prepare',
    drill_sergeant: 'Blanket open. Lie down. Feet up.',
    kind_encouraging: 'You may lie down right away, and nothing else is asked of you.',
    teammate: 'The pillow gets the seat, and we get the rest.',
    wise_mentor: 'Real rest is within reach now, and it asks for nothing to be opened.',
    own: [
      {
        step: { text: 'Clear the place beside the pillow of glasses and bottles.', minutes: 2 },
        challenge: { text: 'Lie back on the pillow once, and pull the blanket over your feet.', seconds: 30 },
      },
      {
        step: { text: 'Lay a book or some music beside the pillow, in case sleep takes time.', minutes: 2 },
        challenge: { text: 'Switch on the softest lamp near the blanket, and see whether it is enough.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'When nothing else appeals, a drink looks like something to do. Draw a glass of water in one line, without lifting the pen.',
    short: 'Bored hands need a job. Draw a glass of water.',
    form: 'work',
    drill_sergeant: 'One line, pen stays down. Crooked is fine.',
    kind_encouraging: 'It may come out as crooked as it likes, and it gives your hand a task.',
    teammate: 'Ours may look like a boot, and that’s fine with us.',
    wise_mentor: 'A hand that is drawing is not looking for something to hold.',
    own: [
      {
        step: { text: 'Pour yourself a glass of water, and compare it with the drawing.', minutes: 1 },
        challenge: { text: 'Add to the drawing one thing that the real glass has, such as a shadow.', seconds: 60 },
      },
      {
        step: { text: 'Turn the sheet over, and draw the nearest object in one line too.', minutes: 2 },
        challenge: { text: 'Put pen and paper where you usually sit when nothing appeals.', seconds: 30 },
      },
    ],
  },
]
