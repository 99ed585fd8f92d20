import type { FreeMove } from '#domain/coach/library/frame.ts'

/** Moves of the day just before a run (TEXT-30). */
export const runEveMoves: readonly FreeMove[] = [
  {
    text: 'Lay out shirt, shorts, and socks, one beside the other. You can then dress for the run without thinking.',
    short: 'Lay out the running clothes. First thing on top.',
    pairs: [
      {
        step: { text: 'Put the running socks on top, and the watch or phone beside them.', minutes: 1 },
        challenge: { text: 'Turn the running shirt right side out, and undo the zipper of the jacket.', seconds: 30 },
      },
      {
        step: { text: 'Pick the jacket or the cap for the weather, and lay it below.', minutes: 2 },
        challenge: { text: 'Smooth the shirt once with your hand.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Put the running clothes into the bathroom. You can dress there tomorrow with the light on.',
    short: 'Put the running clothes into the bathroom. Dress there.',
    pairs: [
      {
        step: { text: 'Hang a towel beside the running clothes, for afterward.', minutes: 1 },
        challenge: {
          text: 'Clear the way from the bed to the bathroom, so that you can walk it in the dark.',
          seconds: 30,
        },
      },
      {
        step: { text: 'Put the shoes where no one will hear you tie them.', minutes: 2 },
        challenge: { text: 'Close the bathroom door as quietly as you can.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Set your running shoes by the door with the laces open and a sock in each.',
    short: 'Running shoes by the door. Laces open, socks inside.',
    pairs: [
      {
        step: { text: 'Tie the house key into the lace of one running shoe.', minutes: 1 },
        challenge: { text: 'Turn the running shoes so that they point to the door.', seconds: 15 },
      },
      {
        step: { text: 'Wipe the dust off the laces and the tongue.', minutes: 2 },
        challenge: { text: 'Press each sock flat, so that no fold is left.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Fill a glass to drink before the run, and a bottle for afterward. Leave both beside the sink.',
    short: 'Set a glass by the sink. Drink from it before the run.',
    pairs: [
      {
        step: { text: 'Put a bottle for afterward into the fridge, with its lid on.', minutes: 1 },
        challenge: { text: 'Put the glass where your hand finds it without light.', seconds: 15 },
      },
      {
        step: { text: 'Put something small to eat beside it, for after the run.', minutes: 2 },
        challenge: { text: 'Take one sip now, and put the glass back.', seconds: 15 },
      },
    ],
  },
  {
    text: 'An early run begins the evening before. Choose the last thing you will do this evening, and leave out what would follow.',
    short: 'Write down your bedtime for tonight. Sleep before the run.',
    pairs: [
      {
        step: { text: 'Write that last thing on a slip, and lay it on the remote control.', minutes: 1 },
        challenge: { text: 'Check that the alarm leaves you time for shoes and a glass of water.', seconds: 30 },
      },
      {
        step: { text: 'Darken the room, and put the alarm where you have to stand up.', minutes: 2 },
        challenge: { text: 'Sit on the bed, and let both legs get heavy.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Set out a bowl and a cup for after the run. You may come home hungry, and breakfast is then quick.',
    short: 'Breakfast after the run: set out bowl and cup.',
    pairs: [
      {
        step: { text: 'Put what goes into the bowl beside it, with a spoon.', minutes: 2 },
        challenge: { text: 'Smell the coffee, the tea, or the fruit that you will have after the run.', seconds: 15 },
      },
      {
        step: { text: 'Write down when you will be back and hungry.', minutes: 1 },
        challenge: { text: 'Picture yourself at that bowl, warm from the run.', seconds: 30 },
      },
    ],
  },
  {
    text: 'Charge the headlamp, the watch, or the phone that you take on the run. Then lay it beside the running shoes.',
    short: 'Charge the watch or lamp. Then lay it on the running shoes.',
    pairs: [
      {
        step: { text: 'Write on a slip what still has to come off the charger tomorrow.', minutes: 1 },
        challenge: { text: 'Switch the lamp or the watch on and off once.', seconds: 15 },
      },
      {
        step: { text: 'Choose the strap or the pocket that will carry it.', minutes: 2 },
        challenge: { text: 'Hold it once the way you will carry it on the run.', seconds: 15 },
      },
    ],
  },
  {
    text: 'Leave word before you run. Send one person a line: where you run, and when you are back.',
    short: 'Leave word with one person. Where you run, until when.',
    pairs: [
      {
        step: { text: 'Copy the line onto a slip for the kitchen table.', minutes: 1 },
        challenge: { text: 'Look out of the window, and decide what you will wear on the run.', seconds: 30 },
      },
      {
        step: { text: 'Look up how long your route takes, so that the hour is true.', minutes: 2 },
        challenge: { text: 'Turn the phone face down, and let the evening be quiet.', seconds: 15 },
      },
    ],
  },
]
