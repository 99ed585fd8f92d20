import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `choir.ts`. */
export const moreChoirAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'ally',
    text: 'It is pleasant to be asked what you are singing. Send {ally} the title of one piece from your choir folder.',
    short: 'Send {ally} the title of one choir piece.',
    form: 'tell',
    drill_sergeant: 'Title and composer. Send nothing more.',
    kind_encouraging: 'If they know it, you have something to hum together.',
    teammate: 'Now there’s somebody who can ask us how it’s going.',
    wise_mentor: 'If they ask what it is about, you will look at its words more closely.',
    own: [
      {
        step: { text: 'Lay that piece on top in the choir folder.', minutes: 1 },
        challenge: { text: 'Find the line in the piece that you would hum if somebody asked.', seconds: 30 },
      },
      {
        step: { text: 'Look up in the music who wrote the piece.', minutes: 1 },
        challenge: { text: 'Find one word in its text that you like, and mark it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'driver',
    text: 'A ride is settled in one line. Ask {ally} whether the next choir rehearsal suits them, and say when you would have to leave.',
    short: 'Ask {ally} for the ride to the next choir.',
    form: 'tell',
    drill_sergeant: 'The hour you leave. One line. Send it.',
    kind_encouraging: 'If that day does not suit them, you can ask which one would.',
    teammate: 'Then the way there is off our list, and we get company on it.',
    wise_mentor: 'Somebody who offers is usually glad to be taken at their word.',
    own: [
      {
        step: { text: 'Write down where the rehearsal is and where a car can stop.', minutes: 2 },
        challenge: { text: 'Note one other way to get there, in case the answer is no.', seconds: 30 },
      },
      {
        step: { text: 'Decide what you will answer if another time is offered.', minutes: 1 },
        challenge: { text: 'Lay out what you take along, so that nobody has to wait for you.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'driver',
    text: 'Whoever drives you may also see you in. Ask {ally} to come along as far as your chair in the choir.',
    short: 'Ask {ally} to walk you in to choir.',
    form: 'tell',
    drill_sergeant: 'From the car to the chair. Send it.',
    kind_encouraging: 'You can leave open whether you need an arm or only company.',
    teammate: 'Nobody walks in alone on our watch.',
    wise_mentor: 'The last stretch is shorter beside somebody who knows you.',
    own: [
      {
        step: { text: 'Decide for which part of that way you would like company most.', minutes: 1 },
        challenge: { text: 'Say that part in one sentence, such as “only on the stairs.”', seconds: 15 },
      },
      {
        step: { text: 'Recall how many doors there are on the way in, and which is heavy.', minutes: 1 },
        challenge: { text: 'Think of one singer you would like to introduce when you are inside.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'A long way to choir gets easier with a rest in it. Write down one place on it where you can sit down.',
    short: 'Long way to choir? Write down one place to sit.',
    form: 'note',
    drill_sergeant: 'Bench, step, or bus stop. Rest there.',
    kind_encouraging: 'You may not need it, and it is still good to know that it is there.',
    teammate: 'We stop there if we like, and nobody’s in a hurry.',
    wise_mentor: 'Think of the way as far as that place, and of the rest when you sit there.',
    own: [
      {
        step: { text: 'Add a sign by which you recognize that place from a distance.', minutes: 1 },
        challenge: { text: 'Put the note into the choir folder, where you would look on the way.', seconds: 15 },
      },
      {
        step: { text: 'Decide how long you may rest there and still arrive in time.', minutes: 1 },
        challenge: { text: 'Pick a choir piece to go through in your head while you sit.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'Tickets and coins are hard to find on the way. Put yours into the front of the choir folder.',
    short: 'Ticket or coins for the way. Front of the choir folder.',
    form: 'prepare',
    drill_sergeant: 'Check that it is valid. Folder shut.',
    kind_encouraging: 'You will then need only one thing in your hand.',
    teammate: 'No digging in pockets for us while everybody waits.',
    wise_mentor: 'What is ready beforehand makes any way a little shorter.',
    own: [
      {
        step: { text: 'Secure the ticket or coins with a clip or a folded sheet.', minutes: 1 },
        challenge: {
          text: 'Hold the closed folder upside down once, and see whether anything falls out.',
          seconds: 15,
        },
      },
      {
        step: { text: 'Count out what the way home needs, and pack it separately.', minutes: 2 },
        challenge: { text: 'Say which pocket or page holds which, without looking.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'A long way seems shorter with a tune in your head. Hum one line of a choir piece now, and keep it for the way.',
    short: 'Shorten the way. Hum one choir line.',
    form: 'work',
    drill_sergeant: 'Low and slow. Once through.',
    kind_encouraging: 'On the way, you can hum it so softly that nobody else hears it.',
    teammate: 'By the time we get there, we’re already warmed up.',
    wise_mentor: 'You arrive with your voice awake, and so the way was rehearsal, too.',
    own: [
      {
        step: { text: 'Tap the beat of that line on your leg while you think the tune.', minutes: 1 },
        challenge: { text: 'Choose a spot on the way to choir where you will start humming.', seconds: 15 },
      },
      {
        step: { text: 'Fit the line to your steps in thought, slow enough to breathe.', minutes: 1 },
        challenge: { text: 'Pick a second choir line for the way home.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'Chairs at rehearsals are rarely soft. Put a small cushion or a folded sweater with your choir folder.',
    short: 'Choir chairs are hard. Cushion or sweater beside the folder.',
    form: 'prepare',
    drill_sergeant: 'Try it once. Then pack it.',
    kind_encouraging: 'You may use it for your back or your seat, wherever it feels good.',
    teammate: 'We’ll be the comfortable ones in our row.',
    wise_mentor: 'It is easier to sing when the body is not busy with the chair.',
    own: [
      {
        step: { text: 'Try the cushion or sweater on a hard chair, behind you or under you.', minutes: 1 },
        challenge: { text: 'Pack what you tried and the choir folder into one bag.', seconds: 45 },
      },
      {
        step: { text: 'Recall which chair at choir is the least hard, and where it stands.', minutes: 1 },
        challenge: { text: 'Plan how to get that chair, by coming early or by asking.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'Hardly anybody needs to stand for a whole choir piece. Find a place in one where you can sit down, and mark it.',
    short: 'Sit down once in a choir piece. Mark where.',
    form: 'note',
    drill_sergeant: 'Small cross in pencil. That is enough.',
    kind_encouraging: 'A rest in your own part is a good moment for it.',
    teammate: 'When the others have the tune, we take the chair.',
    wise_mentor: 'With the place marked, you need not wait until it hurts.',
    own: [
      {
        step: { text: 'Find the place where you would stand up again, and mark that too.', minutes: 1 },
        challenge: { text: 'Sing or hum the notes just before you sit down.', seconds: 30 },
      },
      {
        step: { text: 'Make the mark large enough to see while you stand.', minutes: 1 },
        challenge: { text: 'Count how many lines you would sing sitting down.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'body',
    text: 'A heavy folder pulls at the neck and shoulders. Take out of the choir folder what is not sung at present.',
    short: 'Light folder, easy shoulders. Remove one old choir piece.',
    form: 'prepare',
    drill_sergeant: 'Lay it flat at home. Close the folder.',
    kind_encouraging: 'Not sure about a piece? You can leave it in for now.',
    teammate: 'We carry the songs we sing, and the rest stays home.',
    wise_mentor: 'A folder that you can hold with one hand also makes you stand more freely.',
    own: [
      {
        step: { text: 'Put what you took out into an envelope with the word choir.', minutes: 1 },
        challenge: { text: 'Lift the lighter folder once, and let your shoulder stay low.', seconds: 15 },
      },
      {
        step: { text: 'Arrange the pieces that stay, with the next one to be sung in front.', minutes: 2 },
        challenge: { text: 'Clip or fold in one loose page, so that you need not bend for it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'driver',
    text: 'A ride is easier to accept when you can give something back. Offer {ally} something small for it: a coffee, or a choir song.',
    short: 'Thank {ally} for the choir ride. Offer something small.',
    form: 'tell',
    drill_sergeant: 'Coffee, song, or company. One line.',
    kind_encouraging: 'They may want nothing at all, and your offer will still please them.',
    teammate: 'They drive, we bring something, and both sides are glad.',
    wise_mentor: 'To give something back, however small, lets you ask again with a light heart.',
    own: [
      {
        step: { text: 'Find words that make a no easy, such as “only if you like.”', minutes: 1 },
        challenge: { text: 'Check that you could give what you offer without any trouble.', seconds: 30 },
      },
      {
        step: { text: 'Choose the moment for the small thing you offer, such as after choir.', minutes: 1 },
        challenge: { text: 'Put your thanks into one line that says what the ride made possible.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'driver',
    text: 'Waiting is easy when the place is clear. Tell {ally} where you will stand with the choir folder when the ride comes.',
    short: 'Tell {ally} where you wait for the choir ride.',
    form: 'tell',
    drill_sergeant: 'Door, corner, or bench. Send it.',
    kind_encouraging: 'If standing is tiring, you can name a place with a seat.',
    teammate: 'There’s no circling around the block, since they’ll see us at once.',
    wise_mentor: 'A fixed place does for every week, and then it need not be said again.',
    own: [
      {
        step: { text: 'Add what you will wear or carry, so that you are easy to spot.', minutes: 1 },
        challenge: { text: 'Think of a dry place nearby for a rainy day, and note it.', seconds: 30 },
      },
      {
        step: { text: 'Settle how long before the ride you will go out, even in rain.', minutes: 1 },
        challenge: { text: 'Leave room by the door for coat, folder, and shoes.', seconds: 60 },
      },
    ],
  },
]
