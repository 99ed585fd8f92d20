import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal of a person who suffered violence (CARE-3). */
export const VIOLENCE: readonly GentleText[] = [
  {
    message:
      'Nothing here asks you to go back over what happened. Today is about the room you sleep in and a person who would answer. A counselor for people who have lived through violence can help more than this page, at a pace you choose.',
    steps: [
      { text: 'Choose the light you want to leave on tonight.', minutes: 1 },
      { text: 'Write down who you could call at night.', minutes: 2 },
    ],
    challenge: { text: 'Look around the room and name what you see.', seconds: 60 },
  },
  {
    message:
      'What happened was not your fault. You do not have to explain it to anyone today. You could choose a place where you feel most at ease and spend a little time there. A trauma counselor can help when you want that.',
    steps: [
      { text: 'Choose the place where you feel most at ease.', minutes: 1 },
      { text: 'Put something you like there.', minutes: 2 },
    ],
    challenge: { text: 'Sit there and feel the floor under your feet.', seconds: 60 },
  },
  {
    message:
      'You decide who comes near, who knows, and how much. That may be a small decision today: a door, a seat, a message left for later. A counselor will also let you decide what is talked about.',
    steps: [
      { text: 'Choose a seat from which you see the door.', minutes: 1 },
      { text: 'Choose a message that can wait.', minutes: 1 },
    ],
    challenge: { text: 'Look at the door and then at something you like.', seconds: 30 },
  },
  {
    message:
      'Nights can be hard. You may arrange them as you need: a lamp, a lock, a radio, somebody in the next room. None of it is childish. If sleep stays away, a doctor or a trauma counselor can help.',
    steps: [
      { text: 'Check the lock, then leave it.', minutes: 1 },
      { text: 'Choose a sound for the night.', minutes: 2 },
    ],
    challenge: { text: 'Lie down for a moment with the light on.', seconds: 60 },
  },
  {
    message:
      'If a sound, a smell, or a street brings it back, that is your body remembering, and it is no flaw. What is here now can help: the room, the date, your own hands. A trauma counselor can teach more than this page.',
    steps: [
      { text: 'Write today’s place and season on a note.', minutes: 1 },
      { text: 'Put the note where you will see it.', minutes: 1 },
    ],
    challenge: { text: 'Press your feet on the floor and say where you are.', seconds: 45 },
  },
  {
    message:
      'Somebody could know what to do when you go quiet. A word, a hand, or being left alone: you choose, and they can learn it. A counselor can help you both with that.',
    steps: [
      { text: 'Write down what helps when you go quiet.', minutes: 3 },
      { text: 'Choose who may know it.', minutes: 1 },
    ],
    challenge: { text: 'Hold something cool or rough in your hand.', seconds: 30 },
  },
  {
    message:
      'You do not owe the person who hurt you anything: not a talk, not an answer, not your peace. Today may be about people who are good to you. If you are worried about your safety, a helpline or the police can be called.',
    steps: [
      { text: 'Write down who is good to you.', minutes: 2 },
      { text: 'Send a hello to somebody on the list.', minutes: 3 },
    ],
    challenge: { text: 'Think of a place where you were glad.', seconds: 45 },
  },
  {
    message:
      'There may be a way that feels safer than another, a bus, a street, a time. You may take it, even if it is longer. Somebody may come along. A counselor can help you with the ways you miss.',
    steps: [
      { text: 'Choose the way that feels safer.', minutes: 1 },
      { text: 'Write down who could come along.', minutes: 2 },
    ],
    challenge: { text: 'Put your keys where your hand finds them.', seconds: 30 },
  },
  {
    message:
      'Anger, numbness, or nothing at all: each of these can be what is left. None of them says anything bad about you. You could write a word for it and close the book. A trauma counselor can hold the rest.',
    steps: [
      { text: 'Write a word for what is there.', minutes: 1 },
      { text: 'Close the book and put it away.', minutes: 1 },
    ],
    challenge: { text: 'Breathe out slowly, and feel your back against the chair.', seconds: 60 },
  },
  {
    message:
      'Trust can come back in small pieces, and you set the size. It may be a borrowed book, a shared meal, a joke. It may also wait. A counselor for people who have lived through violence knows how slowly this may go.',
    steps: [
      { text: 'Write down somebody you trust a little.', minutes: 1 },
      { text: 'Write down something small you could share with them.', minutes: 2 },
    ],
    challenge: { text: 'Think of a time when somebody kept their word.', seconds: 45 },
  },
  {
    message:
      'Being touched, hugged, or stood close to may not be what you want. You can say so in a few words, and you can say so late. People who care will hear it. A counselor can practice such words with you.',
    steps: [
      { text: 'Write a few words that ask for space.', minutes: 2 },
      { text: 'Write down who may hear them.', minutes: 1 },
    ],
    challenge: { text: 'Draw a slow circle around you in the air with your hand.', seconds: 15 },
  },
  {
    message:
      'There is no need to be brave today. A door that closes, a blanket, and a friend who answers are good enough. If you are ever in danger, call the emergency number before anything else. A counselor can help as well.',
    steps: [
      { text: 'Put a blanket where you like to sit.', minutes: 1 },
      { text: 'Check that your phone is charged.', minutes: 1 },
    ],
    challenge: { text: 'Wrap the blanket around you for a moment.', seconds: 60 },
  },
  {
    message:
      'The news, a film, a story at work can bring too much. You may switch off, leave the room, or ask people to stop. It is not rude. A trauma counselor can help you with what stays.',
    steps: [
      { text: 'Choose something you will not watch or read today.', minutes: 1 },
      { text: 'Choose something calm to replace it.', minutes: 2 },
    ],
    challenge: { text: 'Look at something that has not changed for years.', seconds: 45 },
  },
  {
    message:
      'Telling is yours to choose, and so is not telling. If you ever want to, there are people trained to listen, and they do not push. You could find out who they are, only to know.',
    steps: [
      { text: 'Look up a counseling service near you.', minutes: 4 },
      { text: 'Write the number where only you see it.', minutes: 1 },
    ],
    challenge: { text: 'Put the note away and look out of a window.', seconds: 30 },
  },
  {
    message:
      'A day with a plan can feel safer than an open day. The plan may be very small: where you are, who knows, what comes after. A counselor can help make plans for harder times.',
    steps: [
      { text: 'Write down where you will be later.', minutes: 2 },
      { text: 'Tell somebody about it.', minutes: 2 },
    ],
    challenge: { text: 'Look at the clock and say what comes next.', seconds: 15 },
  },
  {
    message:
      'You may be on guard without wanting to. Your body learned it to protect you. It can learn that this room is safe, slowly. A trauma counselor or a doctor knows ways for that.',
    steps: [
      { text: 'Choose the room that feels safest.', minutes: 1 },
      { text: 'Close what you want closed in it.', minutes: 1 },
    ],
    challenge: { text: 'Turn your head slowly and look into each corner.', seconds: 60 },
  },
  {
    message:
      'Other people’s questions can be too much. “I would rather not talk about it” is a whole answer. So is changing the subject. A counselor asks only what you allow.',
    steps: [
      { text: 'Write down the answer you would like to give.', minutes: 2 },
      { text: 'Choose who does not need an answer.', minutes: 1 },
    ],
    challenge: { text: 'Say the answer quietly to yourself.', seconds: 30 },
  },
  {
    message:
      'At times it will seem far away, and at times near. Neither is a step back. Today you could do something with your hands that is only yours. A counselor can help when it is near.',
    steps: [
      { text: 'Choose something for your hands.', minutes: 1 },
      { text: 'Do a little of it.', minutes: 4 },
    ],
    challenge: { text: 'Feel the thing in your hands: cold, warm, smooth, rough.', seconds: 45 },
  },
  {
    message:
      'There may be papers, police, lawyers, dates. You do not have to face them by yourself. A support service for victims can come along and explain. Today you could only find out who that would be.',
    steps: [
      { text: 'Write down what is still open.', minutes: 3 },
      { text: 'Look up a support service for victims.', minutes: 4 },
    ],
    challenge: { text: 'Put the papers out of sight.', seconds: 15 },
  },
  {
    message:
      'Eating, washing, and answering may be slow today. That is allowed. You could choose a thing that would make the evening softer. If it is often like this, a doctor or a trauma counselor would want to know.',
    steps: [
      { text: 'Choose something that makes the evening softer.', minutes: 1 },
      { text: 'Put it ready.', minutes: 2 },
    ],
    challenge: { text: 'Let warm water flow over your hands.', seconds: 45 },
  },
  {
    message:
      'You may have been told that it was nothing, or that you started it. It was something, and the fault lies with the person who did it. A counselor who works with violence will not ask you to prove it.',
    steps: [{ text: 'Write a sentence you wish somebody had said to you.', minutes: 3 }],
    challenge: { text: 'Read the sentence, slowly.', seconds: 30 },
  },
  {
    message:
      'Friends may not know whether to ask. You can tell them what you like: films, food, quiet, noise. It does not have to be about what happened. A counselor can be the place for that part.',
    steps: [
      { text: 'Write down what you would like to do with a friend.', minutes: 2 },
      { text: 'Ask somebody whether they would like it too.', minutes: 2 },
    ],
    challenge: { text: 'Think of a song that belongs to you.', seconds: 45 },
  },
  {
    message:
      'Your body is yours. It may rest, move, dress, and be left alone as you like. Choose something that feels good on your skin today. If your body feels far away, a trauma counselor knows how to help.',
    steps: [
      { text: 'Choose clothes that feel good.', minutes: 3 },
      { text: 'Put away something that does not.', minutes: 1 },
    ],
    challenge: { text: 'Lay a hand on your arm and feel its warmth.', seconds: 30 },
  },
  {
    message:
      'Getting safe was work, even if nobody saw it. Today may be easy. If you wonder whether you are safe now, a helpline can look at that with you, without pushing you to anything.',
    steps: [
      { text: 'Write down what makes you feel safe at home.', minutes: 2 },
      { text: 'Write down what is still missing.', minutes: 2 },
    ],
    challenge: { text: 'Look at something in the room that you chose yourself.', seconds: 30 },
  },
]
