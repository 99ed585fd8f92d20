import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of knitting, sewing and the like answer to something that the person wrote (TEXT-32). */
export const yarnAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Little time is enough when you see at once where to go on. Tie a bright bit of thread to your last stitch.',
    short: 'Short of time, mark the last stitch. Bright thread.',
    form: 'prepare',
    drill_sergeant: 'Tie it loosely. Cut it short.',
    kind_encouraging: 'Any leftover end in another color will do.',
    teammate: 'We’ll skip the hunting and go straight to the stitching.',
    wise_mentor: 'Many short gaps are lost in finding the place.',
    own: [
      {
        step: { text: 'Note on a slip what the next stitch or row will be.', minutes: 1 },
        challenge: { text: 'Lay the piece and the slip where you sit down most often.', seconds: 30 },
      },
      {
        step: { text: 'Hold the piece at arm’s length, and see whether the bright thread stands out.', minutes: 1 },
        challenge: { text: 'Keep a few more bright ends in a box or envelope.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'One stitch takes hardly any time, and then the piece is in your hands. Take it up, make that stitch, and lay it down.',
    short: 'One stitch needs no time. Take up the piece.',
    form: 'work',
    drill_sergeant: 'Make it. Smooth it. Down again.',
    kind_encouraging: 'You may add another, and you need not.',
    teammate: 'Our shortest session ever, and it still counts.',
    wise_mentor: 'A piece that has been held once is easier to take up again.',
    own: [
      {
        step: { text: 'Smooth the piece out, and see how far the row or edge has come.', minutes: 1 },
        challenge: { text: 'Leave the needle or hook where your hand finds it first.', seconds: 15 },
      },
      {
        step: { text: 'Choose a pocket or bag that could carry the piece to short waits.', minutes: 1 },
        challenge: { text: 'Tuck the needle or hook in, with its point covered.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'In needlework, small things soon disappear under yarn or cloth. Tie a bright thread to the handle of your scissors.',
    short: 'Small things vanish under yarn or cloth. Flag your scissors.',
    form: 'prepare',
    drill_sergeant: 'Bright thread through the handle. Tight knot.',
    kind_encouraging: 'A long tail on it makes them easier still to find.',
    teammate: 'We pull the tail, and out they come.',
    wise_mentor: 'Take a color that is nowhere in the piece itself.',
    own: [
      {
        step: { text: 'Choose one place for the scissors while you work, and lay them there.', minutes: 1 },
        challenge: { text: 'Find a second small thing that needs such a marker, and set it beside them.', seconds: 60 },
      },
      {
        step: { text: 'Snip one loose end, and see whether the bright thread gets in the way.', minutes: 1 },
        challenge: { text: 'Shorten or retie the thread until it does not catch.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Where many small things lie about, the right one is hard to find. Gather the thread ends and scraps around you into one bowl.',
    short: 'Loose scraps hide what you need. Yarn ends into one bowl.',
    form: 'prepare',
    drill_sergeant: 'Every snippet in arm’s reach. One sweep.',
    kind_encouraging: 'They need not be sorted, only out of the way.',
    teammate: 'Somewhere under there, we’ll find the tape measure.',
    wise_mentor: 'Keep the bowl within reach, and the next ends will fall into it.',
    own: [
      {
        step: { text: 'Pick out any needle, hook, or button that came along with the scraps.', minutes: 1 },
        challenge: { text: 'Stand the bowl where the next thread end will fall.', seconds: 15 },
      },
      {
        step: { text: 'Choose from the bowl an end long enough to serve as a marker.', minutes: 1 },
        challenge: { text: 'Wind that end around a card or a finger, and lay it on top.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired hands may hold a piece without working on it. Lay your yarn or cloth in your lap, and trace the last stitches with a finger.',
    short: 'Tired hands may rest on the piece. Trace your last stitches.',
    form: 'work',
    drill_sergeant: 'To the last one. Then rest.',
    kind_encouraging: 'You may close your eyes, because the fingers know the way.',
    teammate: 'We’re just visiting, and there’s no work in it.',
    wise_mentor: 'The fingers will know where to go on, even if the head is too tired now.',
    own: [
      {
        step: { text: 'Feel for the place where the thread goes on from the last stitch.', minutes: 1 },
        challenge: { text: 'Wind the loose thread around two fingers, and lay it on the piece.', seconds: 45 },
      },
      {
        step: { text: 'Look for the stitch in the piece that you like best.', minutes: 1 },
        challenge: { text: 'Fold the piece with that stitch on top, and rest your hands.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Whether you begin or go on, only one line of the pattern is needed. Read it aloud, and cover the rest with a sheet.',
    short: 'One line of the pattern is enough to begin.',
    form: 'prepare',
    drill_sergeant: 'Read it aloud. Cover the rest.',
    kind_encouraging: 'If a word in it is unclear, you may leave it for later.',
    teammate: 'One line’s our whole world for now.',
    wise_mentor: 'A pattern was written to be followed line by line, and not to be understood at once.',
    own: [
      {
        step: { text: 'Find in that line the first thing that your hands would do.', minutes: 1 },
        challenge: { text: 'Gather what this first move needs: yarn or cloth, and one tool.', seconds: 90 },
      },
      {
        step: { text: 'Mark the end of that line with a paper clip or a pencil stroke.', minutes: 1 },
        challenge: { text: 'Circle one word or sign in the line that you would have to look up.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Nothing in yarn or thread has to be right at once, or seen by anybody. Make one stitch on a scrap, and pull it out again.',
    short: 'Nobody sees a scrap. Make one stitch on it. Undo it.',
    form: 'work',
    drill_sergeant: 'In. Out. Nothing broken.',
    kind_encouraging: 'You may make it as crooked as you like, since it comes out anyway.',
    teammate: 'If anybody asks, we never made it.',
    wise_mentor: 'What can be pulled out so easily may also be tried out.',
    own: [
      {
        step: { text: 'Hold the scrap to the light, and look for where the stitch was.', minutes: 1 },
        challenge: { text: 'Keep the scrap with your things, for any stitch you want to try first.', seconds: 30 },
      },
      {
        step: { text: 'Pick a thread for practice that stands out against the scrap.', minutes: 1 },
        challenge: { text: 'Cut a short length of that thread, and lay it ready for another try.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Needlework at home has to be put down now and then. Stand an empty bowl beside your seat, for yarn, thread, and needle.',
    short: 'At home, needlework gets put down. Stand a bowl beside you.',
    form: 'prepare',
    drill_sergeant: 'Everything in. Sharp end down.',
    kind_encouraging: 'Whatever calls you away, the stitches will be safe there.',
    teammate: 'One drop, and your hands are free.',
    wise_mentor: 'What is put down well is easily taken up again.',
    own: [
      {
        step: { text: 'Set your work into the bowl once, with the needle’s point inside.', minutes: 1 },
        challenge: { text: 'Shift the bowl until nobody passing by would kick it over.', seconds: 30 },
      },
      {
        step: { text: 'Make a paper marker that says where you stopped, and put it into the bowl.', minutes: 1 },
        challenge: { text: 'Test whether everything goes into the bowl with one movement.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Another eye sees colors differently. Ask {ally} which color they would take for your next yarn or thread.',
    short: 'Ask {ally} which color of thread comes next.',
    form: 'tell',
    drill_sergeant: 'One color. No debate.',
    kind_encouraging: 'You need not use it, but it may give you an idea.',
    teammate: 'If it’s neon green, we’ll find a place for it.',
    wise_mentor: 'The answer often says as much about them as about the piece.',
    own: [
      {
        step: { text: 'Lay the colors that you already have side by side.', minutes: 2 },
        challenge: { text: 'Take away the color that pleases you least beside the others.', seconds: 30 },
      },
      {
        step: { text: 'Find something at home whose colors would go well with your piece.', minutes: 1 },
        challenge: { text: 'Hold the piece beside it, and name the color that is missing.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A piece is easier to finish when somebody else can picture it. Tell {ally} what it will be after the last stitch.',
    short: 'Tell {ally} what your stitches will become.',
    form: 'tell',
    drill_sergeant: 'One sentence. Color included.',
    kind_encouraging: 'You may leave out how long it has taken.',
    teammate: 'Saying it makes us want to see it, too.',
    wise_mentor: 'While you describe it, you may see the next stitch as well.',
    own: [
      {
        step: { text: 'Choose where the finished piece will lie, hang, or be worn first.', minutes: 1 },
        challenge: { text: 'Hold the piece up, and picture the part that is still missing.', seconds: 30 },
      },
      {
        step: { text: 'Write on a tag whom or what the finished piece is for.', minutes: 1 },
        challenge: { text: 'Pin or tie the tag to an edge where it disturbs no stitch.', seconds: 45 },
      },
    ],
  },
]
