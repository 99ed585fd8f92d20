import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of goals about weight: only what adds something to a day, see the topic's steps (TEXT-28). */
export const weightDetails: readonly Detail[] = [
  {
    text: 'Moving is easier with music that you like. Play one song, and move as you like until it ends.',
    short: 'Play one song. Move until it ends.',
    form: 'work',
  },
  {
    text: 'A meal at a set hour needs no decisions when you are tired. Write down the hour of your next one, and keep it free.',
    short: 'Set the hour of the next meal. Keep it free.',
    form: 'note',
  },
  {
    text: 'Set an alarm for the hour at which your screens go off. Good sleep belongs to this goal as well.',
    short: 'Set the hour when screens go off for sleep.',
    form: 'prepare',
  },
  {
    text: 'A set table makes an ordinary meal calmer. Put out a plate, a fork, and a glass now, or before the next one.',
    short: 'Set the table with plate and fork. Then the meal.',
    form: 'prepare',
  },
  {
    text: 'Vegetables that are washed get cooked. Wash a few, and lay them next to the stove.',
    short: 'Wash some vegetables. Put them where you cook.',
    form: 'work',
  },
  {
    text: 'A walk starts more easily in shoes that stand ready. Put the pair that you like beside the door.',
    short: 'Put your good walking shoes by the door.',
    form: 'prepare',
  },
  {
    text: 'Many trips have a part that you can walk. Think of one this week, and write down which part.',
    short: 'Find one trip this week. Walk a part of it.',
    form: 'note',
  },
  {
    text: 'Cooking begins with a free spot. Clear the kitchen counter for one board.',
    short: 'Clear the kitchen counter for one board. Then cook.',
    form: 'prepare',
  },
  {
    text: 'You keep to a walk more easily with a friend. Send one a line, and name a day for it.',
    short: 'Write one friend a line. Name a day for a walk.',
    form: 'tell',
  },
  {
    text: 'Other people may comment on what you eat. Prepare one calm sentence for the table, and say it out loud once.',
    short: 'Prepare one calm sentence for comments at the table.',
    form: 'note',
  },
  {
    text: 'After a hard day, it helps to know what does you good. Write down one thing that helps you to sleep or rest.',
    short: 'Write down what helps you rest. Sleep counts.',
    form: 'note',
  },
  {
    text: 'Water within reach gets drunk. Fill a bottle, and put it where you usually sit.',
    short: 'Fill a bottle with water. Put it where you sit.',
    form: 'prepare',
  },
  {
    text: 'A short recipe in sight is cooked more often. Copy one that you like, and put it up in the kitchen.',
    short: 'Copy one short recipe. Cook it this week.',
    form: 'note',
  },
  {
    text: 'Perhaps you liked dancing, climbing, or ball games as a child. Think of one way of moving you enjoyed, and try a bit of it.',
    short: 'Recall moving you liked as a child. Try a bit.',
    form: 'work',
  },
  {
    text: 'You need no other clothes to move a little. Stand up now, go to the farthest room, and come back.',
    short: 'Stand up. Move to the farthest room. Come back.',
    form: 'work',
  },
  {
    text: 'A list begins with what you like most. Write the vegetables that you like at its top, for the next meals.',
    short: 'Write vegetables you like on top of the list.',
    form: 'note',
  },
  {
    text: 'Clothes that fit you today make it easier to go out and move. Hang one comfortable piece at the front of the closet.',
    short: 'Hang clothes that fit at the front. Then move a little.',
    form: 'prepare',
  },
  {
    text: 'Put the phone in another room before your next meal, and notice how the meal tastes.',
    short: 'Put the phone elsewhere. Sit down to the meal.',
    form: 'moment',
  },
  {
    text: 'A pool or a class is pleasanter when it is quiet. Look up a quiet hour near you for moving in a way you like.',
    short: 'Look up a quiet hour at the pool. Move there.',
    form: 'note',
  },
  {
    text: 'In a short appointment, questions are easily forgotten. Write down one on moving or sleep for your next visit to a doctor.',
    short: 'Write one question about sleep for your doctor.',
    form: 'note',
  },
  {
    text: 'A lunch that is packed saves a decision at noon. Put one together from what is in the house.',
    short: 'Pack lunch from what is in the house.',
    form: 'work',
  },
  {
    text: 'A little fresh air helps. Step outside, and walk for as long as you can see the door.',
    short: 'Step outside. Walk while you can see the door.',
    form: 'work',
  },
  {
    text: 'A meal with company is eaten calmly. Write to one person, and suggest a day for a meal together.',
    short: 'Write to one person about a meal together.',
    form: 'tell',
  },
  {
    text: 'Some pages make you feel bad about yourself. Mute one of them, and then walk once around the room.',
    short: 'Mute one page that hurts. Then walk around the room.',
    form: 'work',
  },
]
