import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a swim (TEXT-30). */
export const swimFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Pools give lanes to schools and clubs without much notice. Look up on the pool’s page when lanes are free {next}.',
        short: 'Look up when lanes are free {next}. The pool’s page says.',
        about: 'hours',
      },
      {
        text: 'Goggles fog when the inside is greasy. Wash yours with a drop of dish soap, and let them dry in the air.',
        short: 'Wash your goggles with a drop of dish soap. Air-dry them.',
        about: 'goggles',
      },
      {
        text: 'An old goggle strap breaks at the pool, rarely at home. Pull yours once, and look for cracks beside the buckle.',
        short: 'Pull the goggle strap once. Look for cracks beside the buckle.',
        about: 'strap',
      },
      {
        text: 'Chlorine stays in a suit until it is rinsed. Rinse yours in cold water, and let it dry away from the heater.',
        short: 'Rinse the swimsuit in cold water. Dry it flat.',
        about: 'suit',
      },
      {
        text: 'A long breath out keeps you calm in the water. Practice one now: breathe in, and let it out until nothing is left.',
        short: 'Practice one long breath out, as in the pool.',
        about: 'breath',
      },
      {
        text: 'A line at the entrance costs part of the swim. Find out whether your pool sells tickets online or a card for several visits.',
        short: 'Find out whether the pool sells tickets online. It saves the line.',
        about: 'ticket',
      },
      {
        text: 'After hours at a table, the shoulders pull at each stroke. Roll them backward slowly, and let both arms hang.',
        short: 'Roll both shoulders backward, slowly. The swim starts easier then.',
        about: 'shoulders',
      },
      {
        text: 'Most lockers at a pool want a coin or a padlock. Put yours into the side pocket of the swim bag for good.',
        short: 'Put the locker coin into the swim bag. It stays there.',
        about: 'coin',
      },
      {
        text: 'You are less likely to skip a swim when somebody is waiting. Ask one person to meet you at the pool {next}.',
        short: 'Ask one person to come to the pool {next}.',
        about: 'company',
      },
      {
        text: 'A quiet arm saves strength on every length. Watch one short video of how the hand enters the water.',
        short: 'Watch one swim stroke on video. Copy the arms in the air.',
        about: 'video',
      },
      {
        text: 'The first length sets the speed of the rest. Stand up, and move your arms through a few strokes at that slow speed.',
        short: 'Stand up. Swim a few slow strokes in the air.',
        about: 'arms',
      },
      {
        text: 'Wet hair keeps people at the pool longer than they like. Find out whether your pool has hair dryers, or look for a cap that fits.',
        short: 'Find out whether the pool has hair dryers. Otherwise, find a cap.',
        about: 'hair',
      },
      {
        text: 'You are more likely to go when somebody knows about it. Tell one person that you are at the pool {next}.',
        short: 'Tell one person: at the pool {next}.',
        about: 'told',
      },
      {
        text: 'A long way to the pool makes the swim short. Look up the fastest way there for {weekday}, by bus or by car.',
        short: 'Look up the fastest way to the pool.',
        about: 'way',
      },
      {
        text: 'Pools close for repairs and holidays, and you find out at the door. Check your pool’s notices for {weekday}.',
        short: 'Check the pool’s notices. Is it open on {weekday}?',
        about: 'closed',
      },
      {
        text: 'In the slow lane, nobody minds how slowly you swim. Read on the pool’s page which lane that is.',
        short: 'Find out which lane of the pool is slow.',
        about: 'lane',
      },
    ],
    eve: [
      {
        text: 'Pack the swim bag backward: the towel first, then the goggles, and the suit on top.',
        short: 'Pack suit, towel, and goggles. The swim bag closes after that.',
        about: 'pack',
      },
      {
        text: 'Lay the swimsuit on top of tomorrow’s clothes. With it on already, you are in the water sooner.',
        short: 'Lay the swimsuit on tomorrow’s clothes. It goes on first.',
        about: 'under',
      },
      {
        text: 'Stand the packed swim bag where you put on your shoes. You will see it before you leave.',
        short: 'Stand the swim bag beside your shoes. Leave it there.',
        about: 'bag',
      },
      {
        text: 'Put something small to eat into the swim bag, for the way home from the pool.',
        short: 'Put a snack into the swim bag. For the way home.',
        about: 'snack',
      },
      {
        text: 'Put the ticket, the card, or the exact money for the pool into the pocket of your jacket.',
        short: 'Ticket or money for the pool into your jacket.',
        about: 'ticket',
      },
      {
        text: 'Swimming is easier rested. Choose one thing of this evening to leave out, and go to bed that much earlier.',
        short: 'Leave one thing out this evening. Be rested for the pool.',
        about: 'sleep',
      },
      {
        text: 'Choose clothes for tomorrow that are easy to put on while your skin is damp.',
        short: 'Choose clothes without buttons for tomorrow. They suit damp skin.',
        about: 'clothes',
      },
      {
        text: 'Find the bike lock or the car key for the way, and lay it on the swim bag.',
        short: 'Find bike lock or car key. Lay it on the swim bag.',
        about: 'bus',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Look up when the pool is least crowded {next}.', minutes: 2, about: 'hours' },
      { text: 'Wash the inside of your goggles with one drop of dish soap.', minutes: 2, about: 'goggles' },
      { text: 'Pull the strap of your goggles, and look for cracks.', minutes: 1, about: 'strap' },
      { text: 'Rinse the swimsuit in cold water, and hang it up.', minutes: 2, about: 'suit' },
      { text: 'Empty the swim bag, and turn it upside down over the trash.', minutes: 2, about: 'bag' },
      {
        text: 'Ask somebody who swims what they do about this: {obstacle}.',
        twin: 'Ask somebody who swims which hour at the pool they like best.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Compare the price of one visit to the pool with that of a card for ten.', minutes: 3, about: 'ticket' },
      { text: 'Ask one person to come to the pool with you {next}.', minutes: 2, about: 'company' },
      {
        text: 'Turn your head to the side and breathe in, five times, as between strokes.',
        minutes: 3,
        about: 'video',
      },
      { text: 'Tell one person that you swim {next}, and when you are back.', minutes: 2, about: 'told' },
      { text: 'Look up how long it takes to get to the pool {next}, door to door.', minutes: 2, about: 'way' },
      { text: 'Read the pool’s notices about closed lanes and holidays.', minutes: 2, about: 'closed' },
      { text: 'Find a locker coin or a padlock, and put it into the swim bag.', minutes: 1, about: 'coin' },
      { text: 'Look for your swim cap, and check that it has no tear.', minutes: 1, about: 'cap' },
      { text: 'Roll both shoulders backward slowly until they feel loose.', minutes: 2, about: 'shoulders' },
      { text: 'Put a dry pair of socks into the swim bag for afterward.', minutes: 2, about: 'socks' },
    ],
    eve: [
      { text: 'Pack towel and suit, and close the swim bag.', minutes: 2, about: 'pack' },
      { text: 'Lay the swimsuit on the clothes that you will put on tomorrow.', minutes: 1, about: 'under' },
      { text: 'Hang the swim bag on the handle of the front door.', minutes: 1, about: 'bag' },
      {
        text: 'Write on a slip when you leave for the pool, and lay it on the bag.',
        minutes: 2,
        about: 'leave',
      },
      { text: 'Put the money or the card for the pool into your jacket.', minutes: 2, about: 'ticket' },
      { text: 'Put the pool sandals on top of the swim bag.', minutes: 1, about: 'sandals' },
      { text: 'Pack something to eat for the way home from the pool.', minutes: 3, about: 'snack' },
      { text: 'Fold a dry shirt into the swim bag.', minutes: 2, about: 'dryclothes' },
    ],
  },
  challenges: {
    any: [
      { text: 'Hold your goggles against the light, and look for scratches.', seconds: 30, about: 'goggles' },
      { text: 'Say how the swim begins: in up to the shoulders, then one slow length.', seconds: 15, about: 'first' },
      {
        text: 'Practice breathing out fully, as in the pool: slowly, until nothing is left.',
        seconds: 60,
        about: 'breath',
      },
      { text: 'Reach up with both arms, palms together, as when you glide.', seconds: 30, about: 'arms' },
      { text: 'Point and flex both feet a few times, as for the kick.', seconds: 45, about: 'ankles' },
      {
        text: 'Turn your head slowly from one side to the other, as when you take a breath while swimming.',
        seconds: 30,
        about: 'neck',
      },
      { text: 'Open the pool’s page, and read the hours of {weekday}.', seconds: 45, about: 'hours' },
      { text: 'Name the least that counts as a swim if you are tired {next}.', seconds: 15, about: 'shortest' },
      {
        text: 'Say your plan for the pool by heart: {plan}',
        twin: 'Name the first three things you do once you are at the pool.',
        seconds: 60,
        about: 'plan',
      },
      { text: 'Find the coin or the lock for the locker.', seconds: 30, about: 'coin' },
      { text: 'Look into the swim bag, and take out what does not belong there.', seconds: 30, about: 'bag' },
      {
        text: 'Read your reason before you look up the pool hours: {why}.',
        twin: 'Describe in one sentence what the water does for your back and shoulders.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Check the swimsuit for a thin spot or a loose seam.', seconds: 30, about: 'suit' },
      {
        text: 'Stand with arms hanging, and breathe in until you feel your ribs move, as when you float.',
        seconds: 60,
        about: 'float',
      },
      { text: 'Draw the pool in a few lines, and mark the lane that you like.', seconds: 30, about: 'lane' },
      { text: 'Look in your phone for one person who also swims.', seconds: 45, about: 'company' },
    ],
    eve: [
      { text: 'Touch each thing in the swim bag once: suit, towel, goggles.', seconds: 30, about: 'pack' },
      { text: 'Put the goggles into the shoe that you will wear to the pool.', seconds: 15, about: 'goggles' },
      { text: 'Lift the packed swim bag, and take out one thing that you will not need.', seconds: 30, about: 'pack' },
      { text: 'Lay the towel on the swimsuit, and roll both together.', seconds: 15, about: 'pack' },
      { text: 'Lay the house key on the swim bag.', seconds: 30, about: 'key' },
      { text: 'Add a cap, a comb, or a hair tie to the swim bag.', seconds: 45, about: 'hair' },
      { text: 'Look up when you have to leave for the pool tomorrow.', seconds: 30, about: 'way' },
      { text: 'Put the swim bag where you cannot walk past it.', seconds: 15, about: 'bag' },
    ],
  },
}
