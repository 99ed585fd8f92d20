import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreStretchAnswers } from './stretch-more.ts'

/** What messages of stretching answer to something that somebody wrote (TEXT-32). */
export const stretchAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'forget',
    text: 'What slips your mind can be tied to something you use every day. Wind a string around your cup, as a sign to stretch.',
    short: 'Against forgetting: string around your cup. It means stretch.',
    form: 'prepare',
    drill_sergeant: 'Double knot. See it, stretch.',
    kind_encouraging: 'The string remembers it for you, and you may think of other things.',
    teammate: 'The cup’s in charge of remembering, and we’re in charge of the shoulders.',
    wise_mentor: 'A cup comes to the hand often, and the sign comes with it.',
    own: [
      {
        step: { text: 'Lift the cup, and do one stretch that the string could stand for.', minutes: 1 },
        challenge: { text: 'Tie the string into a bow, so that it does not slip off.', seconds: 30 },
      },
      {
        step: { text: 'Fill the cup with water, and set it where you will see the string.', minutes: 1 },
        challenge: { text: 'Raise your free arm high once while the other hand holds the cup.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'A stretch done at once need not be remembered. Hug yourself, with a hand on each shoulder, and breathe out.',
    short: 'Stretch before you forget. Hug yourself.',
    form: 'work',
    drill_sergeant: 'Hands to the shoulder blades. Breathe out.',
    kind_encouraging: 'Stay for a breath or so, and let the back grow wide.',
    teammate: 'That’s one done before it could slip our mind.',
    wise_mentor: 'Feel the space between the shoulder blades open a little.',
    own: [
      {
        step: { text: 'Cross your arms the other way, and let one more breath out.', minutes: 1 },
        challenge: { text: 'Choose something you do daily, such as boiling water, to go with this hug.', seconds: 30 },
      },
      {
        step: { text: 'Open both arms wide, as the opposite of the hug, and breathe in.', minutes: 1 },
        challenge: { text: 'Let your arms drop, and see whether one shoulder hangs lower.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What you forget, a phone can remember. Set a daily alarm for this very minute, and name it stretch.',
    short: 'You forget, the phone does not. Daily alarm: stretch.',
    form: 'prepare',
    drill_sergeant: 'This minute. Every day. Save.',
    kind_encouraging: 'If the minute does not suit you on some day, you may stretch when it does.',
    teammate: 'It rings, we stretch, and we don’t have to remember a thing.',
    wise_mentor: 'A reminder at a fixed minute becomes a habit before long.',
    own: [
      {
        step: { text: 'Pick the one stretch that you will do when the alarm rings.', minutes: 1 },
        challenge: { text: 'Do that stretch once now, as if the alarm had just rung.', seconds: 45 },
      },
      {
        step: { text: 'Choose a sound for the alarm that you do not mind hearing.', minutes: 1 },
        challenge: { text: 'Look for a spot where you could stretch when the alarm rings, and clear it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'A word in an odd place is noticed. Write the word stretch on a slip, and put it into a shoe that you will wear next.',
    short: 'Write stretch on a slip. Slip into a shoe.',
    form: 'note',
    drill_sergeant: 'Find it. Stretch. Put it back.',
    kind_encouraging: 'When you find it, one slow stretch is enough, and then you can go.',
    teammate: 'We can’t put that shoe on without remembering.',
    wise_mentor: 'You will stop for a moment when you find it, and a moment is enough.',
    own: [
      {
        step: { text: 'Choose a stretch that you could do standing beside your shoes.', minutes: 1 },
        challenge: { text: 'Try that stretch once, slowly, where you are.', seconds: 45 },
      },
      {
        step: { text: 'Let a corner of the slip show above the edge of the shoe.', minutes: 1 },
        challenge: { text: 'Circle one ankle, then the other, as you might before the shoes go on.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'One part of you can rest while another stretches. Spread your fingers wide, and let them close.',
    short: 'Spare that place. Stretch the fingers wide instead.',
    form: 'work',
    drill_sergeant: 'Hold for a breath. Let them close.',
    kind_encouraging: 'Only as far as it feels good, and nothing more is asked.',
    teammate: 'The rest of us takes a break while the fingers work.',
    wise_mentor: 'You may feel it as far as the elbow.',
    own: [
      {
        step: { text: 'Turn your wrists slowly, both ways, with the fingers loose.', minutes: 1 },
        challenge: { text: 'Name another part of you that moves freely, for the next stretch.', seconds: 15 },
      },
      {
        step: { text: 'Stroke each finger from base to end with the other hand.', minutes: 1 },
        challenge: {
          text: 'Rest both hands open on something soft, and leave them there for a few breaths.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'body',
    text: 'Stretching can begin far away from the place that bothers you. Bend and spread your toes, slowly, a few times.',
    short: 'Stretch far from that place. Toes: bend, spread.',
    form: 'work',
    drill_sergeant: 'Slowly. Then let them rest.',
    kind_encouraging: 'Shoes may stay on, and you need not get up.',
    teammate: 'We start at the bottom, and nobody sees a thing.',
    wise_mentor: 'Toes are seldom asked to move by themselves, so take it slowly.',
    own: [
      {
        step: { text: 'Press your toes into the floor, then lift them while the heels stay down.', minutes: 1 },
        challenge: { text: 'Choose a seat where you could stretch your toes often, such as at a table.', seconds: 30 },
      },
      {
        step: { text: 'Turn one foot in a slow circle, then the other.', minutes: 1 },
        challenge: { text: 'Say which place you are sparing, and which others could do the stretching.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'Stretching is gentler when you know which place to be careful with. Draw a simple figure, and mark the place with a dot.',
    short: 'Find the place to spare. Draw a stick figure.',
    form: 'note',
    drill_sergeant: 'Dot on that place. Stretch it gently.',
    kind_encouraging: 'It shows you where to be gentle, and where you may move freely.',
    teammate: 'We’re bad at portraits, but we know where the dot goes.',
    wise_mentor: 'Put the date beside the dot, and you can see whether it moves.',
    own: [
      {
        step: { text: 'Circle the parts of the figure that you can stretch freely.', minutes: 1 },
        challenge: { text: 'Stretch one of the circled parts a little, and stop well before it pulls.', seconds: 45 },
      },
      {
        step: { text: 'Note beside that place on the figure which movements it does not like.', minutes: 1 },
        challenge: { text: 'Keep the drawing where you stretch, such as under the mat or by the bed.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Resting and stretching go together when you lie down. Bend your knees, and let them sink to one side, then the other.',
    short: 'Lie down to stretch. Knees bent, let them sink sideways.',
    form: 'work',
    drill_sergeant: 'Let them drop. No effort.',
    kind_encouraging: 'If you fall asleep after it, it was still a stretch.',
    teammate: 'Gravity does the work, and we just lie there.',
    wise_mentor: 'Let the breath out while they sink, and the back follows.',
    own: [
      {
        step: { text: 'Reach one arm out to the side that your knees turn away from.', minutes: 1 },
        challenge: { text: 'Bring the knees back to the middle, and breathe out there.', seconds: 30 },
      },
      {
        step: { text: 'Slide both legs long, and let your feet fall open.', minutes: 1 },
        challenge: { text: 'Push a pillow under your knees, and breathe out slowly.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A yawn is a stretch that tired people do anyway. Open your mouth wide, yawn on purpose, and let the jaw hang.',
    short: 'A yawn is a stretch. Yawn wide on purpose.',
    form: 'work',
    drill_sergeant: 'Jaw loose. Shoulders, too.',
    kind_encouraging: 'The arms may come along if they want to.',
    teammate: 'We’d be yawning anyway, so let’s make it a good one.',
    wise_mentor: 'Notice how the neck lengthens while the mouth is open.',
    own: [
      {
        step: { text: 'Rest your fingertips on the hinges of your jaw, and let them circle.', minutes: 1 },
        challenge: { text: 'Raise both arms above your head for the next yawn.', seconds: 30 },
      },
      {
        step: { text: 'Stroke from your cheeks to your chin with flat hands, slowly.', minutes: 1 },
        challenge: { text: 'Blink slowly a few times, and let your forehead grow smooth.', seconds: 30 },
      },
    ],
  },
  ...moreStretchAnswers,
]
