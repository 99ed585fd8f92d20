import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a phone or a computer. */
export const deviceDetails: readonly Detail[] = [
  {
    text: 'What you have seen once, you find again. Turn the screen on, and find the sign that you used last time.',
    short: 'Turn the screen on. Find the sign from last time.',
    form: 'work',
  },
  {
    text: 'A screen needs a moment after a tap. Tap once, wait, and read what is there before you tap again.',
    short: 'Make the first tap on the screen. Wait and read.',
    form: 'work',
  },
  {
    text: 'A card remembers the way for you. Write the first tap on one, and lay it beside the phone or the computer.',
    short: 'Write the first tap on a card. Lay it beside the phone.',
    form: 'note',
  },
  {
    text: 'You can almost always go back. Press something on the screen that you do not know, look, and go back.',
    short: 'Open something unknown on the screen. Look. Go back.',
    form: 'work',
  },
  {
    text: 'Small letters make everything harder. Put your glasses beside the phone now.',
    short: 'Put your glasses beside the phone. Then turn it on.',
    form: 'prepare',
  },
  {
    text: 'A picture that you want to show makes the taps worthwhile. Choose one on the phone, and open it.',
    short: 'Choose one picture that you want to show. Stop there.',
    form: 'work',
  },
  {
    text: 'The arrow takes you back when something is gone. Find it on the screen, and press it once on purpose.',
    short: 'Find the back arrow on the screen. Press it once.',
    form: 'work',
  },
  {
    text: 'When somebody helps you, keep the phone in your own hand. Ask them to talk, and do the tapping yourself.',
    short: 'When somebody helps, you hold the phone. They only talk.',
    form: 'moment',
  },
  {
    text: 'The letters on a phone can be made larger. Look for the size of the text in the settings, or ask somebody.',
    short: 'Look for larger letters on the phone. Or ask somebody.',
    form: 'prepare',
  },
  {
    text: 'A dark screen is usually only asleep. Press the button to wake it, and press it once more to turn it off.',
    short: 'Wake the screen with the button. Then let it sleep.',
    form: 'work',
  },
  {
    text: 'You practice more easily where you like to sit. Plug in the charger of the phone beside that chair.',
    short: 'Put the phone charger beside your armchair. Practice there.',
    form: 'prepare',
  },
  {
    text: 'Half of sending is finding the name. Look for somebody in your phone who would be glad to hear from you.',
    short: 'Find one person’s name in the phone. Open it.',
    form: 'work',
  },
  {
    text: 'A phone slips less when one hand holds it and the other hand taps. Open one picture in that way now.',
    short: 'Hold the phone in one hand. Open a picture with the other.',
    form: 'work',
  },
  {
    text: 'A long press often does something else than a short one. Tap one picture, and lift the finger at once.',
    short: 'Tap one picture briefly. Lift the finger at once.',
    form: 'work',
  },
  {
    text: 'The picture turns when you tilt the phone. Lay it flat on the table before you begin.',
    short: 'Lay the phone flat on the table. Begin from there.',
    form: 'prepare',
  },
  {
    text: 'Draw one sign on the screen that you do not understand. Show the drawing to somebody when you can.',
    short: 'Draw one screen sign that puzzles you. Ask about it.',
    form: 'note',
  },
  {
    text: 'Your finger may know more than you think. Do the first tap on the screen from memory, and look only when stuck.',
    short: 'Do the first tap on the phone from memory.',
    form: 'work',
  },
  {
    text: 'You are safer when you know what not to press. Find the sign for deleting on the screen, and only look.',
    short: 'Find the basket sign on the screen. Only look at it.',
    form: 'work',
  },
  {
    text: 'Nothing goes out before you press send. Write a short greeting on the phone, and read it aloud.',
    short: 'Write one greeting on the phone. Read it aloud.',
    form: 'work',
  },
  {
    text: 'Signs on a screen are easier to see in good light. Take the phone to the window, and look at one picture.',
    short: 'Take the phone to the window. Look at one picture.',
    form: 'work',
  },
  {
    text: 'A sound can tell you that a tap has worked. Turn the sound of the phone on, tap once, and listen.',
    short: 'Turn the phone sound on. Tap once. Listen.',
    form: 'work',
  },
  {
    text: 'One tap that you know is a beginning. Learn only today’s first one on the screen.',
    short: 'Turn the screen on. Learn only today’s first tap.',
    form: 'work',
  },
  {
    text: 'You practice best with a picture that nobody needs. Take one of the cup or the plant in front of you.',
    short: 'Take one picture of a cup. Look at it.',
    form: 'work',
  },
  {
    text: 'Ask somebody you know to send you a picture today. Then you have something new to open.',
    short: 'Ask somebody to send you a picture. Open it.',
    form: 'tell',
  },
]
