import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { runEveMoves } from './run-eve.ts'

/** Texts of a day before a run (TEXT-30). */
export const runFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Worn soles make knees and hips work harder. Turn your running shoes over, and look at the outer edge of the heel.',
      short: 'Turn the running shoes over. Look at the outer heel.',
      pairs: [
        {
          step: { text: 'Wipe the soles with a damp cloth, outside or over the trash.', minutes: 2 },
          challenge: { text: 'Feel inside each running shoe for a stone or a fold.', seconds: 30 },
        },
        {
          step: { text: 'Write the month in which you bought the running shoes inside the left one.', minutes: 1 },
          challenge: { text: 'Stand on one leg for a few breaths, and then on the other.', seconds: 60 },
        },
      ],
    },
    {
      text: 'A lace that tears can stop a run at the door. Check both laces, and replace one that is frayed.',
      short: 'Check the laces of the running shoes. Replace a frayed one.',
      pairs: [
        {
          step: { text: 'Relace your running shoes so that they sit firmly and do not press.', minutes: 2 },
          challenge: { text: 'Tie a double bow in one lace, and pull it open with one hand.', seconds: 30 },
        },
        {
          step: { text: 'Put a spare lace where you keep the running shoes.', minutes: 2 },
          challenge: { text: 'Wiggle your toes in one running shoe, and feel how much room they have.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A run is easier to begin when the route is decided. Draw the next run on a map, up to the point where you turn.',
      short: 'Draw the next run on a map. Mark the turning point.',
      pairs: [
        {
          step: { text: 'Look up how long your route is, and note it beside the drawing.', minutes: 2 },
          challenge: { text: 'Follow the route on the map with one finger, out and back.', seconds: 30 },
        },
        {
          step: { text: 'Mark one place on the way where you may walk for a while.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the run by heart: {plan}',
            twin: 'Say out loud in which direction your run begins.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Blisters come from socks more often than from shoes. Find a pair of socks without holes, and keep it inside the running shoes.',
      short: 'Find running socks without holes. Keep them inside the shoes.',
      pairs: [
        {
          step: { text: 'Throw out the socks that have a hole.', minutes: 2 },
          challenge: { text: 'Turn the good pair inside out, and pick off the lint.', seconds: 30 },
        },
        {
          step: { text: 'Trim your toenails straight, so that they do not press in the running shoes.', minutes: 2 },
          challenge: { text: 'Draw a circle with each foot in the air, in both directions.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Practice the start of the run once: sit down, put on the shoes, tie them, and go to the door.',
      short: 'Practice the start of the run. Shoes, laces, door.',
      pairs: [
        {
          step: { text: 'Move whatever stood in your way between the chair and the door.', minutes: 2 },
          challenge: { text: 'Go from the chair to the door once, as quietly as you can.', seconds: 30 },
        },
        {
          step: { text: 'Write on a slip what comes between getting up and the door, in three words.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, with a look at the running shoes: {why}.',
            twin: 'Say out loud at what hour you will put on the running shoes.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Drivers notice a runner late when the light is low. Find something bright or reflecting that you can wear over the shirt.',
      short: 'Find something bright for the run. Drivers see it sooner.',
      pairs: [
        {
          step: { text: 'Hang what is bright over the running jacket, so that you reach for it first.', minutes: 2 },
          challenge: { text: 'Hold it under a lamp, and step back until it stops shining.', seconds: 30 },
        },
        {
          step: { text: 'Charge the lamp that you would wear on a dark morning.', minutes: 2 },
          challenge: { text: 'Look out of the window, and find what you see first in low light.', seconds: 30 },
        },
      ],
    },
    {
      text: 'On a wet or icy day, your usual route may not be safe. Note a second one with lamps and a flat sidewalk.',
      short: 'Note a second route for the run. Flat, with lamps.',
      pairs: [
        {
          step: { text: 'Show one person the second route, so that they know both.', minutes: 2 },
          challenge: { text: 'Name the places on your usual route where water stands or ice forms.', seconds: 30 },
        },
        {
          step: { text: 'Look up a gym, a track, or a long hallway for days with ice.', minutes: 2 },
          challenge: { text: 'Practice short, flat steps across the room, as you would walk on ice.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A key in your hand is in the way on a run. Find a pocket with a zipper, or tie the key into a lace.',
      short: 'Find a zipped pocket for the key. It stays quiet there.',
      pairs: [
        {
          step: { text: 'Empty the pockets of the running jacket, except for that key.', minutes: 2 },
          challenge: { text: 'Jump once with the key in its place, and listen for a rattle.', seconds: 30 },
        },
        {
          step: { text: 'Take the house key off its heavy ring.', minutes: 1 },
          challenge: { text: 'Check that the key turns in the lock without the ring.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You are less likely to skip a run when somebody is waiting. Ask one person to run with you {next}, at an easy pace.',
      short: 'Ask one person to run along {next}. Any pace will do.',
      pairs: [
        {
          step: {
            text: 'Write to that person what gets in your way, and ask for an idea: {obstacle}.',
            twin: 'Write to that person which route you like, and ask for another.',
            minutes: 2,
          },
          challenge: { text: 'Say out loud at what pace you can still talk.', seconds: 30 },
        },
        {
          step: { text: 'Write down the corner where you two could meet, with a store or a roof.', minutes: 2 },
          challenge: { text: 'Name one thing that you would like to talk about on a run.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Tight calves make the first minutes of a run stiff. Stand on a step, and let one heel sink, then the other.',
      short: 'For easier runs: let each heel sink on a step.',
      pairs: [
        {
          step: { text: 'Put a small towel by the stair, so that you remember your calves {next}.', minutes: 2 },
          challenge: { text: 'Go up and down one step, slowly, until your legs feel warm.', seconds: 30 },
        },
        {
          step: { text: 'Roll each calf gently over a bottle or a rolling pin.', minutes: 2 },
          challenge: { text: 'Lift your toes ten times while your heels stay on the floor.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A run is easier where you like to be. Write down one street, park, or view that you enjoy on the way.',
      short: 'Write down one place that you like to run.',
      pairs: [
        {
          step: { text: 'Draw the next run on a map so that it passes this place.', minutes: 2 },
          challenge: { text: 'Close your eyes, and go past this place in your head.', seconds: 30 },
        },
        {
          step: { text: 'Find a picture of the place, and keep it on your phone.', minutes: 2 },
          challenge: { text: 'Say where you would slow down there, to look.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Some days only have room for a short run. Choose the corner where you would turn around.',
      short: 'Choose the corner where the shortest run turns around.',
      pairs: [
        {
          step: { text: 'Write on a slip how long the shortest run takes, door to door.', minutes: 1 },
          challenge: { text: 'Name the tree, sign, or bench where you would turn.', seconds: 15 },
        },
        {
          step: { text: 'Check on a map what is just past that corner.', minutes: 2 },
          challenge: { text: 'Say out loud: the short run counts, too.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look at the forecast for {weekday}. Rain needs a cap, and wind needs a thin jacket.',
      short: 'Look at the forecast for {weekday}. Choose cap or jacket.',
      pairs: [
        {
          step: { text: 'Lay what the forecast asks for on the running shoes.', minutes: 2 },
          challenge: { text: 'Try the cap or the jacket on, and lift both arms.', seconds: 15 },
        },
        {
          step: { text: 'Check the forecast for {time}, and note what to wear.', minutes: 1 },
          challenge: {
            text: 'Put your thumbs through the cuffs of the running jacket, and lift both arms.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'If others sleep when you leave, a squeaking door can wake them. Try yours once by day, and oil the hinge if it is loud.',
      short: 'Does your door squeak? Oil the hinge for early runs.',
      pairs: [
        {
          step: { text: 'Wipe the hinge and the lock with a dry cloth.', minutes: 2 },
          challenge: { text: 'Open and close the front door as quietly as you can.', seconds: 30 },
        },
        {
          step: { text: 'Look for a place outside the bedroom where your running clothes can lie.', minutes: 2 },
          challenge: { text: 'Walk from the bed to that place on the balls of your feet.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Waiting at a traffic light breaks up a run. Look on a map for a loop that crosses no big street.',
      short: 'Find a running loop without traffic lights. Use a map.',
      pairs: [
        {
          step: { text: 'Draw the loop on paper, with the side of the street where you run.', minutes: 2 },
          challenge: { text: 'Follow the loop with a finger, first one way around, then the other.', seconds: 30 },
        },
        {
          step: { text: 'Mark where the loop has water, shade, or a bench.', minutes: 1 },
          challenge: { text: 'Say which way around you would run it.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Muscles become stronger between runs. Sit down, put both legs up, and listen to one whole song.',
      short: 'Legs rest between runs. Put both up for one song.',
      pairs: [
        {
          step: { text: 'Put a cushion under both heels, and lean back.', minutes: 2 },
          challenge: { text: 'Lift your shoulders once, let them drop, and shake out both hands.', seconds: 30 },
        },
        {
          step: { text: 'Put together a few songs for the start of a run.', minutes: 2 },
          challenge: { text: 'Tap the beat of the first one with both feet.', seconds: 30 },
        },
      ],
    },
  ],
  eve: runEveMoves,
}
