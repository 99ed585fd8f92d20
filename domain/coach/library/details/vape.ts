import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not vaping. */
export const vapeDetails: readonly Detail[] = [
  {
    text: 'A vape can be used anywhere, so the habit spreads to every room. Put a card with “no vapor” into this one.',
    short: 'Put a card into this room: no vapor here.',
    form: 'prepare',
  },
  {
    text: 'You use the device more when it is in your pocket. Put your keys into that pocket, and leave the vape at home.',
    short: 'Put your keys into the vape’s pocket. Leave the device home.',
    form: 'prepare',
  },
  {
    text: 'An urge for nicotine gets stronger, and then it passes. Look at a clock, and wait until it is weaker.',
    short: 'Watch the clock while the urge gets smaller. No vape.',
    form: 'moment',
  },
  {
    text: 'Unplug the charger of the vape, and put it into a drawer. A device that is not charged takes longer to use.',
    short: 'Unplug the vape charger. Put it into a drawer.',
    form: 'prepare',
  },
  {
    text: 'You do not notice most puffs. Write down where you took the last one that you had not planned.',
    short: 'Where did the last unplanned puff happen? Write it down.',
    form: 'note',
  },
  {
    text: 'Part of the habit is the taste. Put a mint or a slice of orange where your vape usually lies.',
    short: 'Put a mint where the vape used to lie.',
    form: 'prepare',
  },
  {
    text: 'Old devices do not belong in the trash, because of the battery. Put yours into a bag for a store that takes them back.',
    short: 'Put old devices into a bag for the store.',
    form: 'prepare',
  },
  {
    text: 'You need not look for old pods yourself. Ask one person to collect pods and devices, and to return them to a store.',
    short: 'Ask one person to return the pods and devices.',
    form: 'tell',
  },
  {
    text: 'Many people vape while they look at the phone. Hold a cup in the hand that usually holds the vape.',
    short: 'At the phone, hold a cup. No vape in hand.',
    form: 'moment',
  },
  {
    text: 'Somebody may offer you a vape without thinking. Say your answer out loud once: “No, thanks.”',
    short: 'Rehearse aloud for the next vape offer: “No, thanks.”',
    form: 'note',
  },
  {
    text: 'After a puff, the next urge comes soon. At the next urge, hold a glass of water, and drink it slowly.',
    short: 'Hold a glass of water during the urge. No vape.',
    form: 'moment',
  },
  {
    text: 'In bed, you vape without anybody seeing it. Put a glass of water and a book on the bedside table instead.',
    short: 'Water and a book on the bedside table. No vape.',
    form: 'prepare',
  },
  {
    text: 'Your fingers are used to the button of the vape. Put a pen that clicks into your pocket, and use that.',
    short: 'Click a pen when your fingers want the vape.',
    form: 'prepare',
  },
  {
    text: 'Delete the saved basket of pods in one online store, and log out there.',
    short: 'Empty the online basket of pods. Log out of the store.',
    form: 'prepare',
  },
  {
    text: 'The smell of vapor reminds you of the device. Open a window in the room where you usually vape.',
    short: 'Open the window where you usually vape. Let air in.',
    form: 'prepare',
  },
  {
    text: 'Hunger can feel like an urge for nicotine. Eat something small first, and wait a moment.',
    short: 'Urge and hungry: eat first. Then look at the urge.',
    form: 'moment',
  },
  {
    text: 'Write one line to somebody who has stopped vaping, and ask what helped in the hard hours.',
    short: 'Ask somebody who quit vaping what helped. One line.',
    form: 'tell',
  },
  {
    text: 'At a desk, many people vape in every pause. Stand up in the next one, walk to the window, and sit down again.',
    short: 'At a desk urge, stand up. Touch the window. Sit down.',
    form: 'moment',
  },
  {
    text: 'Write down one question about stopping nicotine for a pharmacist or a quitline.',
    short: 'Write down one question about nicotine for a pharmacist.',
    form: 'note',
  },
  {
    text: 'The start of an urge is the hardest part. Put a glass of water and something to chew within reach now.',
    short: 'Water and something to chew within reach. For the urge.',
    form: 'prepare',
  },
  {
    text: 'Put the price of one pod into a jar that you can see. Small sums are easily overlooked.',
    short: 'Put the price of one pod into a jar.',
    form: 'prepare',
  },
  {
    text: 'You may take a break without vapor. Take a cup of something with you, leave the device behind, and come back when it is empty.',
    short: 'Take the break with a cup. Leave the vape behind.',
    form: 'moment',
  },
  {
    text: 'Boredom can feel like an urge. Go into another room for a moment, and leave the vape where it is.',
    short: 'Boredom feels like an urge. Change rooms first. No vape.',
    form: 'moment',
  },
  {
    text: 'Sit down for a few breaths with the device out of reach. Often you only want the pause.',
    short: 'Keep the pause and leave out the puff. Sit down.',
    form: 'work',
  },
]
