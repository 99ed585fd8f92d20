import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal about meals of a person in grief (CARE-3). */
export const MEALS_ALONE: readonly GentleText[] = [
  {
    message:
      'You wrote that you would like to cook for yourself again. It does not have to be a meal today. Something warm in a cup is enough, and so is nothing. When the quiet gets heavy, a grief counselor or your doctor can do more than this page.',
    steps: [
      { text: 'Write down a dish you would like to taste again.', minutes: 2 },
      { text: 'Look whether what it needs is in the house.', minutes: 3 },
    ],
    challenge: { text: 'Open the kitchen window and stand there for a moment.', seconds: 30 },
  },
  {
    message:
      'There may be a chair at the table that is empty now. You do not have to look at it while you eat. Another seat, another room, or a tray is fine. A grief counselor can listen to what that table means to you.',
    steps: [
      { text: 'Carry your plate or cup to the seat that is easiest today.', minutes: 2 },
      { text: 'Turn that seat so that you look out, or at something you like.', minutes: 1 },
    ],
    challenge: { text: 'Sit there for a moment with nothing to eat.', seconds: 45 },
  },
  {
    message:
      'The hour of dinner can be longer than the others. It may have a voice in it: the radio, a call, a neighbor at the table. If that hour stays too hard, please tell your doctor or a grief counselor.',
    steps: [
      { text: 'Write down who could eat with you, or call you, at that hour.', minutes: 2 },
      { text: 'Send them a line that asks, or keep it for another day.', minutes: 3 },
    ],
    challenge: { text: 'Turn on a voice or some music in the kitchen.', seconds: 30 },
  },
  {
    message:
      'Some recipes were made for more people than are here now. You may leave them in the drawer. An egg, toast, or soup from a can is a meal as well. A grief counselor will understand why a recipe can be heavy.',
    steps: [
      { text: 'Put something plain that you can eat warm on the counter.', minutes: 2 },
      { text: 'Take out the small pan or the small pot.', minutes: 1 },
    ],
    challenge: { text: 'Lay a hand on the counter and breathe out.', seconds: 30 },
  },
  {
    message:
      'Hunger may not come, or it may come at odd hours. Grief does that, and it is no mistake of yours. If eating stays hard for long, your doctor would want to know.',
    steps: [
      { text: 'Put something that needs no cooking where you will see it.', minutes: 2 },
      { text: 'Pour yourself something to drink, and set it down beside you.', minutes: 1 },
    ],
    challenge: { text: 'Hold the cup in both hands before you drink.', seconds: 60 },
  },
  {
    message:
      'Without thinking, you may have set a place for somebody who is not here anymore. It can stay, or you can take it away. Neither means anything bad. A grief counselor hears of such tables often.',
    steps: [
      { text: 'Set a place for yourself in the way you like it.', minutes: 2 },
      { text: 'Leave the rest of the table as it is.', minutes: 1 },
    ],
    challenge: { text: 'Smooth the cloth or the table with your hand.', seconds: 15 },
  },
  {
    message:
      'A grocery store can be a hard place, with the things nobody needs to buy now. Somebody could go for you, or with you, and the list may be short. A counselor can help you plan for such places.',
    steps: [
      { text: 'Write down what the kitchen is missing most.', minutes: 2 },
      { text: 'Write beside it who could bring that or come along.', minutes: 2 },
    ],
    challenge: { text: 'Fold the list and put it in your pocket.', seconds: 15 },
  },
  {
    message:
      'You may have dinner in front of the television, or standing at the counter. A meal alone may be as odd as you like. If the evenings stay hard, a doctor or a grief counselor is worth asking.',
    steps: [
      { text: 'Choose where today’s plate will stand, and put a napkin there.', minutes: 1 },
      { text: 'Put out what you like to hear or see beside it.', minutes: 2 },
    ],
    challenge: { text: 'Stand at the window for as long as you like.', seconds: 60 },
  },
  {
    message:
      'The kitchen may not feel like yours yet. It is all right not to know where things are. A neighbor can show you something, and a counselor knows how strange such a room can be.',
    steps: [
      { text: 'Open a drawer, and take out the knife or spoon you like best.', minutes: 1 },
      { text: 'Write down a thing you would like somebody to show you.', minutes: 2 },
    ],
    challenge: { text: 'Close the drawer, and look around the kitchen once.', seconds: 30 },
  },
  {
    message:
      'A kitchen can be a hard room when somebody is missing. You may cook badly, or not at all. Bread and an apple are a meal. A grief counselor can listen when the evenings are long.',
    steps: [
      { text: 'Wash a fruit or a vegetable in cold water, and dry it.', minutes: 2 },
      { text: 'Cut it, or put it back whole.', minutes: 2 },
    ],
    challenge: { text: 'Smell it before you put it down.', seconds: 15 },
  },
  {
    message:
      'Cooking for one can wait for a day. Somebody might be glad to bring you a plate, and it is a kindness to let them. You need not talk while you eat it. If nobody is near, a meal service or your doctor’s office can help.',
    steps: [
      { text: 'Write down one person who likes to cook.', minutes: 2 },
      { text: 'Write the answer: “Yes, please. Anything warm.”', minutes: 2 },
    ],
    challenge: { text: 'Say “yes, please” quietly to yourself.', seconds: 15 },
  },
  {
    message:
      'A smell from the kitchen can bring everything back. If it does, you may turn the stove off and sit down. The food can wait. A grief counselor can help when memories come too hard.',
    steps: [
      { text: 'Open the window, and let the room fill with cold air.', minutes: 2 },
      { text: 'Sit down with something to drink until it is quieter.', minutes: 4 },
    ],
    challenge: { text: 'Put both hands on the table and feel how firm it is.', seconds: 45 },
  },
  {
    message:
      'Leftovers are not a duty, and a half-eaten plate is nothing to be sorry for. You can put it away or leave it. If food has no taste for a long time, please tell your doctor.',
    steps: [
      { text: 'Cover what is left, and put it in the fridge.', minutes: 2 },
      { text: 'Wipe the place where you sat.', minutes: 1 },
    ],
    challenge: { text: 'Look away from the plate, and let your shoulders drop.', seconds: 30 },
  },
  {
    message:
      'There may be a cup, a plate, or a glass that belonged to somebody. You may use it, leave it, or put it at the back. You can choose otherwise tomorrow. A grief counselor can look at such things with you.',
    steps: [
      { text: 'Take out the plate that you want to eat from.', minutes: 1 },
      { text: 'Put the other one where it is kind to have it.', minutes: 2 },
    ],
    challenge: { text: 'Hold your own plate under warm water, and dry it.', seconds: 60 },
  },
  {
    message:
      'A Sunday or a holiday can be the hardest time to eat alone. You may have something ordinary then. If you would rather have company, you can ask for it. People in a bereavement group often know the feeling well.',
    steps: [
      { text: 'Write down which meal is hardest to eat alone.', minutes: 2 },
      { text: 'Write down who could be there, or where you could be.', minutes: 2 },
    ],
    challenge: { text: 'Look at the calendar once, and then look up.', seconds: 15 },
  },
  {
    message:
      'A plate for one can feel like too much and too little at once. You may eat some of it and leave the rest. A grief counselor knows these meals, too.',
    steps: [{ text: 'Write down a taste that was good lately.', minutes: 2 }],
    challenge: { text: 'Let your forehead and your jaw rest for a moment.', seconds: 30 },
  },
  {
    message:
      'Soup can be a whole meal: it stays warm, and it asks for a spoon only. It may come from a can. If even that is too much, a friend or your doctor can help you find help.',
    steps: [
      { text: 'Take out a bowl and a spoon.', minutes: 1 },
      { text: 'Warm something in a pot, or pour hot water on it.', minutes: 4 },
    ],
    challenge: { text: 'Hold your hands over the steam for a moment.', seconds: 30 },
  },
  {
    message:
      'A meal can have a beginning that is yours now: a candle, a song, a word, or nothing. What you did together may stay, or may rest. A grief counselor can help you find out which.',
    steps: [
      { text: 'Put a light or a flower on the table, if you like.', minutes: 2 },
      { text: 'Sit down before the food is ready.', minutes: 2 },
    ],
    challenge: { text: 'Say a word or keep a silence, as you like.', seconds: 30 },
  },
  {
    message:
      'If cooking is too much, breakfast can be dinner. Bread and butter is food, and so is a banana. You owe nobody a proper meal. Your doctor can help when appetite stays away.',
    steps: [
      { text: 'Put what you can eat without cooking on a tray.', minutes: 3 },
      { text: 'Take the tray to where it is warm.', minutes: 1 },
    ],
    challenge: { text: 'Take off your shoes, and let your feet rest.', seconds: 45 },
  },
  {
    message:
      'The dishes may stand there since yesterday. They can stand a little longer. One cup washed is enough for now. If everything stays undone, please tell your doctor.',
    steps: [
      { text: 'Let warm water into the sink, and put in a cup.', minutes: 2 },
      { text: 'Leave the other dishes for later.', minutes: 1 },
    ],
    challenge: { text: 'Keep your hands in the warm water for a moment.', seconds: 60 },
  },
  {
    message:
      'You could eat at the same time as somebody far away, with the phone on the table. There is no need to talk all the time. If there is nobody to ask, a bereavement line has people who stay on.',
    steps: [
      { text: 'Write down who might like to eat at the same time.', minutes: 2 },
      { text: 'Ask them for a day, in a short message.', minutes: 3 },
    ],
    challenge: { text: 'Lay the phone face up beside your place.', seconds: 15 },
  },
  {
    message:
      'There may be a dish you cannot make yet, because it belongs to other evenings. It can wait for as long as it wants. Something new has no memory in it. A grief counselor can help when it hurts.',
    steps: [
      { text: 'Write the name of that dish, and put the page away.', minutes: 2 },
      { text: 'Choose something from the kitchen you never shared, and set it out.', minutes: 2 },
    ],
    challenge: { text: 'Look for something new in a drawer you know.', seconds: 45 },
  },
  {
    message:
      'At night, the fridge may be the only light. If you wake hungry or sad, there can be something ready there. Nothing is wrong with eating at night. If the nights stay long, your doctor can help.',
    steps: [
      { text: 'Put something you like at the front of the fridge.', minutes: 2 },
      { text: 'Set a glass beside your bed or on the counter.', minutes: 1 },
    ],
    challenge: { text: 'Turn on a small light in the kitchen.', seconds: 15 },
  },
  {
    message:
      'Not every day has a real meal in it, and you owe nobody one. The next meal can begin with a bite or a sip. If it is often like this, your doctor or a grief counselor can help.',
    steps: [
      { text: 'Put a cup and a spoon where you will sit.', minutes: 1 },
      { text: 'Write down the name of somebody whom you could call.', minutes: 2 },
    ],
    challenge: { text: 'Turn off the kitchen light, and let the day be over.', seconds: 15 },
  },
]
