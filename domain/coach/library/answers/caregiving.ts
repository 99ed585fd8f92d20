import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreCaregivingAnswers } from './caregiving-more.ts'

/** What messages of looking after somebody answer to something that the person wrote (TEXT-32). */
export const caregivingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'tired',
    text: 'You are running low, so take something off the list. Cross out the job that only you would notice.',
    short: 'Tired? Cross one job off your list.',
    form: 'note',
    drill_sergeant: 'Out. No debate.',
    kind_encouraging: 'A rested you is worth more than a swept floor.',
    teammate: 'We’ve got dust, and we’ve got a chair. The chair wins.',
    wise_mentor: 'Decide that it stays undone today, and leave it so.',
    own: [
      {
        step: { text: 'Write beside the crossed-out job how you would rather rest.', minutes: 1 },
        challenge: { text: 'Put the list out of sight, and lean back where you are.', seconds: 60 },
      },
      {
        step: { text: 'Of the jobs left on the list, mark one that you can do sitting.', minutes: 1 },
        challenge: { text: 'Put one thing that this job needs beside your favorite chair.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Sit down where the next job is, and stay there until you have finished a hot drink.',
    short: 'Sit by the next job. Finish a hot drink.',
    form: 'work',
    drill_sergeant: 'Down. Cup. Then the job.',
    kind_encouraging: 'The job will still be there, and you will be a little warmer.',
    teammate: 'We take our break before the work, for once.',
    wise_mentor: 'Decide in the chair whether that job has to be done today.',
    own: [
      {
        step: { text: 'From your seat, pick out the easiest part of the next job.', minutes: 1 },
        challenge: { text: 'Move one thing that this part needs within reach of your seat.', seconds: 60 },
      },
      {
        step: { text: 'Find something to rest your feet on while you drink.', minutes: 1 },
        challenge: { text: 'Choose one part of the next job that can wait until another day.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, be short on purpose. Write down the one thing that this visit or call is for.',
    short: 'No time? Write down what the visit is for.',
    form: 'note',
    drill_sergeant: 'One thing. Do it. Go.',
    kind_encouraging: 'Being there briefly and gladly is enough for a busy day.',
    teammate: 'We drop in, do that, and leave on a smile.',
    wise_mentor: 'Take your coat off for it, and leave when that one thing is done.',
    own: [
      {
        step: { text: 'Choose a first sentence that goes straight to the purpose of the visit.', minutes: 1 },
        challenge: { text: 'Say that sentence aloud once, without hurrying.', seconds: 30 },
      },
      {
        step: { text: 'Choose one usual task that you will leave out this time.', minutes: 1 },
        challenge: { text: 'Get ready one thing that the purpose of the visit calls for.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Somebody else can have one of your errands. Send a text that names the errand and the place.',
    short: 'Busy? Text somebody one errand.',
    form: 'tell',
    drill_sergeant: 'Errand, place, thanks. Send.',
    kind_encouraging: 'Most people like a job with an end to it.',
    teammate: 'They’re passing the store anyway, and we’re not.',
    wise_mentor: 'Ask for something exact, and it is easy to say yes.',
    own: [
      {
        step: { text: 'Lay out what the errand needs: a list, an address, or a bag.', minutes: 2 },
        challenge: { text: 'Mark the errand on your own list with the name of whoever you asked.', seconds: 30 },
      },
      {
        step: { text: 'Check the text for the one detail that is easily mistaken.', minutes: 1 },
        challenge: { text: 'Think of the next errand that somebody else could have, and note its place.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'When everything comes at once, write it all down, and circle the one thing that cannot wait.',
    short: 'All at once? Write it down. Circle one.',
    form: 'note',
    drill_sergeant: 'Circled first. The others wait.',
    kind_encouraging: 'The circle is all that you need to look at.',
    teammate: 'One circle, and the others have to take a number.',
    wise_mentor: 'Leave the others on the paper until that one is done.',
    own: [
      {
        step: { text: 'Cover everything on the paper except the circled line.', minutes: 1 },
        challenge: { text: 'Name aloud the first move that the circled line asks for.', seconds: 30 },
      },
      {
        step: { text: 'Put a dot beside each line that somebody else could take over.', minutes: 1 },
        challenge: { text: 'Underline the dotted line that would be the quickest to explain.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Before the sharp answer comes out, go and rinse a cup. Then try the sentence again, slower.',
    short: 'Sharp answer coming? Rinse a cup first.',
    form: 'moment',
    drill_sergeant: 'Cup. Water. Slower voice.',
    kind_encouraging: 'Coming back and starting over is allowed at any time.',
    teammate: 'We’ve got very clean cups these days.',
    wise_mentor: 'It is easier to be gentle after a moment with your back turned.',
    own: [
      {
        step: { text: 'Stand a cup by the sink, ready for the next sharp answer.', minutes: 1 },
        challenge: { text: 'Practice a slower sentence aloud: “Give me a moment, please.”', seconds: 30 },
      },
      {
        step: { text: 'Recall the last question that you answered sharply, and what was really asked.', minutes: 1 },
        challenge: { text: 'Say a kinder answer to that question, no longer than the sharp one.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'You can be lonely in a house where you are always needed. Write to a friend about anything but illness.',
    short: 'Lonely? Write to a friend. Not about illness.',
    form: 'tell',
    drill_sergeant: 'Music, football, gossip. Anything.',
    kind_encouraging: 'You are still somebody with opinions about cake.',
    teammate: 'We’re allowed to talk about the game for once.',
    wise_mentor: 'Ask about something that they told you last time.',
    own: [
      {
        step: { text: 'Ask your friend about something that they enjoy.', minutes: 1 },
        challenge: { text: 'Find a photo that you could send along the next time you write.', seconds: 90 },
      },
      {
        step: { text: 'Name to yourself something that you and this friend used to do together.', minutes: 1 },
        challenge: { text: 'Ask in one line whether your friend remembers it, too.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'alone',
    text: 'Others do this as well, perhaps a street away. Look up a group for people who care for a relative.',
    short: 'Look up one group for caregivers.',
    form: 'prepare',
    drill_sergeant: 'Place, day, phone number. Saved.',
    kind_encouraging: 'You can sit at the back and only listen.',
    teammate: 'A room where nobody asks us why we’re tired.',
    wise_mentor: 'Write down when they meet, and decide later whether to go.',
    own: [
      {
        step: { text: 'Copy the group’s place and meeting time onto a slip.', minutes: 2 },
        challenge: { text: 'Underneath, note one thing that you would like to hear others talk about.', seconds: 60 },
      },
      {
        step: { text: 'Think of somebody who could sit in for you while the group meets.', minutes: 1 },
        challenge: { text: 'Save a line for asking: “Could you stay here while I am out?”', seconds: 60 },
      },
    ],
  },
  ...moreCaregivingAnswers,
]
