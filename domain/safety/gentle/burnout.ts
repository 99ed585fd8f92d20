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
      'Being tired now is nothing to be ashamed of. Something may be left undone today, and it needs no reason: a dish, a reply, a bag to unpack. Your doctor is a good person to ask about what comes next.',
    steps: [
      { text: 'Leave a dish, a reply, or a bag as it is.', minutes: 1 },
      { text: 'Write “can wait” on a slip, and lay it there.', minutes: 2 },
    ],
    challenge: { text: 'Put both hands on the table and let them lie there.', seconds: 45 },
  },
  {
    message:
      'There may be messages waiting. They were waiting before, too. Today they can be fewer: mute a chat, or let a friend answer for you. If even small messages are too much, please tell your doctor.',
    steps: [
      { text: 'Turn off a sound that keeps calling you.', minutes: 1 },
      { text: 'Mute a chat until tomorrow.', minutes: 3 },
    ],
    challenge: { text: 'Leave the phone in another room for a moment.', seconds: 60 },
  },
  {
    message:
      'Rest can feel wrong at the beginning, as if something had been forgotten. Nothing has been forgotten. You may lie down in the middle of the day. A doctor or therapist can help when rest does not come.',
    steps: [
      { text: 'Clear the place where you want to lie down.', minutes: 1 },
      { text: 'Put a blanket there.', minutes: 1 },
    ],
    challenge: { text: 'Lie down, and get up when you like.', seconds: 120 },
  },
  {
    message:
      'While you are worn out, somebody else could do a thing for you today: a call, an errand, a form to fill in. Many people say yes when they are asked. If asking feels too hard, a counselor or your doctor can help.',
    steps: [
      { text: 'Write down what somebody else could do.', minutes: 2 },
      { text: 'Ask them, in a short message.', minutes: 3 },
    ],
    challenge: { text: 'Loosen your grip on whatever you are holding.', seconds: 15 },
  },
  {
    message:
      'Nobody can say yet when the exhaustion will be over. It may go slowly, and you may let it. Today only asks for a little less. Your doctor can help you with the time ahead.',
    steps: [
      { text: 'Wash your hands more slowly than usual.', minutes: 1 },
      { text: 'Sit down before you do the next thing.', minutes: 2 },
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
      'What you are worth does not depend on what you finish, at work or at home. People who like you like you on the sofa as well. If that is hard to believe, a therapist is used to hearing exactly that.',
    steps: [
      { text: 'Sit or lie down where it is soft.', minutes: 2 },
      { text: 'Send a line to somebody who likes you, if you feel like it.', minutes: 2 },
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
    challenge: { text: 'Put a cup on the papers, and look up.', seconds: 15 },
  },
  {
    message:
      'Something pleasant may not feel pleasant yet. You can put it near you all the same, and want nothing from it. A song, a plant, a book you know. If joy stays away for long, please tell a doctor.',
    steps: [
      { text: 'Take something you used to like off a shelf.', minutes: 1 },
      { text: 'Put it where you will see it.', minutes: 2 },
    ],
    challenge: { text: 'Look at it for a moment, without having to feel anything.', seconds: 30 },
  },
  {
    message:
      'When you are this worn out, an evening without plans is a good plan. You could decide on it now, so that nobody fills it. If thoughts about work come in the evening, a doctor or therapist can help with that.',
    steps: [
      { text: 'Write “nothing” across this evening in the calendar.', minutes: 1 },
      { text: 'Tell the people who may ask.', minutes: 2 },
    ],
    challenge: { text: 'Say out loud: this evening is free.', seconds: 15 },
  },
  {
    message:
      'Being worn out is reason enough to cancel something. A short, friendly sentence will do, without an explanation. If you cancel nearly everything, that is worth telling your doctor.',
    steps: [
      { text: 'Write down something that could be canceled.', minutes: 1 },
      { text: 'Write the short, friendly sentence.', minutes: 3 },
    ],
    challenge: { text: 'Let out a long breath, whether you send it or not.', seconds: 30 },
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
      'You do not have to pull yourself together today. Something can be taken away instead: a call, a trip to the store, a visit. If your thoughts keep telling you otherwise, a therapist can help with them.',
    steps: [
      { text: 'Write the call, the trip, or the visit on a slip.', minutes: 1 },
      { text: 'Fold the slip, and put it away until next week.', minutes: 3 },
    ],
    challenge: { text: 'Watch a cloud or a car until it is out of sight.', seconds: 45 },
  },
  {
    message:
      'Your head may be foggy, and names or words may be missing. Many people who are worn out know this. Paper can remember for you. If the fog worries you, your doctor can look into it.',
    steps: [
      { text: 'Write down what you are afraid to forget.', minutes: 3 },
      { text: 'Put the note where you will find it.', minutes: 1 },
    ],
    challenge: { text: 'Rest your eyes on something far away.', seconds: 45 },
  },
  {
    message:
      'Not everything has to be answered today, and not by you. A single person may reach you, and everybody else can wait. If that brings trouble, your doctor or a counselor can help.',
    steps: [
      { text: 'Write down who may reach you.', minutes: 1 },
      { text: 'Mute everybody else until tomorrow.', minutes: 3 },
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
      'You can tell people how it is with a simple word: tired, slow, resting. You do not have to prove it. If somebody asks for a note, your doctor can write one.',
    steps: [
      { text: 'Write the word you want to use on a slip.', minutes: 1 },
      { text: 'Write below it who may hear it.', minutes: 1 },
    ],
    challenge: { text: 'Say the word quietly to yourself.', seconds: 15 },
  },
  {
    message:
      'There may be a meal you do not have to cook, a floor you do not have to clean, a call you do not have to make. Write it down, and let it go for today. Your doctor can help you find help at home.',
    steps: [
      { text: 'Write down what will not be done today.', minutes: 1 },
      { text: 'Put something simple to eat where you can reach it.', minutes: 3 },
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
      { text: 'Write down the hour at which the day ends for others.', minutes: 1 },
      { text: 'Tell somebody the hour, or hang it on the door.', minutes: 2 },
    ],
    challenge: { text: 'Look at the clock, and lean back.', seconds: 15 },
  },
  {
    message:
      'Somebody who was once as worn out as you are may be a comfort, and may also be too much. You choose. A support group, a doctor, a friend: each is a place where you may arrive empty.',
    steps: [
      { text: 'Write down who would understand.', minutes: 2 },
      { text: 'Send a line, or put the name away for later.', minutes: 1 },
    ],
    challenge: { text: 'Breathe in as it comes, and breathe out slowly.', seconds: 60 },
  },
]
