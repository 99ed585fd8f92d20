import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `draft.ts`. */
export const moreDraftAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'A typo that stays shows you that the draft can bear one. Add a line with a wrong letter in it, and leave it.',
    short: 'Add one line to the draft. Leave one typo in.',
    form: 'work',
    drill_sergeant: 'Do not touch it. Save. Close.',
    kind_encouraging: 'It may itch a little to leave it, and nothing bad will happen.',
    teammate: 'That’s our typo now, and we walk right past it.',
    wise_mentor: 'If you can leave one mistake alone, you are free to write the next line.',
    own: [
      {
        step: { text: 'Begin another line below the one with the typo, with any word that fits.', minutes: 1 },
        challenge: { text: 'Finish that line without scrolling back to the typo.', seconds: 90 },
      },
      {
        step: { text: 'Look at the line with the typo, and say what a reader still understands.', minutes: 1 },
        challenge: { text: 'Save the draft just as it is, and close the file.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'An answer is easier to begin than a text. Write on a slip the one question that the next paragraph has to answer.',
    short: 'Give the next paragraph a question. Write it on a slip.',
    form: 'note',
    drill_sergeant: 'One line, one question mark. Lay it by the keys.',
    kind_encouraging: 'Any question will do that a curious reader could ask at this point.',
    teammate: 'Once there’s a question, all we have to do is answer back.',
    wise_mentor: 'If several come to mind, take the one that a stranger would ask first.',
    own: [
      {
        step: { text: 'Answer the paragraph’s question aloud, in one plain sentence.', minutes: 1 },
        challenge: { text: 'Write the most useful words of the answer under the question.', seconds: 45 },
      },
      {
        step: { text: 'Note on the slip who would ask the next paragraph’s question.', minutes: 1 },
        challenge: { text: 'Say what this reader already knows, so that the paragraph can leave it out.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A whole draft is a lot to look at. Copy one paragraph into an empty file, where it stands alone.',
    short: 'Whole draft too much? Copy out one paragraph.',
    form: 'prepare',
    drill_sergeant: 'New file. Paste it. Shut the big one.',
    kind_encouraging: 'Whatever you do with it there, the draft itself stays as it is.',
    teammate: 'Let’s give that one a page to itself and leave the rest in peace.',
    wise_mentor: 'A small piece by itself shows more clearly what it still needs.',
    own: [
      {
        step: { text: 'Read the copied paragraph, and put its last sentence on a line alone.', minutes: 2 },
        challenge: { text: 'Type a word or two below it, where the text could go on.', seconds: 60 },
      },
      {
        step: { text: 'Give the copied paragraph a plain title that says what it does.', minutes: 1 },
        challenge: { text: 'Delete one sentence from the copy, and see whether you miss it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A question from outside can get a draft moving. Ask one person what they would want to know first about its subject.',
    short: 'Ask one person for a question about the draft.',
    form: 'tell',
    drill_sergeant: 'Write it down in their words. Thank them.',
    kind_encouraging: 'The question may be quite simple, and simple ones are good to begin with.',
    teammate: 'They ask, we answer, and there’s our first line.',
    wise_mentor: 'Write your reply the way you would say it, before you think of style.',
    own: [
      {
        step: { text: 'Write down what you would ask first about the draft yourself.', minutes: 1 },
        challenge: { text: 'Look for the place in the draft where an answer would go.', seconds: 60 },
      },
      {
        step: { text: 'Think of somebody who knows nothing about the draft’s subject.', minutes: 1 },
        challenge: {
          text: 'Explain the subject aloud in one sentence, with no word they would have to look up.',
          seconds: 45,
        },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Small print is hard on tired eyes. Make the letters of the draft larger on the screen, and close the file.',
    short: 'Tired eyes need large letters. Zoom into the draft. Close it.',
    form: 'prepare',
    drill_sergeant: 'Screen off. Eyes shut for a breath.',
    kind_encouraging: 'When you come back to it, the page will look less crowded.',
    teammate: 'Big letters, short lines, and we can lean back while we type.',
    wise_mentor: 'The draft stays the same, and yet it becomes easier to read.',
    own: [
      {
        step: { text: 'Dim the screen a little, so that the draft will not glare.', minutes: 1 },
        challenge: { text: 'Rest your eyes on the farthest thing you can see.', seconds: 30 },
      },
      {
        step: { text: 'Choose the paragraph that you would like to see in large letters first.', minutes: 1 },
        challenge: { text: 'Note its first words on paper, and leave the screen alone.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A rested head can take over from a tired one. In a few words, write on a slip where the draft goes on.',
    short: 'Hand the draft to your rested self. Write what comes next.',
    form: 'note',
    drill_sergeant: 'Few words. Slip on the keys. Rest.',
    kind_encouraging: 'A handful of words will do, because you know the rest yourself.',
    teammate: 'Later, we pick the slip up and start without thinking.',
    wise_mentor: 'Knowing that nothing will be lost, you can rest with an easier mind.',
    own: [
      {
        step: { text: 'Place your note about the draft where you will see it before you begin.', minutes: 1 },
        challenge: { text: 'Read it once as a stranger would, and add what is missing.', seconds: 45 },
      },
      {
        step: { text: 'Add to your note how much would be enough for one sitting.', minutes: 1 },
        challenge: { text: 'Cross out anything in the note that you will know anyway.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Finding a good line takes less strength than writing one. Look at the draft’s last page, and mark a line that you like.',
    short: 'Tired? Mark one good line on the draft’s last page.',
    form: 'work',
    drill_sergeant: 'One mark. Change nothing. Close it.',
    kind_encouraging: 'You may like it for any reason, even for a single word.',
    teammate: 'Nice to see that we’ve already got something worth a mark.',
    wise_mentor: 'It is useful to see, on a tired day, that the work can be good.',
    own: [
      {
        step: { text: 'Say in one word what makes this line of the draft good.', minutes: 1 },
        challenge: { text: 'Write that word in the margin, and close the draft.', seconds: 30 },
      },
      {
        step: { text: 'Read the line before the marked one, and see how it leads there.', minutes: 1 },
        challenge: { text: 'Copy the marked line onto a slip, for the next time you begin.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'You are not equally tired at every hour. Write down one hour when you are usually alert, and beside it: draft.',
    short: 'Write down your most alert hour. Beside it: draft.',
    form: 'note',
    drill_sergeant: 'Hang it where you write. Rest until then.',
    kind_encouraging: 'You do not have to use that hour yet, only to know which one it is.',
    teammate: 'Let’s meet the draft when we’re fresh, even if it’s brief.',
    wise_mentor: 'A short time with a clear head often does what a long tired one cannot.',
    own: [
      {
        step: { text: 'Decide which part of the draft your alert hour will get.', minutes: 1 },
        challenge: { text: 'Add the name of that part beside the hour.', seconds: 30 },
      },
      {
        step: { text: 'Think of what usually takes up your most alert hour.', minutes: 1 },
        challenge: { text: 'Name one piece of it that could move to an hour when you are tired.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'What lies behind your back is looked at less. Put the phone behind you, and sit so that you face the draft.',
    short: 'Phone behind your back. Face the draft.',
    form: 'prepare',
    drill_sergeant: 'Screen down. Turn around for nothing.',
    kind_encouraging: 'You will still hear it if somebody really needs you.',
    teammate: 'It can light up all it likes, we’re looking the other way.',
    wise_mentor: 'To look at it, you would have to turn around, and you would notice that.',
    own: [
      {
        step: { text: 'Look at the last line of the draft, and read it aloud.', minutes: 1 },
        challenge: { text: 'Type one word below it before you turn around.', seconds: 45 },
      },
      {
        step: { text: 'Move everything off the desk in front of you except the draft.', minutes: 2 },
        challenge: { text: 'Find the place in the draft that you would like to reach next.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone that runs a timer has something to do for the draft. Start a short one, and type until it rings.',
    short: 'Put the phone to work. Short timer. Type the draft.',
    form: 'work',
    drill_sergeant: 'Phone face down. Stop when it rings.',
    kind_encouraging: 'When it rings, you may look at anything you like.',
    teammate: 'The phone keeps time, and we keep typing.',
    wise_mentor: 'Let the ring end the work, even in the middle of a sentence.',
    own: [
      {
        step: { text: 'Mark the place in the draft where the timer stopped you.', minutes: 1 },
        challenge: { text: 'Type there, in a word, what you were about to say.', seconds: 30 },
      },
      {
        step: { text: 'Count the lines that are new in the draft since the timer started.', minutes: 1 },
        challenge: { text: 'Choose what you will begin with when the timer runs next.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'What sends you to the phone is often a hard spot on the page. Write down which spot in the draft comes before it.',
    short: 'You reach for the phone at hard spots. Note the draft’s.',
    form: 'note',
    drill_sergeant: 'Page and line. Write them down.',
    kind_encouraging: 'A hard spot is no fault of yours, and it can be skipped for now.',
    teammate: 'Once we know where it is, we can jump over it.',
    wise_mentor: 'It may turn out that you needed a pause there, and not a screen.',
    own: [
      {
        step: { text: 'Name in one word what makes this spot in the draft hard.', minutes: 1 },
        challenge: { text: 'Find the first easy line after it, and put a mark there.', seconds: 60 },
      },
      {
        step: { text: 'Turn the hard spot into a question, and put it in the draft’s margin.', minutes: 1 },
        challenge: { text: 'Pick something else to reach for there, such as a pencil or a glass.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'An app that opens at one touch is quicker than any draft. Move the one you use most to the phone’s last page.',
    short: 'Apps open faster than drafts. Move your top app back.',
    form: 'prepare',
    drill_sergeant: 'Last page. Then open the draft.',
    kind_encouraging: 'It is only a few swipes away, and nothing gets lost.',
    teammate: 'By the time we’ve found it, we may be back in the draft.',
    wise_mentor: 'The search gives you time to ask whether you wanted to look at all.',
    own: [
      {
        step: { text: 'Wake the phone once, and see that the app is out of sight.', minutes: 1 },
        challenge: { text: 'Lock it, and read the last line of the draft instead.', seconds: 60 },
      },
      {
        step: { text: 'Fill the app’s old place with something that helps the draft, such as notes.', minutes: 1 },
        challenge: { text: 'Reach for that place on the screen once, and see what opens.', seconds: 15 },
      },
    ],
  },
]
