import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of speaking in public. */
export const speakingDetails: readonly Detail[] = [
  {
    text: 'Say the first sentence of a talk out loud, standing. Then say it once more, slower.',
    short: 'Stand up. Say the first sentence of a talk.',
    form: 'work',
  },
  {
    text: 'Record yourself on the phone while you speak about your last meal. Listen for one word that you say too often.',
    short: 'Record one short talk. Listen for one filler word.',
    form: 'work',
  },
  {
    text: 'Write down what listeners should remember of your talk, or of one that you could give. One sentence is enough.',
    short: 'Write the one sentence listeners should remember.',
    form: 'note',
  },
  {
    text: 'In your next conversation, wait for a breath before you answer. A speaker needs the same pause.',
    short: 'Pause for one breath before you answer. Then speak.',
    form: 'moment',
  },
  {
    text: 'Put a chair where the audience would sit, and say your first sentence to it.',
    short: 'Speak one sentence to an empty chair. Your audience.',
    form: 'work',
  },
  {
    text: 'Ask one person to listen to the beginning of your talk. Then ask what they remember.',
    short: 'Speak to one listener. Ask what they remember.',
    form: 'tell',
  },
  {
    text: 'Mark the pauses in a few lines with a stroke, and read them aloud. At each stroke, breathe in before you go on.',
    short: 'Mark the pauses. Speak, and wait at each.',
    form: 'work',
  },
  {
    text: 'Read one paragraph aloud to the far wall of the room. Your voice gets louder if you look that far.',
    short: 'Speak to the far wall. One paragraph.',
    form: 'work',
  },
  {
    text: 'Write down what you fear most about speaking in public. Beside it, write what you would do if it happened.',
    short: 'Write down what you fear about speaking.',
    form: 'note',
  },
  {
    text: 'In your next meeting or group, say one sentence early. The longer you wait to speak, the harder it gets.',
    short: 'Speak early in the next group. One sentence.',
    form: 'moment',
  },
  {
    text: 'Put both feet on the floor, let your arms hang, and speak one sentence without moving.',
    short: 'Feet still. Arms down. Speak one sentence.',
    form: 'work',
  },
  {
    text: 'Tell a small story of this week aloud, beginning with the place where it happened. A talk can open like that.',
    short: 'Tell one small story aloud, as in a talk.',
    form: 'work',
  },
  {
    text: 'Take one card, and write a talk on it in keywords only. A story that you tell well will do.',
    short: 'Put one talk on a card. Keywords only.',
    form: 'prepare',
  },
  {
    text: 'Think of a last sentence for a talk, and learn it by heart. You then know how to end it.',
    short: 'Learn one last sentence for a talk by heart.',
    form: 'work',
  },
  {
    text: 'Watch a good speaker for a moment with the sound off. Write down what the hands do.',
    short: 'Watch one speaker without sound. Note the hands.',
    form: 'note',
  },
  {
    text: 'Hum until your lips tingle, and then say your name and your topic. It warms the voice.',
    short: 'Hum. Then speak your name and topic.',
    form: 'work',
  },
  {
    text: 'Nobody misses what a speaker leaves out. Write down one part that your next talk can do without.',
    short: 'Name one part of a talk nobody would miss.',
    form: 'note',
  },
  {
    text: 'Ask somebody who speaks well what they do in the last minutes before a talk. Write it down.',
    short: 'Ask one good speaker how they prepare.',
    form: 'tell',
  },
  {
    text: 'Explain your topic aloud to somebody who has never heard of it, real or imagined. Listen for technical words.',
    short: 'Explain the topic aloud, as in a talk.',
    form: 'work',
  },
  {
    text: 'Look up where you could speak next, such as a club, a meeting, or a party. Write down the date.',
    short: 'Find your next chance to speak. Note the date.',
    form: 'note',
  },
  {
    text: 'Say the same sentence loud, soft, and slow. Mark the way that suits the start of your talk.',
    short: 'Speak one sentence loud. Then soft. Then slow.',
    form: 'work',
  },
  {
    text: 'Speak one whole sentence to a mirror or a photo without looking away. Listeners like to be looked at.',
    short: 'Speak one whole sentence to a mirror. Eyes up.',
    form: 'work',
  },
  {
    text: 'Fill a glass of water, and put it where you practice speaking. Each sip gives you time for a pause.',
    short: 'Water beside you. A sip is a pause.',
    form: 'prepare',
  },
  {
    text: 'Think of a question that somebody may ask after your talk. Answer it aloud, and stop after one clear sentence.',
    short: 'Answer one audience question aloud. One sentence.',
    form: 'work',
  },
]
