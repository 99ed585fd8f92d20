import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of getting to know people of one’s field answer to something that the person wrote (TEXT-32). */
export const networkAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'The first words to a new person are always the same, so they can be practiced. Say hello and your name aloud, slowly.',
    short: 'Nerves want practice. Say hello and your name.',
    form: 'work',
    drill_sergeant: 'Stand tall. Aloud. Once more, slower.',
    kind_encouraging: 'It may sound odd to you, and nobody else has to hear it yet.',
    teammate: 'We won’t have to think about that bit when somebody’s there.',
    wise_mentor: 'With the first words ready, you can look at the face.',
    own: [
      {
        step: { text: 'Follow hello and your name with a plain sentence about what you do.', minutes: 1 },
        challenge: { text: 'Say hello, name, and sentence in the tone you use with a neighbor.', seconds: 30 },
      },
      {
        step: { text: 'Choose a friendly sentence with which to end a first talk.', minutes: 1 },
        challenge: { text: 'Say that ending once, with your eyes on something across the room.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A new contact can begin without a word. Open the profile of one person in your field, and press follow.',
    short: 'No talking yet. Open one profile in your field.',
    form: 'work',
    drill_sergeant: 'Press follow. Close it. Contact made.',
    kind_encouraging: 'Nothing is expected of you after that.',
    teammate: 'That’s us in their circle, and nobody stared.',
    wise_mentor: 'What they post next may give you something to ask about.',
    own: [
      {
        step: { text: 'Find one detail in the profile that you could ask about.', minutes: 2 },
        challenge: { text: 'Keep the name and the detail in your notes, in one line.', seconds: 45 },
      },
      {
        step: { text: 'See whom else the profile names, such as a colleague.', minutes: 1 },
        challenge: { text: 'Pick the name that you would look at next, and note it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, a short greeting is plenty. Send one line to the person from your field whom you met last.',
    short: 'One line fits anywhere. Send it to your latest contact.',
    form: 'tell',
    drill_sergeant: 'Their name, a greeting, yours. Send.',
    kind_encouraging: 'Busy people like a message that needs no answer.',
    teammate: 'Our whole message fits on a lock screen.',
    wise_mentor: 'Busy people can read a line that asks for nothing between their tasks.',
    own: [
      {
        step: { text: 'Save that contact with a word about where you met.', minutes: 1 },
        challenge: { text: 'Choose who could get the next line, and note only the name.', seconds: 30 },
      },
      {
        step: { text: 'Keep that line as a pattern, with a gap for the name.', minutes: 1 },
        challenge: { text: 'Fit the pattern to a second contact, and change what sounds wrong.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A message that is half written takes little from a full day. Type a greeting and your name into your notes, for new contacts.',
    short: 'No time later? Prepare a line for contacts.',
    form: 'prepare',
    drill_sergeant: 'Open notes. Greeting, your name. Save.',
    kind_encouraging: 'When you need it, you only add a line that fits the person.',
    teammate: 'Then all we do is paste it and put their name on top.',
    wise_mentor: 'With the frame ready, your attention is free for the person.',
    own: [
      {
        step: { text: 'Add one sentence about your work that any new contact would understand.', minutes: 2 },
        challenge: { text: 'Leave a gap for the other name, and read the line once.', seconds: 15 },
      },
      {
        step: { text: 'Write a more formal line as well, for people you know less.', minutes: 2 },
        challenge: { text: 'Name the two versions so that you find the right one in a hurry.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You can begin with somebody you know already. Open your chat with a colleague from your field, and send a hello with their name.',
    short: 'Begin with a colleague. Open the chat.',
    form: 'tell',
    drill_sergeant: 'Type hello and their name. Send. Stop.',
    kind_encouraging: 'Everything after the hello may be left to them.',
    teammate: 'We start with the easy one and see where it goes.',
    wise_mentor: 'From a person you know, the way to the next one is usually short.',
    own: [
      {
        step: { text: 'Look in that chat for something you could ask about.', minutes: 1 },
        challenge: { text: 'Type one question about it, and send it only if you like.', seconds: 60 },
      },
      {
        step: { text: 'Recall what that colleague was working on when you last talked.', minutes: 1 },
        challenge: { text: 'Note in a word what you would like to learn from them.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A whole field looks smaller on paper. Draw a dot for yourself in the middle of a sheet, and a line to one name.',
    short: 'Start with a dot. It stands for you.',
    form: 'note',
    drill_sergeant: 'Draw one line to a contact’s name.',
    kind_encouraging: 'A sheet with a single name on it is a fine beginning.',
    teammate: 'That’s our network so far, and the sheet has plenty of room.',
    wise_mentor: 'Consider whom that person knows, and you will see where the next line leads.',
    own: [
      {
        step: { text: 'Write beside your dot what you do, in a word or two.', minutes: 1 },
        challenge: { text: 'Sketch a circle near the dot for a place where your field meets.', seconds: 30 },
      },
      {
        step: { text: 'Pin or lay the sheet with your dot where you usually work.', minutes: 1 },
        challenge: { text: 'Leave a pencil beside the sheet for the next name that comes up.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Meeting people takes energy, and remembering them takes hardly any. Lean back, and say the name of somebody in your field.',
    short: 'Tired? No meeting needed. Lean back.',
    form: 'note',
    drill_sergeant: 'Say the name of one colleague. Rest.',
    kind_encouraging: 'A message can wait until you feel like writing one.',
    teammate: 'We keep the name warm till we’ve got energy for more.',
    wise_mentor: 'You are less likely to lose a name that you say aloud.',
    own: [
      {
        step: { text: 'Picture the place where you last met somebody from your field.', minutes: 1 },
        challenge: { text: 'Keep a single word from that meeting, on paper or in your head.', seconds: 15 },
      },
      {
        step: { text: 'Think of somebody in your field whose work you like.', minutes: 1 },
        challenge: { text: 'Say in a few words what you like about that work.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'A chat at the top of the list is not so easily forgotten. Pin or star your last conversation with somebody from your field.',
    short: 'Pinned is not forgotten. Find your last contact’s chat.',
    form: 'prepare',
    drill_sergeant: 'Press, hold, pin. Close it.',
    kind_encouraging: 'There you will see the name, without being hurried by it.',
    teammate: 'Now we’d have to scroll on purpose to forget them.',
    wise_mentor: 'Because you see it often, the name stays familiar until you write.',
    own: [
      {
        step: { text: 'Read the last message in that chat, and see whose turn it is.', minutes: 1 },
        challenge: { text: 'Mark the chat, or leave it open, if the turn is yours.', seconds: 15 },
      },
      {
        step: { text: 'Copy one word from that chat onto a slip, as a second reminder.', minutes: 1 },
        challenge: { text: 'Put the slip where you plan your days, with the name on it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'An introduction is easier after a try with somebody familiar. Tell {ally} your name and your work, as if you had never met.',
    short: 'Introduce yourself to {ally} as if to a stranger.',
    form: 'tell',
    drill_sergeant: 'Hello, name, work. Stop there.',
    kind_encouraging: 'You may both laugh, and that makes the next time easier.',
    teammate: 'If they get it, so will the people in our field.',
    wise_mentor: 'Notice what they ask about, because others will ask the same.',
    own: [
      {
        step: { text: 'Ask which of your words stayed with them.', minutes: 1 },
        challenge: { text: 'Introduce yourself once more, with that word near the front.', seconds: 30 },
      },
      {
        step: { text: 'Describe what you do all day without using your job’s title.', minutes: 1 },
        challenge: { text: 'Keep the plainest word of it for your next introduction.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A person in your field seems less distant once you have spoken of them. Tell {ally} whom you would like to meet, and why.',
    short: 'Tell {ally} whom you want to meet, and why.',
    form: 'tell',
    drill_sergeant: 'One name, one reason, out loud.',
    kind_encouraging: 'It may be somebody well known, and nothing follows from saying so.',
    teammate: 'Once we’ve said the name, we can look them up.',
    wise_mentor: 'The reason you give is often a good opening for a message.',
    own: [
      {
        step: { text: 'Write that name down, with your reason in a few words.', minutes: 1 },
        challenge: { text: 'Try the reason aloud, as a first sentence to that person.', seconds: 30 },
      },
      {
        step: { text: 'Think of somebody who might know that person, however distantly.', minutes: 1 },
        challenge: { text: 'Note the name, or a place where you could ask.', seconds: 30 },
      },
    ],
  },
]
