import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `restore.ts`. */
export const moreRestoreAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'A thing that is used may show its age. Write down one flaw that you will keep.',
    short: 'Perfect is not the plan: keep one flaw.',
    form: 'note',
    drill_sergeant: 'Write it down. Leave it alone.',
    kind_encouraging: 'It belongs to the story of the thing.',
    teammate: 'We call it character, and we’ve got plenty.',
    wise_mentor: 'Decide which marks are damage and which are history.',
    own: [
      {
        step: { text: 'Start a list called “Stays as it is,” and enter the flaw.', minutes: 1 },
        challenge: { text: 'Cross off any job that was only about this flaw.', seconds: 30 },
      },
      {
        step: { text: 'Think how the flaw may have come about.', minutes: 1 },
        challenge: { text: 'Name the flaw in a few words, as you would to a visitor.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'Working alone, you see your own progress least. Send somebody a picture from before, and one from now.',
    short: 'Alone at it? Send before and now.',
    form: 'tell',
    drill_sergeant: 'One look at both. Then one line.',
    kind_encouraging: 'They will see what you no longer notice.',
    teammate: 'We need a witness, preferably an impressed one.',
    wise_mentor: 'Keep both pictures side by side for the slow weeks.',
    own: [
      {
        step: { text: 'Add one line that names a change they might overlook.', minutes: 1 },
        challenge: { text: 'Save both pictures in one place, with room for the next.', seconds: 45 },
      },
      {
        step: { text: 'Find a detail that looks the same in both pictures.', minutes: 1 },
        challenge: { text: 'Decide whether that detail is next, or is done as it is.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'In the cold or the rain, small parts can come indoors. Choose one that fits on a tray at the table.',
    short: 'Cold or wet? Bring one part indoors.',
    form: 'prepare',
    drill_sergeant: 'Newspaper down. Part on the tray.',
    kind_encouraging: 'A kitchen table has seen worse.',
    teammate: 'We’re a workshop with a teapot now.',
    wise_mentor: 'Take in one that has to be cleaned and not fitted.',
    own: [
      {
        step: { text: 'Spread a newspaper or an old towel under that part.', minutes: 1 },
        challenge: { text: 'Put a cloth beside the part, and turn the lamp toward it.', seconds: 30 },
      },
      {
        step: { text: 'Find a box or jar in which its small pieces can stay together.', minutes: 1 },
        challenge: { text: 'Label it with the place on the whole thing where the part belongs.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Fear of breaking something is a good adviser. Take a picture, try a hidden spot, and stop there.',
    short: 'Afraid to break it? Hidden spot first.',
    form: 'work',
    drill_sergeant: 'Light touch. Look. Stop.',
    kind_encouraging: 'Nothing has to be decided with the first stroke.',
    teammate: 'We practice where nobody looks.',
    wise_mentor: 'What can be undone may be tried, and the rest can wait.',
    own: [
      {
        step: { text: 'Compare the hidden spot with the place beside it, in good light.', minutes: 1 },
        challenge: { text: 'Note what you used there, in case it worked well.', seconds: 45 },
      },
      {
        step: { text: 'Mark the hidden spot with tape, so that you find it later.', minutes: 1 },
        challenge: { text: 'Decide what you want to see there before you go on.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A story keeps a project going. Ask {ally} what they would use the finished thing for first.',
    short: 'Ask {ally} what they would use it for.',
    form: 'tell',
    drill_sergeant: 'One question. Note the answer. Pin it up.',
    kind_encouraging: 'Their answer may hang beside the picture.',
    teammate: 'We’ve got our first booking.',
    wise_mentor: 'An aim that somebody shares is easier to return to.',
    own: [
      {
        step: { text: 'Write on a card what you would use the finished thing for.', minutes: 1 },
        challenge: { text: 'Hang the card near the work, with room for a second answer.', seconds: 30 },
      },
      {
        step: { text: 'Think of the first place where the finished thing could go or stand.', minutes: 1 },
        challenge: { text: 'Name one job that has to be done before it gets there.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Holding, reading, and handing tools can be shared. Ask {ally} for a short while beside you at the next job.',
    short: 'Ask {ally} to help with one job.',
    form: 'tell',
    drill_sergeant: 'Job and day. Chairs ready.',
    kind_encouraging: 'They may only sit there and read the manual aloud.',
    teammate: 'We’ve got a crew, and snacks will follow.',
    wise_mentor: 'Give the other a real task, however small.',
    own: [
      {
        step: { text: 'Choose the part of the job that needs a second pair of hands.', minutes: 1 },
        challenge: { text: 'Clear a place beside yours where they could sit or stand.', seconds: 90 },
      },
      {
        step: { text: 'Say in one sentence what a helper would do first at that job.', minutes: 1 },
        challenge: { text: 'Lay out gloves or a rag for a second pair of hands.', seconds: 45 },
      },
    ],
  },
]
