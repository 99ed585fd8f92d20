import type { EventTexts } from '#domain/coach/library/frame.ts'

/** Texts for the date of a trip: the day before, the day itself and the day after (TEXT-36). */
export const tripDateTexts: EventTexts = {
  messages: {
    target_eve: {
      kind_encouraging: [
        {
          text: 'Tomorrow is the date for the goal {title}. If you leave then, lay papers, keys, and charger in one place today. What you forget can nearly always be bought. A bag that closes easily is packed well enough.',
        },
        {
          text: 'The date of the goal {title} is tomorrow. Tell somebody when you go and how you can be reached. If the trip itself comes later, write its day down, and choose one small thing to settle. You may look forward to it, too.',
        },
      ],
      teammate: [
        {
          text: 'Tomorrow’s the date for the goal {title}. Let’s check the boring things first: papers, tickets, charger, who has the key. Then we pack half of what’s on the bed. The other half stays home and guards the place.',
        },
        {
          text: 'The date for the goal {title} is tomorrow, so let’s look up the first leg only. When does it leave, from where, and how do we get there? Write it on one slip. Everything after that can wait until we’re there.',
        },
      ],
      wise_mentor: [
        {
          text: 'Tomorrow is the date for the goal {title}. Decide what you will leave at home, for a light bag makes easy days. Put papers and money in one place, look up the first connection, and keep some room for the way back.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Think of the one thing that you want to see or do there. Write it on a slip, and put it with your papers. The other days may stay open until you are there.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Tomorrow is the date for the goal {title}. Papers, tickets, charger, keys. One place. Pack the bag. Take one thing out. Close it. Sleep. Dismissed.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Look up the first connection. Write down its time. Tell one person. Empty the trash at home. Then rest. At ease.',
        },
      ],
    },
    target_day: {
      kind_encouraging: [
        {
          text: 'Today is the date for the goal {title}. If you leave today, go a little earlier than you must, so that nothing needs to be hurried. If the trip comes later, settle one small thing.',
        },
        {
          text: 'The date for the goal {title} has come. Delays belong to a trip, and a book makes them shorter. You may write down the first thing that surprises you.',
        },
      ],
      teammate: [
        {
          text: 'It’s the date for the goal {title}. Papers, phone, keys: let’s pat the pockets once and go. If the trip’s later, we check one booking and leave it there.',
        },
        {
          text: 'Today’s the day for the goal {title}. We leave early and look out of the window. Whoever sees the first strange sign gets to choose our next stop.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date for the goal {title} has come. Lock the door once, look back once, and go. What you forgot will matter less with every mile.',
        },
        {
          text: 'Today is the date for the goal {title}. Leave some of the day without a plan. Ask one person on the way what they would not miss, and decide then.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Today is the date for the goal {title}. Papers. Phone. Keys. Door locked. Leave early. Look around on the way. Write one line. Carry on.',
        },
        {
          text: 'The date is here for the goal {title}. Leaving today: check the time once more. Leaving later: settle one open thing. Book it or drop it. Log it.',
        },
      ],
    },
    after_target: {
      kind_encouraging: [
        {
          text: 'Yesterday was the date for the goal {title}. If you are on the way or back already, close the goal, and let it be. If the trip is still to come, choose the day when you leave. One picture for somebody is a nice end.',
        },
        {
          text: 'The date of the goal {title} is over. Plans for a trip move easily, and that is no trouble. Decide one thing: close the goal, or set another date. If you went, write down one place that you would show a friend.',
        },
      ],
      teammate: [
        {
          text: 'Yesterday was the date for the goal {title}. If it’s behind us, let’s close it and send one picture around. If it’s still ahead, we set the new date and check one booking. Which one is it?',
        },
        {
          text: 'The date’s behind us. Done, moved, or called off? You pick one for the goal {title}, and we change the page. If there’s still something in the bag, let’s take out one thing before the day goes on.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date of the goal {title} was yesterday. If you have gone, write down what you would do again, while it is fresh, and close the goal. If you have not, choose a new date, since the reason for going is still there.',
        },
        {
          text: 'What remains of a trip is often one small thing that nobody planned. If you have been there, write it down, and close the goal {title}. If the trip is still ahead, give it a new date, and settle one open point.',
        },
      ],
      drill_sergeant: [
        {
          text: 'The date of the goal {title} was yesterday. Gone: close it. Not gone: set the new date. Unpack one bag or check one booking. Then rest. Dismissed.',
        },
        {
          text: 'The date has passed. Look at the goal {title} once. Back home: close it. Still here: pick the day you leave. Check one booking. Send one picture. At ease.',
        },
      ],
    },
  },
  parts: {
    target_eve: {
      steps: [
        { text: 'Put papers, tickets, charger, and keys in one place.', minutes: 3 },
        { text: 'Look up the first connection, and write its time on a slip.', minutes: 3 },
        { text: 'Tell somebody when you leave, and how to reach you.', minutes: 2 },
        { text: 'Take one thing out of the bag, and close it.', minutes: 2 },
        { text: 'Save the address of the first stop so that you find it offline.', minutes: 2 },
      ],
      challenges: [
        { text: 'Say aloud the one thing that you want to see there.', seconds: 15 },
        { text: 'Write your name and number on a tag for the bag.', seconds: 60 },
        { text: 'Lift the bag, and decide whether it is too heavy.', seconds: 15 },
        { text: 'Choose what you will read or hear on the way.', seconds: 60 },
        { text: 'Look up one dish or word of the place, and say it.', seconds: 60 },
      ],
    },
    target_day: {
      steps: [
        { text: 'Check papers, phone, and keys before the door closes.', minutes: 1 },
        { text: 'Look up the way once more, and note where you change or stop.', minutes: 2 },
        { text: 'Send somebody one line when you set off.', minutes: 1 },
        { text: 'Fill a bottle, and pack something small to eat.', minutes: 3 },
        { text: 'Note the first thing that surprises you.', minutes: 2 },
      ],
      challenges: [
        { text: 'Look out, and name something that you do not have at home.', seconds: 30 },
        { text: 'Ask somebody what they would not miss there.', seconds: 60 },
        { text: 'Take a picture of the door or the road where it begins.', seconds: 30 },
        { text: 'Put the phone away, and look around.', seconds: 60 },
        { text: 'Say aloud where you are going, and why.', seconds: 15 },
      ],
    },
    after_target: {
      steps: [
        { text: 'Unpack one bag, or list what is still open for the trip.', minutes: 4 },
        { text: 'Choose one picture, and send it to somebody.', minutes: 3 },
        { text: 'Write down one place that you would show a friend.', minutes: 2 },
        { text: 'Put papers and tickets back where they belong.', minutes: 2 },
        { text: 'Decide in a word: closed, or a new date for the goal.', minutes: 1 },
      ],
      challenges: [
        { text: 'Empty one pocket of the bag.', seconds: 30 },
        { text: 'Look at a map, and put a finger on one place.', seconds: 30 },
        { text: 'Tell somebody what you would not miss there.', seconds: 60 },
        { text: 'Name the first thing that you are glad to have at home.', seconds: 15 },
        { text: 'Say one word of the place as people there say it.', seconds: 15 },
      ],
    },
  },
}
