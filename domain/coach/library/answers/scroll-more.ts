import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `scroll.ts`. */
export const moreScrollAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Even when you are tired, a phone keeps your hands and eyes at work. Put it down, and rest both hands in your lap.',
    short: 'Tired hands need rest. Phone down.',
    form: 'work',
    drill_sergeant: 'Hands in your lap. Eyes closed. Slow breaths.',
    kind_encouraging: 'This is rest, and you may stay in it.',
    teammate: 'Your thumbs have the rest of this minute off.',
    wise_mentor: 'Feel how heavy the hands become when they hold nothing.',
    own: [
      {
        step: { text: 'Turn your palms up, and let the fingers uncurl.', minutes: 1 },
        challenge: { text: 'Look at the farthest thing in view, and let your eyes rest there.', seconds: 30 },
      },
      {
        step: { text: 'Rub one thumb slowly with the other hand, then change hands.', minutes: 1 },
        challenge: { text: 'Let both hands lie, and close your eyes for a few breaths.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired eyes are easily held by a bright screen. Turn the phone’s brightness all the way down, and lay it face down.',
    short: 'Tired eyes need dark. Turn the phone’s brightness down.',
    form: 'prepare',
    drill_sergeant: 'All the way. Face down. Let go.',
    kind_encouraging: 'Your eyes may rest on something that does not shine.',
    teammate: 'A dim feed won’t keep us for long.',
    wise_mentor: 'Leave it so, and see how long the screen still interests you.',
    own: [
      {
        step: { text: 'Move the phone more than an arm’s length from where you rest.', minutes: 1 },
        challenge: { text: 'Cover your eyes with your palms for a few breaths.', seconds: 30 },
      },
      {
        step: { text: 'Find something plain and still to look at, such as a curtain.', minutes: 1 },
        challenge: { text: 'Follow the edge of that thing slowly with your eyes, and blink often.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired thumb does not stop by itself. Open your phone’s settings, and set the shortest limit for the app where you scroll.',
    short: 'Tired thumbs never stop. Set the app’s shortest limit.',
    form: 'prepare',
    drill_sergeant: 'Settings. That app. Shortest time. Save.',
    kind_encouraging: 'When the limit comes up, you can take it as a reminder to rest.',
    teammate: 'The phone says stop for us when we’re too tired to.',
    wise_mentor: 'A stop that was set while you were awake helps when you are not.',
    own: [
      {
        step: { text: 'Decide where you will lay the phone when the limit comes up.', minutes: 1 },
        challenge: { text: 'Put the phone there once now, and come back with empty hands.', seconds: 30 },
      },
      {
        step: { text: 'Turn off the notices of that app while you are in the settings.', minutes: 1 },
        challenge: { text: 'Close the settings, and put the phone down without opening anything else.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired hand goes to the feed when it wants rest. Write the word rest on a slip, and tape it to the phone.',
    short: 'You want rest, not the feed. Write the word rest.',
    form: 'note',
    drill_sergeant: 'Tape it to the phone. Lie down.',
    kind_encouraging: 'Each time you see the slip, you may close your eyes for a moment instead.',
    teammate: 'Our phone tells us what we really need.',
    wise_mentor: 'When you read the word, ask your eyes whether they would rather be closed.',
    own: [
      {
        step: { text: 'Choose a place to rest where no screen is in reach.', minutes: 1 },
        challenge: { text: 'Try that place: lean back, and close your eyes for a few breaths.', seconds: 60 },
      },
      {
        step: { text: 'Add below the word what rest means to you: lying, sitting, or silence.', minutes: 1 },
        challenge: { text: 'Take that rest for a few breaths, with empty hands.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'What presses on you may send you to the feed for relief. Press your palms together instead, and let go slowly.',
    short: 'Pressure finds the feed. Phone down instead.',
    form: 'work',
    drill_sergeant: 'Press your palms together. Breathe out. Release.',
    kind_encouraging: 'Nobody needs an answer from you while you do it.',
    teammate: 'Your hands are busy, so the phone can wait.',
    wise_mentor: 'Let go as slowly as you can, and feel the difference in your arms.',
    own: [
      {
        step: { text: 'Say in a few words, aloud or on paper, what presses on you.', minutes: 1 },
        challenge: { text: 'Pick out the part of it that you can leave alone for now.', seconds: 30 },
      },
      {
        step: { text: 'Hold your wrists under cool water, or against something cool.', minutes: 1 },
        challenge: { text: 'Dry or rub each finger on its own, and leave the phone where it lies.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'You can answer people without passing the feed. Move the icon for messages to a page of its own.',
    short: 'Answer messages without the feed. Hold their icon.',
    form: 'prepare',
    drill_sergeant: 'Drag it to an empty page. Leave it.',
    kind_encouraging: 'You stay reachable, and nothing else asks for a look.',
    teammate: 'We go in for the message and come straight out.',
    wise_mentor: 'When you have answered, there is nothing beside it to open.',
    own: [
      {
        step: { text: 'Lock the phone with the messages in view and the feed out of sight.', minutes: 1 },
        challenge: { text: 'Decide whom you would answer right away, and who can wait.', seconds: 30 },
      },
      {
        step: { text: 'Give messages a sound of their own, so that you need not keep looking.', minutes: 2 },
        challenge: { text: 'Silence one app whose news can wait.', seconds: 60 },
      },
    ],
  },
]
