import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of learning to dance answer to something that the person wrote (TEXT-32). */
export const danceAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'Where nobody is watching, you may dance as you like. Close the door, and sway from one foot to the other for a slow breath.',
    short: 'Nobody watches behind a door. Close it.',
    form: 'work',
    drill_sergeant: 'Sway for one breath. That is dancing.',
    kind_encouraging: 'Behind that door, nothing you do can be wrong.',
    teammate: 'The chairs can watch, because they won’t tell on us.',
    wise_mentor: 'What feels easy in here will feel a little easier among others as well.',
    own: [
      {
        step: { text: 'Clear the floor behind the door for one step in every direction.', minutes: 2 },
        challenge: { text: 'Try one slow dance step to each side in that space.', seconds: 45 },
      },
      {
        step: { text: 'Choose a song for dancing behind the closed door.', minutes: 1 },
        challenge: { text: 'Hum its chorus, and let only your shoulders dance.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'It is easier to dance among others with a line ready to say. Say aloud: I am still learning this one.',
    short: 'Nerves need a line: I am still learning this dance.',
    form: 'prepare',
    drill_sergeant: 'Say it aloud. Chin up, with a smile.',
    kind_encouraging: 'Everybody who dances could have said it at some time.',
    teammate: 'If we step on a toe, we’ve got our line.',
    wise_mentor: 'Once it has been said, there is nothing left to hide.',
    own: [
      {
        step: { text: 'Shorten the line until it sounds like something you would really say.', minutes: 1 },
        challenge: { text: 'Choose the moment for it: before the dance, or after a wrong step.', seconds: 30 },
      },
      {
        step: { text: 'Think of a kind answer for somebody else who is still learning the dance.', minutes: 1 },
        challenge: { text: 'Say this answer aloud, as you would beside a dance floor.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Nerves are easier to bear in clothes that you know. Hang what you like to dance in where you see it.',
    short: 'Familiar clothes calm nerves. Take out what you dance in.',
    form: 'prepare',
    drill_sergeant: 'Hang it in sight. Shoes below it.',
    kind_encouraging: 'Whatever feels good on you is right, even if it is an old shirt.',
    teammate: 'In our favorite shirt, we already feel half as nervous.',
    wise_mentor: 'When nothing pinches or slips, there is one thing less to think about.',
    own: [
      {
        step: { text: 'Put on one piece of what you dance in, and raise both arms.', minutes: 1 },
        challenge: { text: 'Set the shoes or socks that go with it nearby.', seconds: 60 },
      },
      {
        step: { text: 'Check what you dance in for loose threads or anything that pinches.', minutes: 2 },
        challenge: { text: 'Trim a thread, loosen a belt, or roll up a sleeve, whatever it needs.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Dancing can be done sitting down. Lean back, and tap your basic step with your toes, once from start to end.',
    short: 'Tired dancers may sit. Lean back.',
    form: 'work',
    drill_sergeant: 'Tap the basic step with your toes, once.',
    kind_encouraging: 'You may close your eyes while your feet do it.',
    teammate: 'That was a dance, and we didn’t get up for it.',
    wise_mentor: 'The feet remember the steps, even when the legs rest.',
    own: [
      {
        step: { text: 'Think of a dance song, and find its beat with one finger.', minutes: 1 },
        challenge: { text: 'Slow the beat down until it suits you, and keep it for one verse.', seconds: 60 },
      },
      {
        step: { text: 'Trace your basic dance step on your knee with two fingers.', minutes: 1 },
        challenge: { text: 'Repeat it with the other hand, at half the speed.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Listening is a part of dancing that asks for no energy. Lie back, and listen quietly to the first verse of a dance song.',
    short: 'Listening takes no energy. Lie back. Play a dance song.',
    form: 'work',
    drill_sergeant: 'Eyes closed through the first verse. Feet still.',
    kind_encouraging: 'If your toes move, let them, and if they do not, that is fine.',
    teammate: 'We’re lying down for this one, and it’s still practice.',
    wise_mentor: 'What the ear knows well, the feet will need less strength to follow.',
    own: [
      {
        step: { text: 'Pick out the lowest instrument in the dance song, and stay with it.', minutes: 1 },
        challenge: { text: 'Tap what it plays with one finger, still lying back.', seconds: 30 },
      },
      {
        step: { text: 'Follow the dance song until the melody changes for the first time.', minutes: 2 },
        challenge: { text: 'Say in one word what a dancer could do at that change.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'If you have nobody to dance with, somebody else may be looking, too. Type this line, and save it: who would like to practice?',
    short: 'Others look for partners, too. Type: who would like to dance?',
    form: 'prepare',
    drill_sergeant: 'Save it. Next class or chat, send it.',
    kind_encouraging: 'You can send it whenever you feel like company, or simply keep it.',
    teammate: 'Somebody out there’s waiting for exactly our message.',
    wise_mentor: 'A question that lies ready is easier to ask when the moment comes.',
    own: [
      {
        step: { text: 'Add one detail to the typed line, such as the dance or the place.', minutes: 1 },
        challenge: { text: 'Name one person or group who could read it, without sending anything.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you would answer if somebody wanted to dance with you right away.', minutes: 1 },
        challenge: { text: 'Name a room or place where the two of you could practice.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'The floor can remember for you. Stick a strip of tape where your first dance step begins.',
    short: 'The floor remembers. Tape where your dance step begins.',
    form: 'prepare',
    drill_sergeant: 'Stand on it. One step. Done.',
    kind_encouraging: 'Whenever you pass it, you may step on it or simply remember it.',
    teammate: 'There’s no walking past that without your feet getting ideas.',
    wise_mentor: 'When you see the tape, you only have to recall what starts there.',
    own: [
      {
        step: { text: 'Stand on the tape, and see that there is room for the whole step.', minutes: 1 },
        challenge: { text: 'Place your feet as they are before the first count, and say that count.', seconds: 30 },
      },
      {
        step: { text: 'Add a second strip of tape where the dance step ends.', minutes: 1 },
        challenge: { text: 'Go from the first strip to the second as slowly as you can.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A walk across a room can be a dance. Cross this one in your basic step.',
    short: 'No time? Cross the room in your basic dance step.',
    form: 'work',
    drill_sergeant: 'On the beat. Stop at the other wall.',
    kind_encouraging: 'It does not have to look like anything, because you are only crossing a room.',
    teammate: 'We had to get over there anyway, so we go in style.',
    wise_mentor: 'Small crossings like this one add up while nobody is counting.',
    own: [
      {
        step: { text: 'Come back with smaller dance steps, and count them under your breath.', minutes: 1 },
        challenge: { text: 'Pick a doorway that will remind you to cross the room like that.', seconds: 30 },
      },
      {
        step: { text: 'Think of something that you often fetch from another room.', minutes: 1 },
        challenge: { text: 'Go there once in your basic dance step, and walk back.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A new song can bring you to your feet. Ask {ally} which song is hard to sit still to.',
    short: 'Ask {ally} which song makes people dance.',
    form: 'tell',
    drill_sergeant: 'Write the title down. Play it once.',
    kind_encouraging: 'You do not have to like it, and you may find yourself tapping along.',
    teammate: 'If it’s an embarrassing one, we dance to it with the door closed.',
    wise_mentor: 'Every song that somebody loves has a rhythm worth listening to.',
    own: [
      {
        step: { text: 'Name one song that makes you want to dance yourself.', minutes: 1 },
        challenge: { text: 'Hum its first line, with one foot keeping the beat.', seconds: 30 },
      },
      {
        step: { text: 'Clear a bit of floor for dancing to whichever song is named.', minutes: 2 },
        challenge: { text: 'Stand there, and choose the dance step that you would begin with.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Good memories make it easier to dance again. Tell {ally} about a time when you danced and enjoyed it.',
    short: 'Tell {ally} about a dance that you enjoyed.',
    form: 'tell',
    drill_sergeant: 'The place, the song, the shoes. Tell it.',
    kind_encouraging: 'It may be long ago, and a kitchen counts as much as a ballroom.',
    teammate: 'If we can still hum the song, we hum it.',
    wise_mentor: 'While you tell it, notice what made it easy then.',
    own: [
      {
        step: { text: 'Recall the music of that dance, and hum whatever comes back.', minutes: 1 },
        challenge: { text: 'Try the one movement of it that you remember best.', seconds: 45 },
      },
      {
        step: { text: 'Think of what you wore at that dance, down to the shoes.', minutes: 1 },
        challenge: { text: 'Look for something you own now in which you could move as well.', seconds: 60 },
      },
    ],
  },
]
