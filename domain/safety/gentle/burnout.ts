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
      'Messages may be waiting for you, and they can wait a little longer. You can also have fewer of them today: mute a chat, or ask a friend to answer for you. If even short messages are too much, please tell your doctor.',
    steps: [
      { text: 'Turn off the sound that new messages make.', minutes: 1 },
      { text: 'Mute a chat until tomorrow.', minutes: 3 },
    ],
    challenge: { text: 'Leave the phone in another room for a moment.', seconds: 60 },
  },
  {
    message:
      'Rest can feel wrong at first, as if you had forgotten something. You have not. You may lie down in the middle of the day. If you cannot rest even then, a doctor or therapist can help.',
    steps: [
      { text: 'Clear the place where you want to lie down.', minutes: 1 },
      { text: 'Put a blanket on the bed or the couch.', minutes: 1 },
    ],
    challenge: { text: 'Lie down, and get up when you like.', seconds: 120 },
  },
  {
    message:
      'While you are worn out, somebody else could do something for you today: a call, an errand, a form to fill in. Many people say yes when they are asked. If asking feels too hard, a counselor or your doctor can help.',
    steps: [
      { text: 'Write down what somebody else could do.', minutes: 2 },
      { text: 'Ask somebody you trust, in a short message.', minutes: 3 },
    ],
    challenge: { text: 'Loosen your grip on whatever you are holding.', seconds: 15 },
  },
  {
    message:
      'Exhaustion goes away slowly, and nobody has to hurry it. Today only asks for a little less. Your doctor can help you with the time ahead.',
    steps: [
      { text: 'Write down a task that may be shorter today.', minutes: 1 },
      { text: 'Sit down before you do the next thing.', minutes: 2 },
    ],
    challenge: { text: 'Drink something warm without doing anything else.', seconds: 90 },
  },
  {
    message:
      'Small noises, bright lights, and voices can be too much now. You may make the room quieter and dimmer, and stay there for a while. If noise and light stay hard to bear, please tell a doctor.',
    steps: [
      { text: 'Turn down a light or a sound.', minutes: 1 },
      { text: 'Close the door to the noise.', minutes: 1 },
    ],
    challenge: { text: 'Close your eyes and listen to the quiet.', seconds: 60 },
  },
  {
    message:
      'Not everything that people ask of you is needed. Today you could find something that nobody really needs. It can wait, or not happen at all. If saying no is hard, a therapist can help.',
    steps: [
      { text: 'Write down what is asked of you.', minutes: 2 },
      { text: 'Cross out something that nobody needs.', minutes: 1 },
    ],
    challenge: { text: 'Look at the crossed-out line and breathe out.', seconds: 30 },
  },
  {
    message:
      'What you are worth does not depend on what you finish, at work or at home. The people who like you also like you when you rest. If that is hard to believe, a therapist can help.',
    steps: [
      { text: 'Sit or lie down where it is soft.', minutes: 2 },
      { text: 'Send a line to somebody who likes you, if you feel like it.', minutes: 2 },
    ],
    challenge: { text: 'Lean back until your head is supported.', seconds: 60 },
  },
  {
    message:
      'Papers, forms, and calls about being on leave can be heavy. Somebody could sit beside you while you look at a few of them. Your doctor’s office or an advice service can help with the forms.',
    steps: [
      { text: 'Put the papers in a single place.', minutes: 3 },
      { text: 'Write down who could sit with you.', minutes: 1 },
    ],
    challenge: { text: 'Turn the papers face down, and breathe out.', seconds: 15 },
  },
  {
    message:
      'Things that you used to enjoy may not feel pleasant yet. You can keep them near you all the same: a song, a plant, a book you know. If joy stays away for long, please tell a doctor.',
    steps: [
      { text: 'Take something you used to like off a shelf.', minutes: 1 },
      { text: 'Put it where you will see it.', minutes: 2 },
    ],
    challenge: { text: 'Look at it for a moment, without having to feel anything.', seconds: 30 },
  },
  {
    message:
      'When you are this worn out, an evening without plans is a good plan. You could keep this evening free now, so that nobody fills it. If thoughts about work come in the evening, a doctor or therapist can help with that.',
    steps: [
      { text: 'Write “nothing” across this evening in the calendar.', minutes: 1 },
      { text: 'Tell the people at home, or whoever may ask.', minutes: 2 },
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
    challenge: { text: 'Let out a long breath, whether you send the sentence or not.', seconds: 30 },
  },
  {
    message:
      'You cannot make yourself sleep, but you can make the night easier: a cool room, less light, a book that is not about work. If you keep lying awake, your doctor can help more than this page.',
    steps: [
      { text: 'Make the bed as you like it.', minutes: 3 },
      { text: 'Take things for work out of the bedroom.', minutes: 2 },
    ],
    challenge: { text: 'Sit on the edge of the bed for a moment.', seconds: 60 },
  },
  {
    message:
      'You do not have to pull yourself together today. You can leave something out instead: a call, a trip to the store, a visit. If your thoughts keep telling you otherwise, a therapist can help with them.',
    steps: [
      { text: 'Write the call, the trip, or the visit on a slip.', minutes: 1 },
      { text: 'Fold the slip, and put it away until next week.', minutes: 3 },
    ],
    challenge: { text: 'Watch a cloud or a car until it is out of sight.', seconds: 45 },
  },
  {
    message:
      'Your head may feel foggy, and you may not find names or words. Many people who are worn out know this. A note can remember for you. If the fog worries you, your doctor can look into it.',
    steps: [
      { text: 'Write down what you are afraid to forget.', minutes: 3 },
      { text: 'Put the note where you will find it.', minutes: 1 },
    ],
    challenge: { text: 'Rest your eyes on something far away.', seconds: 45 },
  },
  {
    message:
      'Not everything has to be answered today. You can choose a person who may reach you, and let everybody else wait. If that is hard at work or at home, your doctor or a counselor can help.',
    steps: [
      { text: 'Write down who may reach you.', minutes: 1 },
      { text: 'Mute everybody else until tomorrow.', minutes: 3 },
    ],
    challenge: { text: 'Turn the phone face down.', seconds: 15 },
  },
  {
    message:
      'A moment of fresh air can be enough: on the doorstep, on a balcony, at an open window. You need not go anywhere. If leaving the house is too much, please say so to your doctor.',
    steps: [
      { text: 'Open a window or a door.', minutes: 1 },
      { text: 'Put a chair near it.', minutes: 2 },
    ],
    challenge: { text: 'Feel the air on your face.', seconds: 60 },
  },
  {
    message:
      'If a thought about work keeps coming back, you can put it on paper. It will be there when you want it. A therapist can help when such thoughts keep you awake.',
    steps: [
      { text: 'Write the thought on paper.', minutes: 2 },
      { text: 'Fold the paper and put it in a drawer.', minutes: 1 },
    ],
    challenge: { text: 'Close the drawer and rest your hand on it.', seconds: 15 },
  },
  {
    message:
      'You can tell people how you are with a simple word: tired, slow, resting. You do not have to explain it. If somebody asks for a note, your doctor can write one.',
    steps: [
      { text: 'Write the word you want to use on a slip.', minutes: 1 },
      { text: 'Write below it whom you want to tell.', minutes: 1 },
    ],
    challenge: { text: 'Say the word quietly to yourself.', seconds: 15 },
  },
  {
    message:
      'There may be a meal you do not have to cook, a floor you do not have to clean, a call you do not have to make. Write it down, and let it go for today. Your doctor can help you find help at home.',
    steps: [
      { text: 'Write down which of these you leave undone today.', minutes: 1 },
      { text: 'Put something simple to eat where you can reach it.', minutes: 3 },
    ],
    challenge: { text: 'Sit down in the room as it is.', seconds: 60 },
  },
  {
    message:
      'Nobody is worn out overnight, and rest takes time as well. A bad day after a better day does not mean that rest is not helping. If it gets no better, please tell your doctor.',
    steps: [{ text: 'Write down something that was a little easier lately.', minutes: 2 }],
    challenge: { text: 'Let your forehead and your jaw go soft.', seconds: 30 },
  },
  {
    message:
      'A day can have an end: an hour after which nobody may ask anything of you. You choose the hour. A therapist can help you keep to it when others push.',
    steps: [
      { text: 'Write down the hour at which your day ends.', minutes: 1 },
      { text: 'Tell somebody the hour, or hang it on the door.', minutes: 2 },
    ],
    challenge: { text: 'Look at the clock, and lean back.', seconds: 15 },
  },
  {
    message:
      'Talking with somebody who was once as worn out as you are may be a comfort, and may also be too much. You choose. A support group, a doctor, or a friend will not expect you to be well.',
    steps: [
      { text: 'Write down who would understand.', minutes: 2 },
      { text: 'Send a line, or put the name away for later.', minutes: 1 },
    ],
    challenge: { text: 'Breathe in as it comes, and breathe out slowly.', seconds: 60 },
  },
]
