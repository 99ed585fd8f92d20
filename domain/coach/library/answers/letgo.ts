import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreLetgoAnswers } from './letgo-more.ts'

/** What messages of getting over somebody answer to something that the person wrote (TEXT-32). */
export const letgoAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'alone',
    text: 'A quiet home is loud at first. Turn on a voice that has nothing to do with it: a radio play or a quiz.',
    short: 'Too quiet? Turn on a radio voice.',
    form: 'work',
    drill_sergeant: 'Radio on. Volume low. Sit.',
    kind_encouraging: 'You do not have to listen, only let it keep you company.',
    teammate: 'Somebody in there is arguing about cheese, and we’re all ears.',
    wise_mentor: 'A voice somewhere in the room is enough for most quiet hours.',
    own: [
      {
        step: { text: 'Set the volume so that the voice is there without asking for attention.', minutes: 1 },
        challenge: { text: 'Sit where you can hear it, with something warm over your legs.', seconds: 60 },
      },
      {
        step: { text: 'Find something for your hands while the voice is on, such as mending.', minutes: 1 },
        challenge: { text: 'Choose a second voice for another quiet hour, and note its name.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'It is easier with somebody at the other end. Write to one friend, and ask how they are.',
    short: 'Alone? Ask a friend how they are.',
    form: 'tell',
    drill_sergeant: 'One question. Send. Wait.',
    kind_encouraging: 'You may say how you are, or save that for later.',
    teammate: 'We get to worry about their leaky roof for a while.',
    wise_mentor: 'Read the answer slowly, and ask one thing more.',
    own: [
      {
        step: { text: 'Decide how much of your own day you would mention, if asked.', minutes: 1 },
        challenge: { text: 'Type that much in one line, and keep it for the reply.', seconds: 60 },
      },
      {
        step: { text: 'Recall what this friend told you last, and ask about that as well.', minutes: 2 },
        challenge: { text: 'Get something warm to drink while you wait for an answer.', seconds: 120 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'It is tiring to miss somebody. Lie down for a song, and let nothing be decided.',
    short: 'Tired of it? Lie down for one song.',
    form: 'work',
    drill_sergeant: 'Flat. Song. Nothing decided.',
    kind_encouraging: 'If sleep comes, you can let it.',
    teammate: 'We’re horizontal, and the world can leave a message.',
    wise_mentor: 'Tired thoughts are sadder than they need to be.',
    own: [
      {
        step: { text: 'Turn the screen away, so that only the song reaches you.', minutes: 1 },
        challenge: { text: 'Pull something soft over you, such as a blanket or a coat.', seconds: 30 },
      },
      {
        step: { text: 'Choose a song that belongs to nobody but you.', minutes: 1 },
        challenge: { text: 'Name one thing that you need not decide while it plays.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The thumb knows the way to that chat. Archive it, and put the phone face down.',
    short: 'Thumb goes to that chat? Archive it.',
    form: 'prepare',
    drill_sergeant: 'Archive. Face down. Hands free.',
    kind_encouraging: 'It is still there if you need an address or a date.',
    teammate: 'Now our thumb opens the weather, and it’s mild.',
    wise_mentor: 'When the way there is longer, you notice that you are on it.',
    own: [
      {
        step: { text: 'Put the chat of a good friend at the top of your list.', minutes: 1 },
        challenge: { text: 'Think of one line for that friend, about anything but this.', seconds: 30 },
      },
      {
        step: { text: 'Turn off what else brings up this person, such as old photo reminders.', minutes: 2 },
        challenge: { text: 'Hold something else in the hand that wants the chat, such as a cup.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'You may write it all, if it goes nowhere. Put it into a note without an address.',
    short: 'Write it all. No address.',
    form: 'work',
    drill_sergeant: 'Note. Not chat. Write. Close.',
    kind_encouraging: 'You can keep it, lose it, or forget it there.',
    teammate: 'Best letter we never sent.',
    wise_mentor: 'Write until there is nothing new in it, then stop.',
    own: [
      {
        step: { text: 'Close the note when the last line is down, without rereading.', minutes: 1 },
        challenge: { text: 'Give the note a plain title, such as a place or a color.', seconds: 30 },
      },
      {
        step: { text: 'Replace the name, wherever you wrote it, with a single letter.', minutes: 2 },
        challenge: { text: 'Move what you wrote to a folder that you seldom open.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'On a bad day it all comes back. Write down what happened today, and leave the old story out.',
    short: 'Bad day? Write today only.',
    form: 'note',
    drill_sergeant: 'Today. Facts. Nothing older.',
    kind_encouraging: 'Today was hard enough to deserve its own page.',
    teammate: 'We’re cross with the boss today, and one thing at a time.',
    wise_mentor: 'Decide tomorrow which of it still matters.',
    own: [
      {
        step: { text: 'Underline the part of today that is over by now.', minutes: 1 },
        challenge: { text: 'Add one thing that today still needs, such as a meal.', seconds: 30 },
      },
      {
        step: { text: 'Give this day a plain headline, as a newspaper would.', minutes: 1 },
        challenge: { text: 'Fold the page or close the note, and wash your face.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'In company somebody will ask. Decide on one sentence and on the question that follows it.',
    short: 'They will ask. Decide on one sentence.',
    form: 'prepare',
    drill_sergeant: 'Sentence. Question back. Smile.',
    kind_encouraging: 'Most people are relieved to talk about themselves.',
    teammate: 'We say it, and then it’s all about their new kitchen.',
    wise_mentor: 'If you ask back, the talk is in your hands.',
    own: [
      {
        step: { text: 'Say your sentence aloud, and cut whatever explains too much.', minutes: 1 },
        challenge: { text: 'Pick a subject to turn to, one that you like to hear about.', seconds: 30 },
      },
      {
        step: { text: 'Prepare a second, shorter sentence for anybody who asks further.', minutes: 1 },
        challenge: { text: 'Think of somebody who would change the subject for you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Seeing couples can sting for a while. Ask a friend along who is good at standing by the window.',
    short: 'Couples everywhere? Bring a friend.',
    form: 'tell',
    drill_sergeant: 'Name. Place. Time. Send.',
    kind_encouraging: 'You can both leave when the slow songs start.',
    teammate: 'We’ll be by the snacks, rating the crackers.',
    wise_mentor: 'A place where you can step aside makes staying easier.',
    own: [
      {
        step: { text: 'Propose a word to your friend that means it is time to go.', minutes: 1 },
        challenge: { text: 'Think of a quiet spot where the two of you could wait out a song.', seconds: 30 },
      },
      {
        step: { text: 'Decide beforehand how you would get home by yourself.', minutes: 1 },
        challenge: {
          text: 'Name something to enjoy there without couples, such as the food or the view.',
          seconds: 30,
        },
      },
    ],
  },
  ...moreLetgoAnswers,
]
