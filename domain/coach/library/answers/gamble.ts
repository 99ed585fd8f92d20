import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreGambleAnswers } from './gamble-more.ts'

/** What messages of not gambling answer to something that the person wrote (TEXT-32). */
export const gambleAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'habit',
    text: 'A bet often follows the same cup, seat, or break. Carry the next cup to a place where you never gambled.',
    short: 'Bets follow habits. Carry your cup elsewhere.',
    form: 'prepare',
    drill_sergeant: 'New seat. Cup down. Phone away.',
    kind_encouraging: 'The cup tastes the same there, and your hands are busy with it.',
    teammate: 'Same cup, new view, and no bet comes with it.',
    wise_mentor: 'A habit has less hold where nothing reminds you of it.',
    own: [
      {
        step: { text: 'Put something to read or to do beside the new place for your cup.', minutes: 2 },
        challenge: { text: 'Sit there once, with your back to the old seat.', seconds: 45 },
      },
      {
        step: { text: 'Arrange your cup’s new place so that you face a window or a picture.', minutes: 1 },
        challenge: { text: 'Take a sip there, and name one thing that you see.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit has a moment just before it. Write down what you usually do right before you gamble.',
    short: 'Write what you do right before a bet.',
    form: 'note',
    drill_sergeant: 'A place, a sound, a thought. Write.',
    kind_encouraging: 'There may be several, and the first that you think of will do.',
    teammate: 'Now we know which door it comes in by.',
    wise_mentor: 'Change what comes before, and what follows often changes as well.',
    own: [
      {
        step: { text: 'Under your note, name something else that you could do at that moment.', minutes: 1 },
        challenge: { text: 'Go through that other thing once, as far as you can here.', seconds: 60 },
      },
      {
        step: { text: 'Beside your note, add where you usually are at that moment.', minutes: 1 },
        challenge: { text: 'Choose one thing there to move, such as a chair, a lamp, or a charger.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Friends can leave a subject out when they know. Ask one of them to keep bets out of it when you are there.',
    short: 'Friends can help. Ask one: no bets around you.',
    form: 'tell',
    drill_sergeant: 'One line. Send. Then talk about other things.',
    kind_encouraging: 'A friend who knows will often stop the others for you.',
    teammate: 'One of them in the know is all we need.',
    wise_mentor: 'It is asked best when nobody is about to place a bet.',
    own: [
      {
        step: { text: 'Choose a subject that you and this friend can turn to.', minutes: 1 },
        challenge: { text: 'Say aloud the first question you would ask about it.', seconds: 30 },
      },
      {
        step: { text: 'Suggest a word that either of you can say when bets come up.', minutes: 1 },
        challenge: { text: 'Try the word in a sentence that changes the subject.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Among people who bet, it helps to have another subject. Write down a question for one of them.',
    short: 'Among people who bet, write down another question.',
    form: 'note',
    drill_sergeant: 'Their work, their trip, their dinner. Ask first.',
    kind_encouraging: 'It can be about a child, a trip, or a dish that they cook.',
    teammate: 'We change the subject before it gets to us.',
    wise_mentor: 'Whoever asks about something else is seldom asked why.',
    own: [
      {
        step: { text: 'Read your question for them aloud, as lightly as you would ask it.', minutes: 1 },
        challenge: { text: 'Think of a second question that could follow the answer.', seconds: 45 },
      },
      {
        step: { text: 'Choose a story of your own to tell after they have answered.', minutes: 1 },
        challenge: { text: 'Tell the beginning under your breath, in two short sentences.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'The others may go on to bets, and you may go home. Type a line, and save it: heading out, see you soon.',
    short: 'Others bet, you leave. Save your good-bye now.',
    form: 'prepare',
    drill_sergeant: 'Type: heading out, see you soon. Saved.',
    kind_encouraging: 'With the line ready, you can stay as long as it is pleasant.',
    teammate: 'When the talk turns to bets, our way out’s already typed.',
    wise_mentor: 'To know the way out makes it easier to come.',
    own: [
      {
        step: { text: 'Settle how you will get home once the good-bye is said.', minutes: 1 },
        challenge: { text: 'Check that what you need for the way home is in one pocket.', seconds: 45 },
      },
      {
        step: { text: 'Decide at which sign you will go, such as a first mention of odds.', minutes: 1 },
        challenge: { text: 'Read your good-bye aloud, and change one word that invites an argument.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Under pressure, a bet looks like a way out of the day. Say what presses you in one sentence, aloud.',
    short: 'Pressure wants words, not a bet. Say it aloud.',
    form: 'work',
    drill_sergeant: 'One sentence. Breathe out. Done.',
    kind_encouraging: 'Nobody grades the sentence, and the room keeps it to itself.',
    teammate: 'Said out loud, it’s smaller than it was in our head.',
    wise_mentor: 'A trouble that has a name can be told to somebody.',
    own: [
      {
        step: { text: 'Pick out the part of that pressure that could be dealt with first.', minutes: 1 },
        challenge: { text: 'Name one person or place that could help with that part.', seconds: 30 },
      },
      {
        step: { text: 'Write that sentence down, and strike any word that makes it bigger.', minutes: 2 },
        challenge: { text: 'Read what is left, and put the paper away from your phone.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'A hard day needs an end that is no bet. Lay out what ends it: a towel, a book, or your shoes.',
    short: 'End hard days without a bet. Lay something out.',
    form: 'prepare',
    drill_sergeant: 'Towel, book, or shoes. Choose. Lay it out.',
    kind_encouraging: 'Choose whatever you would gladly come home to.',
    teammate: 'We come in, it lies there, and the day’s over.',
    wise_mentor: 'An end that is prepared needs no decision from a tired head.',
    own: [
      {
        step: { text: 'Put what you laid out where you will see it when the day ends.', minutes: 1 },
        challenge: { text: 'Remove one thing from that spot that makes you think of bets.', seconds: 60 },
      },
      {
        step: { text: 'Choose a second way to end such a day, in case the first fails.', minutes: 1 },
        challenge: { text: 'Add one thing that it needs to what is already out.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'Boredom passes faster with something in the hands. Sort one drawer, and leave gambling alone while you do.',
    short: 'Bored? Sort a drawer in place of a bet.',
    form: 'work',
    drill_sergeant: 'Top drawer. Everything out. Back in.',
    kind_encouraging: 'You can stop in the middle, and the drawer is still better than before.',
    teammate: 'Somewhere in there is the thing we’ve been looking for since spring.',
    wise_mentor: 'Busy hands seldom reach for the phone.',
    own: [
      {
        step: { text: 'Find one thing in the drawer that belongs somewhere else.', minutes: 1 },
        challenge: { text: 'Return that thing to its place before you sit down.', seconds: 60 },
      },
      {
        step: { text: 'Take one thing out of the drawer that nobody needs.', minutes: 1 },
        challenge: { text: 'Decide which drawer comes next when you are bored.', seconds: 15 },
      },
    ],
  },
  ...moreGambleAnswers,
]
