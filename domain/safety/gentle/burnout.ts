import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal of a person who is worn out (CARE-3). */
export const BURNOUT: readonly GentleText[] = [
  {
    message:
      'Nothing is due here today. Look at what the day asks of you, and let something go to another day or another person. Sit down afterward without having earned it. If sleep or mood stay low, your doctor can help more than this page.',
    steps: [
      { text: 'Write down what is on today.', minutes: 2 },
      { text: 'Move something on it to another day.', minutes: 3 },
    ],
    challenge: { text: 'Look out of a window, with nothing in your hands.', seconds: 60 },
  },
  {
    message:
      'You have carried a lot for a long time. Being tired now is an answer to that, and nothing to be ashamed of. Something may be left undone today. Your doctor is a good person to ask about what comes next.',
    steps: [
      { text: 'Choose something that may stay undone.', minutes: 1 },
      { text: 'Tell somebody that it will.', minutes: 2 },
    ],
    challenge: { text: 'Put both hands on the table and let them lie there.', seconds: 45 },
  },
  {
    message:
      'There may be messages waiting. They were waiting before, too. Today they can be fewer: a mute, a notice, a friend who answers for you. If even small messages are too much, please tell your doctor.',
    steps: [
      { text: 'Turn off a sound that keeps calling you.', minutes: 1 },
      { text: 'Write a short notice that you are away.', minutes: 3 },
    ],
    challenge: { text: 'Put the phone in another room for a moment.', seconds: 60 },
  },
  {
    message:
      'Rest can feel wrong at the beginning, as if something had been forgotten. Nothing has been forgotten. You may lie down in the middle of the day. A doctor or therapist can help when rest does not come.',
    steps: [
      { text: 'Choose a place to lie down.', minutes: 1 },
      { text: 'Put a blanket there.', minutes: 1 },
    ],
    challenge: { text: 'Lie down, and get up when you like.', seconds: 120 },
  },
  {
    message:
      'Somebody could take a thing from your hands today: a call, an errand, a form to fill in. Asking takes a moment, and many people say yes. If asking feels too hard, a counselor or your doctor can help.',
    steps: [
      { text: 'Write down what somebody else could do.', minutes: 2 },
      { text: 'Ask them, in a short message.', minutes: 3 },
    ],
    challenge: { text: 'Loosen your grip on whatever you are holding.', seconds: 15 },
  },
  {
    message:
      'You do not have to know when you will be back to how you were. It may be different, and it may be gentler. Today only asks for a little less. Your doctor can help you with the time ahead.',
    steps: [
      { text: 'Choose something to do more slowly than usual.', minutes: 1 },
      { text: 'Leave out a part of it.', minutes: 2 },
    ],
    challenge: { text: 'Drink something warm without doing anything else.', seconds: 90 },
  },
  {
    message:
      'Small noises, bright lights, and voices can be too much now. You may make the room quieter and dimmer. It is a kindness to your head. If it stays like this, a doctor would want to know.',
    steps: [
      { text: 'Turn down a light or a sound.', minutes: 1 },
      { text: 'Close a door.', minutes: 1 },
    ],
    challenge: { text: 'Close your eyes and listen to the quiet.', seconds: 60 },
  },
  {
    message:
      'There is a difference between what is asked and what is needed. Today you could find something that is only asked. It can wait, or not happen. A therapist can help you tell them apart.',
    steps: [
      { text: 'Write down what is asked of you.', minutes: 2 },
      { text: 'Cross out something that nobody needs.', minutes: 1 },
    ],
    challenge: { text: 'Look at the crossed-out line and breathe out.', seconds: 30 },
  },
  {
    message:
      'Your place in the world does not hang on what you finish today. People who like you like you on the sofa as well. If that is hard to believe, a therapist is used to hearing exactly that.',
    steps: [
      { text: 'Write down who likes you without your work.', minutes: 2 },
      { text: 'Send them a line, or only think of them.', minutes: 2 },
    ],
    challenge: { text: 'Lean back until your head is supported.', seconds: 60 },
  },
  {
    message:
      'Papers, forms, and calls about being on leave can be heavy. Somebody can sit beside you while you do a part. Your doctor’s office or an advice service can help with the forms.',
    steps: [
      { text: 'Put the papers in a single place.', minutes: 3 },
      { text: 'Write down who could sit with you.', minutes: 1 },
    ],
    challenge: { text: 'Close the folder and look up.', seconds: 15 },
  },
  {
    message:
      'Something pleasant may not feel pleasant yet. You can put it near you all the same, and want nothing from it. A song, a plant, a book you know. If joy stays away for long, please tell a doctor.',
    steps: [
      { text: 'Choose something you used to like.', minutes: 1 },
      { text: 'Put it where you will see it.', minutes: 2 },
    ],
    challenge: { text: 'Look at it for a moment, without having to feel anything.', seconds: 30 },
  },
  {
    message:
      'An evening without plans is a good plan. You could decide it now, so that nobody fills it. If evenings are when thoughts turn, a doctor or therapist can help with that.',
    steps: [
      { text: 'Write “nothing” into the evening.', minutes: 1 },
      { text: 'Tell the people who may ask.', minutes: 2 },
    ],
    challenge: { text: 'Say out loud: this evening is free.', seconds: 15 },
  },
  {
    message:
      'You may cancel. A short, friendly sentence is enough, and no reason has to be good enough. If you cancel nearly everything, that is worth telling your doctor.',
    steps: [
      { text: 'Choose something that could be canceled.', minutes: 1 },
      { text: 'Write the short, friendly sentence.', minutes: 3 },
    ],
    challenge: { text: 'Let out a long breath when it is sent, or kept.', seconds: 30 },
  },
  {
    message:
      'Sleep is not a task either. The night can be made easier: cooler, darker, a book without work in it. If nights stay broken, your doctor can help more than any list.',
    steps: [
      { text: 'Make the bed as you like it.', minutes: 3 },
      { text: 'Put work things out of the bedroom.', minutes: 2 },
    ],
    challenge: { text: 'Sit on the edge of the bed for a moment.', seconds: 60 },
  },
  {
    message:
      'An old thought may come up today: that you only need to pull yourself together. It made you tired. You can notice it and leave it without an answer. A therapist can help with the next ones.',
    steps: [
      { text: 'Write the thought down.', minutes: 1 },
      { text: 'Write what you would say to a friend who thinks it.', minutes: 3 },
    ],
    challenge: { text: 'Watch something outside until it has passed.', seconds: 45 },
  },
  {
    message:
      'Your head may be foggy, and names or words may be missing. That belongs to being worn out. Paper can remember for you. If it worries you, your doctor can look at it.',
    steps: [
      { text: 'Write down what you are afraid to forget.', minutes: 3 },
      { text: 'Put the note where you will find it.', minutes: 1 },
    ],
    challenge: { text: 'Rest your eyes on something far away.', seconds: 45 },
  },
  {
    message:
      'Not everything has to be answered today, and not by you. You could choose a person who may reach you, and let the others wait. If that brings trouble, your doctor or a counselor can help.',
    steps: [
      { text: 'Choose who may reach you.', minutes: 1 },
      { text: 'Let the others know, or simply be quiet.', minutes: 3 },
    ],
    challenge: { text: 'Turn the phone face down.', seconds: 15 },
  },
  {
    message:
      'Being outside for a moment can be enough: a step, a balcony, an open window. It has no aim and no distance. If leaving the house is too much, please say so to your doctor.',
    steps: [
      { text: 'Open a window or a door.', minutes: 1 },
      { text: 'Put a chair near it.', minutes: 2 },
    ],
    challenge: { text: 'Feel the air on your face.', seconds: 60 },
  },
  {
    message:
      'If work calls you back in your thoughts, you can park the thought on paper. It will be there when you want it. A therapist can help when thoughts circle through the night.',
    steps: [
      { text: 'Write the thought on paper.', minutes: 2 },
      { text: 'Fold the paper and put it in a drawer.', minutes: 1 },
    ],
    challenge: { text: 'Close the drawer and rest your hand on it.', seconds: 15 },
  },
  {
    message:
      'You can tell people how it is with a simple word: tired, slow, resting. You owe no proof. If somebody needs a proof, your doctor can see to that.',
    steps: [
      { text: 'Choose the word you want to use.', minutes: 1 },
      { text: 'Choose who hears it.', minutes: 1 },
    ],
    challenge: { text: 'Say the word quietly to yourself.', seconds: 15 },
  },
  {
    message:
      'There may be a meal you do not have to cook, a floor you do not have to clean, a call you do not have to make. Choose it now, and be glad of it later. Your doctor can help you find help at home.',
    steps: [
      { text: 'Choose what will not be done today.', minutes: 1 },
      { text: 'Decide what makes that possible.', minutes: 3 },
    ],
    challenge: { text: 'Sit down in the room as it is.', seconds: 60 },
  },
  {
    message:
      'Getting worn out took long, and resting may take its time. A bad day after a better day is no proof of anything. If many are bad, please go to your doctor with it.',
    steps: [{ text: 'Write down something that was a little easier lately.', minutes: 2 }],
    challenge: { text: 'Let your face go soft, as if nobody were looking.', seconds: 30 },
  },
  {
    message:
      'A day can have an edge: after this hour, nobody wants anything from you. You can draw it wherever you like. A therapist can help you keep it when others push.',
    steps: [
      { text: 'Choose the hour where the day ends for others.', minutes: 1 },
      { text: 'Tell somebody, or write it on the door.', minutes: 2 },
    ],
    challenge: { text: 'Look at the clock and be glad of that hour.', seconds: 15 },
  },
  {
    message:
      'Somebody who has been through this may be a comfort, and may also be too much. You choose. A support group, a doctor, a friend: each is a place where you may arrive empty.',
    steps: [
      { text: 'Write down who would understand.', minutes: 2 },
      { text: 'Decide whether today is a day for them.', minutes: 1 },
    ],
    challenge: { text: 'Breathe in as it comes, and breathe out slowly.', seconds: 60 },
  },
]
