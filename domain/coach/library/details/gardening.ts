import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of gardening. */
export const gardeningDetails: readonly Detail[] = [
  {
    text: 'Look at one spot for plants, such as a bed or a sill. Write down at which hour the sun reaches it.',
    short: 'Note when the sun reaches one spot for plants.',
    form: 'note',
  },
  {
    text: 'Push a finger into the soil of one plant. If it is dry, water the plant. If not, leave it alone.',
    short: 'Finger into the soil. If dry, water the plant.',
    form: 'work',
  },
  {
    text: 'Put gloves and a trowel into a bucket by the door. You then need not look for them before gardening.',
    short: 'Garden gloves and trowel in one bucket.',
    form: 'prepare',
  },
  {
    text: 'Clear a patch of soil no larger than a plate: weeds, dry leaves, or stones. Stop when the plate is clean.',
    short: 'Clear a patch of soil. Small as a plate.',
    form: 'work',
  },
  {
    text: 'Draw your garden, your balcony, or your sill from above, and mark a place where nothing grows yet.',
    short: 'Draw the garden. Mark one empty place.',
    form: 'note',
  },
  {
    text: 'Ask a neighbor or a gardener near you which plant does well there. They know the soil and the frost.',
    short: 'Ask one gardener which plant does well here.',
    form: 'tell',
  },
  {
    text: 'Choose one plant, and look at it from all sides. Take off what is dry or brown.',
    short: 'Look at one plant. Take off its dry leaves.',
    form: 'work',
  },
  {
    text: 'Write down an herb or a vegetable that you like to eat. Then look up whether it grows in a pot.',
    short: 'Write down one herb you like. Plant that.',
    form: 'note',
  },
  {
    text: 'Sort your seed packets by the month on their backs. If you have none, write the first plant you want on a list.',
    short: 'Sort the seeds by month, or list one.',
    form: 'prepare',
  },
  {
    text: 'When you come home, look at one plant before you do anything else. Notice what is new about it.',
    short: 'When you come home, look at one plant first.',
    form: 'moment',
  },
  {
    text: 'Loosen the soil in one pot with a fork, so that water can get in.',
    short: 'Loosen the soil in one pot. Use a fork.',
    form: 'work',
  },
  {
    text: 'Think of a plant that does well with you or nearby, and note where it stands. Give the next one a similar place.',
    short: 'Name one plant that does well. Note its place.',
    form: 'note',
  },
  {
    text: 'Fill the watering can now, and let it stand beside the plants. The next round is then shorter.',
    short: 'Fill the watering can. Stand it beside the plants.',
    form: 'prepare',
  },
  {
    text: 'Turn one pot a little, so that the other side of the plant gets light.',
    short: 'Turn one pot. The other side gets light.',
    form: 'work',
  },
  {
    text: 'Offer somebody a cutting or a few seeds, or ask whether they have some to spare.',
    short: 'Offer one cutting or seed, or ask for one.',
    form: 'tell',
  },
  {
    text: 'Read one seed packet or one plant label to its end. Write down how deep, how far apart, and in which month.',
    short: 'Read one seed packet. Note depth and month.',
    form: 'note',
  },
  {
    text: 'Sweep the dry leaves or the soil from one corner. Put them on a heap or into a bag.',
    short: 'Sweep one corner. Leaves on one heap.',
    form: 'work',
  },
  {
    text: 'Put a stem of mint or basil into a glass of water, and stand it in the light. It often grows roots there.',
    short: 'Put one stem of mint in water. Wait for roots.',
    form: 'work',
  },
  {
    text: 'Write the name of one plant on a stick or on tape, and put it beside the plant.',
    short: 'Label one plant. A stick and a name.',
    form: 'prepare',
  },
  {
    text: 'Take a picture of your plants from a spot that you will find again. In a month you can compare.',
    short: 'Take one picture of your plants. Keep the spot.',
    form: 'work',
  },
  {
    text: 'Look at the underside of a few leaves. If something small sits there, wipe it off.',
    short: 'Look under one leaf. Wipe off what sits there.',
    form: 'work',
  },
  {
    text: 'When it has rained, pull up one weed on your way. Its root comes out easily from wet soil.',
    short: 'After rain, pull one weed. Root and all.',
    form: 'moment',
  },
  {
    text: 'Choose one bed or one pot for this month. Write it down, and leave the rest of your plants as they are.',
    short: 'Choose one bed or pot. Only that one.',
    form: 'note',
  },
  {
    text: 'Rinse one empty pot or a jar, and set it ready. The next plant can then move in at once.',
    short: 'Rinse one pot. Ready for the next plant.',
    form: 'prepare',
  },
]
