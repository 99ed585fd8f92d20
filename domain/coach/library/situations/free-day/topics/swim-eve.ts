import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before a swim (TEXT-30). */
export const swimEveMoves: readonly FreeMove[] = [
  {
    text: 'Pack the swim bag today: the towel first, then the goggles, and the suit on top.',
    short: 'Pack suit, towel, and goggles. Then close the swim bag.',
    pairs: [
      {
        step: { text: 'Add a bottle of water, and close the swim bag.', minutes: 1 },
        challenge: { text: 'Touch each thing in the bag from outside: towel, goggles, suit.', seconds: 30 },
      },
      {
        step: { text: 'Dry the bottom of the swim bag, and pull out old receipts.', minutes: 2 },
        challenge: { text: 'Close the zipper with one hand.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Lay the swimsuit on tomorrow’s clothes. If you wear it on the way, you are in the water sooner.',
    short: 'Lay the swimsuit on tomorrow’s clothes. Put it on first.',
    pairs: [
      {
        step: { text: 'Put dry underwear for afterward into the swim bag.', minutes: 2 },
        challenge: { text: 'Smooth the suit flat, and lay one hand on it.', seconds: 15 },
      },
      {
        step: { text: 'Choose a shirt that opens at the front, for damp hair.', minutes: 1 },
        challenge: { text: 'Picture the moment when you only pull off two things.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Set the packed swim bag where you put on your shoes. You will see it before you leave.',
    short: 'Set the swim bag beside your shoes. Leave it there.',
    pairs: [
      {
        step: { text: 'Lay the house key on the swim bag.', minutes: 1 },
        challenge: { text: 'Lift the bag once by its strap.', seconds: 15 },
      },
      {
        step: { text: 'Move the shoes that stand in its way.', minutes: 2 },
        challenge: { text: 'Look at the bag from your bed or your chair.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Put something small to eat into the swim bag, for the way home from the pool.',
    short: 'Put a snack for afterward into the swim bag.',
    pairs: [
      {
        step: { text: 'Fill a bottle, and set it beside the swim bag.', minutes: 1 },
        challenge: { text: 'Put a napkin around the snack.', seconds: 15 },
      },
      {
        step: { text: 'Choose a warm drink as well, in something that closes.', minutes: 2 },
        challenge: { text: 'Picture the bench where you will eat it.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Put the ticket, the card, or the exact money for the pool into the pocket of your jacket.',
    short: 'Put the pool ticket or money into your jacket.',
    pairs: [
      {
        step: { text: 'Add the coin for the locker to the same pocket.', minutes: 1 },
        challenge: { text: 'Close that pocket, and hang the jacket by the door.', seconds: 15 },
      },
      {
        step: { text: 'Look once more at when the pool opens.', minutes: 2 },
        challenge: { text: 'Say the hour, and where you will stand by then.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Swimming is easier when you are rested. Leave out one thing this evening, and go to bed that much earlier.',
    short: 'Leave one thing out this evening. Be rested for the pool.',
    pairs: [
      {
        step: { text: 'Set the swim bag by the door before you sit down this evening.', minutes: 1 },
        challenge: { text: 'Turn off one light, and let both arms hang for a moment.', seconds: 30 },
      },
      {
        step: { text: 'Write down when you will turn off the light.', minutes: 2 },
        challenge: { text: 'Float in your head: arms wide, ears under water.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Choose clothes for tomorrow that are easy to put on while your skin is damp.',
    short: 'Choose clothes for the pool that need no buttons.',
    pairs: [
      {
        step: { text: 'Roll the towel around a dry shirt, and put both into the swim bag.', minutes: 1 },
        challenge: { text: 'Undo the buttons or zippers of what you will wear.', seconds: 30 },
      },
      {
        step: { text: 'Put thick socks with them, one inside the other.', minutes: 2 },
        challenge: { text: 'Check that the shirt goes on without a button.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Find your keys or the bike lock, and lay them on the swim bag.',
    short: 'Find your keys. Lay them on the swim bag.',
    pairs: [
      {
        step: { text: 'Write on a slip when you leave for the pool, and lay it beside them.', minutes: 1 },
        challenge: { text: 'Say the stops or the turns of the way to the pool.', seconds: 30 },
      },
      {
        step: { text: 'Check the bus, or whether the roads are icy at that hour.', minutes: 2 },
        challenge: { text: 'Say when you will put on your coat.', seconds: 15 },
      },
    ],
  },
]
