import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the laundry (TEXT-30). */
export const laundryFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Lift the detergent, and feel how much is left. Put it on the list if it will not last for {weekday}.',
      short: 'Lift the detergent. Low means on the list.',
      pairs: [
        {
          step: { text: 'Mark the level on the bottle or box with a pencil.', minutes: 1 },
          challenge: { text: 'Read on the label how much one load needs.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the bottle, and put the cup for measuring on it.', minutes: 2 },
          challenge: { text: 'Read the care label of the piece you wear most.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Lint slows the dryer, and old soap slows the washer. Clean the screen or the drawer before it is needed {next}.',
      short: 'Clean the lint screen or the soap drawer.',
      pairs: [
        {
          step: { text: 'Wipe the rubber of the door, and leave the door ajar.', minutes: 2 },
          challenge: { text: 'Run a finger around the drum, and feel for a coin or a pin.', seconds: 15 },
        },
        {
          step: { text: 'Put an old toothbrush beside the machine for its corners.', minutes: 1 },
          challenge: { text: 'Look behind the machine or under it for a lost sock.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A stain that sits until {weekday} stays for good. Dab it with cold water and soap as soon as you see it.',
      short: 'Dab the newest stain with cold water.',
      pairs: [
        {
          step: { text: 'Pin a slip to it with what made the stain.', minutes: 1 },
          challenge: { text: 'Hold the spot against the light, and see whether it is gone.', seconds: 15 },
        },
        {
          step: { text: 'Put soap and a small brush beside the hamper.', minutes: 2 },
          challenge: { text: 'Rub a drop of soap between two fingers, and rinse it off.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Clean clothes need room in the closet {next}. Take out one piece that you no longer wear.',
      short: 'Take one unworn piece out of the closet.',
      pairs: [
        {
          step: { text: 'Put what you took out into a bag to give away.', minutes: 2 },
          challenge: { text: 'Push the hangers apart, so that each has room.', seconds: 15 },
        },
        {
          step: { text: 'Sew on or pin the loose button that you noticed in the last wash.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and look at the hamper: {why}.',
            twin: 'Name the piece of clothing that you like best fresh from the wash.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Laundry is calmer with a date. Look at the week ahead, and note what has to be clean, and by when.',
      short: 'Note what has to be clean, and by when.',
      pairs: [
        {
          step: { text: 'Lay that piece on top of the hamper.', minutes: 1 },
          challenge: { text: 'Say which load would have to come first.', seconds: 15 },
        },
        {
          step: {
            text: 'Write below this what you could do about it on laundry day: {obstacle}.',
            twin: 'Write down which part of the laundry somebody else could take.',
            minutes: 2,
          },
          challenge: { text: 'Say which part of the laundry you mind least.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some pieces always wait for the next load. Put the hand wash and the wool into a bag of their own.',
      short: 'Give wool and hand wash their own bag.',
      pairs: [
        {
          step: { text: 'Write on the bag how it is washed: cold, by hand, or not at all.', minutes: 1 },
          challenge: { text: 'Hang the bag where the next piece will find it.', seconds: 15 },
        },
        {
          step: { text: 'Find a flat place where wool can dry.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the laundry by heart: {plan}',
            twin: 'Say the stages of your next wash in the right sequence.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Leave the hamper alone today, and wear something that came out of the last wash.',
      short: 'Leave the hamper alone. Wear something freshly washed.',
      pairs: [
        {
          step: { text: 'Close the lid of the hamper, or lay a towel over it.', minutes: 1 },
          challenge: { text: 'Sit down, and leave the folding for another day.', seconds: 30 },
        },
        {
          step: { text: 'Match the single socks that lie in the drawer.', minutes: 2 },
          challenge: { text: 'Sit down where you usually fold, with nothing to fold.', seconds: 60 },
        },
      ],
    },
    {
      text: 'The folding place fills up between the loads. Clear it now, so that it is free {next}.',
      short: 'Clear the place where you fold laundry.',
      pairs: [
        {
          step: { text: 'Put an empty basket there for what is folded.', minutes: 2 },
          challenge: { text: 'Wipe the place with a dry hand.', seconds: 15 },
        },
        {
          step: { text: 'Move the lamp so that you can tell black socks from blue ones.', minutes: 1 },
          challenge: { text: 'Fold one towel, and see how much of the place it takes.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Clean sheets make a bed inviting. Think of when yours were changed, and lay a fresh set on the chair.',
      short: 'Lay fresh sheets on the bedroom chair.',
      pairs: [
        {
          step: { text: 'Match the pillowcases to the sheet.', minutes: 1 },
          challenge: { text: 'Stroke the fresh set flat with both hands.', seconds: 15 },
        },
        {
          step: { text: 'Check whether the blanket needs air or a wash as well.', minutes: 2 },
          challenge: { text: 'Pull the corners of the bed straight.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Some clothes are only tired. Look for one that needs a brush or fresh air and no wash.',
      short: 'Find one piece that only needs air.',
      pairs: [
        {
          step: { text: 'Hang it by an open window.', minutes: 1 },
          challenge: { text: 'Brush one sleeve with your hand.', seconds: 15 },
        },
        {
          step: { text: 'Check its buttons and its hem while it hangs.', minutes: 2 },
          challenge: { text: 'Feel in its pockets for what has been forgotten.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Folding is faster with a place for each thing. Decide where towels, shirts, and socks lie once they are dry.',
      short: 'Decide where towels, shirts, and socks lie.',
      pairs: [
        {
          step: { text: 'Put a slip with the name at each place.', minutes: 1 },
          challenge: { text: 'Fold one towel so that it fits there.', seconds: 15 },
        },
        {
          step: { text: 'Empty the smallest of these places, and wipe it.', minutes: 2 },
          challenge: { text: 'Hang two shirts so that they face the same way.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Divide the hamper into piles by color, and set the first pile by the door for tomorrow.',
      short: 'Sort by color. First pile by the door.',
      pairs: [
        {
          step: { text: 'Set the detergent beside the pile.', minutes: 1 },
          challenge: { text: 'Check whether something red lies among the white.', seconds: 15 },
        },
        {
          step: { text: 'Close the zippers and turn dark things inside out.', minutes: 2 },
          challenge: { text: 'Point at the pile that goes first.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Go through all pockets now, and tomorrow’s load can go straight into the machine.',
      short: 'Empty all pockets before tomorrow’s load.',
      pairs: [
        {
          step: { text: 'Turn shirts and pants inside out, and close the zippers.', minutes: 2 },
          challenge: { text: 'Put what you found in the pockets into one bowl.', seconds: 15 },
        },
        {
          step: { text: 'Put a bowl beside the hamper for what you find.', minutes: 1 },
          challenge: { text: 'Shake out one sock, and find its partner.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Set up the rack or count the hangers, so that wet clothes find a place tomorrow.',
      short: 'Set up the rack. Hangers within reach.',
      pairs: [
        {
          step: { text: 'Wipe the lines or the bars of the rack.', minutes: 1 },
          challenge: { text: 'Check that nothing was left in the washer or the dryer.', seconds: 15 },
        },
        {
          step: { text: 'Clear the floor around it, and open the window a little.', minutes: 2 },
          challenge: { text: 'Put the clothespins within reach.', seconds: 15 },
        },
      ],
    },
  ],
}
