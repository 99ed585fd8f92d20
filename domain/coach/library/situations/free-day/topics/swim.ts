import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a swim (TEXT-30). */
export const swimFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Pools give lanes to schools and clubs without much notice. Look up on the pool’s page when lanes are free {next}.',
        short: 'Check the pool’s page for free lanes {next}.',
        about: 'hours',
      },
      {
        text: 'With clear goggles, you see the wall before you reach it. Wash yours with a drop of dish soap, and let them dry in the air.',
        short: 'Wash your goggles with a drop of dish soap. Air-dry them.',
        about: 'goggles',
      },
      {
        text: 'An old goggle strap can break just before a swim. Pull yours once, and look for cracks beside the buckle.',
        short: 'Pull the goggle strap once. Look for cracks beside the buckle.',
        about: 'strap',
      },
      {
        text: 'A swimsuit that is left in the bag does not dry. Check that yours hangs in a place with fresh air.',
        short: 'Check that the swimsuit is hung up to dry.',
        about: 'suit',
      },
      {
        text: 'A long breath out keeps you calm in the water. Practice one now: breathe in, and let it out until nothing is left.',
        short: 'Practice one long breath out, as in the pool.',
        about: 'breath',
      },
      {
        text: 'With a ticket in hand, you need not wait in line at the pool. Find out whether yours sells tickets online.',
        short: 'Find out whether the pool sells tickets online.',
        about: 'ticket',
      },
      {
        text: 'Loose shoulders make each swim stroke easier. Roll yours backward slowly, and then let both arms hang for a moment.',
        short: 'Roll both shoulders backward slowly, for an easier swim.',
        about: 'shoulders',
      },
      {
        text: 'Many pool lockers need a coin or a padlock. Put yours into the side pocket of the swim bag, and leave it there.',
        short: 'Put the locker coin into the swim bag. Leave it there.',
        about: 'coin',
      },
      {
        text: 'You are less likely to skip a swim when somebody is waiting. Ask one person to meet you at the pool {next}.',
        short: 'Ask one person to come to the pool {next}.',
        about: 'company',
      },
      {
        text: 'You can learn a lot from watching a good swimmer. Watch one short video of how the hand enters the water.',
        short: 'Watch one swim stroke on video. Copy the arms in the air.',
        about: 'video',
      },
      {
        text: 'A swim that starts slowly is easier to finish. Stand up, and move your arms through a few slow strokes.',
        short: 'Stand up. Swim a few slow strokes in the air.',
        about: 'arms',
      },
      {
        text: 'Wet hair is cold on the way home from the pool. Put a warm cap or a hood into the swim bag.',
        short: 'Put a warm cap into the swim bag.',
        about: 'hair',
      },
      {
        text: 'You are more likely to go when somebody knows about it. Tell one person that you will be at the pool {next}.',
        short: 'Tell one person that you swim {next}.',
        about: 'told',
      },
      {
        text: 'It is easier to leave on time with an hour in mind. Write down when you have to leave for the pool on {weekday}.',
        short: 'Write down when you leave for the pool.',
        about: 'way',
      },
      {
        text: 'Pools sometimes close for repairs or holidays. Read the notices on your pool’s page, and note any day without swimming.',
        short: 'Read the pool’s notices. Note any closed day.',
        about: 'closed',
      },
      {
        text: 'In the slow lane, you can take your time. Look up on the pool’s page which lane is the slow one.',
        short: 'Find out which lane of the pool is slow.',
        about: 'lane',
      },
    ],
    eve: [
      {
        text: 'Pack the swim bag today: the towel first, then the goggles, and the suit on top.',
        short: 'Pack suit, towel, and goggles. Then close the swim bag.',
        about: 'pack',
      },
      {
        text: 'Lay the swimsuit on tomorrow’s clothes. If you wear it on the way, you are in the water sooner.',
        short: 'Lay the swimsuit on tomorrow’s clothes. Put it on first.',
        about: 'under',
      },
      {
        text: 'Stand the packed swim bag where you put on your shoes. You will see it before you leave.',
        short: 'Stand the swim bag beside your shoes. Leave it there.',
        about: 'bag',
      },
      {
        text: 'Put something small to eat into the swim bag, for the way home from the pool.',
        short: 'Put a snack for afterward into the swim bag.',
        about: 'snack',
      },
      {
        text: 'Put the ticket, the card, or the exact money for the pool into the pocket of your jacket.',
        short: 'Put the pool ticket or money into your jacket.',
        about: 'ticket',
      },
      {
        text: 'Swimming is easier when you are rested. Leave out one thing this evening, and go to bed that much earlier.',
        short: 'Leave one thing out this evening. Be rested for the pool.',
        about: 'sleep',
      },
      {
        text: 'Choose clothes for tomorrow that are easy to put on while your skin is damp.',
        short: 'Choose clothes for the pool that need no buttons.',
        about: 'clothes',
      },
      {
        text: 'Find your keys or the bike lock for the way, and lay them on the swim bag.',
        short: 'Find your keys. Lay them on the swim bag.',
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
        twin: 'Ask somebody who swims when the pool is quiet.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Look up what a card for several visits to the pool costs.', minutes: 3, about: 'ticket' },
      { text: 'Ask one person to come to the pool with you {next}.', minutes: 2, about: 'company' },
      {
        text: 'Watch one short video that shows how swimmers breathe.',
        minutes: 3,
        about: 'video',
      },
      { text: 'Tell one person that you swim {next}, and when you are back.', minutes: 2, about: 'told' },
      { text: 'Check how long it takes to get to the pool {next}.', minutes: 2, about: 'way' },
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
      {
        text: 'Picture the start of your swim: in up to the shoulders, then one slow length.',
        seconds: 15,
        about: 'first',
      },
      {
        text: 'Practice breathing out fully, as in the pool: slowly, until nothing is left.',
        seconds: 60,
        about: 'breath',
      },
      { text: 'Reach up with both arms, palms together, as when you glide.', seconds: 30, about: 'arms' },
      { text: 'Point and flex both feet a few times, as for the kick.', seconds: 45, about: 'ankles' },
      {
        text: 'Turn your head slowly to each side, as when you breathe while swimming.',
        seconds: 30,
        about: 'neck',
      },
      { text: 'Read on the pool’s page when it is open on {weekday}.', seconds: 45, about: 'hours' },
      { text: 'Say how few lengths are enough if you are tired {next}.', seconds: 15, about: 'shortest' },
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
        twin: 'Say in one sentence how your back and shoulders feel after a swim.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Check the swimsuit for a thin spot or a loose seam.', seconds: 30, about: 'suit' },
      {
        text: 'Stand with loose arms, and feel your ribs move with each breath, as when you float.',
        seconds: 60,
        about: 'float',
      },
      { text: 'Say which lane of the pool you like best, and why.', seconds: 30, about: 'lane' },
      { text: 'Send one person a line about your last swim.', seconds: 45, about: 'company' },
    ],
    eve: [
      { text: 'Touch each thing in the swim bag once: suit, towel, goggles.', seconds: 30, about: 'pack' },
      { text: 'Hang the goggles on the swim bag, ready for tomorrow.', seconds: 15, about: 'goggles' },
      { text: 'Lift the packed swim bag, and take out one thing that you will not need.', seconds: 30, about: 'pack' },
      { text: 'Lay the towel on the swimsuit, and roll both together.', seconds: 15, about: 'pack' },
      { text: 'Lay the house key on the swim bag.', seconds: 30, about: 'key' },
      { text: 'Add a cap, a comb, or a hair tie to the swim bag.', seconds: 45, about: 'hair' },
      { text: 'Look up when you have to leave for the pool tomorrow.', seconds: 30, about: 'way' },
      { text: 'Put the swim bag where you will see it as you leave.', seconds: 15, about: 'bag' },
    ],
  },
}
