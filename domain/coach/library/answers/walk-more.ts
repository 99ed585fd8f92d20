import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `walk.ts`. */
export const moreWalkAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'ally',
    text: 'A walk is more interesting when there is something to look for. Ask {ally} what to look for on your next one.',
    short: 'Ask {ally} what to look for on your walk.',
    form: 'tell',
    drill_sergeant: 'Remember the answer. Take it along.',
    kind_encouraging: 'The answer may be a blue door or a cat in a window.',
    teammate: 'Now our walk’s got an assignment, and we’ll have something to report.',
    wise_mentor: 'You look around more attentively when somebody has asked you for something.',
    own: [
      {
        step: { text: 'Pick a street near you with plenty to look at.', minutes: 1 },
        challenge: { text: 'Name three things that you remember from that street.', seconds: 30 },
      },
      {
        step: { text: 'Think of something that you would have others look for on their walk.', minutes: 1 },
        challenge: { text: 'Glance out a window, and see whether something like it is there.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to set out when somebody has heard about it. Send {ally} a picture of your walking shoes.',
    short: 'Send {ally} a picture of your walking shoes.',
    form: 'tell',
    drill_sergeant: 'No comment needed. Send it.',
    kind_encouraging: 'You do not have to promise anything, because the picture says enough.',
    teammate: 'Now that our shoes are in the picture, they’d better go for a walk.',
    wise_mentor: 'Somebody who has seen the shoes may ask you where they have been.',
    own: [
      {
        step: { text: 'Place the shoes where you can step straight into them.', minutes: 1 },
        challenge: { text: 'Wipe any dust or dirt off the toes of the shoes.', seconds: 60 },
      },
      {
        step: { text: 'Choose a spot on your walk where the next picture could be taken.', minutes: 1 },
        challenge: { text: 'Say in a few words what that picture would show.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'When no day is like the last, be ready to walk anywhere. Put a light jacket for the walk into the bag that you take along.',
    short: 'Days change. Pack a light jacket for walks.',
    form: 'prepare',
    drill_sergeant: 'Put it into your bag. Leave it there.',
    kind_encouraging: 'Then you can walk wherever you happen to be, for as long as it suits you.',
    teammate: 'Wherever we end up, we’ve got something to walk in.',
    wise_mentor: 'With the jacket at hand, you can walk straight from wherever you are.',
    own: [
      {
        step: { text: 'Check the pockets of the jacket, and remove what you do not need.', minutes: 1 },
        challenge: { text: 'Hold the packed bag for a moment, and see that it is light enough.', seconds: 15 },
      },
      {
        step: { text: 'Think of one place along your usual way where a walk could begin.', minutes: 1 },
        challenge: { text: 'Tuck tissues or a cap into a pocket of the jacket.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'A schedule may change, and a walk can move with it. Put the walk at the top of your calendar, with no hour beside it.',
    short: 'Schedules change. Put the walk at the calendar’s top.',
    form: 'note',
    drill_sergeant: 'No hour beside it. Any gap counts.',
    kind_encouraging: 'You are free to take it whenever there is room, before or after anything else.',
    teammate: 'It’s on the list for the day, and we fit it in where we can.',
    wise_mentor: 'With no hour beside it, the walk can move when the schedule does.',
    own: [
      {
        step: { text: 'Draw a small box beside the word, to be checked after the walk.', minutes: 1 },
        challenge: { text: 'Decide how short a walk may be and still get the check mark.', seconds: 30 },
      },
      {
        step: { text: 'Find two gaps in the calendar where a walk could fit.', minutes: 1 },
        challenge: { text: 'Say what comes right before the shorter one.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, it is easier to set out if rest is already waiting. Lay a blanket where you want to sit after the walk.',
    short: 'Tired? You can rest afterward. Lay a blanket on your seat.',
    form: 'prepare',
    drill_sergeant: 'Short walk first. Then the blanket.',
    kind_encouraging: 'Even a very short walk is enough before you rest.',
    teammate: 'There’s something soft at the end of our walk, so let’s keep it short.',
    wise_mentor: 'Knowing where you will rest makes the first steps feel less long.',
    own: [
      {
        step: { text: 'Choose the shortest loop that brings you back to that blanket.', minutes: 1 },
        challenge: { text: 'Say the loop aloud, corner by corner, up to your own seat.', seconds: 30 },
      },
      {
        step: { text: 'Set slippers or thick socks beside the blanket, for after the walk.', minutes: 1 },
        challenge: { text: 'Move whatever you would want while resting within reach of that seat.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are worn out, a walk may end after a few steps. Write that on a slip, and put it into your coat.',
    short: 'Worn out? Write on a slip: turn back anytime.',
    form: 'note',
    drill_sergeant: 'Slip into your coat. Then a short walk.',
    kind_encouraging: 'Even a walk that ends at the first corner is a walk.',
    teammate: 'If we’re done at the first corner, we turn around, and it counts.',
    wise_mentor: 'A walk that may end at any point is easier to begin.',
    own: [
      {
        step: { text: 'Pick the first spot where you could turn back, such as a mailbox.', minutes: 1 },
        challenge: { text: 'Add the name of that spot to your slip.', seconds: 30 },
      },
      {
        step: { text: 'Read the slip once at the door, with your hand on the handle.', minutes: 1 },
        challenge: { text: 'Step out or toward a window, and turn back whenever you like.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'When the hours change, another person can help you keep track. Tell somebody when you could walk next.',
    short: 'Hours change. Tell one person when you could walk.',
    form: 'tell',
    drill_sergeant: 'Day and hour. One line.',
    kind_encouraging: 'If the day turns out differently, you can send another line.',
    teammate: 'We only say when, and nobody has to come along.',
    wise_mentor: 'To say it, you have to look at the days ahead, and there may be a gap.',
    own: [
      {
        step: { text: 'Enter the walk in your calendar under the hour that you named.', minutes: 1 },
        challenge: { text: 'Choose a second hour as a reserve, and note it beside the first.', seconds: 30 },
      },
      {
        step: { text: 'Decide what would still count as the walk if that hour is lost.', minutes: 1 },
        challenge: { text: 'Draft a line for that case, such as “The walk has moved.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired legs do best on flat ground. Write down the flattest stretch near you, for a walk on days like this.',
    short: 'Tired legs, flat walk. Write down the flattest stretch.',
    form: 'note',
    drill_sergeant: 'Start and end. Keep the note.',
    kind_encouraging: 'It may be as short as the way along one building.',
    teammate: 'No hills for us today, just the easy bit and home.',
    wise_mentor: 'When the easiest way is known, a tired day needs no further thought.',
    own: [
      {
        step: { text: 'Add a place along that stretch where you could sit down.', minutes: 1 },
        challenge: { text: 'Estimate how many steps lie between that seat and your door.', seconds: 30 },
      },
      {
        step: { text: 'Note beside the stretch which side is smoother to walk on.', minutes: 1 },
        challenge: { text: 'Recall what stands at its far end, and whether you need to go there.', seconds: 30 },
      },
    ],
  },
]
