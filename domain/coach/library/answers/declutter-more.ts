import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `declutter.ts`. */
export const moreDeclutterAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'things',
    text: 'A thing is easier to judge when its last use is known. Take the nearest one in your hand, and say aloud when that was.',
    short: 'Take one thing. Say aloud when you last used it.',
    form: 'note',
    drill_sergeant: 'No answer: the thing may go.',
    kind_encouraging: 'You do not have to part with it, whatever the answer is.',
    teammate: 'If we have to guess, that’s an answer, too.',
    wise_mentor: 'The answer often shows whether you still need it.',
    own: [
      {
        step: { text: 'Name what you would use instead if the thing you hold were gone.', minutes: 1 },
        challenge: { text: 'Put it back in its place, or by the door to go.', seconds: 45 },
      },
      {
        step: { text: 'Guess when you will next use the thing in your hand.', minutes: 1 },
        challenge: { text: 'Put it nearer to you if that is soon, and farther away if not.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Time shows which things nobody needs. Put a slip with today’s date on one that you doubt, and leave it there.',
    short: 'Date on a slip. Slip on one doubtful thing.',
    form: 'prepare',
    drill_sergeant: 'Slip still there next season? It goes.',
    kind_encouraging: 'If you use the thing, take the slip off, and otherwise you will know.',
    teammate: 'We let the date decide, so we don’t have to.',
    wise_mentor: 'If you need it after all, you will be glad that you kept it.',
    own: [
      {
        step: { text: 'Decide how long the doubtful thing may wait with its slip.', minutes: 1 },
        challenge: { text: 'Write that limit on the slip, under the date.', seconds: 30 },
      },
      {
        step: { text: 'Name one person who could really use the doubtful thing.', minutes: 1 },
        challenge: { text: 'Write the name on the back of the slip.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Many things stay because nobody has decided. Write the word keep on a slip and the word go on another, and lay each on something.',
    short: 'Write slips: keep and go. One thing each.',
    form: 'note',
    drill_sergeant: 'Clear the one marked go. Done.',
    kind_encouraging: 'One of each is enough, and you may change your mind about both.',
    teammate: 'One stays, one leaves, and we’ve decided something.',
    wise_mentor: 'A decision that can be seen is easier to follow than one in the head.',
    own: [
      {
        step: { text: 'Carry the thing with the slip “go” to the door.', minutes: 1 },
        challenge: { text: 'Give the thing with the slip “keep” a proper place.', seconds: 90 },
      },
      {
        step: { text: 'Compare the two things, and say what sets “keep” apart from “go.”', minutes: 1 },
        challenge: { text: 'Judge a third thing nearby by the same rule.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Packaging is the easiest part of clutter. Find one empty box, wrapper, or bottle, and put it into the trash.',
    short: 'Clear packaging first. One empty box or wrapper.',
    form: 'work',
    drill_sergeant: 'Into the trash. No second thoughts.',
    kind_encouraging: 'Nobody will miss it, and you need not ask yourself anything.',
    teammate: 'No memories, no questions, we throw it out.',
    wise_mentor: 'It makes sense to begin with what no longer serves anybody.',
    own: [
      {
        step: { text: 'Lift the nearest closed box or bottle to feel whether it is empty.', minutes: 1 },
        challenge: { text: 'Move it to the trash if it is, or back to its place.', seconds: 45 },
      },
      {
        step: { text: 'Flatten the empty box or wrapper, so that it takes up little room.', minutes: 1 },
        challenge: { text: 'Wipe the spot where it was with your hand or a cloth.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'At home with others, your own things are the easiest to clear. Take one of yours off the nearest table, and put it away.',
    short: 'Others have their things. Clear one of yours.',
    form: 'work',
    drill_sergeant: 'Off the nearest table, into its place. Stop.',
    kind_encouraging: 'You can be interrupted after that and still have finished something.',
    teammate: 'Ours first, and nobody can argue about that.',
    wise_mentor: 'When your part of the table is clear, the others sometimes notice without a word.',
    own: [
      {
        step: { text: 'Choose a fixed place for the things of yours that often lie around.', minutes: 1 },
        challenge: { text: 'Clear a little room there, so that the next one fits.', seconds: 90 },
      },
      {
        step: { text: 'Look around from the door for things that are yours alone.', minutes: 1 },
        challenge: { text: 'Bring the smallest of them to your own shelf, drawer, or bag.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'letters',
    text: 'Letters look like less in a tidy pile. Stack all the ones you see, with their edges straight.',
    short: 'Gather all letters you see into one pile.',
    form: 'work',
    drill_sergeant: 'Tap the edges straight. Open nothing yet.',
    kind_encouraging: 'You do not have to open any of them to make the table clearer.',
    teammate: 'One pile’s easier for us to face than a table full of corners.',
    wise_mentor: 'One pile has a top, and there you can begin another time.',
    own: [
      {
        step: { text: 'Take anything that is not a letter out of the pile.', minutes: 1 },
        challenge: { text: 'Choose one place for the pile, and set it down there.', seconds: 45 },
      },
      {
        step: { text: 'Separate the opened letters from the closed ones.', minutes: 2 },
        challenge: { text: 'Lay the smaller pile crosswise on the larger one.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Clearing is easier to begin when chance decides. Ask {ally} for a color, and put away the first thing you see in it.',
    short: 'Ask {ally} for a color. Put away one such thing.',
    form: 'tell',
    drill_sergeant: 'The first one you see. Into its place.',
    kind_encouraging: 'If you see none, you may ask for another color, as in a game.',
    teammate: 'If the answer’s beige, we’ve got plenty to pick from.',
    wise_mentor: 'The color decides for you, and the hand has only to follow.',
    own: [
      {
        step: { text: 'Pick a color of your own, and count the stray things in it.', minutes: 1 },
        challenge: { text: 'Take the smallest of them to where it belongs.', seconds: 60 },
      },
      {
        step: { text: 'Think of a shape instead of a color, such as round or square.', minutes: 1 },
        challenge: { text: 'Spot the first stray thing of that shape, and take it to its place.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A thing is easier to part with once its story has been told. Tell {ally} about one that you keep only for its story.',
    short: 'Tell {ally} the story of one thing you keep.',
    form: 'tell',
    drill_sergeant: 'Story told. The thing may go.',
    kind_encouraging: 'You may keep the thing all the same, if the telling shows that you want to.',
    teammate: 'Then somebody else knows it, and our shelf doesn’t have to.',
    wise_mentor: 'A story that was told has another keeper, and the thing may stay or go.',
    own: [
      {
        step: { text: 'Look at the thing you told about, and decide whether its story is enough.', minutes: 1 },
        challenge: { text: 'Put it in a good place, or near the door if it can go.', seconds: 60 },
      },
      {
        step: { text: 'Write the story of that thing down in a single line.', minutes: 2 },
        challenge: { text: 'Tuck the line under the thing, or photograph both together.', seconds: 30 },
      },
    ],
  },
]
