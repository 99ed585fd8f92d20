import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Decide before you begin what today needs to be complete. You have written it down: {when}, {then}. When that is done, leave the matter, and do not ask afterward whether it was enough.',
    twinByKind: {
      finish:
        'Decide before you begin which piece you want to be able to show when you stop. To {act}, choose one that another person could hold or read. When it is there, put it away, and stop.',
      stop: 'Decide what today needs to be complete. A day without any thought of {urge} is too much to ask. One minute met as you chose is not. When that has happened, check in and leave it.',
    },
    twin: 'Decide before you begin what today needs to be complete for the goal {title}. Choose one act whose end can be seen: a line crossed out, a thing put away. When it is done, leave the matter until tomorrow.',
  },
  {
    text: 'A goal may take long, but a day can be finished. Yours is finished when you have done this: {plan} Anything more belongs to tomorrow. Decide now to leave it there.',
    twinByKind: {
      stop: 'A goal may take long, but a day can be finished. Decide what will finish today: an hour spent elsewhere, a word on paper, a light turned off. {urge} belongs to none of these.',
      learn:
        'A subject is never finished, but a day can be. To {act}, choose one question for today, and write the answer in your own words. When it is on paper, close everything until tomorrow.',
    },
    twin: 'A goal may take long, but a day can be finished. Choose what will finish today for the goal {title}, and write it down in a few words. Begin with the first of them, and leave the rest.',
  },
  {
    text: 'Decide what ends the day for this goal, and decide it now. {when}, {then}. Once that is done, the matter is closed, and you can leave it alone until tomorrow.',
    twinByKind: {
      stop: 'Which movement will end the difficult hour today: turning off a lamp, closing a window, putting back a cup? Choose one and make it, whether {urge} was near or not. Then leave the hour alone.',
      relate:
        'End the next talk on purpose. To {act}, choose a last sentence that is warm and short, a thank-you or a day for the next time. Say it before either of you is tired.',
    },
    twin: 'Today’s work on the goal {title} needs a last movement: a lid that you close, a lamp, a door. Choose it now, do one piece, and make the movement. Then leave the work alone.',
  },
  {
    text: 'Decide now how you will know that today is done. If you {then}, once and without hurry, it is done. Write that down now, and read it when you begin to doubt it.',
    twinByKind: {
      finish:
        'A thing that is nearly done often waits longest. To {act}, decide what would be enough for the piece you have in hand, and write that on it in one line. Stop the moment it is true.',
      relate:
        'Decide now how you will know that today is done. To {act}, choose one thing that the other person will have heard from you by then. Say it, and leave everything else.',
    },
    twin: 'Decide now how you will know that today is done for the goal {title}. Choose something that another person could see or count. Do it first, and leave everything else until tomorrow.',
  },
  {
    text: 'Leave tomorrow’s part to tomorrow. {when}, {then}, and with that, nothing more is asked of today. Whatever comes next can be decided when you have slept on it.',
    twinByKind: {
      stop: 'Leave the question of forever out of today. Most hours pass without {urge}, and the day ends when you sleep. Decide which hour needs a plan, plan that one, and leave the others as they are.',
      learn:
        'Leave one question unanswered for tomorrow. To {act}, do a single piece today, write the next question on top of the page, and close it there. Tomorrow you will know where to begin.',
    },
    twin: 'Leave something of the goal {title} for tomorrow. Stop today at a point where you know what comes next, and write that down in a line. Tomorrow you will not have to decide how to begin.',
  },
  {
    text: 'You may ask yourself whether you could have done more. Decide on the answer now: perhaps, but it was not needed today. This was needed: {when}, {then}. Do that, and leave the question alone.',
    twinByKind: {
      finish:
        'Once you have stopped, you may think of what is missing. To {act}, keep a sheet for such thoughts, and write each on it as one line. Choose the first line for tomorrow, and leave the others on the sheet.',
      stop: 'You may ask yourself what tomorrow will be like without {urge}. Decide on the answer now: ordinary, with one difficult minute. Choose the place for that minute, and leave the question.',
      reflect:
        'It is enough to have been quiet once today. For the goal {title}, choose a sound that ends it: a cup set down, a curtain, a door. When you have heard it, leave the rest until tomorrow.',
    },
    twin: 'You may ask yourself whether you could have done more for the goal {title}. Decide on the answer now: perhaps, but it was not needed today. Choose what is needed, write it in one line, and do that.',
  },
  {
    text: '{when}, {then}. Then wait for one breath before you do anything else. Check in if you want to, put this page away, and leave the goal alone until tomorrow.',
    twinByKind: {
      finish:
        'Before you put things away, make tomorrow’s beginning easy. To {act}, do one small thing for it: open the page, write the address, set out the pen. Then check in, and leave it.',
      stop: 'When the hour of {urge} has gone by today, wait for one breath before you do anything else. Decide what helped, write it in a word, check in, and leave the subject until tomorrow.',
      learn:
        'Before you put things away, close everything and say one thing that is new since today. To {act}, write that down with the date. Choose the first question for tomorrow, and leave it on top.',
    },
    twin: 'Do one piece of the goal {title} today, and then wait for one breath before you do anything else. In that breath, decide what comes first tomorrow. Write it down, check in, and leave it.',
  },
  {
    text: 'Much may stay open today. What you planned for this goal is short. {when}, {then}, and count the day as complete. Write down what stays open, so that you need not carry it.',
    twinByKind: {
      stop: 'Much may stay open today, as long as one hour is closed. Decide at which minute the hour of {urge} ends, and which light you will turn off then. Leave the rest to tomorrow.',
      relate:
        'Which unsaid sentence would trouble you most if it stayed so? If it can wait, choose a day for it. To {act}, say one short thing today that cannot wait, and end with that.',
    },
    twin: 'Which unfinished part of the goal {title} would trouble you most if it stayed open? If it can wait, write it down for a certain day. Choose one short thing that cannot wait, and end with that.',
  },
]
