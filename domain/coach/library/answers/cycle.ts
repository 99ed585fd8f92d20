import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreCycleAnswers } from './cycle-more.ts'

/** What messages of riding a bike answer to something that the person wrote (TEXT-32). */
export const cycleAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'weather',
    text: 'Whatever it is like outside, your legs can ride indoors. Sit on a chair, and pedal slowly in the air for one long breath.',
    short: 'No weather indoors. Sit. Pedal in the air.',
    form: 'work',
    drill_sergeant: 'Slow circles for one breath. Feet down.',
    kind_encouraging: 'If you lean back and hold the seat, it is easier.',
    teammate: 'No helmet hair, no mud, and our legs still got a turn.',
    wise_mentor: 'The legs remember the movement, and the road can wait for a better day.',
    own: [
      {
        step: { text: 'Stand behind the chair, hold its back, and rise onto your toes once.', minutes: 1 },
        challenge: { text: 'Lower both heels so slowly that they make no sound, then sit.', seconds: 15 },
      },
      {
        step: { text: 'Straighten one knee, then the other, while you sit on the chair.', minutes: 1 },
        challenge: { text: 'Lean forward from the hips as far as you do on the bike.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'With a limit, you need not argue with the sky before each ride. Write down the kind of weather in which your bike stays home.',
    short: 'Write down which weather keeps the bike home.',
    form: 'note',
    drill_sergeant: 'In anything milder, ride.',
    kind_encouraging: 'On such days you can stay in with a clear mind, and on the others you can go.',
    teammate: 'We look out, look at our note, and that’s the whole discussion.',
    wise_mentor: 'A limit that was set in peace saves you the bargaining at the door.',
    own: [
      {
        step: { text: 'Look outside, and decide whether the bike would stay home in this weather.', minutes: 1 },
        challenge: { text: 'Put your note where you look before you leave.', seconds: 30 },
      },
      {
        step: { text: 'Choose what you will do when the weather keeps the bike home.', minutes: 1 },
        challenge: { text: 'Add it to your note, as a second line.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Weather changes from hour to hour. Look up the hours ahead, and write down the best one for a ride.',
    short: 'Weather changes. Write down the best hour for a ride.',
    form: 'note',
    drill_sergeant: 'Look it up. One hour. Ride in that.',
    kind_encouraging: 'If no hour looks good, write that down, and stay in with a clear mind.',
    teammate: 'We don’t need a fine day for our ride, only one fine hour.',
    wise_mentor: 'Hardly any day is bad from its beginning to its end.',
    own: [
      {
        step: { text: 'Choose what to wear on the bike for the weather of that hour.', minutes: 1 },
        challenge: { text: 'Lay the main piece of it where you can reach it quickly.', seconds: 60 },
      },
      {
        step: { text: 'Pick a bike ride short enough to fit into the best hour.', minutes: 1 },
        challenge: { text: 'Name the point where you would turn back if the weather changed.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'You can pack for the weather that you wrote about. Put one thing for the ride into your bag: dry socks, a cap, or a light.',
    short: 'Bad weather for the bike? Pack one thing against it.',
    form: 'prepare',
    drill_sergeant: 'Socks, cap, or light. Into the bag. Now.',
    kind_encouraging: 'It may stay in the bag for good, so that you never have to think of it.',
    teammate: 'Whatever it’s like out there, we’ve got something for it.',
    wise_mentor: 'Whoever has something against the weather looks at the sky with more patience.',
    own: [
      {
        step: { text: 'Try out what you packed for the ride, and see that it does its job.', minutes: 1 },
        challenge: { text: 'Stow it where your hand finds it without searching.', seconds: 30 },
      },
      {
        step: { text: 'Find a spot at home where wet things from a ride can dry.', minutes: 1 },
        challenge: { text: 'Clear one thing away from that spot, so that it stays free.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, every small hindrance weighs more. Turn your bike around so that it faces the way out.',
    short: 'Tired riders hate hurdles. Turn the bike around.',
    form: 'prepare',
    drill_sergeant: 'Front wheel toward the way out. Leave it.',
    kind_encouraging: 'You do not have to ride now, only to make the next start a little lighter.',
    teammate: 'One less turn for us when the legs would rather stay home.',
    wise_mentor: 'The less there is to do before a ride, the less strength it asks for.',
    own: [
      {
        step: { text: 'Clear away one thing that stands between the bike and the way out.', minutes: 1 },
        challenge: { text: 'Turn one pedal to the top, where your foot can push off.', seconds: 30 },
      },
      {
        step: { text: 'Squeeze both tires of the bike, and feel whether they are firm.', minutes: 1 },
        challenge: { text: 'Bring the pump to the bike if a tire is soft, or else your helmet.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Legs that are to ride again may rest first. Put both feet up, and let the ankles circle slowly once each way.',
    short: 'Tired legs rest before the bike. Feet up.',
    form: 'work',
    drill_sergeant: 'Circle both ankles, slowly, both ways. Then rest.',
    kind_encouraging: 'You can leave your feet there for as long as it feels good.',
    teammate: 'The bike’s leaning against something, and so are we.',
    wise_mentor: 'Rest belongs to riding as much as the road does.',
    own: [
      {
        step: { text: 'Put something soft under your calves, so that your legs lie comfortably.', minutes: 1 },
        challenge: { text: 'Name the ride that these legs would like best, while your feet stay up.', seconds: 30 },
      },
      {
        step: { text: 'Remember the easiest downhill stretch that you have ridden.', minutes: 1 },
        challenge: { text: 'Close your eyes, and let your feet hang loose until you reach its end.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'For tired days, it is good to know an easy ride. Write down the flattest street near you.',
    short: 'Tired legs need a flat ride. Write the street.',
    form: 'note',
    drill_sergeant: 'Flattest one. There and back. Enough.',
    kind_encouraging: 'Riding there and back is enough on such a day, and you may roll slowly.',
    teammate: 'No hills for us when we’re tired, and that’s in writing.',
    wise_mentor: 'A ride that suits the legs of the day is the one to choose.',
    own: [
      {
        step: { text: 'Follow in your mind, turn by turn, the way from your door to that street.', minutes: 1 },
        challenge: { text: 'Name a place on that street where you could turn the bike around.', seconds: 30 },
      },
      {
        step: { text: 'Think of something pleasant on the flat street, such as a tree or a bakery.', minutes: 1 },
        challenge: { text: 'Write it beside the street’s name, as the aim of an easy ride.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired legs often forget the easy gear. Write the words easy gear on a strip of tape, for the handlebar of your bike.',
    short: 'Tired legs, easy gear. Write that on tape.',
    form: 'prepare',
    drill_sergeant: 'On the handlebar. Shift down first.',
    kind_encouraging: 'You may be slow, and every ride that begins gently is a good one.',
    teammate: 'We read it, shift down, and let the others pass.',
    wise_mentor: 'To start easily is wiser than to start fast, above all with tired legs.',
    own: [
      {
        step: { text: 'Stick the easy gear tape where your eyes fall before a ride.', minutes: 1 },
        challenge: { text: 'Name the first hill or corner where the easy gear will help.', seconds: 30 },
      },
      {
        step: { text: 'Decide what else may be easy on a tired ride, such as its length.', minutes: 1 },
        challenge: { text: 'Find two words for it that would fit on another strip of tape.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'Any ride has a place where you could stop. Write down one such place on your way, even if it is only a corner.',
    short: 'Every way has a stop. Write down one for the ride.',
    form: 'note',
    drill_sergeant: 'Ride that far. Rest. Then decide.',
    kind_encouraging: 'You may rest there, turn around, or find that you would like to go on.',
    teammate: 'As far as we’re concerned, that’s where the ride ends, and the rest is extra.',
    wise_mentor: 'A ride is easier to think of when it has a stop in it.',
    own: [
      {
        step: { text: 'Decide what you would do at that stop: rest, drink, or turn around.', minutes: 1 },
        challenge: { text: 'Add a word for it beside the name of the stop.', seconds: 30 },
      },
      {
        step: { text: 'Look for a second stop on the way, a little nearer to home.', minutes: 1 },
        challenge: { text: 'Choose which of the two would serve you on a hard day.', seconds: 30 },
      },
    ],
  },
  ...moreCycleAnswers,
]
