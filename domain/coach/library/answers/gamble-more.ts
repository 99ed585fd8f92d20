import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `gamble.ts`. */
export const moreGambleAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'bored',
    text: 'An empty hour invites gambling. Write down what else you would like to do in it, large or small.',
    short: 'An empty hour invites bets. Write something else.',
    form: 'note',
    drill_sergeant: 'A walk, a call, a repair. Write it.',
    kind_encouraging: 'It may even be something odd, such as learning to whistle.',
    teammate: 'When we’re bored, we look at the list and not at the phone.',
    wise_mentor: 'Write it while you are not bored, for boredom has few ideas.',
    own: [
      {
        step: { text: 'Get out one thing that you need for what you wrote.', minutes: 2 },
        challenge: { text: 'Try the first move with it, and leave it out for the next empty hour.', seconds: 90 },
      },
      {
        step: { text: 'Add to your note what usually comes just before such an hour.', minutes: 1 },
        challenge: { text: 'Put the note where you tend to be just then.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tiredness makes a no to gambling harder. Put the phone away, and close your eyes for a few slow breaths.',
    short: 'Tired? No bet now. Phone away. Close your eyes.',
    form: 'work',
    drill_sergeant: 'Lean back. Breathe slowly. Decide nothing.',
    kind_encouraging: 'You may lean back, and nothing has to be decided.',
    teammate: 'We don’t decide anything with our eyes half shut.',
    wise_mentor: 'Decisions about money can wait for a rested head.',
    own: [
      {
        step: { text: 'With the phone still away, loosen a collar, a belt, or your shoes.', minutes: 1 },
        challenge: { text: 'Rest your hands in your lap, and listen for the farthest sound.', seconds: 60 },
      },
      {
        step: { text: 'Say quietly: “I decide nothing about bets while I am tired.”', minutes: 1 },
        challenge: { text: 'Choose a place to lie or sit in that has no screen in view.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'On the phone, a bet is only a few taps away. Move the browser and the sports apps off its first page.',
    short: 'The phone makes bets quick. Move the apps.',
    form: 'prepare',
    drill_sergeant: 'Last page. Inside a folder.',
    kind_encouraging: 'You can still find them, and you will notice that you are looking.',
    teammate: 'Our thumb gets lost, and that’s the idea.',
    wise_mentor: 'A few more taps are a few more chances to stop.',
    own: [
      {
        step: { text: 'Fill the space that the apps left with the calendar or the camera.', minutes: 2 },
        challenge: { text: 'Look over the first page once, and see that no bet is in view.', seconds: 30 },
      },
      {
        step: { text: 'Turn off the alerts of one app that leads you to bets.', minutes: 2 },
        challenge: { text: 'Give the phone a background that shows what you would rather do.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Many bets begin with a phone within reach. Choose a spot for it that is far from your seat.',
    short: 'Bets begin at the phone. Lay it far away.',
    form: 'prepare',
    drill_sergeant: 'Other room. Sound on for calls.',
    kind_encouraging: 'If somebody calls, you will still hear it.',
    teammate: 'If it wants us, it can ring.',
    wise_mentor: 'If it is in another room, you pick it up only for a reason.',
    own: [
      {
        step: { text: 'Turn the ringer up, so that you hear a call from that spot.', minutes: 1 },
        challenge: { text: 'Put something else for your hands where the phone used to lie.', seconds: 60 },
      },
      {
        step: { text: 'Move the charger to that spot, so that the phone can stay there.', minutes: 1 },
        challenge: { text: 'Return to your seat without the phone, and name what you could do first.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'television',
    text: 'What is on the screen comes with ads for bets. Lay the remote within reach, so that you can mute them.',
    short: 'Screens bring ads for bets. Remote within reach.',
    form: 'prepare',
    drill_sergeant: 'Ad starts: mute. Look away.',
    kind_encouraging: 'In the quiet, you may talk, stretch, or look outside.',
    teammate: 'Thumb on mute, and the ads talk to themselves.',
    wise_mentor: 'A muted picture asks for much less.',
    own: [
      {
        step: { text: 'Find the mute button on the remote without looking.', minutes: 1 },
        challenge: { text: 'Lay something to read beside the remote, for the length of the ads.', seconds: 60 },
      },
      {
        step: { text: 'Think of a job that fits into an ad break, such as filling a glass.', minutes: 1 },
        challenge: { text: 'Set out what that job needs where you will see it from your seat.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Money is quieter when it has a task. Write down what comes first when the next pay arrives.',
    short: 'Money wants a task, not a bet. Write one.',
    form: 'note',
    drill_sergeant: 'First task. Name it. Keep the note.',
    kind_encouraging: 'One task is enough for now, and it may be groceries.',
    teammate: 'We give it a job before it goes looking for one.',
    wise_mentor: 'Decide before it arrives, while nothing has to be done with it.',
    own: [
      {
        step: { text: 'Place the note with that task where you keep your card or wallet.', minutes: 1 },
        challenge: { text: 'Say in one sentence what will be easier when the task is done.', seconds: 30 },
      },
      {
        step: { text: 'Find the list, letter, or bill that this task belongs to.', minutes: 2 },
        challenge: { text: 'Clip the note to that paper, and lay both where you open your mail.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'Alone, an urge to gamble speaks louder. Send somebody a line about anything, and leave the chat open.',
    short: 'Alone, the urge to bet grows. Text somebody.',
    form: 'tell',
    drill_sergeant: 'Any line. Send it. Leave the chat open.',
    kind_encouraging: 'A photo or a hello is enough, and it need not be about this.',
    teammate: 'Now there’s somebody in the room besides the urge.',
    wise_mentor: 'Company helps even when it does not know the reason.',
    own: [
      {
        step: { text: 'Ask in the same chat about something small in their day.', minutes: 1 },
        challenge: { text: 'Move to another seat or room while you wait for the answer.', seconds: 45 },
      },
      {
        step: { text: 'Send along a picture of something that is near you.', minutes: 1 },
        challenge: { text: 'Think of one person whom you could call if no answer comes.', seconds: 30 },
      },
    ],
  },
]
