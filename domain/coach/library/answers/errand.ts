import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a matter to settle answer to something that the person wrote (TEXT-32). */
export const errandAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'A full day still has room for one question. Speak the next one in this matter into your phone, and save the recording.',
    short: 'No time for the matter? Record one question.',
    form: 'note',
    drill_sergeant: 'Speak it into the phone. Stop. Save.',
    kind_encouraging: 'You can ask it whenever there is room, and until then you need not think of it.',
    teammate: 'Our question’s ready, and we’re back to the rest of our day.',
    wise_mentor: 'A question that is ready can be asked in the first free minute.',
    own: [
      {
        step: { text: 'Listen to your recorded question once, and decide who could answer it.', minutes: 1 },
        challenge: { text: 'Rename the recording after that person or office.', seconds: 30 },
      },
      {
        step: { text: 'Note what you would do next after a yes, and what after a no.', minutes: 2 },
        challenge: { text: 'Find one paper or number to have at hand when you ask.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'The few minutes that you find can go into the matter itself. Type its name into a search field, and leave the page open.',
    short: 'A few minutes? Type this matter into a search.',
    form: 'prepare',
    drill_sergeant: 'Leave the page open. Close the other tabs.',
    kind_encouraging: 'When a few minutes come free, the page is there, and you can begin to read.',
    teammate: 'Then we don’t spend our few free minutes looking for the place to start.',
    wise_mentor: 'What is already open is easier to take up between other things.',
    own: [
      {
        step: { text: 'Choose one search result that looks useful, from its title alone.', minutes: 1 },
        challenge: { text: 'Say what about this matter you hope to find there.', seconds: 15 },
      },
      {
        step: { text: 'Add one word to the search that fits your case, such as your town.', minutes: 1 },
        challenge: { text: 'Bookmark the better of the two searches, under a name you would look for.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'It is hard to forget what is in your shoe. Write this matter on a sheet of paper, and put it into one of yours.',
    short: 'A shoe cannot be forgotten. Write this matter down.',
    form: 'prepare',
    drill_sergeant: 'Fold it once. Into the shoe, sticking out.',
    kind_encouraging: 'The shoe remembers it for you until you next go out.',
    teammate: 'If we forget, our toes will notice.',
    wise_mentor: 'You will find it before you leave, when you can still take along what you need.',
    own: [
      {
        step: { text: 'Add to the paper where you have to go or whom to call.', minutes: 1 },
        challenge: { text: 'Set the shoe with the paper nearest to the door.', seconds: 15 },
      },
      {
        step: { text: 'Think of what must go along for this matter: a form, a card, a key.', minutes: 1 },
        challenge: { text: 'Put one of these things beside your shoes, or write its name on the paper.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What is forgotten on a list is seen on a phone. Write this matter on a note, and stick it to the back of yours.',
    short: 'The phone goes everywhere. Write this matter on a note.',
    form: 'prepare',
    drill_sergeant: 'Large letters. Stick it on the back.',
    kind_encouraging: 'You need not carry it in your head any longer, because the note does that.',
    teammate: 'Anybody who sees us on the phone can remind us, too.',
    wise_mentor: 'You see it so often that the matter stays in mind.',
    own: [
      {
        step: { text: 'Underline the one word on the note that you must not forget.', minutes: 1 },
        challenge: { text: 'Slip phone and note into your pocket together, and see that both fit.', seconds: 15 },
      },
      {
        step: { text: 'Shorten the note until you can read it at one glance.', minutes: 1 },
        challenge: { text: 'Lay the phone where you usually leave it, with the note facing you.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What you have said in one place may come back to you there. Stand at your door, and say what this matter needs next.',
    short: 'Places remember. Go to your door.',
    form: 'work',
    drill_sergeant: 'Say aloud what this matter needs next.',
    kind_encouraging: 'When you next go through that door, the words may come back by themselves.',
    teammate: 'The next time we walk out, the door has a question for us.',
    wise_mentor: 'Say it in few words, for those are the easiest to remember.',
    own: [
      {
        step: { text: 'Look around from the door for one thing that this matter needs.', minutes: 1 },
        challenge: { text: 'Put that thing, or a slip with its name, within reach of the door.', seconds: 60 },
      },
      {
        step: { text: 'Name from the door the first place or person this matter takes you to.', minutes: 1 },
        challenge: { text: 'Decide what you would have in your hand on the way there.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Whatever makes it hard to begin, somebody has been there before you. Type into a search field: how to, plus this matter.',
    short: 'Stuck at the start? Search: how to, plus this matter.',
    form: 'work',
    drill_sergeant: 'Open the first result. Read one line.',
    kind_encouraging: 'You need not understand all of it, only see what others did first.',
    teammate: 'Somebody’s been as lost as we are and left us directions.',
    wise_mentor: 'What others asked at the beginning may show you what your own question is.',
    own: [
      {
        step: { text: 'Pick one answer among the results, and find what it does first.', minutes: 2 },
        challenge: { text: 'Sum up this first move in your own words, in one line.', seconds: 60 },
      },
      {
        step: { text: 'Look through the results for something that went wrong for others.', minutes: 2 },
        challenge: { text: 'Turn this mistake into one line of advice for yourself.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'A matter is easier to begin when one part of it may wait. Write down a part that is not due, and cross it out.',
    short: 'Begin with less. Write what can wait in this matter.',
    form: 'note',
    drill_sergeant: 'Cross it out. Thick line.',
    kind_encouraging: 'You may leave it alone until the rest has moved.',
    teammate: 'We haven’t even started, and there’s already less of it.',
    wise_mentor: 'With that part out of the way, the next step is easier to see.',
    own: [
      {
        step: { text: 'Decide which part of the matter comes first, now that another can wait.', minutes: 1 },
        challenge: { text: 'Name one thing that this part needs, such as a number or a form.', seconds: 30 },
      },
      {
        step: { text: 'Write beside the part that can wait what it is waiting for.', minutes: 1 },
        challenge: { text: 'Move what belongs to this part out of sight, into a folder or a drawer.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A call or a visit is less frightening when the first words are there. Write: I have a question about this matter.',
    short: 'Fear needs first words. Write: I have a question about.',
    form: 'note',
    drill_sergeant: 'Add this matter. Read it aloud once.',
    kind_encouraging: 'You can read it from the paper, and nobody will mind.',
    teammate: 'Our voice may shake, but we’ll know how it starts.',
    wise_mentor: 'Once the beginning is said, the other person usually helps with the rest.',
    own: [
      {
        step: { text: 'Add whom these words are for, a person or an office.', minutes: 1 },
        challenge: { text: 'Read your line aloud, slowly enough for somebody to take notes.', seconds: 15 },
      },
      {
        step: { text: 'Think of what they may ask back, such as a number or a date.', minutes: 1 },
        challenge: { text: 'Write your answer to that below the first words.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A matter often gets clearer when you tell somebody about it. Tell {ally} in one sentence what it still needs.',
    short: 'Tell {ally} what this matter still needs.',
    form: 'tell',
    drill_sergeant: 'One sentence. Hear what they say.',
    kind_encouraging: 'They need not solve it, since saying it may already help.',
    teammate: 'If there’s a shortcut we don’t know, we may hear about it now.',
    wise_mentor: 'As you look for plain words, you may find the next step yourself.',
    own: [
      {
        step: { text: 'Note the exact words you used for what the matter still needs.', minutes: 1 },
        challenge: { text: 'Circle the word in your note that you can act on first.', seconds: 15 },
      },
      {
        step: { text: 'Say as well which part of the matter is done already.', minutes: 1 },
        challenge: { text: 'Choose a sign by which you will know that the whole matter is finished.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It helps when more than one person thinks about a matter. Ask {ally} for one name that could help you with it.',
    short: 'Ask {ally} for one name for this matter.',
    form: 'tell',
    drill_sergeant: 'Write the name down. Say thanks.',
    kind_encouraging: 'If no name comes to mind, one may come to them later.',
    teammate: 'Even without a name, there’s now more than one of us looking.',
    wise_mentor: 'Write the name where you will see it when you next take up the matter.',
    own: [
      {
        step: { text: 'Write down the name you hear, or leave an empty line for it.', minutes: 1 },
        challenge: { text: 'Add below it the first question that you would ask there.', seconds: 60 },
      },
      {
        step: { text: 'Sum up the matter in one sentence for somebody who knows nothing about it.', minutes: 2 },
        challenge: { text: 'Begin the sentence with who sent you, or with a plain hello.', seconds: 30 },
      },
    ],
  },
]
