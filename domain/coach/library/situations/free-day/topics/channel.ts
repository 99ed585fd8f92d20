import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next recording for a podcast or a channel (TEXT-30). */
export const channelFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'A hum that you no longer notice is in every recording. Listen for fridge, fan, or clock in the room that you use.',
      short: 'Listen for what hums where you record.',
      pairs: [
        {
          step: { text: 'Move or switch off the thing that hums, and listen once more.', minutes: 2 },
          challenge: { text: 'Clap once, and hear whether the room rings.', seconds: 30 },
        },
        {
          step: { text: 'Find a blanket or a curtain that could take the echo.', minutes: 1 },
          challenge: { text: 'Say the name of your show into that corner.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A full card ends a recording in the middle. Check how much space is left, and move one old file.',
      short: 'Check the space for recordings. Move one old file.',
      pairs: [
        {
          step: { text: 'Write down how long an episode may be with what is free.', minutes: 1 },
          challenge: { text: 'Say the number out loud, and round it down.', seconds: 15 },
        },
        {
          step: { text: 'Copy your last recording or your notes to a second place.', minutes: 2 },
          challenge: { text: 'Delete one trial that nobody needs.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Microphones and cameras lose charge in a drawer. Charge what you will record with {next}, and lay its cable beside it.',
      short: 'Charge what you will record with {next}.',
      pairs: [
        {
          step: { text: 'Wipe microphone, lens, or headphones while they charge.', minutes: 2 },
          challenge: { text: 'Plug the cable in, and feel whether it sits firmly.', seconds: 15 },
        },
        {
          step: { text: 'Put a spare battery or a long cable into the same bag.', minutes: 1 },
          challenge: { text: 'Wind up one cable without a knot.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Ideas for an episode come up far from the microphone. Open a note for them on your phone, and write down one.',
      short: 'Open a note for episode ideas. Add one.',
      pairs: [
        {
          step: { text: 'Write below it who the idea is for.', minutes: 1 },
          challenge: { text: 'Say one sentence about it, wait, and say the next.', seconds: 30 },
        },
        {
          step: { text: 'Mark in it which ideas fill an episode, and which only a minute.', minutes: 2 },
          challenge: { text: 'Say the shortest idea in one breath.', seconds: 15 },
        },
      ],
    },
    {
      text: 'People stay for an answer. Write down the one question that your next episode or video answers.',
      short: 'Write the question that the next episode answers.',
      pairs: [
        {
          step: { text: 'Look up how others answer it, and note what is missing there.', minutes: 2 },
          challenge: { text: 'Ask your question aloud, as the first words of an episode.', seconds: 15 },
        },
        {
          step: { text: 'Put the question on a card beside the microphone or phone.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the recording by heart: {plan}',
            twin: 'Say what your next episode or video is about, in one breath.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'A wrong name is hard to cut out later. Look up how to pronounce one name or word of your next episode.',
      short: 'Look up one name’s pronunciation for the episode.',
      pairs: [
        {
          step: { text: 'Write the name as it sounds, in large letters.', minutes: 1 },
          challenge: { text: 'Say it three times, each time a little faster.', seconds: 15 },
        },
        {
          step: { text: 'Note where you found it, for the text below the episode.', minutes: 2 },
          challenge: { text: 'Say the whole sentence that the name will be in.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Guests need time to find a date. Draft the first line of a message to somebody whom you would like in an episode.',
      short: 'Draft the first line to one guest.',
      pairs: [
        {
          step: { text: 'Write down the one question that only this guest can answer.', minutes: 1 },
          challenge: { text: 'Say how you would introduce them.', seconds: 15 },
        },
        {
          step: { text: 'Look up what they have said elsewhere, and note one line.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look at your microphone or phone: {why}.',
            twin: 'Name one person who should hear or see the next episode.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'In good shows, the first sentence makes people stay. Listen to the beginning of one, and note what comes first.',
      short: 'Note what comes first in one good episode.',
      pairs: [
        {
          step: { text: 'Write a first sentence for your own show in the same way.', minutes: 2 },
          challenge: { text: 'Say your sentence as to a new listener.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask somebody who records episodes what they do about this: {obstacle}.',
            twin: 'Ask one person which episode of a show they remember, and why.',
            minutes: 2,
          },
          challenge: { text: 'Hum from high to low, to loosen your voice for the next recording.', seconds: 30 },
        },
      ],
    },
    {
      text: 'People who get an answer come back. Answer one comment or message about your subject or your last episode.',
      short: 'Answer one comment about your show or subject.',
      pairs: [
        {
          step: { text: 'Write their question on the list for an episode.', minutes: 1 },
          challenge: { text: 'Say the name of the person who wrote, as if on air.', seconds: 15 },
        },
        {
          step: { text: 'Thank one listener who writes often.', minutes: 2 },
          challenge: { text: 'Close the page with the numbers until {weekday}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A title gets better while you do other things. Write one for the next episode, and a shorter one below it.',
      short: 'Write one episode title. Then a shorter one.',
      pairs: [
        {
          step: { text: 'Cross out each word that the shorter one does not need.', minutes: 1 },
          challenge: { text: 'Say both titles aloud, and hear which one is easier.', seconds: 15 },
        },
        {
          step: { text: 'Find a picture that would go with the title.', minutes: 2 },
          challenge: { text: 'Cover the picture with your hand until only the best part is left.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A recording takes long to make and a moment to lose. Copy your last one, or your notes, to a second place.',
      short: 'Copy your last recording to a second place.',
      pairs: [
        {
          step: { text: 'Give the copy a name with the date.', minutes: 1 },
          challenge: { text: 'Open the copy, and hear its first seconds.', seconds: 15 },
        },
        {
          step: { text: 'Write down which recordings have no second place yet.', minutes: 2 },
          challenge: { text: 'Name the recording that you would miss most.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Set up the place for tomorrow’s recording: the microphone or phone, a chair, and the notes in view.',
      short: 'Set up microphone, chair, and notes for tomorrow.',
      pairs: [
        {
          step: { text: 'Check that the cable fits and is long enough.', minutes: 1 },
          challenge: { text: 'Sit down there, and find the light for your face.', seconds: 30 },
        },
        {
          step: { text: 'Write tomorrow’s first sentence on a card, and lean it there.', minutes: 2 },
          challenge: { text: 'Say the name of your show from that place.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Choose the quiet hour for tomorrow’s recording, and tell whoever might disturb it.',
      short: 'Choose a quiet hour for tomorrow’s recording. Announce it.',
      pairs: [
        {
          step: { text: 'Silence one thing that would ring in that hour.', minutes: 1 },
          challenge: { text: 'Choose a shirt for tomorrow’s recording that does not rustle.', seconds: 15 },
        },
        {
          step: { text: 'Check how much space and charge is left for it.', minutes: 2 },
          challenge: { text: 'Listen for what would still be heard in that hour.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Write one card for tomorrow’s episode, with a key word for each part.',
      short: 'One card for tomorrow’s episode. Key words only.',
      pairs: [
        {
          step: { text: 'Write the first sentence of the episode on the back.', minutes: 1 },
          challenge: { text: 'Put the card beside the microphone or phone.', seconds: 15 },
        },
        {
          step: { text: 'Cross out one part that the episode can do without.', minutes: 2 },
          challenge: { text: 'Hum from high to low, to loosen your voice.', seconds: 30 },
        },
      ],
    },
  ],
}
