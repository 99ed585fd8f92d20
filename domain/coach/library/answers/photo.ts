import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of taking photographs answer to something that the person wrote (TEXT-32). */
export const photoAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'begin',
    text: 'It is easier to start when nothing has to be chosen. Turn around once, stop, and take a picture of what is in front of you.',
    short: 'Choose nothing. Turn around once.',
    form: 'work',
    drill_sergeant: 'Stop. Photograph what is before you.',
    kind_encouraging: 'Even a bare wall has a color and a shadow.',
    teammate: 'We take what we get, even if it’s the laundry.',
    wise_mentor: 'Look at the picture until you find something that you had overlooked.',
    own: [
      {
        step: { text: 'Find a line in what you see now, such as an edge or shadow.', minutes: 1 },
        challenge: { text: 'Photograph that line alone, from as close as you can get.', seconds: 30 },
      },
      {
        step: { text: 'Name the color that fills most of what is before you.', minutes: 1 },
        challenge: { text: 'Take a picture in which that color touches every edge.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Something simple for the hands makes starting easier. Wipe the lens of your camera or phone with a soft cloth.',
    short: 'Start with your hands. Wipe the camera lens.',
    form: 'prepare',
    drill_sergeant: 'Soft cloth. Small circles. Look through.',
    kind_encouraging: 'You may stop there, with a clean lens for the next picture.',
    teammate: 'No ideas needed from us, we’re only doing the windows.',
    wise_mentor: 'Point it at something afterward, and you are already looking through it.',
    own: [
      {
        step: { text: 'Point the clean lens at the nearest lamp or window, and press once.', minutes: 1 },
        challenge: { text: 'Enlarge the picture, and look for any smear that is left.', seconds: 30 },
      },
      {
        step: { text: 'Check whether the camera has room and charge for a new picture.', minutes: 1 },
        challenge: { text: 'Delete one blurred picture that you will never look at.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A picture takes hardly longer than a glance. Photograph the floor where you are, with the tips of your feet in it.',
    short: 'No extra time needed. Look down at your feet.',
    form: 'work',
    drill_sergeant: 'Photograph the floor with them. Go on.',
    kind_encouraging: 'It shows where you were, and that is a good deal for a glance.',
    teammate: 'We’re standing there anyway, so let’s use it.',
    wise_mentor: 'A row of such pictures would show all the places of a full day.',
    own: [
      {
        step: { text: 'Move one foot until it touches a line or an edge on the floor.', minutes: 1 },
        challenge: { text: 'Photograph foot and line together, and put the camera away.', seconds: 30 },
      },
      {
        step: { text: 'Look straight up from the same spot, at ceiling or sky.', minutes: 1 },
        challenge: { text: 'Photograph what is above you, as the counterpart to your feet.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even in a hurry, you have seen something. Describe in a line one picture that you did not take: what, where, which light.',
    short: 'Even in a hurry, you saw pictures. Write one down.',
    form: 'note',
    drill_sergeant: 'What. Where. Which light.',
    kind_encouraging: 'You may go back for it, or keep it as a line.',
    teammate: 'We’ve got it in words, and words don’t blur.',
    wise_mentor: 'To notice a picture is a large part of taking it.',
    own: [
      {
        step: { text: 'Add to your words what stood at the edge of the picture.', minutes: 1 },
        challenge: { text: 'Sketch the picture in a small box, with only a few strokes.', seconds: 60 },
      },
      {
        step: { text: 'Note beside your words when that light could return.', minutes: 1 },
        challenge: { text: 'Choose the spot where you would stand for it, and name it.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Whatever it is like outside, there is a picture in the window. Take one of the glass itself: drops, dust, or a reflection.',
    short: 'Use the weather. Photograph the window glass.',
    form: 'work',
    drill_sergeant: 'Drops, dust, reflection. Press.',
    kind_encouraging: 'You need not go out for it, and any pane will do.',
    teammate: 'We let the weather do the work and stay inside.',
    wise_mentor: 'Focus on the glass first and then on what is behind it, and compare.',
    own: [
      {
        step: { text: 'Go closer to the glass, and photograph one detail alone.', minutes: 1 },
        challenge: { text: 'Compare the pictures, and keep the one that shows the weather better.', seconds: 45 },
      },
      {
        step: { text: 'Hold something small near the glass, such as a leaf or a key.', minutes: 1 },
        challenge: { text: 'Focus on it, so that the weather behind it blurs, and press once.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A picture that nobody will see can be as odd as it likes. Take one of your own hand, look at it, and delete it.',
    short: 'Nobody will see it. Photograph your hand.',
    form: 'work',
    drill_sergeant: 'Look at it. Delete it. Done.',
    kind_encouraging: 'Nobody can laugh at a picture that is gone.',
    teammate: 'No proof left, so we can’t have done it wrong.',
    wise_mentor: 'You keep what you saw, even without the picture.',
    own: [
      {
        step: { text: 'Turn your hand toward a window or a lamp, and see its shadows.', minutes: 1 },
        challenge: { text: 'Press once for the shadows, and decide alone whether that picture stays.', seconds: 30 },
      },
      {
        step: { text: 'Choose something that your hand could hold in another picture.', minutes: 1 },
        challenge: { text: 'Photograph hand and thing together, and delete the picture if you like.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Even when you are lying down, you have a view. Take one picture from exactly where you are, without getting up.',
    short: 'Stay where you rest. Take one picture from there.',
    form: 'work',
    drill_sergeant: 'Do not get up. Press.',
    kind_encouraging: 'A lamp, the ceiling, or your own knees will do.',
    teammate: 'We’re not getting up, we’re calling it a point of view.',
    wise_mentor: 'From low down, familiar things show another side.',
    own: [
      {
        step: { text: 'Look in that picture for the place where the light comes from.', minutes: 1 },
        challenge: { text: 'Give the picture a title in one word, and put the camera down.', seconds: 30 },
      },
      {
        step: { text: 'Close one eye, and find a frame in your view, such as a doorway.', minutes: 1 },
        challenge: { text: 'Take a picture of what lies inside that frame, still without getting up.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A picture taken without looking cannot be perfect, and that makes it easy. Hold the camera at your hip, and press once.',
    short: 'Unseen pictures cannot be perfect. Camera at hip. Press once.',
    form: 'work',
    drill_sergeant: 'No screen. No second look.',
    kind_encouraging: 'Crooked is allowed here, and it may surprise you.',
    teammate: 'Whatever comes out, we blame the hip.',
    wise_mentor: 'See what the camera found while you were not correcting it.',
    own: [
      {
        step: { text: 'Search the picture for one thing that you did not aim at.', minutes: 1 },
        challenge: { text: 'Name that accident in a word, and keep the picture as it is.', seconds: 30 },
      },
      {
        step: { text: 'Turn the picture upside down, and look at its shapes alone.', minutes: 1 },
        challenge: { text: 'Crop one side until you like the rest, or leave all of it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A small task from somebody makes the search easier. Ask {ally} for a color, and photograph the first thing that has it.',
    short: 'Ask {ally} for a color. Photograph it.',
    form: 'tell',
    drill_sergeant: 'The first thing that has it. Press.',
    kind_encouraging: 'The lid of a jar is as good a find as a flower.',
    teammate: 'If they say purple, we’ve got some hunting to do.',
    wise_mentor: 'With one color in mind, the eyes pass over everything else.',
    own: [
      {
        step: { text: 'Look around for something else in that color, or close to it.', minutes: 1 },
        challenge: { text: 'Send them your picture, with the color’s name below it.', seconds: 45 },
      },
      {
        step: { text: 'Find a second color that makes the first one look stronger.', minutes: 1 },
        challenge: { text: 'Frame both colors so that they share a picture, and press once.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is useful to know what others see in a picture. Send {ally} one of yours, and ask where they look first.',
    short: 'Send {ally} one picture. Ask where they look first.',
    form: 'tell',
    drill_sergeant: 'Add nothing else. Send both.',
    kind_encouraging: 'They need not judge it, only say where the eye goes.',
    teammate: 'If there’s a thumb in the corner, we’ll know.',
    wise_mentor: 'Compare the answer with what you had aimed at.',
    own: [
      {
        step: { text: 'Look at the picture yourself, and note where your own eye goes.', minutes: 1 },
        challenge: { text: 'Cover that spot with a finger, and see what the picture loses.', seconds: 30 },
      },
      {
        step: { text: 'Make that picture small on the screen, and see what still stands out.', minutes: 1 },
        challenge: { text: 'Say whether this is what you wanted others to see first.', seconds: 15 },
      },
    ],
  },
]
