import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `weight.ts`. */
export const moreWeightAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Some kinds of moving can be done in a chair. Write on a slip: seated, circle both arms slowly, rest.',
    short: 'Tired bodies move seated. Write: circle both arms, rest.',
    form: 'note',
    drill_sergeant: 'Slip to the chair. Slow circles. Rest.',
    kind_encouraging: 'On days with little energy, that is enough, and you need not get up.',
    teammate: 'Low energy’s no problem, we read the slip and stay seated.',
    wise_mentor: 'A small movement that suits a tired day is done more often than a large one.',
    own: [
      {
        step: { text: 'Choose a chair without armrests, and lay what you wrote on its seat.', minutes: 1 },
        challenge: { text: 'Try whether both arms have room to circle there.', seconds: 30 },
      },
      {
        step: { text: 'Pick a pace for circling your arms, such as a slow song or your breath.', minutes: 1 },
        challenge: { text: 'Circle one arm at that pace, once, and let it sink.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Good rest makes moving and cooking easier. Lay a blanket where you could rest for a few breaths.',
    short: 'Rest is part of this goal. Lay out a blanket.',
    form: 'prepare',
    drill_sergeant: 'Where you rest. Unfold it. Use it.',
    kind_encouraging: 'Lying down for a moment is a part of this goal, and it needs no reason.',
    teammate: 'We cook and move better when we’re rested, so rest comes first.',
    wise_mentor: 'Rest belongs to the things that carry this goal, though it is rarely counted.',
    own: [
      {
        step: { text: 'Dim one light above the place where the blanket lies.', minutes: 1 },
        challenge: { text: 'Tuck something soft under the spot where your head will be.', seconds: 30 },
      },
      {
        step: { text: 'Choose what you would like to hear on the blanket, or nothing at all.', minutes: 1 },
        challenge: { text: 'Silence your phone, and leave it at the far side of the room.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit has its regular moment, and a little moving can be part of it. Roll both shoulders slowly until they feel loose.',
    short: 'Add moving to a habit. Roll both shoulders slowly.',
    form: 'work',
    drill_sergeant: 'Up, back, down. Until they are loose.',
    kind_encouraging: 'The moment itself may stay as pleasant as it is.',
    teammate: 'We add a bit, and we take nothing away.',
    wise_mentor: 'What is added to a habit is easily remembered.',
    own: [
      {
        step: {
          text: 'Pick the point in your habit where rolling your shoulders fits, such as sitting down.',
          minutes: 1,
        },
        challenge: { text: 'Go through that point once in your mind, with the shoulders included.', seconds: 30 },
      },
      {
        step: { text: 'Put a small mark, such as a sticker, where the habit takes place.', minutes: 1 },
        challenge: { text: 'Look at the mark, and let both shoulders sink.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'In a habit, there is often a wish for rest, warmth, or company. Write down which of them you would like more of at meals.',
    short: 'Habits hold wishes: rest, warmth, company. Write one for your meals.',
    form: 'note',
    drill_sergeant: 'One word. The first that comes.',
    kind_encouraging: 'All of them is also an answer.',
    teammate: 'Then we know what else our table needs.',
    wise_mentor: 'A wish that has a name can be met in more than one way.',
    own: [
      {
        step: { text: 'Add one thing that would grant the wish, such as a warm bowl.', minutes: 1 },
        challenge: { text: 'Place that thing, or a slip with its name, where you eat.', seconds: 45 },
      },
      {
        step: { text: 'Recall a meal that had what you wrote down, and where it was.', minutes: 1 },
        challenge: { text: 'Name one part of that meal that could return, such as a seat.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'Standing up, you hardly notice what you take out of habit. Put a plate on the table, where you can sit down for it.',
    short: 'Habits pass unseen. Plate on the table, chair ready.',
    form: 'prepare',
    drill_sergeant: 'Next time: sit first. Then begin.',
    kind_encouraging: 'You need not change what you have, only sit down for it in peace.',
    teammate: 'If we’re going to have it, we have it properly, at the table.',
    wise_mentor: 'What is done sitting down is noticed, and what is noticed can change.',
    own: [
      {
        step: { text: 'Lay a napkin and a fork or spoon beside the plate.', minutes: 1 },
        challenge: { text: 'Take the seat once, and see what you would look at while eating.', seconds: 30 },
      },
      {
        step: { text: 'Decide what should stay away from the plate, such as the phone.', minutes: 1 },
        challenge: { text: 'Carry the nearest such thing out of reach of the table.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit can end with a little moving. When the next one is over, go to the farthest window and look out.',
    short: 'After the habit, move. Go to the farthest window.',
    form: 'moment',
    drill_sergeant: 'Look out. Breathe out. Come back.',
    kind_encouraging: 'It is only a few steps, and you may stand there for as long as you like.',
    teammate: 'First the habit, then the window, and we’ve moved.',
    wise_mentor: 'A new ending is easier to add to a habit than a new beginning.',
    own: [
      {
        step: { text: 'Clear the way to that window, so that nothing has to be moved.', minutes: 1 },
        challenge: { text: 'Find one thing out there that you could look for after the habit.', seconds: 30 },
      },
      {
        step: { text: 'Decide what tells you that the habit is over, such as an empty cup.', minutes: 1 },
        challenge: { text: 'Pull back the curtain or wipe the pane, so that the view is clear.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Other people’s dishes bring new ideas into a kitchen. Ask {ally} for one that they like to eat or to cook.',
    short: 'Ask {ally} for one dish they like to cook.',
    form: 'tell',
    drill_sergeant: 'Name and main ingredients. Write them down.',
    kind_encouraging: 'A simple soup is as welcome as a feast.',
    teammate: 'We might get the story behind it, too.',
    wise_mentor: 'A dish with somebody’s name on it is a pleasure to cook.',
    own: [
      {
        step: { text: 'Choose where to keep the dish once you have it, such as a notebook.', minutes: 1 },
        challenge: { text: 'Start that place with a heading, such as “Dishes from others.”', seconds: 30 },
      },
      {
        step: { text: 'Think of a dish of your own that you could give in return.', minutes: 1 },
        challenge: { text: 'Name the one ingredient that must not be left out of that dish.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Moving is more fun to somebody’s favorite music. Ask {ally} for a song that makes them want to move.',
    short: 'Ask {ally} for a song to move to.',
    form: 'tell',
    drill_sergeant: 'Title and singer. Write it down.',
    kind_encouraging: 'You may tap along with a foot before you do anything else.',
    teammate: 'We don’t have to like it to wiggle to it.',
    wise_mentor: 'When you hear it later, you will think of them and move.',
    own: [
      {
        step: { text: 'Find a spot where you could move freely for one song.', minutes: 1 },
        challenge: { text: 'Push aside whatever your elbows or feet would bump into there.', seconds: 60 },
      },
      {
        step: { text: 'Choose what would move first to a new song: a foot, hands, or shoulders.', minutes: 1 },
        challenge: { text: 'Try it to a tune that you remember, for as long as you hum.', seconds: 30 },
      },
    ],
  },
]
