import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before a ride on a bike (TEXT-30). */
export const cycleEveMoves: readonly FreeMove[] = [
  {
    text: 'Put key, lock, and helmet into one place for the ride.',
    short: 'Key, lock, and helmet in one place.',
    pairs: [
      {
        step: { text: 'Hang the helmet on the handlebar, with the lock inside.', minutes: 1 },
        challenge: { text: 'Put the bike key into your shoe.', seconds: 15 },
      },
      {
        step: { text: 'Adjust the strap of the helmet, one finger below the chin.', minutes: 2 },
        challenge: { text: 'Close the buckle once, and open it.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Turn the bike so that its front wheel points to the door.',
    short: 'Turn the bike toward the door.',
    pairs: [
      {
        step: { text: 'Move what stands between the bike and the door.', minutes: 1 },
        challenge: { text: 'Push the bike one length forward and back.', seconds: 30 },
      },
      {
        step: { text: 'Feel both tires, and wipe the saddle.', minutes: 2 },
        challenge: { text: 'Squeeze the brakes, one after the other.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Hang what you wear on the ride over one chair, with the socks on top.',
    short: 'Riding clothes over one chair. Socks on top.',
    pairs: [
      {
        step: { text: 'Put gloves and a thin jacket over the chair, too.', minutes: 1 },
        challenge: { text: 'Switch each bike light on and off.', seconds: 15 },
      },
      {
        step: { text: 'Look at the forecast, and add what keeps the rain off.', minutes: 2 },
        challenge: { text: 'Tuck one pant leg into a sock, and see whether it holds.', seconds: 15 },
      },
    ],
  },
  {
    text: 'A ride is colder than a walk. Look at tomorrow’s wind, and put one layer too many on the chair.',
    short: 'Check tomorrow’s wind. One layer more.',
    pairs: [
      {
        step: { text: 'Find a pocket for the layer that you take off.', minutes: 1 },
        challenge: { text: 'Roll it so small that it fits there.', seconds: 15 },
      },
      {
        step: { text: 'Put gloves and something for the ears on top.', minutes: 2 },
        challenge: { text: 'Stand at the window, and see which way the trees lean.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Hunger comes late on a ride, and all at once. Put something to eat into the pocket of tomorrow’s jacket.',
    short: 'Food into the pocket of tomorrow’s jacket.',
    pairs: [
      {
        step: { text: 'Fill the bottle, and leave it beside the bike.', minutes: 1 },
        challenge: { text: 'Shake the bottle, and hear whether the lid is tight.', seconds: 15 },
      },
      {
        step: { text: 'Write down where on the way you could stop.', minutes: 2 },
        challenge: { text: 'Picture that stop, with the bike against a wall.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Somebody should know where you ride. Send one person the route and the hour.',
    short: 'Tell somebody where you ride, and until when.',
    pairs: [
      {
        step: { text: 'Write the route on a slip for the table, too.', minutes: 1 },
        challenge: { text: 'Say the name of the farthest place on it.', seconds: 15 },
      },
      {
        step: { text: 'Charge the phone for the ride.', minutes: 2 },
        challenge: { text: 'Say whom you would call with a flat tire.', seconds: 30 },
      },
    ],
  },
]
