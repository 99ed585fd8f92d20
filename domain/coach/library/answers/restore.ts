import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreRestoreAnswers } from './restore-more.ts'

/** What messages of restoring a thing answer to something that somebody wrote (TEXT-32). */
export const restoreAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'A short hour is enough for a small job. Write down one that needs no tool but your hands.',
    short: 'Little time: write down a job without tools.',
    form: 'note',
    drill_sergeant: 'On a card. Card on the part.',
    kind_encouraging: 'Sorting or wiping counts as a session, too.',
    teammate: 'We’ve got jobs that fit between calls.',
    wise_mentor: 'Keep a list of such jobs, and no hour is too short.',
    own: [
      {
        step: { text: 'Lay out what that job needs, such as a cloth or a box.', minutes: 1 },
        challenge: { text: 'Do the first small bit of the job, and stop there.', seconds: 90 },
      },
      {
        step: { text: 'Set a clear end for that job, such as one drawer or one side.', minutes: 1 },
        challenge: { text: 'Remove from the spot whatever the job does not need.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Time goes into setting up. Leave the next part and its tool out on a tray, ready to pick up.',
    short: 'Short of time: part and tool on one tray.',
    form: 'prepare',
    drill_sergeant: 'Cloth over it. Done.',
    kind_encouraging: 'Then you can begin in the middle of the work.',
    teammate: 'We’ve got a project to go, on a tray.',
    wise_mentor: 'Whatever is set up once need not be set up again.',
    own: [
      {
        step: { text: 'Add a slip to the tray that says what to do first.', minutes: 1 },
        challenge: { text: 'Cover the tray with a cloth, so that nothing rolls away.', seconds: 30 },
      },
      {
        step: { text: 'Check that the tool fits the part, without starting the work.', minutes: 1 },
        challenge: { text: 'Turn the handle of the tool toward the hand that will take it.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired hands should not force anything. Wipe one part, or look at it closely, and leave the tools.',
    short: 'Tired hands: wipe one part. No tools.',
    form: 'work',
    drill_sergeant: 'Dry cloth. Then lights off.',
    kind_encouraging: 'That is real work, and nothing can break.',
    teammate: 'We’re on light duty, dust only.',
    wise_mentor: 'Much of restoring is looking, and that can be done sitting.',
    own: [
      {
        step: { text: 'Note one thing that you can now see on that part.', minutes: 1 },
        challenge: { text: 'Leave the note beside the part, and sit down.', seconds: 15 },
      },
      {
        step: { text: 'Look at the far side of that part, in good light.', minutes: 1 },
        challenge: { text: 'Take a picture of the part as it is now.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Costs are lighter when they are known. Write down the next part, and find out what it costs used.',
    short: 'Costs: write down the next part’s price, used.',
    form: 'note',
    drill_sergeant: 'One part. One seller. One number.',
    kind_encouraging: 'You may decide on it another day.',
    teammate: 'Our wallet likes a second opinion.',
    wise_mentor: 'A part that is known by its number is easier to find.',
    own: [
      {
        step: { text: 'Find one job that costs nothing and can be done before that part.', minutes: 1 },
        challenge: { text: 'Move that job to the top of your list.', seconds: 15 },
      },
      {
        step: { text: 'Look on the old part for a size that a seller would ask for.', minutes: 2 },
        challenge: { text: 'Copy it next to the price, exactly as it stands there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'When the whole thing is too much, choose one part that you can reach. Clean or look at that one alone.',
    short: 'Too big: one part that you can reach.',
    form: 'work',
    drill_sergeant: 'No plan. One cloth. Start.',
    kind_encouraging: 'The rest of the thing does not mind waiting.',
    teammate: 'We’re not restoring it all, we’re meeting one screw.',
    wise_mentor: 'The first part teaches you how the others are held.',
    own: [
      {
        step: { text: 'Turn a light on that part, and cover what is around it.', minutes: 2 },
        challenge: { text: 'Say aloud when this one part would be finished.', seconds: 15 },
      },
      {
        step: { text: 'Move whatever stands between you and that part.', minutes: 2 },
        challenge: { text: 'Stick a bit of tape on the part, as a sign that it comes first.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Where to begin is a question that others can answer. Ask one person which job they would do first.',
    short: 'Unsure where to begin? Ask one person.',
    form: 'tell',
    drill_sergeant: 'Picture. One line. Send.',
    kind_encouraging: 'Their answer may surprise you with how small it is.',
    teammate: 'We outsource the thinking, and keep the fun.',
    wise_mentor: 'Ask why they would begin there, and you learn more than the answer.',
    own: [
      {
        step: { text: 'Write down your own guess before the answer comes.', minutes: 1 },
        challenge: { text: 'Look at the spot, or a picture of it, where your guess would begin.', seconds: 30 },
      },
      {
        step: { text: 'Take a picture of the whole thing, to go with your question.', minutes: 1 },
        challenge: { text: 'Check that it shows the spot that puzzles you most.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Missing tools can be borrowed or shared. Write to one person about the tool that the next job needs.',
    short: 'Tool missing: write to one owner.',
    form: 'prepare',
    drill_sergeant: 'Name it. Name the day.',
    kind_encouraging: 'Many tools are happy to leave their box for a day.',
    teammate: 'We’re a lending library of wrenches now.',
    wise_mentor: 'Borrow first, and buy what you borrow often.',
    own: [
      {
        step: { text: 'Gather the parts that wait for that tool in one place.', minutes: 2 },
        challenge: { text: 'Label the place with the name of the tool.', seconds: 30 },
      },
      {
        step: { text: 'Think of something that you could lend or do in return.', minutes: 1 },
        challenge: { text: 'Estimate how many jobs wait for that tool.', seconds: 30 },
      },
    ],
  },
  ...moreRestoreAnswers,
]
