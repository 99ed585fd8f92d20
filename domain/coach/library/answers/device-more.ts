import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `device.ts`. */
export const moreDeviceAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'ally',
    text: 'A first try is easier when the other person knows about it. Tell {ally} that you are learning to send a picture.',
    short: 'Tell {ally} that you are learning to send pictures.',
    form: 'tell',
    drill_sergeant: 'Say it plainly. The first may be blurred.',
    kind_encouraging: 'You may add that the first one might be blurred.',
    teammate: 'They know we’re practicing, so a blurred one is fine.',
    wise_mentor: 'Say also that an answer from you may take a while.',
    own: [
      {
        step: { text: 'Look for one picture that could be the first to send.', minutes: 2 },
        challenge: { text: 'Think of a short line to go with it, such as “My first try.”', seconds: 45 },
      },
      {
        step: { text: 'Find the name in the phone that you will send a picture to.', minutes: 2 },
        challenge: { text: 'Read the number beside the name aloud, and check that it is right.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A wrong tap matters less when you know the way back. Write on a card that the arrow takes you back.',
    short: 'A wrong tap can be undone. Write: arrow goes back.',
    form: 'note',
    drill_sergeant: 'Large letters. Card beside the phone.',
    kind_encouraging: 'Keep the card by the phone, so that you can look at it when you get stuck.',
    teammate: 'If we land on a strange screen, we look at the card.',
    wise_mentor: 'Draw the arrow beside the words, as it looks on your screen.',
    own: [
      {
        step: { text: 'Open one picture, and look for the arrow that takes you back.', minutes: 1 },
        challenge: { text: 'Press it once, and see where you arrive.', seconds: 30 },
      },
      {
        step: { text: 'Draw the arrow beside its words, the way it looks on your phone.', minutes: 1 },
        challenge: { text: 'Add what you could press when you see no arrow, or a question mark.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Deleted pictures usually stay on the phone for a while. Look for the folder where they are kept, and open it.',
    short: 'Deleted pictures stay a while. Find their folder.',
    form: 'prepare',
    drill_sergeant: 'Open it. Look inside. Change nothing.',
    kind_encouraging: 'If you do not find it, somebody can show it to you another day.',
    teammate: 'Now we know where a lost picture would be.',
    wise_mentor: 'What you find there can usually be brought back.',
    own: [
      {
        step: { text: 'See how long the folder keeps deleted pictures, if it says so.', minutes: 1 },
        challenge: { text: 'Look for the word that would bring a picture back, without pressing it.', seconds: 60 },
      },
      {
        step: { text: 'Count the taps that lead from your pictures to the deleted ones.', minutes: 2 },
        challenge: { text: 'Write the taps down one by one, for the day when you need them.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is in a notebook need not be remembered. Put one beside the phone, and write on its first page: pictures.',
    short: 'Let a notebook remember. Lay one beside the phone.',
    form: 'prepare',
    drill_sergeant: 'First page: pictures. Pen on top.',
    kind_encouraging: 'The rest of the page may stay empty until you learn the next tap.',
    teammate: 'We don’t have to keep it in our heads, because we know the page.',
    wise_mentor: 'One page for one task is quicker to find than a line among many.',
    own: [
      {
        step: { text: 'Write down in the notebook what you press to get to your pictures.', minutes: 1 },
        challenge: { text: 'Try out your note by pressing only what it says.', seconds: 45 },
      },
      {
        step: { text: 'Attach a pen to the notebook with a string or a clip.', minutes: 2 },
        challenge: { text: 'Write your first question about the phone on the last page.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'A phone tells you how much battery it has left. Look for the small sign at the top of the screen.',
    short: 'Check the phone’s battery sign. Top of the screen.',
    form: 'work',
    drill_sergeant: 'Say it: full, half, or low.',
    kind_encouraging: 'If it says low, you can plug it in and do something else.',
    teammate: 'Now we know, and it can’t go dark on us by surprise.',
    wise_mentor: 'Look there first each time, and you will know early when it needs the cable.',
    own: [
      {
        step: { text: 'Find the phone’s cable, and see where it goes in.', minutes: 1 },
        challenge: { text: 'Decide where the phone will lie while it charges.', seconds: 30 },
      },
      {
        step: { text: 'See whether the battery sign shows a number, a bar, or both.', minutes: 1 },
        challenge: { text: 'Find another small sign near it, and guess what it could mean.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Small letters are hard to read through smudges. Wipe the screen of the phone with a soft, dry cloth, and your glasses as well.',
    short: 'Clean screen, clear letters. Wipe the phone and your glasses.',
    form: 'prepare',
    drill_sergeant: 'Dry cloth. Screen off while wiping.',
    kind_encouraging: 'A corner of a cotton shirt is soft enough if no cloth is near.',
    teammate: 'Half our trouble with small letters may be fingerprints.',
    wise_mentor: 'If something opens while you wipe, the button at the side turns the screen off.',
    own: [
      {
        step: { text: 'Read one line on the clean screen at your usual distance.', minutes: 1 },
        challenge: { text: 'Turn the phone toward the light or away until the line is easiest to read.', seconds: 30 },
      },
      {
        step: { text: 'Clean the small window of the camera on the back of the phone, too.', minutes: 1 },
        challenge: { text: 'Open the camera, and see how clear the room looks.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'It is easier to try something when help has a name. Write on a card whom to ask if the phone’s screen looks strange.',
    short: 'Strange screen? Know whom to ask. Write the name down.',
    form: 'note',
    drill_sergeant: 'Name and number. Card under the phone.',
    kind_encouraging: 'Most people have been puzzled by a phone themselves.',
    teammate: 'We may never need the card, but we press more bravely with it there.',
    wise_mentor: 'Most of what looks strange is gone again after a press on the arrow.',
    own: [
      {
        step: { text: 'Put the phone number beside the name, in large figures.', minutes: 1 },
        challenge: { text: 'Keep both where you can read them with the phone in your hand.', seconds: 30 },
      },
      {
        step: { text: 'Describe in one sentence what the phone’s screen shows right now.', minutes: 1 },
        challenge: { text: 'Choose the word in it that would help a person who cannot see the screen.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What lies beside a thing you use daily is not forgotten. Lay the phone near the cup that you drink from.',
    short: 'Phone beside your cup. Drink, then one picture.',
    form: 'prepare',
    drill_sergeant: 'A hand’s width apart. Keep it dry.',
    kind_encouraging: 'The cup comes out anyway, so the phone will not be forgotten.',
    teammate: 'We never forget the cup, so the phone’s in good company.',
    wise_mentor: 'After a while, the cup alone will make you think of your pictures.',
    own: [
      {
        step: { text: 'Slide the phone a little away from the cup, so that nothing spills.', minutes: 1 },
        challenge: { text: 'Choose the picture that you will look at with the next drink.', seconds: 45 },
      },
      {
        step: { text: 'Think of another daily thing that could remind you of the phone.', minutes: 1 },
        challenge: { text: 'Lay the phone there for a moment, and see which place suits you better.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What you have explained is harder to forget. Tell one person which icon opens the pictures on your phone.',
    short: 'Explain it to one person: the icon for your pictures.',
    form: 'tell',
    drill_sergeant: 'Color and shape. Say where it is.',
    kind_encouraging: 'If you have to look at the screen while you tell it, that is fine.',
    teammate: 'They may know it already, but we’re the ones practicing.',
    wise_mentor: 'Describe how it looks, and your eye will find it sooner next time.',
    own: [
      {
        step: { text: 'Find the icon for your pictures once more, starting from a dark screen.', minutes: 1 },
        challenge: { text: 'Say what lies next to it, above it, or below it.', seconds: 30 },
      },
      {
        step: { text: 'Draw the icon for your pictures from memory.', minutes: 1 },
        challenge: { text: 'Compare your drawing with the icon on the phone.', seconds: 30 },
      },
    ],
  },
]
