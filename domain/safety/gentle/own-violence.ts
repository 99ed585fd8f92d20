import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal of a person who hurt someone close and wants to stop (CARE-3). */
export const OWN_VIOLENCE: readonly GentleText[] = [
  {
    message:
      'You want nobody near you to be hurt. Today is about the moment before it happens: where you can go, and who you can tell. A counselor or a doctor can help more than this page. If somebody is in danger now, call the emergency number.',
    steps: [
      { text: 'Choose the room you will go to when your voice goes up.', minutes: 1 },
      { text: 'Write down who you could tell about this.', minutes: 2 },
    ],
    challenge: { text: 'Let cold water flow over your hands.', seconds: 30 },
  },
  {
    message:
      'There are signs before it: a hot neck, a fast voice, a fist. You know some of yours. Seeing a sign is the time to leave the room. A counselor for people who want to stop can help you read them.',
    steps: [
      { text: 'Write down the signs you know.', minutes: 3 },
      { text: 'Put the list where only you see it.', minutes: 1 },
    ],
    challenge: { text: 'Open your hands and look at them.', seconds: 30 },
  },
  {
    message:
      'Leaving the room is not losing. It keeps everybody safe, you included. Say where you are going, and come back when you are calm. A violence-prevention counselor can help you practice it. In danger, call the emergency number.',
    steps: [
      { text: 'Write the sentence you will say before you leave.', minutes: 2 },
      { text: 'Choose where you will go.', minutes: 1 },
    ],
    challenge: { text: 'Say the sentence out loud, calmly.', seconds: 30 },
  },
  {
    message:
      'Telling somebody is part of stopping. It may be a friend who will not make it smaller, or a line for people who have hurt somebody. They do not call to judge you. A counselor can be the person you tell.',
    steps: [
      { text: 'Look up a line for people who use violence.', minutes: 4 },
      { text: 'Write the number down.', minutes: 1 },
    ],
    challenge: { text: 'Put the number into your phone.', seconds: 30 },
  },
  {
    message:
      'The person you love has a right to be safe, also from you. Today you could ask what would help them feel safe, and only listen. If they do not want to talk, that is their answer. A counselor can help with what comes after.',
    steps: [
      { text: 'Write down what you want to ask.', minutes: 2 },
      { text: 'Write down that you will not defend yourself.', minutes: 1 },
    ],
    challenge: { text: 'Listen to the room without answering anything.', seconds: 60 },
  },
  {
    message:
      'Some hours are worse: late, hungry, rushed, after drinking. Changing the hour can change what happens. Today may be about that hour. A doctor or counselor can help, above all if alcohol is part of it.',
    steps: [
      { text: 'Write down the worst hour.', minutes: 1 },
      { text: 'Choose something that makes that hour easier.', minutes: 2 },
    ],
    challenge: { text: 'Sit down before you answer the next question.', seconds: 30 },
  },
  {
    message:
      'What happened cannot be argued away, and you do not have to drown in it. Owning it, to yourself and to a counselor, is a beginning. If anybody is in danger today, please call the emergency number.',
    steps: [
      { text: 'Write down what you did, without “but.”', minutes: 3 },
      { text: 'Put the page away safely.', minutes: 1 },
    ],
    challenge: { text: 'Breathe out slowly, with your feet on the floor.', seconds: 60 },
  },
  {
    message:
      'Children remember tone as well as hands. Today you could speak from the same height: sit, kneel, lower your voice. A parenting counselor or a family helpline can stand beside you when it gets loud.',
    steps: [
      { text: 'Choose a low chair for difficult talks.', minutes: 1 },
      { text: 'Write down a calm sentence for the next quarrel.', minutes: 2 },
    ],
    challenge: { text: 'Say a name in your quietest voice.', seconds: 15 },
  },
  {
    message:
      'When it rises, cold water, a door, and air can help for a moment. They do not solve it. A counselor who works with anger can help with what lies below. You can ask for that today.',
    steps: [
      { text: 'Choose the door you will go through.', minutes: 1 },
      { text: 'Look up a counselor for anger near you.', minutes: 4 },
    ],
    challenge: { text: 'Step outside or to a window and look up.', seconds: 45 },
  },
  {
    message:
      'You may be sorry and still not be trusted yet. Both can be true. Not pushing for forgiveness is a kind of care. A counselor can help you carry that without turning it into anger.',
    steps: [
      { text: 'Write down what you will not ask for today.', minutes: 2 },
      { text: 'Write down what you will do if you feel shut out.', minutes: 2 },
    ],
    challenge: { text: 'Let your shoulders sink.', seconds: 30 },
  },
  {
    message:
      'Somebody could take over when you feel it coming: a neighbor, a grandparent, a friend on the phone. Ask them now, while it is calm. If it is not calm, leave, and call the emergency number when anyone is in danger. A counselor can help you plan it.',
    steps: [
      { text: 'Write down who could take over.', minutes: 1 },
      { text: 'Ask them whether you may call.', minutes: 3 },
    ],
    challenge: { text: 'Hold the phone and find their name in it.', seconds: 15 },
  },
  {
    message:
      'A promise is thin when you are angry. A plan is thicker: the sign, the sentence, the door, the person. A counselor for violence prevention can help you make it good.',
    steps: [
      { text: 'Write the plan: sign, sentence, door, person.', minutes: 4 },
      { text: 'Give a copy to somebody who may know it.', minutes: 2 },
    ],
    challenge: { text: 'Touch the door of your plan, in passing.', seconds: 15 },
  },
  {
    message:
      'If there is anything in the house that could hurt somebody, it can be kept elsewhere. That is a practical step and no confession. A doctor or counselor can talk with you about it.',
    steps: [
      { text: 'Write down what would be better kept elsewhere.', minutes: 2 },
      { text: 'Write down who could keep it.', minutes: 1 },
    ],
    challenge: { text: 'Look around the room and see that it is calm.', seconds: 30 },
  },
  {
    message:
      'Having been hurt yourself may be part of this story. It explains something, and it does not excuse hurting anyone. A therapist can help with both halves. You may ask for that.',
    steps: [{ text: 'Write down what you learned about anger as a child.', minutes: 4 }],
    challenge: { text: 'Put a hand on your chest and breathe out.', seconds: 45 },
  },
  {
    message:
      'A quarrel can have a pause in it that both know. You could agree on a word for it when things are peaceful. When the word is said, everybody stops. A couples or family counselor can help, if it is safe to talk.',
    steps: [
      { text: 'Think of a word for the pause.', minutes: 1 },
      { text: 'Write down when would be a good time to suggest it.', minutes: 1 },
    ],
    challenge: { text: 'Say the word, quietly.', seconds: 15 },
  },
  {
    message:
      'You can be angry without frightening anybody. It takes a lower voice, open hands, and distance. If somebody looks afraid of you, that is the sign to stop and leave. A counselor can help you learn it.',
    steps: [
      { text: 'Write down how somebody looks when they are afraid of you.', minutes: 2 },
      { text: 'Write down what you will do when you see it.', minutes: 2 },
    ],
    challenge: { text: 'Stand with open hands and relax your jaw.', seconds: 30 },
  },
  {
    message:
      'Messages can hurt as well. Today you could write none while it is hot. A draft can lie until you are calm, or be deleted. If you cannot stop writing to somebody, a counselor can help with that.',
    steps: [
      { text: 'Move your phone out of reach during hard hours.', minutes: 1 },
      { text: 'Choose who may read a draft before it goes out.', minutes: 1 },
    ],
    challenge: { text: 'Put the phone down and leave your hand empty.', seconds: 45 },
  },
  {
    message:
      'It may help to know what the day will ask: noise, money, homework, visitors. A hard part can be shared or moved. A family service can help when home is too much. In danger, the emergency number is right.',
    steps: [
      { text: 'Write down the hardest part of today.', minutes: 2 },
      { text: 'Choose what could be shared or moved.', minutes: 2 },
    ],
    challenge: { text: 'Look at the clock and name the calm hour.', seconds: 15 },
  },
  {
    message:
      'You do not need to win today. Letting a sentence stand can keep a whole evening safe. If that feels impossible, it is a good thing to tell a counselor.',
    steps: [
      { text: 'Choose something you will let stand.', minutes: 1 },
      { text: 'Write it down so that it is out of your head.', minutes: 2 },
    ],
    challenge: { text: 'Close your mouth and breathe through your nose.', seconds: 45 },
  },
  {
    message:
      'People who stop often stop with help: a group, a counselor, a doctor. Asking is not giving in. You could find out where a group meets, and nothing more than that.',
    steps: [
      { text: 'Look up a group for people who want to stop using violence.', minutes: 4 },
      { text: 'Write down when it meets.', minutes: 1 },
    ],
    challenge: { text: 'Imagine the door of the place, and yourself going in.', seconds: 30 },
  },
  {
    message:
      'Somebody in your home may want to leave for a while, or want you to. It would be a way to keep safe. You can say yes without a fight. A counselor can help you through that time.',
    steps: [
      { text: 'Write down where you could stay for a night.', minutes: 2 },
      { text: 'Write down who you would call.', minutes: 1 },
    ],
    challenge: { text: 'Sit down and let a long breath go.', seconds: 60 },
  },
  {
    message:
      'A calm morning or a calm hour is possible, and it is made of small things: sleep, a snack, a quiet start. A doctor can help if you do not sleep or feel on edge all the time.',
    steps: [
      { text: 'Choose something that makes you less tired.', minutes: 1 },
      { text: 'Prepare it.', minutes: 3 },
    ],
    challenge: { text: 'Rest your eyes on something still.', seconds: 60 },
  },
  {
    message:
      'Saying “I frightened you, and that was wrong” is a whole sentence. It asks for nothing back. If it is not wanted, it can stay unsaid. A counselor can help you know which it is.',
    steps: [
      { text: 'Write the sentence in your own words.', minutes: 3 },
      { text: 'Decide whether it is wanted.', minutes: 1 },
    ],
    challenge: { text: 'Read it without adding to it.', seconds: 15 },
  },
  {
    message:
      'You came here wanting it to be different. That matters, and it is not enough alone. Today, somebody could know. A counselor, a doctor, or a line for people who have hurt somebody will answer.',
    steps: [
      { text: 'Choose the person who will know.', minutes: 1 },
      { text: 'Write down how to reach them.', minutes: 1 },
    ],
    challenge: { text: 'Say to yourself: leave, breathe, call.', seconds: 15 },
  },
]
