import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a hobby answer to something that the person wrote (TEXT-32). */
export const hobbyAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Spare minutes turn up in the middle of a full day. Put one thing for your hobby, or a page about it, into your bag.',
    short: 'Minutes turn up anywhere. Pack one thing for your hobby.',
    form: 'prepare',
    drill_sergeant: 'On top of the bag, where you find it.',
    kind_encouraging: 'You do not have to use it, and whenever you have to wait, it will be there.',
    teammate: 'If somebody keeps us waiting, we’ve got our hobby along.',
    wise_mentor: 'A wait feels different when something that you like is within reach.',
    own: [
      {
        step: { text: 'Move what you packed for your hobby to a pocket that opens easily.', minutes: 1 },
        challenge: { text: 'Reach into the pocket once, and find it without looking.', seconds: 15 },
      },
      {
        step: { text: 'Name a wait in your usual day that would suit what you packed.', minutes: 1 },
        challenge: { text: 'Set a small aim for that wait, such as one row or one page.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A hobby does not need an hour every time. Do only its first move, such as setting up or opening the book.',
    short: 'No hour needed. Do your hobby’s first move.',
    form: 'work',
    drill_sergeant: 'Stop there. Leave it out.',
    kind_encouraging: 'If nothing else follows, you have still been with it for a moment.',
    teammate: 'That’s the setup done, so the next free minute is all fun.',
    wise_mentor: 'Once you have begun, it is easy to pick it up again when there is time.',
    own: [
      {
        step: { text: 'Leave everything as it is after that move, ready for the next.', minutes: 1 },
        challenge: { text: 'Name the move that comes next, before you turn away.', seconds: 30 },
      },
      {
        step: { text: 'Put away one thing nearby that has nothing to do with your hobby.', minutes: 1 },
        challenge: { text: 'In the free space, lay what you will need after that first move.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'You can rest and have your hobby, too. Lean back, close your eyes, and name one moment of it that you enjoyed.',
    short: 'Rest and hobby go together. Lean back, eyes closed.',
    form: 'work',
    drill_sergeant: 'Name one moment you enjoyed. Keep resting.',
    kind_encouraging: 'You do not have to do anything with it, only enjoy it once more.',
    teammate: 'We’re enjoying our hobby, and nobody had to get up.',
    wise_mentor: 'The moment that comes to mind may tell you where to begin when you are rested.',
    own: [
      {
        step: { text: 'Think of the place where you last enjoyed your hobby.', minutes: 1 },
        challenge: { text: 'Recall one detail of that place: a sound, a smell, or the light.', seconds: 45 },
      },
      {
        step: { text: 'With eyes closed, go through the movements of your hobby in your mind.', minutes: 1 },
        challenge: { text: 'Stop at the movement that you like best, and stay there for a breath.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are worn out, holding is enough. Take one thing for your hobby into your hands, and keep it there until it feels warm.',
    short: 'Too worn out? Take one hobby thing in hand.',
    form: 'work',
    drill_sergeant: 'Sit. Hold it until warm. Lay it back.',
    kind_encouraging: 'Nothing has to come of it, and you may close your eyes while you hold it.',
    teammate: 'We don’t have to practice, only to say hello to it.',
    wise_mentor: 'Your hands stay familiar with it, even on days when they rest.',
    own: [
      {
        step: { text: 'Let your thumb find the smoothest spot on the hobby thing in your hand.', minutes: 1 },
        challenge: { text: 'Put it down close to where you rest, so that it is there afterward.', seconds: 30 },
      },
      {
        step: { text: 'Turn the hobby thing over, and find a mark that use has left.', minutes: 1 },
        challenge: { text: 'Recall how that mark was made, or where the thing came from.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Everything at once is too much to begin with. Take out only the thing that your hobby starts with, and lay it before you.',
    short: 'Everything is too much. Take out one hobby thing.',
    form: 'prepare',
    drill_sergeant: 'The first you need. Lay it before you.',
    kind_encouraging: 'The rest may stay where it is until you want it.',
    teammate: 'One thing on the table, and we already look as if we know what we’re doing.',
    wise_mentor: 'With one thing before you, the first move often suggests itself.',
    own: [
      {
        step: { text: 'Clear a space around that thing, about two hands wide.', minutes: 1 },
        challenge: { text: 'Make one small move with it, and stop there.', seconds: 60 },
      },
      {
        step: { text: 'Check whether that hobby thing is ready for use: clean, sharp, charged, or open.', minutes: 1 },
        challenge: { text: 'Mend the smallest fault, or leave a slip that says what is missing.', seconds: 120 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'If your hand goes to the phone anyway, let it meet your hobby there. Set a picture from it as the background.',
    short: 'Set a picture from your hobby as phone background.',
    form: 'prepare',
    drill_sergeant: 'Save it. Screen off. Done.',
    kind_encouraging: 'Whenever you pick up the phone, something that you like will greet you.',
    teammate: 'Before the phone gets us, our hobby gets to say hi.',
    wise_mentor: 'A picture that you see so often may win back a little time from the screen.',
    own: [
      {
        step: { text: 'Move the icons that cover the best part of the picture.', minutes: 2 },
        challenge: { text: 'Wake the phone once, and name what you would do next in your hobby.', seconds: 30 },
      },
      {
        step: { text: 'Lay one thing for your hobby where the phone usually lies.', minutes: 1 },
        challenge: { text: 'Trade the phone for that thing, and look at it closely.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Part of every hobby costs nothing. Write down one thing in yours that you can do with what you have.',
    short: 'Write one part of your hobby that costs nothing.',
    form: 'note',
    drill_sergeant: 'Underline it. Begin there next time.',
    kind_encouraging: 'It may be small, as long as you would enjoy doing it.',
    teammate: 'We start with that one and leave the wallet alone.',
    wise_mentor: 'If you begin with that part, you will learn what is worth paying for.',
    own: [
      {
        step: { text: 'Get out what you already have for that part of your hobby.', minutes: 2 },
        challenge: { text: 'Try the beginning of it with what lies before you.', seconds: 90 },
      },
      {
        step: { text: 'Add to that note where you could do this part of your hobby.', minutes: 2 },
        challenge: { text: 'Clear enough room there, or think of what could be moved.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A fear is easier to look at on paper. Write what could go wrong in your hobby, and below it what you would do then.',
    short: 'Fear looks smaller on paper. Write what could go wrong.',
    form: 'note',
    drill_sergeant: 'Below it, your answer. Back to the hobby.',
    kind_encouraging: 'It is often something harmless, and a few words are enough for the answer.',
    teammate: 'Even in the worst case, we’ve got our next move.',
    wise_mentor: 'With an answer below it, the fear looks more like an ordinary question.',
    own: [
      {
        step: { text: 'On that paper, underline what would still bother you a week later.', minutes: 1 },
        challenge: { text: 'Think of a first try so small that this could not happen.', seconds: 60 },
      },
      {
        step: { text: 'Add what you would tell a friend with that fear.', minutes: 1 },
        challenge: { text: 'Read only that advice aloud, and fold the rest away.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'People like to hear why somebody loves a hobby. Tell {ally} what first drew you to yours.',
    short: 'Tell {ally} what drew you to your hobby.',
    form: 'tell',
    drill_sergeant: 'One sentence. Plain words. No details.',
    kind_encouraging: 'There does not have to be a special reason, because liking it is one.',
    teammate: 'Who knows, they might ask us for more.',
    wise_mentor: 'While you tell it, you may notice what you would like to do next.',
    own: [
      {
        step: { text: 'Look for something from your first days with that hobby, however small.', minutes: 2 },
        challenge: { text: 'Put it near the place where you spend time on your hobby.', seconds: 45 },
      },
      {
        step: { text: 'Ask which hobby once drew them in, or nearly did.', minutes: 1 },
        challenge: { text: 'Think of the part of your own hobby that would suit them best.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A thing looks different when you show it to somebody. Show {ally} one piece of your hobby, in your hand or in a picture.',
    short: 'Show {ally} one thing from your hobby. Real or picture.',
    form: 'tell',
    drill_sergeant: 'Hold it up. Say its name.',
    kind_encouraging: 'It may be something that you have only just begun.',
    teammate: 'Let’s see which part of it makes them curious.',
    wise_mentor: 'Their first question may point to something that you no longer notice.',
    own: [
      {
        step: { text: 'Point out one detail of what you show that a stranger would overlook.', minutes: 1 },
        challenge: { text: 'Describe in one sentence how you made or found it.', seconds: 45 },
      },
      {
        step: { text: 'Tell them which part of what you show gave you the most trouble.', minutes: 1 },
        challenge: { text: 'Choose the next thing from your hobby that you would like to show.', seconds: 30 },
      },
    ],
  },
]
