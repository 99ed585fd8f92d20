import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of getting up early. */
export const wakingDetails: readonly Detail[] = [
  {
    text: 'Getting up early is made the day before. Lay out what you will wear, and put the socks on top.',
    short: 'Clothes out. Socks on top. Getting up is settled.',
  },
  {
    text: 'The alarm works best where the arm cannot reach it. Carry it across the room, and leave it there.',
    short: 'Alarm across the room. Out of reach. Leave it.',
  },
  {
    text: 'Snooze is sleep in small pieces that nobody can use. Switch it off in the settings, once, and be done with it.',
    short: 'Snooze off. In the settings. Once and for good.',
  },
  {
    text: 'Nobody gets up for an empty hour. Decide what the first quarter of an hour is for, and lay it ready.',
    short: 'Give the early hour a job. Lay it ready.',
  },
  {
    text: 'Light is what the body believes. Turn on the brightest lamp as soon as your feet are down.',
    short: 'Feet down. Brightest lamp on. Then think.',
  },
  {
    text: 'The first move is only a change of position. Sit up, put both feet on the floor, and decide from there.',
    short: 'Sit up. Both feet down. Decide from there.',
  },
  {
    text: 'The time at which you get up begins with the time at which you lie down. Write your bedtime on a note.',
    short: 'Bedtime on a note. Then keep it. Alarm follows.',
  },
  {
    text: 'A cold floor can end a good plan. Put the slippers where your feet will land.',
    short: 'Slippers beside the bed. Where feet land. Done.',
  },
  {
    text: 'Going from late to early is a staircase. Set the alarm a little earlier than last week, and not at the goal.',
    short: 'Alarm a little earlier. Not a lot. Set it.',
  },
  {
    text: 'The phone in the bed makes your sleep shorter at both ends. Let it charge in the hall.',
    short: 'Phone charges in the hall. Bed is for sleep.',
  },
  {
    text: 'A kettle that is already full is a small welcome. Fill it before bed, and put the cup beside it.',
    short: 'Kettle full before bed. Cup beside it. Walk to it.',
  },
  {
    text: 'Tired is how most early hours begin, and it is not how they go on. Stand at the window until you are awake.',
    short: 'Tired at first? Normal. Stand at the window.',
  },
  {
    text: 'One alarm is a decision, and a row of them is a discussion. Keep one, and turn off the others.',
    short: 'One alarm stays. Others off. No discussion.',
  },
  {
    text: 'Water wakes more than the mouth. Put a glass beside the bed, and drink it before you look at anything.',
    short: 'Glass by the bed. Drink first. Then look.',
  },
  {
    text: 'Curtains decide how dark it is when the alarm rings. Leave them open by a hand’s width.',
    short: 'Curtain open a little. Light gets in first.',
  },
  {
    text: 'A made bed is harder to go back to. Pull the blanket straight as soon as you are out of it.',
    short: 'Up. Blanket straight. Bed closed for the day.',
  },
  {
    text: 'The quiet at that hour belongs to whoever is awake. Choose the chair in which you will spend it.',
    short: 'Choose the early chair. The quiet is yours. Sit.',
  },
  {
    text: 'Whoever gets up alone gets up more easily with a word to somebody. Tell one person when you will be up.',
    short: 'Tell somebody your time. Be up then.',
  },
  {
    text: 'A late coffee stays awake longer than you do. Decide until when you drink the last one.',
    short: 'Last coffee earlier. Name the hour. Keep it.',
  },
  {
    text: 'The weekend undoes what the week has built. Give the day off an alarm that is close to the others.',
    short: 'Day off? Alarm anyway. Close to the usual.',
  },
  {
    text: 'What has to be looked for at dawn costs you the head start. Put the bag by the door before bed.',
    short: 'Bag by the door before bed. Nothing to look for.',
  },
  {
    text: 'A room that is cold makes the blanket win. Have a sweater within reach of the bed.',
    short: 'Sweater in reach. Blanket loses. Up.',
  },
  {
    text: 'A sound that frightens you is a poor way to wake. Choose one for the alarm that you do not mind hearing.',
    short: 'Pick a better alarm sound. One you can stand.',
  },
  {
    text: 'The end of a day wants one more of everything. Choose something that has a last page, and close the kitchen.',
    short: 'Last page. Kitchen closed. Light off. Alarm on.',
  },
]
