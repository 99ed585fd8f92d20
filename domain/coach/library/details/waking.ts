import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of getting up early. */
export const wakingDetails: readonly Detail[] = [
  {
    text: 'Getting up early is made the day before. Lay out what you will wear, and put the socks on top.',
    short: 'Lay your clothes out, socks on top. Before bed.',
  },
  {
    text: 'The alarm works best where the arm cannot reach it. Carry it across the room, and leave it there.',
    short: 'Carry the alarm across the room. Leave it there.',
  },
  {
    text: 'Snooze is sleep in small pieces that nobody can use. Switch it off in the settings, once, and be done with it.',
    short: 'Switch snooze off in the settings. Do it once.',
  },
  {
    text: 'Nobody gets up for an empty hour. Decide what the first quarter of an hour is for, and lay it ready.',
    short: 'Decide what you do after the alarm. Lay it ready.',
  },
  {
    text: 'Light is what the body believes. Turn on the brightest lamp as soon as your feet are down.',
    short: 'Feet down, then turn on the brightest lamp.',
  },
  {
    text: 'The first move is only a change of position. Sit up, put both feet on the floor, and decide from there.',
    short: 'Sit up in bed. Both feet down. Decide from there.',
  },
  {
    text: 'The time at which you get up begins with the time at which you lie down. Write your bedtime on a note.',
    short: 'Write your bedtime on a note. It decides the alarm.',
  },
  {
    text: 'A cold floor can end a good plan. Put the slippers where your feet will land.',
    short: 'Put slippers beside the bed, where your feet land.',
  },
  {
    text: 'Going from late to early is a staircase. Set the alarm a little earlier than last week, and not at the goal.',
    short: 'Set the alarm a little earlier. Not a lot.',
  },
  {
    text: 'The phone in the bed makes your sleep shorter at both ends. Let it charge in the hall.',
    short: 'Charge the phone in the hall. Not in bed.',
  },
  {
    text: 'A kettle that is already full is a small welcome. Fill it before bed, and put the cup beside it.',
    short: 'Fill the kettle before bed. Put the cup beside it.',
  },
  {
    text: 'Tired is how most early hours begin, and it is not how they go on. Stand at the window until you are awake.',
    short: 'When you wake tired, stand at the window. It passes.',
  },
  {
    text: 'One alarm is a decision, and a row of them is a discussion. Keep one, and turn off the others.',
    short: 'Keep one alarm. Turn the others off.',
  },
  {
    text: 'Water wakes more than the mouth. Put a glass beside the bed, and drink it before you look at anything.',
    short: 'Put a glass of water by the bed. Drink it first.',
  },
  {
    text: 'Curtains decide how dark it is when the alarm rings. Leave them open by a hand’s width.',
    short: 'Leave the curtain open by a hand’s width.',
  },
  {
    text: 'A made bed is harder to go back to. Pull the blanket straight as soon as you are out of it.',
    short: 'When you are up, pull the blanket straight.',
  },
  {
    text: 'The quiet at that hour belongs to whoever is awake. Choose the chair in which you will spend it.',
    short: 'Choose the chair where you sit after you wake.',
  },
  {
    text: 'Whoever gets up alone gets up more easily with a word to somebody. Tell one person when you will be up.',
    short: 'Tell one person when you will be awake.',
  },
  {
    text: 'A late coffee stays awake longer than you do. Decide until when you drink the last one.',
    short: 'Set the hour of your last coffee. You wake more easily.',
  },
  {
    text: 'The weekend undoes what the week has built. Give the day off an alarm that is close to the others.',
    short: 'Set the alarm on your day off too. Near the usual.',
  },
  {
    text: 'What has to be looked for at dawn costs you the head start. Put the bag by the door before bed.',
    short: 'Put your bag by the door before bed.',
  },
  {
    text: 'A room that is cold makes the blanket win. Have a sweater within reach of the bed.',
    short: 'Put a sweater within reach of the bed.',
  },
  {
    text: 'A sound that frightens you is a poor way to wake. Choose one for the alarm that you do not mind hearing.',
    short: 'Choose an alarm sound that you can stand.',
  },
  {
    text: 'The end of a day wants one more of everything. Choose something that has a last page, and close the kitchen.',
    short: 'Close the kitchen. Set the alarm. Light off.',
  },
]
