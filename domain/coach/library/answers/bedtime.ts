import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreBedtimeAnswers } from './bedtime-more.ts'

/** What messages of going to bed answer to something that was written (TEXT-32). */
export const bedtimeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'phone',
    text: 'The phone does not know when you want to be in bed. Enter that hour in its sleep mode now.',
    short: 'Enter your bedtime in the phone’s sleep mode.',
    form: 'prepare',
    drill_sergeant: 'Repeat daily. Save it. Phone down.',
    kind_encouraging: 'Whatever comes in after that can wait until you are up.',
    teammate: 'The phone goes to sleep first, and you’re next.',
    wise_mentor: 'If you cannot find it, search the settings for the word sleep.',
    own: [
      {
        step: { text: 'Choose who may still reach you while the sleep mode is on.', minutes: 2 },
        challenge: { text: 'Switch the sleep mode on once, look at the screen, and switch it off.', seconds: 30 },
      },
      {
        step: { text: 'Lay paper and pen by the bed, for thoughts that would need the phone.', minutes: 1 },
        challenge: { text: 'Find a spot where the phone can sleep, outside your reach.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'An app that opens at a touch is hard to leave alone in bed. Log out of the one that you open most.',
    short: 'Log out of the app that delays bed.',
    form: 'prepare',
    drill_sergeant: 'Profile. Log out. Phone down.',
    kind_encouraging: 'You may log in again whenever you are up.',
    teammate: 'In bed, nobody’s keen on typing a password.',
    wise_mentor: 'Typing a password leaves you a moment in which to turn off the lamp.',
    own: [
      {
        step: { text: 'Move that app off the first page of your phone.', minutes: 1 },
        challenge: { text: 'Reach for the app in its old place once, and put the phone down.', seconds: 15 },
      },
      {
        step: { text: 'Remove the saved password for that app, if your phone keeps one.', minutes: 2 },
        challenge: { text: 'Choose what your hands will take up in bed instead of that app.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, getting ready for bed should be short as well. Lay what you sleep in on the pillow now.',
    short: 'Save time before bed. Lay your pajamas on the pillow.',
    form: 'prepare',
    drill_sergeant: 'Unfolded. On top. Ready to step into.',
    kind_encouraging: 'However late it gets, you only have to change and lie down.',
    teammate: 'However full it gets, those pajamas are waiting.',
    wise_mentor: 'Spread it out, so that you see it as soon as you come in.',
    own: [
      {
        step: { text: 'Unfold or unbutton what lies on the pillow, ready to pull on.', minutes: 1 },
        challenge: { text: 'Fold the covers back on the side where you get in.', seconds: 30 },
      },
      {
        step: { text: 'Find a chair or hook for the clothes that you will take off.', minutes: 1 },
        challenge: { text: 'Empty that place, so that nothing has to be moved before bed.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Whatever is not in the calendar loses its time to other things. Enter bed there now, as an appointment of its own.',
    short: 'Give bed a time. Enter it as an appointment.',
    form: 'prepare',
    drill_sergeant: 'Title: bed. Repeat: daily. Save.',
    kind_encouraging: 'You may say no to other things for it, as for any appointment.',
    teammate: 'It’s on our schedule now, and the rest has to fit around it.',
    wise_mentor: 'Let it begin when you want to stop, and not when you want to be asleep.',
    own: [
      {
        step: { text: 'Set a reminder for the appointment, early enough to brush your teeth.', minutes: 1 },
        challenge: { text: 'Look at what comes just before bed, and decide where that ends.', seconds: 45 },
      },
      {
        step: { text: 'Name the appointment after something pleasant about bed, such as cool sheets.', minutes: 1 },
        challenge: { text: 'Let the appointment repeat on every day that allows it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'An episode or a game makes it easy to lose track of bedtime. Write the hour on a slip, and stick it to the screen.',
    short: 'The screen hides the hour. Write bedtime on a slip.',
    form: 'prepare',
    drill_sergeant: 'Large digits. Stick it to the lower edge.',
    kind_encouraging: 'It asks nothing of you now and only reminds you at the hour.',
    teammate: 'Whatever’s playing, our slip stays in the picture.',
    wise_mentor: 'Put it where you look when something ends or pauses.',
    own: [
      {
        step: { text: 'Count back from bedtime, and add to the slip when to start nothing new.', minutes: 1 },
        challenge: { text: 'Look from your usual seat, and see whether you can read the slip.', seconds: 15 },
      },
      {
        step: { text: 'Turn off whatever starts the next episode or round by itself.', minutes: 2 },
        challenge: { text: 'Lay the remote or the controller where you must stand up for it.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'A dimmer picture is easier to leave for bed. Turn the brightness down now on the screen where you watch or play.',
    short: 'A dim screen lets you go to bed. Dim it.',
    form: 'prepare',
    drill_sergeant: 'Settings. Brightness. One step down. Leave it there.',
    kind_encouraging: 'One step is enough, and your eyes will get used to it.',
    teammate: 'With the picture dim, the pillow’s the better offer.',
    wise_mentor: 'Leave it so, and see whether you look away sooner.',
    own: [
      {
        step: { text: 'Lower the sound of that screen by one step as well.', minutes: 1 },
        challenge: { text: 'Watch the dimmed picture from your seat, and correct it if you squint.', seconds: 45 },
      },
      {
        step: { text: 'Dim the lamp nearest to that screen as well, or turn it away.', minutes: 1 },
        challenge: { text: 'See from your seat whether the way to bed is still lit well enough.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'What is on your mind is hard to leave outside the bedroom. Write one line about it, fold the paper, and shut it in a drawer.',
    short: 'Keep trouble out of bed. Write one line about it.',
    form: 'note',
    drill_sergeant: 'Fold the paper. Into the drawer. Shut it.',
    kind_encouraging: 'It is kept there for you, and you need not take it to bed.',
    teammate: 'It’s in the drawer now, and the pillow stays free.',
    wise_mentor: 'Write what happened or what you fear, and leave the answer for another time.',
    own: [
      {
        step: { text: 'Before the line goes away, add one thing that could help.', minutes: 2 },
        challenge: { text: 'Cross out any word in the line that makes the matter larger than it is.', seconds: 30 },
      },
      {
        step: { text: 'Note when you will come back to the line, such as after breakfast.', minutes: 1 },
        challenge: { text: 'Say aloud once: “This is written down, and it can wait.”', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'You cannot rest on command when you are tense. Sit on the edge of the bed, and let your shoulders drop as you breathe out.',
    short: 'Let the tension out. Sit down on the bed.',
    form: 'work',
    drill_sergeant: 'Hands open. Shoulders down. Breathe out slowly.',
    kind_encouraging: 'Nothing needs to be solved while you sit there.',
    teammate: 'We don’t solve anything here, we only sit.',
    wise_mentor: 'Notice how the mattress carries you while the air goes out.',
    own: [
      {
        step: { text: 'Set both feet flat beside the bed, and let your hands lie open.', minutes: 1 },
        challenge: { text: 'Pull the pillow onto your lap, and rest your arms on it.', seconds: 30 },
      },
      {
        step: { text: 'Loosen what is tight on you: a belt, a collar, or a watch.', minutes: 1 },
        challenge: { text: 'Let your head sink forward, as far as it goes by itself.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to go to bed when somebody reminds you. Ask {ally} to send or tell you one word when it is time: bed.',
    short: 'Ask {ally} to remind you of bed. One word.',
    form: 'tell',
    drill_sergeant: 'Name the hour. Say thanks. Done.',
    kind_encouraging: 'You may offer to do the same in return.',
    teammate: 'When the word comes, there’s no debate.',
    wise_mentor: 'Agree on the word only, so that no long talk follows it.',
    own: [
      {
        step: { text: 'Decide what you will do first when the word comes.', minutes: 1 },
        challenge: { text: 'Choose your reply to that word, such as “going,” and say it once.', seconds: 15 },
      },
      {
        step: { text: 'Name the one thing you may still finish when the word comes.', minutes: 1 },
        challenge: { text: 'Set a limit for that thing, such as the end of the page.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Somebody else may end the day in a way that would suit you. Ask {ally} what comes last before bed.',
    short: 'Ask {ally} what comes last before bed.',
    form: 'tell',
    drill_sergeant: 'Listen. Write the answer down.',
    kind_encouraging: 'You need not copy it, and hearing it is enough for now.',
    teammate: 'If it’s good, we borrow it.',
    wise_mentor: 'Listen for something small that you could also do in your own room.',
    own: [
      {
        step: { text: 'Write down what comes last for you before bed, to compare.', minutes: 1 },
        challenge: { text: 'Decide whether that last thing makes going to bed easier or later.', seconds: 15 },
      },
      {
        step: { text: 'Think of a last thing before bed that you liked as a child.', minutes: 1 },
        challenge: { text: 'Pick a small part of it that would still suit you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, every step before bed seems long. Put toothbrush and toothpaste side by side at the front of the sink.',
    short: 'Shorten the way to bed. Toothbrush and toothpaste forward.',
    form: 'prepare',
    drill_sergeant: 'Front of the sink. Side by side.',
    kind_encouraging: 'With heavy eyes, you will only have to reach for them.',
    teammate: 'Even half asleep, nobody can miss what’s right in front of them.',
    wise_mentor: 'What is done with little effort is not put off until you have dozed off elsewhere.',
    own: [
      {
        step: { text: 'Hang a towel within reach of the toothbrush.', minutes: 1 },
        challenge: { text: 'Stand at the sink, and choose one thing that may be skipped when tired.', seconds: 30 },
      },
      {
        step: { text: 'Loosen the cap of the toothpaste, so that it opens with one turn.', minutes: 1 },
        challenge: { text: 'Stand a glass for rinsing beside the toothbrush.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'People doze off wherever it is soft. Take one blanket or cushion from where you usually sit, and lay it on your bed.',
    short: 'Make the bed the softest place. Carry one cushion there.',
    form: 'prepare',
    drill_sergeant: 'Cushion or blanket. Leave it on the bed.',
    kind_encouraging: 'You may still rest where you sit, and the bed is now a little more inviting.',
    teammate: 'Whatever’s softest is already where you’re supposed to be.',
    wise_mentor: 'The wish to lean on it may be what gets you up and into bed.',
    own: [
      {
        step: { text: 'Place what you carried there where your head or knees will rest.', minutes: 1 },
        challenge: { text: 'Lie down briefly, and see whether everything soft is in the right place.', seconds: 30 },
      },
      {
        step: { text: 'Lay a book or a bag on the spot that is now less soft.', minutes: 1 },
        challenge: { text: 'Decide what you will still do in that seat, and what belongs in bed.', seconds: 30 },
      },
    ],
  },
  ...moreBedtimeAnswers,
]
