import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal where a pregnancy or a baby was lost (CARE-3). */
export const PREGNANCY_LOSS: readonly GentleText[] = [
  {
    message:
      'There is no pace for this, and no day on which it has to be over. Today could have a quiet moment, with somebody or alone, whichever is kinder. Your doctor, midwife, or a counselor for pregnancy loss can help with the body and with the grief.',
    steps: [
      { text: 'Decide whether today wants talk or quiet.', minutes: 2 },
      { text: 'Write down something you would like to ask the doctor or midwife.', minutes: 2 },
    ],
    challenge: { text: 'Sit down and breathe out slowly.', seconds: 60 },
  },
  {
    message:
      'Something you were waiting for is not coming, and the world goes on as if nothing were missing. Something is missing. You may stay in bed longer, or be held, or be left alone. A midwife or counselor can help you carry it.',
    steps: [
      { text: 'Choose what would be kind: bed, arms, or quiet.', minutes: 1 },
      { text: 'Tell somebody which it is.', minutes: 2 },
    ],
    challenge: { text: 'Pull a blanket around you for a moment.', seconds: 90 },
  },
  {
    message:
      'Your body may still be busy with what happened, and that can be hard to bear. Warmth and rest are allowed. If there is pain, fever, or bleeding that worries you, please call your doctor or midwife today.',
    steps: [
      { text: 'Put something warm where you rest.', minutes: 3 },
      { text: 'Write down what you would tell the doctor.', minutes: 2 },
    ],
    challenge: { text: 'Lay a hand where it feels right, and be still.', seconds: 60 },
  },
  {
    message:
      'People say strange things, often meaning well. You do not have to thank them. A short sentence, or none, is enough. A counselor for pregnancy loss has no strange sentences.',
    steps: [
      { text: 'Write a short sentence that ends such a talk.', minutes: 2 },
      { text: 'Choose somebody who may say it for you.', minutes: 1 },
    ],
    challenge: { text: 'Let your jaw loosen.', seconds: 30 },
  },
  {
    message:
      'There may be a room, a drawer, or a bag that you cannot look at. It can stay closed. Somebody else can close it for you. When it is time to open it, a counselor can be there too.',
    steps: [
      { text: 'Decide what stays closed.', minutes: 1 },
      { text: 'Ask somebody to take care of it, if you like.', minutes: 3 },
    ],
    challenge: { text: 'Rest your eyes on something with a quiet color.', seconds: 45 },
  },
  {
    message:
      'You may want to give this loss a name, a place, or a little sign, or you may not. Both are right. If you would like a sign, it can be small. A midwife often knows gentle ways.',
    steps: [
      { text: 'Think of a sign that would suit you.', minutes: 2 },
      { text: 'Write it down, or let it go.', minutes: 1 },
    ],
    challenge: { text: 'Hold something small in your hand.', seconds: 45 },
  },
  {
    message:
      'It was not the coffee, the stairs, the quarrel, or the thought you had. You did not cause it. If the question keeps coming back, please take it to your doctor or midwife. They will not think it is foolish.',
    steps: [
      { text: 'Write down the question that keeps coming.', minutes: 2 },
      { text: 'Write “ask the doctor” beside it.', minutes: 1 },
    ],
    challenge: { text: 'Breathe out, and let the pen lie.', seconds: 30 },
  },
  {
    message:
      'Others are having babies, and it hurts to see. You may mute, decline, or leave early. You are not unkind. A counselor for pregnancy loss knows this hurt by heart.',
    steps: [
      { text: 'Mute what hurts to see.', minutes: 2 },
      { text: 'Write a friendly line for an invitation, if it needs an answer.', minutes: 3 },
    ],
    challenge: { text: 'Look out at something that has nothing to do with it.', seconds: 30 },
  },
  {
    message:
      'Those who are close may grieve in another way: talking more, talking less, fixing a shelf. It does not mean that they feel less. You can tell each other what would help today. A counselor can help you talk.',
    steps: [
      { text: 'Write down what would help you today.', minutes: 2 },
      { text: 'Ask somebody what would help them, if there is room for it.', minutes: 2 },
    ],
    challenge: { text: 'Sit beside somebody, or beside a window.', seconds: 60 },
  },
  {
    message:
      'There may be paperwork or a phone call from the clinic. It does not have to be done alone. Somebody can listen in, or make the call. Your midwife can explain what the words mean.',
    steps: [
      { text: 'Write down the call or letter that is open.', minutes: 1 },
      { text: 'Ask somebody to sit beside you for it.', minutes: 2 },
    ],
    challenge: { text: 'Take a slow breath before you look at it.', seconds: 30 },
  },
  {
    message:
      'You may feel guilty when you forget it for a moment. That moment is a rest. It takes nothing away from what was. If guilt stays, a counselor can help you put it down.',
    steps: [{ text: 'Write down something that gave you a rest lately.', minutes: 2 }],
    challenge: { text: 'Let a sound from outside come in.', seconds: 30 },
  },
  {
    message:
      'Today could be a day with soft clothes, a warm drink, and nothing to explain. If you want company, company can be quiet too. A doctor or midwife is there if your body worries you.',
    steps: [
      { text: 'Put on the softest thing you have.', minutes: 3 },
      { text: 'Put the kettle on.', minutes: 2 },
    ],
    challenge: { text: 'Hold the warm cup and look into the steam.', seconds: 60 },
  },
  {
    message:
      'Sleep may be thin, or full of dreams. You can nap in the daytime and leave a lamp on at night. If it goes on, your doctor can help. You are not a bother to them.',
    steps: [
      { text: 'Choose where you could nap.', minutes: 1 },
      { text: 'Put a lamp or a book beside it.', minutes: 2 },
    ],
    challenge: { text: 'Close your eyes for a moment, without having to sleep.', seconds: 90 },
  },
  {
    message:
      'Some want to mark the due season, and some want to get through it unseen. There is time to decide, and you can decide differently later. A counselor can help you plan for such times.',
    steps: [{ text: 'Write down what you would like, as far as you know it.', minutes: 2 }],
    challenge: { text: 'Light a candle, or look at a light that is on.', seconds: 60 },
  },
  {
    message:
      'You can speak of it as you like: loss, child, baby, pregnancy, or no word at all. People can learn your word. A midwife or counselor will use it too.',
    steps: [
      { text: 'Choose the word that is yours.', minutes: 1 },
      { text: 'Tell it to somebody who may know.', minutes: 2 },
    ],
    challenge: { text: 'Say the word inside,, gently.', seconds: 15 },
  },
  {
    message:
      'Work may ask when you are back. You do not have to tell the reason to anybody but a doctor. A short note from the practice is enough. Ask for it, if you need it.',
    steps: [
      { text: 'Write down what you want work to know.', minutes: 2 },
      { text: 'Find out how to get a note.', minutes: 3 },
    ],
    challenge: { text: 'Let your hands rest, palms up.', seconds: 45 },
  },
  {
    message:
      'Anger is part of it for many: at luck, at bodies, at kind people. You are not a bad person for it. A counselor for pregnancy loss can hear the angry parts too.',
    steps: [
      { text: 'Write the angry sentence on paper.', minutes: 2 },
      { text: 'Tear it up or keep it.', minutes: 1 },
    ],
    challenge: { text: 'Press your hands together, then let go.', seconds: 30 },
  },
  {
    message:
      'Perhaps somebody in your family has lived through this and never spoke of it. You could ask, or not. You may also find others in a group. A midwife often knows where they meet.',
    steps: [
      { text: 'Write down who might know this from inside.', minutes: 2 },
      { text: 'Look up a group, only to know where it is.', minutes: 4 },
    ],
    challenge: { text: 'Think of somebody who would hold your hand.', seconds: 30 },
  },
  {
    message:
      'Eating and washing may be more than enough today. Let somebody cook, or open a can. If nothing gets easier, please tell your doctor. Help for this exists.',
    steps: [
      { text: 'Choose something easy to eat.', minutes: 2 },
      { text: 'Let somebody know how you are.', minutes: 2 },
    ],
    challenge: { text: 'Let warm water flow over your hands.', seconds: 45 },
  },
  {
    message:
      'Being close to somebody may feel good or may feel impossible. Your body may say no, and that is an answer. You can say it kindly or plainly. A midwife can talk with you about it.',
    steps: [
      { text: 'Write down what kind of closeness is fine today.', minutes: 2 },
      { text: 'Tell it, if somebody is waiting to know.', minutes: 2 },
    ],
    challenge: { text: 'Hug a pillow, or your own arms.', seconds: 45 },
  },
  {
    message:
      'You might want to keep something: a picture, a bracelet, a line in a notebook. It can have a box that you open when you choose. A counselor can look at it with you.',
    steps: [
      { text: 'Choose a box or an envelope.', minutes: 2 },
      { text: 'Put in what belongs there.', minutes: 3 },
    ],
    challenge: { text: 'Close the box and rest your hands on it.', seconds: 45 },
  },
  {
    message:
      'Hope may come back and feel like betrayal. It is not. It may also stay away for now. Nobody has a timetable for it. A counselor can sit with hope and with its absence.',
    steps: [{ text: 'Write down a wish that has nothing to do with all this.', minutes: 3 }],
    challenge: { text: 'Look at the sky for a moment.', seconds: 45 },
  },
  {
    message:
      'There are questions only a doctor can answer, and waiting for the answer is hard. You could write them down, so that they wait outside your head. Your midwife can help you ask.',
    steps: [
      { text: 'Write the questions down as they come.', minutes: 4 },
      { text: 'Find out when you can ask them.', minutes: 2 },
    ],
    challenge: { text: 'Fold the page and put it in your bag.', seconds: 15 },
  },
  {
    message:
      'You do not need to be strong for anyone today. Let the strong ones be strong, and lean. If there is nobody to lean on, a midwife, a counselor, or a helpline for loss can be there.',
    steps: [
      { text: 'Write down who could be leaned on.', minutes: 1 },
      { text: 'Tell them that today is hard.', minutes: 2 },
    ],
    challenge: { text: 'Lean back until something holds you.', seconds: 60 },
  },
]
