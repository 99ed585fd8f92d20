import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next hours among people who may become friends (TEXT-30). */
export const friendsFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'In a group that meets anyway, nobody has to invite you. Look up one near you, and note when it meets.',
        short: 'Look up one group near you. Note when it meets.',
        about: 'group',
      },
      {
        text: 'Names are forgotten sooner than faces. Write down one that you heard lately, and where you met the person.',
        short: 'Write down one new name, and where you met.',
        about: 'name',
      },
      {
        text: 'Asked what is new, most people cannot think of anything. Choose one small story of this week that you could tell {next}.',
        short: 'Choose one small story to tell new people.',
        about: 'story',
      },
      {
        text: 'A question that needs more than a yes keeps a talk going. Write down one for somebody new.',
        short: 'Write down one question for somebody new.',
        about: 'question',
      },
      {
        text: 'People are glad when you remember what they said. Note one thing that somebody told you, and ask about it {next}.',
        short: 'Note one thing that somebody told you lately.',
        about: 'thread',
      },
      {
        text: 'It is easier to be early than to walk into a full room. Look up the way to the club, course, or café.',
        short: 'Look up the way to the club or café.',
        about: 'way',
      },
      {
        text: 'Small invitations are easy to accept. Think of one thing that you could do with somebody new: a walk, a market, or a game.',
        short: 'Think of one small thing to do with somebody.',
        about: 'invite',
      },
      {
        text: 'You ask somebody in more easily when there is room. Clear one chair at your table for a guest.',
        short: 'Clear one chair at the table for a guest.',
        about: 'chair',
      },
      {
        text: 'New people look you up by name and picture. Check whether your picture in the messenger still looks like you.',
        short: 'Check the picture that new people see of you.',
        about: 'profile',
      },
      {
        text: 'A number without a note soon belongs to nobody. Choose one new contact in your phone, and add where you met.',
        short: 'Choose one new contact. Add where you met.',
        about: 'number',
      },
      {
        text: 'People start a talk about what they can see. Find a pin, a cap, or a book for your bag that shows what you like.',
        short: 'Find one pin, cap, or book that starts talks.',
        about: 'sign',
      },
    ],
    eve: [
      {
        text: 'Lay out clothes for tomorrow in which you feel at ease among new people.',
        short: 'Lay out clothes for going among people tomorrow.',
        about: 'clothes',
      },
      {
        text: 'Decide what is enough among people tomorrow: one hello, one name, or one short talk.',
        short: 'Decide what is enough tomorrow: one name, one talk.',
        about: 'enough',
      },
      {
        text: 'Put something that you can share with others into tomorrow’s bag: gum, fruit, or a spare pen.',
        short: 'Gum or fruit into tomorrow’s bag. For sharing.',
        about: 'share',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Look up one club or course near you, and note when people meet.', minutes: 3, about: 'group' },
      { text: 'Write down the names of people whom you met lately.', minutes: 2, about: 'name' },
      { text: 'Write down one question for a first talk with somebody.', minutes: 2, about: 'question' },
      { text: 'List a few things that you could invite somebody new to.', minutes: 3, about: 'invite' },
      {
        text: 'Ask a sociable person what they would do about this: {obstacle}.',
        twin: 'Ask one person how they met their best friend.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Add to one contact in your phone where you met.', minutes: 2, about: 'number' },
      { text: 'Find a photo of a day with others that you could send them.', minutes: 2, about: 'photo' },
      { text: 'Note in a line what somebody new told you about themselves.', minutes: 2, about: 'thread' },
      {
        text: 'Choose the story of this week that you would tell at a table of new people.',
        minutes: 2,
        about: 'story',
      },
    ],
    eve: [
      { text: 'Lay out what you will wear among people tomorrow.', minutes: 2, about: 'clothes' },
      { text: 'Look up when you have to leave tomorrow to be among the first to arrive.', minutes: 2, about: 'way' },
      { text: 'Pack something that you can offer to whoever sits beside you tomorrow.', minutes: 2, about: 'share' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say your name and one thing that you like, as to somebody new.', seconds: 30, about: 'intro' },
      { text: 'Say the name of somebody whom you met lately.', seconds: 15, about: 'name' },
      {
        text: 'Say your plan for meeting people by heart: {plan}',
        twin: 'Name the place where you will be among people {next}, and your first words there.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and think of one face: {why}.',
        twin: 'Think of how you met one of your friends, and who spoke first.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Smile into a mirror or a dark screen, as for a first hello.', seconds: 15, about: 'hello' },
      { text: 'Look for one thing on your coat or bag that could begin a talk.', seconds: 45, about: 'sign' },
      { text: 'Name one person whom you would like to see again.', seconds: 15, about: 'again' },
      { text: 'Finish out loud: “I would like to know from a new friend …”', seconds: 30, about: 'question' },
    ],
    eve: [
      { text: 'Choose the first words that you will say to somebody new tomorrow.', seconds: 30, about: 'words' },
      {
        text: 'Put your headphones at the bottom of the bag, so that people can talk to you.',
        seconds: 15,
        about: 'phones',
      },
      { text: 'Breathe out slowly, as before you walk into a room of new people.', seconds: 15, about: 'breath' },
    ],
  },
}
