import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a phone or a computer. */
export const deviceDetails: readonly Detail[] = [
  {
    text: 'The screen is full, and you need one corner of it. Find the sign you used last time, and only look at it.',
    short: 'Screen on. Find the sign from last time. Only look.',
  },
  {
    text: 'Fingers learn a way across a screen by going it slowly. Do the first tap, wait, and read what is there now.',
    short: 'First tap. Wait. Read the screen. Next tap later.',
  },
  {
    text: 'A note on paper beats the best memory for a phone. Write the first tap down, in your own words.',
    short: 'First tap on paper. Card beside the phone.',
  },
  {
    text: 'Nothing breaks when you press the wrong place on a screen. Press it, look at what opens, and go back.',
    short: 'Wrong tap allowed. The screen forgives. Look. Go back.',
  },
  {
    text: 'The glasses are the first tool. Put them beside the phone, so that the letters stand still.',
    short: 'Glasses beside the phone. Then the screen.',
  },
  {
    text: 'One picture is enough for a first try. Choose the one that you would like somebody to see.',
    short: 'Choose one picture. The one worth showing. Stop there.',
  },
  {
    text: 'The arrow back is the most useful sign on a screen. Find it, and press it once on purpose.',
    short: 'Find the arrow back. Press it. The screen returns.',
  },
  {
    text: 'On a phone, somebody younger is too fast to be followed. Ask them to let you do the tapping while they talk.',
    short: 'They talk. You hold the phone. Ask for that.',
  },
  {
    text: 'The letters on the screen can be larger. Find where the size of the text is set, or ask who knows.',
    short: 'Larger letters on the phone: find the setting or ask.',
  },
  {
    text: 'A dark screen is only asleep. Wake it with the button, and put it to sleep the same way.',
    short: 'Wake the screen. Send it to sleep. Repeat once.',
  },
  {
    text: 'The charger by the armchair makes practice likely. Plug the phone in where you like to sit.',
    short: 'Charger by the armchair. Phone on it. Practice sits there.',
  },
  {
    text: 'One name in your phone is the one who will be glad. Find it with one finger, and leave it open.',
    short: 'Find the name in the phone. Leave it open.',
  },
  {
    text: 'Your hands can learn this slowly. Hold the phone in one, and tap with the other.',
    short: 'One hand holds the phone. The other taps. Slow.',
  },
  {
    text: 'On a screen, taps that come close together mean something else. Practice one single tap, and lift the finger.',
    short: 'One single tap. Finger off the screen. See what opens.',
  },
  {
    text: 'The screen turns when the phone is tilted. Lay it flat on the table, and begin from there.',
    short: 'Phone flat on the table. Begin there. No tilting.',
  },
  {
    text: 'A question about a phone gets a better answer in writing. Note which sign you do not understand, and draw it.',
    short: 'Unknown sign on the screen: draw it. Ask about it.',
  },
  {
    text: 'A way through the screen stays in the fingers for a while. Try the start of it without the paper.',
    short: 'Phone in hand, paper away. Tap as far as you know.',
  },
  {
    text: 'A wrong picture can be taken back. Find the small basket, so that you know where it is.',
    short: 'Find the basket sign. Only look. Pictures are safe.',
  },
  {
    text: 'A message on the phone needs no long words. Write one, a greeting, and read it aloud before you send anything.',
    short: 'One greeting on the phone. Read it aloud. Sending can wait.',
  },
  {
    text: 'A good light saves half of the mistakes. Take the phone to the window, and look at one picture there.',
    short: 'Phone to the window. One picture. Good light.',
  },
  {
    text: 'The sound of a phone tells you that something has happened. Turn it on, tap once, and listen.',
    short: 'Phone sound on. One tap. Listen for the answer.',
  },
  {
    text: 'The whole way through the screen is too long for one day. Learn only where it begins.',
    short: 'Screen on. Only the first step. Find where it begins.',
  },
  {
    text: 'A picture taken is a picture to practice with. Take one of the cup in front of you.',
    short: 'Take one picture. The cup in front of you. Done.',
  },
  {
    text: 'They will answer, and that is the reward. Think of what you would like to show, and find it on the phone.',
    short: 'What do you want to show? Find it on the phone.',
  },
]
