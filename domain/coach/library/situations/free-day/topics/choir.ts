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
      text: 'The words are easier to learn than the notes. Read the first verse of one choir piece as if it were a letter.',
      short: 'Read the first verse of one choir piece. Like a letter.',
      pairs: [
        {
          step: { text: 'Look up one word of it that you could not explain.', minutes: 2 },
          challenge: { text: 'Say the first line from memory.', seconds: 30 },
        },
        {
          step: { text: 'Copy the verse in large letters onto a card.', minutes: 1 },
          challenge: { text: 'Say its hardest line slowly, and then at its own speed.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A neighbor without a pencil is glad of yours. Put one to use and one to lend into the choir folder.',
      short: 'Put a spare pencil in the choir folder. Somebody may need one.',
      pairs: [
        {
          step: { text: 'Sharpen both, and find an eraser.', minutes: 2 },
          challenge: { text: 'Draw a small breath mark, as you do in the notes.', seconds: 15 },
        },
        {
          step: { text: 'Clip one of them to the first page.', minutes: 1 },
          challenge: { text: 'Take out one page of choir music, and find its loudest place.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Looking for a page can cost you the first notes. Move the next choir pieces to the front of your folder.',
      short: 'Choir folder: move the next pieces to the front.',
      pairs: [
        {
          step: { text: 'Take out what the choir no longer sings.', minutes: 2 },
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
          step: { text: 'Put a glass of water where you hum at home.', minutes: 1 },
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
          step: { text: 'Ask them in return for theirs.', minutes: 1 },
          challenge: { text: 'Name one thing that you like about the voice beside yours in the choir.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Most mistakes happen where a part comes in. Mark the first entry of your part in one choir piece.',
      short: 'Mark your first entry in one choir piece. In pencil.',
      pairs: [
        {
          step: { text: 'Mark the breath before it, too.', minutes: 2 },
          challenge: { text: 'Tap the beat up to this entry on the table.', seconds: 30 },
        },
        {
          step: { text: 'Ask one singer of your part what they listen for at this place.', minutes: 2 },
          challenge: { text: 'Say the first word of the entry exactly on the beat.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Names slip away between rehearsals. Write down the singers who sit around you in the choir, first names only.',
      short: 'Write the first names of the singers around you.',
      pairs: [
        {
          step: { text: 'Write beside each name where they sit.', minutes: 2 },
          challenge: { text: 'Say all the names once, from left to right.', seconds: 30 },
        },
        {
          step: { text: 'Add one name from another part of the choir.', minutes: 1 },
          challenge: { text: 'Say the name of the singer who makes the others laugh.', seconds: 15 },
        },
      ],
    },
    {
      text: 'In the break, there is time to talk. Write down one thing that you would like to ask a singer.',
      short: 'Write down one question for the choir’s break.',
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
          step: { text: 'Put something for the break into the folder’s bag: mints or a cup.', minutes: 1 },
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
          step: { text: 'Put the glasses that you read with into the folder’s bag.', minutes: 1 },
          challenge: { text: 'Clean both lenses with a soft cloth.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Some halls are cold. Lay a warm jacket or a scarf beside your choir folder.',
      short: 'Halls can be cold. Lay a jacket beside the choir folder.',
      pairs: [
        {
          step: { text: 'Put a handkerchief into its pocket.', minutes: 1 },
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
