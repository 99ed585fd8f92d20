import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of drawing and painting. */
export const drawingDetails: readonly Detail[] = [
  {
    text: 'Draw the cup or the glass nearest to you without lifting the pencil. It may look odd.',
    short: 'Draw one cup. Do not lift the pencil.',
    form: 'work',
  },
  {
    text: 'Leave paper and a pencil open on the table. You draw more where you do not have to unpack anything.',
    short: 'Pencil and paper on the table. Leave them there.',
    form: 'prepare',
  },
  {
    text: 'Look at the edge of one thing, and let the pencil follow your eye slowly. Look at the paper as little as you can.',
    short: 'Follow one edge with eye and pencil. Slowly.',
    form: 'work',
  },
  {
    text: 'Draw the gaps between things, such as the space below a chair. Gaps are often easier to see than the things.',
    short: 'Draw the space below a chair. Not the chair.',
    form: 'work',
  },
  {
    text: 'Choose a painting that you like. Write down where its lightest and its darkest spots are.',
    short: 'Find the darkest spot in one painting. Note it.',
    form: 'note',
  },
  {
    text: 'Draw small squares. Fill one with the darkest gray of your pencil, and the other with the lightest.',
    short: 'Pencil: one dark square. One light square.',
    form: 'work',
  },
  {
    text: 'Draw a box as large as a matchbox, and sketch one thing in it. A small picture is soon full.',
    short: 'Draw one small box. Sketch one thing in it.',
    form: 'work',
  },
  {
    text: 'When you wait somewhere today, sketch one thing that you see, on a receipt or on your phone.',
    short: 'While you wait, sketch one thing in sight.',
    form: 'moment',
  },
  {
    text: 'Sharpen a pencil or rinse a brush, and lay it across the paper for your next picture.',
    short: 'Sharpen one pencil. Lay it on the paper.',
    form: 'prepare',
  },
  {
    text: 'Draw something, and then draw it again, faster. Compare which of the pictures looks more alive.',
    short: 'Draw one thing. Draw it again, faster.',
    form: 'work',
  },
  {
    text: 'Show one of your pictures to somebody, and ask what they look at first.',
    short: 'Show one picture. Ask what they see first.',
    form: 'tell',
  },
  {
    text: 'Half close your eyes, and draw only the largest shape that you see. The details can wait.',
    short: 'Draw the largest shape first. Details can wait.',
    form: 'work',
  },
  {
    text: 'Draw a shoe, from its sole up. It keeps still, and it looks different from every side.',
    short: 'Draw one shoe. Begin with the sole.',
    form: 'work',
  },
  {
    text: 'Look at a shadow on a wall, and write down its colors. It is seldom only gray, and you can paint it so.',
    short: 'Write down the colors of one shadow. Paint them.',
    form: 'note',
  },
  {
    text: 'Use a single color today. Change only how hard you press the pencil, or how wet the brush is.',
    short: 'One color today. Press the pencil lightly, then hard.',
    form: 'work',
  },
  {
    text: 'Write today’s date on a page, and draw one line below it. In a month you can see what has changed.',
    short: 'Date the page. Draw one line below it.',
    form: 'work',
  },
  {
    text: 'Copy a small part of a drawing that you admire, such as an eye or a leaf.',
    short: 'Copy one small part of a drawing you admire.',
    form: 'work',
  },
  {
    text: 'Cover the table with newspaper, and put your paper and your colors on it. You can then draw or paint at once.',
    short: 'Newspaper on the table. Paper and colors on it.',
    form: 'prepare',
  },
  {
    text: 'Hold the pencil at its far end, and draw the nearest plant or lamp. The lines get loose.',
    short: 'Hold the pencil at its far end. Draw loosely.',
    form: 'work',
  },
  {
    text: 'Keep a picture that you do not like. Write on its back, in one word, what you would change.',
    short: 'Write one word behind a picture you dislike.',
    form: 'note',
  },
  {
    text: 'Draw an object from memory, and then look at it. Add a line that was missing.',
    short: 'Draw from memory. Look. Add one line.',
    form: 'work',
  },
  {
    text: 'Sketch a person whom you see, or one in a photo, in a few quick lines. Leave out the face.',
    short: 'Sketch one person. Few lines. No face.',
    form: 'work',
  },
  {
    text: 'Stop drawing while you still enjoy it. Put the pencil down where you want to go on.',
    short: 'Stop while you like the drawing. Pencil down.',
    form: 'moment',
  },
  {
    text: 'Turn a photo upside down, and draw what you see. You then copy lines, and not what you think is there.',
    short: 'Turn a photo upside down. Draw its lines.',
    form: 'work',
  },
]
