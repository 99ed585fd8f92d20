import type { FreeMove } from '#domain/coach/library/frame.ts'

/** What somebody does on the free days of a goal of movement, beside preparing it (TEXT-30). */
export const activeLeisure = {
  run: [
    {
      text: 'A run that went well is worth a note. Write down one: the street, the light, and how you felt.',
      short: 'Recall one good run. Write down street and light.',
      pairs: [
        {
          step: { text: 'Underline the word that says most about that run.', minutes: 1 },
          challenge: { text: 'Close your eyes, and go along that street once more.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Legs have a day off between runs. Put your feet up for a minute, and leave them there.',
      short: 'Legs are off duty between runs. Feet up now.',
      pairs: [
        {
          step: { text: 'Untie or take off whatever presses on your feet.', minutes: 1 },
          challenge: { text: 'Spread your toes, and let them go.', seconds: 30 },
        },
      ],
    },
    {
      text: 'On a run, you see things that others miss. Tell somebody at home one of them.',
      short: 'Tell somebody what you see on your runs.',
      pairs: [
        {
          step: { text: 'Ask which place on your route that person would like to see.', minutes: 2 },
          challenge: { text: 'Say in one sentence why you like to run there.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Much of what a run asks of the body is repaired at rest. Lean back, and close your eyes for a minute.',
      short: 'Runners need rest. Lean back. Close your eyes.',
      pairs: [
        {
          step: { text: 'Turn off one light or screen near your seat.', minutes: 1 },
          challenge: { text: 'Let your legs get heavy, first the left and then the right.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Your feet carry all of a run. Give each of them a slow rub with both hands.',
      short: 'Feet do the running. Give each a slow rub.',
      pairs: [
        {
          step: { text: 'Put on warm socks, and lift your heels onto a cushion.', minutes: 1 },
          challenge: { text: 'Curl all your toes, and let them open slowly.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You need not want the next run yet. Write down what you like about being back from one.',
      short: 'Write down what is good after a run.',
      pairs: [
        {
          step: { text: 'Write below it what you do first when you are back.', minutes: 2 },
          challenge: { text: 'Sit down as you do after a run, and stay for a moment.', seconds: 30 },
        },
      ],
    },
  ],
  swim: [
    {
      text: 'Some swims stay in mind longer than others. Write down one that you liked, and what made it so.',
      short: 'Recall one swim you liked. Write down why.',
      pairs: [
        {
          step: { text: 'Give that swim a name, and write it above the note.', minutes: 1 },
          challenge: { text: 'Close your eyes, and hear that pool for a moment.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Back and shoulders have the day off between swims. Sit down, and lean them against something soft.',
      short: 'Back and shoulders rest between swims. Lean them back.',
      pairs: [
        {
          step: { text: 'Put a pillow behind the place that feels tight.', minutes: 2 },
          challenge: { text: 'Let both arms hang, as heavy as in the water.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Swimmers get stronger on their days off. Sit for a minute with nothing in your hands.',
      short: 'Swimmers need days off. Sit down. Hands empty.',
      pairs: [
        {
          step: { text: 'Lie down as if you floated on your back, and breathe.', minutes: 2 },
          challenge: { text: 'Close your eyes, and let your jaw drop.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A swim is easier to keep when somebody knows the day. Mention yours to one person in passing.',
      short: 'Mention your next swim to one person.',
      pairs: [
        {
          step: { text: 'Ask where that person likes to swim.', minutes: 2 },
          challenge: { text: 'Say in one sentence why you swim.', seconds: 15 },
        },
      ],
    },
    {
      text: 'There is a part of each swim that you like least. Write down which it is, and how to shorten it.',
      short: 'Name the part of swimming you like least. Shorten it.',
      pairs: [
        {
          step: { text: 'Write beside it the part that you like most.', minutes: 1 },
          challenge: { text: 'Picture the short version, and then the part you like.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A familiar face makes a pool friendlier: the lifeguard, or the swimmer in the next lane. Write down whom you will greet.',
      short: 'Write down whom you will greet at the pool.',
      pairs: [
        {
          step: { text: 'Write down one question that you could ask that person.', minutes: 1 },
          challenge: { text: 'Say your hello out loud once.', seconds: 15 },
        },
      ],
    },
  ],
  walk: [
    {
      text: 'A walk you liked is worth a line. Write down where it was, and what the air was like.',
      short: 'Recall one walk you liked. Write down where.',
      pairs: [
        {
          step: { text: 'Write below it who was with you, or what you heard.', minutes: 1 },
          challenge: { text: 'Close your eyes, and walk the best part once more in your head.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some of what you pass on a walk can be seen from your window. Look for one thing that you know.',
      short: 'Find one thing from your walk through the window.',
      pairs: [
        {
          step: { text: 'Open the window, and look in the direction of your walk.', minutes: 1 },
          challenge: { text: 'Listen until you know where the loudest sound comes from.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A walk is a good thing to tell about. Send one person a line about something you saw on one.',
      short: 'Tell one person what you saw on a walk.',
      pairs: [
        {
          step: { text: 'Ask which walk that person likes best.', minutes: 2 },
          challenge: { text: 'Say what you would show them first.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Feet that walk may rest in between. Put them up for a minute, without shoes.',
      short: 'No walk today. Shoes off. Feet up for a minute.',
      pairs: [
        {
          step: { text: 'Put a cushion under both heels.', minutes: 2 },
          challenge: { text: 'Move each toe once, slowly, and let it rest.', seconds: 30 },
        },
      ],
    },
  ],
  workout: [
    {
      text: 'Some workouts leave you in a good mood. Write down one, and what came before it that day.',
      short: 'Recall one good workout. Write down what came before.',
      pairs: [
        {
          step: { text: 'Write below it which exercise came last.', minutes: 1 },
          challenge: { text: 'Stretch both arms, as you do after the last exercise.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A day between workouts has its use. Sit down for a minute, and let your arms hang.',
      short: 'Day between workouts. Sit down. Let the arms hang.',
      pairs: [
        {
          step: { text: 'Lay both feet on something soft.', minutes: 1 },
          challenge: { text: 'Breathe out slowly, until your shoulders drop.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Every workout has an exercise that you like. Write down which, so that the next one can begin with it.',
      short: 'Write down the exercise you like in your workout.',
      pairs: [
        {
          step: { text: 'Write beside it what you like about the exercise.', minutes: 1 },
          challenge: { text: 'Say the name of the exercise, and who showed it to you.', seconds: 15 },
        },
      ],
    },
  ],
} satisfies Record<string, readonly FreeMove[]>
