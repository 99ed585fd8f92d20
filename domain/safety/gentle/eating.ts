import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal of a person for whom eating is hard (CARE-3). */
export const EATING: readonly GentleText[] = [
  {
    message:
      'Nothing here counts anything or asks what you had. Today is about the hours themselves: who could be near, where you sit, what your hands can do. A doctor or an eating-disorder specialist can help more than this page, and early is a good time to ask.',
    steps: [
      { text: 'Write down who you could message this evening.', minutes: 2 },
      { text: 'Put something for your hands where you usually sit.', minutes: 3 },
    ],
    challenge: { text: 'Sit down and let your shoulders drop.', seconds: 60 },
  },
  {
    message:
      'There is an hour that is harder than the others, and you know it. It does not have to be spent alone. A message sent before that hour can change it. A specialist can help you understand why it is that hour.',
    steps: [
      { text: 'Write down which hour it is.', minutes: 1 },
      { text: 'Write a message you could send before it comes.', minutes: 3 },
    ],
    challenge: { text: 'Look around the room and name what is blue.', seconds: 45 },
  },
  {
    message:
      'You are not a project to be fixed by tonight. Whatever happened yesterday is not a debt. Today you could choose where to be when it gets hard. A doctor who knows eating disorders is a good person to have on your side.',
    steps: [
      { text: 'Choose a place that is easier than the others.', minutes: 2 },
      { text: 'Put a blanket or a book there.', minutes: 2 },
    ],
    challenge: { text: 'Sit in that place for a moment.', seconds: 60 },
  },
  {
    message:
      'The voice that comments on you is loud, and it is not the only voice. Today another voice could be in the room: a friend, a podcast, a song. A therapist can help you answer that voice. This page cannot.',
    steps: [
      { text: 'Choose something to listen to later.', minutes: 2 },
      { text: 'Write down whose voice does you good.', minutes: 1 },
    ],
    challenge: { text: 'Listen for sounds that are far away.', seconds: 60 },
  },
  {
    message:
      'Mirrors and cameras can have a day off. You may turn them, cover them, or pass them by. How you look has no task here. If looking has become a struggle, an eating-disorder specialist knows that struggle well.',
    steps: [
      { text: 'Cover or turn the mirror that bothers you most.', minutes: 2 },
      { text: 'Put on something soft.', minutes: 3 },
    ],
    challenge: { text: 'Feel the fabric of your sleeve between your fingers.', seconds: 30 },
  },
  {
    message:
      'Telling somebody is often the hardest part, and it can be small. You do not need the right words or the whole story. A doctor has heard beginnings like this many times and will ask kindly.',
    steps: [
      { text: 'Write an opening sentence you could say to a doctor.', minutes: 3 },
      { text: 'Find out how to reach the practice.', minutes: 2 },
    ],
    challenge: { text: 'Read your sentence quietly to yourself.', seconds: 30 },
  },
  {
    message:
      'There is a table, and there are people who like having you at it. Today could be about the people and not the table itself: where you sit, what you talk about. A dietitian or therapist can help with the rest.',
    steps: [
      { text: 'Choose who you would like to sit next to.', minutes: 1 },
      { text: 'Write down something you want to ask them.', minutes: 2 },
    ],
    challenge: { text: 'Think of a story that person likes to tell.', seconds: 45 },
  },
  {
    message:
      'Secrets take a lot of strength. You do not have to give yours up today. You could decide who would be safe to know, some time. A specialist is bound to keep it to themselves, and that can be a relief.',
    steps: [
      { text: 'Write down who would be safe to know.', minutes: 2 },
      { text: 'Write down what you would want them not to say.', minutes: 2 },
    ],
    challenge: { text: 'Breathe out slowly and unclench your jaw.', seconds: 60 },
  },
  {
    message:
      'Your hands can be busy with something kind: wool, clay, a pencil, a pet. It is not a trick, only something to hold while a hard moment passes. A therapist can show you more ways than this page.',
    steps: [
      { text: 'Put something for your hands within reach.', minutes: 2 },
      { text: 'Get to know it before you need it.', minutes: 4 },
    ],
    challenge: { text: 'Draw a slow line across a piece of paper.', seconds: 60 },
  },
  {
    message:
      'Shame likes to be alone with you. It gets smaller in company, even when nothing is said about it. Today you could be near somebody for a while. A support group or a therapist is company that understands.',
    steps: [
      { text: 'Write down who you could simply sit with.', minutes: 1 },
      { text: 'Ask them whether they are around.', minutes: 2 },
    ],
    challenge: { text: 'Stand near a window and look at the farthest thing.', seconds: 30 },
  },
  {
    message:
      'There may be numbers you carry around. None of them is needed here. If a device keeps telling you numbers, it can rest in a drawer for now. An eating-disorder specialist can help you live without them.',
    steps: [
      { text: 'Put the thing that counts into a drawer.', minutes: 1 },
      { text: 'Choose something to look at in its place.', minutes: 2 },
    ],
    challenge: { text: 'Look at something green until you can name its shades.', seconds: 45 },
  },
  {
    message:
      'Hard evenings often begin much earlier, with being tired or alone or hurried. Today could be gentler in the middle. A break with somebody, a door closed for a moment. A therapist can help you see such patterns.',
    steps: [
      { text: 'Write down what made a recent day hard before the evening.', minutes: 3 },
      { text: 'Choose a break for later.', minutes: 1 },
    ],
    challenge: { text: 'Close your eyes and let your hands lie open.', seconds: 60 },
  },
  {
    message:
      'Clothes that pinch or judge can hang somewhere else. What you wear today may simply be comfortable. You are not less serious about getting well for that. A specialist can help with how it feels to be in your skin.',
    steps: [
      { text: 'Choose the softest thing you own.', minutes: 3 },
      { text: 'Move something that pinches out of sight.', minutes: 2 },
    ],
    challenge: { text: 'Put your feet on the floor and feel that it holds.', seconds: 30 },
  },
  {
    message:
      'You can want to get better and be afraid of it in the same breath. Both may be here. Nobody needs you to be certain today. A doctor or therapist can start with you exactly where you are.',
    steps: [
      { text: 'Write down what you hope for.', minutes: 2 },
      { text: 'Write down what you are afraid of.', minutes: 2 },
    ],
    challenge: { text: 'Put the page face down and look up.', seconds: 15 },
  },
  {
    message:
      'Some people say the wrong things about how people look. You may leave the room, change the subject, or say nothing. A sentence prepared at home helps. An eating-disorder specialist can help you with the family too.',
    steps: [
      { text: 'Write a sentence that changes the subject.', minutes: 3 },
      { text: 'Write down who would back you up.', minutes: 1 },
    ],
    challenge: { text: 'Say the sentence quietly, in your normal voice.', seconds: 30 },
  },
  {
    message:
      'Being tired is no fault of yours. It can be a sign that you need care, and a doctor can look at that with you. Today could hold a rest that nobody has to earn.',
    steps: [
      { text: 'Choose a place to lie down later.', minutes: 1 },
      { text: 'Write down what you would like to tell a doctor.', minutes: 3 },
    ],
    challenge: { text: 'Lie down or lean back for a moment.', seconds: 90 },
  },
  {
    message:
      'Messages and pictures can pull at you. You may mute a person or a page without explaining it, and it is not rude. A therapist can help you notice which ones pull hardest.',
    steps: [
      { text: 'Choose an account that does you no good.', minutes: 1 },
      { text: 'Mute it for now.', minutes: 1 },
    ],
    challenge: { text: 'Look away from the screen to something near your hand.', seconds: 30 },
  },
  {
    message:
      'There is more to you than this. Somewhere there is a thing you liked before, or a person who knows you without it. It can have a few minutes today. An eating-disorder specialist can help the rest grow back.',
    steps: [
      { text: 'Write down something you liked before.', minutes: 2 },
      { text: 'Put something that belongs to it on the table.', minutes: 2 },
    ],
    challenge: { text: 'Hold that thing and remember where it came from.', seconds: 45 },
  },
  {
    message:
      'A hard moment rises and falls, like most things, and somebody can be with you in it. You could agree on a word that means “please come” or “please call.” A therapist can help you plan such moments.',
    steps: [
      { text: 'Choose a word that means you need company.', minutes: 2 },
      { text: 'Tell somebody what it means.', minutes: 3 },
    ],
    challenge: { text: 'Write the word on your hand or on a note.', seconds: 15 },
  },
  {
    message:
      'Nobody judges your day here, and nothing is measured. Today could have a quiet hour with a door, a lamp, and no opinions. If quiet is when it gets worse, please tell a doctor or a therapist.',
    steps: [
      { text: 'Choose whether quiet or company is safer today.', minutes: 1 },
      { text: 'Arrange the room for that.', minutes: 3 },
    ],
    challenge: { text: 'Turn on a lamp and sit in its light.', seconds: 60 },
  },
  {
    message:
      'Help for eating does not ask whether it is bad enough. It is for anyone who is worn out by it. You could look up who is near you. Your doctor can also send you to the right place.',
    steps: [
      { text: 'Look up an eating-disorder service near you.', minutes: 4 },
      { text: 'Write the number on paper.', minutes: 1 },
    ],
    challenge: { text: 'Put the paper where you can see it.', seconds: 15 },
  },
  {
    message:
      'Kindness can be very practical: a clean cup, a made bed, a message to somebody who makes you laugh. It does not have to feel deserved. A therapist can help with the part of you that says it must be.',
    steps: [
      { text: 'Choose something practical and kind.', minutes: 1 },
      { text: 'Do a small part of it.', minutes: 4 },
    ],
    challenge: { text: 'Put a clean cup where you will find it.', seconds: 30 },
  },
  {
    message:
      'You may cancel what is too much today. A visit, a party, a photo. A short honest sentence is enough. If you are canceling more and more, a doctor or specialist would want to hear that.',
    steps: [
      { text: 'Choose something that may be canceled or kept.', minutes: 1 },
      { text: 'Write the short sentence for it.', minutes: 3 },
    ],
    challenge: { text: 'Breathe out for longer than you breathe in.', seconds: 60 },
  },
  {
    message:
      'Somebody else’s path is not a measure for yours. You can read less about it today and ask more of the people who know you. A specialist who meets you can see what a page never can.',
    steps: [
      { text: 'Close a page that makes you compare.', minutes: 1 },
      { text: 'Write down somebody who knows you well.', minutes: 1 },
    ],
    challenge: { text: 'Look at your hands and think of something they have made.', seconds: 45 },
  },
]
