import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of speaking in public answer to something that was written (TEXT-32). */
export const speakingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'Nerves make the breath short. Breathe out slowly, and then say only the first word of your talk.',
    short: 'Nerves shorten the breath. Breathe out slowly.',
    form: 'work',
    drill_sergeant: 'Say the first word of your talk. Stop.',
    kind_encouraging: 'One word is enough, and it may come out softly.',
    teammate: 'We start with the air and let the word follow.',
    wise_mentor: 'Wait until the breath is all the way out before you begin.',
    own: [
      {
        step: { text: 'Say the opening words of your talk, and stop for a breath.', minutes: 1 },
        challenge: { text: 'Mark in your notes, or on a slip, where that breath belongs.', seconds: 30 },
      },
      {
        step: { text: 'Lower your shoulders, and hum one soft tone on your next breath.', minutes: 1 },
        challenge: { text: 'Say the topic of your talk in the same low pitch.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A mistake is easier to bear once you have practiced going on. Say one sentence of a talk wrong, and continue.',
    short: 'Practice the mistake. Say one talk sentence wrong.',
    form: 'work',
    drill_sergeant: 'No apology. Go on to the next. Stop.',
    kind_encouraging: 'Here you may do it on purpose, and nothing happens.',
    teammate: 'We make ours on purpose and just keep talking.',
    wise_mentor: 'Leave the mistake uncorrected, and notice how soon the talk has passed it.',
    own: [
      {
        step: { text: 'Say the same sentence correctly, without an apology before it.', minutes: 1 },
        challenge: { text: 'Choose a short phrase for going on, such as “Let me say that again.”', seconds: 30 },
      },
      {
        step: { text: 'Find the word in that sentence that trips you most easily, and replace it.', minutes: 1 },
        challenge: { text: 'Say the sentence with the new word, a little slower.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'It is easier to speak to one kind face than to a room. Draw one on a slip, and stick it to the wall.',
    short: 'One listener scares less than a room. Draw one.',
    form: 'prepare',
    drill_sergeant: 'Kind face. Wall, eye height. Speak to it.',
    kind_encouraging: 'Dots and a curve are enough to make it smile.',
    teammate: 'Our first listener is already on our side.',
    wise_mentor: 'Hang it at the height of a person who sits and listens.',
    own: [
      {
        step: { text: 'Place the face at eye level, and stand a few steps away.', minutes: 1 },
        challenge: { text: 'Tell the face your topic in one sentence.', seconds: 30 },
      },
      {
        step: { text: 'Draw a second face, for the other side of the room.', minutes: 1 },
        challenge: { text: 'Speak one sentence, and look from one face to the other.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'The first sentence of a talk can always be replaced. Say one aloud, and begin it with the words: I want to tell you.',
    short: 'Begin a talk aloud with: I want to tell you.',
    form: 'work',
    drill_sergeant: 'Finish the sentence. Stop. Write it down.',
    kind_encouraging: 'Whatever follows those words is good enough for now.',
    teammate: 'We just finish that sentence, and we’ve started.',
    wise_mentor: 'Say it to the end, even if you already know a better one.',
    own: [
      {
        step: { text: 'Continue with a second sentence that begins with “because.”', minutes: 1 },
        challenge: { text: 'Try both sentences without the opening words, and keep the better start.', seconds: 60 },
      },
      {
        step: { text: 'Think of the person whom you would most like to hear that sentence.', minutes: 1 },
        challenge: { text: 'Say the sentence in the everyday words that this person would use.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A talk can grow from a single word. Write its topic in the middle of a sheet, and say one sentence about it.',
    short: 'A talk starts with a word. Write its topic down.',
    form: 'note',
    drill_sergeant: 'Large, centered. Speak one sentence about it.',
    kind_encouraging: 'The sentence may be as simple as you like.',
    teammate: 'Our sheet isn’t blank anymore, and neither are we.',
    wise_mentor: 'Leave the space around it empty, since that is where the rest will go.',
    own: [
      {
        step: { text: 'Draw a line from the word to one thing listeners should remember.', minutes: 2 },
        challenge: { text: 'Say that thing aloud in one breath.', seconds: 30 },
      },
      {
        step: { text: 'Write beside the word two questions that a listener might ask.', minutes: 2 },
        challenge: { text: 'Answer the easier question aloud in one sentence.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, practice only the beginning of a talk. Say your greeting aloud, as you would to a room.',
    short: 'Little time? Practice only the talk’s beginning. Stand up.',
    form: 'work',
    drill_sergeant: 'Say your opening greeting, as to a room.',
    kind_encouraging: 'It takes a few seconds, and it counts as practice.',
    teammate: 'We’ve got time for a hello.',
    wise_mentor: 'Look up before you begin, and keep looking until you end.',
    own: [
      {
        step: { text: 'Plant both feet, and look once to each side of the room.', minutes: 1 },
        challenge: { text: 'Pause for one breath, and then say the talk’s first sentence.', seconds: 30 },
      },
      {
        step: { text: 'Decide what your hands will do while you begin the talk.', minutes: 1 },
        challenge: { text: 'Speak the opening words with your hands held that way.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'A place is easier to remember than a word. Point to the door, and say the first thought of your talk to it.',
    short: 'Places remember your talk. Point to the door.',
    form: 'work',
    drill_sergeant: 'Tell it your first thought. Point again. Repeat.',
    kind_encouraging: 'If the words come out differently each time, that is fine.',
    teammate: 'The door keeps our first thought for us.',
    wise_mentor: 'Later, thinking of the door may bring the thought back.',
    own: [
      {
        step: { text: 'Choose a place for the second thought, such as a window or a lamp.', minutes: 1 },
        challenge: { text: 'Look from the door to that place, and say both thoughts.', seconds: 60 },
      },
      {
        step: { text: 'Turn your back to the door, and see whether the talk’s opening still comes.', minutes: 1 },
        challenge: { text: 'Note the one word that brought the opening back to you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Listeners hear each sentence of a talk only once. Turn your notes over, and say one sentence in your own words.',
    short: 'Listeners hear it only once. Turn your notes over.',
    form: 'work',
    drill_sergeant: 'Speak one sentence freely. No repeat.',
    kind_encouraging: 'It may be clumsy, and it will still be understood.',
    teammate: 'They’ll never know what we meant to say.',
    wise_mentor: 'Notice that the meaning survives when the wording changes.',
    own: [
      {
        step: { text: 'Name the one thought that must not be missing, notes still face down.', minutes: 1 },
        challenge: { text: 'Turn the notes back, and underline that thought.', seconds: 45 },
      },
      {
        step: { text: 'Tell the ending of your talk freely, with the notes still face down.', minutes: 2 },
        challenge: { text: 'Check the notes, and cross out one phrase that nobody would miss.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A talk becomes clearer when you have to sum it up. Tell {ally} in one sentence what yours will be about.',
    short: 'Tell {ally} your topic in one sentence.',
    form: 'tell',
    drill_sergeant: 'One breath. One sentence. Stop.',
    kind_encouraging: 'It may still be rough, and you can say that it is.',
    teammate: 'If it takes us longer, our topic is still too big.',
    wise_mentor: 'Listen for the question that comes back, since others may ask it too.',
    own: [
      {
        step: { text: 'Shorten the sentence by a few words, and say it once aloud.', minutes: 1 },
        challenge: { text: 'Write down the version that was easier to say.', seconds: 45 },
      },
      {
        step: { text: 'Find an example for your topic from your own days.', minutes: 2 },
        challenge: { text: 'Tell the example aloud in one or two sentences.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'You can have a listener before you have an audience. Record the first sentence of a talk, and let {ally} hear it.',
    short: 'Record your first sentence. Let {ally} hear it.',
    form: 'tell',
    drill_sergeant: 'One take. Send it or play it.',
    kind_encouraging: 'You need not ask for an opinion, only for an ear.',
    teammate: 'Our audience has begun, with somebody we know.',
    wise_mentor: 'Keep the first recording, even if you would like to try again.',
    own: [
      {
        step: { text: 'Listen to the recording once yourself, up to the last word.', minutes: 1 },
        challenge: { text: 'Note one word that you would say more slowly.', seconds: 30 },
      },
      {
        step: { text: 'Repeat your sentence into a second recording, with a pause in the middle.', minutes: 1 },
        challenge: { text: 'Compare both recordings, and keep the one that is easier to follow.', seconds: 60 },
      },
    ],
  },
]
