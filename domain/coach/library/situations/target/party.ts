import type { EventTexts } from '#domain/coach/library/frame.ts'

/** Texts for the date of a celebration or another event with guests: the day before, the day itself and the day after (TEXT-36). */
export const partyDateTexts: EventTexts = {
  messages: {
    target_eve: {
      kind_encouraging: [
        {
          text: 'Tomorrow is the date for the goal {title}. Guests remember who was there, and hardly what was missing. Do one thing that helps you tomorrow, such as the chairs or the ice, and leave the rest undone. You may sit down in time, too.',
        },
        {
          text: 'The date of the goal {title} is tomorrow. Somebody will ask how they can help, so choose one job that you can give away. Write it on a slip with their name. If the day itself comes later, write that down, and keep today easy.',
        },
      ],
      teammate: [
        {
          text: 'Tomorrow’s the date for the goal {title}. Let’s list what must be there, and be strict: people, something to eat, somewhere to sit. We do the top line today. Balloons can look after themselves.',
        },
        {
          text: 'The date for the goal {title} is tomorrow, so let’s hand out jobs. You don’t carry it alone. Who brings chairs, who opens the door, who takes the pictures? Send one message today, and then we’re off.',
        },
      ],
      wise_mentor: [
        {
          text: 'Tomorrow is the date for the goal {title}. Decide what may be missing, and you will miss it less. Prepare the place where people will come in, and ask one person to look after the kitchen. Leave the rest to the guests.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Write down who you are doing this for, and the one moment that matters most to them. Prepare that moment today. The other hours will find their own way.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Tomorrow is the date for the goal {title}. List what must be there. People, food, seats. Do the top line. Hand out one job. Then sit down. Dismissed.',
        },
        {
          text: 'The goal {title} has its date tomorrow. Cross out one thing. Nobody will miss it. Lay out what you wear. Charge the camera. At ease.',
        },
      ],
    },
    target_day: {
      kind_encouraging: [
        {
          text: 'Today is the date for the goal {title}. When the first guest comes, you may stop preparing. Sit down with somebody for a while, because they came for that.',
        },
        {
          text: 'The date for the goal {title} has come. Whatever goes wrong will be told with pleasure later. If the day itself is still to come, settle one small thing for it.',
        },
      ],
      teammate: [
        {
          text: 'It’s the date for the goal {title}. Whatever isn’t ready by now is decoration. Let’s greet people, pass something around, and sit down at least once ourselves.',
        },
        {
          text: 'Today’s the day for the goal {title}. Our job is to be with the people, not in the kitchen. Ask somebody for a hand, and let’s have one proper talk.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date for the goal {title} has come. Look for the person who stands alone, and say hello. That one act does more for a gathering than another dish.',
        },
        {
          text: 'Today is the date for the goal {title}. Stop once, look around, and notice who is there. Then leave what is unfinished as it is, and join them.',
        },
      ],
      drill_sergeant: [
        {
          text: 'Today is the date for the goal {title}. Door, drinks, seats. Check once. Then stop working. Talk to one guest. Really talk. That is the order.',
        },
        {
          text: 'The date is here for the goal {title}. Delegate one job. Take one picture. Sit for one song. Leave the dishes. Carry on.',
        },
      ],
    },
    after_target: {
      kind_encouraging: [
        {
          text: 'Yesterday was the date for the goal {title}. If it took place, you may leave the dishes a little longer, and close the goal when you like. If it is still to come, choose the new date. One thank-you line is a pleasant end.',
        },
        {
          text: 'The date of the goal {title} is over. Write down one moment that you want to keep, before it fades. Then decide one thing: close the goal, or give it another date. Nothing else about it has to be done today.',
        },
      ],
      teammate: [
        {
          text: 'Yesterday was the date for the goal {title}. If it took place, let’s close it, send one thank-you, and eat what’s left. If it was moved, we put in the new date and keep the list. Either way, it takes us a minute.',
        },
        {
          text: 'The date’s behind us, and only you know how it went. Is the goal {title} done? Then let’s close it and swap pictures with somebody. If it’s still ahead, we set the day and do one small thing for it.',
        },
      ],
      wise_mentor: [
        {
          text: 'The date of the goal {title} was yesterday. The host judges such a day most strictly of all. If it took place, thank somebody, and close the goal. If it was put off, choose another date, and keep what is already prepared.',
        },
        {
          text: 'Write down who came, or who will come, for that is what remains of such a day. Then decide about the goal {title}: close it, or give it a new date. The rest can wait until the chairs are back.',
        },
      ],
      drill_sergeant: [
        {
          text: 'The date of the goal {title} was yesterday. Took place: close it. Moved: set the new date. Thank one helper. Return one dish. Then rest. Dismissed.',
        },
        {
          text: 'The date has passed. Look at the goal {title} once. Done: close it. Ahead: new date. Save one picture. Write one name on it. At ease.',
        },
      ],
    },
  },
  parts: {
    target_eve: {
      steps: [
        { text: 'Write down what must be there, in a few short lines.', minutes: 3 },
        { text: 'Give one job away in a message: chairs, music, or the door.', minutes: 2 },
        { text: 'Clear the place where people will come in.', minutes: 4 },
        { text: 'Charge the phone or the camera, and free some room on it.', minutes: 2 },
        { text: 'Lay out what you will wear, and hang it where you see it.', minutes: 3 },
      ],
      challenges: [
        { text: 'Cross one thing off the list that nobody would miss.', seconds: 30 },
        { text: 'Say aloud the name of the guest you most look forward to.', seconds: 15 },
        { text: 'Choose the first song, and put it at the top.', seconds: 60 },
        { text: 'Sit down where a guest will sit, and look around.', seconds: 45 },
        { text: 'Tell somebody what you are looking forward to.', seconds: 60 },
      ],
    },
    target_day: {
      steps: [
        { text: 'Set glasses or cups where people can reach them.', minutes: 4 },
        { text: 'Ask one person to look after the door or the music.', minutes: 2 },
        { text: 'Open a window, and put one thing out of the way.', minutes: 3 },
        { text: 'Write down the one moment that you do not want to miss.', minutes: 2 },
        { text: 'Drink something, and eat a bite before anybody comes.', minutes: 4 },
      ],
      challenges: [
        { text: 'Look around the room once, and name a few good things.', seconds: 30 },
        { text: 'Say hello to the person who stands alone.', seconds: 60 },
        { text: 'Take one picture where nobody poses.', seconds: 30 },
        { text: 'Thank one helper by name.', seconds: 15 },
        { text: 'Sit down for as long as one song lasts.', seconds: 120 },
      ],
    },
    after_target: {
      steps: [
        { text: 'Send the best picture to somebody who is in it.', minutes: 3 },
        { text: 'Thank one helper in a short line.', minutes: 2 },
        { text: 'Return one thing that you borrowed, or set it by the door.', minutes: 3 },
        { text: 'Write the names of all guests on one sheet.', minutes: 3 },
        { text: 'Note what you would leave out another time.', minutes: 2 },
      ],
      challenges: [
        { text: 'Put one chair back where it belongs.', seconds: 30 },
        { text: 'Say who made you laugh most.', seconds: 15 },
        { text: 'Open a window, and let fresh air in.', seconds: 30 },
        { text: 'Eat something that was left over, sitting down.', seconds: 120 },
        { text: 'Tell somebody the best moment in one sentence.', seconds: 30 },
      ],
    },
  },
}
