import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal of a person who recovers from self-harm (CARE-3). */
export const SELF_HARM: readonly GentleText[] = [
  {
    message:
      'Nothing is counted here. Today is about the hour that is hardest: where you could be, what your hands can hold, and who would answer. A doctor or a counselor can help more than this page, also after a hard night.',
    steps: [
      { text: 'Write down who you could message in that hour.', minutes: 2 },
      { text: 'Put something for your hands where you usually sit.', minutes: 3 },
    ],
    challenge: { text: 'Hold something cool and look at it closely.', seconds: 60 },
  },
  {
    message:
      'An urge can feel as if it would never end. It does change, often sooner than it promises. You could decide now who would stay with you while it does. A counselor can teach more ways than this page.',
    steps: [
      { text: 'Choose who could stay on the phone with you.', minutes: 1 },
      { text: 'Ask them whether you may call.', minutes: 3 },
    ],
    challenge: { text: 'Watch something move until it stops: a leaf, water, a curtain.', seconds: 60 },
  },
  {
    message:
      'If something happened, you are not back at a beginning. You are somebody who needs care today: a clean bandage, a warm room, a kind voice. If a wound is deep or worries you, please call a doctor.',
    steps: [
      { text: 'Look after the wound, or ask somebody to.', minutes: 4 },
      { text: 'Write down whom you can tell.', minutes: 1 },
    ],
    challenge: { text: 'Wrap yourself in something soft.', seconds: 60 },
  },
  {
    message:
      'The things that make it easy could be farther away. A neighbor’s drawer, a box with tape, somebody else’s cabinet. It gives the moment some time to pass. A counselor can help you decide.',
    steps: [
      { text: 'Write down what would be better farther away.', minutes: 2 },
      { text: 'Choose where or with whom it could be.', minutes: 2 },
    ],
    challenge: { text: 'Open and close your hands slowly.', seconds: 30 },
  },
  {
    message:
      'You do not have to show anybody, and you do not have to hide from everybody. There may be a person who can know without being shocked. A school nurse, a doctor, a counselor is often such a person.',
    steps: [
      { text: 'Write down who might not be shocked.', minutes: 2 },
      { text: 'Write a sentence you could begin with.', minutes: 2 },
    ],
    challenge: { text: 'Read the sentence silently.', seconds: 15 },
  },
  {
    message:
      'It often begins earlier, with a word, a silence, a mistake. You could write down what it was last time, without blaming yourself. A therapist can help you see the chain before the hard end.',
    steps: [
      { text: 'Write down what came before, as far as you know.', minutes: 3 },
      { text: 'Put the page away.', minutes: 1 },
    ],
    challenge: { text: 'Look up and find a corner of the room that is peaceful.', seconds: 30 },
  },
  {
    message:
      'Some use water, some use music, some use a dog. You may already know something that takes the edge off. It can be near you today. When it is not enough, a help line is awake at night too.',
    steps: [
      { text: 'Write down what has taken the edge off before.', minutes: 3 },
      { text: 'Put it within reach.', minutes: 2 },
    ],
    challenge: { text: 'Listen to a song that you know by heart.', seconds: 120 },
  },
  {
    message:
      'You deserve to be spoken to kindly, also by yourself. If the voice inside is cruel, you can let it talk in the next room while somebody kind talks here. A therapist can help you with that voice.',
    steps: [
      { text: 'Write down a kind sentence that somebody said to you.', minutes: 2 },
      { text: 'Put it where you will see it.', minutes: 1 },
    ],
    challenge: { text: 'Say the kind sentence in a whisper.', seconds: 15 },
  },
  {
    message:
      'Sleeves, excuses, closed doors: hiding is work. You could put down a little of it today, with somebody safe. If nobody comes to mind, a counselor is bound to keep it to themselves.',
    steps: [
      { text: 'Choose something you no longer want to hide from a safe person.', minutes: 2 },
      { text: 'Choose who that is.', minutes: 1 },
    ],
    challenge: { text: 'Let your arms hang loose for a moment.', seconds: 30 },
  },
  {
    message:
      'The evening may be the edge. A lamp, people nearby, a film you know: such things make a soft rail. You could set it up now. If the evening gets too hard, call a help line or a doctor.',
    steps: [
      { text: 'Choose where you will be this evening.', minutes: 1 },
      { text: 'Tell somebody that you will be there.', minutes: 2 },
    ],
    challenge: { text: 'Put a lamp on where you will sit.', seconds: 15 },
  },
  {
    message:
      'Feelings that are too big can be put outside: on paper, in clay, in a scribble that nobody sees. It does not have to be art. A therapist may look at it with you, if you like.',
    steps: [
      { text: 'Get paper and something that makes a mark.', minutes: 1 },
      { text: 'Scribble until it is enough.', minutes: 4 },
    ],
    challenge: { text: 'Tear the paper slowly into strips.', seconds: 60 },
  },
  {
    message:
      'You can ask somebody to come without telling them why. “Can you be here for a while?” is a whole sentence. If nobody can, a help line can be there. Their people do not need reasons either.',
    steps: [
      { text: 'Write the sentence into your phone as a draft.', minutes: 1 },
      { text: 'Choose who would get it.', minutes: 1 },
    ],
    challenge: { text: 'Feel the chair carry you.', seconds: 45 },
  },
  {
    message:
      'Cold, rough, sour, loud: a strong sense can pull you back into the room without harm. You could have something like that at hand. A counselor knows more of these and when they help.',
    steps: [
      { text: 'Choose something cold, rough, or sour.', minutes: 2 },
      { text: 'Put it where it is needed.', minutes: 1 },
    ],
    challenge: { text: 'Hold it, and name what you feel in your hand.', seconds: 45 },
  },
  {
    message:
      'Scars are yours, and nobody may comment on them. You can prepare an answer, or none. Long sleeves, short sleeves: you choose. A counselor can help with looks and questions.',
    steps: [
      { text: 'Write an answer to a question you do not like.', minutes: 2 },
      { text: 'Choose whether you want to use it.', minutes: 1 },
    ],
    challenge: { text: 'Lay a hand on your arm, kindly.', seconds: 30 },
  },
  {
    message:
      'Sometimes it is the only thing that seems to work, and it is hard to imagine another. You do not have to imagine it alone. A therapist who knows this well will not take anything away from you by force.',
    steps: [
      { text: 'Write down what it does for you, honestly.', minutes: 3 },
      { text: 'Write down who could help you find another way.', minutes: 1 },
    ],
    challenge: { text: 'Breathe out slowly and look at the horizon or the far wall.', seconds: 60 },
  },
  {
    message:
      'After a hard moment you may be very tired. That is allowed: water, a blanket, somebody who says little. You have nothing to make up for. If a wound needs care, please see a doctor.',
    steps: [
      { text: 'Put water and a blanket ready.', minutes: 2 },
      { text: 'Choose somebody who says little.', minutes: 1 },
    ],
    challenge: { text: 'Drink a little water slowly.', seconds: 30 },
  },
  {
    message:
      'The people who love you may be afraid and ask too much. You could tell them what helps: sit here, do not check, ask later. A counselor can help them understand it.',
    steps: [
      { text: 'Write down what they could do.', minutes: 2 },
      { text: 'Write down what they could leave out.', minutes: 2 },
    ],
    challenge: { text: 'Put the list where they might find it, or keep it.', seconds: 15 },
  },
  {
    message:
      'A message to yourself, written on a calm day, can be read on another. It knows you better than anyone’s advice. A therapist can help you write it, if it is hard to begin.',
    steps: [
      { text: 'Write a few lines to yourself for a hard hour.', minutes: 4 },
      { text: 'Put them where that hour usually finds you.', minutes: 1 },
    ],
    challenge: { text: 'Fold the page and hold it for a moment.', seconds: 15 },
  },
  {
    message:
      'Phones can make it worse or better. Some pages pull you in. You may block them today and keep the people who help. A counselor would be glad to know which pages pull the most.',
    steps: [
      { text: 'Block or mute a page that pulls.', minutes: 2 },
      { text: 'Put a helper at the top of your contacts.', minutes: 2 },
    ],
    challenge: { text: 'Look away from the screen at something alive.', seconds: 30 },
  },
  {
    message:
      'You might be alone more than is good. Being near people without talking can help: a library, a kitchen, a bench. If you would rather talk, a help line is there at any hour.',
    steps: [
      { text: 'Choose a place with people in it.', minutes: 1 },
      { text: 'Decide what you would do there.', minutes: 1 },
    ],
    challenge: { text: 'Listen for voices around you, near or far.', seconds: 45 },
  },
  {
    message:
      'If anger is what is underneath, it may be let out where it hurts nobody: a pillow, a loud song, a page of words. Anger is allowed. A therapist can help you see whom it is really for.',
    steps: [
      { text: 'Put a pillow or paper where you can reach it.', minutes: 1 },
      { text: 'Let some of it out.', minutes: 4 },
    ],
    challenge: { text: 'Unclench your teeth and hands.', seconds: 30 },
  },
  {
    message:
      'There is no right speed for getting better, and nobody here keeps a score. Today can be about being a little warmer, a little less alone. A doctor or counselor can be with you on the slow road.',
    steps: [
      { text: 'Choose something warm to wear or drink.', minutes: 2 },
      { text: 'Send somebody a short hello.', minutes: 2 },
    ],
    challenge: { text: 'Feel the warmth arrive in your hands.', seconds: 60 },
  },
  {
    message:
      'You know people who would want to be woken up for this. You could ask them, on a calm day, whether it is true. Most say yes. A help line says yes to everyone.',
    steps: [
      { text: 'Write down who might want to be woken.', minutes: 1 },
      { text: 'Ask them.', minutes: 3 },
    ],
    challenge: { text: 'Look at their name for a moment.', seconds: 15 },
  },
  {
    message:
      'Today may have something gentle in it on purpose: a bath, a cat, a bench under trees, a story read aloud. You need not earn it. If gentleness feels wrong, a therapist can help with that.',
    steps: [
      { text: 'Choose something gentle.', minutes: 1 },
      { text: 'Prepare it for later.', minutes: 3 },
    ],
    challenge: { text: 'Close your eyes and think of fur, water, or leaves.', seconds: 45 },
  },
]
