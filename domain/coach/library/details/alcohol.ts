import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of drinking less alcohol or none. */
export const alcoholDetails: readonly Detail[] = [
  {
    text: 'The first drink of a day has a place and an hour. Be somewhere else at that hour, with something in your hand.',
    short: 'Name the hour of the first drink. Be somewhere else then.',
  },
  {
    text: 'The wish for a drink is a wave, and it passes whether you drink or not. Look at a clock, and let it go by.',
    short: 'The wish for a drink passes. Watch the clock until it does.',
  },
  {
    text: 'A full glass of water answers most hosts. Take it first, before anybody asks what you would like.',
    short: 'Take a glass of water first. Do it before anybody asks.',
  },
  {
    text: 'A bottle that stands open keeps asking. Put the cork in, and put the bottle where you need a chair.',
    short: 'Put the cork in. Put the bottle where you need a chair.',
  },
  {
    text: 'Some drinks are for the taste, some for the pause, and some for the company. Write down which one yours was.',
    short: 'Was your drink for taste, pause, or company? Write it down.',
  },
  {
    text: 'The pause after work is yours, with or without a drink. Take it sitting down, with your shoes off.',
    short: 'Take the pause after work without a drink. Shoes off. Sit.',
  },
  {
    text: 'People ask once, and one plain answer is enough. Say yours aloud now, in a friendly voice.',
    short: 'Say your answer to a drink aloud. One plain sentence.',
  },
  {
    text: 'A drink often stands in for food. Eat something small before the hour when you used to pour.',
    short: 'Eat something small before the hour of the drink.',
  },
  {
    text: 'The store is on the way home by habit. Choose a street today that does not pass it.',
    short: 'Choose a street home that passes no store. No bottle.',
  },
  {
    text: 'Clear hours leave something behind: a page read, a talk, a sink that is empty. Name one such thing.',
    short: 'Name one thing that a sober hour left you.',
  },
  {
    text: 'Thirst and the wish for a drink feel much alike. Have a large glass of water before you decide which it is.',
    short: 'Have a large glass of water. Then ask if you are thirsty.',
  },
  {
    text: 'The wine glass has a shape that asks for wine. Put a mug on the table in its place.',
    short: 'Put a mug on the table. Put the wine glass away.',
  },
  {
    text: 'A sip leads to a glass because the bottle is close. Carry the bottle to another room first.',
    short: 'Carry the bottle to another room. Leave it there.',
  },
  {
    text: 'The friend who pours for everybody means well. Tell them before you meet that you stay with water.',
    short: 'Tell the friend who pours: water for you. Tell them beforehand.',
  },
  {
    text: 'Tiredness can dress up as a wish for wine. Lie down for a moment, and see what is left of it.',
    short: 'If you wish for wine, lie down first. See whether it passes.',
  },
  {
    text: 'A party has a quiet hour when people start to leave. Decide now that it is also yours.',
    short: 'Decide when you leave the party. Hold a glass of water.',
  },
  {
    text: 'Sleep after a drink is thin, and you know how it feels at noon. Think of the clear head you want tomorrow.',
    short: 'Think of noon tomorrow with a clear head. No drink.',
  },
  {
    text: 'The hand likes to hold a glass. Give it tea, a pen, or somebody’s hand.',
    short: 'Give your hand tea or a pen. No wine glass.',
  },
  {
    text: 'Bad days ask for a drink by name. Answer with the name of a person, and call that person.',
    short: 'On a bad day, call one person. Leave the bottle shut.',
  },
  {
    text: 'The recipe needs no bottle on the counter. Cook with broth or vinegar, and leave the wine in the store.',
    short: 'Cook with broth or vinegar. Leave the wine in the store.',
  },
  {
    text: 'Bottles given as presents want to be opened. Pass one on to somebody who is glad of it.',
    short: 'Pass one gift bottle on to somebody today.',
  },
  {
    text: 'A drink without alcohol still feels like a drink. Find one that you would choose for its taste.',
    short: 'Find a drink without alcohol that you like. Keep it cold.',
  },
  {
    text: 'Boredom pours faster than thirst. Put a game, a book, or a tool where the bottle used to stand.',
    short: 'Bottle away. Put a game or a book there.',
  },
  {
    text: 'The wish is quieter when somebody knows of it. Send one line to a person who is on your side.',
    short: 'Write one line to a person who knows. No drink first.',
  },
]
