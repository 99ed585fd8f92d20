import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreRunAnswers } from './run-more.ts'

/** What messages of a run answer to something that its runner wrote (TEXT-32). */
export const runAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Tired legs can get ready for a run sitting down. Take a seat, and circle each foot until the ankle feels loose.',
    short: 'Tired legs may sit. Loosen both ankles for the run.',
    form: 'work',
    drill_sergeant: 'Slow circles. Left, then right. Then stand up.',
    kind_encouraging: 'You may lean back and close your eyes while your feet turn.',
    teammate: 'After that, we see how far our legs want to go.',
    wise_mentor: 'If you turn them slowly, the calves usually let go a little as well.',
    own: [
      {
        step: { text: 'Stay seated, and lift your heels and your toes in turn.', minutes: 1 },
        challenge: { text: 'Stand up, and decide whether your legs want a run, a walk, or rest.', seconds: 30 },
      },
      {
        step: { text: 'Rub your calves with both hands, from the ankles up.', minutes: 1 },
        challenge: { text: 'Put your feet up, and choose the shortest run you would still like.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When energy is low, going as far as the door is enough. Put on your running shoes, and take one slow breath in the open doorway.',
    short: 'Low on energy: only to the door. Running shoes on, one breath.',
    form: 'work',
    drill_sergeant: 'Door open. Breathe. Close it and rest.',
    kind_encouraging: 'After that breath, you may close the door again and rest.',
    teammate: 'If we go back in after that, we’ve still been at the door.',
    wise_mentor: 'See what the air does before you judge how tired you are.',
    own: [
      {
        step: { text: 'Say at the door how far you would go today: corner, block, or nowhere.', minutes: 1 },
        challenge: { text: 'Take the first few paces of that, or close the door and sit down.', seconds: 30 },
      },
      {
        step: { text: 'Retie both shoes, neither too tight nor too loose.', minutes: 1 },
        challenge: { text: 'Pick the nearest thing outside that could be your turning point.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'Nobody likes to hunt for socks that early. Roll shirt, socks, and shorts for the run into a bundle, and lay it on your shoes.',
    short: 'Early means no searching. Roll the running clothes into one bundle.',
    form: 'prepare',
    drill_sergeant: 'Bundle on the shoes. Laces open.',
    kind_encouraging: 'Old clothes are fine, since the bundle only has to be complete.',
    teammate: 'We grab one bundle and don’t open a single drawer.',
    wise_mentor: 'Put the socks on the outside, because they go on first.',
    own: [
      {
        step: { text: 'Check that both socks are inside the bundle.', minutes: 1 },
        challenge: { text: 'Carry the bundle and your shoes to the place where you get dressed.', seconds: 60 },
      },
      {
        step: { text: 'Hold the bundle together with a belt or a rubber band.', minutes: 1 },
        challenge: { text: 'Set the bundle where you can find it without turning on a light.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'early',
    text: 'Early in the day, it helps to know where the run begins. Write its first street on a slip beside your bed.',
    short: 'Early runs need one thought: the first street. Write it down.',
    form: 'note',
    drill_sergeant: 'Slip beside the bed. Read it. Go.',
    kind_encouraging: 'Everything after that street may stay open until you are on it.',
    teammate: 'Once we know the first street, we just start there and wake up on the way.',
    wise_mentor: 'With the street already named, there is one less decision to make beside the bed.',
    own: [
      {
        step: { text: 'Go from your door to that street in your head, turn by turn.', minutes: 1 },
        challenge: { text: 'Name one thing you would pass on that street: a tree, a fence, a store.', seconds: 30 },
      },
      {
        step: { text: 'Choose a second street, for days when the first does not tempt you.', minutes: 1 },
        challenge: { text: 'Underline whichever of the two streets is better lit.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'There is something to wear against any weather, and against the dark. Lay it on your running shoes: cap, gloves, or something bright.',
    short: 'Dress for the weather. Fetch cap, gloves, or vest.',
    form: 'prepare',
    drill_sergeant: 'Lay it on the running shoes. Done.',
    kind_encouraging: 'You need not like what it is doing outside to be dressed for it.',
    teammate: 'We can’t change what’s out there, so we dress for it.',
    wise_mentor: 'What you dislike most out there tells you which piece to take.',
    own: [
      {
        step: { text: 'Try on what you chose for the weather, and check that nothing slips.', minutes: 2 },
        challenge: { text: 'Look outside, and name the one piece you would need right now.', seconds: 30 },
      },
      {
        step: { text: 'Clear a place by the door where wet running clothes could dry.', minutes: 2 },
        challenge: { text: 'Lay a towel there, ready for when you come back.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Under a roof, a run can begin in any weather. Put on your running shoes, and step in place for a few breaths.',
    short: 'Indoors, there is no weather. Running shoes on, step in place.',
    form: 'work',
    drill_sergeant: 'Knees up. A few breaths. At ease.',
    kind_encouraging: 'You may stop after that, or stay with it if it feels good.',
    teammate: 'It counts as a start, and we’re dry and warm.',
    wise_mentor: 'When your feet have moved a little, the decision about going out becomes easier.',
    own: [
      {
        step: { text: 'Move one thing aside, so that you have room to lift your knees.', minutes: 1 },
        challenge: { text: 'Lift each knee a few times there, as high as is easy.', seconds: 60 },
      },
      {
        step: { text: 'Think of a tune, and let its beat set your steps.', minutes: 1 },
        challenge: { text: 'Speed up for one line of the tune, then slow down again.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'If you cannot leave home just now, you can still warm up for the run. Put on your shoes, and step in place.',
    short: 'Not free yet: warm up at home. Running shoes on.',
    form: 'work',
    drill_sergeant: 'Step in place. Soft feet. Then to the door.',
    kind_encouraging: 'If somebody needs you meanwhile, you may stop and go on afterward.',
    teammate: 'When we do get out, our legs are ready.',
    wise_mentor: 'When you can leave, your legs are warm and the shoes are already on.',
    own: [
      {
        step: { text: 'Circle your arms slowly, first forward and then back.', minutes: 1 },
        challenge: { text: 'Hold on to a chair, and swing each leg loosely a few times.', seconds: 60 },
      },
      {
        step: { text: 'Lay your key by the door, so that you can leave once free.', minutes: 1 },
        challenge: { text: 'Decide on the shortest route that would fit into a small gap.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'It is easier to leave for a run when those at home know how long it takes. Write the time on a slip.',
    short: 'Those at home plan around you. Write how long the run takes.',
    form: 'note',
    drill_sergeant: 'One line. Hang it by the door.',
    kind_encouraging: 'A rough guess is fine, and an easy run may take its time.',
    teammate: 'Nobody at home has to wonder where we are, and we don’t have to rush.',
    wise_mentor: 'Add the way from the shoes to the shower, since that is time away as well.',
    own: [
      {
        step: { text: 'Put the note where those at home will see it, such as the refrigerator.', minutes: 1 },
        challenge: { text: 'Read the note as they would, and add where you will be.', seconds: 60 },
      },
      {
        step: { text: 'Halve the time you wrote, to know when to turn around.', minutes: 1 },
        challenge: { text: 'Choose a landmark that you would reach at about that point.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A run is less dull with something to look for. Ask {ally} for one thing to spot on the way: a color or a door.',
    short: 'Ask {ally} for something to spot on the run.',
    form: 'tell',
    drill_sergeant: 'Take the order. Find it out there.',
    kind_encouraging: 'A yellow door or a bird is enough, and you can tell them about it later.',
    teammate: 'We look for it on the way and report later.',
    wise_mentor: 'Your eyes stay up while you look, and the way seems shorter.',
    own: [
      {
        step: { text: 'Choose the stretch of your run where there might be most to spot.', minutes: 1 },
        challenge: { text: 'Look around, and find one thing to spot that you could suggest in return.', seconds: 45 },
      },
      {
        step: { text: 'Recall one thing you saw on a run and never mentioned to anybody.', minutes: 1 },
        challenge: { text: 'Put that thing into one sentence that you could send or say.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A run that somebody knows about is easier to begin. Tell {ally} which corner you run to first.',
    short: 'Tell {ally} the first corner of your run.',
    form: 'tell',
    drill_sergeant: 'One corner. Say it plainly.',
    kind_encouraging: 'They need not answer, because it is enough that you have said it.',
    teammate: 'If they ask about it later, we’ve got a corner to report.',
    wise_mentor: 'Name a near one, which you can still reach on a bad day.',
    own: [
      {
        step: { text: 'Put your running shoes where you will step into them for that corner.', minutes: 1 },
        challenge: { text: 'Say in one sentence how to get from your door to that corner.', seconds: 30 },
      },
      {
        step: { text: 'Choose the corner where you would turn around on a short run.', minutes: 1 },
        challenge: { text: 'Sketch the stretch between the two corners on a scrap of paper.', seconds: 60 },
      },
    ],
  },
  ...moreRunAnswers,
]
