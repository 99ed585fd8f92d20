import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `worship.ts`. */
export const moreWorshipAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'way',
    text: 'A long way is easier in parts. Write down where you could meet somebody for the second half.',
    short: 'Long way: meet somebody halfway.',
    form: 'note',
    drill_sergeant: 'Place and hour. Then ask.',
    kind_encouraging: 'A shared ride is already part of the gathering.',
    teammate: 'We’re splitting the trip and the small talk.',
    wise_mentor: 'Halfway is where turning around becomes the longer way.',
    own: [
      {
        step: { text: 'Think of somebody whose own way passes that halfway point.', minutes: 1 },
        challenge: { text: 'Draft a line to them that names the point, and send it when ready.', seconds: 60 },
      },
      {
        step: { text: 'Think of a spot there with a roof or a seat, for waiting.', minutes: 1 },
        challenge: { text: 'Decide what you could do while you wait, such as read.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Bad weather makes it easy to stay in. Hang a coat, a hat, and an umbrella where you see them on the way out.',
    short: 'Bad weather: coat, hat, umbrella by the door.',
    form: 'prepare',
    drill_sergeant: 'Hang them now. Shoes below.',
    kind_encouraging: 'Inside, it is warm, and there are people.',
    teammate: 'We’ll be the damp ones, and we won’t be alone.',
    wise_mentor: 'Dress for the trip, and the weather stops being a reason.',
    own: [
      {
        step: { text: 'Set sturdy shoes below the coat.', minutes: 1 },
        challenge: { text: 'Check its pockets for gloves, tissues, or a ticket.', seconds: 30 },
      },
      {
        step: { text: 'Try whether the umbrella opens easily, and dry it if it is damp.', minutes: 1 },
        challenge: { text: 'Name one stretch of the way that offers shelter, such as a row of stores.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'On changing shifts, the usual hour may not fit. Write down a second service or gathering in the week.',
    short: 'Changing shifts: note a second service.',
    form: 'note',
    drill_sergeant: 'Day, hour, place. In the calendar.',
    kind_encouraging: 'The quieter one may even suit you better.',
    teammate: 'We’ve got a spare, like any good tire.',
    wise_mentor: 'Look at the week first, and then choose between those that are left.',
    own: [
      {
        step: { text: 'Compare the second service with your shifts, and see when both fit.', minutes: 2 },
        challenge: { text: 'Circle that date in your calendar, in pencil if you are unsure.', seconds: 15 },
      },
      {
        step: { text: 'Find out how that service differs, such as in length or in music.', minutes: 2 },
        challenge: { text: 'Decide how you would get there straight from work.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'When a service feels long, one task helps. Write on a slip what you will listen for next time.',
    short: 'Feels long? Write what you will listen for.',
    form: 'note',
    drill_sergeant: 'One thing. In the pocket.',
    kind_encouraging: 'A single good sentence is worth the hour.',
    teammate: 'We’re on a treasure hunt, sitting down.',
    wise_mentor: 'Attention grows when it has been given something to do.',
    own: [
      {
        step: { text: 'Draw an empty line below what you wrote, for a sentence that you hear.', minutes: 1 },
        challenge: { text: 'Tuck the paper and a pencil into the coat or bag you take along.', seconds: 30 },
      },
      {
        step: { text: 'Choose a seat from which you would hear well or see who speaks.', minutes: 1 },
        challenge: { text: 'Think of one person who might like to hear what you found.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A question makes going together easy. Ask {ally} to come along to the next service, or to meet you afterward.',
    short: 'Ask {ally} along, or to meet afterward.',
    form: 'tell',
    drill_sergeant: 'Name the day. Leave it open.',
    kind_encouraging: 'They may say no, and the coffee afterward remains.',
    teammate: 'We bring company, or we bring back cake.',
    wise_mentor: 'Ask once, plainly, and leave them room.',
    own: [
      {
        step: { text: 'Choose a place for afterward, such as a café or a bench.', minutes: 1 },
        challenge: { text: 'Picture the way from the service to that place, and name one landmark.', seconds: 30 },
      },
      {
        step: { text: 'Prepare a kind answer to a no, such as “Another time, then.”', minutes: 1 },
        challenge: { text: 'Decide what you would do afterward on your own.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'What you heard at a service lives longer when it is told. Tell {ally} one thought from the last one.',
    short: 'Tell {ally} one thought from the service.',
    form: 'tell',
    drill_sergeant: 'One sentence. No sermon. Then listen.',
    kind_encouraging: 'They may have one of their own.',
    teammate: 'We pass it on while it’s still warm.',
    wise_mentor: 'Say what you heard, and leave the conclusion to the other.',
    own: [
      {
        step: { text: 'Write the thought down in the words that you remember.', minutes: 1 },
        challenge: { text: 'Leave a line below your thought for one of theirs.', seconds: 15 },
      },
      {
        step: { text: 'Recall where you sat and what you saw when the thought reached you.', minutes: 1 },
        challenge: { text: 'Connect the thought with something from your week, in a few words.', seconds: 45 },
      },
    ],
  },
]
