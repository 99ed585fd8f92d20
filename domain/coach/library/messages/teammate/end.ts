import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s say now when today’s part is over. You {then}, and after that I don’t ask for anything else. Check in whenever it suits you. A short day is a whole line on the log.',
    twin: 'Let’s say now when today’s work on the goal {title} is over. Do one small thing you could show somebody, and that’s it. Check in, put your things back, and don’t look for more to do.',
    byKind: {
      stop: 'Let’s say now when today’s work on the goal {title} is over. One hard minute handled in your own way, and that’s it. Check in after it, and don’t think about the next one.',
    },
  },
  {
    text: 'Done today means this: {plan} Once it has happened, tick it and we’re finished. If its moment doesn’t come today, note that. Then we’re finished, too.',
    twin: 'What does done mean today for the goal {title}? Let’s write down the smallest thing that deserves the tick. If you could go on after it, stop anyway. Tick it, and we’re finished.',
  },
  {
    text: 'We’ve got one thing left on this goal today. {when}, {then}, and there it ends. Check in right after it, if you can. We don’t think about the goal after that until tomorrow.',
    twin: 'Let’s mark the end with a movement: close a lid, switch off a lamp, shut a drawer. Make it after one small thing for the goal {title}. Then we don’t think about it until tomorrow.',
  },
  {
    text: 'If somebody asks today whether it’s done, we want a yes or a no. Here’s the test: did you {then}? A yes goes on the log. If its moment hasn’t come, the answer is not yet.',
    twin: 'If somebody asks today whether it’s done, we want a yes or a no. Write the test for the goal {title} now, one line that anyone could check. Then do that line.',
  },
  {
    text: 'Leave it there for today, right where the plan ends: {then}. If you feel like going on, go on, but we don’t count on it. The tick is for the plan alone.',
    twin: 'Leave things ready for tomorrow. After a small part of the goal {title}, put out one thing you’ll need for the next time. That’s the last job on our list today.',
    byKind: {
      stop: 'Leave things easier for tomorrow. When today’s hard minute on the goal {title} is over, clear away one thing that made it hard. That’s the last job on our list today.',
    },
  },
  {
    text: 'No overtime today. What you wrote is the job: {then}. After it, you’re off duty. If another idea comes, it can wait on the list, and we look at it tomorrow.',
    twin: 'No overtime today. Do one small thing for the goal {title} and stop there. If you think of the next step, put it on a note. Let’s start with it tomorrow.',
    byKind: {
      stop: 'No overtime today. For the goal {title}, we look after the hard hour, and after that you stop checking. Plan something pleasant for the minutes right after it, and go there.',
    },
  },
  {
    text: 'Here’s the whole list for today. {when}, {then}. After it, check in. There’s nothing below that, and we won’t add anything. When it’s ticked, put the list away.',
    twin: 'Here’s the whole list for the goal {title} today: one small thing, then check in. There’s nothing below that, and we won’t add anything. When both are ticked, put the list away.',
  },
  {
    text: 'Let’s end today in writing. After you {then}, write one word beside the date: how it went. Any true word will do. Then we close the page until tomorrow.',
    twin: 'Let’s end today in writing. After one small thing for the goal {title}, write one word beside the date: how it went. Any true word will do. Then close the page.',
  },
]
