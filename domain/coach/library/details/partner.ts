import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of time with a partner. */
export const partnerDetails: readonly Detail[] = [
  {
    text: 'A date is mostly an hour that nobody else can have. Choose one in the calendar, and write both names on it.',
    short: 'One hour in the calendar. Both names on it.',
  },
  {
    text: 'The phone on the table is a third person. Put it into the drawer before you sit down together.',
    short: 'Phone in the drawer. Then sit down together.',
  },
  {
    text: 'Most of love is a question that is asked at the right moment. Ask which hour of the day was the longest.',
    short: 'Ask about the longest hour. Listen. No advice.',
  },
  {
    text: 'Thanks goes missing where things are done every day. Say it for one of those, out loud, by name.',
    short: 'Daily chore, not yours? Say thanks. Out loud.',
  },
  {
    text: 'A greeting decides the first minutes at home. Go to the door, and say hello before anything else.',
    short: 'Home? Hello first. Everything else after.',
  },
  {
    text: 'You need no restaurant for an occasion. Set the table properly, even for soup from a can.',
    short: 'Set the table. Soup will do. Sit down.',
  },
  {
    text: 'Listening shows in the question that follows. Let one story come to its end, and ask about one detail.',
    short: 'Story to its end. One question. Then yours.',
  },
  {
    text: 'What you admire is easily left unsaid. Choose one thing that you noticed, and say it today.',
    short: 'Noticed something good? Say it. Today.',
  },
  {
    text: 'A wish is easier to hear than a complaint. Turn one of yours around, and say it as a wish.',
    short: 'Complaint? Turn it into a wish. Say that.',
  },
  {
    text: 'Memories want company. Find a photo of you both, and leave it where your partner will see it.',
    short: 'Photo of you both. On the table. Wait.',
  },
  {
    text: 'The best plans are small enough for a weekday. Think of a walk around the block, and suggest it.',
    short: 'Walk around the block. Suggest it. Go.',
  },
  {
    text: 'A chore that is done unasked speaks quietly. Take over one today, and do not mention it.',
    short: 'One chore that is not yours. Done. No words.',
  },
  {
    text: 'Sorry is complete without its reason. Say it for one small thing, and leave the rest out.',
    short: 'Say sorry. One small thing. No reason.',
  },
  {
    text: 'Couples who laugh have a store of old jokes. Bring one of yours up again.',
    short: 'Old joke. Only yours. Tell it again.',
  },
  {
    text: 'Touch needs no occasion. Put a hand on a shoulder in passing, and walk on.',
    short: 'Hand on the shoulder. In passing. That counts.',
  },
  {
    text: 'The couch faces the screen, and the table faces your partner. Stay at the table until both cups are empty.',
    short: 'Table, not couch. Until the cups are empty.',
  },
  {
    text: 'Going out together begins with what has to be looked after meanwhile. Settle that first, and name the day.',
    short: 'What needs looking after? Settle that. Name the day.',
  },
  {
    text: 'A note in a coat pocket travels all day. Write a few words, and hide it there.',
    short: 'Few words. A note. Into the coat pocket.',
  },
  {
    text: 'Tomorrow is easier if somebody knows what is in it. Find out what your partner is facing, and wish good luck.',
    short: 'What is on for your partner? Ask. Wish luck.',
  },
  {
    text: 'An hour off is a present without paper. Offer one, and say which.',
    short: 'Offer an hour off. Say which. Mean it.',
  },
  {
    text: 'Some talks go better side by side. Fold the laundry or wash up together, and let the subject come.',
    short: 'Side by side at the sink. Talk comes.',
  },
  {
    text: 'There is a song that belongs to you both. Play it while something is on the stove.',
    short: 'Your song. Play it. Kitchen will do.',
  },
  {
    text: 'Interest fades where everything seems known. Ask your partner something that you have never asked.',
    short: 'A new question. Never asked before. Ask it.',
  },
  {
    text: 'The last words of a day stay longest. Make them good ones, with the name in them.',
    short: 'Last words of the day: good ones. With the name.',
  },
]
