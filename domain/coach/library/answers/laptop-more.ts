import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `laptop.ts`. */
export const moreLaptopAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Where time is short, a closed laptop gives some of it back. Write down one thing that you would like to use it for.',
    short: 'A closed laptop gives time back. Write what it is for.',
    form: 'note',
    drill_sergeant: 'One line. Put it beside the laptop.',
    kind_encouraging: 'It may be something quiet, such as a bath or a look out of the window.',
    teammate: 'Now we know what we’re closing it for, and it sounds better than a screen.',
    wise_mentor: 'Reading that line, you may find the lid easier to lower.',
    own: [
      {
        step: { text: 'Fetch one object that belongs to what you wrote down.', minutes: 2 },
        challenge: { text: 'Put the object where you will be when the laptop is closed.', seconds: 45 },
      },
      {
        step: { text: 'Tape what you wrote to the edge of the screen.', minutes: 1 },
        challenge: { text: 'Name the task that would have to end first, so that there is time.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'When you are tense, a hand may open the laptop without being asked. Close the lid, and lay a soft sweater over it.',
    short: 'Tense hands open lids. Laptop shut, sweater over it.',
    form: 'prepare',
    drill_sergeant: 'Cover it fully. Hands off.',
    kind_encouraging: 'Your hand will meet something soft first, and it may rest there for a breath.',
    teammate: 'We tuck it in, and then the shoulders may come down.',
    wise_mentor: 'In the moment that it takes to lift the sweater, you notice what you are doing.',
    own: [
      {
        step: { text: 'Tuck the sweater’s sleeves under the laptop, so that it stays put.', minutes: 1 },
        challenge: { text: 'Put something else within reach for the hand, such as a pen or a book.', seconds: 45 },
      },
      {
        step: { text: 'Choose a sentence for the moment when your hand meets the sweater.', minutes: 1 },
        challenge: { text: 'Rest a hand on the sweater, and say that sentence slowly.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Being tired is reason enough to close the laptop. Write on a slip that tired means closed, and lay it on the keyboard.',
    short: 'Write on a slip: tired means closed.',
    form: 'note',
    drill_sergeant: 'Lay it on the laptop’s keys. Lid down.',
    kind_encouraging: 'You may lower the lid over it now and let your eyes rest.',
    teammate: 'We’re allowed to stop when we’re tired, and we’ve got it in our own handwriting.',
    wise_mentor: 'In your own handwriting, it is a permission that nobody else has to give.',
    own: [
      {
        step: { text: 'Save what is open, so that the laptop may close whenever you are tired.', minutes: 1 },
        challenge: { text: 'Read the slip aloud once, and lower the lid.', seconds: 15 },
      },
      {
        step: { text: 'List on the back of the slip how you can tell that you are tired.', minutes: 2 },
        challenge: { text: 'Circle the sign that comes first, such as reading a line twice.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'It is easier to leave the laptop when a place to rest is waiting. Put a blanket where you will lie or sit without it.',
    short: 'Blanket where you rest. The laptop stays away from it.',
    form: 'prepare',
    drill_sergeant: 'Spread it out. No screen beside it.',
    kind_encouraging: 'You may lie down on it right away, if that is what you need.',
    teammate: 'From our blanket, the laptop looks far away, and that’s how we like it.',
    wise_mentor: 'A place that is only for rest shows where the screen ends.',
    own: [
      {
        step: { text: 'Carry the laptop to a place you cannot reach from the blanket.', minutes: 1 },
        challenge: { text: 'Try the spot under the blanket, and add a cushion if something is missing.', seconds: 60 },
      },
      {
        step: { text: 'Choose something without a screen for that place, such as a magazine.', minutes: 1 },
        challenge: { text: 'Lay it on the blanket, and make sure that the light there is soft.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Not every message has to be answered before the laptop closes. Write down the one that has to be, and let the rest wait.',
    short: 'One message before the laptop closes. Write which one.',
    form: 'note',
    drill_sergeant: 'Answer that. Shut the lid.',
    kind_encouraging: 'The others will still be there when you open the lid again.',
    teammate: 'We do that one, and the rest can wait without us.',
    wise_mentor: 'If you cannot say which one it is, then perhaps none of them has to be.',
    own: [
      {
        step: { text: 'Add in a few words what your answer to that message has to say.', minutes: 2 },
        challenge: { text: 'Say aloud, by the sender’s name, which message can wait.', seconds: 15 },
      },
      {
        step: { text: 'Star that message, so that you find it without reading the others.', minutes: 1 },
        challenge: { text: 'Say aloud where you will go once it is answered and the lid is down.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'A message that makes no sound does not open a laptop. Turn the laptop’s sound off, and leave it off.',
    short: 'Messages call. Turn the laptop’s sound off.',
    form: 'prepare',
    drill_sergeant: 'Mute it. Check it. Leave it so.',
    kind_encouraging: 'Nothing is lost, and you can read it all when you choose to.',
    teammate: 'They can write all they want, we won’t hear a thing.',
    wise_mentor: 'In a quiet place, it is you who decides when to look.',
    own: [
      {
        step: { text: 'Switch off the message pop-ups on the laptop, too.', minutes: 1 },
        challenge: { text: 'Hide the message icon or window, so that no counter shows.', seconds: 30 },
      },
      {
        step: { text: 'Choose a moment for reading messages, such as after the next meal.', minutes: 1 },
        challenge: { text: 'Write that moment on a slip, and stick it beside the keyboard.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'People need to know another way when the laptop is closed. Tell one person to call you if something is urgent.',
    short: 'Tell one person: laptop closed. Urgent things by phone call.',
    form: 'tell',
    drill_sergeant: 'One line. Your number. Send.',
    kind_encouraging: 'You will hardly be called, and you can close the lid with an easy mind.',
    teammate: 'If it’s urgent, they call, and if not, we’re off.',
    wise_mentor: 'Few things turn out to be worth a call, and that tells you something.',
    own: [
      {
        step: { text: 'Set your phone so that this person’s call will be heard.', minutes: 1 },
        challenge: { text: 'Write on a slip by the laptop: urgent things will ring.', seconds: 45 },
      },
      {
        step: { text: 'Settle for yourself, in one line, what counts as urgent.', minutes: 2 },
        challenge: { text: 'Send that line to the same person, or keep it beside the phone.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Under pressure, everything looks urgent. Write down what would really happen if the laptop stayed closed until tomorrow.',
    short: 'Pressure exaggerates. Write what a closed laptop would really cost.',
    form: 'note',
    drill_sergeant: 'One line. Read it. Close the lid.',
    kind_encouraging: 'If the line turns out short, you may believe it.',
    teammate: 'On paper, it’s often half as bad as it felt to us.',
    wise_mentor: 'Write only what is likely, and leave out what is merely possible.',
    own: [
      {
        step: { text: 'Underline only what could not be put right later.', minutes: 1 },
        challenge: { text: 'Read the rest aloud, with a hand on the closed lid.', seconds: 30 },
      },
      {
        step: { text: 'Put a name beside what you wrote: the person who would have to wait.', minutes: 1 },
        challenge: { text: 'Think of a line that would make the waiting easy for that person.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Pressure gets smaller when somebody has heard of it. Tell one person in a sentence what keeps your laptop open.',
    short: 'Tell one person what keeps your laptop open.',
    form: 'tell',
    drill_sergeant: 'One sentence. No typing after that.',
    kind_encouraging: 'They do not have to solve it, and you do not have to explain it.',
    teammate: 'We say it once, and then it’s not only in our head.',
    wise_mentor: 'To put it into one sentence, you have to see what it is.',
    own: [
      {
        step: { text: 'Add, in one more sentence, when you would like to close the laptop.', minutes: 1 },
        challenge: { text: 'Write that hour on a slip, and lay it by the keyboard.', seconds: 30 },
      },
      {
        step: { text: 'Divide what you told them into your part and other people’s.', minutes: 2 },
        challenge: { text: 'Choose one piece that could go back to somebody, and name whom.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'The laptop often stays open for the same reason. Write down in one word what made it late last time.',
    short: 'Write one word: what kept the laptop open last time.',
    form: 'note',
    drill_sergeant: 'Read it. Start with that one earlier.',
    kind_encouraging: 'It is no reproach, only something that is good to know.',
    teammate: 'Next time we see that one coming, we’ll look at the clock.',
    wise_mentor: 'A reason with a name can be planned for the next time.',
    own: [
      {
        step: { text: 'Put beside that word one thing that could be shorter next time.', minutes: 1 },
        challenge: { text: 'Say both in a sentence that begins with “next time.”', seconds: 30 },
      },
      {
        step: { text: 'Go back in your mind to the point where you could have stopped.', minutes: 1 },
        challenge: { text: 'Say what you would do at that point instead of going on.', seconds: 30 },
      },
    ],
  },
]
