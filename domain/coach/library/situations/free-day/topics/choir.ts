import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { choirEveMoves } from './choir-eve.ts'

/** Texts of a day before a rehearsal of a choir (TEXT-30). */
export const choirFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'A piece is easier when you have seen it before. Ask one singer which pieces are on the list for the next rehearsal.',
      short: 'Ask one singer what the choir sings next.',
      pairs: [
        {
          step: { text: 'Find the page of that piece, and put a slip there.', minutes: 2 },
          challenge: { text: 'Hum the first line of a choir piece that you like.', seconds: 30 },
        },
        {
          step: { text: 'Write the titles on a slip, in the order of the rehearsal.', minutes: 1 },
          challenge: { text: 'Name the one that you look forward to.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You learn a choir piece sooner when you hear it. Find a recording of one, and listen to its first minute.',
      short: 'Find a recording of one choir piece. Play its start.',
      pairs: [
        {
          step: {
            text: 'Send the recording to {ally}.',
            twin: 'Save the recording where you can hear it while you cook.',
            minutes: 2,
          },
          challenge: { text: 'Listen to your own part in it, and nothing else.', seconds: 60 },
        },
        {
          step: { text: 'Write down the place where your part comes in.', minutes: 1 },
          challenge: { text: 'Tap the beat of that place on the table.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A line that slips your mind may slip another singer’s, too. Send one of them the choir line you keep forgetting.',
      short: 'Send one singer the choir line you keep forgetting.',
      pairs: [
        {
          step: { text: 'Ask which line that singer stumbles over.', minutes: 1 },
          challenge: { text: 'Say your own line once from memory.', seconds: 30 },
        },
        {
          step: { text: 'Copy the line in large letters onto a card.', minutes: 2 },
          challenge: { text: 'Say the line slowly, and then at its own speed.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A neighbor without a pencil is glad of yours. Put one to use and one to lend into the choir folder.',
      short: 'Put a spare pencil in the choir folder. Somebody may need one.',
      pairs: [
        {
          step: { text: 'Sharpen both, and find an eraser.', minutes: 2 },
          challenge: { text: 'Name the singer who usually needs one.', seconds: 15 },
        },
        {
          step: { text: 'Clip one of them to the first page.', minutes: 1 },
          challenge: { text: 'Picture handing the other one over, with a word or a smile.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Looking for a page can cost you the first notes. Move the next choir pieces to the front of your folder.',
      short: 'Choir folder: move the next pieces to the front.',
      pairs: [
        {
          step: { text: 'Ask one singer which piece the rehearsal usually starts with.', minutes: 2 },
          challenge: { text: 'Open the folder without looking, and find the first piece.', seconds: 15 },
        },
        {
          step: { text: 'Write the name of each piece on a strip that sticks out.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and then open the choir folder: {why}.',
            twin: 'Name the choir piece that you would like to sing again.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'The choir may have started something new. Ask one singer in a message whether there is new music for you.',
      short: 'Ask one singer whether the choir has new music.',
      pairs: [
        {
          step: { text: 'Ask who could have a copy for you.', minutes: 1 },
          challenge: { text: 'Say the names of the singers to your left and right in the choir.', seconds: 15 },
        },
        {
          step: { text: 'Look in the choir’s chat or page for the dates of the next concerts.', minutes: 2 },
          challenge: { text: 'Look for a picture of the last concert, and find yourself or your chair.', seconds: 30 },
        },
      ],
    },
    {
      text: 'It is easier to go when the way there is settled. Write down who drives you to the rehearsal, or which bus you take.',
      short: 'Write down your ride to rehearsal. A name, or a bus.',
      pairs: [
        {
          step: {
            text: 'Tell {ally} when the rehearsal {next} begins, and how you get there.',
            twin: 'Write to the driver, or note the stop and the line.',
            minutes: 2,
          },
          challenge: { text: 'Say when you have to be at the door.', seconds: 15 },
        },
        {
          step: { text: 'Write down how you get home, too.', minutes: 1 },
          challenge: { text: 'Go through the way in your head, up to your chair.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Somebody can keep a seat for you. Ask a singer of your part for the chair that is easiest to reach.',
      short: 'Ask one singer for the chair easiest to reach.',
      pairs: [
        {
          step: { text: 'Write down why that chair is easiest: the aisle, the rail, or the light.', minutes: 1 },
          challenge: { text: 'Say out loud how you would ask for it.', seconds: 15 },
        },
        {
          step: { text: 'Ask one singer how many steps lead up to the hall, and about a rail.', minutes: 2 },
          challenge: { text: 'Sit up on a chair as you do when you sing.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Entrances differ in steps, light, and distance. Ask somebody in the choir which door of the hall they use.',
      short: 'Ask one singer which door is easiest to reach.',
      pairs: [
        {
          step: { text: 'Write down the number of steps, and where one can hold on.', minutes: 1 },
          challenge: { text: 'Say which hand is free for the rail.', seconds: 15 },
        },
        {
          step: { text: 'Ask where a car can stop near that door.', minutes: 2 },
          challenge: { text: 'Go in by that door in your head, up to the first row.', seconds: 30 },
        },
      ],
    },
    {
      text: 'After a rest, a voice needs a gentle start. Hum one low note of a choir piece, and stop while it is easy.',
      short: 'Hum one low note for the choir. Stop while it is easy.',
      pairs: [
        {
          step: { text: 'Write down the piece and the note that is easiest for you.', minutes: 2 },
          challenge: { text: 'Breathe out on a long, quiet “s,” as choirs do when they warm up.', seconds: 45 },
        },
        {
          step: { text: 'Ask one singer from the choir how to warm up at home.', minutes: 1 },
          challenge: { text: 'Yawn once with the mouth closed, and let the jaw hang.', seconds: 30 },
        },
      ],
    },
    {
      text: 'It is pleasant to hear from each other between rehearsals. Send one singer a line about the choir piece that you like best.',
      short: 'Text one singer your favorite choir piece.',
      pairs: [
        {
          step: { text: 'Write down the line of it that you like best.', minutes: 2 },
          challenge: { text: 'Hum that line once more, quieter.', seconds: 30 },
        },
        {
          step: { text: 'Ask that singer for a favorite in return.', minutes: 1 },
          challenge: { text: 'Name one thing that you like about the voice beside yours in the choir.', seconds: 15 },
        },
      ],
    },
    {
      text: 'It is easier to come in beside a sure voice. Ask one singer of your part which entry in a choir piece worries them.',
      short: 'Ask one singer of your part about hard entries.',
      pairs: [
        {
          step: { text: 'Mark the entry that worries you, and the breath before it.', minutes: 2 },
          challenge: { text: 'Tap the beat up to your entry on the table.', seconds: 30 },
        },
        {
          step: { text: 'Offer to count your own hardest entry together at rehearsal.', minutes: 2 },
          challenge: { text: 'Say the first word of that entry exactly on the beat.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Names slip away between rehearsals. Write down the singers who sit around you in the choir, first names only.',
      short: 'Write the first names of the singers around you.',
      pairs: [
        {
          step: { text: 'Write beside each name one thing you know about that singer.', minutes: 2 },
          challenge: { text: 'Say all the names once, from left to right.', seconds: 30 },
        },
        {
          step: { text: 'Add one name from another part of the choir.', minutes: 1 },
          challenge: { text: 'Say the name of the singer who makes the others laugh.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The break at rehearsal leaves time for a talk. Write down what you would like to ask one singer.',
      short: 'Write down a question for one singer at break.',
      pairs: [
        {
          step: {
            text: 'Send one singer from the choir this line, and ask what would help: {obstacle}.',
            twin: 'Ask one singer from the choir what makes their rehearsal easier.',
            minutes: 2,
          },
          challenge: { text: 'Name one singer in the choir whom you look forward to seeing.', seconds: 15 },
        },
        {
          step: { text: 'Put mints with the choir folder, to share in the break.', minutes: 1 },
          challenge: { text: 'Say your question out loud, as if over a cup of tea.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Music on a stand is farther away than a book. Read one page of choir music at arm’s length, and mark what is hard to see.',
      short: 'Read one choir page at arm’s length. Mark hard spots.',
      pairs: [
        {
          step: { text: 'Write the marked places larger with a pencil.', minutes: 2 },
          challenge: { text: 'Look up from the page to a far wall, and back.', seconds: 30 },
        },
        {
          step: { text: 'Put your reading glasses with the choir folder.', minutes: 1 },
          challenge: { text: 'Say which singer you would ask for a seat with good light.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Some halls are cold. Lay a warm jacket or a scarf beside your choir folder.',
      short: 'Halls can be cold. Lay a jacket beside the choir folder.',
      pairs: [
        {
          step: { text: 'Put a second scarf with it, in case your neighbor is cold.', minutes: 1 },
          challenge: { text: 'Lay both hands on your throat until they are warm.', seconds: 30 },
        },
        {
          step: { text: 'Ask one singer where in the hall it is warmest.', minutes: 2 },
          challenge: { text: 'Wrap the scarf around you once, and hum a low note.', seconds: 15 },
        },
      ],
    },
  ],
  eve: choirEveMoves,
}
