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
        text: 'A choir piece that you have in your ear is half learned. Ask one singer for a recording, and play its first minute.',
        short: 'Ask one singer for a recording. Play its first minute.',
        about: 'recording',
      },
      {
        text: 'The words are easier to learn than the notes. Read the first verse of one choir piece as if it were a letter.',
        short: 'Read the first verse of one choir piece. Like a letter.',
        about: 'text',
      },
      {
        text: 'A neighbor without a pencil is glad of yours. Put one to use and one to lend into the choir folder.',
        short: 'Put a spare pencil in the choir folder. Somebody always needs one.',
        about: 'pencil',
      },
      {
        text: 'Turning pages takes the time in which others begin. Move the next choir pieces to the front of your folder.',
        short: 'Choir folder: move the next pieces to the front.',
        about: 'order',
      },
      {
        text: 'The choir may have started something new. Ask one singer whether there is new music, and to keep a copy for you.',
        short: 'Ask one singer whether the choir has new music.',
        about: 'missing',
      },
      {
        text: 'It is easier to go when the way there is settled. Write down who drives you to the rehearsal, or which bus you take.',
        short: 'Write down your way to rehearsal. Driver or bus.',
        about: 'ride',
      },
      {
        text: 'A seat can be kept for you. Ask a singer of your part for the chair that is easiest to reach.',
        short: 'Ask one singer for a chair. The easiest to reach.',
        about: 'seat',
      },
      {
        text: 'Entrances differ in steps, light, and distance. Ask somebody in the choir which door of the hall they use.',
        short: 'Ask one singer which door is easiest to reach.',
        about: 'door',
      },
      {
        text: 'A voice that rested comes back gently. Hum on one low note, with the lips closed, and stop while it is easy.',
        short: 'Hum one low note for the choir. Stop while it is easy.',
        about: 'hum',
      },
      {
        text: 'Singing together begins before the first note. Send one singer a line about the choir piece that you like best.',
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
        text: 'The break is where people get to know each other. Write down one thing to ask a singer there.',
        short: 'Write down one question for the choir’s break.',
        about: 'break',
      },
      {
        text: 'Music on a stand is farther away than a book. Read one page of choir music at arm’s length, and mark what is hard to see.',
        short: 'Read one choir page at arm’s length. Mark hard spots.',
        about: 'glasses',
      },
      {
        text: 'Some halls are cold. Ask one singer whether they bring a jacket to the choir, and lay yours beside the folder.',
        short: 'Ask one singer whether the choir’s hall is cold.',
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
        text: 'A full stomach makes singing hard, and so does an empty one. Write down what you will eat before the rehearsal tomorrow.',
        short: 'Write down what to eat before the rehearsal tomorrow.',
        about: 'meal',
      },
      {
        text: 'Arriving early gives you time to sit down and look around. Work out when you leave, with a few minutes to spare.',
        short: 'Work out when you leave for the rehearsal. Add some minutes.',
        about: 'leave',
      },
      {
        text: 'Singing needs room at the waist. Lay out clothes for the rehearsal that are loose there.',
        short: 'Lay out loose clothes for the rehearsal. Singing needs room.',
        about: 'clothes',
      },
      {
        text: 'A familiar voice makes it easier to come in. Write down the name of the singer you hope to sit beside tomorrow.',
        short: 'Write down beside which singer you sit tomorrow.',
        about: 'beside',
      },
      {
        text: 'It is easier to think of the music when the feet are comfortable. Put the shoes for the rehearsal by the door.',
        short: 'Put the shoes for the rehearsal by the door.',
        about: 'shoes',
      },
      {
        text: 'Put a few cough drops into the coat that you wear to the choir.',
        short: 'Put cough drops into your coat. For the rehearsal.',
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
        text: 'Write down one choir piece that {ally} would like, and hum its first line.',
        twin: 'Write down a choir piece that somebody near you likes, and hum it once.',
        minutes: 2,
        about: 'hum',
      },
      { text: 'Mark with a pencil where your part comes in, in one choir piece.', minutes: 3, about: 'entry' },
      { text: 'Write down the names of the singers around you that you know.', minutes: 2, about: 'name' },
      {
        text: 'Write one line of thanks to the singer whose voice helps you keep your part.',
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
      { text: 'Hang the coat for the rehearsal by the door, with a pencil to lend in it.', minutes: 1, about: 'coat' },
      { text: 'Check the bus or the ride to the rehearsal once more.', minutes: 2, about: 'way' },
      { text: 'Put a handkerchief and a pencil into the coat for the rehearsal.', minutes: 1, about: 'throat' },
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
      { text: 'Take out one page of choir music, and look for its loudest place.', seconds: 45, about: 'sheet' },
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
      { text: 'Say the name of the singer in the choir whom you look forward to.', seconds: 30, about: 'name' },
      { text: 'Say a hard line of a choir text slowly, and then once at speed.', seconds: 60, about: 'tongue' },
      { text: 'Say the name of the singer who makes the others in the choir laugh.', seconds: 15, about: 'laugh' },
      { text: 'Tap the beat of one choir piece on the table while you read the text.', seconds: 30, about: 'count' },
    ],
    eve: [
      { text: 'Lift the bag for the rehearsal: is the folder in it?', seconds: 15, about: 'folder' },
      { text: 'Hum the choir piece that you know best, quietly, once.', seconds: 30, about: 'song' },
      { text: 'Hold one page of music under the lamp that you read by.', seconds: 30, about: 'glasses' },
      { text: 'Say out loud how you will greet the first singer you meet.', seconds: 45, about: 'greet' },
      {
        text: 'Name the doors and steps between the street and your chair in the hall.',
        seconds: 30,
        about: 'steps',
      },
      { text: 'Send one singer the line that you will see them tomorrow.', seconds: 30, about: 'line' },
      { text: 'Write down the number of a singer whom you can call if you are late.', seconds: 30, about: 'phone' },
      { text: 'Say nothing for this minute, to rest the voice for the rehearsal.', seconds: 60, about: 'quiet' },
    ],
  },
}
