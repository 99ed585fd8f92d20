import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of drinking water. */
export const waterDetails: readonly Detail[] = [
  {
    text: 'You drink what you see. Put a full glass of water where you look most often, and take a sip.',
    short: 'Put a full glass where you look first. Sip.',
    form: 'work',
  },
  {
    text: 'You often notice thirst late. Take a few sips of water now, whether you are thirsty or not.',
    short: 'Take a few sips before you are thirsty.',
    form: 'work',
  },
  {
    text: 'You have time for a glass of water while the coffee or tea brews. Put the glass next to the machine or kettle.',
    short: 'Drink a glass of water while the coffee brews.',
    form: 'prepare',
  },
  {
    text: 'Fill your bottle, and carry it to where you will sit next. It only helps within reach.',
    short: 'Fill the bottle. Take it to the next chair.',
    form: 'prepare',
  },
  {
    text: 'A glass that is already poured is likely to be drunk. Pour one now, and finish it before you do anything else.',
    short: 'Pour one glass. Finish it before you go on.',
    form: 'work',
  },
  {
    text: 'Some people like water warm, and some like it cold. Try the kind that you do not usually drink.',
    short: 'Try water the other way: cold or warm.',
    form: 'work',
  },
  {
    text: 'It helps to tie a sip to something that you do often. Stand a glass by the kitchen door, and drink when you pass.',
    short: 'Take a sip each time you pass the kitchen.',
    form: 'prepare',
  },
  {
    text: 'When your glass is empty, fill it with water again before you do anything else.',
    short: 'If the glass is empty, fill it. Then go on.',
    form: 'moment',
  },
  {
    text: 'Water on the table is drunk with the food. Put a pitcher there before the plates of your next meal.',
    short: 'Put the pitcher on the table before the plates.',
    form: 'prepare',
  },
  {
    text: 'Plain water tastes dull to some people. Put a slice of lemon or some mint into your next glass.',
    short: 'Add lemon or mint if plain water is dull.',
    form: 'prepare',
  },
  {
    text: 'A glass at the edge is forgotten. Put your water in front of what you are working on.',
    short: 'Put the glass in front of your work.',
    form: 'prepare',
  },
  {
    text: 'A large glass needs fewer trips. Take the largest from the shelf, and fill it with water.',
    short: 'Take the largest glass. Fill it. Keep it near.',
    form: 'prepare',
  },
  {
    text: 'With a cup that is only for water, you see how much you have had. Choose one now, and fill it.',
    short: 'Choose one cup that is only for water.',
    form: 'prepare',
  },
  {
    text: 'At the tap, nothing else asks for you. Go there now, and drink a glass of water before you sit down.',
    short: 'Stand up. Go to the tap. Drink there.',
    form: 'work',
  },
  {
    text: 'Pour yourself a glass of water while you wait for your next meal, and drink it then.',
    short: 'Waiting for food, drink one glass of water.',
    form: 'moment',
  },
  {
    text: 'On the way, water is rarely at hand. Fill a bottle, and put it beside your keys.',
    short: 'Fill a bottle. Put it beside your keys.',
    form: 'prepare',
  },
  {
    text: 'It is easy to drink when somebody else does. Pour a glass of water for one other person, and one for yourself.',
    short: 'Pour somebody a glass. Take yours along.',
    form: 'work',
  },
  {
    text: 'Dry lips are a sign that you could drink. Run your tongue over them now, and take a sip of water.',
    short: 'Notice dry lips. Then take a sip of water.',
    form: 'work',
  },
  {
    text: 'You come home every day, so a drink can go with it. Put a glass by the tap now, for that moment.',
    short: 'Drink one glass when you come home. Then sit down.',
    form: 'prepare',
  },
  {
    text: 'Some people drink more through a straw or a spout. Try one with your next glass or bottle.',
    short: 'Try a straw or a spout on your bottle.',
    form: 'prepare',
  },
  {
    text: 'The hand takes what stands in front. Put water there in the fridge or shelf, and sweet drinks behind it.',
    short: 'Put water in front and sweet drinks behind.',
    form: 'prepare',
  },
  {
    text: 'Drinking goes more easily without hurry. Pour a glass of water slowly, sit down, and drink it to the end.',
    short: 'Pour a glass slowly. Sit down. Drink it.',
    form: 'work',
  },
  {
    text: 'Fill a glass before you lie down, and put it by the bed for when you wake.',
    short: 'Fill a glass by the bed. Then lie down.',
    form: 'moment',
  },
  {
    text: 'Small sips count as much as large ones. Keep your bottle open beside you, and take one sip now.',
    short: 'Keep the bottle open beside you. Take small sips.',
    form: 'work',
  },
]
