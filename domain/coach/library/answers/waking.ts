import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreWakingAnswers } from './waking-more.ts'

/** What messages of getting up early answer to something that the person wrote (TEXT-32). */
export const wakingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'A tired body needs rest before it can get up early. Lean back, and close your eyes until your breath is slow.',
    short: 'Tired bodies rest before getting up early. Eyes closed, now.',
    form: 'work',
    drill_sergeant: 'Lean back. Slow breaths. Stay there.',
    kind_encouraging: 'You may rest without planning anything for the next alarm.',
    teammate: 'We don’t owe anybody anything for the next few breaths.',
    wise_mentor: 'How tired you are is easier to tell once you have been still.',
    own: [
      {
        step: { text: 'Let your jaw and your hands go loose while your eyes are closed.', minutes: 1 },
        challenge: { text: 'Open your eyes slowly, and rest them on something far away.', seconds: 30 },
      },
      {
        step: { text: 'Loosen whatever presses, such as a belt, a watch, or tight shoes.', minutes: 1 },
        challenge: { text: 'Draw a blanket or jacket over you, and let one slow breath go.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired body follows a move that it knows. Sit on the edge of a seat, and stand up slowly, as if from bed.',
    short: 'Even tired bodies follow a practiced move. Sit down.',
    form: 'work',
    drill_sergeant: 'Feet flat. Lean forward. Get up slowly.',
    kind_encouraging: 'Then you may sit down again for as long as you like.',
    teammate: 'We rehearse it awake, so we can do it half asleep.',
    wise_mentor: 'Lean forward before you rise, and the legs have less to do.',
    own: [
      {
        step: { text: 'Set both feet flat under your knees, as you would beside the bed.', minutes: 1 },
        challenge: { text: 'Lean forward until you could rise, then stand or stay seated as you like.', seconds: 30 },
      },
      {
        step: { text: 'Decide what your hand would reach for next, such as a robe or a lamp.', minutes: 1 },
        challenge: { text: 'Stretch out that arm once, and see how far beside the bed it reaches.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Getting up begins with going to bed. Write down what you usually do last, and cross it out if it can go.',
    short: 'Tired? Write down what keeps you from bed.',
    form: 'note',
    drill_sergeant: 'Can it go? Cross it out.',
    kind_encouraging: 'You may keep it if you love it, and still you will know what it costs.',
    teammate: 'If it only keeps us up, we let it go.',
    wise_mentor: 'The hour of getting up is mostly decided by the hour that you lie down.',
    own: [
      {
        step: { text: 'Mark the part of what you wrote that could end sooner.', minutes: 1 },
        challenge: { text: 'Choose what will tell you to stop there, such as the end of a chapter.', seconds: 30 },
      },
      {
        step: { text: 'Choose something shorter to do last, such as listening to one song.', minutes: 1 },
        challenge: { text: 'Lay out what the shorter thing needs, within reach of the bed.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A sleepy head argues with an alarm, so the alarm should say what to do. Rename yours: feet on the floor.',
    short: 'Sleepy heads need clear words. Rename the alarm.',
    form: 'prepare',
    drill_sergeant: 'Call it feet on the floor. Save.',
    kind_encouraging: 'You need not think when it rings, only read and let your feet go first.',
    teammate: 'Half asleep, we can still read a line and follow it.',
    wise_mentor: 'A short instruction from your waking self is easily followed before thoughts begin.',
    own: [
      {
        step: { text: 'Read the alarm’s new name aloud once while its sound plays.', minutes: 1 },
        challenge: { text: 'Find a spot for the alarm that you reach only with feet on the floor.', seconds: 45 },
      },
      {
        step: { text: 'Place socks or slippers where your feet would land when the alarm rings.', minutes: 1 },
        challenge: { text: 'Sit on the edge of the bed, and see whether your feet find them.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'In bed, a hand takes the phone when nothing lies nearer. Lay a book right beside your pillow.',
    short: 'Something must lie nearer than the phone. Book beside the bed.',
    form: 'prepare',
    drill_sergeant: 'Right beside the pillow. Open it.',
    kind_encouraging: 'It may be one with pictures, or one that you know by heart.',
    teammate: 'Next time we reach out half asleep, we get paper.',
    wise_mentor: 'A book lets you go more easily than a screen does.',
    own: [
      {
        step: { text: 'Open the book at the page where you would start, and mark it.', minutes: 1 },
        challenge: { text: 'Choose a place for the phone that is farther from bed than the book.', seconds: 30 },
      },
      {
        step: { text: 'Put reading glasses or a small light beside the book, if you need them.', minutes: 1 },
        challenge: { text: 'Read the first line of the book, and close it at that place.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A gray screen holds you less, in bed before sleep or after waking. Open your phone’s settings, and switch the colors off.',
    short: 'Gray phones let you out of bed. Open settings.',
    form: 'prepare',
    drill_sergeant: 'Display. Colors off. Phone down.',
    kind_encouraging: 'If you do not like it, the colors are soon back.',
    teammate: 'Everything looks like an old newspaper now, and that helps us put it down.',
    wise_mentor: 'Notice whether you put it down a little sooner.',
    own: [
      {
        step: { text: 'Find out how to turn the colors back on, for photos or maps.', minutes: 1 },
        challenge: { text: 'Move the icon that still draws your eye off the first screen.', seconds: 45 },
      },
      {
        step: { text: 'Open the app you use most in bed, and see how gray looks there.', minutes: 1 },
        challenge: { text: 'Close that app as you would before sleep, and put the phone down.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Most phones can fall silent by themselves at bedtime. Open the settings of yours, and find the mode for sleep.',
    short: 'Phone settings. Find the sleep mode for bed.',
    form: 'prepare',
    drill_sergeant: 'Bedtime in. Switch it on. Done.',
    kind_encouraging: 'Alarms still ring in it, and the people you allow can still reach you.',
    teammate: 'It goes quiet by itself, so we don’t have to be strong.',
    wise_mentor: 'What is silent at bedtime will not be the first thing you look for on waking.',
    own: [
      {
        step: { text: 'Choose who may still reach you in sleep mode.', minutes: 2 },
        challenge: { text: 'Turn the mode on once, and see how the screen shows it.', seconds: 30 },
      },
      {
        step: { text: 'Set the hours at which sleep mode begins and ends by itself.', minutes: 2 },
        challenge: { text: 'Check that the alarm you wake up to still rings in that mode.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone beside the bed is looked at before you are up. Write on a slip: up first. Tape it to the phone.',
    short: 'First out of bed, then the phone. Write that down.',
    form: 'note',
    drill_sergeant: 'Slip onto the phone. Read it. Stand.',
    kind_encouraging: 'When you are standing, you may look at anything you like.',
    teammate: 'We get up first, and then we see what’s new.',
    wise_mentor: 'Standing up first takes a breath, and what is on the screen can wait that long.',
    own: [
      {
        step: { text: 'Lay the phone face down by the bed, with your words on top.', minutes: 1 },
        challenge: {
          text: 'Reach for the phone once as if from the pillow, and see whether the words come first.',
          seconds: 15,
        },
      },
      {
        step: { text: 'Decide what you will do standing before you look at the phone.', minutes: 1 },
        challenge: { text: 'Move something you need for that out of reach of the bed.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'In any weather, and above all in the dark, the way from bed should be clear. Walk it once, and pick up what lies there.',
    short: 'Dark or cold, keep the way from bed clear. Walk it.',
    form: 'prepare',
    drill_sergeant: 'Pick up what lies there. All of it.',
    kind_encouraging: 'If you are not at home, walk it in your mind, and note what is there.',
    teammate: 'Your toes will be grateful when you get up.',
    wise_mentor: 'A way that is clear can be walked with your eyes half closed.',
    own: [
      {
        step: { text: 'Find the light nearest to the bed, and clear the way to its switch.', minutes: 1 },
        challenge: { text: 'Test whether your hand finds that switch with your eyes closed.', seconds: 15 },
      },
      {
        step: { text: 'Think which thing most often ends up on the way from bed.', minutes: 1 },
        challenge: { text: 'Find another place for that thing, such as a hook or a box.', seconds: 60 },
      },
    ],
  },
  ...moreWakingAnswers,
]
