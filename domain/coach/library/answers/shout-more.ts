import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `shout.ts`. */
export const moreShoutAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Hurried words come out louder than slow ones. Say once, at half your usual speed, what you tell the children when time is short.',
    short: 'Hurried words become shouts. Say your usual ones slowly.',
    form: 'work',
    drill_sergeant: 'Half speed. Half volume. Full stop.',
    kind_encouraging: 'It may sound like a bedtime story, and that is quite all right.',
    teammate: 'We sound half asleep, and nobody gets yelled at.',
    wise_mentor: 'Spoken slowly, the sentence takes only a moment longer.',
    own: [
      {
        step: { text: 'Cut your usual sentence down to the few words that matter.', minutes: 1 },
        challenge: { text: 'Say the short version slowly, and breathe out before the last word.', seconds: 30 },
      },
      {
        step: { text: 'Write the slow sentence down, with a gap wherever you would breathe.', minutes: 2 },
        challenge: { text: 'Read the sentence from the page, and breathe at each gap.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A sound can call the children in place of your voice. Set an alarm with a friendly tune for the time to leave.',
    short: 'Let a tune do the shouting. Set one for leaving.',
    form: 'prepare',
    drill_sergeant: 'Few minutes early. Save. Voice low.',
    kind_encouraging: 'You can let the children choose the tune when they are near.',
    teammate: 'The tune nags for us, and nobody’s cross with a tune.',
    wise_mentor: 'A tune is never angry, however late it is, and nobody answers it back.',
    own: [
      {
        step: { text: 'Play the tune once, and set it only as loud as needed.', minutes: 1 },
        challenge: { text: 'Choose the spot from which everybody would hear the tune.', seconds: 30 },
      },
      {
        step: { text: 'Set the same tune a little earlier as well, as a call for shoes.', minutes: 2 },
        challenge: { text: 'Decide what the tune asks for each time: first shoes, then going.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Being a little late does less harm than a shout. Write on a card that you may be late, and hang it by the door.',
    short: 'Write on a card: late is allowed, shouting is not.',
    form: 'note',
    drill_sergeant: 'By the door. Eye level.',
    kind_encouraging: 'You will not often need it, but it may be good to read.',
    teammate: 'We can walk in late with everybody still friends.',
    wise_mentor: 'Children forget a late hour sooner than a loud voice, so keep the voice low.',
    own: [
      {
        step: { text: 'Prepare one line for whoever waits, such as “Sorry, running a little late.”', minutes: 1 },
        challenge: { text: 'Read the card aloud once, in the voice you want at the door.', seconds: 30 },
      },
      {
        step: { text: 'Decide what may stay undone when you are late, such as the dishes.', minutes: 1 },
        challenge: { text: 'Add that one thing to the card in small letters.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, a sign is quicker than a shout. Agree on one with your child: a hand on the door means go.',
    short: 'Agree on a sign with your child. No shouting needed.',
    form: 'tell',
    drill_sergeant: 'Hand on the door means go. Show it.',
    kind_encouraging: 'They may think of a better sign, and then they will remember it, too.',
    teammate: 'One hand on the door, and everybody knows what we mean.',
    wise_mentor: 'A sign that they helped to choose needs no raised voice behind it.',
    own: [
      {
        step: { text: 'Try the sign once together, or alone until the child is near.', minutes: 1 },
        challenge: { text: 'Decide which of your usual calls the sign replaces.', seconds: 30 },
      },
      {
        step: { text: 'Choose another moment for a silent sign, such as a meal.', minutes: 1 },
        challenge: { text: 'Find a gesture for that moment that can be seen across the room.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Before you shout, a few steps away can help. Stick a piece of tape on the floor where you will stand and breathe out.',
    short: 'Do not shout from where you stand. Mark another spot.',
    form: 'prepare',
    drill_sergeant: 'Tape on the floor. Stand there. Breathe out.',
    kind_encouraging: 'It may be in the hallway or by the window, wherever you would like to stop.',
    teammate: 'That’s our spot, and nobody shouts from it.',
    wise_mentor: 'The few steps to that place are part of the calm that you look for.',
    own: [
      {
        step: { text: 'Go to the marked spot from the place where voices usually rise.', minutes: 1 },
        challenge: { text: 'Turn there to face a wall or a window, and breathe out slowly.', seconds: 30 },
      },
      {
        step: { text: 'Choose a sentence for leaving, such as “I will be right back.”', minutes: 1 },
        challenge: { text: 'Say this sentence quietly, and take the first pace toward the spot.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'After a hard day, there is less to be loud about when less is said. Note one thing you will not bring up with the children.',
    short: 'Hard day? Drop one topic. Note it, and nobody shouts.',
    form: 'note',
    drill_sergeant: 'One line. Slip away. Keep to it.',
    kind_encouraging: 'It can come up on a better day, if it still matters then.',
    teammate: 'We let that one rest and save our voice.',
    wise_mentor: 'What is left unsaid on a hard day seldom turns out to be needed.',
    own: [
      {
        step: { text: 'Fold the note, and put it away for a better day.', minutes: 1 },
        challenge: { text: 'Choose something easy to bring up instead, such as the next meal.', seconds: 30 },
      },
      {
        step: { text: 'Write down who besides the children could hear about that topic.', minutes: 1 },
        challenge: { text: 'Find an opening for that talk, such as “Something is bothering me.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'A spoon on a glass carries farther than a voice. Set both where you usually call from.',
    short: 'Ring, do not shout. Set out a glass and spoon.',
    form: 'prepare',
    drill_sergeant: 'Tap it gently. Wait. Speak low.',
    kind_encouraging: 'The children may find it funny, and they will come to see what it is.',
    teammate: 'Ding, and they’re here, with no shouting from us.',
    wise_mentor: 'People look up at a clear sound, while they harden at a loud voice.',
    own: [
      {
        step: { text: 'Tap the glass with the spoon, as lightly as can still be heard.', minutes: 1 },
        challenge: { text: 'Decide how many taps will ask the children to come.', seconds: 30 },
      },
      {
        step: { text: 'Move the glass to a spot where nobody can knock it over.', minutes: 1 },
        challenge: { text: 'Think of the first thing you would ring for, such as a meal.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Loud voices often have their usual place. Write down the room where it gets loud most often.',
    short: 'Where does the shouting start? Write down the room.',
    form: 'note',
    drill_sergeant: 'One word. Next time, move to another.',
    kind_encouraging: 'It is not about who started it, only about where it was.',
    teammate: 'Now we know where to keep our voices down first.',
    wise_mentor: 'The next hard talk may go better in another room, so begin it there.',
    own: [
      {
        step: { text: 'Go to that room, and find the place where you usually stand.', minutes: 1 },
        challenge: { text: 'Put away one thing there that often leads to loud words.', seconds: 60 },
      },
      {
        step: { text: 'Note beside the room what usually happens just before it gets loud.', minutes: 1 },
        challenge: { text: 'Pick one part of that moment to do earlier or leave out.', seconds: 45 },
      },
    ],
  },
]
