import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { outdoorsFreeTexts } from './outdoors.ts'

/** Texts of a day before a time by the water, such as a lake (TEXT-30). */
export const watersideFreeTexts: FreeDayTexts = {
  any: [
    ...outdoorsFreeTexts.any,
    {
      text: 'Light on the water is softest early in the day. Look up when the sun rises over {place} {next}.',
      short: 'Look up when the sun rises over {place} {next}.',
      pairs: [
        {
          step: { text: 'Write down whether you would like to be there for it.', minutes: 1 },
          challenge: { text: 'Picture the first color on the water at {place}.', seconds: 15 },
        },
        {
          step: { text: 'Work out when you would have to leave for it.', minutes: 2 },
          challenge: { text: 'Look for the brightest part of the sky from your window.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Wind off the water gets cold when you sit still. Put a windproof jacket with the cushion for {place}.',
      short: 'Put a windproof jacket out for {place}.',
      pairs: [
        {
          step: { text: 'Put a scarf into one sleeve of the jacket.', minutes: 1 },
          challenge: { text: 'Put the hood up, and hear how quiet it gets.', seconds: 15 },
        },
        {
          step: { text: 'Choose a seat at {place} with the wind at your back.', minutes: 2 },
          challenge: { text: 'Sit down, and let your shoulders drop as at {place}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Stones and benches by the water are often damp. Find a mat or a plastic bag to lay under your cushion.',
      short: 'Find a mat for {place}. The seat may be damp.',
      pairs: [
        {
          step: { text: 'Roll the mat or bag up, and put it with the cushion.', minutes: 1 },
          challenge: { text: 'Sit down on it once, at home.', seconds: 15 },
        },
        {
          step: { text: 'Look for a dry stone, a bench, or a jetty in a photo of {place}.', minutes: 2 },
          challenge: { text: 'Draw the far shore of {place} from memory, in one line.', seconds: 30 },
        },
      ],
    },
    {
      text: 'With a timer, you need not look at a clock. Choose one with a soft sound for your time at {place}.',
      short: 'Choose a soft timer sound for {place}.',
      pairs: [
        {
          step: { text: 'Set how long it should run, and stop it.', minutes: 1 },
          challenge: { text: 'Listen to its sound with your eyes closed.', seconds: 30 },
        },
        {
          step: { text: 'Find out how to silence everything else on the same phone.', minutes: 2 },
          challenge: { text: 'Lay the phone down so that you cannot see it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You arrive more calmly when you leave in time. Decide when you leave for {place}, and write it down.',
      short: 'Write down when you leave for {place}.',
      pairs: [
        {
          step: { text: 'Put the note on the door that you leave by.', minutes: 1 },
          challenge: { text: 'Name three things that you pass on the way to the water.', seconds: 30 },
        },
        {
          step: { text: 'Find a second route to {place} on a map, in case the first is closed.', minutes: 2 },
          challenge: {
            text: 'Say your plan for {place} by heart: {plan}',
            twin: 'Close your eyes, and remember how the water sounds at the shore.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Grass by the water is often wet. Rub some wax into the shoes that you wear there.',
      short: 'Wax the shoes for {place}. The grass may be wet.',
      pairs: [
        {
          step: { text: 'Put old newspaper beside the door, to dry them with.', minutes: 1 },
          challenge: { text: 'Wipe one shoe, and look at its sole.', seconds: 15 },
        },
        {
          step: { text: 'Look for thick socks, and lay them into the shoes.', minutes: 2 },
          challenge: { text: 'Wiggle your toes, as after a cold wait on the shore.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You can sit by the water when it rains, too. Find a roof near {place} on a map: a hut or a shelter.',
      short: 'In case of rain, find a roof near {place}.',
      pairs: [
        {
          step: { text: 'Mark it on the map, with the way from your seat.', minutes: 1 },
          challenge: { text: 'Say whether you would stay in a light rain.', seconds: 15 },
        },
        {
          step: { text: 'Look at the roof in a photo, and from which side it is open.', minutes: 2 },
          challenge: { text: 'Sit down, and listen as you would under that roof.', seconds: 30 },
        },
      ],
    },
    {
      text: 'With a phone in your hand, you see little of the water. Empty one pocket of the bag for the phone at {place}.',
      short: 'Clear one pocket for the phone at {place}.',
      pairs: [
        {
          step: { text: 'Put a slip of paper and a pen into the bag for notes.', minutes: 1 },
          challenge: { text: 'Close the pocket, and leave it closed.', seconds: 15 },
        },
        {
          step: { text: 'Write down who may still reach you, and how.', minutes: 2 },
          challenge: { text: 'Look out of a window at the farthest point that you can see.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Quiet is easier when you know where to look. Write down one thing at {place} that you will watch for a while.',
      short: 'Write down what you will watch at {place}.',
      pairs: [
        {
          step: { text: 'Write down what you know of it: its color, its height, or who lives there.', minutes: 1 },
          challenge: { text: 'Close your eyes, and see it from your seat.', seconds: 30 },
        },
        {
          step: { text: 'Put the note into the bag for {place}.', minutes: 2 },
          challenge: { text: 'Say in a few words why you chose it.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    ...outdoorsFreeTexts.eve,
    {
      text: 'A quiet hour by the water is easier after enough sleep. Choose when to turn off the light this evening.',
      short: 'Choose an early bedtime this evening, before {place}.',
      pairs: [
        {
          step: { text: 'Put your phone to charge outside the bedroom.', minutes: 1 },
          challenge: { text: 'Lie down, and breathe as slowly as small waves.', seconds: 30 },
        },
        {
          step: { text: 'Set out what you need for {place} before you sit down this evening.', minutes: 2 },
          challenge: { text: 'Close your eyes, and picture the first light on the water.', seconds: 30 },
        },
      ],
    },
  ],
}
