import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { morePartnerAnswers } from './partner-more.ts'

/** What messages of time with one’s partner answer to something that the person wrote (TEXT-32). */
export const partnerAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'phone',
    text: 'A phone can bring something to your partner, too. Send one line that says you look forward to your next hour together.',
    short: 'Put the phone to use. Write your partner one line.',
    form: 'tell',
    drill_sergeant: 'Say you look forward. Send. Phone down.',
    kind_encouraging: 'It may be short, and it needs no occasion.',
    teammate: 'For once, the phone’s on our side.',
    wise_mentor: 'Lay the phone aside after that line, and let it be the last one.',
    own: [
      {
        step: { text: 'Lay the phone aside once the line to your partner is written.', minutes: 1 },
        challenge: { text: 'Choose one question that you would rather ask your partner in person.', seconds: 30 },
      },
      {
        step: { text: 'Find a message from your partner that you liked reading.', minutes: 2 },
        challenge: { text: 'Mark that message as a favorite, and put the phone down.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Phones end up where they are charged. Move one charger away from the place where you sit together.',
    short: 'Phones stay where they charge. Move one charger away.',
    form: 'prepare',
    drill_sergeant: 'Plug it in far from your seats.',
    kind_encouraging: 'Nobody has to be told anything for that.',
    teammate: 'If it wants power, it has to leave our table.',
    wise_mentor: 'A small distance is often enough to leave a phone lying there.',
    own: [
      {
        step: { text: 'Try the charger at its new place, with a phone plugged in.', minutes: 1 },
        challenge: { text: 'Put something for both of you where the charger was.', seconds: 60 },
      },
      {
        step: { text: 'Choose a bowl or a shelf near the charger for your own phone.', minutes: 1 },
        challenge: { text: 'Lay the phone there, and walk back to where you two sit.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Whenever your phone lights up, it can show you both. Make a picture of you with your partner the lock screen.',
    short: 'Let the phone show you both. Change the lock screen.',
    form: 'prepare',
    drill_sergeant: 'One picture. Set it. Phone down.',
    kind_encouraging: 'Any picture will do, even one that is a little blurred.',
    teammate: 'Whoever reaches for it sees who’s sitting there.',
    wise_mentor: 'A glance at it may be enough to lay it aside.',
    own: [
      {
        step: { text: 'Lock the phone, and check that the clock covers neither face.', minutes: 1 },
        challenge: { text: 'Remember where that picture was taken, and what you did afterward.', seconds: 30 },
      },
      {
        step: { text: 'Turn off message previews, so that nothing covers the two of you.', minutes: 1 },
        challenge: { text: 'Wake the screen, and look at your partner’s face before anything else.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Something on the phone may be worth telling. Write down one thing that you saw there, to tell your partner.',
    short: 'Write down one thing from the phone to tell.',
    form: 'note',
    drill_sergeant: 'A few words. Tell your partner. Phone away.',
    kind_encouraging: 'It may be small or silly, since the telling is what you share.',
    teammate: 'That’s one thing we look up from the screen for.',
    wise_mentor: 'What is told face to face belongs to both of you.',
    own: [
      {
        step: { text: 'Decide how the telling begins, and add those words to the note.', minutes: 1 },
        challenge: { text: 'Say that beginning once, with the phone out of your hand.', seconds: 15 },
      },
      {
        step: { text: 'Ask yourself what your partner would want to know about what you saw.', minutes: 1 },
        challenge: { text: 'Make that a question for your partner, and add it to the note.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, it helps to say what you would rather do. Send your partner one line: I would rather be with you.',
    short: 'Short of time? Write: I would rather be with you.',
    form: 'tell',
    drill_sergeant: 'To your partner. No reasons. Send.',
    kind_encouraging: 'It needs no explanation to be good to read.',
    teammate: 'Even if we run late, our line’s on time.',
    wise_mentor: 'A line like that is kept in mind until the next hour together.',
    own: [
      {
        step: { text: 'Choose one small thing to share when you do meet, such as tea.', minutes: 1 },
        challenge: { text: 'Mention that small thing in a second line, or keep it as a surprise.', seconds: 45 },
      },
      {
        step: { text: 'Look at what takes your time, and choose one part that can wait.', minutes: 1 },
        challenge: { text: 'Write that part on a slip for later, and put it out of sight.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When a day fills up, a name in your hand keeps its place. Write your partner’s on a slip, and put it with your keys.',
    short: 'Full day? Write your partner’s name on a slip.',
    form: 'prepare',
    drill_sergeant: 'Put it with your keys. Carry it along.',
    kind_encouraging: 'Each time you find it, you may stop for a breath and a kind thought.',
    teammate: 'We run into the name between tasks, at least on paper.',
    wise_mentor: 'A name that you see so often is likelier to get the next free hour.',
    own: [
      {
        step: { text: 'Turn the slip over, and write one thing to ask your partner.', minutes: 1 },
        challenge: { text: 'Read name and question aloud once, as you would say them.', seconds: 15 },
      },
      {
        step: { text: 'Add to the slip a name that only you two use.', minutes: 1 },
        challenge: { text: 'Put the slip where a full day takes you anyway, such as a bag.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'An alarm can keep a place for your partner. Set a daily one with that name on it, for a hello of one minute.',
    short: 'Daily alarm. Your partner’s name on it.',
    form: 'prepare',
    drill_sergeant: 'It rings. One hello. Then back.',
    kind_encouraging: 'A call, a line, or a hand on a shoulder is enough for that minute.',
    teammate: 'Whatever runs over, we stop for a minute when it rings.',
    wise_mentor: 'A minute every day is noticed more than an hour now and then.',
    own: [
      {
        step: { text: 'Give the alarm a gentle sound that you connect with your partner.', minutes: 1 },
        challenge: { text: 'Decide what the first hello will be, and say it once.', seconds: 30 },
      },
      {
        step: { text: 'Compare the alarm’s hour with the times when your partner is free.', minutes: 1 },
        challenge: { text: 'Move the alarm to a better moment, or leave it where it is.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Waiting is easier with a time. The next time it gets late, send your partner the hour before you are asked.',
    short: 'Running late? Send your partner the hour first.',
    form: 'moment',
    drill_sergeant: 'One time. Honest. Then keep it.',
    kind_encouraging: 'A later hour that is true is kinder than an early one that is not.',
    teammate: 'We can’t always be on time, but we can say so in time.',
    wise_mentor: 'Knowing when somebody will come is already a little company.',
    own: [
      {
        step: { text: 'Type a line for being late, with a gap for the hour.', minutes: 1 },
        challenge: { text: 'Save the line where you can find it in a hurry.', seconds: 30 },
      },
      {
        step: { text: 'Estimate how long the way to your partner takes, door to door.', minutes: 1 },
        challenge: { text: 'Add a little for delays, and keep the sum in your notes.', seconds: 30 },
      },
    ],
  },
  ...morePartnerAnswers,
]
