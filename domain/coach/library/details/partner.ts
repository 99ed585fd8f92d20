import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of time with a partner. */
export const partnerDetails: readonly Detail[] = [
  {
    text: 'A date is mostly an hour that nobody else can have. Choose one in the calendar, and write both names on it.',
    short: 'Reserve one hour together. Write both names in the calendar.',
  },
  {
    text: 'The phone on the table is a third person. Put it into the drawer before you sit down together.',
    short: 'Put your phone in the drawer. Then sit down together.',
  },
  {
    text: 'Most of love is a question that is asked at the right moment. Ask which hour of the day was the longest.',
    short: 'Ask your partner about the longest hour. Listen. No advice.',
  },
  {
    text: 'Thanks goes missing where things are done every day. Say it for one of those, out loud, by name.',
    short: 'Thank your partner for one daily chore. Out loud.',
  },
  {
    text: 'A greeting decides the first minutes at home. Go to the door, and say hello before anything else.',
    short: 'Say hello to your partner first. Everything else comes after.',
  },
  {
    text: 'You need no restaurant for an occasion. Set the table properly, even for soup from a can.',
    short: 'Set the table for both of you. Soup will do.',
  },
  {
    text: 'Listening shows in the question that follows. Let one story come to its end, and ask about one detail.',
    short: 'Hear your partner’s story to its end. Ask one question.',
  },
  {
    text: 'What you admire is easily left unsaid. Choose one thing that you noticed, and say it today.',
    short: 'Tell your partner one good thing you noticed.',
  },
  {
    text: 'A wish is easier to hear than a complaint. Turn one of yours around, and say it as a wish.',
    short: 'Turn one complaint into a wish. Say the wish to your partner.',
  },
  {
    text: 'Memories want company. Find a photo of you both, and leave it where your partner will see it.',
    short: 'Put a photo of you both on the table.',
  },
  {
    text: 'The best plans are small enough for a weekday. Think of a walk around the block, and suggest it.',
    short: 'Suggest to your partner: once around the block.',
  },
  {
    text: 'A chore that is done unasked speaks quietly. Take over one today, and do not mention it.',
    short: 'Do one chore of your partner’s. Say nothing about it.',
  },
  {
    text: 'Sorry is complete without its reason. Say it for one small thing, and leave the rest out.',
    short: 'Tell your partner sorry for one small thing. No reason.',
  },
  {
    text: 'Couples who laugh have a store of old jokes. Bring one of yours up again.',
    short: 'Tell your partner one old joke that you share.',
  },
  {
    text: 'Touch needs no occasion. Put a hand on a shoulder in passing, and walk on.',
    short: 'In passing, put a hand on your partner’s shoulder.',
  },
  {
    text: 'The couch faces the screen, and the table faces your partner. Stay at the table until both cups are empty.',
    short: 'Stay at the table together. Leave when the cups are empty.',
  },
  {
    text: 'Going out together begins with what has to be looked after meanwhile. Settle that first, and name the day.',
    short: 'Name the day of your date. Settle what needs care then.',
  },
  {
    text: 'A note in a coat pocket travels all day. Write a few words, and hide it there.',
    short: 'Write your partner a short note. Hide it in a pocket.',
  },
  {
    text: 'Tomorrow is easier if somebody knows what is in it. Find out what your partner is facing, and wish good luck.',
    short: 'Ask what your partner faces tomorrow. Wish good luck.',
  },
  {
    text: 'An hour off is a present without paper. Offer one, and say which.',
    short: 'Offer your partner one free hour. Say which one.',
  },
  {
    text: 'Some talks go better side by side. Fold the laundry or wash up together, and let the subject come.',
    short: 'Wash up together, side by side. Let the talk come.',
  },
  {
    text: 'There is a song that belongs to you both. Play it while something is on the stove.',
    short: 'Play the song that belongs to you both.',
  },
  {
    text: 'Interest fades where everything seems known. Ask your partner something that you have never asked.',
    short: 'Ask your partner something that you have never asked.',
  },
  {
    text: 'The last words of a day stay longest. Make them good ones, with the name in them.',
    short: 'End the day with kind words. Say your partner’s name.',
  },
]
