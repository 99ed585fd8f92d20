import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `friends.ts`. */
export const moreFriendsAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'way',
    text: 'Somebody who lives nearby can be met without a trip. Write your first name and a friendly hello on a card for a neighbor.',
    short: 'Skip the trip. Write a hello card for a neighbor.',
    form: 'tell',
    drill_sergeant: 'First name. One sentence. Put it by the door.',
    kind_encouraging: 'You may drop it into their mailbox or keep it until you meet.',
    teammate: 'No bus, no parking, and we might find a friend around the corner.',
    wise_mentor: 'Neighbors come across each other often, and that is how many friendships begin.',
    own: [
      {
        step: { text: 'Add to the card which door or floor is yours.', minutes: 1 },
        challenge: { text: 'Lay the card beside your keys, so that it goes along with you.', seconds: 15 },
      },
      {
        step: { text: 'Think of something you could lend a neighbor, such as a ladder.', minutes: 1 },
        challenge: { text: 'Offer it below your hello on the card, in a few words.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'A voice arrives without a bus or a parking spot. Send somebody you would like to know better a voice message with one question.',
    short: 'Too far? Record somebody a voice message.',
    form: 'tell',
    drill_sergeant: 'Hello, one question. Send it as it is.',
    kind_encouraging: 'You can say that you thought of them, and that is reason enough.',
    teammate: 'It’s there before we’d have found our shoes.',
    wise_mentor: 'A voice lets somebody feel nearer to you than a written line does.',
    own: [
      {
        step: { text: 'Note what you would like to hear about in their reply.', minutes: 1 },
        challenge: { text: 'Choose one small thing from your own day to tell in return.', seconds: 30 },
      },
      {
        step: { text: 'Find a place about halfway that both of you could reach.', minutes: 2 },
        challenge: { text: 'Note one thing to do there, such as a market or a park.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Speaking to people is less frightening with words that you have said before. Say aloud: hello, may I join you?',
    short: 'Nervous? Practice on the room: hello, may I join you?',
    form: 'work',
    drill_sergeant: 'Once more. Chin up. Then stop.',
    kind_encouraging: 'It may come out softly, and next time it will come more easily.',
    teammate: 'The furniture says yes, so that’s a start for us.',
    wise_mentor: 'Among people, you will only have to repeat what you have already said.',
    own: [
      {
        step: { text: 'Choose a place for this sentence: a shared table, a bench, or a class.', minutes: 1 },
        challenge: { text: 'Find something to say next, about a thing that both of you can see.', seconds: 30 },
      },
      {
        step: { text: 'Prepare a friendly answer in case the seat is taken.', minutes: 1 },
        challenge: { text: 'Say your question and this answer in a row, with a pause between them.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'In writing, nobody sees you hesitate. Type a hello to somebody you would like to know better, and save it without sending it.',
    short: 'Writing hides the nerves. Type somebody new a hello.',
    form: 'prepare',
    drill_sergeant: 'Name, one sentence. Save it unsent.',
    kind_encouraging: 'Sending it is for another time, and the first word has been found.',
    teammate: 'It’s typed and not sent, so we can breathe out.',
    wise_mentor: 'Once they are written, the words often look more ordinary than they felt.',
    own: [
      {
        step: { text: 'End the hello with a question that can be answered in a word.', minutes: 1 },
        challenge: { text: 'Read hello and question in one go, and cut a word.', seconds: 30 },
      },
      {
        step: { text: 'Begin the hello with a place where you have met or might meet.', minutes: 2 },
        challenge: { text: 'Give the draft a name that you will find, and close it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A talk is easier to begin when you know how to end it. Write down: it was nice to talk with you.',
    short: 'Know the ending. Write: nice to talk with you.',
    form: 'note',
    drill_sergeant: 'Say it. Smile. Go on your way.',
    kind_encouraging: 'You may use it whenever you want to go, and it is always friendly.',
    teammate: 'Whenever it gets awkward, we’ve got a good way out.',
    wise_mentor: 'When the ending is settled, you can listen calmly until it comes.',
    own: [
      {
        step: { text: 'Find a true reason to leave, such as the bus or the dog.', minutes: 1 },
        challenge: { text: 'Say the reason and the ending together, without hurry.', seconds: 15 },
      },
      {
        step: { text: 'Leave a gap in this sentence for the other person’s name.', minutes: 1 },
        challenge: { text: 'Add a few words that leave the door open, such as “See you around.”', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Shy people often swallow their own name. Say yours aloud, slowly, as you would to somebody new.',
    short: 'Say your name aloud. Slowly, as to somebody new.',
    form: 'work',
    drill_sergeant: 'Once more. To the end. Good.',
    kind_encouraging: 'When people have heard it well, they can use it, and that feels friendlier.',
    teammate: 'Our name’s the one part of a talk that we can’t get wrong.',
    wise_mentor: 'A name that you say clearly invites the other person to say theirs.',
    own: [
      {
        step: { text: 'Put a hello before your name, and leave a pause between the two.', minutes: 1 },
        challenge: { text: 'Find a short hint that helps people remember or spell your name.', seconds: 45 },
      },
      {
        step: { text: 'Prepare the words with which you ask for the other person’s name.', minutes: 1 },
        challenge: { text: 'Recall one name of somebody you met lately, and say it aloud.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A new friend is often a friend of somebody you know. Ask {ally} to name one person you might get along with.',
    short: 'Ask {ally} who might be a friend for you.',
    form: 'tell',
    drill_sergeant: 'One name. Write it down.',
    kind_encouraging: 'If nobody comes to mind, they may think of somebody later.',
    teammate: 'With one person in between, we’re hardly strangers.',
    wise_mentor: 'Somebody who is introduced to you is easier to talk to from the beginning.',
    own: [
      {
        step: { text: 'Note the name you hear, and one thing you may have in common.', minutes: 1 },
        challenge: { text: 'Find one sentence with which you could introduce yourself.', seconds: 45 },
      },
      {
        step: { text: 'Say which kind of meeting would suit you: a walk, a meal, or a game.', minutes: 1 },
        challenge: { text: 'Pick one subject on which you find it easy to begin a talk.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Most friendships have a story about how they began. Ask {ally} how they came to know a good friend.',
    short: 'Ask {ally} how they met a good friend.',
    form: 'tell',
    drill_sergeant: 'Hear the whole story. Ask one more question.',
    kind_encouraging: 'People like to tell such a story, and it may give you an idea.',
    teammate: 'Somebody had to say hello first, and we can copy that.',
    wise_mentor: 'Listen for the small thing with which it began, for you might do the same.',
    own: [
      {
        step: { text: 'Pick out of the story what the first move was.', minutes: 1 },
        challenge: { text: 'Name a place in your own week where you could make that move.', seconds: 30 },
      },
      {
        step: { text: 'Remember how one of your own friendships began.', minutes: 1 },
        challenge: { text: 'Save one line about it for that friend, to send whenever you like.', seconds: 60 },
      },
    ],
  },
]
