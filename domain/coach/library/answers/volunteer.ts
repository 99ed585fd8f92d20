import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of volunteering answer to something that the person wrote (TEXT-32). */
export const volunteerAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'When time gets short, a quick word keeps others from waiting. In your phone, save the number of the place where you volunteer.',
    short: 'Late volunteers call ahead. Save the number of the place.',
    form: 'prepare',
    drill_sergeant: 'Name first, then number. Save it.',
    kind_encouraging: 'If you do not have it at hand, their website will.',
    teammate: 'If we’re ever running behind, we’re one tap away.',
    wise_mentor: 'People who hear early that somebody is late can plan around it.',
    own: [
      {
        step: { text: 'Draft the line you would send there: running late, please start without me.', minutes: 1 },
        challenge: { text: 'Keep that line in the contact’s notes, ready to copy.', seconds: 60 },
      },
      {
        step: { text: 'Give the contact a name that you would find in a hurry.', minutes: 1 },
        challenge: { text: 'Search your phone for that name, and see that it comes up first.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Even without time for a shift, you can help for a minute. Send the latest call for volunteers on to one other person.',
    short: 'No time for a shift: pass on the volunteers’ call.',
    form: 'tell',
    drill_sergeant: 'Forward it to one person. Add hello.',
    kind_encouraging: 'One person is enough, and they are free to say no.',
    teammate: 'If we can’t be there, maybe they can.',
    wise_mentor: 'Add one sentence on why you thought of them, because people read what is meant for them.',
    own: [
      {
        step: { text: 'Follow the call with one line on what volunteers do there.', minutes: 1 },
        challenge: { text: 'Check that line for anything that presses them, and leave it out.', seconds: 30 },
      },
      {
        step: { text: 'Note which task in the call you could do yourself when there is time.', minutes: 1 },
        challenge: { text: 'Save the call, or a picture of it, where you would look for it then.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'The first sentence is often the awkward part of volunteering. Say aloud your name, and that you have come to help.',
    short: 'Nervous volunteers rehearse. Say your name and why you came.',
    form: 'work',
    drill_sergeant: 'Chin up. Clear voice. Once more.',
    kind_encouraging: 'You may say it softly, and a smile can do the rest.',
    teammate: 'After that, they do the talking, and we just nod.',
    wise_mentor: 'Said once, it will sound familiar to you the next time.',
    own: [
      {
        step: { text: 'Add the sentence that follows your name: “Where can I help first?”', minutes: 1 },
        challenge: { text: 'Speak the whole greeting once, at the pace of an ordinary hello.', seconds: 30 },
      },
      {
        step: { text: 'Choose one task that you like doing, in case they ask what suits you.', minutes: 1 },
        challenge: { text: 'Put that task into a short answer that begins with “I would enjoy.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'When you are unsure among other volunteers, a practical question helps. Ask aloud, as practice, where the coats go.',
    short: 'Unsure volunteers may ask. Say aloud: where do the coats go?',
    form: 'work',
    drill_sergeant: 'A short question. Eyes up. No apology.',
    kind_encouraging: 'People like to be asked something that they can answer at once.',
    teammate: 'We start with coats and work our way up.',
    wise_mentor: 'A question about a small thing often opens a conversation about others.',
    own: [
      {
        step: { text: 'Write down two more practical questions, such as where the cups are kept.', minutes: 1 },
        challenge: { text: 'Underline the one you would ask first, and say it aloud.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you would do once your coat hangs there, such as carrying chairs.', minutes: 1 },
        challenge: { text: 'Turn that into an offer in your own words, such as “I can take those.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Rest is part of volunteering when you are tired. Put up your feet, lean back, and let your eyes close for a few breaths.',
    short: 'Tired volunteers rest first. Feet up, eyes closed.',
    form: 'work',
    drill_sergeant: 'A few breaths. That is the order.',
    kind_encouraging: 'Nothing has to be decided about the next shift while you rest.',
    teammate: 'We’re more use to anybody after a bit of this.',
    wise_mentor: 'See what you would still like to do when you open them.',
    own: [
      {
        step: { text: 'Let your hands lie open in your lap while your feet are up.', minutes: 1 },
        challenge: { text: 'Listen for three sounds in the room before you put your feet down.', seconds: 60 },
      },
      {
        step: { text: 'Slip a pillow or a folded jacket under your neck or knees.', minutes: 1 },
        challenge: { text: 'Turn your phone face down, and leave it there while you rest.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You need not know yet where or how to help. Type the name of your town and the word volunteer, and read the first result.',
    short: 'Begin with one search for volunteers.',
    form: 'prepare',
    drill_sergeant: 'Your town, then volunteer. Read the first result.',
    kind_encouraging: 'You may close the page again as soon as you have read it.',
    teammate: 'We read one, not all of them.',
    wise_mentor: 'Even a place that does not suit you shows what you are looking for.',
    own: [
      {
        step: { text: 'Note whom the volunteers on that page help, and one thing they do.', minutes: 2 },
        challenge: { text: 'Circle the part of it that you could imagine doing.', seconds: 15 },
      },
      {
        step: { text: 'Look on that page for how newcomers sign up or ask a question.', minutes: 2 },
        challenge: { text: 'Write down one question that the page leaves open.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'Others who volunteer may come the same way. Ask the coordinator in one line whether somebody lives near you.',
    short: 'Share the way with another volunteer. Ask who lives near.',
    form: 'tell',
    drill_sergeant: 'One line to the coordinator. Send.',
    kind_encouraging: 'Even if the answer is no, they now know where you come from.',
    teammate: 'Any trip’s shorter when we’ve got somebody to chat with.',
    wise_mentor: 'A way that is shared is also harder to put off.',
    own: [
      {
        step: { text: 'Choose a corner where another volunteer could meet you or pick you up.', minutes: 1 },
        challenge: { text: 'Add a landmark to that corner, so that a stranger would find it.', seconds: 30 },
      },
      {
        step: { text: 'Think through how you would get there alone, in case nobody lives near.', minutes: 1 },
        challenge: { text: 'Estimate how long that way takes, with a little to spare.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Those at home can plan around your volunteering when they see it. Write the hours of your next shift on a sheet, and hang it up.',
    short: 'Those at home plan around a shift. Hang up its hours.',
    form: 'note',
    drill_sergeant: 'Big numbers. Where everybody passes.',
    kind_encouraging: 'If the hours are not settled, a rough guess in pencil will do.',
    teammate: 'No surprises, and nobody’s waiting for us with the soup.',
    wise_mentor: 'What everybody has seen needs no long explaining when you leave.',
    own: [
      {
        step: { text: 'Write below the hours when you expect to be home from the shift.', minutes: 1 },
        challenge: { text: 'Step back to where the others pass, and see that the hours are readable.', seconds: 15 },
      },
      {
        step: { text: 'Name one chore that falls into those hours, and decide when else it fits.', minutes: 1 },
        challenge: { text: 'Mark beside the hours how you can be reached during the shift.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It helps a volunteer to know what has helped others. Ask {ally} what kind of help they were once glad to get.',
    short: 'Ask {ally} which help once did them good.',
    form: 'tell',
    drill_sergeant: 'Listen. Do not interrupt. Remember it.',
    kind_encouraging: 'A small thing is the best kind of answer, such as a carried bag.',
    teammate: 'We might be surprised how small it was.',
    wise_mentor: 'Listen for what was done, and also for how.',
    own: [
      {
        step: { text: 'Recall a time when somebody’s help did you good, to offer in return.', minutes: 1 },
        challenge: { text: 'Put into a few words what made that help good, such as patience.', seconds: 45 },
      },
      {
        step: { text: 'Name one kind of help that you enjoy giving, such as cooking or mending.', minutes: 1 },
        challenge: { text: 'Think of a place nearby that could use help of that kind.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A reason that has been said aloud is easier to remember. Tell {ally} in one sentence what draws you to volunteering.',
    short: 'Tell {ally} in one sentence why you volunteer.',
    form: 'tell',
    drill_sergeant: 'One sentence. No grand words.',
    kind_encouraging: 'It may be a simple reason, such as liking the people there.',
    teammate: 'If it sounds corny, we say it anyway.',
    wise_mentor: 'Notice which word you choose first, because it may be the true reason.',
    own: [
      {
        step: { text: 'Write your sentence on a card, in the words you used.', minutes: 1 },
        challenge: { text: 'Slip the card into the bag or jacket that comes along to your shifts.', seconds: 30 },
      },
      {
        step: { text: 'Recall one moment that shows what draws you to volunteering.', minutes: 1 },
        challenge: { text: 'Give that moment a short title, in case somebody asks for an example.', seconds: 30 },
      },
    ],
  },
]
