import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a walk (TEXT-30). */
export const walkFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Smooth soles slip on wet leaves. Turn your walking shoes over, and feel whether there is any tread left.',
      short: 'Turn the walking shoes over. Feel the soles.',
      pairs: [
        {
          step: { text: 'Clean the walking shoes, and let them dry away from the heater.', minutes: 2 },
          challenge: { text: 'Lift all toes inside your shoes, and put them down one after the other.', seconds: 30 },
        },
        {
          step: { text: 'Look up where shoes near you are repaired, and when that is open.', minutes: 2 },
          challenge: { text: 'Bend each shoe in your hands, and listen for a creak.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A new turn makes a known walk longer without effort. Find one side street or one track that you have not walked.',
      short: 'Find one side street for the next walk.',
      pairs: [
        {
          step: { text: 'Mark the place where the new street meets the old way.', minutes: 1 },
          challenge: { text: 'Follow the way of your next walk on a map with one finger.', seconds: 30 },
        },
        {
          step: { text: 'Look at pictures of the street, and choose what you want to see there.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the walk by heart: {plan}',
            twin: 'Go through the first street of your walk in your head, house by house.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'A walk feels shorter in company. Ask one person to come along {next}, and let them set the pace.',
      short: 'Ask one person to walk along {next}.',
      pairs: [
        {
          step: {
            text: 'Ask somebody who walks often what they do about this: {obstacle}.',
            twin: 'Ask somebody who walks often which route they like best.',
            minutes: 2,
          },
          challenge: { text: 'Say out loud at which corner you would meet.', seconds: 15 },
        },
        {
          step: { text: 'Write down one thing that you would like to ask on the way.', minutes: 1 },
          challenge: { text: 'Name three people who walk at about your pace.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A walk in the rain needs dry feet more than a dry head. Rub some wax into the walking shoes.',
      short: 'Wax the walking shoes. Dry feet matter most.',
      pairs: [
        {
          step: { text: 'Find the umbrella or the hood that fits your walking jacket.', minutes: 2 },
          challenge: { text: 'Open the umbrella once, and look for a broken rib.', seconds: 15 },
        },
        {
          step: { text: 'Put old newspaper beside the door, to stuff wet shoes with.', minutes: 1 },
          challenge: { text: 'Stand at a window, and find the driest side of the street.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look on a map for a bench about halfway along your walk. You may turn around there.',
      short: 'Find a bench halfway along the walk.',
      pairs: [
        {
          step: { text: 'Write down what you would look at from the bench.', minutes: 1 },
          challenge: { text: 'Sit down as on the bench, and look at the farthest thing you see.', seconds: 30 },
        },
        {
          step: { text: 'Look for a second bench, closer to home, for a tired day.', minutes: 2 },
          challenge: { text: 'Name the tree or corner where the shortest walk turns around.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Find one jacket with pockets for both hands. It makes a walk on a cold day much easier.',
      short: 'Find a jacket with pockets for the walk.',
      pairs: [
        {
          step: { text: 'Empty the pockets of the jacket, down to the key.', minutes: 2 },
          challenge: { text: 'Put both hands into the pockets, and lift your shoulders once.', seconds: 15 },
        },
        {
          step: { text: 'Put a cap or a scarf into one of its sleeves.', minutes: 1 },
          challenge: { text: 'Close the jacket up to the chin, and turn your head to each side.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A walk can take care of an errand. Look for one on your route, such as a letter to mail.',
      short: 'Look for one errand on your walk. A letter, perhaps.',
      pairs: [
        {
          step: { text: 'Lay what the errand needs on the walking shoes: the letter, a bag, or a list.', minutes: 1 },
          challenge: { text: 'Say where on your way the errand lies.', seconds: 15 },
        },
        {
          step: { text: 'Look up when the place is open {next}.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look at the walking shoes: {why}.',
            twin: 'Say what you hope to see on the walk at this time of year.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Feet carry the whole walk. Take your shoes off, and roll each foot over a bottle or a ball.',
      short: 'Roll each foot over a ball. The walk needs both.',
      pairs: [
        {
          step: { text: 'Put some cream on both feet, or a bandage where a shoe rubs.', minutes: 2 },
          challenge: { text: 'Stand on tiptoe behind a chair, and come down slowly.', seconds: 30 },
        },
        {
          step: { text: 'Turn the socks that you walk in inside out, and look for thin places.', minutes: 2 },
          challenge: { text: 'Spread your toes on the bare floor, and let them go.', seconds: 15 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Set the walking shoes where you will sit tomorrow, with the socks inside.',
      short: 'Walking shoes beside the chair. Socks inside.',
      pairs: [
        {
          step: { text: 'Open the laces so wide that each foot slips in.', minutes: 1 },
          challenge: { text: 'Go from the chair to the door the way you will tomorrow.', seconds: 30 },
        },
        {
          step: { text: 'Brush the dust off the shoes, and pull out the tongues.', minutes: 2 },
          challenge: { text: 'Sit down there, and look toward the door.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look at the forecast once more, and hang the right jacket for the walk beside the door.',
      short: 'Check the forecast. Hang the walking jacket beside the door.',
      pairs: [
        {
          step: { text: 'Put gloves or sunglasses into its pocket.', minutes: 1 },
          challenge: { text: 'Look at the sky in the direction of your walk.', seconds: 15 },
        },
        {
          step: { text: 'Choose the side of the street or the path that suits it.', minutes: 2 },
          challenge: { text: 'Feel the pockets of the jacket, and take out what you do not need.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Set out tea or soup for after the walk, so that you come home to it.',
      short: 'Set out the tea for after the walk.',
      pairs: [
        {
          step: { text: 'Put a dry pair of socks beside the cup or the bowl.', minutes: 1 },
          challenge: { text: 'Picture sitting down to it, with warm feet.', seconds: 15 },
        },
        {
          step: { text: 'Put the cup where the evening or the morning sun falls.', minutes: 2 },
          challenge: { text: 'Picture yourself coming in, with cold cheeks.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A walk has more to show with one thing to look for. Choose it for tomorrow: doors, birds, or clouds.',
      short: 'Choose one thing to look for tomorrow.',
      pairs: [
        {
          step: { text: 'Choose the street or path where you expect most of them.', minutes: 1 },
          challenge: { text: 'Look out of the window for the first one.', seconds: 15 },
        },
        {
          step: { text: 'Look up the name of one that you often pass.', minutes: 2 },
          challenge: { text: 'Say where on your way you would find it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Someone you know may like fresh air, too. Ask this evening whether they would come along tomorrow.',
      short: 'Ask someone to walk along tomorrow.',
      pairs: [
        {
          step: { text: 'Write down where you two would meet.', minutes: 1 },
          challenge: { text: 'Say at whose pace you will go.', seconds: 15 },
        },
        {
          step: { text: 'Choose a way that both of you like.', minutes: 2 },
          challenge: { text: 'Go through its first street in your head.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You need not decide the length now. Choose one corner for turning early, and one for going on.',
      short: 'Choose one corner to turn, one to go on.',
      pairs: [
        {
          step: { text: 'Find both on a map.', minutes: 1 },
          challenge: { text: 'Say the name of the nearer one.', seconds: 15 },
        },
        {
          step: { text: 'Write down what is worth seeing after the second one.', minutes: 2 },
          challenge: { text: 'Roll both ankles, as before a longer way.', seconds: 30 },
        },
      ],
    },
  ],
}
