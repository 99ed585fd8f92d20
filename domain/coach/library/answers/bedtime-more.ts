import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `bedtime.ts`. */
export const moreBedtimeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'phone',
    text: 'A screen without colors is easier to leave for bed. Turn the phone to black and white in its settings.',
    short: 'Make the phone dull. Black and white, then bed.',
    form: 'prepare',
    drill_sergeant: 'Settings, display, color off. Look once.',
    kind_encouraging: 'You can have the colors back whenever you are up again.',
    teammate: 'Even good pictures look dull like that, so it’s put down sooner.',
    wise_mentor: 'What shines less holds the eye less, and you may put it away sooner.',
    own: [
      {
        step: { text: 'See whether the phone can lose its colors by itself at bedtime.', minutes: 2 },
        challenge: { text: 'Look at your most colorful app once without colors, and close it.', seconds: 30 },
      },
      {
        step: { text: 'Put something with real colors beside the bed, such as a book or postcard.', minutes: 2 },
        challenge: { text: 'Look at its colors for as long as you would read a message.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'In bed, the phone often stands in for something. Write down what you look for there: people, news, or rest.',
    short: 'The phone in bed: write what you look for.',
    form: 'note',
    drill_sergeant: 'One word. Get it earlier.',
    kind_encouraging: 'Whatever it is, there may be a softer way to have it before bed.',
    teammate: 'If it’s people, let’s get one on the phone before bedtime.',
    wise_mentor: 'Once you know what you are looking for, you can see whether the phone has it.',
    own: [
      {
        step: { text: 'Add one other place where you could find that, away from the phone.', minutes: 1 },
        challenge: { text: 'Put something for it beside the bed: a book, a photo, or another pillow.', seconds: 60 },
      },
      {
        step: { text: 'Decide when in the day you could look for those things without hurry.', minutes: 1 },
        challenge: { text: 'Name the app that gives you most of it, and close that app.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Messages keep coming after you have gone to bed. Tell the person who writes most at what hour you stop reading.',
    short: 'Tell your busiest writer: no reading after bedtime.',
    form: 'tell',
    drill_sergeant: 'Name the hour. Send it. Phone down.',
    kind_encouraging: 'They will not wait for an answer then, and you need not check.',
    teammate: 'It’s only fair to tell them, and then you’re off in peace.',
    wise_mentor: 'Somebody who knows your hour will often think of it for you.',
    own: [
      {
        step: { text: 'Find the setting that silences this conversation after bedtime.', minutes: 2 },
        challenge: { text: 'Think of one friendly line for messages that came while you slept.', seconds: 30 },
      },
      {
        step: { text: 'Settle for yourself what is urgent enough to reach you in bed.', minutes: 1 },
        challenge: { text: 'Make sure that an urgent call would still ring.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'On a late day, getting ready for bed can be shorter. Write down the shortest version: teeth, light, bed.',
    short: 'Late? Use the short version. Write: teeth, light, bed.',
    form: 'note',
    drill_sergeant: 'Tape it to the mirror. Nothing extra.',
    kind_encouraging: 'All the rest may wait until you are up again.',
    teammate: 'If it’s late already, we do these and call it a day.',
    wise_mentor: 'A short way to bed is still a way to bed, and it takes no thought.',
    own: [
      {
        step: { text: 'Lay the short version beside your toothbrush.', minutes: 1 },
        challenge: { text: 'Name two things that the short version leaves out, and that can wait.', seconds: 30 },
      },
      {
        step: { text: 'Go through the short version once, and touch toothbrush, lamp, and bed.', minutes: 2 },
        challenge: { text: 'Decide how late it has to be before the short version counts.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Bed is late when getting ready begins late. Set an alarm for the first step, and name it teeth.',
    short: 'Bed begins at the sink. Set an alarm: teeth.',
    form: 'prepare',
    drill_sergeant: 'Daily. Loud enough. Save.',
    kind_encouraging: 'When it rings, you only brush your teeth, and nothing is left after that but bed.',
    teammate: 'It rings, teeth get brushed, and then only the pillow’s left.',
    wise_mentor: 'The first step is small enough to be taken in the middle of anything.',
    own: [
      {
        step: { text: 'Give that alarm a soft sound that you would not mind hearing.', minutes: 1 },
        challenge: { text: 'Walk to the sink once, and clear anything that is in the way.', seconds: 45 },
      },
      {
        step: { text: 'Decide what you will put down when that alarm rings.', minutes: 1 },
        challenge: { text: 'Choose a place for the alarm that makes you get up.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Going to bed is often put off by one more thing. Write down what yours usually is, and lay it on your pillow.',
    short: 'One more thing delays bed. Write down yours.',
    form: 'note',
    drill_sergeant: 'Note on the pillow. Next time, skip it.',
    kind_encouraging: 'It is surely a nice thing, and it will be just as nice when you are rested.',
    teammate: 'We all have one, so let’s at least know ours by name.',
    wise_mentor: 'When it comes again, you will know it, and you may let it pass.',
    own: [
      {
        step: { text: 'Note when you could do that thing without putting off bed.', minutes: 1 },
        challenge: { text: 'Decide what will end that thing: a bookmark, a switch, or a lid.', seconds: 30 },
      },
      {
        step: { text: 'Guess how long that thing really takes, and note it beside the words.', minutes: 1 },
        challenge: { text: 'Think of the smallest version of that thing, and say it aloud.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Tension stays in the hands without being noticed. Make fists, hold them for a breath, and open them slowly, as you will in bed.',
    short: 'Tension sits in the hands. Fists tight. Open slowly for bed.',
    form: 'work',
    drill_sergeant: 'Palms up. Let them lie.',
    kind_encouraging: 'You may feel them get warm and heavy, and that is a good sign.',
    teammate: 'We squeeze once, let go, and leave the rest to the pillow.',
    wise_mentor: 'Notice how the hands feel when they open, and look for that in bed.',
    own: [
      {
        step: { text: 'Lay both hands open on the blanket or on your knees.', minutes: 1 },
        challenge: { text: 'Let your jaw go loose as well, until your teeth no longer touch.', seconds: 15 },
      },
      {
        step: { text: 'Curl your toes in the same way, hold them, and let go.', minutes: 1 },
        challenge: { text: 'Compare hands and feet, and choose which will come first in bed.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'What is over need not come to bed with you. Write down one thing that is done, and lay it on your pillow.',
    short: 'Write down one thing that is over. Lay it on the bed.',
    form: 'note',
    drill_sergeant: 'Read it in bed. Light off.',
    kind_encouraging: 'It may be a call, a meal, or just the way home.',
    teammate: 'That one can’t keep you awake, because it’s done.',
    wise_mentor: 'The mind counts what is open, so show it something that is closed.',
    own: [
      {
        step: { text: 'Draw a line below what is over, and leave the rest empty.', minutes: 1 },
        challenge: { text: 'Read the words above the line once more, and turn the paper face down.', seconds: 15 },
      },
      {
        step: { text: 'Add who or what helped to bring that thing to an end.', minutes: 1 },
        challenge: { text: 'Read it all once, and close with the words “that is done.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'In bed, thoughts get quieter when there is something to listen to. Find one calm piece of music, and save it for then.',
    short: 'Thoughts need something calm in bed. Save one piece of music.',
    form: 'prepare',
    drill_sergeant: 'Volume low. Ready to play. Done.',
    kind_encouraging: 'You may fall asleep before it ends, and that would be just right.',
    teammate: 'Let’s pick something slow that we’ve heard many times before.',
    wise_mentor: 'Choose a piece without words, for words only wake other words.',
    own: [
      {
        step: { text: 'Play the first notes of that music, at the volume for bed.', minutes: 1 },
        challenge: { text: 'Choose where the player will lie, so that you need not look at it.', seconds: 30 },
      },
      {
        step: { text: 'Set the music to stop by itself when the piece is over.', minutes: 2 },
        challenge: { text: 'Close your eyes, and recall the piece without playing it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'It is hard to decide anything when you are tired. Write go to bed on a slip, and lay it where you usually doze off.',
    short: 'Slip where you doze off: go to bed.',
    form: 'note',
    drill_sergeant: 'Read it. Stand up. Go.',
    kind_encouraging: 'Everything else on your mind may be left just as it is.',
    teammate: 'The slip decides for us, and we just follow it.',
    wise_mentor: 'What you decided while awake can lead you when you are not.',
    own: [
      {
        step: { text: 'Add to the slip what you may leave undone, such as the dishes.', minutes: 1 },
        challenge: { text: 'Sit down there once, and see whether the slip catches your eye.', seconds: 15 },
      },
      {
        step: { text: 'Put one thing that you take to bed next to the slip.', minutes: 1 },
        challenge: { text: 'Plan your first moves when you wake there: feet down, lamp off, stand up.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'From a soft seat, the way to bed looks long. Set your slippers beside the seat, with the toes toward the bed.',
    short: 'Slippers beside your seat. Toes point to bed.',
    form: 'prepare',
    drill_sergeant: 'Tired? Feet in. Stand up. Walk.',
    kind_encouraging: 'Socks will do, too, if you have no slippers to put there.',
    teammate: 'Once your feet are in, they know where to go.',
    wise_mentor: 'A tired body follows what is easy, and now the easy thing points to bed.',
    own: [
      {
        step: { text: 'Step into the slippers once, and get up from the seat.', minutes: 1 },
        challenge: { text: 'Go over to the bed in them, and then set them back.', seconds: 60 },
      },
      {
        step: { text: 'Lay what you always take to bed beside the slippers, such as your glasses.', minutes: 1 },
        challenge: { text: 'Decide which lamp goes off first when you put the slippers on.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired feet want a clear way to bed. Pick up whatever lies on the floor between the door and the bed.',
    short: 'Clear the way to bed. Floor first.',
    form: 'prepare',
    drill_sergeant: 'Pick up. Put on a chair. Done.',
    kind_encouraging: 'You do not have to put it where it belongs, only out of the way.',
    teammate: 'That means no hopping over things in the dark.',
    wise_mentor: 'With nothing in the way, the last steps are done half asleep.',
    own: [
      {
        step: { text: 'See which lamp lights that way, and try its switch.', minutes: 1 },
        challenge: { text: 'Walk the way once, and push aside whatever your feet still touch.', seconds: 30 },
      },
      {
        step: { text: 'Choose a basket or a corner where things from the floor can land.', minutes: 1 },
        challenge: { text: 'Carry what lay most in your way to that place.', seconds: 45 },
      },
    ],
  },
]
