import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `language.ts`. */
export const moreLanguageAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'Large letters are easier on tired eyes. Write one new word in large letters, and prop it up where you rest.',
    short: 'Tired eyes need large letters. Write one new word.',
    form: 'prepare',
    drill_sergeant: 'Prop it up where you rest. Lie back.',
    kind_encouraging: 'You do not have to study it, only look at it now and then.',
    teammate: 'Put your feet up and look at the word, and that’s our lesson.',
    wise_mentor: 'A word that you see while you rest asks very little of you.',
    own: [
      {
        step: { text: 'Underline the part of the large word that is hardest to spell.', minutes: 1 },
        challenge: { text: 'Rest your eyes on the large word, then close them and say it.', seconds: 30 },
      },
      {
        step: { text: 'Draw a simple sign for the word’s meaning in a corner of the sheet.', minutes: 2 },
        challenge: { text: 'Cover the sign, and see whether the large word alone is enough.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you have little energy, a word that you know is enough. Write down one that you know well in the new language.',
    short: 'Low energy: take a word you know. Write it down.',
    form: 'note',
    drill_sergeant: 'In the new language. Pen down. Rest.',
    kind_encouraging: 'It may be the very first one that you learned, even hello.',
    teammate: 'We need no dictionary this time, just a word that you know.',
    wise_mentor: 'A word that comes easily shows what you have learned already.',
    own: [
      {
        step: { text: 'Put beside the word you know another that often goes with it.', minutes: 1 },
        challenge: { text: 'Read both words aloud as a pair, and lay the pen down.', seconds: 15 },
      },
      {
        step: { text: 'Remember where you first met the word that you know.', minutes: 1 },
        challenge: { text: 'Add that place, or the person who used it, to the paper.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Hard words need you wide awake. Draw a star beside the hardest one on your list, for another day.',
    short: 'Tired? Hard words can wait. Star the hardest one.',
    form: 'note',
    drill_sergeant: 'One star. List away. Rest.',
    kind_encouraging: 'You may be glad of every other word and leave that one in peace.',
    teammate: 'We take that one on when we’re fresh.',
    wise_mentor: 'A hard word is learned sooner when you meet it with a clear head.',
    own: [
      {
        step: { text: 'Pick the easiest word on the same list, and say it aloud.', minutes: 1 },
        challenge: { text: 'Fold or turn the list so that the starred word is out of sight.', seconds: 15 },
      },
      {
        step: { text: 'Note beside the star what makes that word hard: sound, spelling, or meaning.', minutes: 1 },
        challenge: { text: 'Decide when you are usually awake enough for the starred word.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Your alarms ring on full days, too. Give one of them a new word as its name.',
    short: 'Rename one alarm. Use a new word.',
    form: 'prepare',
    drill_sergeant: 'Type it. Say it. Save.',
    kind_encouraging: 'When it rings, you will have met the word without looking for it.',
    teammate: 'It rings anyway, so let it teach us something.',
    wise_mentor: 'Change the name when the word has become easy, and not before.',
    own: [
      {
        step: { text: 'Write the meaning of the alarm’s new word on a slip.', minutes: 1 },
        challenge: { text: 'Place the slip where you usually are when that alarm rings.', seconds: 45 },
      },
      {
        step: { text: 'Find a reason why the new word suits the hour of the alarm.', minutes: 1 },
        challenge: { text: 'Say the word and the reason, in the new language as far as you can.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A greeting costs no time in a message that you send anyway. Send one person a hello in the new language.',
    short: 'Send one person a hello in the new language.',
    form: 'tell',
    drill_sergeant: 'One word. Add what it means.',
    kind_encouraging: 'They may ask what it means, and then you have taught it as well.',
    teammate: 'It’s a hello we’d send anyway, just with a new sound.',
    wise_mentor: 'Using a word once with a person is worth many looks at a list.',
    own: [
      {
        step: { text: 'Look up goodbye in the new language, to go with the hello.', minutes: 1 },
        challenge: { text: 'Type goodbye below the hello, and leave it unsent for the end of the talk.', seconds: 45 },
      },
      {
        step: { text: 'Find out whether that hello suits friends, strangers, or both.', minutes: 2 },
        challenge: { text: 'Name somebody to whom you would have to say hello in another way.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Fingers are always with you, and counting them takes no time. Count those of one hand aloud in the new language.',
    short: 'No time? Count one hand aloud in the new language.',
    form: 'work',
    drill_sergeant: 'Thumb first. No stopping. Done.',
    kind_encouraging: 'If a number is missing, you can skip its finger and look it up another time.',
    teammate: 'One hand is plenty, we’re in a hurry after all.',
    wise_mentor: 'Count backward from the little finger if it was too easy.',
    own: [
      {
        step: { text: 'Say the numbers of your fingers backward, from the last to the first.', minutes: 1 },
        challenge: { text: 'Touch any finger, and name its number without counting up to it.', seconds: 30 },
      },
      {
        step: { text: 'Look up the next number, for the thumb of the other hand.', minutes: 2 },
        challenge: { text: 'Begin with that thumb, and count on as far as you can.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone can type in more than one language. Add the keyboard of the new one in its settings.',
    short: 'Add the new language to your phone’s keyboard.',
    form: 'prepare',
    drill_sergeant: 'Settings, keyboard, add. Type one word.',
    kind_encouraging: 'Your own language stays where it is, one touch away.',
    teammate: 'Now the phone speaks it too, at least with our thumbs.',
    wise_mentor: 'Each time you type, you will see the second language waiting there.',
    own: [
      {
        step: { text: 'Type one word with the new keyboard, in a note or a draft.', minutes: 1 },
        challenge: { text: 'Switch between both keyboards once, and see which key does it.', seconds: 30 },
      },
      {
        step: { text: 'Look for a letter or an accent that your usual keyboard lacks.', minutes: 1 },
        challenge: { text: 'Find a word that needs it, and type that word into a note.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Whatever a screen shows, it can be named. Look at your phone, and name the first thing you see in the new language.',
    short: 'Look at the phone. Name one thing in the new language.',
    form: 'work',
    drill_sergeant: 'Say it aloud. Phone down.',
    kind_encouraging: 'If the word is missing, a color will do just as well.',
    teammate: 'We were going to look anyway, so let’s get a word out of it.',
    wise_mentor: 'One word for each look at the phone is little to ask, and the words add up.',
    own: [
      {
        step: { text: 'Turn the phone over, and find the word for the color of its back.', minutes: 1 },
        challenge: { text: 'Point to something of the same color, and name that in the new language.', seconds: 15 },
      },
      {
        step: { text: 'Put “my” in the new language before the word you named.', minutes: 2 },
        challenge: { text: 'Name a second thing on the screen, with “my” before it as well.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'The thumb goes to the same spot on the phone each time. Move your dictionary or word list to that spot.',
    short: 'Put a word list where your thumb goes first.',
    form: 'prepare',
    drill_sergeant: 'Move it there. Tap it once.',
    kind_encouraging: 'You can still open everything else, only with a word in between.',
    teammate: 'Our thumb won’t notice the swap until the words are open.',
    wise_mentor: 'It is easier to use an old habit than to break it.',
    own: [
      {
        step: { text: 'Open the word list from its new spot, and read one word.', minutes: 1 },
        challenge: { text: 'Close the list, and say that word from memory.', seconds: 15 },
      },
      {
        step: { text: 'Send the app that was there before to a page farther back.', minutes: 1 },
        challenge: { text: 'Reach for that app once, and see that the word list comes first.', seconds: 15 },
      },
    ],
  },
]
