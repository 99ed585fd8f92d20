import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Decide now what is enough for today, and keep it small. Your own plan can be the measure: {plan} If you do that once, you have done enough, and you may check in and rest.',
    twin: 'Decide now what is enough for the goal {title} today, and keep it small. Make it something that another person could see. {when}, do that first. When it has happened once, you are done for today.',
    twinByKind: {
      finish:
        'One open end closed is a finished day. You wanted to {act}. Pick now which one it is, and write it down with a small box beside it. When the box has its mark, you can leave the rest.',
      learn:
        'One thing that you can do without looking is a finished day. You wanted to {act}, so pick now which thing it will be. Try it until it comes once. Then close everything with a good conscience.',
      stop: 'Say now what is enough for today: one urge, and one other thing done with your hands. For the goal {title}, when that has happened, the day is finished. Check in, and be pleased with it.',
      relate:
        'Say now what is enough: one thing heard to its end, or one kind line sent. You wanted to {act}, and when that has happened, today is finished. You may close the day there.',
      do_regularly:
        'Decide now what is enough for today, and keep it small. To {act}, make it something that another person could see. Do that first, and when it has happened once, you are done for today.',
    },
  },
  {
    text: 'You planned one thing for this goal, and it is enough for a whole day: {when}, {then}. You can put what you need for it in its place now. After that, you only have to wait for the moment.',
    twin: 'Today’s share of the goal {title} may end early. {when}, do one small thing that you can point at, and check in. Then close whatever is open, and go to the chair you like best.',
    twinByKind: {
      stop: 'A finished day for the goal {title} is one in which you did something else with one urge. When that has happened once, check in. The day may have other urges in it, and it is still finished.',
      relate:
        'One question asked and one answer heard to its end: that is a finished day. You wanted to {act}. When it has happened, you do not have to look for another moment. You can simply be together.',
      do_regularly:
        'Today’s share may end early. To {act}, do one small thing that you can point at, and check in. Then close whatever is open, and go to the chair you like best. It will still be there tomorrow.',
    },
  },
  {
    text: 'You can stop early today. {when}, {then}, and stop as soon as you have had enough. Then check in, and leave anything else for another day. Nothing about your goal gets lost by that.',
    byKind: {
      stop: 'Today has one moment to think of. {when}, {then}, each time it comes. Check in when the hard hour is behind you, and let the rest of the day go as it likes.',
    },
    twin: 'Pick the last movement for the goal {title} before you begin: a lid closed, a light switched off. Then do a little. When you make that movement, today’s part is done, and you can think of something else.',
    twinByKind: {
      stop: 'Pick today’s last movement for the goal {title}: a light switched off, a curtain drawn, a cup rinsed. When you make it, the day is over, however it went. You can look forward to that now.',
      finish:
        'Pick the piece that you would like to be rid of by tomorrow. You wanted to {act}, and one such piece is enough. Do it, move it out of sight, and let that be the end of today.',
      relate:
        'Pick the end before you begin: when the cup is empty, or the bus comes. To {act}, be there until then, with your attention. When the sign comes, you can go with an easy mind.',
      do_regularly:
        'Pick the last movement before the first: a lid closed, a light switched off. To {act}, do a little in between. When you make that last movement, you can think of something else. Nothing more is due today.',
    },
  },
  {
    text: 'A day for this goal can be very short and still be a whole one. The measure is your own: {when}, {then}. If you do that and nothing else, you can write done beside the date, and mean it.',
    twin: 'A day for the goal {title} can be very short and still be a whole one. Write down now the smallest thing that deserves a check-in. {when}, do it, and write done beside the date.',
    twinByKind: {
      save: 'A day for the goal {title} is done when one sum has been read and written down. It may be a small one. Put the paper back into its place, write done beside the date, and leave money alone.',
      recover:
        'A day for the goal {title} can consist of rest alone. If you also did the easiest part you were given, write down which. Then write done beside the date, and stay where it is comfortable.',
      stop: 'A day for the goal {title} can be very short. It is whole when one hard minute was spent in another room. Write down the time of that minute, and then write done beside the date.',
      relate:
        'It can be very short and still be a whole visit. To {act}, one question and its answer are enough for a day. Write the answer down in a few words, with the date beside it.',
      do_regularly:
        'It can be very short and still be a whole day. To {act}, write down now the smallest thing that deserves a check-in. Do it, and write done beside the date. That is enough for today.',
    },
  },
  {
    text: '{when}, {then}, and stop a little early, even if you could do more. That is enough for today. It is easier to begin next time when you are not worn out. Then you can check in.',
    byKind: {
      stop: 'Today needs only one thing of you, and you have named it. {when}, {then}, and ask nothing harder of yourself. Once it is over, you can check in, and the next time may be a little easier.',
    },
    twin: 'Stop a little early today. Leave the goal {title} while it is still going well, and note what you would have done next. Tomorrow you can begin with exactly that, and today you can rest.',
    twinByKind: {
      stop: 'The day can be closed for the goal {title} even if it was not a smooth one. Write down the one minute that you handled as you wanted to. That line is enough for a check-in.',
      reflect:
        'Leave the quiet before it gets long. To {act}, let today’s part end with the timer, the page, or a few breaths. Stay seated for one moment more, without a task. Then get up, and it is done.',
      finish:
        'Leave a door open for tomorrow. To {act}, finish one small thing today and begin the next one, with only a line or a name. Then put the pen on top. You will know where to go on.',
      relate:
        'Keep something for next time. To {act}, stop while it is still pleasant, and name one thing that you would like to hear more about. Then both of you have something to come back to.',
      do_regularly:
        'Stop a little early today. To {act}, quit while it is still going well, and note what you would have done next. Tomorrow you can begin with exactly that, and today you can rest.',
    },
  },
  {
    text: 'If you wonder afterward whether today was enough, here is the answer in advance: you meant to {then}. If you did that, it was. If you did a part of it, that part was enough for a day like this one.',
    twin: 'If you wonder afterward whether today was enough for the goal {title}, here is the answer in advance. If you can name one thing you did for it, it was. {when}, do something that has a name.',
    twinByKind: {
      relate:
        'If you wonder afterward whether it was enough, ask only this: did you hear one thing to its end? You wanted to {act}, and that is how it looks on a plain day. Once is enough.',
      learn:
        'If you wonder whether you know it by now, there is a simple test. To {act}, close everything and do the smallest piece once. If it comes, today is done. If not, do it with the book open, and stop.',
      stop: 'If you wonder afterward about the goal {title}, ask one thing: did you wait once, even for a breath? If so, today was enough. Write down where you were, and leave it at that.',
      do_regularly:
        'If you wonder afterward whether today was enough, name one thing that you did. To {act}, one thing with a name is plenty. Do it, say its name out loud, and leave it there.',
      recover:
        'If you wonder afterward whether today was enough, ask whether you rested once on purpose. For the goal {title}, that is a full day. Whatever else was possible is a gift, and you do not have to count it.',
    },
  },
  {
    text: 'Say out loud now what is enough for today. It is the one thing that you planned. {when}, {then}, and then your part is done. You do not have to add anything to it.',
    twin: 'Say out loud now when you will stop with the goal {title}: at a certain hour, or after one song. Keep your word when it comes, even if a little more would have been possible today.',
    twinByKind: {
      stop: 'Say out loud at what hour today is over for the goal {title}. When that hour comes, you can stop watching yourself. Wash your hands, put on something soft, and have the rest of the day for yourself.',
      finish:
        'Say out loud which piece is the last one for today. If you want to {act}, it should be small enough to finish in one sitting. When it is done, say so, also out loud, and get up.',
      relate:
        'Say at the start how long you can stay, and then stay that long. To {act}, an honest short time is better than a restless long one. When it is over, say one thing you liked.',
      do_regularly:
        'Say out loud now when you will stop: at a certain hour, or after one song. You want to {act}, and an honest end makes the start easier. Keep your word when it comes.',
    },
  },
  {
    text: 'Today’s part can have a plain end. You planned to {then}, and whatever follows from it is enough. Check in then, put one thing back in its place, and let your thoughts go to something else.',
    twin: 'End today’s part on purpose. After one small thing for the goal {title}, put something back where it belongs, and check in. That is the end of it. You can think of something else now.',
    twinByKind: {
      stop: 'End the day on purpose. For the goal {title}, write down one minute that you would like to keep, and close the notebook. The other minutes are over, and they need no line in it.',
      save: 'End today’s part with a drawer. For the goal {title}, look at one paper, write one word on it, pay or wait, and put it in. When the drawer is closed, you are done with money for today.',
      relate:
        'End it with one kind sentence. You wanted to {act}, so tell them what you enjoyed today, however small. Then you can say goodbye, or go and do the dishes. Nothing else is due.',
      do_regularly:
        'End today’s part on purpose. You want to {act}, so do one small thing, put something back where it belongs, and check in. That is the end of it, and the day is yours.',
    },
  },
]
