import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreDeviceAnswers } from './device-more.ts'

/** What messages of a phone or a computer that is learned answer to something that was written (TEXT-32). */
export const deviceAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'things',
    text: 'The phone is easier to use when everything for it lies together. Put it on a tray, with its cable and a phone number for help.',
    short: 'Keep the phone’s things together. Set out one tray.',
    form: 'prepare',
    drill_sergeant: 'Phone, cable, number on it. Nothing else.',
    kind_encouraging: 'If something is still missing, its place is ready for it.',
    teammate: 'Then we have everything in front of us.',
    wise_mentor: 'Leave the tray where you like to sit, and bring the phone back to it.',
    own: [
      {
        step: { text: 'Move the tray to a place where the phone’s cable reaches an outlet.', minutes: 1 },
        challenge: { text: 'Add one more thing that helps you with the phone, such as your glasses.', seconds: 60 },
      },
      {
        step: { text: 'Lay a pencil and a small sheet of paper on the phone’s tray.', minutes: 1 },
        challenge: { text: 'Write on the sheet the first thing you want to learn about the phone.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Problems are solved one at a time. Write on a slip what stopped you last, and put it under the phone.',
    short: 'Write on a slip what stopped you last.',
    form: 'note',
    drill_sergeant: 'Slip under the phone. Show it to somebody.',
    kind_encouraging: 'You need not solve it now, and somebody may know the answer at a glance.',
    teammate: 'Now our problem has a name, and somebody can help with it.',
    wise_mentor: 'A slip like this is easy to show to somebody who can help.',
    own: [
      {
        step: { text: 'Add to your note the name of somebody who might know the answer.', minutes: 1 },
        challenge: { text: 'Turn what stopped you into one question that you could ask.', seconds: 45 },
      },
      {
        step: { text: 'Remember how far you had come with the phone before something stopped you.', minutes: 1 },
        challenge: { text: 'Do the last thing that worked once more, and stop there.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'A picture has no small letters, and looking at one takes little battery. Open your newest one, and say what you see.',
    short: 'Pictures have no small letters. Open your newest.',
    form: 'work',
    drill_sergeant: 'Say aloud what it shows. Then close it.',
    kind_encouraging: 'If it looks small, you may bring the phone closer to your eyes.',
    teammate: 'We only look this time, and there’s nothing to read.',
    wise_mentor: 'Ask yourself as you look who would enjoy it.',
    own: [
      {
        step: { text: 'Spread two fingers apart on the picture, and watch it grow.', minutes: 1 },
        challenge: { text: 'Bring it back to its old size by drawing the fingers together.', seconds: 30 },
      },
      {
        step: { text: 'Turn the phone on its side, and see how the picture changes.', minutes: 1 },
        challenge: { text: 'Hold it upright, and decide which way you see more.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Moving from one picture to the next sends nothing and deletes nothing. Open one, swipe to the next, and swipe back.',
    short: 'A swipe deletes nothing. Open one picture.',
    form: 'work',
    drill_sergeant: 'Swipe to the next. Swipe back. Stop there.',
    kind_encouraging: 'You may go as slowly as you like, and nothing leaves the phone.',
    teammate: 'We go one picture over and come right back.',
    wise_mentor: 'See that the first picture is still there when you come back.',
    own: [
      {
        step: { text: 'Tap the open picture lightly, and see which signs come or go around it.', minutes: 1 },
        challenge: { text: 'Look for the sign for sharing, and leave it alone for now.', seconds: 45 },
      },
      {
        step: { text: 'Swipe slowly until you come to a picture that you had forgotten.', minutes: 2 },
        challenge: { text: 'Say aloud who or what it shows.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'What is gone from the screen is usually still on the phone. Open a picture, leave it, and open it once more.',
    short: 'Gone from the screen is not deleted. Open one picture.',
    form: 'work',
    drill_sergeant: 'Leave it. Open it once more.',
    kind_encouraging: 'You may repeat this until it no longer surprises you.',
    teammate: 'It only left the screen, and we know where to find it.',
    wise_mentor: 'Notice that the picture is in the same place as before.',
    own: [
      {
        step: { text: 'Find the small copy of that picture among all your others.', minutes: 1 },
        challenge: { text: 'Name the picture beside it, so that you know where to look next time.', seconds: 30 },
      },
      {
        step: { text: 'Let the phone’s screen go dark, then wake it.', minutes: 1 },
        challenge: { text: 'See whether the picture is still there, and say what you pressed.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'A reminder on the phone is always with you. Tape a strip of paper to the back that says: pictures.',
    short: 'Let the phone remind you. Write on a strip: pictures.',
    form: 'prepare',
    drill_sergeant: 'Large letters. Tape it to the phone’s back.',
    kind_encouraging: 'You may look at it whenever you are not sure.',
    teammate: 'Now the phone reminds us, and we don’t have to remember.',
    wise_mentor: 'It names the icon to tap first, and the rest follows from there.',
    own: [
      {
        step: { text: 'Put the phone where you will notice the word “pictures” from your chair.', minutes: 1 },
        challenge: { text: 'Open your pictures once, as the word says, and close them.', seconds: 45 },
      },
      {
        step: { text: 'Choose a moment when the strip should remind you, such as after a meal.', minutes: 1 },
        challenge: { text: 'Put the phone with the strip in the place where you will be then.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'The way to a sent picture fits on one hand. Touch a finger for each word, and say it: pictures, share, name, send.',
    short: 'A hand remembers. Name the steps on your fingers.',
    form: 'work',
    drill_sergeant: 'Aloud, thumb first: pictures, share, name, send.',
    kind_encouraging: 'Your fingers are always with you when a word does not come.',
    teammate: 'We start at the thumb, with pictures.',
    wise_mentor: 'Begin again at the thumb whenever you get stuck.',
    own: [
      {
        step: { text: 'Do the first step on the phone: open your pictures.', minutes: 1 },
        challenge: { text: 'Find the sign for the second step on the screen, without pressing it.', seconds: 60 },
      },
      {
        step: { text: 'Find the step to a sent picture that you know least.', minutes: 1 },
        challenge: { text: 'Write the word for that step on a slip, and lay it beside the phone.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'One word on the screen is enough for a start. Wake the phone, and read aloud the first word that you see.',
    short: 'Start with one word. Wake the phone.',
    form: 'work',
    drill_sergeant: 'Finger under the first word. Read it aloud.',
    kind_encouraging: 'Everything else on the screen may wait while you read it.',
    teammate: 'We leave the rest of the screen alone for now.',
    wise_mentor: 'If there is no word, describe the icon that you see first.',
    own: [
      {
        step: { text: 'Find the sign for your pictures on the phone’s screen.', minutes: 1 },
        challenge: { text: 'Say what it looks like, so that you know it the next time.', seconds: 30 },
      },
      {
        step: { text: 'Look for the time on the phone’s screen, and say it aloud.', minutes: 1 },
        challenge: { text: 'Wait until the screen goes dark, wake it, and find the time once more.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A picture is easier to choose when you know what somebody would like. Ask {ally} what they would like to see.',
    short: 'Ask {ally} what they want a picture of.',
    form: 'tell',
    drill_sergeant: 'Call or write. Then lay the phone ready.',
    kind_encouraging: 'You can take or send the picture another day.',
    teammate: 'Then we know what to practice with.',
    wise_mentor: 'It can be something simple, such as the view from your window.',
    own: [
      {
        step: { text: 'Open the phone’s camera, and look at the room through it.', minutes: 1 },
        challenge: { text: 'Hold it steady on one thing that could make a picture.', seconds: 30 },
      },
      {
        step: { text: 'Look around for a few things that somebody far away might like to see.', minutes: 1 },
        challenge: { text: 'Choose the one that would be easiest to photograph from your chair.', seconds: 30 },
      },
    ],
  },
  ...moreDeviceAnswers,
]
