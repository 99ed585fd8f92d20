import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `cycle.ts`. */
export const moreCycleAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'way',
    text: 'A ride that you know by heart feels easier. Say aloud what there is along the way, up to the first turn.',
    short: 'Know the way by heart. Say the ride aloud.',
    form: 'note',
    drill_sergeant: 'Signs, corners, lights. Stop at the first turn.',
    kind_encouraging: 'If you do not remember something, you can look for it the next time you are there.',
    teammate: 'We’ve ridden that stretch now, and we’re not even out of breath.',
    wise_mentor: 'What is familiar asks for less courage and less attention.',
    own: [
      {
        step: { text: 'Sketch the beginning of that ride as a single line on paper.', minutes: 1 },
        challenge: { text: 'Mark the easiest stretch of the line with a small arrow.', seconds: 30 },
      },
      {
        step: { text: 'Describe the last part of the ride, too, up to your own door.', minutes: 1 },
        challenge: { text: 'Name something along it that you could look at more closely.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'With little time, getting on the bike has to be quick. Hook your helmet or your bike key to the bag you always take.',
    short: 'Short on time? Hook helmet or bike key to the bag.',
    form: 'prepare',
    drill_sergeant: 'Strap closed. It goes where the bag goes.',
    kind_encouraging: 'When you have to leave quickly, the ride is already in your hand.',
    teammate: 'We grab the bag, and the ride comes along.',
    wise_mentor: 'Time is often lost before a ride, and this saves a little of it.',
    own: [
      {
        step: { text: 'Pick up the bag, and see that the helmet or key stays on.', minutes: 1 },
        challenge: { text: 'Unhook it with one hand, then hook it back.', seconds: 30 },
      },
      {
        step: { text: 'Hang or set the bag on the side of the door where you leave.', minutes: 1 },
        challenge: { text: 'Think of another thing you search for before a ride, and put it there.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A ride often takes less time than it seems. Look up on a map how long the bike needs to a place you know.',
    short: 'Look up a bike ride’s true time. Write it down.',
    form: 'note',
    drill_sergeant: 'One place. One time. Now you know.',
    kind_encouraging: 'You may find that the bike is hardly slower than anything else.',
    teammate: 'Now we know how long it takes, so we don’t have to guess.',
    wise_mentor: 'A true figure settles the question of time better than a feeling.',
    own: [
      {
        step: { text: 'Compare the bike’s time with how long the same trip takes you otherwise.', minutes: 1 },
        challenge: { text: 'Name an errand or a visit in that direction that the bike could do.', seconds: 45 },
      },
      {
        step: { text: 'Guess how long another bike ride of yours takes, without looking.', minutes: 1 },
        challenge: { text: 'Look it up, and see how close your guess was.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A way that you have to go anyway costs no extra time. Write the words by bike beside the next errand on your list.',
    short: 'No extra time: write by bike beside one errand.',
    form: 'note',
    drill_sergeant: 'Nearest errand. One ride. Both done.',
    kind_encouraging: 'The nearest one is the best, and you will be back before you know it.',
    teammate: 'We have to go there anyway, so the ride comes free.',
    wise_mentor: 'An errand gives the ride a reason, and the ride makes the errand pleasant.',
    own: [
      {
        step: { text: 'Choose the bag that would carry this errand on the bike.', minutes: 1 },
        challenge: { text: 'Put one thing for the errand into the bag, or the bike lock.', seconds: 60 },
      },
      {
        step: { text: 'Think of a good spot to lock the bike at the place of that errand.', minutes: 1 },
        challenge: { text: 'Put the bike key where your hand will find it on the way out.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Looking up the way takes time before a ride. Save the one that you ride most in the map on your phone.',
    short: 'Save the usual bike route on the phone.',
    form: 'prepare',
    drill_sergeant: 'Name it. Save it. One tap next time.',
    kind_encouraging: 'Then you can leave at once, and you need not think about where to turn.',
    teammate: 'One tap, and we’re off, without any searching.',
    wise_mentor: 'What is settled beforehand leaves the little time there is for riding.',
    own: [
      {
        step: { text: 'Open the saved bike route once, and find the turn you know least.', minutes: 1 },
        challenge: { text: 'Say in a few words how you would recognize that turn.', seconds: 30 },
      },
      {
        step: { text: 'Give the saved bike route a name that you recognize at a glance.', minutes: 1 },
        challenge: { text: 'Say how far along it you would ride on a busy day.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'A movement that you know well helps when a ride makes you nervous. Look over your left shoulder, as before a turn on the bike.',
    short: 'Nervous riders practice. Look over your left shoulder.',
    form: 'work',
    drill_sergeant: 'Chin to the shoulder. Then eyes ahead.',
    kind_encouraging: 'On solid ground you can take your time, and do it until it feels ordinary.',
    teammate: 'Nobody’s honking, so it’s a good place for us to practice.',
    wise_mentor: 'What the body has done calmly at home, it does more calmly on the road.',
    own: [
      {
        step: { text: 'Hold out your left arm, as you would to signal a turn on the bike.', minutes: 1 },
        challenge: {
          text: 'Think of a quiet corner where you could practice the look and the signal while riding.',
          seconds: 30,
        },
      },
      {
        step: { text: 'Sit as you do on the bike, and look behind you to the right.', minutes: 1 },
        challenge: { text: 'Name the farthest thing that you could see on that side.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A ride is more tempting with somewhere to go. Ask {ally} to name a place worth a bike ride.',
    short: 'Ask {ally} for a place worth a bike ride.',
    form: 'tell',
    drill_sergeant: 'Write it down. Find it on a map.',
    kind_encouraging: 'If it is too far, the first part of the way is a fine ride as well.',
    teammate: 'Now we’ve got somewhere to go and somebody to tell about it.',
    wise_mentor: 'A place that somebody else likes can make a familiar road interesting again.',
    own: [
      {
        step: { text: 'Think of one place worth a bike ride that you could suggest in return.', minutes: 1 },
        challenge: { text: 'Say in one sentence what there is to see on the way.', seconds: 30 },
      },
      {
        step: { text: 'Find out in which direction from your home riding is easiest.', minutes: 1 },
        challenge: { text: 'Choose a first landmark that way, such as a tower or a church.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to get on a bike when you remember what you liked about it. Tell {ally} about the first bike you rode.',
    short: 'Tell {ally} about the first bike you rode.',
    form: 'tell',
    drill_sergeant: 'Its color, its bell, your first fall.',
    kind_encouraging: 'It does not have to be a great story, and the color is a good beginning.',
    teammate: 'If there were streamers on the handlebar, we mention the streamers.',
    wise_mentor: 'While you tell it, you may notice what you still like about riding.',
    own: [
      {
        step: { text: 'Recall a route that you often rode on that first bike.', minutes: 1 },
        challenge: { text: 'Choose the street near you that is most like it.', seconds: 30 },
      },
      {
        step: { text: 'Say where you learned to ride that first bike, and who was there.', minutes: 1 },
        challenge: { text: 'Name one thing about riding that you enjoyed then and still do.', seconds: 30 },
      },
    ],
  },
]
