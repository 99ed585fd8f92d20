import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of goals about weight: only what adds something to a day, see the topic's steps (TEXT-28). */
export const weightDetails: readonly Detail[] = [
  {
    text: 'The best way of moving is one that you would miss. Choose a song that you like, and move until it ends.',
    short: 'Play one song. Move until it ends.',
  },
  {
    text: 'Meals that have an hour need no decision. Choose the hour of the next one, and keep it free.',
    short: 'Set the hour of the next meal. Keep it free.',
  },
  {
    text: 'Sleep is part of this, and the easiest part to forget. Set the hour at which your screens go off.',
    short: 'Set the hour when screens go off for sleep.',
  },
  {
    text: 'A table changes a meal. Put out a plate and a fork before you think of anything else.',
    short: 'Set the table with plate and fork. Then the meal.',
  },
  {
    text: 'Vegetables get eaten when they are ready. Wash a few, and set them where you cook.',
    short: 'Wash some vegetables. Put them where you cook.',
  },
  {
    text: 'Shoes by the door have started many a walk. Put out the pair in which you like to go.',
    short: 'Put your good walking shoes by the door.',
  },
  {
    text: 'Many trips have a part that can be walked. Find one in your week, and say which part.',
    short: 'Find one trip this week. Walk a part of it.',
  },
  {
    text: 'Cooking starts with a free counter. Clear as much of it as one board needs.',
    short: 'Clear the kitchen counter for one board. Then cook.',
  },
  {
    text: 'A walk is easier to keep with somebody. Send a friend one line, and name a day for it.',
    short: 'Write one friend a line. Name a day for a walk.',
  },
  {
    text: 'Other people’s comments are no plan. Prepare one calm sentence for the table, and then change the subject.',
    short: 'Prepare one calm sentence for comments at the table.',
  },
  {
    text: 'A hard day wants rest, and rest has many forms. Write down one that helped you to sleep or to smile.',
    short: 'Write down what helps you rest. Sleep counts.',
  },
  {
    text: 'Water is the simplest thing to have at hand. Fill a bottle, and set it where you sit.',
    short: 'Fill a bottle with water. Put it where you sit.',
  },
  {
    text: 'A recipe with few words gets cooked on weekdays. Copy one that you already half know.',
    short: 'Copy one short recipe. Cook it this week.',
  },
  {
    text: 'What you liked as a child may still be fun. Remember one way of moving, and try a bit of it.',
    short: 'Recall moving you liked as a child. Try a bit.',
  },
  {
    text: 'Standing up is a beginning that needs no clothes. Move to the farthest room, and come back.',
    short: 'Stand up. Move to the farthest room. Come back.',
  },
  {
    text: 'The shopping decides what can be cooked. Begin your list with the vegetables that you like.',
    short: 'Write vegetables you like on top of the list.',
  },
  {
    text: 'Clothes that fit today make it easier to go out and move. Hang one such piece in front.',
    short: 'Hang clothes that fit at the front. Then move a little.',
  },
  {
    text: 'A meal without a screen is a pause with a taste. Lay the phone somewhere else before you sit down.',
    short: 'Put the phone elsewhere. Sit down to the meal.',
  },
  {
    text: 'Pools, courts and classes have quiet hours. Look up one near you where you would like to move.',
    short: 'Look up a quiet hour at the pool. Move there.',
  },
  {
    text: 'Doctors answer better when they are asked. Write down one question about moving or sleep for your next visit.',
    short: 'Write one question about sleep for your doctor.',
  },
  {
    text: 'Lunch that is packed is lunch that you chose. Put together what is in the house.',
    short: 'Pack lunch from what is in the house.',
  },
  {
    text: 'Fresh air wakes more than the lungs. Step outside, and walk as far as you can see the door.',
    short: 'Step outside. Walk while you can see the door.',
  },
  {
    text: 'Eating in company lasts longer and tastes better. Think of one person for a meal this week, and write to them.',
    short: 'Write to one person about a meal together.',
  },
  {
    text: 'Some pages make people think badly of themselves. Mute one of those, and walk once around the room instead.',
    short: 'Mute one page that hurts. Then walk around the room.',
  },
]
