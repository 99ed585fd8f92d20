import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreChoirAnswers } from './choir-more.ts'

/** What messages of a choir answer to something that its singer wrote (TEXT-32). */
export const choirAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'stairs',
    text: 'Steps and heavy doors are easier with both hands free. Put the choir folder into a bag that hangs from your shoulder.',
    short: 'Keep both hands free. Choir folder into a shoulder bag.',
    form: 'prepare',
    drill_sergeant: 'Try the strap once. Then set it down.',
    kind_encouraging: 'There is then a hand left for a rail, a door, or somebody’s arm.',
    teammate: 'With a hand for the rail and one for the door, we’ll get there.',
    wise_mentor: 'Worn across the chest, it does not slide while you walk.',
    own: [
      {
        step: { text: 'Hang the bag over your shoulder once, and adjust the strap.', minutes: 1 },
        challenge: { text: 'Check with both hands free that the folder does not slip out.', seconds: 15 },
      },
      {
        step: { text: 'Pack a pencil and your glasses into the same bag.', minutes: 2 },
        challenge: { text: 'Take something out of the bag that choir does not need.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stairs',
    text: 'Another singer may know an easier way in to choir, such as a side door without steps. Ask one in a message.',
    short: 'Ask one singer which door has fewest steps.',
    form: 'tell',
    drill_sergeant: 'One message. Ask about the last stretch, too.',
    kind_encouraging: 'Somebody who has sung there for years may know every door.',
    teammate: 'Somebody else has looked for the easy way before us, so let’s ask.',
    wise_mentor: 'Ask about the last stretch as well, from the street to the chairs.',
    own: [
      {
        step: { text: 'Leave a line free in your choir folder for the singer’s answer.', minutes: 1 },
        challenge: { text: 'Go in thought from the street to your chair, and mark the hardest spot.', seconds: 60 },
      },
      {
        step: { text: 'Note a second question about the way in, such as a rail or light.', minutes: 1 },
        challenge: { text: 'Decide how much longer a way you would take to avoid the steps.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stairs',
    text: 'Steps are easier when nobody waits behind you. Write an early time of arrival on the front of your choir folder.',
    short: 'Steps take time. Write an early arrival on the folder.',
    form: 'note',
    drill_sergeant: 'Early means slow. Slow is fine.',
    kind_encouraging: 'You can then go up as slowly as you like, with a pause in between.',
    teammate: 'With nobody behind us, there’s no hurry on the way up.',
    wise_mentor: 'Whoever comes early can choose the pace, and often the chair.',
    own: [
      {
        step: { text: 'Count back from that arrival, and note when to leave home.', minutes: 1 },
        challenge: { text: 'Choose what to do while you wait, such as looking over one song.', seconds: 30 },
      },
      {
        step: { text: 'Choose where on the steps you would pause, as you remember them.', minutes: 1 },
        challenge: { text: 'Find a friendly line for anyone who wants to pass, such as “go ahead.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'With a chair near the door, you can leave whenever it gets too much. Ask one singer to keep that chair for you at choir.',
    short: 'Afraid? Ask a singer for a seat near the door.',
    form: 'tell',
    drill_sergeant: 'One message. No reasons. Send it.',
    kind_encouraging: 'You need not say why you want that one, and you need not use the door.',
    teammate: 'We may never need the door, but we like knowing where it is.',
    wise_mentor: 'Knowing that you may go often makes it easier to stay.',
    own: [
      {
        step: { text: 'Decide what you will do if you leave: nod, wave, or just go.', minutes: 1 },
        challenge: { text: 'Plan where your coat will hang, so that you can take it on the way.', seconds: 15 },
      },
      {
        step: { text: 'Decide how you will know that it is too much for you.', minutes: 1 },
        challenge: { text: 'Choose a spot outside the door where you could wait and come back.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'You can be afraid and still know your part. Sing one line of a choir piece so softly that only you hear it.',
    short: 'Afraid or not, you know one choir line. Sing it softly.',
    form: 'work',
    drill_sergeant: 'Half voice. To the last word.',
    kind_encouraging: 'Nobody else has to hear it, and it need not be right.',
    teammate: 'We keep this one between us and the wall.',
    wise_mentor: 'Notice which note comes easily, and stay on it for a breath.',
    own: [
      {
        step: { text: 'Find the breath before that line, and mark it in the music.', minutes: 1 },
        challenge: { text: 'Speak the words of the line in rhythm, without the tune.', seconds: 30 },
      },
      {
        step: { text: 'Find the word in that line that you are surest of.', minutes: 1 },
        challenge: { text: 'Begin at that word, and sing softly as far as you like.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'A choir piece can be practiced while the body rests. Follow one line of it with your finger, and just think the tune.',
    short: 'Rest the body. Trace one choir line with a finger.',
    form: 'work',
    drill_sergeant: 'No sound. Hear every note.',
    kind_encouraging: 'Sit or lie as it is most comfortable, and stop at the end of the line.',
    teammate: 'We stay right where we are and still get through a line.',
    wise_mentor: 'If the tune breaks off somewhere, that is a place to look at again.',
    own: [
      {
        step: { text: 'Stop your finger at the highest note of that line.', minutes: 1 },
        challenge: { text: 'Breathe out slowly for as long as the line would last.', seconds: 30 },
      },
      {
        step: { text: 'Find what another voice sings at that place, and follow it too.', minutes: 1 },
        challenge: { text: 'Rest your hand on the page, and recall how the piece begins.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'Singing can be done sitting down, through a whole rehearsal. Write to one person from the choir that you would like to sit.',
    short: 'Sit through the rehearsal. Tell one singer beforehand.',
    form: 'tell',
    drill_sergeant: 'Say it plainly. Explain nothing.',
    kind_encouraging: 'Others may be glad to sit down with you.',
    teammate: 'We sing just as well from a chair.',
    wise_mentor: 'What is said beforehand need not be explained in the middle of a piece.',
    own: [
      {
        step: { text: 'Open your choir folder in your lap, as you will when seated.', minutes: 1 },
        challenge: { text: 'Find the height at which you see the page without bending your neck.', seconds: 30 },
      },
      {
        step: { text: 'Think of what you need at your chair, such as room for your feet.', minutes: 1 },
        challenge: { text: 'Sit as you would at rehearsal, and see whether your breath has room.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A choir also practices its breath, and you can do that lying down. Breathe out on one long, soft s until the air runs out.',
    short: 'Stay where you are. Choir breath: one long, soft s.',
    form: 'work',
    drill_sergeant: 'Slow and even. Then rest.',
    kind_encouraging: 'One is enough, and you may stay where you are afterward.',
    teammate: 'We sound like a tire with a leak, and that’s fine.',
    wise_mentor: 'Let it be even from beginning to end, as in a slow piece.',
    own: [
      {
        step: { text: 'Let the next breath come in by itself, through a loose mouth.', minutes: 1 },
        challenge: { text: 'Think of one long note in a choir piece that such a breath would carry.', seconds: 30 },
      },
      {
        step: { text: 'Try a soft f as well, and choose the easier sound.', minutes: 1 },
        challenge: { text: 'Recall a place in a choir piece where you run out of breath.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Half a rehearsal can be enough when you are tired. Write to one singer that you may leave early.',
    short: 'Half a rehearsal is allowed. Tell one singer you may leave early.',
    form: 'tell',
    drill_sergeant: 'Short line. Then feet up.',
    kind_encouraging: 'You can still stay to the end if the singing wakes you up.',
    teammate: 'Then we can tiptoe out, and somebody knows why.',
    wise_mentor: 'It is easier to set out when you know that you may go home early.',
    own: [
      {
        step: { text: 'Choose the song or the pause after which you would go.', minutes: 1 },
        challenge: { text: 'Mark that point in the choir folder with a slip.', seconds: 45 },
      },
      {
        step: { text: 'Find the seat from which you can leave without making others stand up.', minutes: 1 },
        challenge: { text: 'Have a short good-bye ready, such as a wave from the door.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Help is easier to offer when the time is known. Send {ally} the day and time of your next choir rehearsal.',
    short: 'Send {ally} the day and time of choir.',
    form: 'tell',
    drill_sergeant: 'The place, too. Press send.',
    kind_encouraging: 'You need not ask for anything, since they can offer what suits them.',
    teammate: 'Whatever they offer, we’ve made it easy for them.',
    wise_mentor: 'Add where it takes place, and they know all they need.',
    own: [
      {
        step: { text: 'Add the same day and time to the inside of your choir folder.', minutes: 1 },
        challenge: { text: 'Name for yourself one thing that would make that day easier.', seconds: 30 },
      },
      {
        step: { text: 'Work out how long you will be away, with the way there and back.', minutes: 2 },
        challenge: { text: 'Note when the rehearsal ends, in case somebody offers to fetch you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'One listener is enough for a small rehearsal. Ask {ally} to listen to one line of a choir piece.',
    short: 'Sing one choir line for {ally}. Softly is fine.',
    form: 'tell',
    drill_sergeant: 'Chin level. Sing to the end of the line.',
    kind_encouraging: 'They need not know the piece, and it need not be polished.',
    teammate: 'If a note slips, we’ve still had our small rehearsal.',
    wise_mentor: 'Look up from the page at the last word, as you would in a concert.',
    own: [
      {
        step: { text: 'Choose the line, and mark where it begins and ends.', minutes: 1 },
        challenge: { text: 'Hum the first note of the line until it sits comfortably.', seconds: 15 },
      },
      {
        step: { text: 'Put into plain words what the line is about.', minutes: 1 },
        challenge: { text: 'Choose where you will stand or sit, so that soft singing can be heard.', seconds: 30 },
      },
    ],
  },
  ...moreChoirAnswers,
]
