import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before stretching (TEXT-30). */
export const stretchFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Find a place on the floor as long as you are, and move what stands in it.',
        short: 'Clear the floor for the mat. Your full length.',
        about: 'mat',
      },
      {
        text: 'List your stretches from top to bottom, so that you need not think: neck, back, hips, legs.',
        short: 'List the stretches: neck, back, hips, legs.',
        about: 'order',
      },
      {
        text: 'Choose one short video for {weekday}, and save it, so that you need not search.',
        short: 'Save one short stretch video for {weekday}.',
        about: 'video',
      },
      {
        text: 'Look which stretch you could do on a chair, for a day with little room or time.',
        short: 'Find one stretch for a chair.',
        about: 'chair',
      },
      {
        text: 'Look up whether the class takes place {next}, and what you bring to it.',
        short: 'Does the class take place {next}? Look it up.',
        about: 'class',
      },
      {
        text: 'Find a belt or a scarf for your feet. It makes a stretch for the legs longer and easier.',
        short: 'Find a belt for the leg stretch.',
        about: 'strap',
      },
      {
        text: 'Muscles stretch better warm. Choose a sweater that you can take off while you are on the mat.',
        short: 'Choose a sweater for the mat. Warm muscles stretch.',
        about: 'warm',
      },
      {
        text: 'Look at your chair: are both feet on the ground? That spares the back until the next stretch.',
        short: 'Both feet on the ground. It spares the back.',
        about: 'desk',
      },
    ],
    eve: [
      {
        text: 'Roll out the mat, and leave it where you will see it tomorrow.',
        short: 'Roll out the mat. Leave it there until tomorrow.',
        about: 'out',
      },
      {
        text: 'Lay out clothes in which you can sit on your heels.',
        short: 'Lay out soft clothes for the stretch.',
        about: 'clothes',
      },
      {
        text: 'Choose the lamp for tomorrow that does not shine into your eyes when you lie on the mat.',
        short: 'Choose a lamp for the mat. Spare your eyes.',
        about: 'light',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Clear a place on the floor as long as you are, for the mat.', minutes: 2, about: 'mat' },
      { text: 'Write down three stretches from top to bottom.', minutes: 2, about: 'order' },
      { text: 'Save one short video for your next stretch.', minutes: 2, about: 'video' },
      { text: 'Find a belt or a scarf for the leg stretch.', minutes: 1, about: 'strap' },
      {
        text: 'Ask somebody who stretches or does yoga what they do about this: {obstacle}.',
        twin: 'Ask somebody who stretches or does yoga which movement they like.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Wipe the mat, and let it dry.', minutes: 2, about: 'wipe' },
      { text: 'Try one stretch that also works on a chair.', minutes: 1, about: 'chair' },
      { text: 'Look up whether the class takes place {next}, and what to bring.', minutes: 2, about: 'class' },
    ],
    eve: [
      { text: 'Roll out the mat.', minutes: 1, about: 'out' },
      { text: 'Lay out soft clothes for the stretch.', minutes: 1, about: 'clothes' },
      { text: 'Put a blanket beside the mat for the end.', minutes: 1, about: 'blanket' },
    ],
  },
  challenges: {
    any: [
      { text: 'Let one ear sink toward the shoulder, and then the other.', seconds: 30, about: 'neck' },
      { text: 'Reach up with both arms, and then a little farther with one.', seconds: 45, about: 'arms' },
      {
        text: 'Say your plan for the mat by heart: {plan}',
        twin: 'Go through your stretches in your head, from top to bottom.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and let your shoulders drop: {why}.',
        twin: 'Name the place in your back that likes a stretch most.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Let your jaw and your shoulders drop.', seconds: 15, about: 'jaw' },
      { text: 'Spread your toes, and let go.', seconds: 30, about: 'toes' },
    ],
    eve: [
      { text: 'Put warm socks on the mat.', seconds: 15, about: 'socks' },
      { text: 'Lie down where the mat will be: what do you see?', seconds: 30, about: 'floor' },
      { text: 'Put the phone away from the mat.', seconds: 15, about: 'phone' },
    ],
  },
}
