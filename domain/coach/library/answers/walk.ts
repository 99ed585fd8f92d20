import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreWalkAnswers } from './walk-more.ts'

/** What messages of a walk answer to something that the person wrote (TEXT-32). */
export const walkAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Even with little energy, a very short walk is possible. Go to the nearest corner and back before you sit down.',
    short: 'Low energy, short walk. Nearest corner and back.',
    form: 'work',
    drill_sergeant: 'Slowly. Before you sit. That was a walk.',
    kind_encouraging: 'After that, you may lie down for as long as you like.',
    teammate: 'That was our walk, and now we get to sit.',
    wise_mentor: 'A few slow steps take hardly any strength, and they keep the habit alive.',
    own: [
      {
        step: { text: 'Set your shoes by the door, ready for the next short walk.', minutes: 1 },
        challenge: { text: 'Sit down with your feet up, and recall one thing you saw at the corner.', seconds: 60 },
      },
      {
        step: { text: 'Write “corner and back” on a slip, as the walk for low energy.', minutes: 1 },
        challenge: { text: 'Fasten the slip near the door, at eye level.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'It takes less energy to go on than to get up again. Lay your jacket or bag on the seat where you usually rest.',
    short: 'Tired? Put your jacket on the seat before you sit.',
    form: 'prepare',
    drill_sergeant: 'Walk first. Then clear the seat and rest.',
    kind_encouraging: 'You may clear the seat and rest as soon as you are back.',
    teammate: 'The seat’s taken, so we may as well take our walk first.',
    wise_mentor: 'Before you sit, you have to clear it, and at that moment you can still choose to walk.',
    own: [
      {
        step: { text: 'Choose a near place to turn around, such as the second lamppost.', minutes: 1 },
        challenge: { text: 'Count the corners on the way there, and choose a nearer place if you like.', seconds: 30 },
      },
      {
        step: { text: 'Lay your keys and a hat on the same seat, for going out.', minutes: 1 },
        challenge: { text: 'Check that nothing else is needed to step out of the door.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'When the hour changes, it helps to have the shoes at hand. Put your walking shoes beside the bag that you take to work.',
    short: 'Hours change. Put your walking shoes beside your bag.',
    form: 'prepare',
    drill_sergeant: 'Laces open. Ready at any hour.',
    kind_encouraging: 'Whenever you have time, they are there, and the walk may be short.',
    teammate: 'Whatever the schedule does, our shoes are ready.',
    wise_mentor: 'You can then walk early or late, without looking for them.',
    own: [
      {
        step: { text: 'Loosen the laces of your walking shoes, so that they go on quickly.', minutes: 1 },
        challenge: { text: 'Roll up a pair of socks, and tuck them into one shoe.', seconds: 30 },
      },
      {
        step: { text: 'Take out of the bag one heavy thing that a walk does not need.', minutes: 1 },
        challenge: {
          text: 'Tie the walking shoes together by the laces, in case they have to be carried.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'When the hour changes, tie the walk to something that happens anyway. Say aloud what comes right before your walk.',
    short: 'Hours change. Say what comes right before your walk.',
    form: 'note',
    drill_sergeant: 'The last door, for example. Walk from there.',
    kind_encouraging: 'It may be a locker, a door that closes, or a goodbye.',
    teammate: 'Once that’s happened, we walk, whatever the clock says.',
    wise_mentor: 'That is a better reminder than an hour that keeps changing.',
    own: [
      {
        step: { text: 'Decide where your shoes should be when that moment comes.', minutes: 1 },
        challenge: { text: 'Write the chain in one line: the moment, the shoes, the door.', seconds: 45 },
      },
      {
        step: { text: 'Put a mark where you will see it at that moment, such as a sticker.', minutes: 1 },
        challenge: { text: 'Go through the moment in your mind, up to your hand on the door.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'A walk can stay indoors when it is like that outside. Walk in place until you have hummed one verse of a song.',
    short: 'Bad weather? Walk in place, and hum a song.',
    form: 'work',
    drill_sergeant: 'Arms swinging. Stop after one verse.',
    kind_encouraging: 'You can hum as softly as you like, and any song that comes to mind will do.',
    teammate: 'If we don’t know the words, we just hum and keep walking.',
    wise_mentor: 'The steps count indoors as well, and the way outside can wait for better weather.',
    own: [
      {
        step: { text: 'Clear a strip of floor that you can walk back and forth on.', minutes: 2 },
        challenge: { text: 'Pace that strip once in each direction, humming or not.', seconds: 30 },
      },
      {
        step: { text: 'Pick a slower song for the end of a walk in place.', minutes: 1 },
        challenge: { text: 'Step to its first line with smaller and smaller steps, and stand still.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Under a roof, a walk depends less on what it is like outside. Write down one indoor place where you can walk, even a hallway.',
    short: 'Bad weather? Write down one indoor place to walk.',
    form: 'note',
    drill_sergeant: 'Hallway counts. Put the note by your shoes.',
    kind_encouraging: 'A store or a station is just as good, and you do not have to go there now.',
    teammate: 'When it gets nasty out there, we’ve got somewhere else to walk.',
    wise_mentor: 'With another place in mind, you have an answer to most kinds of weather.',
    own: [
      {
        step: { text: 'Add how you would get to that place while staying dry.', minutes: 1 },
        challenge: { text: 'Name the point there where you would turn around.', seconds: 15 },
      },
      {
        step: { text: 'Recall what there is to see in that place, such as windows or posters.', minutes: 1 },
        challenge: { text: 'Choose the one that you would walk to first.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A short gap is enough for a walk when nothing has to be found first. Put a pair of socks into your walking shoes.',
    short: 'No time to search. Socks into your walking shoes.',
    form: 'prepare',
    drill_sergeant: 'One pair. Shoes side by side, ready.',
    kind_encouraging: 'When a few minutes come free, you can spend all of them walking.',
    teammate: 'If something ends early, we’re in those shoes before the next thing starts.',
    wise_mentor: 'Little time is often enough for a walk, when none of it goes into getting ready.',
    own: [
      {
        step: { text: 'Stand the shoes where you usually are when a few minutes come free.', minutes: 1 },
        challenge: {
          text: 'Count the steps from the shoes to the door, and shorten the way if possible.',
          seconds: 45,
        },
      },
      {
        step: { text: 'Hang your coat and keys directly above the walking shoes.', minutes: 1 },
        challenge: { text: 'Reach for socks, shoes, and coat in turn, and see what takes longest.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'If the phone keeps you sitting, it can also make you walk. Put it down at the far end of the room.',
    short: 'Phone to the far end of the room. Walk back.',
    form: 'prepare',
    drill_sergeant: 'Leave it there. Every look costs a walk.',
    kind_encouraging: 'You may use it as often as you like, and each time you will have walked a little.',
    teammate: 'Before we scroll, we’ve got a little walk to do.',
    wise_mentor: 'To reach it, you have to stand up, and standing up is how a walk begins.',
    own: [
      {
        step: { text: 'Take the longest way around the room before you return to the phone.', minutes: 1 },
        challenge: { text: 'Turn the ringer on, so that the phone can stay over there.', seconds: 15 },
      },
      {
        step: { text: 'Choose a seat for yourself as far from the phone as the room allows.', minutes: 1 },
        challenge: { text: 'Count your steps from that seat to the phone.', seconds: 30 },
      },
    ],
  },
  ...moreWalkAnswers,
]
