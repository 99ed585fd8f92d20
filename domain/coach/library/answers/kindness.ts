import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of being kinder and more honest answer to something that the person wrote (TEXT-32). */
export const kindnessAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'forget',
    text: 'A mark on your hand is hard to overlook. Draw a small dot there, and let it stand for one kind word.',
    short: 'A dot helps you remember. Draw one on your hand.',
    form: 'prepare',
    drill_sergeant: 'It means one kind word. Pen away.',
    kind_encouraging: 'When it has washed off, you may draw it again.',
    teammate: 'We see the dot in the middle of a talk, and we remember.',
    wise_mentor: 'Nobody else needs to know what the dot is for.',
    own: [
      {
        step: { text: 'Choose the kind word that the dot stands for.', minutes: 1 },
        challenge: { text: 'Say that word aloud, as you would to somebody you know.', seconds: 15 },
      },
      {
        step: { text: 'Choose a moment for looking at the dot, such as opening a door.', minutes: 1 },
        challenge: { text: 'Think of whoever you most often meet then, and of a kind greeting.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'Something you pick up often can do the remembering. Write the word kind on a slip, and tape it to your phone.',
    short: 'Your phone can remember. Write kind on a slip.',
    form: 'prepare',
    drill_sergeant: 'Tape it to the back. Phone away.',
    kind_encouraging: 'One glance at it before you answer somebody is all that it asks.',
    teammate: 'Now even our phone is on the friendly side.',
    wise_mentor: 'When you no longer notice it, move the slip to another spot.',
    own: [
      {
        step: { text: 'Open your newest message, and look at the slip before you reply.', minutes: 1 },
        challenge: { text: 'Choose one word for the reply that is warmer than your usual one.', seconds: 45 },
      },
      {
        step: { text: 'Beside the word on the slip, add a name that it makes you think of.', minutes: 1 },
        challenge: { text: 'Find one thing for which you could thank this person.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Words that you have said once come more easily the next time. Say thank you aloud to the nearest wall, with a name after it.',
    short: 'Nervous? Practice on the wall. Face it.',
    form: 'work',
    drill_sergeant: 'Say thank you aloud, with a name.',
    kind_encouraging: 'The wall does not mind a shaky voice.',
    teammate: 'We rehearse on the wall, since it’s a patient listener.',
    wise_mentor: 'Listen to your own voice, and let it be a little slower at the end.',
    own: [
      {
        step: { text: 'Turn from the wall, and decide who will hear kind words first.', minutes: 1 },
        challenge: { text: 'Say one kind sentence for this person, as quietly as you like.', seconds: 30 },
      },
      {
        step: { text: 'Choose an occasion for your first kind word, such as a held door.', minutes: 1 },
        challenge: { text: 'Say under your breath what would fit there, in a few words.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'In writing, you can look at a kind word before it goes out. Open the newest message from a friend, and answer with thanks.',
    short: 'Write it instead. Answer a friend’s newest message with thanks.',
    form: 'tell',
    drill_sergeant: 'Thanks, their name, yours. Send.',
    kind_encouraging: 'A short answer is enough, and it may sound like you.',
    teammate: 'We get to read it over before anybody else does.',
    wise_mentor: 'Read it once as your friend will, and then let it go.',
    own: [
      {
        step: { text: 'Add to your thanks what exactly they are for.', minutes: 1 },
        challenge: { text: 'Ask one short question about something in the message.', seconds: 45 },
      },
      {
        step: { text: 'Read your thanks once more, as your friend will read them.', minutes: 1 },
        challenge: { text: 'Exchange one stiff word for one that you would say aloud.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'People hear tension in a voice first. Let your jaw and shoulders drop, and say hello aloud in the kindest voice you have.',
    short: 'Tension sharpens the voice. Drop jaw and shoulders.',
    form: 'work',
    drill_sergeant: 'Say one hello, in your kindest voice.',
    kind_encouraging: 'It is fine if it takes a few tries to sound soft.',
    teammate: 'If our hello sounds like a growl, we try again.',
    wise_mentor: 'Remember how it felt in your throat, so that you can find it again.',
    own: [
      {
        step: { text: 'Think of a kind opening for the next person you will speak to.', minutes: 1 },
        challenge: { text: 'Speak it aloud once, with jaw and shoulders still loose.', seconds: 30 },
      },
      {
        step: { text: 'Put down whatever your hands are gripping, and let them loosen, too.', minutes: 1 },
        challenge: { text: 'Try a request in that looser voice: “Could you wait a moment, please?”', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Pressure may come out where it meets nobody. Write the sharpest complaint on a slip, and tear it up.',
    short: 'Pressure goes on paper. Write the sharpest complaint.',
    form: 'note',
    drill_sergeant: 'Tear it up. Trash. Now speak kindly.',
    kind_encouraging: 'On that slip, you may be as unfair as you like.',
    teammate: 'We let the paper have it, so nobody else has to.',
    wise_mentor: 'The thing you still wish to say afterward is probably the part that matters.',
    own: [
      {
        step: { text: 'Throw the slip, torn or whole, where nobody will find it.', minutes: 1 },
        challenge: { text: 'Say aloud what you would like to be different, in one fair sentence.', seconds: 60 },
      },
      {
        step: { text: 'Note on another slip what you needed when the complaint arose.', minutes: 1 },
        challenge: { text: 'Turn it into a request that begins with “Could you.”', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired voice is easily taken for an unkind one. Practice one sentence aloud: I am tired, and it is not about you.',
    short: 'Say it aloud: I am tired, not unkind.',
    form: 'work',
    drill_sergeant: 'Plainly, without blame. Then rest.',
    kind_encouraging: 'You owe nobody a longer explanation than that.',
    teammate: 'That’s our line for when nothing friendlier will come out.',
    wise_mentor: 'Such a sentence is honest and kind at the same time.',
    own: [
      {
        step: { text: 'Decide who should hear that sentence before the others do.', minutes: 1 },
        challenge: { text: 'Put it into the words that you would use with this person.', seconds: 45 },
      },
      {
        step: { text: 'Think of a kindness that asks little of a tired person, such as a nod.', minutes: 1 },
        challenge: { text: 'Name somebody who could have it next.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'In company, a quiet person is easily overlooked. Think of one, and say their name aloud, as you would in a kind greeting.',
    short: 'Groups overlook the quiet ones. Greet one aloud, by name.',
    form: 'work',
    drill_sergeant: 'Practice it now: hello, name, kind voice.',
    kind_encouraging: 'If the name will not come, a hello with the face in mind is fine.',
    teammate: 'We’ve practiced it now, so it’ll come out right when they’re there.',
    wise_mentor: 'A person who is greeted by name is already part of the conversation.',
    own: [
      {
        step: { text: 'Think of a question that this quiet person might like to be asked.', minutes: 1 },
        challenge: { text: 'Put the name before the question, and say both aloud.', seconds: 30 },
      },
      {
        step: { text: 'Recall something that this quiet person has said or done.', minutes: 1 },
        challenge: { text: 'Make an opening of it, such as “You told me about your trip.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'People rarely hear what was good about a talk with them. Tell {ally} one thing that you liked about the last one.',
    short: 'Tell {ally} one good thing about your last talk.',
    form: 'tell',
    drill_sergeant: 'One thing. One sentence. Out with it.',
    kind_encouraging: 'It may be a joke, a piece of news, or that they listened.',
    teammate: 'We say it plainly, and we don’t ask for anything back.',
    wise_mentor: 'Say what it was, and do not make it larger.',
    own: [
      {
        step: { text: 'Pick one thing from that talk to ask about next time.', minutes: 1 },
        challenge: { text: 'Jot it down where you will find it before you meet.', seconds: 45 },
      },
      {
        step: { text: 'Suggest an occasion for the next talk, such as a walk or a coffee.', minutes: 1 },
        challenge: { text: 'Name one thing that you will put aside while you listen then.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It helps to know which words people treasure. Ask {ally} what kind thing they still remember hearing.',
    short: 'Ask {ally} which kind word they still remember.',
    form: 'tell',
    drill_sergeant: 'Listen to the end. No comment.',
    kind_encouraging: 'Whatever they answer, you need only listen.',
    teammate: 'We collect the good ones and use them again.',
    wise_mentor: 'Listen for who said it and when, because that was part of the kindness.',
    own: [
      {
        step: { text: 'Tell them in return a kind word that you still remember.', minutes: 1 },
        challenge: { text: 'Send a line of thanks to whoever said it, or recall the name.', seconds: 90 },
      },
      {
        step: { text: 'Ask who said those kind words, and on what occasion.', minutes: 1 },
        challenge: { text: 'Keep that word in mind, and name somebody who could use it now.', seconds: 30 },
      },
    ],
  },
]
