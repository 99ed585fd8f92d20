import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal that mentions suicide while the person is in no danger (CARE-3). */
export const SUICIDE: readonly GentleText[] = [
  {
    message:
      'What you wrote is about something heavy, and you do not have to carry it by yourself. Today is about company: who could know, and who would answer. A doctor, a counselor or a line on findahelpline.com can help more than this page.',
    steps: [
      { text: 'Write down who you could call when it gets heavy.', minutes: 2 },
      { text: 'Put a help line where you can see it.', minutes: 2 },
    ],
    challenge: { text: 'Sit down and breathe out slowly.', seconds: 60 },
  },
  {
    message:
      'A death like this, or the wish for it in somebody you love, leaves questions that have no good answer. You may stop looking for the answer today. A counselor, or a group for people who have lived this, can sit with you among the questions.',
    steps: [
      { text: 'Write down the question that comes most often.', minutes: 2 },
      { text: 'Put the page where somebody else could read it with you.', minutes: 1 },
    ],
    challenge: { text: 'Look at something steady: a tree, a roof, a wall.', seconds: 45 },
  },
  {
    message:
      'You cannot keep another person alive by yourself, and nobody may ask that of you. There are people trained for it. If somebody is in danger now, call the emergency number. For you, there is a counselor too.',
    steps: [
      { text: 'Write down whom you would call for them.', minutes: 2 },
      { text: 'Write down whom you would call for yourself.', minutes: 1 },
    ],
    challenge: { text: 'Let your shoulders sink, as if somebody took a bag from you.', seconds: 30 },
  },
  {
    message:
      'Talking about it plainly does no harm. Many people are relieved when somebody asks. If it is about you, you can ask for that question. A help line will ask it kindly and will not be shocked.',
    steps: [
      { text: 'Write down the plain words you would use.', minutes: 3 },
      { text: 'Choose who could hear them.', minutes: 1 },
    ],
    challenge: { text: 'Say a few of the words quietly.', seconds: 30 },
  },
  {
    message:
      'A hard time that is behind you can still feel near. You know the signs. Today may be slower because of it. If the thoughts come back, please call a doctor or a help line the same day.',
    steps: [
      { text: 'Write down the signs that you know.', minutes: 3 },
      { text: 'Write down who is to be told when they come.', minutes: 2 },
    ],
    challenge: { text: 'Feel your feet on the floor, and where you are.', seconds: 60 },
  },
  {
    message:
      'It can help to have a short list for the bad hour: a person, a place, a number. It is made on a calm day and used on another. A counselor can look over it with you.',
    steps: [
      { text: 'Write down a person and a place.', minutes: 2 },
      { text: 'Write a help line’s number below.', minutes: 2 },
    ],
    challenge: { text: 'Put the list into your phone case or your pocket.', seconds: 30 },
  },
  {
    message:
      'You did not cause this by a word you said or did not say. Guilt looks for such words. A counselor for people who have lost somebody to suicide knows how loud it gets, and can help.',
    steps: [
      { text: 'Write down what guilt says.', minutes: 2 },
      { text: 'Write what a friend would answer.', minutes: 3 },
    ],
    challenge: { text: 'Breathe out for longer than you breathe in.', seconds: 60 },
  },
  {
    message:
      'Being near somebody who struggles is tiring. You are allowed to sleep, to laugh, and to be away for an evening. Someone else can hold the phone. A support line is for the helpers too.',
    steps: [
      { text: 'Choose an hour in which somebody else is there.', minutes: 2 },
      { text: 'Tell them about it.', minutes: 2 },
    ],
    challenge: { text: 'Sit where nobody needs you for a moment.', seconds: 90 },
  },
  {
    message:
      'Things that could be used for harm can be kept somewhere else for a while. It is a quiet kind of care, for yourself or for somebody at home. A doctor or pharmacist can help with medicines.',
    steps: [
      { text: 'Write down what would be better kept elsewhere.', minutes: 2 },
      { text: 'Write down who could keep it.', minutes: 1 },
    ],
    challenge: { text: 'Look around the room and find something that comforts you.', seconds: 30 },
  },
  {
    message:
      'At times the memory has a sound or a street. You can go another way, or take somebody along. There is no test to pass. A grief counselor who knows suicide loss can help you with such places.',
    steps: [
      { text: 'Write down the place or sound.', minutes: 1 },
      { text: 'Choose how you want to meet it or leave it out.', minutes: 2 },
    ],
    challenge: { text: 'Name what is around you right now.', seconds: 45 },
  },
  {
    message:
      'You may be asked how somebody died, or how you are. You can choose the short answer. Anyone who asks more can be told “another time.” A counselor can hear the long answer whenever you like.',
    steps: [
      { text: 'Write the short answer.', minutes: 2 },
      { text: 'Choose who may have the long answer.', minutes: 1 },
    ],
    challenge: { text: 'Say the short answer, quietly.', seconds: 15 },
  },
  {
    message:
      'If you are the person others worry about, you can tell them what helps and what does not. Being watched is hard, and so is watching. A counselor or doctor can help you all talk about it.',
    steps: [
      { text: 'Write down something that helps.', minutes: 2 },
      { text: 'Write down something that does not.', minutes: 2 },
    ],
    challenge: { text: 'Look into the distance for a moment.', seconds: 30 },
  },
  {
    message:
      'Nights can make everything larger. A call in the night is not too much for a help line: somebody is awake for it. Today you could make the night a little easier in advance.',
    steps: [
      { text: 'Put a help line’s number beside the bed.', minutes: 2 },
      { text: 'Choose a lamp or a voice for the night.', minutes: 2 },
    ],
    challenge: { text: 'Turn the lamp on and off, so that you know it is there.', seconds: 15 },
  },
  {
    message:
      'There are good reasons to tell a doctor, even when it feels over. They can ask about sleep, about medicine, about what has changed. You can bring somebody along. It is an ordinary visit to them.',
    steps: [
      { text: 'Find out how to reach your doctor.', minutes: 2 },
      { text: 'Write down a sentence to begin with.', minutes: 2 },
    ],
    challenge: { text: 'Read the sentence out loud.', seconds: 15 },
  },
  {
    message:
      'You can miss somebody and be angry at them. You can love somebody and be tired of being afraid. These go together. A group for relatives knows both, and you would not have to explain.',
    steps: [
      { text: 'Write down both feelings.', minutes: 2 },
      { text: 'Look up a group for relatives or survivors.', minutes: 4 },
    ],
    challenge: { text: 'Rest your hands in your lap, open.', seconds: 45 },
  },
  {
    message:
      'Something small can connect you to an ordinary day: a plant that wants water, a neighbor who says hello, bread that smells of bread. It does not have to mean anything. If nothing reaches you for long, tell a doctor.',
    steps: [
      { text: 'Choose something ordinary to do slowly.', minutes: 2 },
      { text: 'Do a little of it.', minutes: 4 },
    ],
    challenge: { text: 'Smell something you like.', seconds: 15 },
  },
  {
    message:
      'Perhaps nobody has asked how this is for you. It may be asked here, and it can be asked by somebody who listens for a living. Today could hold a message to a person like that.',
    steps: [
      { text: 'Write down how it is for you, in a few words.', minutes: 3 },
      { text: 'Choose who may read it.', minutes: 1 },
    ],
    challenge: { text: 'Put a hand on your chest and feel it move.', seconds: 45 },
  },
  {
    message:
      'A promise to call before anything else is a strong promise. You could make it with somebody, on a calm day, in both directions. A counselor can help you make it real. In danger, it is the emergency number.',
    steps: [
      { text: 'Choose who would make that promise with you.', minutes: 1 },
      { text: 'Write the message that asks.', minutes: 3 },
    ],
    challenge: { text: 'Find their name in your phone and look at it.', seconds: 15 },
  },
  {
    message:
      'Other people’s stories about this can be too close. You may turn them off, skip the page, or leave the room. Nobody needs you to be strong about it. A counselor can help with the pictures that stay.',
    steps: [
      { text: 'Choose something you will not read or watch today.', minutes: 1 },
      { text: 'Choose something calm in its place.', minutes: 2 },
    ],
    challenge: { text: 'Look at a plain wall until your eyes get quiet.', seconds: 45 },
  },
  {
    message:
      'If it was long ago, it may still be allowed to matter. If it was last week, you may be allowed to forget it for an hour. Both are ways of living with it. A counselor can help at any distance.',
    steps: [
      { text: 'Decide what today needs: remembering or a break.', minutes: 1 },
      { text: 'Choose somebody who may know which it is.', minutes: 1 },
    ],
    challenge: { text: 'Sit down for a moment in the best light of the room.', seconds: 60 },
  },
  {
    message:
      'The people around you may be afraid to say the name or the word. You can say it, if you like, and they will see that it can be said. A group for people after a suicide can be a good place for it.',
    steps: [
      { text: 'Write the name or the word.', minutes: 1 },
      { text: 'Choose who could hear it.', minutes: 1 },
    ],
    challenge: { text: 'Say it quietly, where you are alone.', seconds: 15 },
  },
  {
    message:
      'Children ask straight questions about this. They can be given true and simple answers, and a hug. You do not have to find the words alone: a school counselor or a family doctor can help with them.',
    steps: [
      { text: 'Write down what a child has asked, or might ask.', minutes: 2 },
      { text: 'Write down who could help with the answer.', minutes: 2 },
    ],
    challenge: { text: 'Think of a face that makes you soft.', seconds: 30 },
  },
  {
    message:
      'When thoughts come, they can be like weather: real, and moving. You do not have to argue with them, and you do not have to be alone with them. If they come closer, please call a line or a doctor right away.',
    steps: [
      { text: 'Write down who stays with you in bad weather.', minutes: 1 },
      { text: 'Send them a hello today.', minutes: 2 },
    ],
    challenge: { text: 'Watch the sky, or a light, until something changes in it.', seconds: 60 },
  },
  {
    message:
      'There is help that comes to you: a call, a chat, a visit. It costs nothing to look who is there. Today could be only that. A doctor or a line on findahelpline.com is a good place to begin.',
    steps: [
      { text: 'Look up a line in your country.', minutes: 3 },
      { text: 'Save it under a name that you like.', minutes: 1 },
    ],
    challenge: { text: 'Put the phone down and rest your eyes.', seconds: 45 },
  },
]
