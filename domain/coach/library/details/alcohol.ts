import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of drinking less alcohol or none. */
export const alcoholDetails: readonly Detail[] = [
  {
    text: 'The first drink of a day has a place and an hour. Be somewhere else at that hour, with something in your hand.',
    short: 'First drink: known place, known hour. Be elsewhere. Hands full.',
  },
  {
    text: 'The wish for a drink is a wave, and it passes whether you drink or not. Look at a clock, and let it go by.',
    short: 'The wish is a wave. Watch the clock. Let it pass.',
  },
  {
    text: 'A full glass of water answers most hosts. Take it first, before anybody asks what you would like.',
    short: 'Water in hand first. Nobody asks then.',
  },
  {
    text: 'A bottle that stands open keeps asking. Put the cork in, and put the bottle where you need a chair.',
    short: 'Cork in. Bottle out of reach. Chair required.',
  },
  {
    text: 'Some drinks are for the taste, some for the pause, and some for the company. Write down which one yours was.',
    short: 'Taste, pause, or company. Write down which. No drink.',
  },
  {
    text: 'The pause after work is yours, with or without a drink. Take it sitting down, with your shoes off.',
    short: 'Take the pause. Shoes off. Sit. No drink needed.',
  },
  {
    text: 'People ask once, and one plain answer is enough. Say yours aloud now, in a friendly voice.',
    short: 'One plain answer. Say it aloud now. Done.',
  },
  {
    text: 'A drink often stands in for food. Eat something small before the hour when you used to pour.',
    short: 'Eat something small first. Then decide. No drink.',
  },
  {
    text: 'The store is on the way home by habit. Choose a street today that does not pass it.',
    short: 'Another street home. No store. No bottle.',
  },
  {
    text: 'Clear hours leave something behind: a page read, a talk, a sink that is empty. Name one such thing.',
    short: 'Name one thing a clear hour leaves. Keep it.',
  },
  {
    text: 'Thirst and the wish for a drink feel much alike. Have a large glass of water before you decide which it is.',
    short: 'Large glass of water first. Then ask again. No drink.',
  },
  {
    text: 'The wine glass has a shape that asks for wine. Put a mug on the table in its place.',
    short: 'Mug on the table. Wine glass at the back.',
  },
  {
    text: 'A sip leads to a glass because the bottle is close. Carry the bottle to another room first.',
    short: 'Bottle in another room. Distance works. Leave it there.',
  },
  {
    text: 'The friend who pours for everybody means well. Tell them before you meet that you stay with water.',
    short: 'Tell the one who pours. Before you meet. Water it is.',
  },
  {
    text: 'Tiredness can dress up as a wish for wine. Lie down for a moment, and see what is left of it.',
    short: 'Tired or thirsty for wine? Lie down first. Then see.',
  },
  {
    text: 'A party has a quiet hour when people start to leave. Decide now that it is also yours.',
    short: 'Decide when you leave the party. Coat within reach.',
  },
  {
    text: 'Sleep after a drink is thin, and you know how it feels at noon. Think of the clear head you want tomorrow.',
    short: 'Think of noon tomorrow. Clear head. No drink.',
  },
  {
    text: 'The hand likes to hold a glass. Give it tea, a pen, or somebody’s hand.',
    short: 'Busy the hand. Tea, a pen, a hand. No drink.',
  },
  {
    text: 'Bad days ask for a drink by name. Answer with the name of a person, and call that person.',
    short: 'Bad day: call a person by name. No bottle.',
  },
  {
    text: 'The recipe needs no bottle on the counter. Cook with broth or vinegar, and leave the wine in the store.',
    short: 'Broth in the pan. Wine stays in the store.',
  },
  {
    text: 'Bottles given as presents want to be opened. Pass one on to somebody who is glad of it.',
    short: 'Gift bottle: pass it on. Today.',
  },
  {
    text: 'A drink without alcohol still feels like a drink. Find one that you would choose for its taste.',
    short: 'Find a drink without alcohol that you like. Keep it cold.',
  },
  {
    text: 'Boredom pours faster than thirst. Put a game, a book, or a tool where the bottle used to stand.',
    short: 'Bored: game, book, or tool. In place of the bottle.',
  },
  {
    text: 'The wish is quieter when somebody knows of it. Send one line to a person who is on your side.',
    short: 'One line to a person on your side. Now. No drink.',
  },
]
