import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of praying answer to something that the person wrote (TEXT-32). */
export const prayerAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'early',
    text: 'A short prayer can lie where your day begins. Write its first line on a slip, and put it beside your bed.',
    short: 'Early? Have words ready. Write a prayer’s first line.',
    form: 'prepare',
    drill_sergeant: 'Lay the slip beside your bed.',
    kind_encouraging: 'You may say it before your feet touch the floor.',
    teammate: 'We don’t have to remember it half asleep.',
    wise_mentor: 'When it lies there, the first words are given to you.',
    own: [
      {
        step: { text: 'Underline the word in that line with which you want to wake.', minutes: 1 },
        challenge: { text: 'Say the line slowly as far as that word, and pause there.', seconds: 30 },
      },
      {
        step: { text: 'Read the prayer’s second line once, so that it can follow.', minutes: 1 },
        challenge: { text: 'Put the prayer’s text, or a marker in it, near what you wrote.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'An early prayer can be one breath long. Breathe in, and as you breathe out, say thanks for this day.',
    short: 'Early prayers can be short. Breathe in. Breathe out thanks.',
    form: 'work',
    drill_sergeant: 'One breath, one thanks. Go on.',
    kind_encouraging: 'It can be said lying down and with closed eyes.',
    teammate: 'One breath is something that’ll fit into any hour.',
    wise_mentor: 'A prayer of one breath has a beginning and an end like any other.',
    own: [
      {
        step: { text: 'Name one thing in this day that the thanks may be for.', minutes: 1 },
        challenge: { text: 'Give thanks for it with the next breath, and let that be all.', seconds: 15 },
      },
      {
        step: { text: 'Think of the first person whom you will meet this day.', minutes: 1 },
        challenge: { text: 'Breathe in with that name, and breathe out a good wish.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A prayer may be said lying down and in few words. Lay a hand on your chest, and say only its first word.',
    short: 'Tired people pray lying down. Hand on your chest.',
    form: 'work',
    drill_sergeant: 'Say the first word. Then rest.',
    kind_encouraging: 'If sleep comes before the next word, the prayer has begun.',
    teammate: 'We start it, and we don’t mind where it ends.',
    wise_mentor: 'Say it slowly enough to hear it, and leave the others for another time.',
    own: [
      {
        step: { text: 'Feel one breath come and go under your hand.', minutes: 1 },
        challenge: { text: 'Offer a single word of prayer with that breath, aloud or in silence.', seconds: 30 },
      },
      {
        step: { text: 'Choose a last word for the prayer, such as “amen” or “rest.”', minutes: 1 },
        challenge: { text: 'Say that word softly, and let your hand slide down.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Listening can be prayer, too, and it takes less strength. Play a sung prayer, and stay with a few lines of it.',
    short: 'Too tired to speak: listen. Play a sung prayer.',
    form: 'work',
    drill_sergeant: 'Eyes shut. A few lines. Stop.',
    kind_encouraging: 'You need not sing along or understand every word.',
    teammate: 'Somebody else carries the tune, and we come along.',
    wise_mentor: 'Let one word of it stay with you when the music has ended.',
    own: [
      {
        step: { text: 'Keep one word of the song that you would like to pray.', minutes: 1 },
        challenge: { text: 'Say that word once in silence when the music has stopped.', seconds: 15 },
      },
      {
        step: { text: 'Lower the volume until the singing is just loud enough to follow.', minutes: 1 },
        challenge: { text: 'Let one name rest in your mind while the singing goes on.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'What is picked up so often can remind you to pray. Stick a small dot on your phone, as a sign for one silent word.',
    short: 'Let the phone remind you. Stick a dot on it.',
    form: 'prepare',
    drill_sergeant: 'See it, pray one word, then swipe.',
    kind_encouraging: 'A single word in silence is enough, and then you may go on.',
    teammate: 'We’re going to pick it up anyway, so it may as well help.',
    wise_mentor: 'The phone that leads you away can then lead you back for a moment.',
    own: [
      {
        step: { text: 'Choose the word that the dot will stand for.', minutes: 1 },
        challenge: { text: 'Touch the dot, and say the word once without a sound.', seconds: 15 },
      },
      {
        step: { text: 'Decide for whom the first silent word at that dot will be.', minutes: 1 },
        challenge: { text: 'Turn the phone over, think of their name, and turn it back.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A screen is full of people to pray for. Think of the last one whom you saw there, and say one good wish for them.',
    short: 'Screens show people to pray for. Picture the last.',
    form: 'work',
    drill_sergeant: 'One good wish for them. Aloud.',
    kind_encouraging: 'You need not know them for the wish to be meant.',
    teammate: 'We were looking at them anyway, so let’s wish them well.',
    wise_mentor: 'In this way, what you saw becomes a part of the prayer.',
    own: [
      {
        step: { text: 'Think of one thing the person from the screen may need.', minutes: 1 },
        challenge: { text: 'Ask for that in a short sentence, with the screen dark.', seconds: 30 },
      },
      {
        step: { text: 'Remember somebody on a screen who was hard to like.', minutes: 1 },
        challenge: { text: 'Wish that person one good thing as well, in a few words.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A prayer can share its time with something else. Wash your hands, and say one line of thanks while the water runs.',
    short: 'No extra time needed for prayer. Wash your hands.',
    form: 'work',
    drill_sergeant: 'Say thanks while the water runs. Tap off.',
    kind_encouraging: 'When the water stops, you may stop as well.',
    teammate: 'Hands get washed anyway, so we’ve lost no time.',
    wise_mentor: 'The water sets the length, and you need not watch the clock.',
    own: [
      {
        step: { text: 'Dry your hands slowly, and think of one person to be thankful for.', minutes: 1 },
        challenge: { text: 'Hang up the towel, and say that name in one line of thanks.', seconds: 30 },
      },
      {
        step: { text: 'Name one thing that your clean hands will do next.', minutes: 1 },
        challenge: { text: 'Say a short prayer for that task before you begin it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A prayer may begin before you know where it goes. Say please aloud, once, and be quiet for a breath.',
    short: 'Begin the prayer with one word: please.',
    form: 'work',
    drill_sergeant: 'Say it aloud. One breath of quiet.',
    kind_encouraging: 'You need not know yet what the word asks for.',
    teammate: 'We start there and see what comes.',
    wise_mentor: 'What you would ask for may become clear in the silence after it.',
    own: [
      {
        step: { text: 'Let a name or a need follow the word please.', minutes: 1 },
        challenge: { text: 'End the prayer with one more word, such as thanks.', seconds: 15 },
      },
      {
        step: { text: 'Choose how to hold your hands for prayer: folded, open, or at rest.', minutes: 1 },
        challenge: { text: 'Pray the word please in that position, without a sound.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A prayer finds words more easily when it has a wish to carry. Ask {ally} for one thing that you may pray for.',
    short: 'Ask {ally} what you may pray for.',
    form: 'tell',
    drill_sergeant: 'Listen. Keep their words.',
    kind_encouraging: 'Whatever they name, large or small, may be said as it is.',
    teammate: 'They’ll tell you, and there’s the first line of a prayer.',
    wise_mentor: 'Repeat it in their words, without improving it.',
    own: [
      {
        step: { text: 'Write what they name on a slip, or leave it blank for now.', minutes: 1 },
        challenge: { text: 'Hold the slip, and say one sentence for them in silence.', seconds: 30 },
      },
      {
        step: { text: 'Pick a moment for that prayer, such as while you make tea.', minutes: 1 },
        challenge: { text: 'Begin it now with their name alone, and leave the rest open.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to pray for somebody than in general. Say one good wish for {ally} aloud, and let it be the prayer.',
    short: 'Say one good wish for {ally} aloud. As a prayer.',
    form: 'work',
    drill_sergeant: 'One wish. Then one breath of silence.',
    kind_encouraging: 'They need not know of it, and the wish may be small.',
    teammate: 'Wish them a good day, and that’s a prayer said.',
    wise_mentor: 'Think of what lies before them, and the wish becomes exact.',
    own: [
      {
        step: { text: 'Add a line of thanks for something you have because of them.', minutes: 1 },
        challenge: { text: 'Pick a thing that will bring the wish back to mind, such as a cup.', seconds: 30 },
      },
      {
        step: { text: 'Imagine what they may be doing at this moment.', minutes: 1 },
        challenge: { text: 'Put that into the prayer, in one more sentence.', seconds: 30 },
      },
    ],
  },
]
