import type { EventTexts } from '#domain/coach/library/frame.ts'

/** Texts for the date of a talk, a concert or another appearance before people: the day before, the day itself and the day after (TEXT-36). */
export const stageDateTexts: EventTexts = {
  messages: {
    target_eve: {
      kind_encouraging: [
        {
          text: 'Tomorrow is the date for the goal {title}. Go through only the beginning today, slowly, and stop while it goes well. You may be nervous. The people who come would like it to go well for you, and most would not stand there themselves.',
        },
        {
          text: 'The date of the goal {title} is tomorrow. Lay out what you will wear and what you will hold. If the day itself comes later, write it down, and go once through the opening. Being nervous is allowed, also in front of others.',
        },
      ],
      teammate: [
        {
          text: 'Tomorrow’s the date for the goal {title}. Let’s go through the first part and the last part, and trust the middle. People remember how we begin and how we end. Then the notes go in the bag, and we’re off.',
        },
        {
          text: 'The date for the goal {title} is tomorrow, so let’s plan for a blank moment. We stop, breathe out, and start that line again. Nobody out there has the script. Do it once that way today, on purpose.',
        },
      ],
      wise_mentor: [
        {
          text: 'Tomorrow is the date for the goal {title}. Choose the one person for whom you will do it, and go through the beginning once with them in mind. More practice would only tire what you already know. Then rest.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Decide where you will stand and what your hands will hold. Look once at the place, or at a picture of it. What you have seen before will frighten you less.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Tomorrow is the date for the goal {title}. First part once. Last part once. Slowly. Notes in the bag. Clothes on the chair. Rest your voice. Dismissed.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Plan for a blank. Stop. Breathe out. Start the line again. Try that once. Then stand down. At ease.',
        },
      ],
    },
    target_day: {
      kind_encouraging: [
        {
          text: 'Today is the date for the goal {title}. Before you begin, look for one friendly face, and breathe out. You may begin slowly. Nobody knows what you meant to do.',
        },
        {
          text: 'The date for the goal {title} has come. Nobody sees a shaking hand as clearly as you do. If the day itself comes later, do just the beginning for one person.',
        },
      ],
      teammate: [
        {
          text: 'It’s the date for the goal {title}. We start slowly, find one friendly face, and let a slip be a slip. If it’s on another day, let’s do the opening for somebody.',
        },
        {
          text: 'Today’s the day for the goal {title}. Drink some water, shake out your hands, and let’s go. When it’s over, we take the applause and don’t explain anything.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date for the goal {title} has come. Wait a moment before the first word or note. Silence gathers people better than haste. Then begin, for one person among them.',
        },
        {
          text: 'Today is the date for the goal {title}. Do it for those who listen, and think of yourself afterward. A mistake that you pass over calmly is soon forgotten.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Today is the date for the goal {title}. Water. Feet firm. Breathe out. Find one face. Begin slowly. A slip: go on. Take the applause. Dismissed.',
        },
        {
          text: 'The date is here for the goal {title}. It is today: arrive early. It is later: do the opening now. Aloud. Once. Log it. Carry on.',
        },
      ],
    },
    after_target: {
      kind_encouraging: [
        {
          text: 'Yesterday was the date for the goal {title}. If you have stood up there, you may believe the kind words, even though you heard each slip. After that, you can close the goal. If it was put off, keep the opening warm, and set another date.',
        },
        {
          text: 'The date of the goal {title} is over. Write down one thing that somebody said about it, or one place that went as you wished. Then decide one thing: close the goal, or give it another date. You may rest after that.',
        },
      ],
      teammate: [
        {
          text: 'Yesterday was the date for the goal {title}. If it’s done, let’s close it and leave the recording alone today. If it was moved, we put in the new date and do the opening once. Which one is it?',
        },
        {
          text: 'The date’s behind us, and you were there, so you tell the log. Done? Then we close the goal {title} and thank whoever listened. If it’s still ahead, let’s set the day and practice only the first part.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date of the goal {title} was yesterday. Whoever performs hears every slip, and the others hear the whole piece. If it is behind you, close the goal. If not, choose a new date, and practice the beginning until then.',
        },
        {
          text: 'On the day after, one hears mostly one’s own mistakes. Ask somebody who listened what they still remember. Then decide about the goal {title}: close it, or set another date. Practice can wait until tomorrow.',
        },
      ],
      drill_sergeant: [
        {
          text: 'The date of the goal {title} was yesterday. Behind you: close it. Put off: another date. No replay today. Thank one listener. Rest. Dismissed.',
        },
        {
          text: 'The date has passed. Look at the goal {title} once. Finished: close it. Ahead: new date, opening once. Write down one thing to repeat. At ease.',
        },
      ],
    },
  },
  parts: {
    target_eve: {
      steps: [
        { text: 'Go through the beginning once, slowly, and stop there.', minutes: 4 },
        { text: 'Lay out what you will wear and what you will hold.', minutes: 3 },
        { text: 'Practice one blank: stop, breathe out, and start the line again.', minutes: 3 },
        { text: 'Look up the place and the time, and write down when you leave.', minutes: 3 },
        { text: 'Tell somebody where they could sit so that you see them.', minutes: 2 },
      ],
      challenges: [
        { text: 'Hum or speak one line as quietly as you can.', seconds: 30 },
        { text: 'Stand as you will stand, and let your hands find their place.', seconds: 30 },
        { text: 'Say aloud the first word of it, and nothing after.', seconds: 15 },
        { text: 'Name the person for whom you will do it.', seconds: 15 },
        { text: 'Put the notes in the bag, and zip it up.', seconds: 15 },
      ],
    },
    target_day: {
      steps: [
        { text: 'Drink some water, and put a full bottle in the bag.', minutes: 2 },
        { text: 'Read the first line or bar once, and close the notes.', minutes: 2 },
        { text: 'Write to somebody when you begin.', minutes: 1 },
        { text: 'Check once what you need in your hands.', minutes: 2 },
        { text: 'Picture the spot where you will begin, and the first face there.', minutes: 1 },
      ],
      challenges: [
        { text: 'Breathe out slowly before anything else.', seconds: 30 },
        { text: 'Shake out both hands and let them hang.', seconds: 15 },
        { text: 'Find one friendly face, in a photo or in the room.', seconds: 30 },
        { text: 'Say your opening without a sound.', seconds: 30 },
        { text: 'Smile at the first person who looks at you.', seconds: 15 },
      ],
    },
    after_target: {
      steps: [
        { text: 'Write down one thing that somebody said about it.', minutes: 2 },
        { text: 'Thank one person who listened or helped.', minutes: 2 },
        { text: 'Put notes and clothes back where they belong.', minutes: 3 },
        { text: 'Note one thing that you would do the same way again.', minutes: 2 },
        { text: 'Settle whether the goal is closed or gets another date.', minutes: 1 },
      ],
      challenges: [
        { text: 'Take a small bow, for nobody in particular.', seconds: 15 },
        { text: 'Be quiet for a while, and rest your voice.', seconds: 120 },
        { text: 'Tell somebody which moment you liked.', seconds: 60 },
        { text: 'Let your shoulders and hands go loose.', seconds: 30 },
        { text: 'Hum something that you did not have to practice.', seconds: 30 },
      ],
    },
  },
}
