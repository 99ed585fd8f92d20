import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s say now when the shift is over. You {then}, once, and that’s it. Check in, put things back, and don’t hang around looking for more to do. A short shift is a whole entry on the log.',
    twin: 'Let’s say now when today’s shift on the goal {title} is over. One small thing you could show somebody, and that’s it. Check in, put things back, and don’t hang around looking for more to do.',
    byKind: {
      stop: 'Let’s say now when today’s shift on the goal {title} is over. One hard minute handled in your own way, and that’s it. Check in after it. What the rest of the day does is no longer on the sheet.',
    },
  },
  {
    text: 'Done today means this and no more: {plan} Let’s hold to that in both directions. Less isn’t a disaster, more isn’t a bonus. Once it has happened, you tick it and we close.',
    twin: 'Done today needs a line, so let’s draw it for the goal {title}. Write the smallest thing that deserves the tick. Less isn’t a disaster, more isn’t a bonus. Once it has happened, we close.',
  },
  {
    text: 'We clock out with a movement: lid, switch, drawer, door. Pick yours. {when}, {then}, and then make that movement. After it, this goal is off the air until tomorrow, and so are you.',
    twin: 'We clock out with a movement: lid, switch, drawer, door. Pick yours. Make it after one small bit of the goal {title}. Then the subject’s off the air until tomorrow, and so are you.',
  },
  {
    text: 'If somebody asks today whether it’s done, we want a yes or a no. So here’s the test: did you {then}? If yes, it’s done. If partly, write which part, and that’s an entry too.',
    twin: 'If somebody asks today whether it’s done, we want a yes or a no. So write the test for the goal {title} now, one line that anyone could check. Do that line. Then the answer’s yes.',
  },
  {
    text: 'Leave the place ready for whoever comes next, which is you. After you {then}, put out one thing for tomorrow. That’s the last job on our sheet, and it’s a short one. Then off you go.',
    twin: 'Leave the place ready for whoever comes next, which is you. After a bit of the goal {title}, put out one thing for tomorrow. That’s the last job on our sheet, and it’s a short one.',
    byKind: {
      stop: 'Leave the place easier for whoever comes next, which is you. When today’s hard minute on the goal {title} is over, clear away what made it hard. That’s the last job on our sheet. Then off you go.',
    },
  },
  {
    text: 'Overtime isn’t on offer today. What you wrote is the job: {then}. Stop there, and let’s keep what’s left over for tomorrow. You can note the next line if it’s itching. Nothing beyond the note.',
    twin: 'Overtime isn’t on offer today. Give the goal {title} one small bit, stop there, and let’s keep what’s left over for tomorrow. You can note the next line if it’s itching. Nothing beyond the note.',
    byKind: {
      stop: 'Overtime isn’t on offer today. For the goal {title} we look after the hard hour, and then we stop looking. No checking afterward how strong it still is. Put something pleasant right behind the hour, and go there.',
    },
  },
  {
    text: 'Here’s the whole of today’s sheet. {when}, {then}. After it, check in. There’s no line below that, and we won’t slip one in. When it’s ticked, the sheet goes in the bin.',
    twin: 'Here’s the whole of today’s sheet for the goal {title}: one small thing, then check in. There’s no other line, and we won’t slip one in. When both are ticked, the sheet goes in the bin.',
  },
  {
    text: 'Let’s end it on paper. When its moment has passed, write a word beside the date, any word that’s true. That closes today. You meant to {then}, and now it’s on record what came of it.',
    twin: 'Let’s end it on paper. When the goal {title} has had its bit, write a word beside the date, any word that’s true. That closes today. Nobody adds to it and nobody reads it out.',
  },
]
