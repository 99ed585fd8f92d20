import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before cooking (TEXT-30). */
export const cookEveMoves: readonly FreeMove[] = [
  {
    text: 'Take what you cook tomorrow out of the freezer, and put it into the fridge on a plate.',
    short: 'Move the frozen part into the fridge. You cook tomorrow.',
    pairs: [
      {
        step: { text: 'Put a cloth under it, for the water.', minutes: 1 },
        challenge: { text: 'Write on a slip what it is, and lay it on the plate.', seconds: 15 },
      },
      {
        step: { text: 'Make room for it on the lowest shelf.', minutes: 2 },
        challenge: { text: 'Read on the package how long it needs.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Put the pot and the board on the counter, with the recipe under the pot.',
    short: 'Pot and board on the counter. Recipe underneath.',
    pairs: [
      {
        step: { text: 'Put salt and oil beside them.', minutes: 1 },
        challenge: { text: 'Check which burner fits the pot.', seconds: 30 },
      },
      {
        step: { text: 'Check whether the recipe needs something that is not there.', minutes: 2 },
        challenge: { text: 'Hang the apron over the lid.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Check whether something for tomorrow’s dish has to soak or be marinated, and begin that now.',
    short: 'Does anything for the dish have to soak? Begin.',
    pairs: [
      {
        step: { text: 'Cover it with a plate, and write the hour on a slip.', minutes: 1 },
        challenge: { text: 'Hang the apron over the kitchen chair.', seconds: 15 },
      },
      {
        step: { text: 'Put the strainer and a bowl beside it.', minutes: 2 },
        challenge: { text: 'Rub one bean, leaf, or grain between two fingers.', seconds: 15 },
      },
    ],
  },
  {
    text: 'A dish is easier when nobody is starving. Set out something small that can be eaten while you cook tomorrow.',
    short: 'Set out something small to eat meanwhile.',
    pairs: [
      {
        step: { text: 'Put a bowl and a cloth beside it.', minutes: 1 },
        challenge: { text: 'Say who will steal the first bite.', seconds: 15 },
      },
      {
        step: { text: 'Wash or cut what can wait until then in the fridge.', minutes: 2 },
        challenge: { text: 'Cover it, and close the fridge.', seconds: 30 },
      },
    ],
  },
  {
    text: 'A second pair of hands is worth more than a recipe. Ask one person whether they would cut or stir with you tomorrow.',
    short: 'Ask one person to help with the dish.',
    pairs: [
      {
        step: { text: 'Write on the recipe who does which part.', minutes: 1 },
        challenge: { text: 'Put a second knife or spoon beside the board.', seconds: 15 },
      },
      {
        step: { text: 'Choose the music for the kitchen together, or alone.', minutes: 2 },
        challenge: { text: 'Hear the first song, and clear one corner of the counter.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Stores are full when you need one thing. Check the fridge this evening for what the dish cannot do without.',
    short: 'Check the fridge for the one thing needed.',
    pairs: [
      {
        step: { text: 'Write down where you could get it, if it is missing.', minutes: 1 },
        challenge: { text: 'Name what could replace it.', seconds: 15 },
      },
      {
        step: { text: 'Ask a neighbor whether they have some, if it is missing.', minutes: 2 },
        challenge: { text: 'Look along the shelf for what you forgot that you have.', seconds: 30 },
      },
    ],
  },
]
