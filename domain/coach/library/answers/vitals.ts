import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a measured value answer to something that somebody wrote (TEXT-32). */
export const vitalsAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'forget',
    text: 'What lies on the kettle is not forgotten. Put a slip with the date of the next test there.',
    short: 'Against forgetting: the next date on the kettle.',
    form: 'prepare',
    drill_sergeant: 'Large letters. Move it only to pour.',
    kind_encouraging: 'Then your tea remembers it for you.',
    teammate: 'The kettle’s our secretary now, steam and all.',
    wise_mentor: 'A date in the way is read every day.',
    own: [
      {
        step: { text: 'Check that the date also stands in your calendar or planner.', minutes: 1 },
        challenge: { text: 'Add the place beside the date on the kettle, if you know it.', seconds: 30 },
      },
      {
        step: { text: 'Put what you take along to the test in one place, such as a card.', minutes: 2 },
        challenge: { text: 'Note on the slip where those things are.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Fear before a result is common and needs no reason. Write down what you would like to ask if it is unclear.',
    short: 'Fear of the result: write one question.',
    form: 'note',
    drill_sergeant: 'Fold it. Into the folder. Bring it.',
    kind_encouraging: 'A question gives your hands something to hold on to.',
    teammate: 'We bring the question, and the doctor brings the answer.',
    wise_mentor: 'What is asked calmly beforehand is easier to say in the room.',
    own: [
      {
        step: { text: 'Add below your question who could answer it, such as a nurse.', minutes: 1 },
        challenge: { text: 'Tuck the question into the bag or folder that you take to appointments.', seconds: 30 },
      },
      {
        step: { text: 'Underline the word in your question that you would most like explained.', minutes: 1 },
        challenge: { text: 'Rephrase the question as you would ask it at a kitchen table.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A worry about results is lighter in company. Ask one person to be reachable on the day of the next one.',
    short: 'Worried about a result? Ask one person along.',
    form: 'tell',
    drill_sergeant: 'Name the day. One line. Send it.',
    kind_encouraging: 'They need not say anything clever.',
    teammate: 'We wait better when somebody waits along.',
    wise_mentor: 'Choose somebody who can be quiet with you.',
    own: [
      {
        step: { text: 'Decide what would help most from them: listening, waiting, or a ride.', minutes: 1 },
        challenge: { text: 'Put that wish into one sentence that you could send.', seconds: 60 },
      },
      {
        step: { text: 'Choose something to do after the result that has nothing to do with it.', minutes: 1 },
        challenge: { text: 'Set one thing that it needs in sight, such as a book.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A packed schedule still has room for a few steps. Write down one way this week that you could walk.',
    short: 'Full schedule: note one way on foot.',
    form: 'note',
    drill_sergeant: 'From where to where. Which day.',
    kind_encouraging: 'The short way counts, such as the last stop.',
    teammate: 'We sneak a walk in between the calls.',
    wise_mentor: 'Tie it to a way that you take anyway.',
    own: [
      {
        step: { text: 'Note where that way begins, and which shoes you would wear.', minutes: 1 },
        challenge: { text: 'Set those shoes where you will see them before you leave.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you would leave behind on that way, to have free hands.', minutes: 1 },
        challenge: { text: 'Say what you could look at along it, such as gardens or windows.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, resting is a fair part of the plan. Lean back, and let your eyes close for a moment.',
    short: 'Tired: lean back. Eyes closed for a moment.',
    form: 'work',
    drill_sergeant: 'Feet down. Hands open. Then get up.',
    kind_encouraging: 'You may leave it at that for now.',
    teammate: 'We’re resting on doctor’s business.',
    wise_mentor: 'Notice what made the day tiring, and note it for the doctor.',
    own: [
      {
        step: { text: 'Rest your hands on your legs, and loosen a tight collar or belt.', minutes: 1 },
        challenge: { text: 'Let your eyes open slowly, and look out the nearest window.', seconds: 45 },
      },
      {
        step: { text: 'Name one task that may wait until you have rested.', minutes: 1 },
        challenge: { text: 'Lay a sweater or blanket over your knees.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Pressure shows in the shoulders first. Let them drop, breathe out slowly, and put down what you hold.',
    short: 'Pressure: shoulders down. Breathe out slowly.',
    form: 'work',
    drill_sergeant: 'Hands empty. Jaw loose. Once is enough.',
    kind_encouraging: 'Nothing else has to be solved for it.',
    teammate: 'We put the day down for a second.',
    wise_mentor: 'Begin with the breath out, and the breath in comes by itself.',
    own: [
      {
        step: { text: 'Place both feet flat on the floor, and lean against something.', minutes: 1 },
        challenge: { text: 'Let your hands lie open beside you or on your legs for a moment.', seconds: 30 },
      },
      {
        step: { text: 'Turn the screen or paper in front of you aside.', minutes: 1 },
        challenge: { text: 'Rest your eyes on the farthest thing that you can see.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'At a table with others, a ready sentence helps. Write one that says kindly what you would rather have.',
    short: 'At a table with others: one ready sentence.',
    form: 'note',
    drill_sergeant: 'Short. Friendly. No reasons.',
    kind_encouraging: 'Most people hear it and pass the salad.',
    teammate: 'We’ve got our line, and the rest is small talk.',
    wise_mentor: 'Said early, it saves explaining later.',
    own: [
      {
        step: { text: 'Shorten your sentence until it fits between two bites.', minutes: 1 },
        challenge: { text: 'Say the short version aloud, as you would say thank you.', seconds: 15 },
      },
      {
        step: { text: 'Think what you would say if somebody offers a second time.', minutes: 1 },
        challenge: { text: 'Follow that with a question about them, such as about a trip.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'At home, help begins with knowing. Tell somebody there which part of the doctor’s advice is yours this week.',
    short: 'Tell somebody at home your part this week.',
    form: 'tell',
    drill_sergeant: 'One part. One sentence. Done.',
    kind_encouraging: 'They may even like to join in.',
    teammate: 'It’s our house rule now, at least until the weekend.',
    wise_mentor: 'Say what you do, and let them find out what they can do.',
    own: [
      {
        step: { text: 'Put your part on a note where everybody at home passes.', minutes: 1 },
        challenge: { text: 'Add the first small thing that your part asks for.', seconds: 45 },
      },
      {
        step: { text: 'Find a place at home for the things that your part needs.', minutes: 1 },
        challenge: { text: 'Bring one of those things there, such as a bottle or shoes.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'When the advice is too much at once, take one line of it. Write that line alone on a fresh sheet.',
    short: 'Too much advice: one line on a fresh sheet.',
    form: 'note',
    drill_sergeant: 'Large. Dated. On the fridge.',
    kind_encouraging: 'The other lines will still be there next week.',
    teammate: 'One line, one fridge, and we’re in business.',
    wise_mentor: 'A single line can be followed, while a page can only be read.',
    own: [
      {
        step: { text: 'Underline the word in that line that says what to do.', minutes: 1 },
        challenge: { text: 'Choose the place where you would do it, and leave the sheet there.', seconds: 30 },
      },
      {
        step: { text: 'Put the full list of advice into a drawer or folder for now.', minutes: 1 },
        challenge: { text: 'Circle a word in the line that you would like to have explained.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Bad weather moves a walk indoors. Choose a hall, a stair, or a store where you could walk instead.',
    short: 'Bad weather: choose a place to walk indoors.',
    form: 'prepare',
    drill_sergeant: 'Name it. Write it beside the forecast.',
    kind_encouraging: 'A few rounds around the table are fine, too.',
    teammate: 'We’ve got a rain plan, and it’s got a roof.',
    wise_mentor: 'Decide on it while the sky is clear.',
    own: [
      {
        step: { text: 'Set out the shoes that suit the floor of that place.', minutes: 1 },
        challenge: { text: 'Decide what would end the walk there, such as one song or three rounds.', seconds: 30 },
      },
      {
        step: { text: 'Estimate how many steps one round in that place would take.', minutes: 1 },
        challenge: { text: 'Find something for counting rounds, such as coins to move between pockets.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Somebody who knows the plan makes it easier to follow. Tell {ally} when the next test is.',
    short: 'Tell {ally} the date of the next test.',
    form: 'tell',
    drill_sergeant: 'One line. Send it now.',
    kind_encouraging: 'You need not hear advice unless you ask for it.',
    teammate: 'Now our calendar has a second reader.',
    wise_mentor: 'A date that somebody else knows is seldom forgotten.',
    own: [
      {
        step: { text: 'Add what you would like from them on that day, even if nothing.', minutes: 1 },
        challenge: { text: 'Prepare a sentence for when you would rather not talk about the test.', seconds: 60 },
      },
      {
        step: { text: 'Lay the letter or card for the test where you will find it.', minutes: 1 },
        challenge: { text: 'Decide what you will do right after the test, such as sit in a park.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A walk is shorter in company. Ask {ally} to go around the block with you once this week.',
    short: 'Ask {ally} for one walk around the block.',
    form: 'tell',
    drill_sergeant: 'Day and hour. Then shoes by the door.',
    kind_encouraging: 'You can talk about something else the whole way.',
    teammate: 'We talk, we walk, and the block’s gone.',
    wise_mentor: 'Go at the pace of the slower one.',
    own: [
      {
        step: { text: 'Go around the block in thought, and find a place for a pause.', minutes: 1 },
        challenge: { text: 'Choose a topic for the way that has nothing to do with health.', seconds: 30 },
      },
      {
        step: { text: 'Pick two gaps this week that you could offer for the walk.', minutes: 1 },
        challenge: { text: 'Write the gaps in one short line, ready to send.', seconds: 45 },
      },
    ],
  },
]
