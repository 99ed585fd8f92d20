import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `focus.ts`. */
export const moreFocusAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'home',
    text: 'An interruption costs less when your place is marked. Write the next word of the task on a slip beside you.',
    short: 'Interrupted? Write the task’s next word on a slip.',
    form: 'note',
    drill_sergeant: 'Slip in sight. Come back to it.',
    kind_encouraging: 'You can get up when you are needed, and the slip keeps your place.',
    teammate: 'Whoever calls us away, we’ll know where we were.',
    wise_mentor: 'After an interruption, one word is often enough to bring the whole thought back.',
    own: [
      {
        step: { text: 'Add to the slip what you were about to do with this word.', minutes: 1 },
        challenge: { text: 'Look away from the task, then find your place by the slip alone.', seconds: 30 },
      },
      {
        step: { text: 'Lay the slip across the work, so that it points to the place.', minutes: 1 },
        challenge: { text: 'Get up as if somebody had called, then go on at that word.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'When something around you pulls you out, your own voice can bring you back. Whisper the next line of the task, word by word.',
    short: 'Distracted? Whisper the next line of your task.',
    form: 'work',
    drill_sergeant: 'To the end of it. Then the next.',
    kind_encouraging: 'Nobody has to hear it but you, and one line is often enough.',
    teammate: 'Whatever goes on around us, we add a very small noise of our own.',
    wise_mentor: 'Attention follows the voice, and it needs only a line to find the task again.',
    own: [
      {
        step: { text: 'Set a finger or the cursor at the end of the whispered line.', minutes: 1 },
        challenge: { text: 'Say in your own words what the line asks of you.', seconds: 30 },
      },
      {
        step: { text: 'Turn your back to whatever pulls you out most, or make it quieter.', minutes: 1 },
        challenge: { text: 'Read the line after the whispered one in silence, with a finger below it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Other people cannot see that you are concentrating. Tell one person which sign means it: headphones on, or a cap.',
    short: 'Tell one person your focus sign. Cap or headphones.',
    form: 'tell',
    drill_sergeant: 'Sign on: no questions. Sign off: all of them.',
    kind_encouraging: 'A cap is easy to understand, and everybody may come when it is off.',
    teammate: 'Now they can see it, and we don’t have to explain each time.',
    wise_mentor: 'A sign spares both sides the small quarrel about every question.',
    own: [
      {
        step: { text: 'Put your cap or headphones within reach of where you work.', minutes: 1 },
        challenge: { text: 'Wear your sign briefly, and adjust whatever presses or slips.', seconds: 30 },
      },
      {
        step: { text: 'Decide what people may do when the sign is off: come in, ask, or talk.', minutes: 1 },
        challenge: { text: 'Choose a spot where somebody could leave you a note while it is on.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'What moves before your eyes pulls you out of a task. Turn your seat so that you face a wall or a window.',
    short: 'Too much moves? Turn the seat to the wall.',
    form: 'prepare',
    drill_sergeant: 'Task before you. Room behind you.',
    kind_encouraging: 'You will still hear everybody, and fewer things will catch your eye.',
    teammate: 'What we don’t see, we don’t have to look at.',
    wise_mentor: 'The eyes lead the mind, so give them something that keeps still.',
    own: [
      {
        step: { text: 'Clear one thing that moves or shines out of your new view.', minutes: 1 },
        challenge: { text: 'Sit down there, and set the task straight in front of you.', seconds: 30 },
      },
      {
        step: { text: 'Move what you need for the task to the new side of the seat.', minutes: 2 },
        challenge: { text: 'Lean a slip with the name of the task where your eyes now rest.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You need not start yet, only find the place. Open the task, and put a finger or the cursor where it goes on.',
    short: 'Do not start yet. Open the task.',
    form: 'work',
    drill_sergeant: 'Finger on your place. Make one mark there.',
    kind_encouraging: 'You may look at it for a breath before you do anything.',
    teammate: 'Now we’re looking at it, and it’s usually tamer than we thought.',
    wise_mentor: 'Once the place is before your eyes, the hand often goes on by itself.',
    own: [
      {
        step: { text: 'Read only the last lines that are done, and change nothing.', minutes: 1 },
        challenge: { text: 'Say aloud the first word of what comes next.', seconds: 15 },
      },
      {
        step: { text: 'Take away one thing beside the task that does not belong to it.', minutes: 1 },
        challenge: { text: 'Put in one word or mark that you may delete afterward.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'You rest better when the task is kept on paper. Write in one line where it stands, and close your eyes for one breath.',
    short: 'Tired heads keep tasks on paper. Write where yours stands.',
    form: 'note',
    drill_sergeant: 'Pen down. Eyes closed. One breath.',
    kind_encouraging: 'You can rest now, and nothing about the task will be lost.',
    teammate: 'The paper stays awake for us, so we don’t have to.',
    wise_mentor: 'When you come back rested, the line will tell you where to begin.',
    own: [
      {
        step: { text: 'Add what you will do first when you come back to the task.', minutes: 1 },
        challenge: { text: 'Close the task, and leave your note on top.', seconds: 15 },
      },
      {
        step: { text: 'Cross out one part of the task that can wait until you are rested.', minutes: 1 },
        challenge: { text: 'Choose a rest without a screen, such as a look outside or a glass of water.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to stay with one task once somebody has heard of it. Tell {ally} what you want to work on without interruption.',
    short: 'Tell {ally} which task gets your full focus.',
    form: 'tell',
    drill_sergeant: 'Name it. Then open it.',
    kind_encouraging: 'They do not have to do anything, because it is enough that somebody knows.',
    teammate: 'Now that we’ve said it, that’s the one we open first.',
    wise_mentor: 'As you name the task, you set aside all the others.',
    own: [
      {
        step: { text: 'Get out the first thing this task needs, and clear the space around it.', minutes: 2 },
        challenge: { text: 'Pick a sign that the task is done for now, such as a closed folder.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you will leave alone meanwhile, such as mail or dishes.', minutes: 1 },
        challenge: { text: 'Shut one thing that belongs to it: a program, a drawer, or a door.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Most people have found some way to stay with one thing. Ask {ally} what helps them when they want to concentrate.',
    short: 'Ask {ally} what helps them concentrate.',
    form: 'tell',
    drill_sergeant: 'Write it down. Try it at the desk.',
    kind_encouraging: 'It may be something simple that you had not thought of.',
    teammate: 'If it works for them, we’ll borrow it for our next task.',
    wise_mentor: 'Ask as well what they do when they lose the thread, for everybody does.',
    own: [
      {
        step: { text: 'Choose the part of the answer that you could try where you work.', minutes: 1 },
        challenge: { text: 'Prepare one thing for it, such as a shut door or an empty table.', seconds: 60 },
      },
      {
        step: { text: 'Compare the answer with something that has helped you before.', minutes: 1 },
        challenge: { text: 'Sum up both in one rule of a few words, for the place where you work.', seconds: 60 },
      },
    ],
  },
]
