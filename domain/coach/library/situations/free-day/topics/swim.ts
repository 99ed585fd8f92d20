import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { swimEveMoves } from './swim-eve.ts'

/** Texts of a day before a swim (TEXT-30). */
export const swimFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Pools give lanes to schools and clubs without much notice. Look up on the pool’s page when lanes are free {next}.',
      short: 'Check the pool’s page for free lanes {next}.',
      pairs: [
        {
          step: { text: 'Write the free hours on a slip, and keep it in the swim bag.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the pool by heart: {plan}',
            twin: 'Name the first three things you do once you are at the pool.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Look up how long it takes to get to the pool at that hour.', minutes: 2 },
          challenge: { text: 'Say when you would leave the house for it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'With clear goggles, you see the wall before you reach it. Wash yours with a drop of dish soap, and let them dry in the air.',
      short: 'Wash your goggles with a drop of dish soap. Air-dry them.',
      pairs: [
        {
          step: { text: 'Put the dry goggles into a soft cloth or a case.', minutes: 1 },
          challenge: { text: 'Hold the goggles against the light, and look for scratches.', seconds: 30 },
        },
        {
          step: { text: 'Adjust the strap so that the goggles sit without pressing.', minutes: 2 },
          challenge: { text: 'Put them on, and look around the room as in the water.', seconds: 30 },
        },
      ],
    },
    {
      text: 'An old goggle strap can break just before a swim. Pull yours once, and look for cracks beside the buckle.',
      short: 'Pull the goggle strap once. Look for cracks beside the buckle.',
      pairs: [
        {
          step: { text: 'Put a spare strap or a rubber band into the swim bag.', minutes: 2 },
          challenge: { text: 'Stretch the strap behind your head once, and let go slowly.', seconds: 15 },
        },
        {
          step: { text: 'Look for your swim cap as well, and check that it has no tear.', minutes: 2 },
          challenge: { text: 'Pull the cap over your fist, and hold it against the light.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A swimsuit that is left in the bag does not dry. Check that yours hangs in a place with fresh air.',
      short: 'Check that the swimsuit is hung up to dry.',
      pairs: [
        {
          step: { text: 'Rinse the swimsuit in cold water, and hang it up once more.', minutes: 2 },
          challenge: { text: 'Check the seams and the seat for a thin spot.', seconds: 30 },
        },
        {
          step: { text: 'Empty the swim bag, and turn it upside down over the trash.', minutes: 1 },
          challenge: { text: 'Set the bag down open, so that it airs out.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A long breath out keeps you calm in the water. Practice one now: breathe in, and let it out until nothing is left.',
      short: 'Practice one long breath out, as in the pool.',
      pairs: [
        {
          step: { text: 'Watch one short video that shows how swimmers breathe.', minutes: 2 },
          challenge: { text: 'Turn your head slowly to each side, as when you breathe while swimming.', seconds: 60 },
        },
        {
          step: { text: 'Fill the sink, and blow bubbles into the water with your lips.', minutes: 2 },
          challenge: { text: 'Stand with loose arms, and feel your ribs move with each breath.', seconds: 60 },
        },
      ],
    },
    {
      text: 'With a ticket in hand, you need not wait in line at the pool. Find out whether yours sells tickets online.',
      short: 'Find out whether the pool sells tickets online.',
      pairs: [
        {
          step: { text: 'Look up what a card for several visits to the pool costs.', minutes: 2 },
          challenge: { text: 'Put the card or the money where you keep your keys.', seconds: 15 },
        },
        {
          step: { text: 'Save the ticket or the page where you can open it with wet hands.', minutes: 1 },
          challenge: { text: 'Read on the pool’s page when it is open on {weekday}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Loose shoulders make each swim stroke easier. Roll yours backward slowly, and then let both arms hang for a moment.',
      short: 'Roll both shoulders backward slowly, for an easier swim.',
      pairs: [
        {
          step: { text: 'Hang a towel over a door, hold both ends, and lean back gently.', minutes: 2 },
          challenge: { text: 'Reach up with both arms, palms together, as when you glide.', seconds: 30 },
        },
        {
          step: { text: 'Lower the bag or the chair that makes you lift your shoulders.', minutes: 1 },
          challenge: { text: 'Let one ear sink toward the shoulder, and then the other.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Many pool lockers need a coin or a padlock. Put yours into the side pocket of the swim bag, and leave it there.',
      short: 'Put the locker coin into the swim bag. Leave it there.',
      pairs: [
        {
          step: { text: 'Put a second coin into your jacket, in case the first is gone.', minutes: 1 },
          challenge: { text: 'Close the zipper of the side pocket, and feel the coin from outside.', seconds: 15 },
        },
        {
          step: { text: 'Write your name on the swim bag and on the padlock.', minutes: 2 },
          challenge: { text: 'Open and close the padlock once without looking.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You are less likely to skip a swim when somebody is waiting. Ask one person to meet you at the pool {next}.',
      short: 'Ask one person to come to the pool {next}.',
      pairs: [
        {
          step: {
            text: 'Write to that person what gets in your way, and ask for an idea: {obstacle}.',
            twin: 'Write to one swimmer, and ask at what times the pool is quiet.',
            minutes: 2,
          },
          challenge: { text: 'Say what you two would do first: the water, or a coffee.', seconds: 30 },
        },
        {
          step: { text: 'Write down where you would wait for each other at the pool.', minutes: 1 },
          challenge: { text: 'Name one person who used to like swimming.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You can learn a lot from watching a good swimmer. Watch one short video of how the hand enters the water.',
      short: 'Watch one swim stroke on video. Copy the arms in the air.',
      pairs: [
        {
          step: { text: 'Write down one thing that the swimmer’s elbow does.', minutes: 2 },
          challenge: { text: 'Move one arm through the air as in the video, three times.', seconds: 30 },
        },
        {
          step: { text: 'Draw the path of the hand with one line.', minutes: 2 },
          challenge: { text: 'Slide one flat hand forward through the air, fingertips first.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A swim that starts slowly is easier to finish. Stand up, and move your arms through a few slow strokes.',
      short: 'Stand up. Swim a few slow strokes in the air.',
      pairs: [
        {
          step: { text: 'Write on a slip for the swim bag: the first length may be slow.', minutes: 1 },
          challenge: {
            text: 'Picture the start of your swim: up to the shoulders, then one slow length.',
            seconds: 30,
          },
        },
        {
          step: { text: 'Clear enough floor to swing both arms.', minutes: 2 },
          challenge: { text: 'Point and flex both feet a few times, as for the kick.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Wet hair is cold on the way home from the pool. Put a warm cap or a hood into the swim bag.',
      short: 'Put a warm cap into the swim bag.',
      pairs: [
        {
          step: { text: 'Put a comb and a dry towel for the hair with it.', minutes: 2 },
          challenge: { text: 'Pull the cap or the hood over both ears.', seconds: 15 },
        },
        {
          step: { text: 'Add a dry pair of socks, rolled up small.', minutes: 2 },
          challenge: { text: 'Look into the swim bag, and take out what does not belong there.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You are more likely to go when somebody knows about it. Tell one person that you will be at the pool {next}.',
      short: 'Tell one person that you swim {next}.',
      pairs: [
        {
          step: { text: 'Add when you will be back home.', minutes: 2 },
          challenge: {
            text: 'Read your reason before you put the phone away: {why}.',
            twin: 'Say in one sentence how your back and shoulders feel after a swim.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Add a question that you would like to be asked afterward.', minutes: 1 },
          challenge: { text: 'Name one thing that you like to tell about the pool.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It is easier to leave on time with an hour in mind. Write down when you have to leave for the pool on {weekday}.',
      short: 'Write down when you leave for the pool.',
      pairs: [
        {
          step: { text: 'Put the note with the hour on the door that you leave by.', minutes: 1 },
          challenge: { text: 'Go along the way to the pool in your head, up to the ticket desk.', seconds: 30 },
        },
        {
          step: { text: 'Check whether the bus runs or the bike has air on that way.', minutes: 2 },
          challenge: { text: 'Say which door of the pool you go in by.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Pools sometimes close for repairs or holidays. Read the notices on your pool’s page, and note any day without swimming.',
      short: 'Read the pool’s notices. Note any closed day.',
      pairs: [
        {
          step: { text: 'Find a second pool or a lake in reach, and note its hours.', minutes: 2 },
          challenge: { text: 'Say how you would get to the second place.', seconds: 30 },
        },
        {
          step: { text: 'Write the closed days beside the pool’s usual hours.', minutes: 1 },
          challenge: { text: 'Say which open day comes next.', seconds: 15 },
        },
      ],
    },
    {
      text: 'In the slow lane, you can take your time. Look up on the pool’s page which lane is the slow one.',
      short: 'Find out which lane of the pool is slow.',
      pairs: [
        {
          step: { text: 'Write on a card for the swim bag: you may rest at the wall.', minutes: 1 },
          challenge: { text: 'Hold the edge of a table, and breathe out as at the wall.', seconds: 30 },
        },
        {
          step: { text: 'Look up which side swimmers keep to in your pool.', minutes: 2 },
          challenge: { text: 'Let both arms hang, and shake them out slowly.', seconds: 30 },
        },
      ],
    },
  ],
  eve: swimEveMoves,
}
