import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreScrollAnswers } from './scroll-more.ts'

/** What messages of less scrolling answer to something that was written (TEXT-32). */
export const scrollAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'phone',
    text: 'A phone that opens at a glance is opened often. Have it ask for the code each time, in its settings.',
    short: 'Slow the phone down. Turn off face login.',
    form: 'prepare',
    drill_sergeant: 'Finger, too. From now on, type the code.',
    kind_encouraging: 'Calls still come in, and you lose nothing but speed.',
    teammate: 'Your thumb has to type before it can scroll.',
    wise_mentor: 'While you type the code, you have time to remember why you came.',
    own: [
      {
        step: { text: 'Lock the phone now, and lay it with the screen down.', minutes: 1 },
        challenge: { text: 'Choose a question to ask yourself while you type the code.', seconds: 30 },
      },
      {
        step: { text: 'Shorten the time until the screen locks itself, in the phone’s settings.', minutes: 1 },
        challenge: { text: 'Wait, hands off the phone, until the screen goes dark by itself.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone that is wrapped up is not opened without thinking. Pull a sock over yours, and lay it down.',
    short: 'A wrapped phone stays shut. Pull a sock over it.',
    form: 'prepare',
    drill_sergeant: 'All the way in. Lay it down.',
    kind_encouraging: 'You will still hear it ring, and everything else can wait.',
    teammate: 'We’d look silly unwrapping it for nothing.',
    wise_mentor: 'Take it out only when you can name the reason aloud.',
    own: [
      {
        step: { text: 'Put the wrapped phone on a shelf across from your seat.', minutes: 1 },
        challenge: {
          text: 'Leave something for your hands where the phone used to lie: paper, a book, yarn.',
          seconds: 60,
        },
      },
      {
        step: { text: 'Turn the ringer up, so that you hear a call through the sock.', minutes: 1 },
        challenge: { text: 'Name the one reason for which you would unwrap the phone.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'You may notice the scrolling only in the middle of it. Next time, press the side button at once, even halfway through a post.',
    short: 'When you notice scrolling, lock the screen at once.',
    form: 'moment',
    drill_sergeant: 'Screen dark. Phone down. Hands off.',
    kind_encouraging: 'You need not finish what you were looking at.',
    teammate: 'The feed isn’t done, but we are.',
    wise_mentor: 'Leave it dark until you have looked around once.',
    own: [
      {
        step: { text: 'Find with your thumb, without looking, the button that locks the phone.', minutes: 1 },
        challenge: { text: 'Press that button, lay the dark phone down, and take your hand away.', seconds: 15 },
      },
      {
        step: { text: 'Think of a word for that moment, such as “enough.”', minutes: 1 },
        challenge: { text: 'Say your word aloud while your thumb presses the lock button.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'A pen can be as close as a feed when you are bored. Draw the outline of one hand.',
    short: 'Boredom needs a pen, not a feed. Outline one hand.',
    form: 'work',
    drill_sergeant: 'Thumb first. Do not lift the pen.',
    kind_encouraging: 'It need not look like a hand in the end.',
    teammate: 'It’s hard to scroll with a pen in your hand.',
    wise_mentor: 'Go slowly around each finger, and notice where the pen wants to hurry.',
    own: [
      {
        step: { text: 'Add the lines of your palm to the outline, as you see them.', minutes: 2 },
        challenge: { text: 'Shade one finger of the drawing, and leave the phone where it lies.', seconds: 60 },
      },
      {
        step: { text: 'Turn the sheet a little, and let your pen follow the hand again.', minutes: 1 },
        challenge: { text: 'Darken the shapes where the two outlines overlap.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'In a dull moment, few ideas come besides the feed. Write one small thing to do on a slip, and tape it to the phone.',
    short: 'Bored? Have a plan. Write one thing to do.',
    form: 'note',
    drill_sergeant: 'Large letters. Tape it over the phone’s screen.',
    kind_encouraging: 'It may be as plain as watering a plant or opening a window.',
    teammate: 'Our phone now has a suggestion without a feed.',
    wise_mentor: 'Let it be something that can be done where you are.',
    own: [
      {
        step: { text: 'Set what you need for the thing you wrote down within reach.', minutes: 2 },
        challenge: { text: 'Make a first move toward doing that thing, however small.', seconds: 60 },
      },
      {
        step: { text: 'Add where at home you could do the thing you wrote down.', minutes: 1 },
        challenge: { text: 'Go to that place without the phone, and look at what is there.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'When nothing appeals to you, moving is easier than choosing. Lay the phone down, and touch the wall farthest from it.',
    short: 'Nothing appeals? Move. Phone down.',
    form: 'work',
    drill_sergeant: 'Touch the farthest wall. Look back from there.',
    kind_encouraging: 'You may take the long way, and you need not hurry back.',
    teammate: 'We go the long way around the furniture.',
    wise_mentor: 'From there, look for something in the room that you had not noticed.',
    own: [
      {
        step: { text: 'Look out of the nearest window, and find something that moves.', minutes: 1 },
        challenge: { text: 'Watch it until it is gone, or until you find a second thing.', seconds: 60 },
      },
      {
        step: { text: 'Carry one thing that lies around to where it belongs.', minutes: 1 },
        challenge: { text: 'Come back by another way, and sit down in a different place.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'A bored thumb goes to the same spot on the screen each time. Move the app for notes to where the feed is now.',
    short: 'Bored thumbs find one spot. Put notes there.',
    form: 'prepare',
    drill_sergeant: 'Feed to the last page. Notes in its place.',
    kind_encouraging: 'When you notice where you have landed, you may simply put the phone down.',
    teammate: 'Our thumb can keep its habit, and it lands on an empty page.',
    wise_mentor: 'The moment of surprise is useful, because in it you can choose something else.',
    own: [
      {
        step: { text: 'Put the feed into a folder on the last page of the screen.', minutes: 2 },
        challenge: { text: 'Touch the old spot with your thumb, see your notes, and lock the phone.', seconds: 15 },
      },
      {
        step: { text: 'Open a new note, and enter one thing to do instead.', minutes: 1 },
        challenge: { text: 'Put the phone down, and begin with what you entered.', seconds: 60 },
      },
    ],
  },
  ...moreScrollAnswers,
]
