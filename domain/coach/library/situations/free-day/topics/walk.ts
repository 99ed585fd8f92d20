import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a walk (TEXT-30). */
export const walkFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Smooth soles slip on wet leaves. Turn your walking shoes over, and feel whether there is any tread left.',
        short: 'Turn the walking shoes over. Feel the soles.',
        about: 'soles',
      },
      {
        text: 'A new turn makes a known walk longer without effort. Find one side street or one track that you have not walked.',
        short: 'Find one side street for the next walk.',
        about: 'route',
      },
      {
        text: 'A walk feels shorter in company. Ask one person to come along {next}, and let them set the pace.',
        short: 'Ask one person to walk along {next}.',
        about: 'company',
      },
      {
        text: 'A walk in the rain needs dry feet more than a dry head. Rub some wax into the walking shoes.',
        short: 'Wax the walking shoes. Dry feet matter most.',
        about: 'rain',
      },
      {
        text: 'Look on a map for a bench about halfway along your walk. You may turn around there.',
        short: 'Find a bench halfway along the walk.',
        about: 'bench',
      },
      {
        text: 'Find one jacket with pockets for both hands. It makes a walk on a cold day much easier.',
        short: 'Find a jacket with pockets for the walk.',
        about: 'layers',
      },
      {
        text: 'A walk can take care of an errand. Look for one on your route, such as a letter to mail.',
        short: 'Look for one errand on your walk. A letter, perhaps.',
        about: 'errand',
      },
      {
        text: 'Feet carry the whole walk. Take your shoes off, and roll each foot over a bottle or a ball.',
        short: 'Roll each foot over a ball. The walk needs both.',
        about: 'feet',
      },
    ],
    eve: [
      {
        text: 'Stand the walking shoes where you will sit tomorrow, with the socks inside.',
        short: 'Walking shoes beside the chair. Socks inside.',
        about: 'shoes',
      },
      {
        text: 'Look at the forecast once more, and hang the right jacket for the walk beside the door.',
        short: 'Check the forecast. Hang the walking jacket beside the door.',
        about: 'weather',
      },
      {
        text: 'Set out tea or soup for after the walk, so that you come home to it.',
        short: 'Set out the tea for after the walk.',
        about: 'after',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Turn your walking shoes over, and look at the heels.', minutes: 1, about: 'soles' },
      { text: 'Find one street on the map that you have not walked.', minutes: 2, about: 'route' },
      { text: 'Ask one person whether they walk along {next}.', minutes: 2, about: 'company' },
      { text: 'Clean the walking shoes, and let them dry away from the heater.', minutes: 3, about: 'rain' },
      {
        text: 'Ask somebody who walks often what they do about this: {obstacle}.',
        twin: 'Ask somebody who walks often which route they like best.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Empty the pockets of the walking jacket, down to the key.', minutes: 2, about: 'pockets' },
      { text: 'Find a bench on the map, about halfway along your walk.', minutes: 2, about: 'bench' },
      { text: 'Find the umbrella or the hood that fits your walking jacket.', minutes: 2, about: 'umbrella' },
    ],
    eve: [
      { text: 'Put the walking shoes where you will sit tomorrow.', minutes: 1, about: 'shoes' },
      { text: 'Hang the jacket and a cap for the walk beside the door.', minutes: 1, about: 'jacket' },
      { text: 'Fill a small bottle for the walk.', minutes: 2, about: 'bottle' },
    ],
  },
  challenges: {
    any: [
      { text: 'Lift all toes inside your shoes, and put them down one after the other.', seconds: 30, about: 'toes' },
      { text: 'Follow the way of your next walk on a map with one finger.', seconds: 45, about: 'map' },
      { text: 'Name the tree or corner where the shortest walk turns around.', seconds: 15, about: 'turn' },
      {
        text: 'Say your plan for the walk by heart: {plan}',
        twin: 'Go through the first street of your walk in your head, house by house.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Stand on tiptoe behind a chair, and come down slowly, as practice for a walk uphill.',
        seconds: 30,
        about: 'heel',
      },
      {
        text: 'Read your reason once, and look at the walking shoes: {why}.',
        twin: 'Say what you hope to see on the walk at this time of year.',
        seconds: 60,
        about: 'why',
      },
    ],
    eve: [
      { text: 'Open the laces of the walking shoes.', seconds: 15, about: 'laces' },
      { text: 'Go from the chair to the door the way you will tomorrow.', seconds: 30, about: 'door' },
      { text: 'Put gloves or sunglasses into the walking jacket.', seconds: 30, about: 'gloves' },
    ],
  },
}
