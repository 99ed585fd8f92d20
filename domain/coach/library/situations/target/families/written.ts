import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** A text that is due: a thesis, a book, an article. The day before, and the day itself (TEXT-37). */
export const writtenDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. A reader forgives a weak place that is marked. List the gaps, close the one a reader would fall into, and mark the others.',
        'List the gaps in the text, close the one that a reader would fall into, and mark the others with the same sign.',
      ],
      short: [
        'Your note: {last_note}. Understood. List the gaps. Close what a reader falls into. Mark the others.',
        'List the gaps. Close what a reader falls into. Mark the others. The list first.',
      ],
      step: { text: 'List the gaps, one line each, with the worst at the top.', minutes: 4 },
      challenge: { text: 'Mark one gap in the text with a sign that you can search for.', seconds: 45 },
    },
    {
      text: [
        'You noted {last_note}, and you know your detour: {obstacle}. Go to the last line, add one plain sentence there, and leave what stands above it.',
        'You noted {last_note}. Give that place one plain sentence and no second version. It can be handed in, and an empty line cannot.',
        'You know your detour: {obstacle}. Go to the last line, add one plain sentence there, and leave what stands above it.',
        'Begin at the last line of the text. Add the sentence that is missing there, plainly, and leave what stands above it as it is.',
      ],
      short: [
        'Your note: {last_note}. Go to the last line. Add one plain sentence. No rereading. You named that one yourself: {obstacle}.',
        'Your note: {last_note}. One plain sentence goes there. No second version.',
        'Known detour: {obstacle}. Go to the last line. Add one plain sentence. Leave the rest above.',
        'Go to the last line. Add one plain sentence. Leave everything above it.',
      ],
      meets: ['perfect'],
      step: { text: 'Write the missing sentence at the end, as plainly as you can.', minutes: 4 },
      challenge: { text: 'Cover the text above the cursor, and read only the last line.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. Decide whether this version can do without that part. If it can, put the part on a list for the next one.',
        'Decide what this version will do without: a figure, a section, a better title. Put it on a list for the next one.',
      ],
      short: [
        'Your note: {last_note}. Can this version do without that part? Then it goes on the list for the next.',
        'Name what this version does without. One figure, one section. It goes on the list for the next.',
      ],
      step: { text: 'Write one line: what this version of the text does without.', minutes: 2 },
      challenge: { text: 'Move one passage that will not be ready into a second file.', seconds: 60 },
    },
    {
      text: [
        'You noted {last_note}. Mark that place, and then get the text ready to hand in: name the file, look up where it goes, and write the lines that go with it.',
        'Get the text ready to hand in: name the file, look up where it goes, and write the lines that go with it.',
      ],
      short: [
        'Your note: {last_note}. Mark that place. Then name the file. Look up where it goes.',
        'Prepare the handover. Name the file. Look up where it goes. Write the lines that go with it.',
      ],
      step: { text: 'Write the lines that you will send with the text.', minutes: 3 },
      challenge: { text: 'Name the file as it will be called when you send it.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. Read that part aloud once. Where you stumble, put a mark, and fix only what is marked.',
        'Choose the page that worries you, and read it aloud once. Where you stumble, put a mark, and fix only what is marked.',
      ],
      short: [
        'Your note: {last_note}. Read that part aloud. Mark where you stumble. Fix only that.',
        'Pick the page that worries you. Read it aloud. Mark where you stumble. Fix only that.',
      ],
      step: { text: 'Read the page that worries you aloud, and mark each place where you stumble.', minutes: 4 },
      challenge: { text: 'Fix one marked place with the first words that come to mind.', seconds: 60 },
    },
  ],
  target_day: [
    {
      text: [
        'You noted {last_note}. That place may stay open if it is marked. Write the last line, save the file, and send it to one reader.',
        'Gaps are allowed where they are marked. Write the last line, save the file, and send it to one reader.',
      ],
      short: [
        'Your note: {last_note}. Mark that place. Write the last line. Save the file. Send it to one reader.',
        'Gaps are allowed if they are marked. Write the last line. Save the file. Send it to one reader.',
      ],
      step: { text: 'Go to the end, and write the last sentence.', minutes: 4 },
      challenge: { text: 'Tell one person that there is a last line now.', seconds: 30 },
    },
    {
      text: [
        'Decide which line is the last one of this version. What you think of after it goes on a list for the next.',
      ],
      short: ['Decide which line is the last one. Later ideas go on a list. The text stays closed.'],
      step: { text: 'Write today’s date on the first page, and save the text under it.', minutes: 1 },
      challenge: { text: 'Write down what the next version should get first.', seconds: 45 },
    },
    {
      text: [
        'Look once at the first paragraph and once at the last, as a reader will. Fix what is wrong there, and leave the middle.',
      ],
      short: ['Check the first paragraph. Check the last. Fix what is wrong there. Leave the middle.'],
      step: { text: 'Read the first and the last paragraph, and fix one thing.', minutes: 4 },
      challenge: { text: 'Read the last sentence aloud, as the one that stays.', seconds: 30 },
    },
    {
      text: [
        'You noted {last_note}. Give that place a sign, so that a reader sees what is missing there. It can then be shown as it is.',
        'Mark every open place with the same sign, so that a reader sees what is still missing. The text can be shown like that.',
      ],
      short: [
        'Your note: {last_note}. Put a sign there. A marked gap can be shown.',
        'Mark every open place. One sign for all. A marked gap can be shown.',
      ],
      step: { text: 'Search for the open places, and mark each with the same sign.', minutes: 4 },
      challenge: { text: 'Say aloud which open place matters most.', seconds: 30 },
    },
    {
      text: [
        'Choose who gets the text today, as far as it is. Write in one line what you would like to hear about it.',
      ],
      short: ['Choose one reader. Send the text as far as it is. Ask for one answer. Then away from the desk.'],
      step: { text: 'Write one line on what you would like to hear about the text.', minutes: 2 },
      challenge: { text: 'Attach the file, and check that it opens.', seconds: 45 },
    },
  ],
}
