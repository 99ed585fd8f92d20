import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of goals about weight: only what adds something to a day, see the topic's steps (TEXT-28). */
export const weightDetails: readonly Detail[] = [
  {
    text: 'The best way of moving is one that you would miss. Choose a song that you like, and move until it ends.',
    short: 'One song. Move until it ends. Any way.',
  },
  {
    text: 'Meals that have an hour need no decision. Choose the hour of the next one, and keep it free.',
    short: 'Next meal. Set its hour. Keep it free.',
  },
  {
    text: 'Sleep is part of this, and the easiest part to forget. Set the hour at which your screens go off.',
    short: 'Screens off for sleep. Set the hour.',
  },
  {
    text: 'A table changes a meal. Put out a plate and a fork before you think of anything else.',
    short: 'Plate. Fork. Table. Then the meal.',
  },
  {
    text: 'Vegetables get eaten when they are ready. Wash a few, and set them where you cook.',
    short: 'Wash vegetables. Set them where you cook.',
  },
  {
    text: 'Shoes by the door have started many a walk. Put out the pair in which you like to go.',
    short: 'Walking shoes. By the door. The good pair.',
  },
  {
    text: 'Many trips have a part that can be walked. Find one in your week, and say which part.',
    short: 'One trip. Which part can you walk? Say it.',
  },
  {
    text: 'Cooking starts with a free counter. Clear as much of it as one board needs.',
    short: 'Clear the counter. Room for one board. Cook.',
  },
  {
    text: 'A walk is easier to keep with somebody. Send a friend one line, and name a day for it.',
    short: 'One friend. One line. A day for a walk.',
  },
  {
    text: 'Other people’s comments are no plan. Prepare one calm sentence for the table, and then change the subject.',
    short: 'Comments at the table? One calm sentence. New subject.',
  },
  {
    text: 'A hard day wants rest, and rest has many forms. Write down one that helped you to sleep or to smile.',
    short: 'Hard day? Write down what rests you. Sleep counts.',
  },
  {
    text: 'Water is the simplest thing to have at hand. Fill a bottle, and set it where you sit.',
    short: 'Fill a bottle. Water. Where you sit.',
  },
  {
    text: 'A recipe with few words gets cooked on weekdays. Copy one that you already half know.',
    short: 'Short recipe. Copy it. Cook it this week.',
  },
  {
    text: 'What you liked as a child may still be fun. Remember one way of moving, and try a bit of it.',
    short: 'Moving you liked as a child? Try a bit.',
  },
  {
    text: 'Standing up is a beginning that needs no clothes. Move to the farthest room, and come back.',
    short: 'Up. Move to the farthest room. Back.',
  },
  {
    text: 'The shopping decides what can be cooked. Begin your list with the vegetables that you like.',
    short: 'Shopping list. Vegetables you like. On top.',
  },
  {
    text: 'Clothes that fit today make it easier to go out and move. Hang one such piece in front.',
    short: 'Clothes that fit today. In front. Then move.',
  },
  {
    text: 'A meal without a screen is a pause with a taste. Lay the phone somewhere else before you sit down.',
    short: 'Phone elsewhere. Sit down. Meal.',
  },
  {
    text: 'Pools, courts and classes have quiet hours. Look up one near you where you would like to move.',
    short: 'Quiet hour at the pool. Look it up. Move.',
  },
  {
    text: 'Doctors answer better when they are asked. Write down one question about moving or sleep for your next visit.',
    short: 'One question for the doctor. Moving or sleep. Write.',
  },
  {
    text: 'Lunch that is packed is lunch that you chose. Put together what is in the house.',
    short: 'Pack lunch. From what is there. Done.',
  },
  {
    text: 'Fresh air wakes more than the lungs. Step outside, and walk as far as you can see the door.',
    short: 'Outside. Walk while you see the door. Back.',
  },
  {
    text: 'Eating in company lasts longer and tastes better. Think of one person for a meal this week, and write to them.',
    short: 'A meal in company. Who? Write to them.',
  },
  {
    text: 'Some pages make people think badly of themselves. Mute one of those, and walk once around the room instead.',
    short: 'Mute one page. Walk around the room.',
  },
]
