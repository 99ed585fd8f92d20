import type { EventTexts } from '#domain/coach/library/frame.ts'

/** Texts for the date of a race, which may be on the date or later: the day before, the day itself and the day after (TEXT-36). */
export const raceDateTexts: EventTexts = {
  messages: {
    target_eve: {
      kind_encouraging: [
        {
          text: 'Tomorrow is the date for the goal {title}. If the race is tomorrow, your body has done its part, and today it may rest. Lay out what you will wear and the number that goes on it. You do not need anything new.',
        },
        {
          text: 'The date of the goal {title} is tomorrow. Eat and drink what you know, and nothing that is new to you. Tell somebody where they could stand to see you. If the race is on another day, write that day down, and rest all the same.',
        },
        {
          text: 'One day is left before the date of the goal {title}. Nothing can be trained anymore, and that may be a relief. Pack one bag, look up the way to the start, and sit down early. You may be nervous. So is the person next to you there.',
        },
      ],
      teammate: [
        {
          text: 'Tomorrow’s the date for the goal {title}. Let’s train nothing today and pack everything: what you wear, what you drink, how you get there. Nothing new goes in the bag. We know how the old things fit.',
        },
        {
          text: 'The date for the goal {title} is tomorrow, so let’s agree on the start. Everybody goes off too fast, and we don’t. Write your first pace as one word on a slip: easy. The slip goes in the bag with the number.',
        },
        {
          text: 'We’ve got one day before the date of the goal {title}. Let’s pick who stands where and what they shout. Then we put our feet up, and that counts as work today. If the race is on another day, we write that one down.',
        },
      ],
      wise_mentor: [
        {
          text: 'Tomorrow is the date for the goal {title}. The work lies behind you, and one more effort would take from it. Lay out what you will wear, look up the way to the start, and leave the rest to sleep.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Decide today how you will begin: slower than you could. Whoever begins calmly can still choose later. Write down the place where you will ask yourself how you feel, and rest.',
        },
        {
          text: 'Leave out what is new on the day before the date of the goal {title}. That means new food, new gear, and new ideas about pace. Choose what you know. Decide also at what sign you would stop, since that is easier to decide today.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Tomorrow is the date for the goal {title}. No training today. Lay out the kit. Number, drink, dry clothes. Check the way to the start. Feet up early. Dismissed.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Nothing new in the bag. Nothing new on the plate. Start slow. Write that on your hand. Rest now. That is the order.',
        },
        {
          text: 'Last day before the date of the goal {title}. Tell one person where you start. Agree on a place to meet after. Pack it all once. Then stand down. At ease.',
        },
      ],
    },
    target_day: {
      kind_encouraging: [
        {
          text: 'Today is the date for the goal {title}. Begin more slowly than you feel like, and let others pass. If your body asks you to stop, you may.',
        },
        {
          text: 'The date for the goal {title} has come. Go to the start without hurry. If the race is on another day, something short and easy is plenty for today.',
        },
        {
          text: 'This is the day of the goal {title}. Look at the first part only, and then at the next one. Somebody near you is nervous too, and you may smile at them.',
        },
      ],
      teammate: [
        {
          text: 'It’s the date for the goal {title}. Let’s start slow and let the fast ones go. We’ll see some of them again. If anything hurts badly, we stop.',
        },
        {
          text: 'Today’s the day for the goal {title}. Our job is the next bit, and then the bit after that. Afterward we sit down and tell somebody everything.',
        },
        {
          text: 'The goal {title} has its date today. If the race is later, let’s do something short and easy. If it’s today, we start at the back and enjoy the overtaking.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date for the goal {title} has come. Begin slower than you could, and listen to your body rather than to the others. What you keep at the start is yours near the end.',
        },
        {
          text: 'Today is the date for the goal {title}. Do not look at the whole distance. Choose a point that you can see, go there, and choose the next.',
        },
        {
          text: 'This is the day that you set for the goal {title}. Take it as one among the days that led to it. Begin calmly, and stop in good time if your body asks for it.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Today is the date for the goal {title}. Start slow. Let them pass. Drink when there is water. Stop if your body says stop. That is an order. Carry on.',
        },
        {
          text: 'The date is here for the goal {title}. Check the kit and the number. Start at the back. Aim at the next marker. Then the next. At ease.',
        },
        {
          text: 'This is the day for the goal {title}. Race today: easy first half. Race later: something short, and easy. No heroics. Log it. Dismissed.',
        },
      ],
    },
    after_target: {
      kind_encouraging: [
        {
          text: 'Yesterday was the date for the goal {title}. If the race is behind you, your body may rest for as long as it likes. Close the goal when you are ready. If it was called off, or you would start again, choose a new date without hurry.',
        },
        {
          text: 'The day after is for an easy chair. Whatever the clock said, decide only one thing about the goal {title}: close it, or give it another date. You may also write down one moment on the way that you want to keep.',
        },
      ],
      teammate: [
        {
          text: 'Yesterday was the date for the goal {title}. If it’s done, let’s close it and go down the stairs slowly. If it’s still ahead, we set the new date with room for rest. No training today, that’s our whole plan.',
        },
        {
          text: 'The date’s behind us, and only you know how it went. If you’re done with the goal {title}, let’s close it. If there’s another start in you, we pick a date that leaves plenty of weeks. Which one is it?',
        },
      ],
      wise_mentor: [
        {
          text: 'The date of the goal {title} was yesterday. A time on a clock says little about the weeks behind it. If the goal is complete, close it. If you want to start again, choose a date far enough away, and rest first.',
        },
        {
          text: 'A body that has worked needs a day before it is asked for anything. Decide only about the goal {title}: close it, or set another date. Do not choose a harder one today, when everything looks too easy or too hard.',
        },
      ],
      drill_sergeant: [
        {
          text: 'The date of the goal {title} was yesterday. Rest is the only training today. Done: close the goal. Not yet: set a new date. Leave room before it. Dismissed.',
        },
        {
          text: 'The date has passed. Look at the goal {title} once. Finished: close it. Another start: new date. Drink water. Put your feet up. That is all. At ease.',
        },
      ],
    },
  },
  parts: {
    target_eve: {
      steps: [
        { text: 'Lay out what you will wear, in the order that you put it on.', minutes: 3 },
        { text: 'Pack the number, a drink, and something dry for afterward.', minutes: 3 },
        { text: 'Look up the way to the start, and write down when you leave.', minutes: 3 },
        { text: 'Tell somebody where they can see you, and where you meet afterward.', minutes: 2 },
        { text: 'Write the word easy on a slip, and put it in the bag.', minutes: 1 },
      ],
      challenges: [
        { text: 'Put your feet up, and close your eyes.', seconds: 60 },
        { text: 'Say aloud how you will begin: slower than you could.', seconds: 15 },
        { text: 'Imagine the last corner before the end, and who stands there.', seconds: 45 },
        { text: 'Fill the bottle that you will take, and set it in view.', seconds: 30 },
        { text: 'Name aloud the sign that would make you stop.', seconds: 15 },
      ],
    },
    target_day: {
      steps: [
        { text: 'Check the bag once: number, drink, dry clothes.', minutes: 2 },
        { text: 'Drink a glass of water, and eat what you always eat.', minutes: 4 },
        { text: 'Write to somebody when you start, and that you will report afterward.', minutes: 2 },
        { text: 'Choose the point where you will first ask yourself how you feel.', minutes: 1 },
        { text: 'Loosen shoulders and hands before you set off.', minutes: 2 },
      ],
      challenges: [
        { text: 'Breathe in and out slowly at the start, and look around once.', seconds: 30 },
        { text: 'Say aloud the first word for today: easy.', seconds: 15 },
        { text: 'Thank one person who stands there for others.', seconds: 15 },
        { text: 'Name one thing that you can hear right now.', seconds: 15 },
        { text: 'Shake out both hands until they feel warm.', seconds: 15 },
      ],
    },
    after_target: {
      steps: [
        { text: 'Hang up the number, or put it in a drawer.', minutes: 1 },
        { text: 'Write down one moment on the way that you want to keep.', minutes: 3 },
        { text: 'Thank somebody who stood there or waited, in one line.', minutes: 2 },
        { text: 'Empty the bag, and put out to dry what is wet.', minutes: 4 },
        { text: 'Decide in one line: the goal is closed, or gets another date.', minutes: 1 },
      ],
      challenges: [
        { text: 'Sit down, and put your feet up for a while.', seconds: 60 },
        { text: 'Drink a glass of water slowly.', seconds: 60 },
        { text: 'Tell somebody which part was the longest.', seconds: 60 },
        { text: 'Say thank you to your body, aloud or in thought.', seconds: 15 },
        { text: 'Breathe out, and let both arms hang.', seconds: 30 },
      ],
    },
  },
}
