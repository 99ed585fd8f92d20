import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a rehearsal of a choir (TEXT-30). */
export const choirFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'A piece is easier when you have seen it before. Ask one singer which pieces are on the list for the next rehearsal.',
        short: 'Ask one singer what the choir sings next.',
        about: 'pieces',
      },
      {
        text: 'You learn a choir piece sooner when you hear it. Find a recording of one, and listen to its first minute.',
        short: 'Find a recording of one choir piece. Play its start.',
        about: 'recording',
      },
      {
        text: 'The words are easier to learn than the notes. Read the first verse of one choir piece as if it were a letter.',
        short: 'Read the first verse of one choir piece. Like a letter.',
        about: 'text',
      },
      {
        text: 'A neighbor without a pencil is glad of yours. Put one to use and one to lend into the choir folder.',
        short: 'Put a spare pencil in the choir folder. Somebody may need one.',
        about: 'pencil',
      },
      {
        text: 'Looking for a page can cost you the first notes. Move the next choir pieces to the front of your folder.',
        short: 'Choir folder: move the next pieces to the front.',
        about: 'order',
      },
      {
        text: 'The choir may have started something new. Ask one singer in a message whether there is new music for you.',
        short: 'Ask one singer whether the choir has new music.',
        about: 'missing',
      },
      {
        text: 'It is easier to go when the way there is settled. Write down who drives you to the rehearsal, or which bus you take.',
        short: 'Write down your ride to rehearsal. A name, or a bus.',
        about: 'ride',
      },
      {
        text: 'Somebody can keep a seat for you. Ask a singer of your part for the chair that is easiest to reach.',
        short: 'Ask one singer for the chair easiest to reach.',
        about: 'seat',
      },
      {
        text: 'Entrances differ in steps, light, and distance. Ask somebody in the choir which door of the hall they use.',
        short: 'Ask one singer which door is easiest to reach.',
        about: 'door',
      },
      {
        text: 'After a rest, a voice needs a gentle start. Hum one low note of a choir piece, and stop while it is easy.',
        short: 'Hum one low note for the choir. Stop while it is easy.',
        about: 'hum',
      },
      {
        text: 'It is pleasant to hear from each other between rehearsals. Send one singer a line about the choir piece that you like best.',
        short: 'Text one singer your favorite choir piece.',
        about: 'favorite',
      },
      {
        text: 'Most mistakes happen where a part comes in. Mark the first entry of your part in one choir piece.',
        short: 'Mark your first entry in one choir piece. In pencil.',
        about: 'entry',
      },
      {
        text: 'Names slip away between rehearsals. Write down the singers who sit around you in the choir, first names only.',
        short: 'Write the first names of the singers around you.',
        about: 'name',
      },
      {
        text: 'In the break, there is time to talk. Write down one thing that you would like to ask a singer.',
        short: 'Write down one question for the choir’s break.',
        about: 'break',
      },
      {
        text: 'Music on a stand is farther away than a book. Read one page of choir music at arm’s length, and mark what is hard to see.',
        short: 'Read one choir page at arm’s length. Mark hard spots.',
        about: 'glasses',
      },
      {
        text: 'Some halls are cold. Lay a warm jacket or a scarf beside your choir folder.',
        short: 'Halls can be cold. Lay a jacket beside the choir folder.',
        about: 'warm',
      },
    ],
    eve: [
      {
        text: 'Put the choir folder, a pencil, and what you read with into the bag that you take tomorrow.',
        short: 'Choir folder and pencil. Into the bag for tomorrow.',
        about: 'folder',
      },
      {
        text: 'A singer who knows that you are coming will look out for you. Send one line to somebody in the choir.',
        short: 'Send one line to the choir. You are coming.',
        about: 'line',
      },
      {
        text: 'It is hard to sing when you are hungry or very full. Write down what you will eat before the rehearsal tomorrow.',
        short: 'Write down what to eat before the rehearsal tomorrow.',
        about: 'meal',
      },
      {
        text: 'Arriving early gives you time to sit down and look around. Work out when you leave, with a few minutes to spare.',
        short: 'Work out when you leave for the rehearsal. Add some minutes.',
        about: 'leave',
      },
      {
        text: 'You breathe more easily when nothing is tight at the waist. Lay out clothes for the rehearsal that are loose there.',
        short: 'Lay out loose clothes for the rehearsal. Singing needs room.',
        about: 'clothes',
      },
      {
        text: 'A familiar voice makes it easier to come in. Write down the name of the singer you hope to sit beside tomorrow.',
        short: 'Write down which singer you will sit beside tomorrow.',
        about: 'beside',
      },
      {
        text: 'It is easier to think of the music when the feet are comfortable. Put the shoes for the rehearsal by the door.',
        short: 'Put the shoes for the rehearsal by the door.',
        about: 'shoes',
      },
      {
        text: 'Put a few cough drops into the coat that you wear to the choir.',
        short: 'Put cough drops into your coat for the rehearsal.',
        about: 'throat',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Ask one singer which piece the choir starts with {next}.', minutes: 2, about: 'pieces' },
      {
        text: 'Find a recording of one choir piece, and send it to {ally}.',
        twin: 'Find a recording of one choir piece, and listen to your part once.',
        minutes: 3,
        about: 'recording',
      },
      { text: 'Read the text of one choir piece aloud, without the notes.', minutes: 2, about: 'text' },
      { text: 'Put two pencils into the choir folder, one of them to lend.', minutes: 1, about: 'pencil' },
      { text: 'Move the next pieces to the front of the choir folder.', minutes: 3, about: 'order' },
      {
        text: 'Send one singer from the choir this line, and ask what would help: {obstacle}.',
        twin: 'Ask one singer from the choir what makes their rehearsal easier.',
        minutes: 2,
        about: 'obstacle',
      },
      {
        text: 'Tell {ally} when the rehearsal {next} begins, and how you get there.',
        twin: 'Settle your way to the rehearsal {next}: ask for a ride or note the bus.',
        minutes: 2,
        about: 'ride',
      },
      { text: 'Ask one singer to keep the chair at the end of the row for you.', minutes: 2, about: 'seat' },
      { text: 'Ask one singer how many steps lead up to the hall, and about a rail.', minutes: 2, about: 'door' },
      {
        text: 'Hum the first line of a choir piece that {ally} may like.',
        twin: 'Write down a choir piece that somebody near you likes, and hum it once.',
        minutes: 2,
        about: 'hum',
      },
      { text: 'Mark with a pencil where your part comes in, in one choir piece.', minutes: 3, about: 'entry' },
      { text: 'Write down the names of the singers around you that you know.', minutes: 2, about: 'name' },
      {
        text: 'Write one line of thanks to a singer who helps you keep your part.',
        minutes: 3,
        about: 'thanks',
      },
      { text: 'Check whether you can read choir music at arm’s length.', minutes: 1, about: 'glasses' },
      { text: 'Ask one singer where your part breathes in a choir piece, and mark it.', minutes: 2, about: 'breaths' },
      { text: 'Ask by message whether there is new music, and who has a copy for you.', minutes: 2, about: 'copy' },
    ],
    eve: [
      { text: 'Put the choir folder into the bag that you take tomorrow.', minutes: 1, about: 'folder' },
      {
        text: 'Send one singer a line that you are coming, and ask for a chair beside theirs.',
        minutes: 2,
        about: 'line',
      },
      { text: 'Work out when you leave for the rehearsal, and add a few minutes.', minutes: 2, about: 'leave' },
      { text: 'Fill a bottle, and stand it beside the choir folder.', minutes: 2, about: 'bottle' },
      { text: 'Hang the coat for the rehearsal by the door, with a pencil in its pocket.', minutes: 1, about: 'coat' },
      { text: 'Check the bus or the ride to the rehearsal once more.', minutes: 2, about: 'way' },
      { text: 'Put a handkerchief into the coat that you wear to the rehearsal.', minutes: 1, about: 'throat' },
      { text: 'Read the first page of the piece that the choir may start with.', minutes: 3, about: 'first' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say the names of the singers to your left and right in the choir.', seconds: 30, about: 'name' },
      { text: 'Breathe out on a long, quiet “s,” as choirs do when they warm up.', seconds: 45, about: 'breath' },
      { text: 'Hum the first line of a choir piece that you like.', seconds: 30, about: 'hum' },
      {
        text: 'Send {ally} the name of one piece that the choir sings.',
        twin: 'Send one singer the name of the choir piece that you look forward to.',
        seconds: 60,
        about: 'pieces',
      },
      { text: 'Say the first line of one choir piece from memory.', seconds: 60, about: 'text' },
      { text: 'Find the choir folder, and lay it where you see it.', seconds: 15, about: 'folder' },
      { text: 'Take out one page of choir music, and find its loudest place.', seconds: 45, about: 'sheet' },
      {
        text: 'Say out loud how you would ask a singer for the chair at the end of the row.',
        seconds: 30,
        about: 'seat',
      },
      { text: 'Name one thing that you like about the voice beside yours in the choir.', seconds: 30, about: 'voice' },
      {
        text: 'Read your reason once, and then open the choir folder: {why}.',
        twin: 'Name the choir piece that you would like to sing once more.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Look in the choir’s chat or page for a picture of the last concert.', seconds: 30, about: 'picture' },
      { text: 'Send one singer from the choir the title of a song that you both like.', seconds: 45, about: 'message' },
      { text: 'Name one singer in the choir whom you look forward to seeing.', seconds: 30, about: 'name' },
      { text: 'Say a hard line of a choir text slowly, and then at its own speed.', seconds: 60, about: 'tongue' },
      { text: 'Say the name of the singer who makes the others in the choir laugh.', seconds: 15, about: 'laugh' },
      { text: 'Tap the beat of one choir piece on the table while you read the text.', seconds: 30, about: 'count' },
    ],
    eve: [
      { text: 'Check that the folder is in the bag for the rehearsal.', seconds: 15, about: 'folder' },
      { text: 'Hum the choir piece that you know best, quietly, once.', seconds: 30, about: 'song' },
      { text: 'Look at one page of choir music under a good lamp.', seconds: 30, about: 'glasses' },
      { text: 'Say out loud how you will greet the first singer you meet.', seconds: 45, about: 'greet' },
      {
        text: 'Name the doors and steps between the street and your chair in the hall.',
        seconds: 30,
        about: 'steps',
      },
      { text: 'Write to one singer that you will see them tomorrow.', seconds: 30, about: 'line' },
      { text: 'Write down the number of a singer whom you can call if you are late.', seconds: 30, about: 'phone' },
      { text: 'Say nothing for this minute, to rest the voice for the rehearsal.', seconds: 60, about: 'quiet' },
    ],
  },
}
