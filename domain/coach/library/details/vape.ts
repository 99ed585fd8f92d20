import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of not vaping. */
export const vapeDetails: readonly Detail[] = [
  {
    text: 'A vape needs no break and no door, so it goes everywhere. Give it one room where it is not allowed, and start with this one.',
    short: 'No vape in this room. Carry it out. Shut the door.',
  },
  {
    text: 'The device comes along because it fits the pocket. Put your keys into that pocket, and leave the vape at home.',
    short: 'Put your keys into the vape’s pocket. Leave the device home.',
  },
  {
    text: 'An urge for nicotine rises and falls by itself. Look at a clock, and see this one get smaller.',
    short: 'Watch the clock while the urge gets smaller. No vape.',
  },
  {
    text: 'A charged vape is easy to pick up. Unplug its charger, and plug in a lamp or the phone.',
    short: 'Unplug the vape charger. Plug in the phone instead.',
  },
  {
    text: 'Most puffs are never decided on. Write down the place of the last puff that you did not notice.',
    short: 'Where did the last unplanned puff happen? Write it down.',
  },
  {
    text: 'Part of the habit is the flavor. Put a mint or a slice of orange where the vape used to lie.',
    short: 'Put a mint where the vape used to lie.',
  },
  {
    text: 'Old devices have a battery inside and do not belong in the trash. Put them in a bag for the store that takes them back.',
    short: 'Put old devices into a bag for the store.',
  },
  {
    text: 'Pods turn up in coats, bags, and cars. Look through one of these, and put what you find into one bag.',
    short: 'Search one coat for pods. Put them into one bag.',
  },
  {
    text: 'The screen and the vape often start together. Change the hand that holds the phone, and keep the other around a cup.',
    short: 'Change your phone hand. Hold a cup instead of a vape.',
  },
  {
    text: 'Somebody will hold out a vape and mean well. Say the answer aloud once: “No, thanks. I stopped.”',
    short: 'Rehearse aloud for the next vape offer: “No, thanks.”',
  },
  {
    text: 'A puff ends one urge, and the next comes soon. Let this one pass with water in your hand, and no vape.',
    short: 'Hold a glass of water during the urge. No vape.',
  },
  {
    text: 'The bed is a place where vaping goes unseen. Clear the bedside table of the device and everything that belongs to it.',
    short: 'Clear the vape from the bedside table.',
  },
  {
    text: 'Your fingers reach for the button before you think of it. Give them a pen that clicks, and leave the vape where it is.',
    short: 'Click a pen when your fingers want the vape.',
  },
  {
    text: 'An online store makes the next pod easy to buy. Remove the saved basket, and log out.',
    short: 'Empty the online basket of pods. Log out of the store.',
  },
  {
    text: 'The sweet smell stays where you vape. Open a window in that room or car, and put gum in the place of the device.',
    short: 'Open the window where you vape. Put gum there.',
  },
  {
    text: 'An urge is harder to wait out when you are hungry. Eat something small first, and then check the urge.',
    short: 'Urge and hungry: eat first. Then look at the urge.',
  },
  {
    text: 'A friend who stopped vaping knows which hours are hard. Send a line, and ask what they held instead.',
    short: 'Ask somebody who quit vaping what helped. One line.',
  },
  {
    text: 'At the desk, the hand goes to the vape in every pause. Stand up in the next one, and touch the window.',
    short: 'At a desk urge, stand up. Touch the window. Sit down.',
  },
  {
    text: 'Stopping nicotine can be done with help. Ask a pharmacist or a quitline what there is for people who vape.',
    short: 'Write down one question about nicotine for a pharmacist.',
  },
  {
    text: 'Hiding the device works because fetching it takes time. Put the vape in a box, and the box on the highest shelf.',
    short: 'Put the vape in a box. Box on the top shelf.',
  },
  {
    text: 'Pods are paid for in small amounts, so the sum is easy to overlook. Put the price of a pod into a jar that you can see.',
    short: 'Put the price of one pod into a jar.',
  },
  {
    text: 'A break is possible without vapor. Go where you would have vaped, with a cup, and come back when it is empty.',
    short: 'Take the break with a cup. Leave the vape behind.',
  },
  {
    text: 'Boredom and an urge begin alike. Change the room before you decide which of them it was.',
    short: 'Boredom feels like an urge. Change rooms first. No vape.',
  },
  {
    text: 'A puff is often only a reason to pause. Keep the pause, and leave out the puff.',
    short: 'Keep the pause and leave out the puff. Sit down.',
  },
]
