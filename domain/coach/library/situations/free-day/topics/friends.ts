import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next hours among people who may become friends (TEXT-30). */
export const friendsFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'In a group that meets anyway, nobody has to invite you. Look up one near you, and note when it meets.',
      short: 'Look up one group near you. Note when it meets.',
      pairs: [
        {
          step: { text: 'Look up how to get there, and what it costs.', minutes: 2 },
          challenge: { text: 'Say your name and one thing that you like, as if to somebody new.', seconds: 30 },
        },
        {
          step: { text: 'Write down whom you could ask whether newcomers are welcome.', minutes: 1 },
          challenge: {
            text: 'Say your plan for meeting people by heart: {plan}',
            twin: 'Name the place where you will be among people {next}, and your first words there.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Names are forgotten sooner than faces. Write down one that you heard lately, and where you met the person.',
      short: 'Write down one new name, and where you met.',
      pairs: [
        {
          step: { text: 'Write down one thing that you remember about them.', minutes: 1 },
          challenge: { text: 'Say the name out loud, with a hello before it.', seconds: 15 },
        },
        {
          step: { text: 'Write down the names of others you met at the same place.', minutes: 2 },
          challenge: { text: 'Picture each face, and say the name to it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Asked what is new, most people cannot think of anything. Choose one small story of this week that you could tell {next}.',
      short: 'Choose one small story to tell new people.',
      pairs: [
        {
          step: { text: 'Write its first sentence on a slip, and its last one below.', minutes: 1 },
          challenge: { text: 'Tell the story to the wall, and stop at the best part.', seconds: 30 },
        },
        {
          step: { text: 'Find a picture on your phone that goes with it.', minutes: 2 },
          challenge: { text: 'Show the picture to a mirror, with one sentence.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A question that needs more than a yes keeps a talk going. Write down one for somebody new.',
      short: 'Write down one question for somebody new.',
      pairs: [
        {
          step: { text: 'Put the question into your wallet.', minutes: 1 },
          challenge: { text: 'Ask it aloud once, and wait before you go on.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask a sociable person what they would do about this: {obstacle}.',
            twin: 'Ask one person how they met their best friend.',
            minutes: 2,
          },
          challenge: { text: 'Answer your own question in two sentences.', seconds: 30 },
        },
      ],
    },
    {
      text: 'People are glad when you remember what they said. Note one thing that somebody told you, and ask about it {next}.',
      short: 'Note one thing that somebody told you lately.',
      pairs: [
        {
          step: { text: 'Write down how you will ask about it, without a yes or no.', minutes: 2 },
          challenge: { text: 'Say their name, and your question.', seconds: 15 },
        },
        {
          step: { text: 'Look up one thing about it that you did not know.', minutes: 1 },
          challenge: { text: 'Name one person you would like to see again.', seconds: 30 },
        },
      ],
    },
    {
      text: 'It is easier to be early than to walk into a full room. Look up the way to the club, course, or café.',
      short: 'Look up the way to the club or café.',
      pairs: [
        {
          step: { text: 'Note when you would be there before the others.', minutes: 1 },
          challenge: { text: 'Go along the way in your head, up to the coat hooks.', seconds: 30 },
        },
        {
          step: { text: 'Look for a picture of the room, and choose where to stand.', minutes: 2 },
          challenge: { text: 'Breathe out slowly, as before you walk into a room of new people.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Small invitations are easy to accept. Think of one thing that you could do with somebody new: a walk, a market, or a game.',
      short: 'Think of one small thing to do with somebody.',
      pairs: [
        {
          step: { text: 'Look up when the market or the café is open {next}.', minutes: 2 },
          challenge: { text: 'Say the invitation out loud, in one sentence.', seconds: 15 },
        },
        {
          step: { text: 'Write down whom you would ask first, and whom next.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and think of one face: {why}.',
            twin: 'Think of how you met one of your friends, and who spoke first.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'You ask somebody in more easily when there is room. Clear one chair at your table for a guest.',
      short: 'Clear one chair at the table for a guest.',
      pairs: [
        {
          step: { text: 'Look for two cups or two plates that you like to show.', minutes: 2 },
          challenge: { text: 'Sit on that chair, and see what a guest sees.', seconds: 15 },
        },
        {
          step: { text: 'Write down what you always have at home for a guest.', minutes: 1 },
          challenge: { text: 'Say how you would ask somebody in.', seconds: 30 },
        },
      ],
    },
    {
      text: 'New people look you up by name and picture. Check whether your picture in the messenger still looks like you.',
      short: 'Check the picture that new people see of you.',
      pairs: [
        {
          step: { text: 'Choose a picture with your face in the light.', minutes: 2 },
          challenge: { text: 'Smile into a mirror or a dark screen, as for a first hello.', seconds: 30 },
        },
        {
          step: { text: 'Write one line about yourself that anybody may read.', minutes: 1 },
          challenge: { text: 'Read the line aloud, as if it were somebody else’s.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A number without a note soon belongs to nobody. Choose one new contact in your phone, and add where you met.',
      short: 'Choose one new contact. Add where you met.',
      pairs: [
        {
          step: { text: 'Find a photo or a link that you could send them one day.', minutes: 2 },
          challenge: { text: 'Say the name of the contact, and where you met.', seconds: 15 },
        },
        {
          step: { text: 'Note one thing that they told you about themselves.', minutes: 1 },
          challenge: { text: 'Look through your contacts, and stop at one forgotten name.', seconds: 30 },
        },
      ],
    },
    {
      text: 'People start a talk about what they can see. Find a pin, a cap, or a book for your bag that shows what you like.',
      short: 'Find one pin, cap, or book that starts talks.',
      pairs: [
        {
          step: { text: 'Fasten it where people see it when you sit.', minutes: 1 },
          challenge: { text: 'Look into a mirror, and say what somebody would ask you about it.', seconds: 15 },
        },
        {
          step: { text: 'Write down one sentence for when somebody asks about it.', minutes: 2 },
          challenge: { text: 'Finish out loud: “I would like to know from a new friend …”', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Lay out clothes for tomorrow that put you at ease among new people.',
      short: 'Lay out clothes for going among people tomorrow.',
      pairs: [
        {
          step: { text: 'Pin something that could begin a talk on the coat.', minutes: 1 },
          challenge: { text: 'Lift your shoulders once in what you will wear, and let them drop.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the shoes that go with them.', minutes: 2 },
          challenge: { text: 'Look into the mirror, and say your name.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Decide what is enough among people tomorrow: one hello, one name, or one short talk.',
      short: 'Decide what is enough tomorrow: one name, one talk.',
      pairs: [
        {
          step: { text: 'Write it on a slip, and put it into your pocket.', minutes: 1 },
          challenge: { text: 'Choose the first words that you will say to somebody new tomorrow.', seconds: 30 },
        },
        {
          step: { text: 'Write below it when you may go home.', minutes: 1 },
          challenge: { text: 'Let your shoulders drop, as after the first hello.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Put something that you can share with others into tomorrow’s bag: gum, fruit, or a spare pen.',
      short: 'Gum or fruit into tomorrow’s bag. For sharing.',
      pairs: [
        {
          step: { text: 'Put it on top, and your headphones at the bottom.', minutes: 1 },
          challenge: { text: 'Say how you will offer it: three words are enough.', seconds: 15 },
        },
        {
          step: { text: 'Look up when you have to leave tomorrow to be among the first.', minutes: 2 },
          challenge: { text: 'Check the pocket where it will be.', seconds: 15 },
        },
      ],
    },
  ],
}
