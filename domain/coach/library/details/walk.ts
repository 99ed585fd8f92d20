import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a walk. */
export const walkDetails: readonly Detail[] = [
  {
    text: 'Once you sit down at home, it is harder to go for a walk. Stay on your feet when you come in, and go out again.',
    short: 'Do not sit down. Put your jacket back on and walk.',
    form: 'moment',
  },
  {
    text: 'It is easier to go for a walk with your shoes on. Keep them on, or put them on, and go to the door.',
    short: 'Shoes stay on. Go to the door and walk.',
    form: 'work',
  },
  {
    text: 'A walk with an end is easier to begin. Name the point where today’s turns around: a mailbox, a sign, or a gate.',
    short: 'Name where the walk turns around: a mailbox or a sign.',
    form: 'work',
  },
  {
    text: 'The first few steps of a walk are usually the hardest. Go to the first corner, and decide there whether you go on.',
    short: 'Walk to the first corner. Decide there whether to go on.',
    form: 'work',
  },
  {
    text: 'The weather is often better on a walk than it looks from inside. Step outside for a moment, and decide there.',
    short: 'Do not judge the weather inside. Step out and walk.',
    form: 'work',
  },
  {
    text: 'A phone in the hand slows a walk down. Put yours into an inside pocket before you open the door.',
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
    short: 'On your usual walk, find one thing that changed.',
    form: 'work',
  },
  {
    text: 'You are less likely to cancel a walk with somebody. Ask one person whether they come along to the corner and back.',
    short: 'Ask one person for a walk. Corner and back.',
    form: 'tell',
  },
  {
    text: 'Looking for keys can cost a walk. Put yours into the jacket that you wear for it.',
    short: 'Put the keys into your walking jacket.',
    form: 'prepare',
  },
  {
    text: 'A walk does not have to be quick. For one block, take as many steps to a breath as is comfortable.',
    short: 'Walk one block without getting out of breath.',
    form: 'work',
  },
  {
    text: 'Any trip can have a walk in it. Get off one stop early, or park at the far end of the lot.',
    short: 'Get off one stop early. Walk the rest.',
    form: 'moment',
  },
  {
    text: 'Stiff feet get looser on the first steps of a walk. Roll both from heel to toe, and go to the door.',
    short: 'Roll both feet. Go to the door and walk.',
    form: 'work',
  },
  {
    text: 'A walk can help you think something over. Choose one question before you leave, and take only that one along.',
    short: 'Take one question along on the walk. Leave the others.',
    form: 'work',
  },
  {
    text: 'A short walk with a rest in it is still a walk. Go to the nearest bench or step, sit for a moment, and turn around.',
    short: 'Walk to the nearest bench. Sit. Turn around.',
    form: 'work',
  },
  {
    text: 'You go inside to put your bag away, and then you stay. Set it down right behind the door, and start the walk from there.',
    short: 'Set your bag inside the door. Start the walk from there.',
    form: 'moment',
  },
  {
    text: 'Behind the door, it is a walk, however short. Step outside now, and close it behind you.',
    short: 'Step outside. Close the door. From there, the walk counts.',
    form: 'work',
  },
  {
    text: 'With your hands in your pockets, your shoulders come up. Let your arms swing on today’s walk, as far as the first crossing.',
    short: 'Hands out of your pockets. Walk to the crossing.',
    form: 'work',
  },
  {
    text: 'A short walk is better than none. Take the shortest way around your block or building.',
    short: 'Walk the shortest way around your block.',
    form: 'work',
  },
  {
    text: 'A call and a walk go well together. Write down the name of one person to call when you are outside.',
    short: 'Write down whom to call on the walk. Then go.',
    form: 'note',
  },
  {
    text: 'A coat in sight is half of the start of a walk. Hang yours on the handle of the front door.',
    short: 'Hang your coat on the door handle. The walk comes next.',
    form: 'prepare',
  },
  {
    text: 'A walk is less dull when you look at it. Stop at the first tree or sign, and say what you notice.',
    short: 'Stop at the first tree on the walk. Name what you see.',
    form: 'work',
  },
  {
    text: 'An errand gets you out of the door. Take out the trash, and walk once around the building before you come back.',
    short: 'Take out the trash. Walk once around the building.',
    form: 'work',
  },
  {
    text: 'A slow stretch gives tired legs a rest on a walk. Choose a house, and go slowly from there to the end.',
    short: 'Choose a house. From there, walk at half pace.',
    form: 'work',
  },
]
