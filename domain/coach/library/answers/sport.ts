import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a sport answer to something that its player wrote (TEXT-32). */
export const sportAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'weather',
    text: 'Your sport has moves that no weather can touch. Stand in your starting position indoors, and hold it for a few breaths.',
    short: 'Weather stays outside. Starting position for training, here. Hold.',
    form: 'work',
    drill_sergeant: 'Knees soft. Look ahead. Breathe.',
    kind_encouraging: 'That is a small piece of training, and nothing has to be packed.',
    teammate: 'We’re in position, and the sky can do what it wants.',
    wise_mentor: 'Notice on which foot you stand more heavily, and share the weight.',
    own: [
      {
        step: { text: 'Make the first movement of your sport from that position, in slow motion.', minutes: 1 },
        challenge: { text: 'Return to the starting position, and see that your knees are loose.', seconds: 30 },
      },
      {
        step: { text: 'Lean forward in the starting position until your heels feel light.', minutes: 1 },
        challenge: { text: 'Choose a spot indoors with room for one long step, for days of bad weather.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'Others train in the same weather and have learned to dress for it. Ask one of them what they wear.',
    short: 'Same weather for all. Ask what others wear to training.',
    form: 'tell',
    drill_sergeant: 'One message. Copy what works.',
    kind_encouraging: 'It is an easy thing to ask, even if you hardly know them.',
    teammate: 'Somebody’s worked it out already, so we ask.',
    wise_mentor: 'Ask about the part of you that suffers first, such as hands, feet, or head.',
    own: [
      {
        step: { text: 'Find one layer at home that you could train in when it is wet.', minutes: 2 },
        challenge: { text: 'Put that layer on, and swing your arms to see whether it lets you move.', seconds: 60 },
      },
      {
        step: { text: 'Write down which weather keeps you from training most: rain, heat, or wind.', minutes: 1 },
        challenge: {
          text: 'Think of one thing you own that would make that weather bearable, such as a cap.',
          seconds: 45,
        },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired body can leave the training to the head. Close your eyes, and trace one move of your sport with a hand.',
    short: 'Rest the legs. Eyes closed: one move of your sport.',
    form: 'work',
    drill_sergeant: 'Every step in sequence. Then rest.',
    kind_encouraging: 'You may sit or lie down for it, and once is enough.',
    teammate: 'We play lying down, and nobody tackles us.',
    wise_mentor: 'Trace it slowly, and notice where the picture becomes unclear.',
    own: [
      {
        step: { text: 'Say in a few words where that move begins and where it ends.', minutes: 1 },
        challenge: { text: 'Picture the move once at full speed, as you would see it yourself.', seconds: 30 },
      },
      {
        step: { text: 'Go through the move on your other side, with your eyes closed.', minutes: 1 },
        challenge: { text: 'Name the part of the move that was unclear, to look at in training.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, getting changed can be the hardest part of training. Lay out the training shirt, right side out.',
    short: 'Changing is the hard part. Lay out your training shirt.',
    form: 'prepare',
    drill_sergeant: 'Right side out. Over a chair.',
    kind_encouraging: 'When the time comes, you only have to put your arms in.',
    teammate: 'Even half asleep, we can find the sleeves.',
    wise_mentor: 'Lay it where you would sit down, and the hand meets it first.',
    own: [
      {
        step: { text: 'Open every button and zipper on the rest of your training clothes.', minutes: 1 },
        challenge: { text: 'Loosen the laces of your training shoes until a foot slides in.', seconds: 60 },
      },
      {
        step: { text: 'Roll socks and shorts together, and set them beside the training shirt.', minutes: 1 },
        challenge: { text: 'Place at the front whichever of these you pull on first.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A late start at training is still training. Write to one person there that you may arrive after the warm-up.',
    short: 'Late still counts. Tell training you may arrive late.',
    form: 'tell',
    drill_sergeant: 'One line. Then no rushing.',
    kind_encouraging: 'If they know, nobody waits, and you need not hurry.',
    teammate: 'They start without us, and we slip in at the side.',
    wise_mentor: 'Once it is said, being late is a plan and no longer a worry.',
    own: [
      {
        step: { text: 'Choose one part of the warm-up that you could do before you arrive.', minutes: 1 },
        challenge: { text: 'Try that part once where you are, as small as you like.', seconds: 45 },
      },
      {
        step: { text: 'Pick the latest moment at which arriving at training still makes sense to you.', minutes: 1 },
        challenge: {
          text: 'Decide where you would join in: at the edge, with a partner, or in the next round.',
          seconds: 30,
        },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A full schedule still has room for the start of a warm-up. Shift from foot to foot, as before a game, until you feel warm.',
    short: 'No time: start the warm-up here. Foot to foot, light.',
    form: 'work',
    drill_sergeant: 'Arms loose. Stop when you are warm.',
    kind_encouraging: 'It needs no bag and no shoes, and then you can go on.',
    teammate: 'We’re warm before anybody notices.',
    wise_mentor: 'The legs know this from every game, so nothing has to be learned.',
    own: [
      {
        step: { text: 'Circle your arms slowly a few times, as the next part of the warm-up.', minutes: 1 },
        challenge: { text: 'Say which part of the warm-up comes after that, and leave it for training.', seconds: 15 },
      },
      {
        step: { text: 'Add a small turn of the hips as you shift from foot to foot.', minutes: 1 },
        challenge: { text: 'Note the next gap in your day that would hold this much warm-up.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'Your legs can train for the game without going anywhere. Lean your back against a wall, slide down a little, and hold for a few breaths.',
    short: 'Train here. Back to the wall, slide down, hold.',
    form: 'work',
    drill_sergeant: 'Back flat. Breathe. Stand up.',
    kind_encouraging: 'Slide down only as far as is comfortable.',
    teammate: 'No bus, no parking, just us and a wall.',
    wise_mentor: 'Come up slowly, because that part trains the legs as well.',
    own: [
      {
        step: { text: 'Push away from the wall, and rock from heels to toes a few times.', minutes: 1 },
        challenge: { text: 'Clear the floor at that wall, so that it can stay your training spot.', seconds: 90 },
      },
      {
        step: { text: 'Stand on one leg with a hand on the wall, then change legs.', minutes: 1 },
        challenge: { text: 'Say which moment of your game needs strong legs most, such as the start.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Things are easier to keep together with a list. Write down what belongs in the sports bag, and leave the list inside it.',
    short: 'List what belongs in the sports bag. Leave it inside.',
    form: 'note',
    drill_sergeant: 'One thing per line. Nothing else.',
    kind_encouraging: 'After that, you can pack with half a mind on it.',
    teammate: 'The list does the thinking, and we do the zipping.',
    wise_mentor: 'Add what was lacking the last time, and the list is complete.',
    own: [
      {
        step: { text: 'Mark the thing on the list that you forget most often.', minutes: 1 },
        challenge: { text: 'Put the marked thing into the sports bag, or name the place where it is.', seconds: 60 },
      },
      {
        step: { text: 'Cross out anything on the list that you have not used for long.', minutes: 1 },
        challenge: { text: 'Tuck the list into the pocket of the bag that you open first.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A sport is easier to keep up when somebody knows what you like in it. Tell {ally} one thing that you enjoy about it.',
    short: 'Tell {ally} one thing you like about training.',
    form: 'tell',
    drill_sergeant: 'One sentence. Say it or send it.',
    kind_encouraging: 'It can be as small as the shower afterward.',
    teammate: 'Now they know why we come home with red cheeks.',
    wise_mentor: 'What you choose to tell may show you why you go.',
    own: [
      {
        step: { text: 'Write what you like about training on a slip for the sports bag.', minutes: 1 },
        challenge: { text: 'Read the slip aloud, and cross out any word that is only polite.', seconds: 30 },
      },
      {
        step: { text: 'Recall when you last enjoyed what you like about training, and where.', minutes: 1 },
        challenge: { text: 'Decide at which point of your next training you could enjoy that again.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A move gets clearer when you show it. Show {ally} one move of your sport, in person or in a short video.',
    short: 'Show {ally} one training move. Live or on video.',
    form: 'tell',
    drill_sergeant: 'Slowly. Name each part.',
    kind_encouraging: 'Whether they know the sport or not, you can laugh about it together.',
    teammate: 'We get an audience, and the audience gets a show.',
    wise_mentor: 'While you show it slowly, you will notice what you usually skip.',
    own: [
      {
        step: { text: 'Name the one detail on which that move depends.', minutes: 1 },
        challenge: { text: 'Do the move once more in slow motion, with only that detail in mind.', seconds: 45 },
      },
      {
        step: { text: 'Look for a place with enough room to show the move.', minutes: 1 },
        challenge: {
          text: 'Practice a short introduction to the move: its name, and what it is good for.',
          seconds: 60,
        },
      },
    ],
  },
  {
    meets: 'crowd',
    text: 'However many people there are, you can warm up on one spot. Write on a slip for the sports bag: ankles, knees, shoulders.',
    short: 'A crowd leaves one spot. Write: ankles, knees, shoulders.',
    form: 'note',
    drill_sergeant: 'That is your warm-up. Into the sports bag.',
    kind_encouraging: 'When the place is full, you can begin at the edge and join in warm.',
    teammate: 'We need a doormat’s worth of floor, and that much is always free.',
    wise_mentor: 'Circling each of them slowly takes no more room than standing there.',
    own: [
      {
        step: { text: 'Try the first part of what you wrote down: circle each ankle.', minutes: 1 },
        challenge: { text: 'Choose the spot at training, a corner or an edge, where you could warm up.', seconds: 30 },
      },
      {
        step: { text: 'Roll your shoulders slowly backward, the last part of what you wrote.', minutes: 1 },
        challenge: {
          text: 'Measure with both arms how little room that takes, so that a corner will do.',
          seconds: 30,
        },
      },
    ],
  },
]
