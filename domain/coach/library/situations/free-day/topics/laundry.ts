import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the laundry (TEXT-30). */
export const laundryFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Lift the detergent, and feel how much is left. Put it on the list if it will not last for {weekday}.',
        short: 'Lift the detergent. Low means on the list.',
        about: 'detergent',
      },
      {
        text: 'Lint slows the dryer, and old soap slows the washer. Clean the screen or the drawer before it is needed {next}.',
        short: 'Clean the lint screen or the soap drawer.',
        about: 'machine',
      },
      {
        text: 'A stain that sits until {weekday} stays for good. Dab it with cold water and soap as soon as you see it.',
        short: 'Dab the newest stain with cold water.',
        about: 'stain',
      },
      {
        text: 'Clean clothes need room in the closet {next}. Take out one piece that you no longer wear.',
        short: 'Take one unworn piece out of the closet.',
        about: 'room',
      },
      {
        text: 'Others in the house have laundry too. Ask who needs something clean, and by when.',
        short: 'Ask at home who needs something clean soon.',
        about: 'others',
      },
      {
        text: 'Some pieces always wait for the next load. Put the hand wash and the wool into a bag of their own.',
        short: 'Give wool and hand wash their own bag.',
        about: 'wool',
      },
      {
        text: 'Leave the hamper alone today, and wear something that came out of the last wash.',
        short: 'Leave the hamper alone. Wear something freshly washed.',
        about: 'rest',
      },
      {
        text: 'The folding place fills up between the loads. Clear it now, so that it is free {next}.',
        short: 'Clear the place where you fold laundry.',
        about: 'surface',
      },
    ],
    eve: [
      {
        text: 'Divide the hamper into piles by color, and set the first pile by the door for tomorrow.',
        short: 'Sort by color. First pile by the door.',
        about: 'sort',
      },
      {
        text: 'Go through all pockets now, and tomorrow’s load can go straight into the machine.',
        short: 'Empty all pockets before tomorrow’s load.',
        about: 'pockets',
      },
      {
        text: 'Set up the rack or count the hangers, so that wet clothes find a place tomorrow.',
        short: 'Set up the rack. Hangers within reach.',
        about: 'rack',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Write detergent on the list if the bottle feels light.', minutes: 1, about: 'detergent' },
      { text: 'Wipe the lint out of the dryer or the soap out of the drawer.', minutes: 2, about: 'machine' },
      { text: 'Dab one stain with cold water and soap.', minutes: 2, about: 'stain' },
      { text: 'Bring one stray sock or shirt to the hamper.', minutes: 1, about: 'stray' },
      { text: 'Free one drawer or shelf for the clean laundry.', minutes: 3, about: 'room' },
      {
        text: 'Write below this what you could do about it on laundry day: {obstacle}.',
        twin: 'Write down the part of the laundry that you put off most.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Sew or pin the loose button that you noticed in the last wash.', minutes: 4, about: 'button' },
      { text: 'Put wool and hand wash into a bag of their own.', minutes: 2, about: 'wool' },
    ],
    eve: [
      { text: 'Sort the hamper into piles by color.', minutes: 3, about: 'sort' },
      { text: 'Empty the pockets of everything in the hamper.', minutes: 2, about: 'pockets' },
      { text: 'Set detergent and hangers beside the washer or the laundry bag.', minutes: 1, about: 'ready' },
    ],
  },
  challenges: {
    any: [
      { text: 'Look into the hamper: which color fills a load first?', seconds: 15, about: 'color' },
      { text: 'Read the care label of the piece you wear most.', seconds: 30, about: 'label' },
      {
        text: 'Say your plan for the laundry by heart: {plan}',
        twin: 'Say the stages of your next wash in the right sequence.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at the hamper: {why}.',
        twin: 'Name the piece of clothing that you like best fresh from the wash.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Hang one empty hanger where the clothes will dry.', seconds: 30, about: 'hanger' },
      { text: 'Match two single socks from the bottom of the drawer.', seconds: 45, about: 'socks' },
    ],
    eve: [
      { text: 'Lay the first piece of tomorrow’s load on top of the hamper.', seconds: 15, about: 'first' },
      { text: 'Check that nothing was left in the washer or the dryer.', seconds: 30, about: 'left' },
      { text: 'Clear the lid of the washer or the hamper.', seconds: 45, about: 'lid' },
    ],
  },
}
