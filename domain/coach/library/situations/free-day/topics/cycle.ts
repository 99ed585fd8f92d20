import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before a ride on a bike (TEXT-30). */
export const cycleFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Tires lose air while the bike stands. Press both with a thumb, and pump them up before the next ride.',
        short: 'Press both bike tires. Pump them up.',
        about: 'air',
      },
      {
        text: 'A chain that squeaks is a chain that wears. Wipe it with a rag, and oil it sparingly.',
        short: 'Wipe the bike chain. Oil it sparingly.',
        about: 'chain',
      },
      {
        text: 'Look at the forecast for {weekday}. Wind needs a thin jacket on the bike, and rain needs mudguards.',
        short: 'Look at the forecast for {weekday}. Then choose a jacket.',
        about: 'weather',
      },
      {
        text: 'Bike lights are empty on the day they are needed. Charge both while there is time.',
        short: 'Charge both bike lights for the ride.',
        about: 'lights',
      },
      {
        text: 'Glass sits in a tire for days before it comes through. Turn both wheels once, and look at the tread.',
        short: 'Turn both wheels. Look for glass in the tread.',
        about: 'glass',
      },
      {
        text: 'A new way makes a known ride interesting. Find one street or lane on the map that you have not ridden.',
        short: 'Find a way that you have not ridden.',
        about: 'route',
      },
      {
        text: 'You rarely cancel a ride when somebody is waiting. Ask one person to ride with you {next}.',
        short: 'Ask one person to ride along {next}.',
        about: 'company',
      },
      {
        text: 'Cold fingers brake late. Look whether your gloves for the bike are whole and dry.',
        short: 'Check the bike gloves. Whole and dry.',
        about: 'gloves',
      },
      {
        text: 'A spare tube is no use without levers. Look into the bag of the bike, and put together what belongs to it.',
        short: 'Check the bike bag. Tube, levers, pump.',
        about: 'kit',
      },
      {
        text: 'Loose screws announce themselves by a rattle. Lift the bike a little, and let it drop on its tires.',
        short: 'Let the bike drop on its tires. Listen for a rattle.',
        about: 'screws',
      },
      {
        text: 'Bottles for a bike smell when they stay closed. Wash yours, and let it dry without the lid.',
        short: 'Wash the bike bottle. Leave the lid off.',
        about: 'bottle',
      },
    ],
    eve: [
      {
        text: 'Put key, lock, and helmet into one place for the ride.',
        short: 'Key, lock, and helmet in one place.',
        about: 'key',
      },
      {
        text: 'Turn the bike so that its front wheel points to the door.',
        short: 'Turn the bike toward the door.',
        about: 'turn',
      },
      {
        text: 'Hang what you wear on the ride over one chair, with the socks on top.',
        short: 'Riding clothes over one chair. Socks on top.',
        about: 'clothes',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Pump up the tire of the bike that is softer.', minutes: 3, about: 'air' },
      { text: 'Wipe the chain of the bike with a rag.', minutes: 3, about: 'chain' },
      { text: 'Look at the wind and the rain for {weekday}.', minutes: 2, about: 'weather' },
      { text: 'Plug in both bike lights to charge.', minutes: 1, about: 'lights' },
      { text: 'Turn both wheels, and look for glass in the tread.', minutes: 3, about: 'glass' },
      { text: 'Find one path on the map that you have not ridden yet.', minutes: 3, about: 'route' },
      {
        text: 'Ask somebody who rides what they do about this: {obstacle}.',
        twin: 'Ask somebody who rides which way they like best.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Look into the bike bag for tube, levers, and pump.', minutes: 2, about: 'kit' },
      { text: 'Wash the bike bottle, and leave it open to dry.', minutes: 2, about: 'bottle' },
    ],
    eve: [
      { text: 'Put key, lock, and helmet in one place.', minutes: 1, about: 'key' },
      { text: 'Lay out what you wear on the bike.', minutes: 2, about: 'clothes' },
      { text: 'Turn the bike toward the door.', minutes: 1, about: 'turn' },
    ],
  },
  challenges: {
    any: [
      { text: 'Press both tires with your thumb: which is softer?', seconds: 30, about: 'air' },
      { text: 'Ring the bell of the bike once.', seconds: 15, about: 'bell' },
      {
        text: 'Say your plan for the ride by heart: {plan}',
        twin: 'Say where your next ride begins and where it turns around.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at the bike: {why}.',
        twin: 'Remember the best stretch of a ride, and go through it in your head.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Squeeze both brakes of the bike: are they firm?', seconds: 30, about: 'brakes' },
      { text: 'Trace the next ride with a finger on the table.', seconds: 45, about: 'route' },
    ],
    eve: [
      { text: 'Hang the helmet on the handlebar.', seconds: 15, about: 'helmet' },
      { text: 'Switch each bike light on and off.', seconds: 30, about: 'lights' },
      { text: 'Put the key of the bike into your shoe.', seconds: 15, about: 'key' },
    ],
  },
}
