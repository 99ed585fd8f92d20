import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `caregiving.ts`. */
export const moreCaregivingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'begin',
    text: 'It looks like one huge job, and it is made of errands. Write down the smallest of them.',
    short: 'Too much? Write the smallest errand down.',
    form: 'note',
    drill_sergeant: 'Smallest first. Then one more.',
    kind_encouraging: 'A stamp, a phone call, or a light bulb is a fair start.',
    teammate: 'We’ll take the light bulb and feel like heroes.',
    wise_mentor: 'Begin with something that has a clear end.',
    own: [
      {
        step: { text: 'Find the one thing that you need for that smallest errand.', minutes: 2 },
        challenge: { text: 'Put this thing by the door or into your bag.', seconds: 45 },
      },
      {
        step: { text: 'Look for a trip or a call that the smallest errand could ride along with.', minutes: 1 },
        challenge: { text: 'Note the errand next to that trip or call, where you will see it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'It helps to ask somebody who knows. Put one question for the nurse or the doctor on paper.',
    short: 'Unsure? Put one question on paper.',
    form: 'note',
    drill_sergeant: 'Question. Paper. Next appointment.',
    kind_encouraging: 'No question is silly where somebody’s comfort is concerned.',
    teammate: 'They answer these all the time, and we get to stop guessing.',
    wise_mentor: 'Lay the paper beside the phone, or in the bag for the next visit.',
    own: [
      {
        step: { text: 'Note below the question what you have seen that made you ask.', minutes: 2 },
        challenge: { text: 'Fold the paper, and put it with the things you take to appointments.', seconds: 45 },
      },
      {
        step: { text: 'Read your question aloud, and shorten it until it fits into one breath.', minutes: 2 },
        challenge: { text: 'Underline the word in the question that matters most.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'way',
    text: 'The way is long, so let something small travel. Put a photo or a card into an envelope.',
    short: 'Too far? Put a card into an envelope.',
    form: 'prepare',
    drill_sergeant: 'Address. Stamp. By the door.',
    kind_encouraging: 'A card can be read again on days without a visit.',
    teammate: 'The mail does the driving, and we keep our feet up.',
    wise_mentor: 'Being thought of does not depend on the miles.',
    own: [
      {
        step: { text: 'Address the envelope in large, clear letters.', minutes: 2 },
        challenge: { text: 'Slip in a line about something that you can see from your window.', seconds: 120 },
      },
      {
        step: { text: 'Add something flat to the envelope, such as a recipe or a drawing.', minutes: 2 },
        challenge: { text: 'Prop the envelope by the door, so that it goes out with you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'A week that keeps changing is hard for others to follow. Write your next free hour on a slip, in big letters.',
    short: 'Shifts change? Write down your next free hour.',
    form: 'note',
    drill_sergeant: 'Day, hour, big letters.',
    kind_encouraging: 'Seen on paper, it is something to look forward to.',
    teammate: 'Stick it on the fridge, and we’re expected.',
    wise_mentor: 'Let the person you care for decide where the slip hangs.',
    own: [
      {
        step: { text: 'Add one small thing that you could share with somebody in that free hour.', minutes: 1 },
        challenge: { text: 'Take a photo of the page, so that it is ready to be sent.', seconds: 30 },
      },
      {
        step: { text: 'Beside the free hour, note what might change it, and when you will know.', minutes: 1 },
        challenge: { text: 'Choose who should hear of the hour first, and how.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'Good care can look untidy. Choose one thing that is allowed to stay crooked.',
    short: 'Choose one thing that may stay crooked.',
    form: 'note',
    drill_sergeant: 'Crooked. Approved. Next.',
    kind_encouraging: 'A wrinkled pillowcase keeps nobody awake.',
    teammate: 'We’ve got a crooked pillow and a straight back.',
    wise_mentor: 'When you notice it later, leave it so.',
    own: [
      {
        step: { text: 'Decide what you will do with the time that straightening would have taken.', minutes: 1 },
        challenge: { text: 'Sit down where you can see the crooked thing, and leave it alone.', seconds: 60 },
      },
      {
        step: { text: 'Name the one thing in your care that does have to be right.', minutes: 1 },
        challenge: { text: 'Check that one thing, and let the crooked one be.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Some help costs nothing, and few people hear of it. Look up what support caregivers can get where you live.',
    short: 'Look up free help for caregivers.',
    form: 'prepare',
    drill_sergeant: 'Search. Save the page.',
    kind_encouraging: 'It was made for people in your place, and looking is free.',
    teammate: 'Somebody wrote that form for us, so let’s find it.',
    wise_mentor: 'Look for a person who knows the rules before you read them all.',
    own: [
      {
        step: { text: 'Copy the name and number of one place that offers such help.', minutes: 2 },
        challenge: { text: 'Put down the first question that you would ask there.', seconds: 60 },
      },
      {
        step: { text: 'Find the lines on who can get this help, and read them.', minutes: 2 },
        challenge: { text: 'Save the page, or copy its title, so that you find it at once.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Good news gets lost among the errands. Tell {ally} one small good thing from this week.',
    short: 'Tell {ally} one good thing from this week.',
    form: 'tell',
    drill_sergeant: 'One line. Good news only.',
    kind_encouraging: 'It may be as small as a laugh over the soup.',
    teammate: 'We lead with the good bit for once.',
    wise_mentor: 'It may be a good lunch, or a laugh about the news.',
    own: [
      {
        step: { text: 'Keep that good thing in a few words on a slip.', minutes: 1 },
        challenge: { text: 'Place the slip in a drawer that you open often.', seconds: 30 },
      },
      {
        step: { text: 'Ask in return for one good thing from their week.', minutes: 1 },
        challenge: { text: 'Recall a second good thing of your own while you wait for the answer.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A picture is quicker than a report. Show or send {ally} a photo of something you saw on the way.',
    short: 'Show {ally} a photo from your way.',
    form: 'tell',
    drill_sergeant: 'Snap it. Share it. Done.',
    kind_encouraging: 'A dog in a hat or a cake that went wrong will do.',
    teammate: 'We’ll skip the long report and send the dog.',
    wise_mentor: 'It asks for no answer, and it often gets one.',
    own: [
      {
        step: { text: 'Say where you were when you took that photo.', minutes: 1 },
        challenge: { text: 'From where you are, choose the next thing that would be worth a picture.', seconds: 45 },
      },
      {
        step: { text: 'Let them guess where you took the photo.', minutes: 1 },
        challenge: { text: 'Look through your newest photos for another that you could send next time.', seconds: 60 },
      },
    ],
  },
]
