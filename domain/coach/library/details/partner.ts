import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of time with a partner. */
export const partnerDetails: readonly Detail[] = [
  {
    text: 'Time together is easily taken by other things. Reserve one hour in the calendar, with both your names on it.',
    short: 'Reserve one hour together. Write both names in the calendar.',
    form: 'note',
  },
  {
    text: 'A phone on the table interrupts every talk. Put it in a drawer before you sit down with your partner.',
    short: 'Put your phone in the drawer. Then sit down together.',
    form: 'moment',
  },
  {
    text: 'Asked how the day was, most people say very little. Ask your partner which hour of it was the longest, and listen.',
    short: 'Ask your partner about the longest hour. Listen. No advice.',
    form: 'tell',
  },
  {
    text: 'What is done every day is seldom thanked for. Thank your partner out loud for one such thing.',
    short: 'Thank your partner for one daily chore. Out loud.',
    form: 'tell',
  },
  {
    text: 'When you next meet your partner, say hello before anything else: before the bag, the phone, or the mail.',
    short: 'Say hello to your partner first. Everything else comes after.',
    form: 'moment',
  },
  {
    text: 'An ordinary meal can be an occasion. Set the table for both of you, even if there is soup from a can.',
    short: 'Set the table for both of you. Soup will do.',
    form: 'prepare',
  },
  {
    text: 'A question shows that you have listened. When your partner tells you something, hear it to the end, and ask about one detail.',
    short: 'Hear your partner’s story to its end. Ask one question.',
    form: 'moment',
  },
  {
    text: 'You probably notice more good things than you say. Tell your partner one of them today, in one sentence.',
    short: 'Tell your partner one good thing you noticed.',
    form: 'tell',
  },
  {
    text: 'A wish is easier to hear than a complaint. Turn one complaint around, and tell your partner what you would like instead.',
    short: 'Turn one complaint into a wish. Say the wish to your partner.',
    form: 'tell',
  },
  {
    text: 'An old photo easily starts a conversation. Find one of you both, and send it or put it on the table.',
    short: 'Send or show a photo of you both.',
    form: 'tell',
  },
  {
    text: 'It is easy to talk while you walk. Suggest to your partner that you go once around the block together.',
    short: 'Suggest to your partner: once around the block.',
    form: 'tell',
  },
  {
    text: 'A chore you take over gives your partner free time. Do one of theirs today, and do not mention it.',
    short: 'Do one chore of your partner’s. Say nothing about it.',
    form: 'work',
  },
  {
    text: 'An apology is better without an explanation. Tell your partner that you are sorry for one small thing, and stop there.',
    short: 'Tell your partner sorry for one small thing. No reason.',
    form: 'tell',
  },
  {
    text: 'A joke that you share works again years later. Remind your partner of one, at home or in a message.',
    short: 'Tell your partner one old joke that you share.',
    form: 'tell',
  },
  {
    text: 'In passing, put a hand on your partner’s shoulder for a moment, and go on.',
    short: 'In passing, put a hand on your partner’s shoulder.',
    form: 'moment',
  },
  {
    text: 'You talk more at a table than in front of a screen. After the next meal, stay there together until both cups are empty.',
    short: 'Stay at the table together. Leave when the cups are empty.',
    form: 'moment',
  },
  {
    text: 'Before you can go out, somebody or something needs care. Write down what it is for your next date, and who could do it.',
    short: 'Name the day of your date. Settle what needs care then.',
    form: 'note',
  },
  {
    text: 'A note that is found is read more than once. Write your partner a short one, and hide it in a pocket.',
    short: 'Write your partner a short note. Hide it in a pocket.',
    form: 'tell',
  },
  {
    text: 'Ask your partner what is on tomorrow, and wish good luck for the hardest part of it.',
    short: 'Ask what your partner faces tomorrow. Wish good luck.',
    form: 'tell',
  },
  {
    text: 'Time alone is a gift when it has a fixed hour. Offer your partner one, and say when it could be.',
    short: 'Offer your partner one free hour. Say which one.',
    form: 'tell',
  },
  {
    text: 'Some things are easier to say while your hands are busy. Wash up or fold laundry together, and talk if you like.',
    short: 'Wash up together, side by side. Let the talk come.',
    form: 'moment',
  },
  {
    text: 'Play one song that belongs to you both while you cook, eat, or drive together.',
    short: 'Play the song that belongs to you both.',
    form: 'moment',
  },
  {
    text: 'Ask your partner something new, such as what they wanted to be as a child.',
    short: 'Ask your partner something that you have never asked.',
    form: 'tell',
  },
  {
    text: 'People remember the last thing they hear before sleep. Say one kind sentence to your partner then, with their name.',
    short: 'End the day with kind words. Say your partner’s name.',
    form: 'moment',
  },
]
