import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a phone or a computer. */
export const deviceDetails: readonly Detail[] = [
  {
    text: 'The screen is full, and you need one corner of it. Find the sign you used last time, and only look at it.',
    short: 'Turn the screen on. Find the sign from last time.',
  },
  {
    text: 'Fingers learn a way across a screen by going it slowly. Do the first tap, wait, and read what is there now.',
    short: 'Make the first tap on the screen. Wait and read.',
  },
  {
    text: 'A note on paper beats the best memory for a phone. Write the first tap down, in your own words.',
    short: 'Write the first tap on a card. Lay it beside the phone.',
  },
  {
    text: 'Nothing breaks when you press the wrong place on a screen. Press it, look at what opens, and go back.',
    short: 'Press a wrong place on the screen. Look. Go back.',
  },
  {
    text: 'The glasses are the first tool. Put them beside the phone, so that the letters stand still.',
    short: 'Put your glasses beside the phone. Then turn it on.',
  },
  {
    text: 'One picture is enough for a first try. Choose the one that you would like somebody to see.',
    short: 'Choose one picture that you want to show. Stop there.',
  },
  {
    text: 'The arrow back is the most useful sign on a screen. Find it, and press it once on purpose.',
    short: 'Find the back arrow on the screen. Press it once.',
  },
  {
    text: 'On a phone, somebody younger is too fast to be followed. Ask them to let you do the tapping while they talk.',
    short: 'Ask your helper to talk only. You hold the phone.',
  },
  {
    text: 'The letters on the screen can be larger. Find where the size of the text is set, or ask who knows.',
    short: 'Look for larger letters on the phone. Or ask somebody.',
  },
  {
    text: 'A dark screen is only asleep. Wake it with the button, and put it to sleep the same way.',
    short: 'Wake the screen with the button. Then let it sleep.',
  },
  {
    text: 'The charger by the armchair makes practice likely. Plug the phone in where you like to sit.',
    short: 'Put the phone charger beside your armchair. Practice there.',
  },
  {
    text: 'One name in your phone is the one who will be glad. Find it with one finger, and leave it open.',
    short: 'Find one name in the phone. Leave it open.',
  },
  {
    text: 'Your hands can learn this slowly. Hold the phone in one, and tap with the other.',
    short: 'Hold the phone in one hand. Tap with the other.',
  },
  {
    text: 'On a screen, taps that come close together mean something else. Practice one single tap, and lift the finger.',
    short: 'Tap the screen a single time. Lift the finger. Look.',
  },
  {
    text: 'The screen turns when the phone is tilted. Lay it flat on the table, and begin from there.',
    short: 'Lay the phone flat on the table. Begin from there.',
  },
  {
    text: 'A question about a phone gets a better answer in writing. Note which sign you do not understand, and draw it.',
    short: 'Draw one screen sign that puzzles you. Ask about it.',
  },
  {
    text: 'A way through the screen stays in the fingers for a while. Try the start of it without the paper.',
    short: 'Put the paper away. Tap on the phone from memory.',
  },
  {
    text: 'A wrong picture can be taken back. Find the small basket, so that you know where it is.',
    short: 'Find the basket sign on the screen. Only look at it.',
  },
  {
    text: 'A message on the phone needs no long words. Write one, a greeting, and read it aloud before you send anything.',
    short: 'Write one greeting on the phone. Read it aloud.',
  },
  {
    text: 'A good light saves half of the mistakes. Take the phone to the window, and look at one picture there.',
    short: 'Take the phone to the window. Look at one picture.',
  },
  {
    text: 'The sound of a phone tells you that something has happened. Turn it on, tap once, and listen.',
    short: 'Turn the phone sound on. Tap once. Listen.',
  },
  {
    text: 'The whole way through the screen is too long for one day. Learn only where it begins.',
    short: 'Turn the screen on. Learn only where the way begins.',
  },
  {
    text: 'A picture taken is a picture to practice with. Take one of the cup in front of you.',
    short: 'Take one picture of a cup. Look at it.',
  },
  {
    text: 'They will answer, and that is the reward. Think of what you would like to show, and find it on the phone.',
    short: 'Think of something to show. Find it on the phone.',
  },
]
