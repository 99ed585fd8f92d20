import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of getting up early. */
export const wakingDetails: readonly Detail[] = [
  {
    text: 'In the dark, it takes long to find clothes. Lay out what you will wear when you get out of bed, with the socks on top.',
    short: 'Lay your clothes out, socks on top. Before bed.',
    form: 'prepare',
  },
  {
    text: 'An alarm within reach is quickly switched off. Put it on the other side of the room now.',
    short: 'Carry the alarm across the room. Leave it there.',
    form: 'prepare',
  },
  {
    text: 'The sleep between snoozes does little for you. Open the settings of your alarm, and turn snooze off.',
    short: 'Switch snooze off in the settings. Do it once.',
    form: 'prepare',
  },
  {
    text: 'It is easier to get up when something is waiting. Lay out what you will do in the first minutes after the alarm.',
    short: 'Decide what you do after the alarm. Lay it ready.',
    form: 'prepare',
  },
  {
    text: 'Bright light helps you wake up. Find the brightest lamp near your bed, and turn it on as soon as you are up.',
    short: 'Feet down, then turn on the brightest lamp.',
    form: 'moment',
  },
  {
    text: 'The hardest part of getting up is short. When the alarm rings, sit up in bed and put both feet on the floor.',
    short: 'Sit up in bed. Both feet down. Decide from there.',
    form: 'moment',
  },
  {
    text: 'You wake up more easily when you have slept enough. Count back from your alarm, and write your bedtime on a note.',
    short: 'Write your bedtime on a note. It decides the alarm.',
    form: 'note',
  },
  {
    text: 'A cold floor sends you back under the blanket. Put slippers beside the bed, where your feet will land.',
    short: 'Put slippers beside the bed, where your feet land.',
    form: 'prepare',
  },
  {
    text: 'It is hard to get used to a much earlier hour at once. Set the alarm a few minutes earlier than last week.',
    short: 'Set the alarm a little earlier. Not a lot.',
    form: 'prepare',
  },
  {
    text: 'A phone beside the bed keeps you up late. Put its charger in another room, and use an ordinary alarm.',
    short: 'Charge the phone in the hall. Not in bed.',
    form: 'prepare',
  },
  {
    text: 'Fill the kettle before you go to bed. Put the cup beside it, with the tea or coffee.',
    short: 'Fill the kettle before bed. Put the cup beside it.',
    form: 'moment',
  },
  {
    text: 'Nearly everybody is tired in the first minutes. Stand at the window until you are awake, and do not judge the day yet.',
    short: 'When you wake tired, stand at the window. It passes.',
    form: 'moment',
  },
  {
    text: 'With several alarms, you learn to ignore the first. Keep one, and turn off the others now.',
    short: 'Keep one alarm. Turn the others off.',
    form: 'prepare',
  },
  {
    text: 'A first movement of the hand helps you wake. Put a glass of water beside the bed for it.',
    short: 'Put a glass of water by the bed. Drink it first.',
    form: 'prepare',
  },
  {
    text: 'Daylight makes it easier to wake up. Leave the curtain open by a hand’s width when you go to bed.',
    short: 'Leave the curtain open by a hand’s width.',
    form: 'moment',
  },
  {
    text: 'Pull the blanket straight as soon as you are up, so that you do not lie down again.',
    short: 'When you are up, pull the blanket straight.',
    form: 'moment',
  },
  {
    text: 'It helps to know where you will go first. Choose a chair for the time after you wake, and lay a blanket on it.',
    short: 'Choose the chair for after you wake. Lay a blanket there.',
    form: 'prepare',
  },
  {
    text: 'It is easier to get up when somebody knows of it. Tell one person when you will be awake.',
    short: 'Tell one person when you will be awake.',
    form: 'tell',
  },
  {
    text: 'Coffee keeps many people awake for hours. Write down at what hour you drink the last one, well before bed.',
    short: 'Set the hour of your last coffee. You wake more easily.',
    form: 'note',
  },
  {
    text: 'Sleeping in on free days makes the next early alarm harder. Set the alarm for your next free day, close to the usual hour.',
    short: 'Set the alarm on your day off too. Near the usual.',
    form: 'prepare',
  },
  {
    text: 'Put your bag by the door before bed, with everything in it that you need first.',
    short: 'Put your bag by the door before bed.',
    form: 'moment',
  },
  {
    text: 'It is hard to leave a warm bed for a cold room. Lay a sweater within reach of it.',
    short: 'Put a sweater within reach of the bed.',
    form: 'prepare',
  },
  {
    text: 'You start badly with a sound that you hate. Listen to some alarm sounds now, and take one that you do not mind.',
    short: 'Choose an alarm sound that you can stand.',
    form: 'prepare',
  },
  {
    text: 'It is easy to go to bed late because of one more thing. Set an alarm for half an hour before bed as well.',
    short: 'Set a second alarm. It rings half an hour before bed.',
    form: 'prepare',
  },
]
