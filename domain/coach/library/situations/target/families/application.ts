import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** An application, a portfolio or papers that are due. The day before, and the day itself (TEXT-37). */
export const applicationDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. Lay the list of what they ask for beside what you have. Tick off what is there, and get the missing page today.',
        'Lay the list of what they ask for beside what you have. Tick off what is there, and get the missing page today.',
      ],
      short: [
        'Your note: {last_note}. Get the list of what they ask for. Tick off what is there. Get the missing page.',
        'Get the list of what they ask for. Tick off what is there. Get the missing page today.',
      ],
      step: { text: 'Tick off on their list what you have.', minutes: 4 },
      challenge: { text: 'Write the name of the missing page on a slip.', seconds: 30 },
    },
    {
      text: [
        'Names, dates, and the address are what strangers read first. Check these once, slowly, and leave the sentences as they are.',
      ],
      short: ['Check names. Check dates. Check the address. Leave the sentences alone.'],
      step: { text: 'Check each name and each date against its source.', minutes: 4 },
      challenge: { text: 'Read your own name and address aloud from the form.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. Write today how you will say that tomorrow, in one honest sentence. It can stand in the letter or be left out.',
        'Write in one sentence why you are asking for this. It can stand first in the letter, or be what you say when they call.',
      ],
      short: [
        'Your note: {last_note}. Write one honest sentence about it. Put it in, or leave it out.',
        'Write why you are asking. One sentence. It goes first in the letter.',
      ],
      step: { text: 'Write one sentence: why you are the person who applies.', minutes: 3 },
      challenge: { text: 'Say that sentence aloud as you would on the phone.', seconds: 30 },
    },
    {
      text: [
        'Find out how it gets there: a page to upload it, an address, a counter and its hours. Open that page or write down that address today.',
      ],
      short: ['Find out where it goes. A page, an address, a counter. Note its hours. Do that now.'],
      step: { text: 'Look up where it goes, and until what time they take it.', minutes: 3 },
      challenge: { text: 'Put everything that goes out into one folder.', seconds: 60 },
    },
    {
      text: [
        'Ask one person with sharp eyes to look at a single page today. Say which page it is, and that a quick look will do.',
      ],
      short: ['Pick one page. Find one person with sharp eyes. Ask for one look today.'],
      step: {
        text: 'Send one page to {ally}, and ask for one look.',
        twin: 'Send one page to somebody with sharp eyes, and ask for one look.',
        minutes: 3,
      },
      challenge: { text: 'Read the first page backward, line by line, for slips.', seconds: 120 },
    },
  ],
  target_day: [
    {
      text: [
        'Open it once as they will see it: the file, the photo, the first page. If it opens and has your name on it, send it.',
      ],
      short: ['Open it as they will see it. Check your name. Send it. Keep the receipt.'],
      step: { text: 'Open the finished file as a stranger would, from the folder.', minutes: 2 },
      challenge: { text: 'Save the confirmation, or take a picture of it.', seconds: 30 },
    },
    {
      text: [
        'Send it before you read it again. A copy for yourself and the time of sending belong in the same folder.',
      ],
      short: ['Send it before another reading. Keep a copy. Note the time. Close the folder.'],
      step: { text: 'Save a copy, with today’s date in its name.', minutes: 1 },
      challenge: { text: 'Write down when you may ask for an answer.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. If a page is missing, write them one line about when it follows, and send what you have.',
        'If a page is missing, write them one line about when it follows, and send what you have.',
      ],
      short: [
        'Your note: {last_note}. Page missing? One line when it follows. Send what you have.',
        'Page missing? Write one line when it follows. Send what you have.',
      ],
      step: { text: 'Write the line about what follows later, if something does.', minutes: 2 },
      challenge: { text: 'Say aloud what goes out today, page by page.', seconds: 45 },
    },
    {
      text: [
        'Decide what you do with the waiting: how long you leave it alone, and whom you ask after that. Then let it go out.',
      ],
      short: ['Send it. Then set the day for asking. Until that day, leave it alone.'],
      step: { text: 'Put the day when you will ask into your calendar.', minutes: 1 },
      challenge: { text: 'Put the papers away where the answer will find them.', seconds: 60 },
    },
    {
      text: [
        'Thank one person who read a page, wrote a reference, or listened. Tell them in the same line that it goes out today.',
      ],
      short: ['Send it. Then thank one person who helped. One line is enough.'],
      step: { text: 'Thank one person who helped with it, in one line.', minutes: 2 },
      challenge: { text: 'Say aloud where it is now: sent, on the way, or on the table.', seconds: 15 },
    },
  ],
}
