import type { GentleText } from '../gentle-text.ts'

/** Texts for a goal about meals of a person in grief (CARE-3). */
export const MEALS_ALONE: readonly GentleText[] = [
  {
    message:
      'You wrote that you would like to cook for yourself again. It does not have to be a meal today. Something warm in a cup is enough, and so is nothing. When the quiet gets heavy, a grief counselor or your doctor can do more than this page.',
    steps: [
      { text: 'Write down a dish you would like to taste again.', minutes: 2 },
      { text: 'Check whether you have what you need for it.', minutes: 3 },
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
    challenge: { text: 'Sit there for a moment before you eat, or without eating.', seconds: 45 },
  },
  {
    message:
      'Dinner time can feel longer than the other hours. A voice may help: the radio, a call, or a neighbor at the table. If that hour stays too hard, please tell your doctor or a grief counselor.',
    steps: [
      { text: 'Write down who could eat with you, or call you, at that hour.', minutes: 2 },
      { text: 'Send that person a short question, or keep it for another day.', minutes: 3 },
    ],
    challenge: { text: 'Turn on the radio or some music in the kitchen.', seconds: 30 },
  },
  {
    message:
      'Some recipes were meant for more than one person. You may leave them in the drawer. An egg, toast, or soup from a can is a meal as well. A grief counselor will understand why a recipe can hurt.',
    steps: [
      { text: 'Put an egg, some bread, or a can on the counter.', minutes: 2 },
      { text: 'Take out the small pan or the small pot.', minutes: 1 },
    ],
    challenge: { text: 'Lay a hand on the counter and breathe out.', seconds: 30 },
  },
  {
    message:
      'In grief, hunger may not come, or it may come at odd hours. You are doing nothing wrong. If eating stays hard for long, please tell your doctor.',
    steps: [
      { text: 'Put something that needs no cooking where you will see it.', minutes: 2 },
      { text: 'Pour yourself something to drink, and set it down beside you.', minutes: 1 },
    ],
    challenge: { text: 'Hold the cup in both hands before you drink.', seconds: 60 },
  },
  {
    message:
      'Some people go on setting the other place at the table. It can stay, or you can put it away. Neither is wrong. A grief counselor often hears about such tables.',
    steps: [
      { text: 'Set a place for yourself in the way you like it.', minutes: 2 },
      { text: 'Leave the rest of the table as it is.', minutes: 1 },
    ],
    challenge: { text: 'Smooth the cloth or the table with your hand.', seconds: 15 },
  },
  {
    message:
      'A grocery store can be a hard place in grief. Somebody could go for you or come along, and the list may be short. A grief counselor can help you plan for such places.',
    steps: [
      { text: 'Write a short list of what you need most.', minutes: 2 },
      { text: 'Write below the list who could bring it or come along.', minutes: 2 },
    ],
    challenge: { text: 'Fold the list and put it in your pocket.', seconds: 15 },
  },
  {
    message:
      'You may have dinner in front of the television, or standing at the counter. There is no right way to eat alone. If the evenings stay hard, please ask a doctor or a grief counselor for help.',
    steps: [
      { text: 'Choose where you will eat today, and put a napkin there.', minutes: 1 },
      { text: 'Choose something that you would like to hear or watch meanwhile.', minutes: 2 },
    ],
    challenge: { text: 'Stand at the window for as long as you like.', seconds: 60 },
  },
  {
    message:
      'The kitchen may feel strange now. It is all right not to know how everything is done. A neighbor or a friend can show you, and a grief counselor knows how strange a familiar room can be.',
    steps: [
      { text: 'Open a drawer, and take out the knife or spoon you like best.', minutes: 1 },
      { text: 'Write down something that you would like to be shown.', minutes: 2 },
    ],
    challenge: { text: 'Close the drawer, and look around the kitchen once.', seconds: 30 },
  },
  {
    message:
      'A kitchen can be a hard room when somebody is missing. You may cook badly, or not at all. Bread and an apple are a meal. A grief counselor can listen when the evenings are long.',
    steps: [
      { text: 'Wash a fruit or a vegetable in cold water, and dry it.', minutes: 2 },
      { text: 'Cut it into pieces, or put it back whole.', minutes: 2 },
    ],
    challenge: { text: 'Smell the fruit or the vegetable before you eat it or put it away.', seconds: 15 },
  },
  {
    message:
      'Cooking for one can wait for a day. Somebody might be glad to bring you a plate, and it is a kindness to let them. You need not talk while you eat it. If nobody is near, a meal service or your doctor’s office can help.',
    steps: [
      { text: 'Write down somebody who has offered help, or who might.', minutes: 2 },
      { text: 'Write down an answer for the next offer: “Yes, please. Anything warm.”', minutes: 2 },
    ],
    challenge: { text: 'Say “yes, please” quietly to yourself.', seconds: 15 },
  },
  {
    message:
      'A smell from the kitchen can bring everything back. If it does, you may turn the stove off and sit down. The food can wait. A grief counselor can help when memories come too hard.',
    steps: [
      { text: 'Open the window, and let in some fresh air.', minutes: 2 },
      { text: 'Sit down with something to drink for as long as you like.', minutes: 4 },
    ],
    challenge: { text: 'Put both hands flat on the table, and leave them there for a moment.', seconds: 45 },
  },
  {
    message:
      'You do not have to finish what is on your plate. You can keep the rest for another day or leave it. If food has no taste for a long time, please tell your doctor.',
    steps: [
      { text: 'Cover what is left, and put it in the fridge.', minutes: 2 },
      { text: 'Wipe the place where you sat.', minutes: 1 },
    ],
    challenge: { text: 'Look away from the plate, and let your shoulders drop.', seconds: 30 },
  },
  {
    message:
      'There may be a cup, a plate, or a glass that belonged to somebody. You may use it, leave it, or put it away. Tomorrow you can change your mind. A grief counselor can talk with you about such things.',
    steps: [
      { text: 'Take out the cup or plate that you want to use.', minutes: 1 },
      { text: 'Leave the other one where it is, or put it where you like.', minutes: 2 },
    ],
    challenge: { text: 'Rinse your own cup or plate with warm water, and dry it.', seconds: 60 },
  },
  {
    message:
      'A Sunday or a holiday can be the hardest time to eat alone. You may have something ordinary then. If you would rather have company, you can ask for it. People in a bereavement group often know the feeling well.',
    steps: [
      { text: 'Write down which meal is hardest to eat alone.', minutes: 2 },
      { text: 'Write down who could be there, or where you could be.', minutes: 2 },
    ],
    challenge: { text: 'Put the note where you will see it on that day.', seconds: 15 },
  },
  {
    message:
      'A meal for one can feel like too much work. You may eat a little and leave the rest. A grief counselor knows how hard such meals can be.',
    steps: [{ text: 'Write down something that tasted good lately.', minutes: 2 }],
    challenge: { text: 'Let your forehead and your jaw rest for a moment.', seconds: 30 },
  },
  {
    message:
      'Soup can be a whole meal. It stays warm, it needs only a spoon, and it may come from a can. If even that is too much, please tell a friend or your doctor.',
    steps: [
      { text: 'Take out a bowl and a spoon.', minutes: 1 },
      { text: 'Warm something in a pot, or pour hot water on it.', minutes: 4 },
    ],
    challenge: { text: 'Hold your hands over the steam for a moment.', seconds: 30 },
  },
  {
    message:
      'A meal may begin with something of your own now: a light, a song, or nothing at all. What you used to do before a meal may stay, or it may rest. A grief counselor can help when you are not sure.',
    steps: [
      { text: 'Put a light or a flower on the table, if you like.', minutes: 2 },
      { text: 'Sit down before the food is ready.', minutes: 2 },
    ],
    challenge: { text: 'Say a few words before the meal, or keep silent, as you like.', seconds: 30 },
  },
  {
    message:
      'If cooking is too much, breakfast can be dinner. Bread and butter is food, and so is a banana. You owe nobody a proper meal. Your doctor can help when appetite stays away.',
    steps: [
      { text: 'Put what you can eat without cooking on a tray.', minutes: 3 },
      { text: 'Carry the tray to a warm place.', minutes: 1 },
    ],
    challenge: { text: 'Take off your shoes, and let your feet rest.', seconds: 45 },
  },
  {
    message:
      'The dishes may be waiting from yesterday, and they can wait a little longer. One clean cup is enough for now. If everything stays undone, please tell your doctor.',
    steps: [
      { text: 'Fill the sink with warm water, and wash one cup.', minutes: 2 },
      { text: 'Leave the other dishes for later.', minutes: 1 },
    ],
    challenge: { text: 'Keep your hands in the warm water for a moment.', seconds: 60 },
  },
  {
    message:
      'You could eat at the same time as somebody far away, with the phone on the table. You need not talk all the time. If there is nobody to ask, a bereavement line has people who will listen.',
    steps: [
      { text: 'Write down who might like to eat at the same time.', minutes: 2 },
      { text: 'Ask that person in a short message, or leave it for now.', minutes: 3 },
    ],
    challenge: { text: 'Lay the phone face up beside your place.', seconds: 15 },
  },
  {
    message:
      'There may be a dish that you cannot make yet, because of the person you shared it with. It can wait for as long as you like. A dish that you never shared may be easier. A grief counselor can help when memories hurt.',
    steps: [
      { text: 'Write the name of that dish, and put the page away.', minutes: 2 },
      { text: 'Choose something to eat that holds no memories, and set it out.', minutes: 2 },
    ],
    challenge: { text: 'Open the window or the door, and take a breath of air.', seconds: 45 },
  },
  {
    message:
      'Some people wake at night in grief, hungry or sad. It helps to have something ready in the fridge, and it is all right to eat then. If the nights stay long, your doctor can help.',
    steps: [
      { text: 'Put something you like at the front of the fridge.', minutes: 2 },
      { text: 'Set a glass of water beside your bed or on the counter.', minutes: 1 },
    ],
    challenge: { text: 'Turn on a small light in the kitchen.', seconds: 15 },
  },
  {
    message:
      'Sometimes there is no real meal at all. The next one can begin with a bite or a sip. If it is often like this, your doctor or a grief counselor can help.',
    steps: [
      { text: 'Put a cup and a spoon where you like to sit.', minutes: 1 },
      { text: 'Write down the name of somebody whom you could call.', minutes: 2 },
    ],
    challenge: { text: 'Turn on the light where you sit, or open the curtain.', seconds: 15 },
  },
]
