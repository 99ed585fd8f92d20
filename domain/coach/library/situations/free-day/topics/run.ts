import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a run (TEXT-30). */
export const runFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Worn soles make knees and hips work harder. Turn your running shoes over, and look at the outer edge of the heel.',
        short: 'Turn the running shoes over. Look at the outer heel.',
        about: 'soles',
      },
      {
        text: 'A lace that tears can stop a run at the door. Check both laces, and replace one that is frayed.',
        short: 'Check the laces of the running shoes. Replace a frayed one.',
        about: 'laces',
      },
      {
        text: 'A run is easier to begin when the route is decided. Draw the next run on a map, up to the point where you turn.',
        short: 'Draw the next run on a map. Mark the turning point.',
        about: 'route',
      },
      {
        text: 'Blisters come from socks more often than from shoes. Find a pair of socks without holes, and keep it inside the running shoes.',
        short: 'Find running socks without holes. Keep them inside the shoes.',
        about: 'socks',
      },
      {
        text: 'Practice the start of the run once: sit down, put on the shoes, tie them, and go to the door.',
        short: 'Practice the start of the run. Shoes, laces, door.',
        about: 'start',
      },
      {
        text: 'Drivers notice a runner late when the light is low. Find something bright or reflecting that you can wear over the shirt.',
        short: 'Find something bright for the run. Drivers see it sooner.',
        about: 'dark',
      },
      {
        text: 'On a wet or icy day, your usual route may not be safe. Note a second one with lamps and a flat sidewalk.',
        short: 'Note a second route for the run. Flat, with lamps.',
        about: 'ice',
      },
      {
        text: 'A key in your hand is in the way on a run. Find a pocket with a zipper, or tie the key into a lace.',
        short: 'Find a zipped pocket for the key. It stays quiet there.',
        about: 'key',
      },
      {
        text: 'You are less likely to skip a run when somebody is waiting. Ask one person to run with you {next}, at an easy pace.',
        short: 'Ask one person to run along {next}. Any pace will do.',
        about: 'company',
      },
      {
        text: 'Tight calves make the first minutes of a run stiff. Stand on a step, and let one heel sink, then the other.',
        short: 'For easier runs: let each heel sink on a step.',
        about: 'calves',
      },
      {
        text: 'A run is easier where you like to be. Write down one street, park, or view that you enjoy on the way.',
        short: 'Write down one place that you like to run.',
        about: 'view',
      },
      {
        text: 'Some days only have room for a short run. Choose the corner where you would turn around.',
        short: 'Choose the corner where the shortest run turns around.',
        about: 'short',
      },
      {
        text: 'Look at the forecast for {weekday}. Rain needs a cap, and wind needs a thin jacket.',
        short: 'Look at the forecast for {weekday}. Choose cap or jacket.',
        about: 'weather',
      },
      {
        text: 'If others sleep when you leave, a squeaking door can wake them. Try yours once by day, and oil the hinge if it is loud.',
        short: 'Does your door squeak? Oil the hinge for early runs.',
        about: 'quiet',
      },
      {
        text: 'Waiting at a traffic light breaks up a run. Look on a map for a loop that crosses no big street.',
        short: 'Find a running loop without traffic lights. Use a map.',
        about: 'lights',
      },
      {
        text: 'Muscles become stronger between runs. Sit down, put both legs up, and listen to one whole song.',
        short: 'Legs rest between runs. Put both up for one song.',
        about: 'rest',
      },
    ],
    eve: [
      {
        text: 'Lay out shirt, shorts, and socks, one beside the other. You can then dress for the run without thinking.',
        short: 'Lay out the running clothes. First thing on top.',
        about: 'layout',
      },
      {
        text: 'Put the running clothes into the bathroom. You can dress there tomorrow without waking anybody.',
        short: 'Put the running clothes into the bathroom. Dress there.',
        about: 'bathroom',
      },
      {
        text: 'Stand your running shoes by the door with the laces open and a sock in each.',
        short: 'Running shoes by the door. Laces open, socks inside.',
        about: 'shoes',
      },
      {
        text: 'Fill a glass to drink before the run, and a bottle for afterward. Leave both beside the sink.',
        short: 'Stand a glass by the sink. Drink from it before the run.',
        about: 'water',
      },
      {
        text: 'An early run begins the evening before. Choose the last thing you will do this evening, and leave out what would follow.',
        short: 'Write down your bedtime for tonight. Sleep before the run.',
        about: 'sleep',
      },
      {
        text: 'Set out a bowl and a cup for after the run. You may come home hungry, and breakfast is then quick.',
        short: 'Breakfast after the run: set out bowl and cup.',
        about: 'breakfast',
      },
      {
        text: 'Charge the headlamp, the watch, or the phone that you take on the run. Then lay it beside the running shoes.',
        short: 'Charge the watch or lamp. Then lay it on the running shoes.',
        about: 'headlamp',
      },
      {
        text: 'Leave a line for those at home on the kitchen table: where you run, and when you are back.',
        short: 'Leave a note at home. Where you run, until when.',
        about: 'note',
      },
    ],
  },
  steps: {
    any: [
      {
        text: 'Look at the heels of your running shoes, and note how worn they are.',
        minutes: 1,
        about: 'soles',
      },
      { text: 'Relace your running shoes so that they sit firmly and do not press.', minutes: 2, about: 'laces' },
      { text: 'Draw the route of your next run, with the place where you turn.', minutes: 3, about: 'route' },
      { text: 'Sort out the running socks that have a hole.', minutes: 2, about: 'socks' },
      { text: 'Rehearse the start of the run: shoes on, laces tied, to the door.', minutes: 2, about: 'start' },
      {
        text: 'Ask somebody who runs what they do about this: {obstacle}.',
        twin: 'Ask somebody who runs which route in the area they like best.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Look for a bright vest, a lamp, or a white shirt for the run.', minutes: 2, about: 'dark' },
      { text: 'Choose a second, flat route for a day with rain or ice.', minutes: 2, about: 'second' },
      { text: 'Send one person the route, and ask whether they run along {next}.', minutes: 2, about: 'company' },
      { text: 'Stand on a stair, and let one heel sink slowly, then the other.', minutes: 1, about: 'calves' },
      {
        text: 'Trim your toenails straight, so that they do not press on the running shoes.',
        minutes: 3,
        about: 'toenails',
      },
      { text: 'Write down where your shortest run turns around.', minutes: 1, about: 'short' },
      { text: 'Check the forecast for {time}, and note what to wear.', minutes: 2, about: 'weather' },
      { text: 'Empty the pockets of the running jacket, except for the key.', minutes: 2, about: 'pocket' },
      { text: 'Find a loop on the map that crosses no big street.', minutes: 2, about: 'lights' },
      { text: 'Wipe the mud off your running shoes, and let them dry by an open window.', minutes: 2, about: 'shoes' },
    ],
    eve: [
      { text: 'Lay out shirt, shorts, and socks for the run on one chair.', minutes: 2, about: 'layout' },
      { text: 'Loosen the laces, so that you can slip into the running shoes.', minutes: 1, about: 'shoes' },
      {
        text: 'Carry the clothes for the run into the bathroom, or wherever you dress.',
        minutes: 2,
        about: 'bathroom',
      },
      { text: 'Fill a bottle, and put it into the fridge for after the run.', minutes: 2, about: 'water' },
      { text: 'Tie the house key into the lace of one running shoe.', minutes: 1, about: 'key' },
      { text: 'Set out a bowl and a cup for after the run.', minutes: 3, about: 'breakfast' },
      { text: 'Hang the running jacket on the handle of the front door.', minutes: 1, about: 'jacket' },
      {
        text: 'Write on a slip where you run and when you are back, for the kitchen table.',
        minutes: 2,
        about: 'note',
      },
    ],
  },
  challenges: {
    any: [
      { text: 'Stand on one leg for a few breaths, and then on the other.', seconds: 45, about: 'balance' },
      {
        text: 'Lift your shoulders once, let them drop, and shake out both hands.',
        seconds: 30,
        about: 'hands',
      },
      { text: 'Knock the dirt off your running shoes, outside or over the trash.', seconds: 30, about: 'soles' },
      { text: 'Follow the route of the next run on a map with one finger.', seconds: 60, about: 'map' },
      { text: 'Name the tree, sign, or bench where your run will turn around.', seconds: 15, about: 'turn' },
      {
        text: 'Say your plan for the run by heart: {plan}',
        twin: 'Say out loud in which direction your run begins.',
        seconds: 60,
        about: 'plan',
      },
      { text: 'Feel inside each running shoe for a stone or a fold.', seconds: 30, about: 'shoe' },
      { text: 'Pull at each lace, and see whether it is worn anywhere.', seconds: 30, about: 'lace' },
      {
        text: 'Choose one song that fits the start of your run.',
        seconds: 45,
        about: 'song',
      },
      { text: 'Look up the temperature that is forecast for {time}.', seconds: 30, about: 'weather' },
      { text: 'Go up and down one step, slowly, until your legs feel warm.', seconds: 60, about: 'stairs' },
      {
        text: 'Read your reason once before you look at the running shoes: {why}.',
        twin: 'Say out loud at what hour you will put on the running shoes.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Open and close the front door as quietly as you can.', seconds: 30, about: 'door' },
      { text: 'Draw a circle with each foot in the air, in both directions.', seconds: 45, about: 'ankles' },
      { text: 'Check whether the running shirt is clean and dry.', seconds: 15, about: 'shirt' },
      {
        text: 'Check whether something on your running clothes is bright enough for drivers to see.',
        seconds: 30,
        about: 'bright',
      },
    ],
    eve: [
      { text: 'Put the running socks on top of the running clothes.', seconds: 15, about: 'layout' },
      { text: 'Turn the running shoes so that they point to the door.', seconds: 30, about: 'shoes' },
      { text: 'Check that the alarm leaves you time for shoes and a glass of water.', seconds: 30, about: 'alarm' },
      {
        text: 'Clear the way from the bed to the bathroom, so that you can walk it in the dark.',
        seconds: 45,
        about: 'path',
      },
      { text: 'Put the phone and the key where you will find them for the run.', seconds: 30, about: 'phone' },
      { text: 'Put a glass beside the sink, to drink from before the run.', seconds: 15, about: 'water' },
      { text: 'Look out of the window, and decide what you will wear on the run.', seconds: 30, about: 'curtain' },
      {
        text: 'Turn the running shirt right side out, and undo the zipper of the jacket.',
        seconds: 30,
        about: 'layout',
      },
    ],
  },
}
