import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreHomeAnswers } from './home-more.ts'

/** What messages of dinner at home answer to something that the person wrote (TEXT-32). */
export const homeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'People let you go sooner when they know what you are leaving for. Type and save this line: I am expected at dinner.',
    short: 'Leaving late needs a line: I am expected at dinner.',
    form: 'prepare',
    drill_sergeant: 'Type it. Save it. No reasons. Ready to paste.',
    kind_encouraging: 'You will not have to think of a polite sentence when things run over.',
    teammate: 'When it gets late, we paste it, and we’re out of there.',
    wise_mentor: 'A sentence that is already written is easier to send than one found in a hurry.',
    own: [
      {
        step: { text: 'Try the line about dinner aloud, in the voice you use at work.', minutes: 1 },
        challenge: { text: 'Add the greeting for whoever is likely to hear it first.', seconds: 30 },
      },
      {
        step: { text: 'Add an offer to the line about dinner: “This can be finished later.”', minutes: 1 },
        challenge: { text: 'Read both as one sentence, and cut any word that invites a discussion.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'In a rush, dinner is easily forgotten. Write the word dinner on a slip, and put it with your work things.',
    short: 'A rush hides dinner. Write dinner on a slip.',
    form: 'note',
    drill_sergeant: 'Face up, with your work things.',
    kind_encouraging: 'Whenever you come across it, you can look at the clock and see how late it is.',
    teammate: 'However full our schedule gets, dinner’s in there, too.',
    wise_mentor: 'Work reminds you of itself, and dinner needs a sign of its own.',
    own: [
      {
        step: { text: 'Add to the slip when you have to leave to be in time.', minutes: 1 },
        challenge: { text: 'Lay the slip on the task that most often runs over.', seconds: 30 },
      },
      {
        step: { text: 'Fold the slip so that it stands, with the word in view.', minutes: 1 },
        challenge: { text: 'Say aloud who or what will be waiting at the table when you come.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'The last message before dinner can nearly always wait until later. Save a ready answer now: I will write to you tomorrow.',
    short: 'The last message can wait. Save a reply that says so.',
    form: 'work',
    drill_sergeant: 'When the message comes, send this line and stop.',
    kind_encouraging: 'When the message comes, you only have to send that line, and dinner can begin.',
    teammate: 'When it pings, we send the line and go to dinner.',
    wise_mentor: 'A line that is already written can be sent in a moment, and then you can go.',
    own: [
      {
        step: { text: 'Put that answer where you can reach it in one tap.', minutes: 2 },
        challenge: {
          text: 'Recall the last message that delayed dinner, and whether this answer would have done.',
          seconds: 45,
        },
      },
      {
        step: { text: 'Decide who may get that answer without any further explanation.', minutes: 1 },
        challenge: { text: 'Write down the name of one person who can wait for an answer.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Fewer messages come when people know that you are eating. Tell the person who writes to you most that you answer after dinner.',
    short: 'Tell whoever writes most: answers come after dinner.',
    form: 'tell',
    drill_sergeant: 'No apology. Send it.',
    kind_encouraging: 'Most people are glad to know when they will hear from you.',
    teammate: 'That’s one ping less at our table.',
    wise_mentor: 'A limit that is known beforehand is easier to accept than a silence.',
    own: [
      {
        step: { text: 'Say how you can be reached during dinner if something is truly urgent.', minutes: 1 },
        challenge: { text: 'Choose the place where your phone will wait while you eat.', seconds: 30 },
      },
      {
        step: { text: 'Choose how soon after dinner you will read messages, so that your word holds.', minutes: 1 },
        challenge: { text: 'Pick a seat away from the table where you will answer.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone can also point you home. Set a picture that reminds you of home as its lock screen.',
    short: 'Let the phone call you home. Change its lock screen.',
    form: 'prepare',
    drill_sergeant: 'Home picture on it. See it: think of dinner.',
    kind_encouraging: 'Any picture will do, even of a table or a door, if it makes you think of dinner.',
    teammate: 'Before we get to anything else on there, we see where dinner is.',
    wise_mentor: 'You will look at it often, and each time it reminds you where you want to be.',
    own: [
      {
        step: { text: 'Check that no clock or icon hides what matters in the picture.', minutes: 1 },
        challenge: { text: 'Name one thing about dinner at home that it makes you think of.', seconds: 30 },
      },
      {
        step: { text: 'Turn off message previews, so that the picture stays free.', minutes: 2 },
        challenge: { text: 'Lock the phone, and see whether anything else still asks to be read.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone that stays in your bag is easier to forget. When you come home, leave it in there, away from the table.',
    short: 'Home: phone stays in the bag until dinner is over.',
    form: 'moment',
    drill_sergeant: 'Bag closed. Hands free for the plates.',
    kind_encouraging: 'If somebody might need you, you can leave the sound on.',
    teammate: 'It can stay in there until we’ve all finished eating.',
    wise_mentor: 'The few steps to the bag are enough to remind you why it lies there.',
    own: [
      {
        step: { text: 'Choose the pocket of your bag in which the phone will stay.', minutes: 1 },
        challenge: { text: 'Empty that pocket of whatever would tempt your hand to go in.', seconds: 60 },
      },
      {
        step: { text: 'Find a place for the bag that is out of sight of the table.', minutes: 1 },
        challenge: { text: 'Name the first thing that your free hand will take up at home.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'You cannot shorten the way home to dinner, but you can leave quickly. Put your keys or ticket into an outer pocket.',
    short: 'The way home is long. Leave quickly.',
    form: 'prepare',
    drill_sergeant: 'Keys or ticket: outer pocket. Then home for dinner.',
    kind_encouraging: 'That saves you a search when you would rather be at the table already.',
    teammate: 'The ride takes what it takes, and we can at least start it on time.',
    wise_mentor: 'The way stays as long as it is, but you can begin it without haste.',
    own: [
      {
        step: { text: 'Place your coat and bag so that you can take both at once.', minutes: 1 },
        challenge: { text: 'Clear away one thing that stands between your seat and the door.', seconds: 60 },
      },
      {
        step: { text: 'Decide which last task you will drop when it is time to leave.', minutes: 1 },
        challenge: { text: 'Jot down where you would pick that task up another time.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Tension does not have to come along to dinner. Shake out both hands now, and do the same before you sit down.',
    short: 'Leave the tension behind. Shake out both hands.',
    form: 'work',
    drill_sergeant: 'Loose wrists. Drop the arms. Again before dinner.',
    kind_encouraging: 'You do not have to be cheerful at the table, because being there is enough.',
    teammate: 'A hard day can wait outside while we eat.',
    wise_mentor: 'When the hands let go, the shoulders often follow, and you arrive a little lighter.',
    own: [
      {
        step: { text: 'Take off one thing that belongs to work, such as a badge.', minutes: 1 },
        challenge: { text: 'Decide on the hook or shelf where it will stay during dinner.', seconds: 30 },
      },
      {
        step: { text: 'Choose the spot on your way where work ends, such as a corner.', minutes: 1 },
        challenge: { text: 'Find a sentence for that spot: “From here on, I am going to dinner.”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A word from somebody can get you away from work. Ask {ally} to call or write when it is time for dinner.',
    short: 'Ask {ally} to call or write before dinner.',
    form: 'tell',
    drill_sergeant: 'When it comes, stand up. Go.',
    kind_encouraging: 'You can answer that you are coming, and then put your things away.',
    teammate: 'Once that call comes, we’re packing up.',
    wise_mentor: 'Then it is a person who calls you home, and not only the clock.',
    own: [
      {
        step: { text: 'Tell them what you will answer then: “I am leaving now.”', minutes: 1 },
        challenge: { text: 'Say these words once while you push back your chair.', seconds: 15 },
      },
      {
        step: { text: 'Agree on words that will get you moving, such as “Plates are out.”', minutes: 1 },
        challenge: { text: 'Give their calls a sound of their own on your phone.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A reason that somebody else knows is easier to hold on to. Tell {ally} why you want to be home for dinner.',
    short: 'Tell {ally} why you want dinner at home.',
    form: 'tell',
    drill_sergeant: 'One sentence. One reason.',
    kind_encouraging: 'It can be a plain one, such as hearing about everybody’s day.',
    teammate: 'Saying it reminds us what we’re leaving work for.',
    wise_mentor: 'You will remember what you said when one more task would keep you away from the table.',
    own: [
      {
        step: { text: 'Put your reason for dinner at home into a few words on a slip.', minutes: 1 },
        challenge: { text: 'Tuck the slip into whatever you close last at work.', seconds: 30 },
      },
      {
        step: { text: 'Tell them, too, which part of dinner you least like to miss.', minutes: 1 },
        challenge: { text: 'Think of something from your day that you could bring to the table.', seconds: 30 },
      },
    ],
  },
  ...moreHomeAnswers,
]
