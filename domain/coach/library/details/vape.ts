import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not vaping. */
export const vapeDetails: readonly Detail[] = [
  {
    text: 'A vape needs no break and no door, so it goes everywhere. Give it one room where it is not allowed, and start with this one.',
    short: 'No vape in this room. Put it outside. Shut the door.',
  },
  {
    text: 'The device comes along because it fits the pocket. Put your keys into that pocket, and leave the vape at home.',
    short: 'Keys in the vape’s pocket. The device stays home.',
  },
  {
    text: 'An urge for nicotine rises and falls by itself. Look at a clock, and see this one get smaller.',
    short: 'Urge noted. Eyes on the clock. It shrinks. No vape.',
  },
  {
    text: 'A charged vape is easy to pick up. Unplug its charger, and plug in a lamp or the phone.',
    short: 'Vape charger out. Phone in. The socket is taken.',
  },
  {
    text: 'Most puffs are never decided on. Write down the place of the last puff that you did not notice.',
    short: 'Last unplanned puff. Name the place. Write it down.',
  },
  {
    text: 'Part of the habit is the flavor. Put a mint or a slice of orange where the vape used to lie.',
    short: 'Vape gone. Mint in its place. Eat that.',
  },
  {
    text: 'Old devices have a battery inside and do not belong in the trash. Put them in a bag for the store that takes them back.',
    short: 'Old devices into a bag. Back to the store.',
  },
  {
    text: 'Pods turn up in coats, bags, and cars. Look through one of these, and put what you find into one bag.',
    short: 'Search one coat. Pods into the bag. Done.',
  },
  {
    text: 'The screen and the vape often start together. Change the hand that holds the phone, and keep the other around a cup.',
    short: 'Phone hand changed. Cup in the other. No vape.',
  },
  {
    text: 'Somebody will hold out a vape and mean well. Say the answer aloud once: “No, thanks. I stopped.”',
    short: 'Vape offered: “No, thanks. I stopped.” Rehearse it aloud.',
  },
  {
    text: 'A puff ends one urge, and the next comes soon. Let this one pass with water in your hand, and no vape.',
    short: 'Urge: water in hand. No cloud. Wait it out.',
  },
  {
    text: 'The bed is a place where vaping goes unseen. Clear the bedside table of the device and everything that belongs to it.',
    short: 'Bedside table cleared. No vape within reach of the pillow.',
  },
  {
    text: 'Your fingers reach for the button before you think of it. Give them a pen that clicks, and leave the vape where it is.',
    short: 'Pen in hand. Click that. No vape.',
  },
  {
    text: 'An online store makes the next pod easy to buy. Remove the saved basket, and log out.',
    short: 'Pods out of the basket. Log out of the store.',
  },
  {
    text: 'The sweet smell stays where you vape. Open a window in that room or car, and put gum in the place of the device.',
    short: 'Window open. Gum in its place. No vape.',
  },
  {
    text: 'An urge is harder to wait out when you are hungry. Eat something small first, and then check the urge.',
    short: 'Urge and hungry: eat first. Then check the urge.',
  },
  {
    text: 'A friend who stopped vaping knows which hours are hard. Send a line, and ask what they held instead.',
    short: 'One line to somebody who quit vaping. Ask what helped.',
  },
  {
    text: 'At the desk, the hand goes to the vape in every pause. Stand up in the next one, and touch the window.',
    short: 'Desk urge: stand. Touch the window. Sit. No vape.',
  },
  {
    text: 'Stopping nicotine can be done with help. Ask a pharmacist or a quitline what there is for people who vape.',
    short: 'Ask a pharmacist about stopping nicotine. One question. Write it down.',
  },
  {
    text: 'Hiding the device works because fetching it takes time. Put the vape in a box, and the box on the highest shelf.',
    short: 'Vape in a box. Box on the top shelf.',
  },
  {
    text: 'Pods are paid for in small amounts, so the sum is easy to overlook. Put the price of a pod into a jar that you can see.',
    short: 'Price of a pod into the jar. Visible. Leave it.',
  },
  {
    text: 'A break is possible without vapor. Go where you would have vaped, with a cup, and come back when it is empty.',
    short: 'Take the break. Cup, no vape. Back when empty.',
  },
  {
    text: 'Boredom and an urge begin alike. Change the room before you decide which of them it was.',
    short: 'Bored or an urge? Change rooms. Then decide. No vape.',
  },
  {
    text: 'A puff is often only a reason to pause. Keep the pause, and leave out the puff.',
    short: 'Keep the pause. Cut the puff. Feet flat.',
  },
]
