import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of being on time answer to something that was written (TEXT-32). */
export const punctualAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'Whatever keeps you, one sentence is enough to leave it. Say this aloud: I have to go now to be on time.',
    short: 'Practice leaving. Say it: I have to go now.',
    form: 'work',
    drill_sergeant: 'Stand up while you say it. Again.',
    kind_encouraging: 'You need no reason beyond that, and it is polite enough.',
    teammate: 'Our exit line is ready before we need it.',
    wise_mentor: 'Say it in a friendly voice, and add no explanation.',
    own: [
      {
        step: { text: 'Try the sentence on your feet, with one step toward the door.', minutes: 1 },
        challenge: { text: 'Choose a short goodbye to go before it, and say both.', seconds: 30 },
      },
      {
        step: { text: 'Think of who most often keeps you when you have to go.', minutes: 1 },
        challenge: { text: 'Say the sentence once more, with that name in front.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'In a rush, even shoes take time. Set the pair for your next trip by the door, open and facing out.',
    short: 'Rushing starts at the shoes. Set them by the door.',
    form: 'prepare',
    drill_sergeant: 'Laces loose. Toes facing out. Nothing on top.',
    kind_encouraging: 'When the time comes, you only have to step in.',
    teammate: 'Our shoes are ready to go before we are.',
    wise_mentor: 'Take away the other pairs, so that there is nothing to choose.',
    own: [
      {
        step: { text: 'Loosen the laces or straps, so that a foot slips in.', minutes: 1 },
        challenge: { text: 'Clear the way to the shoes, so that nothing lies before them.', seconds: 60 },
      },
      {
        step: { text: 'Hang the jacket for your next trip right above the shoes.', minutes: 1 },
        challenge: { text: 'Empty the jacket’s pockets of whatever you do not need.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A schedule shows when something begins and leaves out the way there. Open your next appointment, and type the time of leaving into its title.',
    short: 'Schedules hide the way there. Open your next appointment.',
    form: 'prepare',
    drill_sergeant: 'Type the leaving time before its name. Save.',
    kind_encouraging: 'After that, you need not work it out again in a hurry.',
    teammate: 'Now our calendar tells us when to move.',
    wise_mentor: 'Count back from the door of the place, and not from the street.',
    own: [
      {
        step: { text: 'Note in that appointment which way you will take there.', minutes: 2 },
        challenge: { text: 'Name the part of the way that tends to take longer.', seconds: 15 },
      },
      {
        step: { text: 'Look up the address or the room in that appointment.', minutes: 1 },
        challenge: { text: 'Add a hint that will help you find the door there.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'What you say aloud is harder to forget. Read out your next appointment: the place, the time, and what you take along.',
    short: 'Said aloud is remembered. Read out your next appointment.',
    form: 'work',
    drill_sergeant: 'Place, time, things. Once more, standing.',
    kind_encouraging: 'It may feel a little odd, and nobody has to hear it.',
    teammate: 'We announce it like a train, so that we catch it.',
    wise_mentor: 'Look at the door while you say it.',
    own: [
      {
        step: { text: 'Repeat the place and the time without looking, and then check.', minutes: 1 },
        challenge: { text: 'Name one thing to take along, and where it is now.', seconds: 30 },
      },
      {
        step: { text: 'Work out aloud, from the time there, when you have to leave.', minutes: 1 },
        challenge: { text: 'Set an alarm for leaving, and give it the name of the place.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'A slip in your shoe is found when you put the shoe on. Write the time of your next appointment on one, and push it in.',
    short: 'Shoes do not forget. Write your next appointment’s time.',
    form: 'note',
    drill_sergeant: 'Slip into the left shoe. Toes find it.',
    kind_encouraging: 'You can stop thinking about it until your foot finds the paper.',
    teammate: 'Your toes will remember for us.',
    wise_mentor: 'Write below it what has to come along.',
    own: [
      {
        step: { text: 'Compare the time you wrote with your calendar or the invitation.', minutes: 1 },
        challenge: { text: 'Set the shoes where you will step into them on leaving.', seconds: 30 },
      },
      {
        step: { text: 'Add the time at which you have to put on your shoes.', minutes: 1 },
        challenge: { text: 'Underline the earlier of the two times.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'Minutes pass unnoticed while you look at a phone. Put a large clock on the first page of its screen.',
    short: 'Phones eat minutes. Put a large clock on yours.',
    form: 'prepare',
    drill_sergeant: 'First page, top, biggest size. Save.',
    kind_encouraging: 'You may still look at the phone, and you will see the time as well.',
    teammate: 'If we’re looking there anyway, let’s see the time.',
    wise_mentor: 'Place it at the top, where the eye lands first.',
    own: [
      {
        step: { text: 'Pick up the phone as usual, and see that the clock shows first.', minutes: 1 },
        challenge: { text: 'Say when you next have to leave, with your eyes on the clock.', seconds: 15 },
      },
      {
        step: { text: 'Remove one thing beside the clock that tends to keep you looking.', minutes: 1 },
        challenge: { text: 'Glance at the phone and away, and say the time from memory.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'phone',
    text: 'A phone in the hand makes it easy to leave late. Lay it beside your keys, and take both only when you go.',
    short: 'Phone beside the keys. Take both when you leave.',
    form: 'prepare',
    drill_sergeant: 'Face down. Hands off until the shoes are on.',
    kind_encouraging: 'If it rings, you may answer it standing there.',
    teammate: 'It waits with our keys, and we get ready without it.',
    wise_mentor: 'Turn it face down, so that nothing on it calls you over.',
    own: [
      {
        step: { text: 'Turn the phone’s ring up, so that you hear it from your chair.', minutes: 1 },
        challenge: { text: 'Sit down once, and check that the phone is out of reach.', seconds: 30 },
      },
      {
        step: { text: 'Find something without a screen for the minutes before you leave.', minutes: 1 },
        challenge: { text: 'Lay that thing where you usually sit with the phone.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'things',
    text: 'Searching takes the minutes that were meant for the way. Take one thing out of your bag that you do not need to carry.',
    short: 'Searching makes you late. One thing out of the bag.',
    form: 'prepare',
    drill_sergeant: 'Old receipts count. Close the bag.',
    kind_encouraging: 'With even one thing less, you see the keys sooner.',
    teammate: 'The less we carry, the sooner we find the keys.',
    wise_mentor: 'Begin at the top, where the hand has to pass first.',
    own: [
      {
        step: { text: 'Give your keys a pocket of their own in the bag.', minutes: 1 },
        challenge: { text: 'Reach into that pocket once without looking.', seconds: 15 },
      },
      {
        step: { text: 'Put the thing from the bag where it belongs.', minutes: 1 },
        challenge: { text: 'Feel in the bag for what you always need, and name each thing.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It helps when somebody else knows when you have to go. Ask {ally} to tell you in one word when it is time: shoes.',
    short: 'Ask {ally} to say shoes when you must leave.',
    form: 'tell',
    drill_sergeant: 'Name the time. Say thanks.',
    kind_encouraging: 'You may laugh about the word, and then put them on.',
    teammate: 'When we hear it, we stand up.',
    wise_mentor: 'Let it be that word alone, because a reminder needs no talk.',
    own: [
      {
        step: { text: 'Tell them for which hour you need the word “shoes.”', minutes: 1 },
        challenge: { text: 'Put your shoes where you will be when you hear the word.', seconds: 45 },
      },
      {
        step: { text: 'Decide what you will leave unfinished when you hear the word “shoes.”', minutes: 1 },
        challenge: { text: 'Say the word yourself, and put something down as you would then.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Somebody else may have a trick for leaving on time. Ask {ally} what comes last before leaving.',
    short: 'Ask {ally} what comes last before leaving.',
    form: 'tell',
    drill_sergeant: 'Listen to the answer. Try it once.',
    kind_encouraging: 'You may find that nobody leaves quite as calmly as it looks.',
    teammate: 'If it sounds good, we try it at our own door.',
    wise_mentor: 'Listen for what is left undone, and not only for what is done.',
    own: [
      {
        step: { text: 'Write down what you yourself do last before leaving.', minutes: 1 },
        challenge: { text: 'Mark one thing there that could be done earlier.', seconds: 15 },
      },
      {
        step: { text: 'Guess their answer, and note it before you hear it.', minutes: 1 },
        challenge: { text: 'Picture your own door, and say what you would still look for there.', seconds: 45 },
      },
    ],
  },
]
