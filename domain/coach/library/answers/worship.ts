import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreWorshipAnswers } from './worship-more.ts'

/** What messages of going to a service answer to something that somebody wrote (TEXT-32). */
export const worshipAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Tired people need a short way to the door. Put clothes, keys, and bag for the service in one place.',
    short: 'Tired? Clothes, keys, and bag in one place.',
    form: 'prepare',
    drill_sergeant: 'One chair. By the door. Ready.',
    kind_encouraging: 'You may be tired there as well, and simply sit.',
    teammate: 'We can yawn in the back row.',
    wise_mentor: 'A seat asks little of you, once you have reached it.',
    own: [
      {
        step: { text: 'Stand your shoes beside the bag, so that nothing has to be searched for.', minutes: 1 },
        challenge: { text: 'Remove from the bag what the service does not need.', seconds: 60 },
      },
      {
        step: { text: 'Check the clothes for a missing button or a spot.', minutes: 1 },
        challenge: { text: 'Lay them so that what you put on first is on top.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Rest before a service is part of the visit. Write down one thing that the day before could do without.',
    short: 'Tired: leave one thing out the day before.',
    form: 'note',
    drill_sergeant: 'Cross it out. Lights off early.',
    kind_encouraging: 'What you leave out will still be there on another day.',
    teammate: 'We skip the last episode and see how that feels.',
    wise_mentor: 'A rested mind hears more than a willing one.',
    own: [
      {
        step: { text: 'Note how you would rather rest in the time that this frees.', minutes: 1 },
        challenge: { text: 'Take that one thing off your list or calendar, if it stands there.', seconds: 30 },
      },
      {
        step: { text: 'Think who should know that this will be left out, if anybody.', minutes: 1 },
        challenge: { text: 'Put the change into one plain sentence that you could say.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, the hour has to be kept free early. Write the next service into your calendar before anything else.',
    short: 'Little time: write the service in first.',
    form: 'note',
    drill_sergeant: 'In ink. Everything else goes around it.',
    kind_encouraging: 'What stands there first is asked about less.',
    teammate: 'Our calendar gets a no-parking zone.',
    wise_mentor: 'An hour that is taken needs no defense.',
    own: [
      {
        step: { text: 'Block the time for getting there and back as well.', minutes: 1 },
        challenge: { text: 'Underline the service in your calendar, so that it is not moved lightly.', seconds: 15 },
      },
      {
        step: { text: 'Decide what must be finished before the service, and where that could go.', minutes: 1 },
        challenge: { text: 'Set a reminder that leaves enough room for getting ready.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'A full house leaves on time when everybody has a part. Give each person one thing to do before you go.',
    short: 'Full house: one job each before you go.',
    form: 'tell',
    drill_sergeant: 'Shoes, bags, lights. Share them out.',
    kind_encouraging: 'Small ones like to carry the keys.',
    teammate: 'We’re a traveling circus with a schedule.',
    wise_mentor: 'Say it the day before, when nobody is looking for socks.',
    own: [
      {
        step: { text: 'Keep one job for yourself, and say which one it is.', minutes: 1 },
        challenge: { text: 'Write all the jobs on a sheet, and leave it by the door.', seconds: 120 },
      },
      {
        step: { text: 'Think which job often holds everybody up, such as finding shoes.', minutes: 1 },
        challenge: { text: 'Gather what that job needs, and put it by the door.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'Going by yourself feels different when somebody waves. Write to one person there that you are coming.',
    short: 'Going alone? Write to one person there.',
    form: 'tell',
    drill_sergeant: 'Name the day. Ask where they sit.',
    kind_encouraging: 'One familiar face is enough for a room.',
    teammate: 'We walk in alone and sit down in company.',
    wise_mentor: 'Ask them something small, so that the talk has begun already.',
    own: [
      {
        step: { text: 'Choose where you could meet them: at the door, the coats, or a seat.', minutes: 1 },
        challenge: { text: 'Think of the first thing that you would say to them there.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you would do there if this person could not come.', minutes: 1 },
        challenge: { text: 'Name a second face there that you could greet with a nod.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'New places are easier when the first minutes are known. Look up the entrance, and decide where you would sit.',
    short: 'New place: look up the door. Pick a seat.',
    form: 'prepare',
    drill_sergeant: 'Near the aisle. Near the back. Fine.',
    kind_encouraging: 'You may leave early, and nobody will ask.',
    teammate: 'We scout ahead, like sensible people.',
    wise_mentor: 'A seat near the door gives you time to watch.',
    own: [
      {
        step: { text: 'Decide when to arrive: with the others, or a little before them.', minutes: 1 },
        challenge: { text: 'Say the first minutes in one sentence: the door, the way, the seat.', seconds: 30 },
      },
      {
        step: { text: 'Look for a picture of people there, and see what they wear or bring.', minutes: 2 },
        challenge: { text: 'Choose something of your own in which you would feel at ease there.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is only meant to happen slips past. Set an alarm for the hour when you get ready for the service.',
    short: 'Against forgetting: one alarm for getting ready.',
    form: 'prepare',
    drill_sergeant: 'Name it. Repeat it each week.',
    kind_encouraging: 'Then you need not keep the hour in mind.',
    teammate: 'Our phone finally earns its keep.',
    wise_mentor: 'Let it ring early enough to be calm.',
    own: [
      {
        step: { text: 'Name the alarm after the first thing to do, such as shoes.', minutes: 1 },
        challenge: { text: 'Put that first thing where you will be when the alarm rings.', seconds: 30 },
      },
      {
        step: { text: 'Count back from the start: the way, the clothes, the meal.', minutes: 1 },
        challenge: { text: 'Move the alarm if it leaves too little room for these.', seconds: 30 },
      },
    ],
  },
  ...moreWorshipAnswers,
]
