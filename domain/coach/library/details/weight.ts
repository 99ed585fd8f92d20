import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of goals about weight: only what adds something to a day, see the topic's steps (TEXT-28). */
export const weightDetails: readonly Detail[] = [
  {
    text: 'Moving is easier with music that you like. Play one song, and move as you like until it ends.',
    short: 'Play one song. Move until it ends.',
  },
  {
    text: 'A meal at a set hour needs no decisions when you are tired. Write down the hour of your next one, and keep it free.',
    short: 'Set the hour of the next meal. Keep it free.',
  },
  {
    text: 'Good sleep belongs to this goal as well. Set an alarm for the hour at which your screens go off.',
    short: 'Set the hour when screens go off for sleep.',
  },
  {
    text: 'A set table makes an ordinary meal calmer. Put out a plate, a fork, and a glass now, or before the next one.',
    short: 'Set the table with plate and fork. Then the meal.',
  },
  {
    text: 'Vegetables that are washed are quickly cooked. Wash a few of them, and lay them next to the stove.',
    short: 'Wash some vegetables. Put them where you cook.',
  },
  {
    text: 'You go out more easily when the shoes are ready. Put the pair you like for walking by the door.',
    short: 'Put your good walking shoes by the door.',
  },
  {
    text: 'Many trips have a part that you can walk. Think of one this week, and write down which part.',
    short: 'Find one trip this week. Walk a part of it.',
  },
  {
    text: 'Cooking is easier to start on a clear counter. Clear enough of it for one board.',
    short: 'Clear the kitchen counter for one board. Then cook.',
  },
  {
    text: 'You keep to a walk more easily with a friend. Send one a line, and name a day for it.',
    short: 'Write one friend a line. Name a day for a walk.',
  },
  {
    text: 'Other people may comment on what you eat. Prepare one calm sentence for the table, and say it out loud once.',
    short: 'Prepare one calm sentence for comments at the table.',
  },
  {
    text: 'After a hard day, it helps to know what does you good. Write down one thing that helps you to sleep or rest.',
    short: 'Write down what helps you rest. Sleep counts.',
  },
  {
    text: 'You drink water when it is next to you. Fill a bottle, and put it where you usually sit.',
    short: 'Fill a bottle with water. Put it where you sit.',
  },
  {
    text: 'On a weekday, you cook what is simple. Copy a short recipe that you like, and put it up in the kitchen.',
    short: 'Copy one short recipe. Cook it this week.',
  },
  {
    text: 'Perhaps you liked dancing, climbing, or ball games as a child. Think of one way of moving you enjoyed, and try a bit of it.',
    short: 'Recall moving you liked as a child. Try a bit.',
  },
  {
    text: 'You can move without changing your clothes. Stand up now, go to the farthest room, and come back.',
    short: 'Stand up. Move to the farthest room. Come back.',
  },
  {
    text: 'You cook what you have bought. Write the vegetables that you like at the top of your shopping list.',
    short: 'Write vegetables you like on top of the list.',
  },
  {
    text: 'Clothes that fit you today make it easier to go out and move. Hang one comfortable piece at the front of the closet.',
    short: 'Hang clothes that fit at the front. Then move a little.',
  },
  {
    text: 'Without a screen, you notice how a meal tastes. Put the phone in another room before you sit down.',
    short: 'Put the phone elsewhere. Sit down to the meal.',
  },
  {
    text: 'A pool or a class is pleasanter when it is quiet. Look up a quiet hour near you for moving in a way you like.',
    short: 'Look up a quiet hour at the pool. Move there.',
  },
  {
    text: 'In a short appointment, questions are easily forgotten. Write down one on moving or sleep for your next visit to a doctor.',
    short: 'Write one question about sleep for your doctor.',
  },
  {
    text: 'A packed lunch saves you a decision later. Put together what is in the house, in one box.',
    short: 'Pack lunch from what is in the house.',
  },
  {
    text: 'A little fresh air helps when you are tired. Step outside, and walk for as long as you can see the door.',
    short: 'Step outside. Walk while you can see the door.',
  },
  {
    text: 'Eating with somebody makes a meal last longer. Write to one person, and suggest a day this week.',
    short: 'Write to one person about a meal together.',
  },
  {
    text: 'Some pages make you feel bad about yourself. Mute one of them, and then walk once around the room.',
    short: 'Mute one page that hurts. Then walk around the room.',
  },
]
