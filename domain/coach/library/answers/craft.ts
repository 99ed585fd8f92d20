import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of making or repairing something by hand answer to something that the person wrote (TEXT-32). */
export const craftAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Spare minutes often come when the project is somewhere else. Put a small part of it into a bag or pocket that you carry.',
    short: 'Spare minutes come anywhere. Pack one small project part.',
    form: 'prepare',
    drill_sergeant: 'Into your bag or pocket. It stays there.',
    kind_encouraging: 'You do not have to use it, and it is with you if you are kept waiting.',
    teammate: 'If somebody’s late, we’ve got something for the hands to do.',
    wise_mentor: 'Work that fits into a pocket also fits into the minutes between other things.',
    own: [
      {
        step: { text: 'Wrap the packed project part in a cloth or an envelope, against scratches.', minutes: 1 },
        challenge: { text: 'Decide what you could do with it in your lap, without any tools.', seconds: 45 },
      },
      {
        step: { text: 'Attach a note to the packed part that says what comes next.', minutes: 2 },
        challenge: { text: 'Think of a place where you often wait and could take the part out.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Time is easier to use when the small jobs are known. Write down one job on the project that takes only a minute.',
    short: 'Write down one project job that takes a minute.',
    form: 'note',
    drill_sergeant: 'Slip onto the piece. Next minute: that job.',
    kind_encouraging: 'Wiping, sorting, or trimming one edge is a good size for it.',
    teammate: 'Next time there’s a gap, we don’t have to think about what fits in.',
    wise_mentor: 'A free minute is easier to notice when you know what it is for.',
    own: [
      {
        step: { text: 'Lay out what that small project job needs, such as a cloth or scissors.', minutes: 1 },
        challenge: { text: 'Do the job on one corner or one piece only, and stop there.', seconds: 90 },
      },
      {
        step: { text: 'Find a second job on the project that is just as small.', minutes: 1 },
        challenge: { text: 'Keep both on one slip, pinned to the project or tucked under it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'One small hindrance can hold up a whole project. Give the tool you need most a cup or box of its own.',
    short: 'Tools get lost. Give the main one a cup.',
    form: 'prepare',
    drill_sergeant: 'Beside the project. Nothing else goes in.',
    kind_encouraging: 'With one thing in its place, you can begin, and the rest can follow.',
    teammate: 'If anybody borrows it, we’ve got an empty spot to prove it.',
    wise_mentor: 'What has a place of its own is found, and it is noticed when it needs care.',
    own: [
      {
        step: { text: 'Label the cup or box with the name of the tool.', minutes: 1 },
        challenge: { text: 'Reach for the tool from where you work, and move the cup closer if needed.', seconds: 45 },
      },
      {
        step: { text: 'Name the thing that goes missing most often after the main tool.', minutes: 1 },
        challenge: { text: 'Choose a jar, a can, or a hook for it, and put it there.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'What gives trouble is easier to settle before the hands are busy. Write its name on a slip, and lay it on your project.',
    short: 'Write the trouble on a slip. Lay it on your project.',
    form: 'note',
    drill_sergeant: 'Face up. Next time, settle it first.',
    kind_encouraging: 'You do not have to deal with it now, and it will not be forgotten.',
    teammate: 'Next time, we deal with that one before we pick up anything else.',
    wise_mentor: 'A hindrance that has been named is usually easier to remove.',
    own: [
      {
        step: { text: 'Add to the slip the first thing you would try against the trouble.', minutes: 1 },
        challenge: { text: 'Set out one thing that you would need to try it.', seconds: 60 },
      },
      {
        step: { text: 'Recall how you got past a similar trouble on an earlier piece.', minutes: 1 },
        challenge: { text: 'Note on the slip what helped then, or whom you could ask.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Your hands can enjoy a project when your head is tired. Sit down with a part of it, and run your thumb gently along one edge.',
    short: 'Tired heads have willing hands. Sit with one project part.',
    form: 'work',
    drill_sergeant: 'Thumb along one edge, to its end. Rest.',
    kind_encouraging: 'Nothing has to be made right now, and you may simply feel how it has turned out.',
    teammate: 'We’re only visiting our piece, and then we rest.',
    wise_mentor: 'The fingers often notice what is smooth and what is not, without any effort.',
    own: [
      {
        step: { text: 'Turn the project part over, and look at the side that nobody sees.', minutes: 1 },
        challenge: { text: 'Choose one spot on it that may stay exactly as it is.', seconds: 30 },
      },
      {
        step: { text: 'Name the work on this project that your hands like best.', minutes: 1 },
        challenge: { text: 'Set the part down next to what that work needs.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Handmade things may look handmade. Write the word stays on a scrap of tape, and stick it beside a spot you would redo.',
    short: 'Perfect is not needed. Write stays on some tape.',
    form: 'prepare',
    drill_sergeant: 'Stick it beside the flaw. Hands off that spot.',
    kind_encouraging: 'If it still bothers you when the piece is finished, you can change it then.',
    teammate: 'The tape’s got the last word, so we can move on to another part.',
    wise_mentor: 'Once the piece is whole, one spot is rarely what anybody sees.',
    own: [
      {
        step: { text: 'Look at the piece from across the table, and see which flaws still show.', minutes: 1 },
        challenge: { text: 'Choose one of them that may show the piece was made by hand.', seconds: 30 },
      },
      {
        step: { text: 'Take something handmade that you own, and look for a flaw in it.', minutes: 2 },
        challenge: { text: 'Decide whether you would want that flaw gone.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A project may begin without a plan. Lay the material on a table, and put one tool on top of it.',
    short: 'No plan needed. Project material onto the table.',
    form: 'prepare',
    drill_sergeant: 'One tool on top. No cut yet.',
    kind_encouraging: 'Nothing has to be cut or joined yet, and you can look at it in passing.',
    teammate: 'Every time you walk by, your hands get a little more curious.',
    wise_mentor: 'What lies together in sight soon suggests the first move.',
    own: [
      {
        step: { text: 'Touch the material at the place where the first cut or stitch could go.', minutes: 1 },
        challenge: { text: 'Mark the place with a pencil, a pin, or a scrap of tape.', seconds: 45 },
      },
      {
        step: { text: 'Sort the material into what you will use first and what can wait.', minutes: 2 },
        challenge: { text: 'Push the waiting part to the far edge of the table.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'With other people around, it helps to mark your place. Tie or tape a bright scrap to your project where you stopped.',
    short: 'People call you away. Mark where you stopped.',
    form: 'prepare',
    drill_sergeant: 'Bright scrap on that spot. Come back to it.',
    kind_encouraging: 'You can leave at any moment, and the piece will show you where you were.',
    teammate: 'Whoever needs us, the scrap’s keeping our place.',
    wise_mentor: 'Finding your place is what takes time after a pause, and the scrap spares you that.',
    own: [
      {
        step: { text: 'Say aloud what comes next at the mark on your project.', minutes: 1 },
        challenge: { text: 'Note that in a few words on a scrap, and leave it beside the mark.', seconds: 60 },
      },
      {
        step: { text: 'Choose a shelf or box where others would leave the marked project alone.', minutes: 1 },
        challenge: { text: 'Carry the project there once, and see that the mark stays visible.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'The hands go on more gladly when a thing is wanted. Ask {ally} which small handmade thing would be useful.',
    short: 'Ask {ally} which handmade thing would be useful.',
    form: 'tell',
    drill_sergeant: 'Write it down. Keep it near your tools.',
    kind_encouraging: 'You promise nothing by asking, and the answer may be easier to make than you think.',
    teammate: 'If it’s a hook or a potholder, we’re nearly there already.',
    wise_mentor: 'It helps to know whose hands will hold what yours are making.',
    own: [
      {
        step: { text: 'Look over your material, and find a piece big enough for something small.', minutes: 1 },
        challenge: { text: 'Set that piece aside until you know which thing is wanted.', seconds: 45 },
      },
      {
        step: { text: 'Think of something you made before that somebody really used.', minutes: 1 },
        challenge: { text: 'Name what made it useful: its size, its shape, or its feel.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A choice that somebody else makes lets the hands go on. Ask {ally} for a color that would suit your piece.',
    short: 'Ask {ally} for a color for your piece.',
    form: 'tell',
    drill_sergeant: 'First answer counts. Lay it out.',
    kind_encouraging: 'A thread, a button, or a dab of that color is enough.',
    teammate: 'If it’s one we’d never have picked, so much the better.',
    wise_mentor: 'A color from somebody else can show you the piece in a new way.',
    own: [
      {
        step: { text: 'Find the place on your piece where a new color could go.', minutes: 1 },
        challenge: { text: 'Hold any colored scrap or thread against that place, just to compare.', seconds: 60 },
      },
      {
        step: { text: 'Collect a few colored scraps, threads, or buttons that you already have.', minutes: 2 },
        challenge: { text: 'Arrange them from the one you like most to the one you like least.', seconds: 60 },
      },
    ],
  },
]
