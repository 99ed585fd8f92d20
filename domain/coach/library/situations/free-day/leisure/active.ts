import type { FreeDayLeisure } from '#domain/coach/library/frame.ts'

/** What somebody does on the free days of a goal of movement and of places outdoors, beside preparing it (TEXT-30). */
export const activeLeisure = {
  swim: {
    details: [
      {
        text: 'Some swims stay in mind longer than others. Write down one that you liked, and what made it so.',
        short: 'Recall one swim you liked. Write down why.',
        about: 'memory',
      },
      {
        text: 'A swim can be felt on dry days, too. Notice how your back and shoulders are while you sit.',
        short: 'Sit. Notice back and shoulders between swims.',
        about: 'notice',
      },
      {
        text: 'Rest between swims is part of swimming. Sit for a minute with nothing in your hands.',
        short: 'Rest belongs to swimming. Sit down. Hands empty.',
        about: 'quiet',
      },
      {
        text: 'A swim is easier to keep when somebody knows the day. Mention yours to one person in passing.',
        short: 'Mention your next swim to one person.',
        about: 'share',
      },
      {
        text: 'There is a part of each swim that you like least. Write down which it is, and how to shorten it.',
        short: 'Name the part of swimming you like least. Shorten it.',
        about: 'change',
      },
      {
        text: 'Somebody at the pool makes it easier: a lifeguard, or a neighbor in the lane. Write down whom you will greet.',
        short: 'Write down whom you will greet at the pool.',
        about: 'greet',
      },
    ],
    steps: [
      { text: 'Write down one thing that you liked about a swim.', minutes: 2, about: 'memory' },
      { text: 'Write down who else swims when you do: a name, or the color of a cap.', minutes: 1, about: 'greet' },
      { text: 'Lie down between swims, as flat as on the water, and breathe.', minutes: 3, about: 'quiet' },
      { text: 'Send one person a line about why you swim.', minutes: 2, about: 'share' },
    ],
  },
  run: {
    details: [
      {
        text: 'A run that went well is worth a note. Write down one: the street, the light, and how you felt.',
        short: 'Recall one good run. Write down street and light.',
        about: 'memory',
      },
      {
        text: 'Legs have a day off between runs. Put your feet up for a minute, and leave them there.',
        short: 'Legs are off duty between runs. Feet up now.',
        about: 'feet',
      },
      {
        text: 'Somebody at home may wonder where you go on a run. Tell them one thing that you see there.',
        short: 'Tell somebody at home what you see on runs.',
        about: 'share',
      },
      {
        text: 'On the way to other things, you pass streets where you could run. Notice one that you had overlooked.',
        short: 'Notice one street where you could run.',
        about: 'notice',
      },
      {
        text: 'There is often a point where a run gets easier. Write down where that is on your way.',
        short: 'Where does a run get easier? Write it down.',
        about: 'easier',
      },
      {
        text: 'You need not want the next run yet. Write down what you like about being back from one.',
        short: 'Write down what is good after a run.',
        about: 'back',
      },
    ],
    steps: [
      { text: 'Write down the street or the view from a run that you liked.', minutes: 2, about: 'memory' },
      { text: 'Put your feet up on a chair between runs, and look at the ceiling.', minutes: 2, about: 'feet' },
      { text: 'Send one person a line about something that you saw on a run.', minutes: 2, about: 'share' },
      { text: 'Write one line about how it feels to be back from a run.', minutes: 2, about: 'back' },
    ],
  },
  outdoors: {
    details: [
      {
        text: 'A seat at {place} needs nothing in your hands. Sit like that at home for a minute.',
        short: 'Sit with empty hands, as at {place}.',
        about: 'empty',
      },
      {
        text: 'A time outdoors leaves small pictures. Write down one that you remember from {place}.',
        short: 'Write down one thing you remember from {place}.',
        about: 'memory',
      },
      {
        text: 'You can be still at home, too. Sit for a minute, and listen to the room as you would at {place}.',
        short: 'Sit still. Listen to the room, as at {place}.',
        about: 'listen',
      },
      {
        text: 'Somebody may like to hear where you go. Tell one person what it is like at {place}.',
        short: 'Tell one person what it is like at {place}.',
        about: 'share',
      },
      {
        text: 'The season changes {place} from week to week. Look at a tree near your home, and guess what has changed there.',
        short: 'Look at a tree. Guess what changed at {place}.',
        about: 'tree',
      },
      {
        text: 'You go to {place} for something. Write down what that is in a few words, and keep the slip.',
        short: 'Write down what you go to {place} for.',
        about: 'reason',
      },
      {
        text: 'You can have a little of {place} at home. Put a leaf, a stone, or a picture where you see it.',
        short: 'Put something green in sight, as at {place}.',
        about: 'piece',
      },
    ],
    steps: [
      { text: 'Write down one sound that you know from {place}.', minutes: 1, about: 'listen' },
      { text: 'Write one line about something that moved at {place}.', minutes: 2, about: 'memory' },
      { text: 'Send one person a picture of {place}, or one sentence about it.', minutes: 2, about: 'share' },
      { text: 'Write down who else might like to be at {place}.', minutes: 1, about: 'reason' },
      { text: 'Put a picture of {place} where you see it from your seat.', minutes: 2, about: 'piece' },
    ],
  },
  walk: {
    details: [
      {
        text: 'A walk you liked is worth a line. Write down where it was, and what the air was like.',
        short: 'Recall one walk you liked. Write down where.',
        about: 'memory',
      },
      {
        text: 'Some of what you pass on a walk can be seen from your window. Look for one thing that you know.',
        short: 'Find one thing from your walk through the window.',
        about: 'notice',
      },
      {
        text: 'A walk is a good thing to tell about. Send one person a line about something you saw on one.',
        short: 'Tell one person what you saw on a walk.',
        about: 'share',
      },
      {
        text: 'Feet that walk may rest in between. Put them up for a minute, without shoes.',
        short: 'No walk today. Shoes off. Feet up for a minute.',
        about: 'feet',
      },
    ],
    steps: [
      { text: 'Write down what you saw on a walk that you did not expect.', minutes: 2, about: 'memory' },
      { text: 'Ask somebody which walk they like best.', minutes: 2, about: 'share' },
    ],
  },
  workout: {
    details: [
      {
        text: 'Some workouts leave you in a good mood. Write down one, and what came before it that day.',
        short: 'Recall one good workout. Write down what came before.',
        about: 'memory',
      },
      {
        text: 'A day between workouts has its use. Sit down for a minute, and let your arms hang.',
        short: 'Day between workouts. Sit down. Let the arms hang.',
        about: 'rest',
      },
      {
        text: 'Every workout has an exercise that you like. Write down which, so that the next one can begin with it.',
        short: 'Write down the exercise you like in your workout.',
        about: 'like',
      },
    ],
    steps: [
      { text: 'Write down what you can do in a workout now that was new once.', minutes: 2, about: 'memory' },
      { text: 'Ask somebody what they do on the days between their workouts.', minutes: 2, about: 'share' },
    ],
  },
} satisfies Record<string, FreeDayLeisure>
