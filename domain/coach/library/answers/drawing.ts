import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of drawing and painting answer to something that the person wrote (TEXT-32). */
export const drawingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'On a page that is already marked, a drawing has nothing to spoil. Scribble across a fresh sheet, from edge to edge.',
    short: 'Nothing left to spoil: scribble across a drawing sheet.',
    form: 'work',
    drill_sergeant: 'Large loops, edge to edge. Pencil down.',
    kind_encouraging: 'It does not have to be interesting, and you can draw right on top of it.',
    teammate: 'Now the worst has happened to our page, and it looks pretty good.',
    wise_mentor: 'After a scribble, the next lines do not have to be perfect, either.',
    own: [
      {
        step: { text: 'Turn the scribbled sheet around until you see a shape in it.', minutes: 1 },
        challenge: { text: 'Trace around that shape with a firmer line.', seconds: 45 },
      },
      {
        step: { text: 'Shade one of the small gaps between the scribbled lines.', minutes: 1 },
        challenge: { text: 'Fill another gap with dots or stripes.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A line can stay when nothing is there to remove it. Put the eraser into a drawer, away from your paper.',
    short: 'Perfect needs an eraser. Shut yours in a drawer.',
    form: 'prepare',
    drill_sergeant: 'Away from the drawing paper. Every line stays.',
    kind_encouraging: 'It is not thrown away, and you can fetch it when the drawing is finished.',
    teammate: 'From now on, our wrong lines are called sketch lines.',
    wise_mentor: 'If a line is off, draw the next one beside it, and both will help the eye.',
    own: [
      {
        step: { text: 'Draw one crooked line on the paper, and let it stand.', minutes: 1 },
        challenge: { text: 'Add a second line that makes use of the first.', seconds: 30 },
      },
      {
        step: { text: 'Look at an older drawing, and find a line you would have erased.', minutes: 1 },
        challenge: { text: 'Say what the drawing would lose without that line.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A page is easier to draw on when there is something on it. Set a cup on the paper, and trace around it once.',
    short: 'No blank page: set a cup on the paper.',
    form: 'work',
    drill_sergeant: 'Trace around it. Lift it. Look.',
    kind_encouraging: 'It may become a face, a plate, or a moon, or stay a circle.',
    teammate: 'If it turns into a pizza, we’re fine with that.',
    wise_mentor: 'Look at the circle for a while, and something to add will often suggest itself.',
    own: [
      {
        step: { text: 'Look at the cup on the paper from above, and find its shadow.', minutes: 1 },
        challenge: { text: 'Draw the edge of that shadow on the paper.', seconds: 45 },
      },
      {
        step: { text: 'Draw only the rim or the handle of the cup, larger than it is.', minutes: 2 },
        challenge: { text: 'Let one line of it run off the edge of the paper.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'What to draw can be settled without choosing. Write down the thing nearest to your left hand, for the next time you draw.',
    short: 'Do not choose. Write down what lies nearest.',
    form: 'note',
    drill_sergeant: 'Note onto the drawing paper. Draw that next.',
    kind_encouraging: 'Dull things are good to draw, because nobody expects much of them.',
    teammate: 'We don’t pick it, so we can’t pick wrong.',
    wise_mentor: 'Almost anything becomes interesting after you have looked at its edges for a while.',
    own: [
      {
        step: { text: 'Look at the thing you wrote down, and find its longest line.', minutes: 1 },
        challenge: { text: 'Copy only that line onto the paper, beside the name.', seconds: 30 },
      },
      {
        step: { text: 'Name a few plain shapes that you see in the thing you wrote down.', minutes: 1 },
        challenge: { text: 'Draw the largest of these shapes, as quickly as you like.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A drawing that is folded shut is seen by nobody. Draw one quick curl on a scrap of paper, and fold it inside.',
    short: 'Nobody sees a folded drawing. Make one quick curl.',
    form: 'work',
    drill_sergeant: 'Fold it shut. Into your pocket.',
    kind_encouraging: 'You decide whether anybody ever opens it, and that may be never.',
    teammate: 'If anybody asks, we’re holding a very important piece of paper.',
    wise_mentor: 'A drawing that need not be shown may be as clumsy as it likes.',
    own: [
      {
        step: { text: 'Choose a place for the folded scrap where nobody looks.', minutes: 1 },
        challenge: { text: 'Draw a small sign on the outside that only you understand.', seconds: 30 },
      },
      {
        step: { text: 'Unfold the scrap with your drawing, and let the curl grow by one turn.', minutes: 1 },
        challenge: { text: 'Fold the scrap smaller than before, or tear it up if you prefer.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A drawing does not need a sheet of its own. Draw a single leaf in the margin of the nearest paper.',
    short: 'No time for a sheet. Draw one leaf.',
    form: 'work',
    drill_sergeant: 'Margin of the nearest paper. Outline, vein, done.',
    kind_encouraging: 'An envelope or a receipt is good enough, and so is a crooked leaf.',
    teammate: 'If our margins fill up, that’s a sketchbook we never had to open.',
    wise_mentor: 'The hand stays in practice even when there is no time to sit down for it.',
    own: [
      {
        step: { text: 'Give the leaf you drew a stem and one vein.', minutes: 1 },
        challenge: { text: 'Shade one half of the leaf with a few quick strokes.', seconds: 30 },
      },
      {
        step: { text: 'Find a real leaf or a picture of one, and study its edge.', minutes: 1 },
        challenge: { text: 'Copy a piece of that edge beside the leaf you drew.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Drawing can also be a rest. Put a pencil to paper, close your eyes, and let it wander for one slow breath.',
    short: 'Tired eyes may close. Pencil on the drawing paper.',
    form: 'work',
    drill_sergeant: 'Let it wander for one breath. Then rest.',
    kind_encouraging: 'There is nothing to get right, and you may keep your eyes closed afterward.',
    teammate: 'The pencil does the walking, and we just hold on.',
    wise_mentor: 'The lines may surprise you, and they cost you no effort.',
    own: [
      {
        step: { text: 'Slide the pencil slowly from one edge of the drawing paper to the other.', minutes: 1 },
        challenge: { text: 'Put the pencil down, and run a finger along the line.', seconds: 15 },
      },
      {
        step: { text: 'Let the pencil turn in slow circles, each smaller than the one before.', minutes: 1 },
        challenge: { text: 'Stop in the middle, and lay the pencil across the paper.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A hand that reaches for the phone may also find a pencil. Lay one, with a scrap of paper, where the phone usually lies.',
    short: 'Pencil and paper: where the phone usually lies.',
    form: 'prepare',
    drill_sergeant: 'Reach for the phone? Draw one line first.',
    kind_encouraging: 'You can still use the phone, after one line if you like.',
    teammate: 'When your hand goes looking for a screen, it finds a pencil.',
    wise_mentor: 'What you see first is often what your hand picks up.',
    own: [
      {
        step: { text: 'Choose something to draw that you can see from the phone’s usual place.', minutes: 1 },
        challenge: { text: 'Put its first line on the paper, so that the sheet has begun.', seconds: 45 },
      },
      {
        step: { text: 'Put the phone down on the paper, and draw around its edge.', minutes: 1 },
        challenge: { text: 'Add something inside the outline that you would rather look at.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to begin a drawing that somebody asked for. Ask {ally} to name something for you to draw.',
    short: 'Ask {ally} to name something to draw.',
    form: 'tell',
    drill_sergeant: 'First answer counts. Write it down.',
    kind_encouraging: 'If it sounds difficult, one part of it is enough for a drawing.',
    teammate: 'If the answer’s a dragon on a bike, we start with the bike.',
    wise_mentor: 'A subject that you would not have chosen shows you something new.',
    own: [
      {
        step: { text: 'Lay out paper and a pencil for the thing that will be named.', minutes: 1 },
        challenge: { text: 'Draw a frame on the sheet, the size you would like for it.', seconds: 30 },
      },
      {
        step: { text: 'Warm up your hand with a row of small circles on any paper.', minutes: 1 },
        challenge: { text: 'Draw a row of short strokes below them, each a little darker.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A drawing can be a greeting, and then nobody looks for mistakes. Draw a small smile on a scrap, and send {ally} a picture of it.',
    short: 'Draw a small smile. Send {ally} a picture.',
    form: 'tell',
    drill_sergeant: 'Dots for eyes. One line. Send.',
    kind_encouraging: 'It is meant to please somebody, and a crooked smile does that, too.',
    teammate: 'If we get one drawn back, we’ve started something.',
    wise_mentor: 'What is drawn for somebody is often drawn with a lighter hand.',
    own: [
      {
        step: { text: 'Give the drawn smile a pair of eyes.', minutes: 1 },
        challenge: { text: 'Put the drawing where you will come across it by chance.', seconds: 30 },
      },
      {
        step: { text: 'Think of an occasion for another drawn greeting, such as a birthday.', minutes: 1 },
        challenge: { text: 'Draw the simplest sign for it that you can, in a single line.', seconds: 60 },
      },
    ],
  },
]
