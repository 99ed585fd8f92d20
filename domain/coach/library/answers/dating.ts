import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreDatingAnswers } from './dating-more.ts'

/** What messages of looking for a partner answer to something that the person wrote (TEXT-32). */
export const datingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'A busy week has room for a single cup. Enter one short coffee in your calendar, and leave the name open.',
    short: 'Busy? Enter one coffee. Leave the name open.',
    form: 'prepare',
    drill_sergeant: 'Pick the day. Save it. Keep it free.',
    kind_encouraging: 'If nobody joins you this time, the cup is yours.',
    teammate: 'The coffee’s booked, and now we look for the company.',
    wise_mentor: 'Those who keep an hour free have one to offer when they meet somebody.',
    own: [
      {
        step: { text: 'Pick a café or a bench for this coffee, and add it to the entry.', minutes: 1 },
        challenge: {
          text: 'Draft one sentence that would invite somebody to this coffee, without sending it.',
          seconds: 60,
        },
      },
      {
        step: { text: 'Protect the entry by moving or shortening one thing next to it.', minutes: 1 },
        challenge: { text: 'Choose something good to have with the coffee if the name stays open.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Friends have time to think of somebody when you have none. Ask one of them to keep you in mind.',
    short: 'No time? Ask a friend to keep you in mind.',
    form: 'tell',
    drill_sergeant: 'One line. Send. Back to the day.',
    kind_encouraging: 'They know you, so you need not explain anything.',
    teammate: 'They do the looking, and we get on with the day.',
    wise_mentor: 'Somebody whom both people trust makes a first meeting easier for each of them.',
    own: [
      {
        step: { text: 'Decide what your friend may say about you to somebody new.', minutes: 1 },
        challenge: { text: 'Name one thing that should stay between you and this friend.', seconds: 15 },
      },
      {
        step: { text: 'Think of an occasion where your friend could introduce you in passing.', minutes: 1 },
        challenge: { text: 'Describe this occasion to your friend in one line, to send now or keep.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'With little energy, thinking of people is enough. Write down the name of one person who never tires you.',
    short: 'Tired? Write down who never tires you.',
    form: 'note',
    drill_sergeant: 'Name only. Then rest.',
    kind_encouraging: 'Somebody who feels like that is what you are looking for.',
    teammate: 'That’s the kind we want, so we look for one more.',
    wise_mentor: 'Those with whom rest is possible are worth looking for.',
    own: [
      {
        step: { text: 'Note beside the name what makes talking with this person easy.', minutes: 1 },
        challenge: { text: 'Underline what you would like to find in somebody new.', seconds: 15 },
      },
      {
        step: { text: 'Remember where you first met this person.', minutes: 1 },
        challenge: { text: 'Think of a similar place where you could meet somebody new.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Meeting people costs less when you are rested. Move anything that looks like searching to a better day in your calendar.',
    short: 'Too tired? Move the search to a better day.',
    form: 'prepare',
    drill_sergeant: 'New day. Written down. Now rest.',
    kind_encouraging: 'Nothing is lost, and you will be better company then.',
    teammate: 'We’re off duty today, and the search waits for us.',
    wise_mentor: 'A tired answer is seldom the one that you want to give.',
    own: [
      {
        step: { text: 'Choose one restful thing for the time that this leaves free.', minutes: 1 },
        challenge: { text: 'Get one thing ready for your rest, such as a blanket or a book.', seconds: 60 },
      },
      {
        step: { text: 'Silence whatever would remind you of the search before that day.', minutes: 1 },
        challenge: { text: 'Add to that day one thing that makes it better, such as a free hour.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Even a tired person can send a kind word. Write one line to somebody you would like to know better.',
    short: 'Tired? One kind line to somebody is enough.',
    form: 'tell',
    drill_sergeant: 'Hello, a wish, done. Phone away.',
    kind_encouraging: 'You may say that you are tired, and that you thought of them.',
    teammate: 'A sleepy hello is still a hello from us.',
    wise_mentor: 'Short and kind is remembered longer than long and clever.',
    own: [
      {
        step: { text: 'Go through your line, and take out any apology for being tired.', minutes: 1 },
        challenge: { text: 'Put the phone in another room, so that you need not wait for an answer.', seconds: 30 },
      },
      {
        step: { text: 'Find one detail for the line that fits nobody but this person.', minutes: 2 },
        challenge: { text: 'Cut the line wherever it tries too hard.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'The fear of asking gets smaller with practice. Say your question aloud to the room, and let the room say no.',
    short: 'Afraid? Ask the room. Let it say no.',
    form: 'work',
    drill_sergeant: 'Still standing. Thank the room. Done.',
    kind_encouraging: 'It stings a little less each time, and nobody is watching.',
    teammate: 'The wall turned us down, and we’re fine.',
    wise_mentor: 'What you have heard in practice frightens you less in earnest.',
    own: [
      {
        step: { text: 'Answer the room’s no aloud with one friendly sentence, such as “Thanks anyway.”', minutes: 1 },
        challenge: { text: 'Shorten your question until you can ask it in one breath.', seconds: 45 },
      },
      {
        step: { text: 'Decide what you will do right after a no, such as getting a coffee.', minutes: 1 },
        challenge: { text: 'Find the sentence that you would say after a yes, and try it aloud.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A no is about one moment and one person. Write down a kind reason why somebody might not have time.',
    short: 'Write down a kind reason for a no.',
    form: 'note',
    drill_sergeant: 'Their reason. Not yours. Move on.',
    kind_encouraging: 'A sick cat or a full head: there are many, and none is your fault.',
    teammate: 'Maybe they’re moving, and we’d have had to carry boxes.',
    wise_mentor: 'You rarely learn the real one, so you may choose a gentle one.',
    own: [
      {
        step: { text: 'Add what you could answer to such a no, in a few plain words.', minutes: 1 },
        challenge: { text: 'Read both lines as you would if a friend had heard the no.', seconds: 30 },
      },
      {
        step: { text: 'Recall a no of yours that had little to do with the other person.', minutes: 1 },
        challenge: { text: 'Write its true reason beside the kind one.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Shy people do better with a task. Put one question for somebody new into your pocket, on a slip.',
    short: 'Shy? Put a question on a slip. Pocket it.',
    form: 'prepare',
    drill_sergeant: 'Feel for it. Know it. Go.',
    kind_encouraging: 'You may never need it, and it still keeps you company.',
    teammate: 'If words leave us, the slip stays.',
    wise_mentor: 'Whoever asks need not shine, and shy people are good at listening.',
    own: [
      {
        step: { text: 'Answer the question yourself, in a sentence that you might say.', minutes: 1 },
        challenge: { text: 'Think of a second question that could follow any answer.', seconds: 30 },
      },
      {
        step: { text: 'Find a remark that could come before the question, about the place or weather.', minutes: 1 },
        challenge: { text: 'Say remark and question together, in the voice you use with friends.', seconds: 30 },
      },
    ],
  },
  ...moreDatingAnswers,
]
