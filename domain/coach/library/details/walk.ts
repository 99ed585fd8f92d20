import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a walk. */
export const walkDetails: readonly Detail[] = [
  {
    text: 'A walk starts at the moment in which you do not sit down. Stay on your feet when you come in, and put the jacket back on.',
    short: 'Do not sit down. Put your jacket back on and walk.',
  },
  {
    text: 'Shoes that are already on argue for the walk. Leave them on a little longer than usual, and see where they take you.',
    short: 'Leave your shoes on. Go to the door and walk.',
  },
  {
    text: 'A walk needs a turning point more than a distance. Choose one now: the mailbox, the bridge, the house with the blue door.',
    short: 'Choose where the walk turns around: mailbox or bridge.',
  },
  {
    text: 'The first corner is the whole difficulty of a walk. Go as far as that corner, and ask yourself there whether you want to go on.',
    short: 'Walk to the first corner. Decide there whether to go on.',
  },
  {
    text: 'Rain is louder indoors than it is on a walk. Put the hood up once in the hallway, and listen to how little is left of it.',
    short: 'Put your hood up in the hallway. Then walk.',
  },
  {
    text: 'A phone in the hand turns a walk into reading. Put it into the inside pocket before you open the door.',
    short: 'Put the phone in an inside pocket. Then walk.',
  },
  {
    text: 'Tired legs and a tired head are different things. Walk slowly to the end of the street, and find out which of them it was.',
    short: 'Walk to the end of the street. Judge your tiredness there.',
  },
  {
    text: 'The same walk is never quite the same. Look for one window on it that has changed since the last time.',
    short: 'Take the same walk. Find one window that changed.',
  },
  {
    text: 'A walk with somebody is harder to cancel. Ask one person whether they want to come along to the corner and back.',
    short: 'Ask one person for a walk. Corner and back.',
  },
  {
    text: 'The keys cause a surprising number of delays. Put them into the jacket that you wear for the walk.',
    short: 'Put the keys into your walking jacket.',
  },
  {
    text: 'A walk may be as slow as you like. Match your steps to your breath for one block, and leave the speed to them.',
    short: 'Walk one block at the speed of your breath.',
  },
  {
    text: 'The way home can be a walk if you leave it early. Get off one stop sooner, or park at the far end of the lot.',
    short: 'Get off one stop early. Walk the rest.',
  },
  {
    text: 'Socks matter more to a walk than shoes. Put on the thick pair, and feel whether anything rubs.',
    short: 'Put on thick socks. Check for rubbing. Then walk.',
  },
  {
    text: 'A walk can carry one thought and no more. Choose the thought before you leave, and let the others stay at home.',
    short: 'Choose one thought for the walk. Leave the rest.',
  },
  {
    text: 'A bench makes a short walk complete. Find the nearest one, sit for a moment, and turn around.',
    short: 'Walk to the nearest bench. Sit. Turn around.',
  },
  {
    text: 'It is the bag that makes you go inside first. Set it down right behind the door, and go on with the walk as you are.',
    short: 'Set your bag down behind the door. Walk on.',
  },
  {
    text: 'A walk counts from the door on, whatever the weather or the pace. Step outside and close it behind you.',
    short: 'Step outside. Close the door. From there, the walk counts.',
  },
  {
    text: 'Hands in the pockets keep the shoulders high. Let both arms hang on today’s walk, at least as far as the first crossing.',
    short: 'Hands out of your pockets. Walk to the crossing.',
  },
  {
    text: 'There is a longest and a shortest walk around your block. Choose the shortest for today, and keep the other for Sunday.',
    short: 'Walk the shortest way around your block.',
  },
  {
    text: 'A walk is a good place for the call that you keep putting off. Look up the number before you go, or leave the phone behind.',
    short: 'Decide on one call for the walk, or none. Then go.',
  },
  {
    text: 'The coat by the door reminds you of a walk better than an alarm does. Hang it on the handle, where it is in your way.',
    short: 'Hang your coat on the door handle. The walk comes next.',
  },
  {
    text: 'You notice more on a walk when you name it. Say out loud what you see at the first tree, in one plain sentence.',
    short: 'Stop at the first tree on the walk. Name what you see.',
  },
  {
    text: 'Some days only have room for a walk to the trash bins. Take the bag down, go once around the building, and come back in.',
    short: 'Take out the trash. Walk once around the building.',
  },
  {
    text: 'The last stretch of a walk is worth slowing down for. Decide from which house on you will go at half your pace.',
    short: 'Choose a house. From there, walk at half pace.',
  },
]
