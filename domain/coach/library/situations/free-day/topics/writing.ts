import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before writing (TEXT-30). */
export const writingFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'A page is less empty with a first line. Write one sentence that you may delete {next}.',
      short: 'Write one sentence. You may delete it {next}.',
      pairs: [
        {
          step: { text: 'Write a second one, worse than the first.', minutes: 1 },
          challenge: { text: 'Read both aloud, and leave them.', seconds: 15 },
        },
        {
          step: { text: 'Put the sentence where your cursor or your pen will be.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the page by heart: {plan}',
            twin: 'Say in one breath what your next page is about.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'Write down the question that your next page has to answer, and leave the answer for {weekday}.',
      short: 'Write the question of the next page. No answer yet.',
      pairs: [
        {
          step: { text: 'Put the question at the top of the page.', minutes: 1 },
          challenge: { text: 'Say it as a reader would ask it.', seconds: 15 },
        },
        {
          step: { text: 'List three words that the answer will need.', minutes: 2 },
          challenge: { text: 'Choose the one of them that you like least, and find another.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Choose one reader for the next page, and write the name at the top.',
      short: 'Choose one reader. Name at the top of the page.',
      pairs: [
        {
          step: { text: 'Write below the name what this reader knows already.', minutes: 1 },
          challenge: { text: 'Say the first line to them.', seconds: 15 },
        },
        {
          step: { text: 'Find a picture of the reader, or of somebody like them.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and close the notebook: {why}.',
            twin: 'Name the person who should read the first page.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Save a copy of your text in a second place. It takes a moment, and you write more freely.',
      short: 'Save a copy of your text somewhere else.',
      pairs: [
        {
          step: { text: 'Write the date and one word into its name.', minutes: 1 },
          challenge: { text: 'Open the copy once, and close it.', seconds: 15 },
        },
        {
          step: { text: 'Print one page, or copy it by hand.', minutes: 2 },
          challenge: { text: 'Look at the page from so far away that you cannot read it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Ideas come while you walk. Put a small notebook or a card into your coat, for a word or a line.',
      short: 'Put a card into your coat. Lines come outside.',
      pairs: [
        {
          step: { text: 'Put a short pencil with it.', minutes: 1 },
          challenge: { text: 'Reach into the coat, and find it without looking.', seconds: 15 },
        },
        {
          step: { text: 'Copy one old note into the text or onto a list.', minutes: 2 },
          challenge: { text: 'Listen for one sound, and find the word for it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Find one paragraph that you wrote for yourself and not for a reader, and mark it.',
      short: 'Mark one paragraph that no reader needs.',
      pairs: [
        {
          step: { text: 'Move a copy of it into a file for what is cut.', minutes: 1 },
          challenge: { text: 'Read the line before and the line after it, without it.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask somebody who writes what they do about this: {obstacle}.',
            twin: 'Ask somebody who writes what they cut most often.',
            minutes: 2,
          },
          challenge: { text: 'Find a better word for “nice.”', seconds: 30 },
        },
      ],
    },
    {
      text: 'Look for the one fact, name, or quote that would stop your writing {next}.',
      short: 'Look up the one fact your page needs.',
      pairs: [
        {
          step: { text: 'Write it into the margin, with the place where you found it.', minutes: 2 },
          challenge: { text: 'Say it in a sentence that could go into your text.', seconds: 15 },
        },
        {
          step: { text: 'Mark the gap in the text where it goes.', minutes: 1 },
          challenge: { text: 'Name one more thing that you would like to know about it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A text looks different after a rest. Leave the file closed today, and read something by somebody else.',
      short: 'Leave the file closed. Read another writer’s page.',
      pairs: [
        {
          step: { text: 'Mark a beginning that you like in what you read.', minutes: 2 },
          challenge: { text: 'Read its first sentence out loud.', seconds: 15 },
        },
        {
          step: { text: 'Put the book beside the place where you write.', minutes: 1 },
          challenge: { text: 'Write down a silly title for your own text.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Open the file at the place where you go on, and close all other windows.',
      short: 'Open the file at the place. Close the rest.',
      pairs: [
        {
          step: { text: 'Put the pen, or a note with the first word, beside it.', minutes: 1 },
          challenge: { text: 'Read the last line that you wrote, and stop.', seconds: 15 },
        },
        {
          step: { text: 'Print the last page, or copy its last line onto a card.', minutes: 2 },
          challenge: { text: 'Say what should happen next, in five words.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Leave a note in the text that says what the next sentence is about.',
      short: 'Note in the text what comes next.',
      pairs: [
        {
          step: { text: 'Write below it the first three words of that sentence.', minutes: 1 },
          challenge: { text: 'Close the text without changing a word.', seconds: 15 },
        },
        {
          step: { text: 'Put the fact or the name that it needs beside the note.', minutes: 2 },
          challenge: { text: 'Say the sentence that is there, and stop before the next.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Put the notebook or the laptop where you write tomorrow, without the phone beside it.',
      short: 'Notebook on the table. No phone beside the page.',
      pairs: [
        {
          step: { text: 'Clear the table around it.', minutes: 1 },
          challenge: { text: 'Sit down there, and see where the light comes from.', seconds: 15 },
        },
        {
          step: { text: 'Write on a slip how far you will go tomorrow.', minutes: 1 },
          challenge: { text: 'Put the pen on the page, or the chair before the screen.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A page begins the evening before. Read your last paragraph, and ask it one question for the night.',
      short: 'Read the last paragraph. Ask one question.',
      pairs: [
        {
          step: { text: 'Write the question on a slip beside the bed.', minutes: 1 },
          challenge: { text: 'Say it once, and answer nothing.', seconds: 15 },
        },
        {
          step: { text: 'Mark the word in the paragraph that it comes from.', minutes: 2 },
          challenge: { text: 'Close your eyes, and see the scene or the point.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Somebody waits for tomorrow’s page, even if it is you. Write down one line that they should not forget.',
      short: 'Write down the line they should not forget.',
      pairs: [
        {
          step: { text: 'Put the line at the bottom of tomorrow’s page.', minutes: 1 },
          challenge: { text: 'Say it once as an ending.', seconds: 15 },
        },
        {
          step: { text: 'Say who would tell it to somebody else, and write down why.', minutes: 2 },
          challenge: { text: 'Picture that person with the page in hand.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You write longer where nobody calls. Choose the hour and the door for tomorrow, and silence the phone for it.',
      short: 'Choose the hour and door for tomorrow’s page.',
      pairs: [
        {
          step: { text: 'Write the hour on a slip for that door.', minutes: 1 },
          challenge: { text: 'Close the door once, and sit down.', seconds: 15 },
        },
        {
          step: { text: 'Put water and a pencil inside.', minutes: 2 },
          challenge: { text: 'Listen to what the room sounds like with the door closed.', seconds: 30 },
        },
      ],
    },
  ],
}
