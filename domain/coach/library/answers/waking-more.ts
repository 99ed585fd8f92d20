import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `waking.ts`. */
export const moreWakingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'weather',
    text: 'Whatever it is like outside, something pleasant inside helps with getting up. Set your favorite cup where you will see it first.',
    short: 'Weather stays outside. Set your favorite cup out for getting up.',
    form: 'prepare',
    drill_sergeant: 'In plain sight, where you look first.',
    kind_encouraging: 'What goes into it can be decided when you are up.',
    teammate: 'Outside can do what it likes, we’ve got the good cup.',
    wise_mentor: 'You then meet the cup first, and the weather only after it.',
    own: [
      {
        step: { text: 'Clear the space around the cup, so that nothing else catches the eye.', minutes: 1 },
        challenge: { text: 'Look from the doorway whether the cup is what you see first.', seconds: 15 },
      },
      {
        step: { text: 'Choose where you will sit with the favorite cup once you are up.', minutes: 1 },
        challenge: { text: 'Turn the seat there toward a window or a lamp.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'An early alarm is easier to follow when you know what it is for. Write that in one line, and lay it beside the alarm.',
    short: 'Early needs a reason. Write it beside the alarm.',
    form: 'note',
    drill_sergeant: 'One line. Large letters. By the bed.',
    kind_encouraging: 'A quiet cup of tea or a walk is reason enough.',
    teammate: 'At that hour, we won’t remember it, so we write it down.',
    wise_mentor: 'Write it as you would say it, so that it still sounds like you at that hour.',
    own: [
      {
        step: { text: 'Get out one thing that your reason needs, such as a cup or shoes.', minutes: 2 },
        challenge: { text: 'Place that thing where you will pass after you turn the alarm off.', seconds: 30 },
      },
      {
        step: { text: 'Work out how long the thing you wrote would take from start to finish.', minutes: 1 },
        challenge: { text: 'See whether the alarm leaves room for it, and move the alarm if not.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When days run late, a bed that is ready makes getting up easier. Turn the blanket back, and lay out what you sleep in.',
    short: 'Late days need a ready bed. Turn the blanket back.',
    form: 'prepare',
    drill_sergeant: 'Sleep clothes on top. Then leave it.',
    kind_encouraging: 'However late it gets, you may then drop straight in.',
    teammate: 'We only have to fall over, and we’re in.',
    wise_mentor: 'The minutes that you save there are minutes of sleep.',
    own: [
      {
        step: { text: 'Take off the bed whatever you would have to move when you are sleepy.', minutes: 1 },
        challenge: { text: 'Smooth the pillow, and set a glass of water within reach.', seconds: 60 },
      },
      {
        step: { text: 'Set out your toothbrush and paste, so that the last steps go quickly.', minutes: 1 },
        challenge: { text: 'Try a small lamp by the bed, and see whether its light is enough.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Enough sleep means that something stays undone. Write down one thing that can wait until you have gotten up.',
    short: 'Late again? Write one thing that waits for waking.',
    form: 'note',
    drill_sergeant: 'One thing. It waits. Go to bed.',
    kind_encouraging: 'It will be done faster by somebody who has slept.',
    teammate: 'That one’s off our list until we’ve slept.',
    wise_mentor: 'To leave a thing for a rested hour is a way of doing it well.',
    own: [
      {
        step: { text: 'Add the first move for that thing, so that your head can let go.', minutes: 1 },
        challenge: { text: 'Leave the note where you will find it once you are up.', seconds: 15 },
      },
      {
        step: { text: 'Gather what the task that waits will need, in one place.', minutes: 2 },
        challenge: { text: 'Close or cover whatever still lies open for that task.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Late messages end sooner when people know. Send one person the line: I go to bed early now, please write before that.',
    short: 'Ask one person to write before your bedtime only.',
    form: 'tell',
    drill_sergeant: 'One line. Send it. Wake up rested.',
    kind_encouraging: 'Most people are glad to know it, and they will write a little earlier.',
    teammate: 'From now on, there’s one person fewer who writes to us late.',
    wise_mentor: 'An hour that others know is easier to keep than one known only to you.',
    own: [
      {
        step: {
          text: 'Decide which messages may still come after your bedtime, such as a real emergency.',
          minutes: 1,
        },
        challenge: { text: 'Mute one conversation that can wait until you are up.', seconds: 45 },
      },
      {
        step: { text: 'Draft a reply for late messages, such as “I will answer when I am up.”', minutes: 1 },
        challenge: { text: 'Keep that reply where you can copy it half asleep.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Bright screens make it hard to get sleepy when it is late. Lower the brightness of the one that you read this on.',
    short: 'Late hours, dim screens, better waking. Lower this one.',
    form: 'prepare',
    drill_sergeant: 'Lower still. Leave it there.',
    kind_encouraging: 'Your eyes will get used to it, and sleep will find you a little sooner.',
    teammate: 'It’s easier on our eyes, and bed sounds better already.',
    wise_mentor: 'The body takes bright light for day, so give it less of that.',
    own: [
      {
        step: { text: 'Look for the setting that dims this screen by itself late in the day.', minutes: 2 },
        challenge: { text: 'Pick one lamp in the room that can stay off once it is late.', seconds: 30 },
      },
      {
        step: { text: 'Switch this screen to a dark background, if its settings offer one.', minutes: 1 },
        challenge: { text: 'Read one line on it from farther away, and choose what is easier.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Other people have their own tricks for getting up. Ask {ally} what gets them out of bed.',
    short: 'Ask {ally} what gets them out of bed.',
    form: 'tell',
    drill_sergeant: 'One trick. Write it down.',
    kind_encouraging: 'The answer may be a cat, and then you have at least laughed.',
    teammate: 'If it’s pancakes, we’re listening.',
    wise_mentor: 'Listen for the reason behind the trick, since that can be borrowed, too.',
    own: [
      {
        step: { text: 'Note your own best reason for getting up, whatever the answer is.', minutes: 1 },
        challenge: { text: 'Shorten that reason to a few words that make sense half asleep.', seconds: 45 },
      },
      {
        step: { text: 'Recall a day when getting up was easy, and what was different then.', minutes: 1 },
        challenge: { text: 'Note the part of it that could be repeated, such as the quiet.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A sound that reminds you of somebody is pleasant to wake up to. Ask {ally} for a song for your alarm.',
    short: 'Ask {ally} for a song to wake to.',
    form: 'tell',
    drill_sergeant: 'One title. Set it as the sound.',
    kind_encouraging: 'You may laugh at the choice and wake up to it anyway.',
    teammate: 'If it’s awful, we’ll be out of bed even faster.',
    wise_mentor: 'Each time it plays, you will think of them before you think of the hour.',
    own: [
      {
        step: { text: 'Find where the sound of your alarm is chosen, so the song can go there.', minutes: 2 },
        challenge: { text: 'Set the volume so that a song would wake you without a start.', seconds: 30 },
      },
      {
        step: { text: 'Choose a song that you would offer them in return.', minutes: 1 },
        challenge: { text: 'Hum its opening, and hear whether it would suit a slow start.', seconds: 30 },
      },
    ],
  },
]
