import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of drinking less alcohol or none. */
export const alcoholDetails: readonly Detail[] = [
  {
    text: 'Think of the hour at which you want a drink most. At that hour today, sit in another room or go out.',
    short: 'Name the hour of the first drink. Be somewhere else then.',
    form: 'moment',
  },
  {
    text: 'A wish for a drink gets weaker after a while, even if you do nothing. When it comes, note the time.',
    short: 'The wish for a drink passes. Watch the clock until it does.',
    form: 'moment',
  },
  {
    text: 'A full glass gets fewer offers. When you sit down with others, ask for water before anybody asks you.',
    short: 'Take a glass of water first. Do it before anybody asks.',
    form: 'moment',
  },
  {
    text: 'An empty place on the table is soon filled with a bottle. Set a pitcher of water there before you eat.',
    short: 'Set a pitcher of water where the bottle stood.',
    form: 'prepare',
  },
  {
    text: 'Think of the last drink that you had. Write down what it was for: the taste, a pause, or the company.',
    short: 'Was your drink for taste, pause, or company? Write it down.',
    form: 'note',
  },
  {
    text: 'Take the pause after work without a drink: sit down, shoes off, before you go into the kitchen.',
    short: 'Take the pause after work without a drink. Shoes off. Sit.',
    form: 'moment',
  },
  {
    text: 'Decide how you will turn down a drink, for example with “Not today, thanks.” Say it aloud once now.',
    short: 'Say your answer to a drink aloud. One plain sentence.',
    form: 'note',
  },
  {
    text: 'The wish for a drink is often stronger on an empty stomach. Eat something small before the usual hour.',
    short: 'Eat something small before the hour of the drink.',
    form: 'moment',
  },
  {
    text: 'Choose a way home that does not pass the store where you usually buy drinks. Take it today.',
    short: 'Choose a street home that passes no store. No bottle.',
    form: 'moment',
  },
  {
    text: 'Think of one thing that you did in a sober hour this week. Write it on a slip of paper.',
    short: 'Name one thing you did in a sober hour. Write it down.',
    form: 'note',
  },
  {
    text: 'Thirst is easy to mistake for a wish for a drink. Have a large glass of water first, and then decide.',
    short: 'Have a large glass of water. Then ask if you are thirsty.',
    form: 'moment',
  },
  {
    text: 'Put your drinking glass away in the cabinet. Put a mug on the table where it usually stands.',
    short: 'Put a mug on the table. Put the wine glass away.',
    form: 'prepare',
  },
  {
    text: 'A bottle in view reminds you of it. Choose the seat from which you see none, and put your water there.',
    short: 'Take the seat without a bottle in view. Water there.',
    form: 'prepare',
  },
  {
    text: 'Think of the friend who pours for everybody. Write to them before you meet that you will stay with water.',
    short: 'Tell the friend who pours: water for you. Tell them beforehand.',
    form: 'tell',
  },
  {
    text: 'Tiredness can feel like a wish for a drink. When the wish comes, lie down for a few minutes first.',
    short: 'If you wish for wine, lie down first. See whether it passes.',
    form: 'moment',
  },
  {
    text: 'The longer a party lasts, the more drinks are offered. Decide now when you will leave the next one.',
    short: 'Decide when you leave the party. Hold a glass of water.',
    form: 'note',
  },
  {
    text: 'Say in one sentence how you want to feel at noon tomorrow. Repeat it when you want a drink.',
    short: 'Think of noon tomorrow with a clear head. No drink.',
    form: 'note',
  },
  {
    text: 'An empty hand reaches for a glass. Put tea or a pen where you usually sit.',
    short: 'Give your hand tea or a pen. No wine glass.',
    form: 'prepare',
  },
  {
    text: 'Choose the person whom you will call on a bad day before you open a bottle. Write the name down now.',
    short: 'On a bad day, call one person. Leave the bottle shut.',
    form: 'note',
  },
  {
    text: 'If a recipe asks for wine, use broth or vinegar instead. Then no bottle has to be opened for it.',
    short: 'Cook with broth or vinegar. Leave the wine in the store.',
    form: 'moment',
  },
  {
    text: 'Guests like to bring a bottle. Write down what they could bring you instead, such as flowers or fruit.',
    short: 'Write down what guests could bring instead. No bottle.',
    form: 'note',
  },
  {
    text: 'Choose a drink without alcohol that you like. Put it at the front of the fridge, or on the shopping list.',
    short: 'Find a drink without alcohol that you like. Keep it cold.',
    form: 'prepare',
  },
  {
    text: 'If you pour a drink out of boredom, put a game or a book in the bottle’s place.',
    short: 'Bottle away. Put a game or a book there.',
    form: 'prepare',
  },
  {
    text: 'It is easier when somebody knows. Write one line to that person before the hour at which you want a drink.',
    short: 'Write one line to a person who knows. No drink first.',
    form: 'tell',
  },
]
