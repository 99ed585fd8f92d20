import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a podcast or a channel with videos answer to something that the person wrote (TEXT-32). */
export const channelAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'Listeners hear only the take that you keep. Record one sentence of the episode once, and save it without playing it back.',
    short: 'Nobody hears the other takes. Record one episode sentence.',
    form: 'work',
    drill_sergeant: 'One take. Save it unheard. Move on.',
    kind_encouraging: 'You may listen another day, when your own voice will sound less strange.',
    teammate: 'We said it, we saved it, and we don’t go looking for trouble.',
    wise_mentor: 'A take that is played back at once is usually judged more harshly than it deserves.',
    own: [
      {
        step: { text: 'Write down what the next sentence of the episode should say.', minutes: 2 },
        challenge: { text: 'Say that next sentence aloud once, with the recorder off.', seconds: 30 },
      },
      {
        step: { text: 'Mark that sentence in your notes as recorded.', minutes: 1 },
        challenge: { text: 'Find the next sentence that you could say without notes.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Polishing goes on for as long as a file invites it. Add the word final to the name of your last clip, and close it.',
    short: 'Stop polishing. Add final to your last clip’s name.',
    form: 'prepare',
    drill_sergeant: 'Close the file. Final means final.',
    kind_encouraging: 'If something is truly wrong with it, you can still rename it.',
    teammate: 'The name says final, so we’re not allowed back in.',
    wise_mentor: 'The name does not change the clip, and yet it changes how you look at it.',
    own: [
      {
        step: { text: 'Move older versions of that clip into a folder of their own.', minutes: 2 },
        challenge: { text: 'Note in one line where the final clip goes next.', seconds: 30 },
      },
      {
        step: { text: 'Note one flaw in the clip that listeners are unlikely to hear.', minutes: 1 },
        challenge: { text: 'Say in one sentence what the clip does well enough.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A microphone or a camera that is off judges nobody. Say hello to it, as you would to one friendly listener.',
    short: 'A recorder that is off judges nobody. Say hello to it.',
    form: 'work',
    drill_sergeant: 'As if to one listener. Once more, louder.',
    kind_encouraging: 'Nothing is being recorded, so it may sound as awkward as it likes.',
    teammate: 'Nobody’s listening yet, so let’s get the silly hello out first.',
    wise_mentor: 'Speak to a single person, since whoever listens is usually alone as well.',
    own: [
      {
        step: { text: 'Add one sentence about the episode, with the recorder still off.', minutes: 1 },
        challenge: {
          text: 'Repeat the sentence a little more slowly, with a breath before its last word.',
          seconds: 15,
        },
      },
      {
        step: { text: 'Imagine which listener you were greeting, and choose a name.', minutes: 1 },
        challenge: { text: 'Greet this listener by name, in the tone you would use at a door.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A friendly face is less frightening than a lens. Draw a smiling one on a slip, and stick it beside the camera or microphone.',
    short: 'A friendly face calms nerves. Draw one that smiles.',
    form: 'prepare',
    drill_sergeant: 'Stick it beside the microphone. Talk to it.',
    kind_encouraging: 'A circle with eyes and a mouth is enough to talk to.',
    teammate: 'That’s our first fan, and it never stops smiling.',
    wise_mentor: 'Your voice becomes warmer when it is meant for somebody in particular.',
    own: [
      {
        step: { text: 'Sit where you record, and bring the drawn face to your eye level.', minutes: 2 },
        challenge: { text: 'Speak one sentence of the episode toward the face, without recording.', seconds: 15 },
      },
      {
        step: { text: 'Give the face the name of somebody who likes to listen to you.', minutes: 1 },
        challenge: { text: 'Find one thing that this listener would like to hear about.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A mistake in a recording can be cut before anybody hears it. Record a sentence with a slip in it, and then say it right.',
    short: 'Mistakes get cut. Record a sentence with a slip.',
    form: 'work',
    drill_sergeant: 'Pause. Say it right. Stop the recording.',
    kind_encouraging: 'You decide which of the takes listeners get to hear.',
    teammate: 'We mess it up on purpose, and then it’s got no hold on us.',
    wise_mentor: 'Leave a short pause between them, and the cut will be easy to make.',
    own: [
      {
        step: { text: 'Find the place where the slip begins, and note its time.', minutes: 1 },
        challenge: { text: 'Decide whether listeners would mind the slip, and mark it cut or keep.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you will do after any slip: pause, breathe, start over.', minutes: 1 },
        challenge: { text: 'Try that pause once aloud, in the middle of a sentence.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'An episode can begin with its easiest part. Record only the goodbye to your listeners, and save it.',
    short: 'Begin with the easy part. Record the episode’s goodbye.',
    form: 'work',
    drill_sergeant: 'Thank them. Say goodbye. Stop and save.',
    kind_encouraging: 'A few friendly words are enough, and you can use them more than once.',
    teammate: 'The ending’s in the can, so we only need what goes before it.',
    wise_mentor: 'With the ending recorded, there is a place that the rest can lead to.',
    own: [
      {
        step: { text: 'Name that recording goodbye, so that you find it for the episode.', minutes: 1 },
        challenge: { text: 'Note the last thought that should come just before the goodbye.', seconds: 60 },
      },
      {
        step: { text: 'Listen to the goodbye once, and check only that it is loud enough.', minutes: 1 },
        challenge: { text: 'Jot down a greeting that would match the goodbye.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Equipment is less trouble when it stays together. Put whatever you record with into one box, along with its cable.',
    short: 'Gear goes astray. Microphone or camera into one box.',
    form: 'prepare',
    drill_sergeant: 'Its cable, too. Lid on. Box near your seat.',
    kind_encouraging: 'It does not have to be much, and a shoebox will do.',
    teammate: 'Now we look in one place when something’s missing.',
    wise_mentor: 'The box also shows at a glance what is there and what is not.',
    own: [
      {
        step: { text: 'Write on the box what belongs in it.', minutes: 1 },
        challenge: { text: 'Choose a place for the box, within reach of where you record.', seconds: 30 },
      },
      {
        step: { text: 'Wrap the most delicate thing in the box in a soft cloth.', minutes: 2 },
        challenge: { text: 'Take out one thing that you have never recorded with.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Setting up can take what little time there is. Create an empty recording now, and name it after the next episode.',
    short: 'Setup eats the time. Create an empty recording now.',
    form: 'prepare',
    drill_sergeant: 'Name it after the next episode. Save it.',
    kind_encouraging: 'When a few minutes turn up, you can start with talking.',
    teammate: 'That’s the setup out of the way before our time starts running.',
    wise_mentor: 'A file that waits with its name on it needs nothing but your voice.',
    own: [
      {
        step: { text: 'Note the first sentence for that recording on a slip.', minutes: 2 },
        challenge: { text: 'Read the slip aloud once, and cut what makes you stumble.', seconds: 30 },
      },
      {
        step: { text: 'Listen to the place where you record, and turn off one noise.', minutes: 1 },
        challenge: { text: 'Choose the seat for the recording, and clear it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to talk to a person than into a microphone. Send {ally} a short voice message about the subject of the next episode.',
    short: 'Send {ally} a voice message about the next episode.',
    form: 'tell',
    drill_sergeant: 'Talk. Send. No second take.',
    kind_encouraging: 'Talk the way you always do, because that is the voice listeners like to hear.',
    teammate: 'If it works as a voice message, we’ve got the start of the episode.',
    wise_mentor: 'Listen to it once yourself afterward, and notice how naturally it begins.',
    own: [
      {
        step: { text: 'Recall the sentence of your message that came most easily, and type it.', minutes: 2 },
        challenge: { text: 'Mark with a star where in the episode this sentence could stand.', seconds: 30 },
      },
      {
        step: { text: 'Note one question that your message leaves open for a listener.', minutes: 1 },
        challenge: { text: 'Answer that question aloud in one sentence, as you would on the phone.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It can be helpful to hear how others do it. Ask {ally} for the name of one show or channel worth hearing.',
    short: 'Ask {ally} for one show worth hearing.',
    form: 'tell',
    drill_sergeant: 'Write down the name. Hear its opening.',
    kind_encouraging: 'There is nothing to prepare, and people like to be asked for their favorites.',
    teammate: 'Let’s hear how they start, and borrow the trick.',
    wise_mentor: 'Find out, while listening, at which point you forget that it was recorded.',
    own: [
      {
        step: { text: 'Write down one thing that you would listen for in such a show.', minutes: 1 },
        challenge: { text: 'Recall a show you like, and say how it greets its listeners.', seconds: 30 },
      },
      {
        step: { text: 'Name what your own channel has that no other show offers.', minutes: 2 },
        challenge: { text: 'Put it on a card, and set the card where you record.', seconds: 60 },
      },
    ],
  },
]
