import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { stretchEveMoves } from './stretch-eve.ts'

/** Texts of a day before stretching (TEXT-30). */
export const stretchFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Find a place on the floor as long as you are, and move what is in it.',
      short: 'Clear the floor for the mat. Your full length.',
      pairs: [
        {
          step: { text: 'Wipe the mat, and let it dry where it will lie.', minutes: 2 },
          challenge: { text: 'Lie down on that place, and look at the ceiling.', seconds: 60 },
        },
        {
          step: { text: 'Put a blanket beside the place, for the end.', minutes: 1 },
          challenge: { text: 'Stretch out both arms there, and see what they would touch.', seconds: 30 },
        },
      ],
    },
    {
      text: 'List your stretches from top to bottom, so that you need not think: neck, back, hips, legs.',
      short: 'List the stretches: neck, back, hips, legs.',
      pairs: [
        {
          step: { text: 'Mark the stretch that you may leave out on a short day.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the mat by heart: {plan}',
            twin: 'Go through your stretches in your head, from top to bottom.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Write the list on a card that stands up by itself.', minutes: 2 },
          challenge: { text: 'Let one ear sink toward the shoulder, and then the other.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Choose one short video for {weekday}, and save it, so that you need not search.',
      short: 'Save one short stretch video for {weekday}.',
      pairs: [
        {
          step: { text: 'Write down what the video needs: a strap, a wall, or a chair.', minutes: 1 },
          challenge: { text: 'Look at the first picture of the video, and close it.', seconds: 15 },
        },
        {
          step: { text: 'Find the spot where you see the screen while you lie down.', minutes: 2 },
          challenge: { text: 'Put a cushion there, and rest your head on it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Pick one stretch that you could do on a chair, for a day with little room or time.',
      short: 'Find one stretch for a chair.',
      pairs: [
        {
          step: { text: 'Push a chair that does not roll against a wall.', minutes: 2 },
          challenge: { text: 'Sit at the front edge of the chair, and let your shoulders drop.', seconds: 30 },
        },
        {
          step: { text: 'Look at one picture of that stretch.', minutes: 1 },
          challenge: { text: 'Reach up with one arm, and then a little farther.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look up whether the class takes place {next}, and what you bring to it.',
      short: 'Does the class take place {next}? Look it up.',
      pairs: [
        {
          step: { text: 'Write to one person from the class that you are coming.', minutes: 2 },
          challenge: { text: 'Say at what time you have to leave for it.', seconds: 15 },
        },
        {
          step: { text: 'Put what you bring into one bag, with socks.', minutes: 1 },
          challenge: { text: 'Check what is in the bag from the last class.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Find a belt or a scarf for your feet. It makes a stretch for the legs longer and easier.',
      short: 'Find a belt for the leg stretch.',
      pairs: [
        {
          step: { text: 'Hang the belt or scarf beside the mat.', minutes: 1 },
          challenge: { text: 'Hold it with both hands, and pull gently.', seconds: 15 },
        },
        {
          step: { text: 'Tie a loop at one end, as wide as your foot.', minutes: 2 },
          challenge: { text: 'Put the loop around one foot, and let the leg hang.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Muscles stretch better warm. Choose a sweater that you can take off while you are on the mat.',
      short: 'Choose a sweater for the mat. Warm muscles stretch.',
      pairs: [
        {
          step: { text: 'Check how warm the room is at the hour of your stretch: {time}.', minutes: 2 },
          challenge: { text: 'Rub your hands until they are warm, and lay them on your neck.', seconds: 15 },
        },
        {
          step: { text: 'Lay warm socks into the sweater.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and let your shoulders drop: {why}.',
            twin: 'Name the place in your back that likes a stretch most.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Look at your chair: are both feet on the ground? That spares the back until the next stretch.',
      short: 'Both feet on the ground. It spares the back.',
      pairs: [
        {
          step: { text: 'Put a book or a box under your feet if they hang.', minutes: 2 },
          challenge: { text: 'Spread your toes, and let them go.', seconds: 30 },
        },
        {
          step: {
            text: 'Ask somebody who stretches or does yoga what they do about this: {obstacle}.',
            twin: 'Ask somebody who stretches or does yoga what they do at a desk.',
            minutes: 2,
          },
          challenge: { text: 'Sit back, and let your jaw drop.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A stretch is calmer with slow music. Choose one piece that is as long as your last stretch.',
      short: 'Choose slow music for the last stretch.',
      pairs: [
        {
          step: { text: 'Save it where one touch starts it.', minutes: 1 },
          challenge: { text: 'Listen to its beginning, and let your jaw drop.', seconds: 45 },
        },
        {
          step: { text: 'Find the place for the speaker or the phone, out of your sight.', minutes: 2 },
          challenge: { text: 'Breathe in its tempo a few times.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You feel a stretch better in one place than in another. Write down where your body is stiffest after a day.',
      short: 'Write down where your body is stiffest.',
      pairs: [
        {
          step: { text: 'Put this place on top of your list.', minutes: 1 },
          challenge: { text: 'Lay a warm hand on it.', seconds: 15 },
        },
        {
          step: { text: 'Look up one gentle stretch for it, and save the page.', minutes: 2 },
          challenge: { text: 'Move that part once, only as far as is easy.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The end of a stretch is the best part. Find what makes it pleasant: a blanket, a dim lamp, or silence.',
      short: 'Find what makes the end pleasant.',
      pairs: [
        {
          step: { text: 'Put it within reach of the mat.', minutes: 1 },
          challenge: { text: 'Lie down with it for a moment.', seconds: 60 },
        },
        {
          step: { text: 'Silence one thing that would disturb you there.', minutes: 2 },
          challenge: { text: 'Turn one lamp off, and see how the room changes.', seconds: 15 },
        },
      ],
    },
  ],
  eve: stretchEveMoves,
}
