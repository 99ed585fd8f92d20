import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next recording for a podcast or a channel (TEXT-30). */
export const channelFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A hum that you no longer notice is in every recording. Listen for fridge, fan, or clock in the room that you use.',
        short: 'Listen for what hums where you record.',
        about: 'room',
      },
      {
        text: 'A full card ends a recording in the middle. Check how much space is left, and move one old file.',
        short: 'Check the space for recordings. Move one old file.',
        about: 'space',
      },
      {
        text: 'Microphones and cameras lose charge in a drawer. Charge what you will record with {next}, and lay its cable beside it.',
        short: 'Charge what you will record with {next}.',
        about: 'battery',
      },
      {
        text: 'Ideas for an episode come up far from the microphone. Open a note for them on your phone, and write down one.',
        short: 'Open a note for episode ideas. Add one.',
        about: 'idea',
      },
      {
        text: 'People stay for an answer. Write down the one question that your next episode or video answers.',
        short: 'Write the question that the next episode answers.',
        about: 'question',
      },
      {
        text: 'A wrong name is hard to cut out later. Look up how to pronounce one name or word of your next episode.',
        short: 'Look up one name’s pronunciation for the episode.',
        about: 'fact',
      },
      {
        text: 'Guests need time to find a date. Draft the first line of a message to somebody whom you would like in an episode.',
        short: 'Draft the first line to one guest.',
        about: 'guest',
      },
      {
        text: 'In good shows, the first sentence makes people stay. Listen to the beginning of one, and note what comes first.',
        short: 'Note what comes first in one good episode.',
        about: 'model',
      },
      {
        text: 'People who get an answer come back. Answer one comment or message about your subject or your last episode.',
        short: 'Answer one comment about your show or subject.',
        about: 'reply',
      },
      {
        text: 'A title gets better while you do other things. Write one for the next episode, and a shorter one below it.',
        short: 'Write one episode title. Then a shorter one.',
        about: 'title',
      },
      {
        text: 'A recording takes long to make and a moment to lose. Copy your last one, or your notes, to a second place.',
        short: 'Copy your last recording to a second place.',
        about: 'backup',
      },
    ],
    eve: [
      {
        text: 'Set up the place for tomorrow’s recording: the microphone or phone, a chair, and the notes in view.',
        short: 'Set up microphone, chair, and notes for tomorrow.',
        about: 'set',
      },
      {
        text: 'Choose the quiet hour for tomorrow’s recording, and tell whoever lives with you.',
        short: 'Choose a quiet hour for tomorrow’s recording. Announce it.',
        about: 'hour',
      },
      {
        text: 'Write one card for tomorrow’s episode, with a key word for each part.',
        short: 'One card for tomorrow’s episode. Key words only.',
        about: 'card',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Check how much space you have for the next recording.', minutes: 1, about: 'space' },
      { text: 'Charge the microphone, the camera, or the phone for the next recording.', minutes: 1, about: 'battery' },
      { text: 'Write down some questions that people ask about your subject.', minutes: 3, about: 'question' },
      { text: 'Write two titles for the next episode, a long one and a short one.', minutes: 3, about: 'title' },
      {
        text: 'Ask somebody who records episodes what they do about this: {obstacle}.',
        twin: 'Ask one person which episode of a show they remember, and why.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Copy your last recording or your notes to a second place.', minutes: 3, about: 'backup' },
      { text: 'Write down whom you would like to have as a guest.', minutes: 2, about: 'guest' },
      { text: 'Look up one fact for the next episode, and note where you found it.', minutes: 3, about: 'fact' },
      {
        text: 'Wipe the camera, the microphone, or the headphones for the next recording.',
        minutes: 2,
        about: 'clean',
      },
    ],
    eve: [
      { text: 'Put microphone or phone, headphones, and notes where you record.', minutes: 3, about: 'set' },
      { text: 'Write the first sentence of tomorrow’s episode on a card.', minutes: 2, about: 'first' },
      { text: 'Choose a shirt for tomorrow’s recording that does not rustle.', minutes: 2, about: 'clothes' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say the name of your show, as to a new listener.', seconds: 15, about: 'name' },
      { text: 'Stand still, and name each sound that a microphone would hear now.', seconds: 30, about: 'room' },
      {
        text: 'Say your plan for the recording by heart: {plan}',
        twin: 'Say what your next episode or video is about, in one breath.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at your microphone or phone: {why}.',
        twin: 'Name one person who should hear or see the next episode.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Hum from high to low, to loosen your voice for the next recording.', seconds: 30, about: 'voice' },
      { text: 'Find the spot where the light falls on your face, as for a video.', seconds: 45, about: 'light' },
      { text: 'Add one idea to the note for your episodes.', seconds: 45, about: 'idea' },
      { text: 'Say one sentence about your subject, wait, and say the next.', seconds: 45, about: 'pause' },
    ],
    eve: [
      { text: 'Check that the cable for tomorrow’s recording fits and is long enough.', seconds: 30, about: 'cable' },
      { text: 'Silence one thing that would ring during tomorrow’s recording.', seconds: 30, about: 'quiet' },
      { text: 'Put your card beside the microphone or phone for tomorrow.', seconds: 15, about: 'first' },
    ],
  },
}
