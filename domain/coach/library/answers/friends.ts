import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreFriendsAnswers } from './friends-more.ts'

/** What messages of finding friends answer to something that the person wrote (TEXT-32). */
export const friendsAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Without time to meet, you can still say hello. Send somebody you would like to know a picture of what you see.',
    short: 'No time to meet? Photograph what is before you.',
    form: 'tell',
    drill_sergeant: 'One friendly line. Send it to somebody new.',
    kind_encouraging: 'It need not be pretty, only a small hello from where you are.',
    teammate: 'Busy or not, that’s one hello from us.',
    wise_mentor: 'Such small signs between meetings are part of how people become friends.',
    own: [
      {
        step: { text: 'Add one line to the picture that says where you are.', minutes: 1 },
        challenge: { text: 'Ask in a few words what the other person has in front of them.', seconds: 30 },
      },
      {
        step: { text: 'Look in the picture for something that the other person might recognize.', minutes: 1 },
        challenge: { text: 'Point it out in one short line below the picture.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'You need no free time to share what you do anyway. Type and save a line: getting groceries, want to come along?',
    short: 'No free time needed. Type: groceries, want to come along?',
    form: 'prepare',
    drill_sergeant: 'Save it. Send it to somebody before you go.',
    kind_encouraging: 'Ordinary errands can be good company, and nobody has to dress up for them.',
    teammate: 'The groceries get bought, and we get to know somebody.',
    wise_mentor: 'People come to know each other well over ordinary things.',
    own: [
      {
        step: { text: 'Choose the person for whom this line would sound most natural.', minutes: 1 },
        challenge: { text: 'Add that name to the saved line, and read it once.', seconds: 30 },
      },
      {
        step: { text: 'Think of when you usually get groceries, and whether company would suit you.', minutes: 1 },
        challenge: { text: 'Put into the line where you would meet: at the store or on the way.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A late reply is better than none. Send somebody you have not answered one line: late, but glad you wrote.',
    short: 'Late replies count. Write: late, but glad you wrote.',
    form: 'tell',
    drill_sergeant: 'Pick the last one. Send. No apology.',
    kind_encouraging: 'Most people are simply glad, and few of them have counted the days.',
    teammate: 'We’re late, we say so, and we’re back in touch.',
    wise_mentor: 'A friendship rarely asks for quick answers, only for some.',
    own: [
      {
        step: { text: 'Reread what they wrote to you, and find the one thing to answer.', minutes: 2 },
        challenge: { text: 'Draft this answer in a single line, and leave it unsent if you like.', seconds: 60 },
      },
      {
        step: { text: 'Add one thing that has happened since they wrote.', minutes: 2 },
        challenge: { text: 'Look for one other message that waits, and mark it for another day.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A full calendar can remind you of people, too. Enter one person’s name on a day next week, with the word hello.',
    short: 'Busy? Enter one person’s name with the word hello.',
    form: 'prepare',
    drill_sergeant: 'Next week. Save it. Keep it.',
    kind_encouraging: 'On that day, a single line to them is enough.',
    teammate: 'There’s a person between our appointments now, and that’s a good sight.',
    wise_mentor: 'People are easily crowded out by duties, unless they have a place among them.',
    own: [
      {
        step: { text: 'Add to the entry one thing you could ask this person about.', minutes: 1 },
        challenge: { text: 'Give the entry a reminder, so that the hello does not slip past.', seconds: 30 },
      },
      {
        step: { text: 'Choose how the hello will go: call, message, or card.', minutes: 1 },
        challenge: { text: 'Put what you need for it into the entry, such as a number or an address.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are tired, you can be in touch without talking. Send somebody a song that you like, and leave it at that.',
    short: 'Too tired to talk? Send somebody one song.',
    form: 'tell',
    drill_sergeant: 'Add hello. Send. Lie down.',
    kind_encouraging: 'You do not have to write anything more, and you may rest now.',
    teammate: 'The song keeps them company, and we get to lie down.',
    wise_mentor: 'It is pleasant to be thought of, even when no talk follows.',
    own: [
      {
        step: { text: 'Play the beginning of the song yourself, with your feet up.', minutes: 2 },
        challenge: { text: 'Choose a second song for another tired day, and note its name.', seconds: 45 },
      },
      {
        step: { text: 'Recall where you first heard this song.', minutes: 1 },
        challenge: { text: 'Save that memory in one line, in case they ask about the song.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Seeing people takes less energy when you know how it will end. Write on a slip: I can stay for one coffee.',
    short: 'Tired people set limits. Write: I can stay for one coffee.',
    form: 'note',
    drill_sergeant: 'Next invitation, say exactly that.',
    kind_encouraging: 'You can go home when the cup is empty, and people will understand.',
    teammate: 'One coffee with people, and then we go home and rest.',
    wise_mentor: 'With the end in sight, it is easier to accept an invitation.',
    own: [
      {
        step: { text: 'Say the line about one coffee aloud, as friendly as you mean it.', minutes: 1 },
        challenge: { text: 'Write below it how you will say goodbye when the cup is empty.', seconds: 30 },
      },
      {
        step: { text: 'Choose a place for this coffee that is easy to leave.', minutes: 1 },
        challenge: { text: 'Name one person with whom you could sit there without effort.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired people are good company when they say so. Save this line to send: tired, but glad to see you.',
    short: 'Type: tired, but glad to see you. Save it.',
    form: 'prepare',
    drill_sergeant: 'Next invitation: send that. Then go.',
    kind_encouraging: 'With that said, nobody expects you to be lively, and it is enough to be there.',
    teammate: 'Once our friends know, we don’t have to pretend.',
    wise_mentor: 'Those who may be tired together have usually become friends.',
    own: [
      {
        step: { text: 'Decide what you would gladly do while tired, such as sitting on a bench.', minutes: 1 },
        challenge: { text: 'Add this idea to the line in a few words.', seconds: 30 },
      },
      {
        step: { text: 'Pick the person to whom you would least have to explain this line.', minutes: 1 },
        challenge: { text: 'Think of one question for them, so that they can do the talking.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Some people tire you less than others. Write down the name of one person with whom silence is easy.',
    short: 'Tired? Write down one person who lets you rest.',
    form: 'note',
    drill_sergeant: 'One name. Meet that one next.',
    kind_encouraging: 'It may be somebody whom you hardly know yet, and a short hello is enough.',
    teammate: 'That’s who we’ll see when we’re low on energy.',
    wise_mentor: 'Where no talk is owed, company can be a rest.',
    own: [
      {
        step: { text: 'Put beside the name a place where the two of you could sit.', minutes: 1 },
        challenge: { text: 'Type a short hello to this person, and save it for later.', seconds: 60 },
      },
      {
        step: { text: 'Recall one moment in which this person made things easy for you.', minutes: 1 },
        challenge: { text: 'Find a few words of thanks for that, to use when you meet.', seconds: 60 },
      },
    ],
  },
  ...moreFriendsAnswers,
]
