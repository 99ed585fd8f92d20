import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a walk. */
export const walkDetails: readonly Detail[] = [
  {
    text: 'Once you sit down at home, it is harder to go for a walk. Stay on your feet when you come in, and go out again.',
    short: 'Do not sit down. Put your jacket back on and walk.',
    form: 'moment',
  },
  {
    text: 'It is easier to go for a walk with your shoes on. Put them on now, or leave them on, and go to the door.',
    short: 'Leave your shoes on. Go to the door and walk.',
    form: 'work',
  },
  {
    text: 'Name the point where today’s walk turns around: a mailbox, a bridge, or a bus stop.',
    short: 'Choose where the walk turns around: mailbox or bridge.',
    form: 'work',
  },
  {
    text: 'The first few steps of a walk are usually the hardest. Go to the first corner, and decide there whether you go on.',
    short: 'Walk to the first corner. Decide there whether to go on.',
    form: 'work',
  },
  {
    text: 'Rain is mostly less bad on a walk than it looks from inside. Put your hood or hat on, and step outside for a moment.',
    short: 'Put your hood up in the hallway. Then walk.',
    form: 'work',
  },
  {
    text: 'Put your phone into an inside pocket before you open the door for the walk.',
    short: 'Put the phone in an inside pocket. Then walk.',
    form: 'prepare',
  },
  {
    text: 'After a day of thinking, only your head may be tired. Walk slowly to the end of the street, and see how your legs are.',
    short: 'Walk to the end of the street. Judge your tiredness there.',
    form: 'work',
  },
  {
    text: 'A walk you know well can get boring. Look for one thing on it that has changed since the last time.',
    short: 'Take the same walk. Find one thing that changed.',
    form: 'work',
  },
  {
    text: 'You are less likely to cancel a walk with somebody. Ask one person whether they come along to the corner and back.',
    short: 'Ask one person for a walk. Corner and back.',
    form: 'tell',
  },
  {
    text: 'Put your keys into the jacket that you wear for the walk. Then you need not look for them.',
    short: 'Put the keys into your walking jacket.',
    form: 'prepare',
  },
  {
    text: 'A walk does not have to be quick. For one block, take as many steps to a breath as is comfortable.',
    short: 'Walk one block at the speed of your breath.',
    form: 'work',
  },
  {
    text: 'You can walk a part of any trip. Get off the bus one stop early, or park at the far end of the lot.',
    short: 'Get off one stop early. Walk the rest.',
    form: 'moment',
  },
  {
    text: 'Put on thick socks and your walking shoes, and take a few steps to check that nothing rubs.',
    short: 'Put on thick socks. Check for rubbing. Then walk.',
    form: 'work',
  },
  {
    text: 'A walk can help you think something over. Choose one question before you leave, and take only that one along.',
    short: 'Choose one thought for the walk. Leave the rest.',
    form: 'work',
  },
  {
    text: 'A short walk with a rest in it is still a walk. Go to the nearest bench or step, sit for a moment, and turn around.',
    short: 'Walk to the nearest bench. Sit. Turn around.',
    form: 'work',
  },
  {
    text: 'You go inside to put your bag away, and then you stay. Set it down right behind the door, and start the walk from there.',
    short: 'Set your bag down behind the door. Walk on.',
    form: 'moment',
  },
  {
    text: 'Step outside, and close the door behind you. From there on, it is a walk, however short.',
    short: 'Step outside. Close the door. From there, the walk counts.',
    form: 'work',
  },
  {
    text: 'With your hands in your pockets, your shoulders come up. Let your arms swing on today’s walk, as far as the first crossing.',
    short: 'Hands out of your pockets. Walk to the crossing.',
    form: 'work',
  },
  {
    text: 'Take the shortest way around your block or building. A short walk is better than none.',
    short: 'Walk the shortest way around your block.',
    form: 'work',
  },
  {
    text: 'A call and a walk go well together. Write down the number of one person, and call them when you are outside.',
    short: 'Choose one person to call on the walk. Then go.',
    form: 'note',
  },
  {
    text: 'Hang your coat on the handle of the front door, so that it reminds you of the walk.',
    short: 'Hang your coat on the door handle. The walk comes next.',
    form: 'prepare',
  },
  {
    text: 'On your walk, stop at the first tree or sign, and say out loud what you notice there.',
    short: 'Stop at the first tree on the walk. Name what you see.',
    form: 'work',
  },
  {
    text: 'Take out the trash, and walk once around the building before you come back in.',
    short: 'Take out the trash. Walk once around the building.',
    form: 'work',
  },
  {
    text: 'Pick a house near your own, and walk slowly from there to the end.',
    short: 'Choose a house. From there, walk at half pace.',
    form: 'work',
  },
]
