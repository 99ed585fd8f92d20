import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of a party answer to something that the person wrote (TEXT-32). */
export const partyAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Ideas for a party come even when there is no time for them. Start a note on your phone called party, and type in one.',
    short: 'Ideas need no free time. Open a note called party.',
    form: 'prepare',
    drill_sergeant: 'Type one idea. Save it.',
    kind_encouraging: 'Whatever comes later can go in while you stand in line.',
    teammate: 'We plan in the gaps, and the phone does the remembering.',
    wise_mentor: 'With a place for stray thoughts, short pauses are enough for planning.',
    own: [
      {
        step: { text: 'Move the note called party to where one touch opens it.', minutes: 1 },
        challenge: { text: 'Type into the note one thing that is settled, such as the place.', seconds: 30 },
      },
      {
        step: { text: 'Divide the note called party into ideas and things to do.', minutes: 2 },
        challenge: { text: 'Put a first idea into the half where it belongs, and close the note.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Less time calls for a shorter plan. Write down one thing for the party that no guest would look for, and cross it out.',
    short: 'Less time, shorter plan. Cross out one party extra.',
    form: 'note',
    drill_sergeant: 'One that nobody would look for. Gone.',
    kind_encouraging: 'Guests look for one another, and hardly ever for folded napkins.',
    teammate: 'That’s one thing we’ll never have to do.',
    wise_mentor: 'What is crossed out leaves its time to the rest.',
    own: [
      {
        step: { text: 'See what else falls away with that extra, such as an errand.', minutes: 1 },
        challenge: { text: 'Cross out the errand as well, or write “saved” beside the extra.', seconds: 15 },
      },
      {
        step: { text: 'Say in one sentence what guests will enjoy without that extra.', minutes: 1 },
        challenge: { text: 'Draw a frame around the part of the plan that matters most to you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Many guests like to bring something, and that keeps the cost down. Write one dish on a list for them.',
    short: 'Guests can share the cost. Write one dish for them.',
    form: 'note',
    drill_sergeant: 'On a new list. Leave space below.',
    kind_encouraging: 'Most people like to arrive with a bowl in their hands.',
    teammate: 'We get more kinds of salad, and we pay for fewer.',
    wise_mentor: 'What each guest brings is also something to talk about.',
    own: [
      {
        step: { text: 'Write beside the dish which guest could bring it.', minutes: 1 },
        challenge: { text: 'Word the request to that guest in one friendly sentence.', seconds: 60 },
      },
      {
        step: { text: 'Choose what could go with that dish from your own kitchen.', minutes: 1 },
        challenge: { text: 'Note it in a second column, under the word “home.”', seconds: 15 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'What is there already costs nothing. Write down one thing for the party that you have, such as plates, chairs, or candles.',
    short: 'What you have costs nothing. Write one such party thing.',
    form: 'note',
    drill_sergeant: 'Plates, chairs, or candles. Pen down.',
    kind_encouraging: 'It need not match anything to be good enough for guests.',
    teammate: 'That’s one thing we don’t have to buy.',
    wise_mentor: 'Begin the list with what is there, and less remains to be bought.',
    own: [
      {
        step: { text: 'Find that thing, or note where it is kept.', minutes: 2 },
        challenge: { text: 'Check whether the thing needs washing, mending, or counting.', seconds: 30 },
      },
      {
        step: { text: 'Estimate for how many guests that thing would be enough.', minutes: 1 },
        challenge: { text: 'Write the estimate beside the thing, with a question mark if needed.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'It is hard to begin with everything. Write guests, food, and room on a sheet, far apart, and leave the space between empty.',
    short: 'Everything is too much. Write guests, food, room.',
    form: 'prepare',
    drill_sergeant: 'Far apart on one sheet. Nothing below yet.',
    kind_encouraging: 'You need not know yet what goes below them.',
    teammate: 'Now whatever pops up has a spot on our sheet.',
    wise_mentor: 'A thought with a place to go is less of a burden.',
    own: [
      {
        step: { text: 'Circle the word that you know most about already.', minutes: 1 },
        challenge: { text: 'Say aloud what you know about it, and leave the sheet as it is.', seconds: 30 },
      },
      {
        step: { text: 'Draw a line between two of the words that depend on each other.', minutes: 1 },
        challenge: { text: 'Say which of the two has to be settled first, and why.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'You may start with the pleasant part. Write down the first dish that comes to mind for your guests.',
    short: 'Start with the food. Write the first dish for guests.',
    form: 'work',
    drill_sergeant: 'No debate. Pen down.',
    kind_encouraging: 'It can still change, and the sheet is no longer empty.',
    teammate: 'We start with the food, like sensible people.',
    wise_mentor: 'Around one dish, the rest of a table is easier to imagine.',
    own: [
      {
        step: { text: 'Note who could cook that dish, or where it is made well.', minutes: 1 },
        challenge: { text: 'Name one part of the dish that could be made ahead.', seconds: 15 },
      },
      {
        step: { text: 'Think of what that dish would be served in.', minutes: 1 },
        challenge: { text: 'See whether you have such a bowl or plate, or note it as missing.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Guests see the party and never the plan. Write good enough beside one thing in it, and leave that as it is.',
    short: 'Guests never see the plan. Write good enough, once.',
    form: 'note',
    drill_sergeant: 'Beside one task. Hands off.',
    kind_encouraging: 'Nobody will know what else it could have been.',
    teammate: 'We sign it off, and nobody’s allowed to fuss with it.',
    wise_mentor: 'Only you know the plan, so only you could compare.',
    own: [
      {
        step: { text: 'Remove from your list one task for the thing that is good enough.', minutes: 1 },
        challenge: { text: 'Choose a use for the saved time that has nothing to do with guests.', seconds: 30 },
      },
      {
        step: { text: 'Write down what you remember from a party that you enjoyed.', minutes: 2 },
        challenge: { text: 'Look for one thing in it that was less than perfect.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'It is easier to welcome guests with a familiar face beside you. Ask one friend to come to the party a little early.',
    short: 'Welcome them in company. Ask one friend to come early.',
    form: 'tell',
    drill_sergeant: 'One message: when to come. Send it.',
    kind_encouraging: 'Most friends are glad to help with something so easy.',
    teammate: 'Then we’re not alone when the first guests come in.',
    wise_mentor: 'Once one guest is there, the next is easily welcomed.',
    own: [
      {
        step: { text: 'Choose a small job that you two could share before the others come.', minutes: 1 },
        challenge: { text: 'Mention the job to your friend in a line, or note it for then.', seconds: 60 },
      },
      {
        step: { text: 'Think of your first words to the guests who come after your friend.', minutes: 1 },
        challenge: { text: 'Say those words aloud once, in the voice you use for friends.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A wish from somebody makes one choice easier. Ask {ally} which dish they would like to see on the table.',
    short: 'Ask {ally} for one dish they would like there.',
    form: 'tell',
    drill_sergeant: 'Write it down. Thank them.',
    kind_encouraging: 'You need not promise it, only hear what they would enjoy.',
    teammate: 'That’s one question we don’t have to answer ourselves.',
    wise_mentor: 'Listen also for the story that comes with the dish.',
    own: [
      {
        step: { text: 'Start a food list, and leave the top line for that dish.', minutes: 1 },
        challenge: { text: 'Add one dish to the list that you would enjoy yourself.', seconds: 30 },
      },
      {
        step: { text: 'Add that you are only collecting wishes, so that nobody counts on it.', minutes: 1 },
        challenge: { text: 'Choose one more person whose wish would help you decide.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'People like to have a part in a party. Ask {ally} to choose the first song.',
    short: 'Ask {ally} for the party’s first song.',
    form: 'tell',
    drill_sergeant: 'Their choice. Title on the list.',
    kind_encouraging: 'Whatever they choose, you have one thing less to think about.',
    teammate: 'If it’s loud, at least our guests will be awake.',
    wise_mentor: 'When that song begins, the party is also a little theirs.',
    own: [
      {
        step: { text: 'Pick the moment at the party when the first song should start.', minutes: 1 },
        challenge: { text: 'Decide who could press play at that moment, and note the name.', seconds: 30 },
      },
      {
        step: { text: 'Start a list called party music, and leave its first line free.', minutes: 1 },
        challenge: { text: 'Add a song that almost everyone you invite will know.', seconds: 45 },
      },
    ],
  },
]
