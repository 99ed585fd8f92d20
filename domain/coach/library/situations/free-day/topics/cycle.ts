import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { cycleEveMoves } from './cycle-eve.ts'

/** Texts of a day before a ride on a bike (TEXT-30). */
export const cycleFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Tires lose air while the bike is idle. Press both with a thumb, and pump them up before the next ride.',
      short: 'Press both bike tires. Pump them up.',
      pairs: [
        {
          step: { text: 'Screw the caps back on, and look for a crack beside the valves.', minutes: 2 },
          challenge: { text: 'Spin each wheel once, and listen for a hiss.', seconds: 30 },
        },
        {
          step: { text: 'Put the pump where you keep the bike.', minutes: 1 },
          challenge: { text: 'Knock on both tires, and compare the sound.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A chain that squeaks is a chain that wears. Wipe it with a rag, and oil it sparingly.',
      short: 'Wipe the bike chain. Oil it sparingly.',
      pairs: [
        {
          step: { text: 'Wipe off what is too much, link by link.', minutes: 2 },
          challenge: { text: 'Turn the pedals backward, and listen to the chain.', seconds: 30 },
        },
        {
          step: { text: 'Put rag and oil into one bag beside the bike.', minutes: 1 },
          challenge: { text: 'Wash the oil off your fingers with some sugar and soap.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look at the forecast for {weekday}. Wind needs a thin jacket on the bike, and rain needs mudguards.',
      short: 'Look at the forecast for {weekday}. Then choose a jacket.',
      pairs: [
        {
          step: { text: 'Lay the jacket or a bag for the saddle beside the helmet.', minutes: 2 },
          challenge: { text: 'Hold a wet finger out of the window, and feel where the wind comes from.', seconds: 15 },
        },
        {
          step: { text: 'Write down which direction puts the wind at your back on the way home.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the ride by heart: {plan}',
            twin: 'Say where your next ride begins and where it turns around.',
            seconds: 30,
          },
        },
      ],
    },
    {
      text: 'Bike lights are empty on the day they are needed. Charge both while there is time.',
      short: 'Charge both bike lights for the ride.',
      pairs: [
        {
          step: { text: 'Wipe the lenses of both lights.', minutes: 1 },
          challenge: { text: 'Switch each light on in the dark, and off again.', seconds: 15 },
        },
        {
          step: { text: 'Look for the reflectors on pedals and spokes, and clean one.', minutes: 2 },
          challenge: { text: 'Stand where a driver would be, and look at the bike from there.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Glass sits in a tire for days before it comes through. Turn both wheels once, and look at the tread.',
      short: 'Turn both wheels. Look for glass in the tread.',
      pairs: [
        {
          step: { text: 'Pick out what you find with a blunt stick or a key.', minutes: 2 },
          challenge: { text: 'Run your thumb along the side of each tire.', seconds: 30 },
        },
        {
          step: { text: 'Think of the stretch where the glass may come from, and find a way around it.', minutes: 2 },
          challenge: { text: 'Say the name of the street that you would take.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A new way makes a known ride interesting. Find one street or lane on the map that you have not ridden.',
      short: 'Find a way that you have not ridden.',
      pairs: [
        {
          step: { text: 'Write the new street on a slip for the handlebar.', minutes: 1 },
          challenge: { text: 'Trace the whole ride with a finger on the table.', seconds: 30 },
        },
        {
          step: { text: 'Check whether the new way has a hill, and where.', minutes: 2 },
          challenge: { text: 'Remember the best stretch of a ride, and go through it in your head.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You rarely cancel a ride when somebody is waiting. Ask one person to ride with you {next}.',
      short: 'Ask one person to ride along {next}.',
      pairs: [
        {
          step: {
            text: 'Write to that person what gets in your way, and ask for an idea: {obstacle}.',
            twin: 'Write to that person which way you like, and ask for another.',
            minutes: 2,
          },
          challenge: { text: 'Say at which corner you would wait for each other.', seconds: 15 },
        },
        {
          step: { text: 'Write down a place where two bikes can stand and two people can sit.', minutes: 1 },
          challenge: { text: 'Ring the bell of the bike once, as a hello.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Cold fingers brake late. Check whether your gloves for the bike are dry and free of holes.',
      short: 'Check the bike gloves. Dry, without holes.',
      pairs: [
        {
          step: { text: 'Put the gloves inside the helmet.', minutes: 2 },
          challenge: { text: 'Squeeze both brakes with the gloves on, and feel whether they are firm.', seconds: 30 },
        },
        {
          step: { text: 'Sew up the seam that opens first, or write gloves on the list.', minutes: 1 },
          challenge: { text: 'Make a fist and open it slowly, five times.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A spare tube is no use without levers. Look into the bag of the bike, and put together what belongs to it.',
      short: 'Check the bike bag. Tube, levers, pump.',
      pairs: [
        {
          step: { text: 'Write on a card in the bag what belongs to it.', minutes: 2 },
          challenge: { text: 'Close the bag, shake it, and listen for what is loose.', seconds: 15 },
        },
        {
          step: { text: 'Watch a short video of how a tube is changed.', minutes: 2 },
          challenge: { text: 'Show with empty hands where the lever goes.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Loose screws announce themselves by a rattle. Lift the bike a little, and let it drop on its tires.',
      short: 'Let the bike drop on its tires. Listen for a rattle.',
      pairs: [
        {
          step: { text: 'Look for the key that fits these screws, and put it into the bag.', minutes: 2 },
          challenge: { text: 'Turn one screw by hand, and feel that it holds.', seconds: 15 },
        },
        {
          step: { text: 'Stick a strip of tape on what rattles, until it is fixed.', minutes: 1 },
          challenge: { text: 'Hold the handlebar, and rock the bike forward and back.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Bottles for a bike smell when they stay closed. Wash yours, and let it dry without the lid.',
      short: 'Wash the bike bottle. Leave the lid off.',
      pairs: [
        {
          step: { text: 'Put the lid beside it, upside down.', minutes: 1 },
          challenge: { text: 'Hold the bottle against the light, and look for spots.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the bottle cage on the bike.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and look at the bike: {why}.',
            twin: 'Say out loud what you like about being on the bike.',
            seconds: 60,
          },
        },
      ],
    },
  ],
  eve: cycleEveMoves,
}
