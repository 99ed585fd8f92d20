import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of planning a trip answer to something that the traveler wrote (TEXT-32). */
export const tripAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'money',
    text: 'The cost of a trip is easier to face in parts. Write travel, beds, food, and tickets below each other, with room for a sum.',
    short: 'Split the money for the trip. List travel, beds, food.',
    form: 'note',
    drill_sergeant: 'One line each. Sums stay empty.',
    kind_encouraging: 'You need not fill in a single sum yet.',
    teammate: 'We’re only drawing the lines, and the math can wait.',
    wise_mentor: 'You will see that some parts can change and others cannot.',
    own: [
      {
        step: { text: 'Mark the part of the list where you would rather spend than save.', minutes: 1 },
        challenge: { text: 'Choose the part where something plain is good enough for you.', seconds: 30 },
      },
      {
        step: { text: 'Put a question mark behind the part whose cost you know least.', minutes: 1 },
        challenge: { text: 'Name somebody, or a book or an office, that could tell you about that cost.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'A trip costs less when fewer things have to be bought on the way. Put an empty water bottle into your travel bag.',
    short: 'Pay less on the trip. Empty bottle into the travel bag.',
    form: 'prepare',
    drill_sergeant: 'Cap on. Side pocket. Fill it on the way.',
    kind_encouraging: 'Any bottle with a tight cap will do.',
    teammate: 'We’d rather spend that on something with a view.',
    wise_mentor: 'It is a small sum each time, and a trip has many such times.',
    own: [
      {
        step: { text: 'Find one more thing at home that you would otherwise buy on the way.', minutes: 2 },
        challenge: { text: 'Lay that thing beside the travel bag, or put it in.', seconds: 30 },
      },
      {
        step: { text: 'Find the pocket of the travel bag from which the bottle comes out easily.', minutes: 1 },
        challenge: { text: 'Say where on the way you could fill the bottle with water.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'However much is still open, something about the trip is already certain. Write that one thing at the top of a sheet.',
    short: 'Start the trip with what is certain. Write one thing.',
    form: 'note',
    drill_sergeant: 'Top of the sheet. Big letters.',
    kind_encouraging: 'It may be only the season, or who is coming along.',
    teammate: 'We’ve got one fact, so the sheet isn’t blank anymore.',
    wise_mentor: 'The next question usually follows from what is already known.',
    own: [
      {
        step: { text: 'Write below the certain thing one choice that depends on it.', minutes: 1 },
        challenge: { text: 'Settle that choice, or put a question mark behind it.', seconds: 30 },
      },
      {
        step: { text: 'Say what that certain thing means for your packing.', minutes: 1 },
        challenge: { text: 'Note one piece of clothing that surely comes along.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'When planning is hard to begin, talking is easier than writing. Describe aloud one hour of the trip as you would like it.',
    short: 'Stuck plans begin with talking. Describe one hour of the trip.',
    form: 'work',
    drill_sergeant: 'Out loud. What you see, hear, eat.',
    kind_encouraging: 'It may be an hour in which nothing much happens.',
    teammate: 'We’ll plan around that hour, and the rest can follow.',
    wise_mentor: 'What you mention first is often what the trip is for.',
    own: [
      {
        step: { text: 'Pick one thing from that hour that has to be looked up or settled.', minutes: 1 },
        challenge: { text: 'Note that thing as the first line of your plan.', seconds: 45 },
      },
      {
        step: { text: 'Add one sound or smell that would belong to that hour.', minutes: 1 },
        challenge: { text: 'Give the hour a title, and write it at the top of a sheet.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even short waits can move a trip along when a question is at hand. Write the next open one on a slip for your wallet.',
    short: 'No time to plan the trip? Write one question.',
    form: 'note',
    drill_sergeant: 'Into the wallet. Look it up while waiting.',
    kind_encouraging: 'It may wait there until a line or a ride leaves you a moment.',
    teammate: 'Next time we’re stuck in a line, we’re planning.',
    wise_mentor: 'A single question is soon looked up, while a whole plan seems to need an hour.',
    own: [
      {
        step: { text: 'Add where the answer might be: a person, a guidebook, an office.', minutes: 1 },
        challenge: { text: 'Guess an answer in a few words, to have something to correct.', seconds: 45 },
      },
      {
        step: { text: 'Decide whether you can settle the question alone or need somebody else.', minutes: 1 },
        challenge: { text: 'Cut the question down to its first, smallest part.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'What makes you nervous about a trip often has an answer somewhere. Write it down as a question, and beside it who might know.',
    short: 'Nervous about the trip: write it as a question.',
    form: 'note',
    drill_sergeant: 'Beside it, who might know. Underline the name.',
    kind_encouraging: 'It may look like a small question, and it is still worth asking.',
    teammate: 'Somebody has done this before us, and we can ask.',
    wise_mentor: 'When you know whom to ask, the worry has somewhere to go.',
    own: [
      {
        step: { text: 'Underline the word in the question that makes you most nervous.', minutes: 1 },
        challenge: { text: 'Think of one thing that would help whatever the answer is.', seconds: 60 },
      },
      {
        step: { text: 'Write below the question the calmest answer that you can think of.', minutes: 2 },
        challenge: { text: 'Mark what in that answer you know for sure.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'The people at home belong in a trip’s plan, whether they travel or stay. Write their names on a sheet, each on its own line.',
    short: 'Those at home belong in the trip. List their names.',
    form: 'note',
    drill_sergeant: 'One name per line. Room beside each.',
    kind_encouraging: 'There is nothing to arrange yet, because the names are enough.',
    teammate: 'Now we can see whom we’re planning for.',
    wise_mentor: 'Leave room beside each name for what that person needs while you are on the way.',
    own: [
      {
        step: { text: 'Mark each name on the sheet: comes along, or stays at home.', minutes: 1 },
        challenge: { text: 'Choose one name, and note what that person should know about the trip.', seconds: 60 },
      },
      {
        step: { text: 'Underline the name of the person for whom the trip changes most.', minutes: 1 },
        challenge: { text: 'Think of something from the trip that you could send or bring this person.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A trip does not need a perfect plan, since it will change on the way. Write the word draft at the top of yours.',
    short: 'Trips change, so no perfect plans. Write draft on top.',
    form: 'note',
    drill_sergeant: 'Capital letters. Then pen down.',
    kind_encouraging: 'A draft may have gaps, and you may travel with a few.',
    teammate: 'It’s a draft, so we’re allowed to be wrong about the museum.',
    wise_mentor: 'What is called a draft is easier to leave alone.',
    own: [
      {
        step: { text: 'Leave a blank line in the plan for something that you cannot know yet.', minutes: 1 },
        challenge: { text: 'Put brackets around one thing in the plan that may still change.', seconds: 30 },
      },
      {
        step: { text: 'Find the oldest part of the plan, and see whether it still holds.', minutes: 2 },
        challenge: { text: 'Cross out one thing that you planned only to be thorough.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Somebody else’s curiosity can show you what a trip is for. Ask {ally} what they would most like a picture of.',
    short: 'Ask {ally} what picture to take on the trip.',
    form: 'tell',
    drill_sergeant: 'Note the answer. First on the list.',
    kind_encouraging: 'A funny wish is welcome, such as a mailbox.',
    teammate: 'We’re on assignment now, and it’s a nice one.',
    wise_mentor: 'Their answer may lead you to a street that no guide mentions.',
    own: [
      {
        step: { text: 'Decide where on the trip such a picture could be taken.', minutes: 1 },
        challenge: { text: 'Add the picture to your plan for the trip, as a small errand.', seconds: 45 },
      },
      {
        step: { text: 'Think of one picture that you would want for yourself.', minutes: 1 },
        challenge: { text: 'Say what should be in that picture, and what may stay out.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Other people pack differently, and that is good for ideas. Ask {ally} for one thing that belongs in every travel bag.',
    short: 'Ask {ally} what belongs in every travel bag.',
    form: 'tell',
    drill_sergeant: 'One thing. Onto the packing list.',
    kind_encouraging: 'You need not take it along, only write it down.',
    teammate: 'If it’s a teddy bear, we make room.',
    wise_mentor: 'The reason they give is often more useful than the thing.',
    own: [
      {
        step: { text: 'Name the thing that you yourself would never leave at home.', minutes: 1 },
        challenge: { text: 'Look where that thing is kept, so that it can be packed quickly.', seconds: 60 },
      },
      {
        step: { text: 'Open your travel bag, and see what is still in it.', minutes: 2 },
        challenge: { text: 'Take out one thing that does not need to travel again.', seconds: 30 },
      },
    ],
  },
]
