import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with what done for today is (TEXT-14). */
export const endMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s say now when today’s part is over. You {then}, and after that I don’t ask for anything else. Check in whenever it suits you. A short day is a whole line on the log.',
    twin: 'Let’s say now when today’s work on the goal {title} is over. {when}, do one small thing you could show somebody, and that’s it. Check in, put your things back.',
    twinByKind: {
      stop: 'Let’s say now when today’s work on the goal {title} is over. One hard minute handled in your own way, and that’s it. Check in after it, and the log has its line.',
      finish:
        'Let’s say now which piece is the last one today. You want to {act}, so pick one that fits into a single sitting. When it’s done, check in and get up.',
      relate:
        'Let’s say now what’s enough: one thing heard to its end, or one kind line sent. You want to {act}, so when that’s happened, check it off and be together.',
      do_regularly:
        'Let’s say now when today’s part is over. To {act}, do one small thing you could show somebody, and that’s it. Check in, put your things back, and leave the room.',
    },
  },
  {
    text: 'Here’s what done means today: {plan} Do that, check it off, and we’re finished. If you don’t get the chance today, note that, and we’re finished, too.',
    twin: 'What does done mean today for the goal {title}? Let’s write down the smallest thing that deserves the mark. {when}, do that, and stop even if you could go on.',
    twinByKind: {
      learn:
        'What does done mean today? To {act}, let’s say: one small piece, once, without looking. If it takes many tries, fine. The first clean one gets the mark, and we’re finished.',
      relate:
        'What does done mean today? To {act}, let’s say: one question asked, one answer heard to the end. You don’t have to look for more. Check it off when it’s happened.',
      stop: 'What does done mean today for the goal {title}? Let’s say: one urge, one minute, another room. Write the time of it beside the date, and we’re finished for the day.',
      do_regularly:
        'What does done mean today? To {act}, let’s write down the smallest thing that deserves the mark. Do that, and stop even if you could go on. That’s the day’s work.',
    },
  },
  {
    text: 'We’ve got one main job today. {when}, {then}, and that’s all. Check in right after it, if you can. We don’t think about the goal after that until tomorrow.',
    twin: 'Let’s mark the end with a movement: close a lid, switch off a lamp, shut a drawer. {when}, do one small thing for the goal {title}, then make that movement. That’s it until tomorrow.',
    twinByKind: {
      stop: 'Let’s mark the end with a movement: close a lid, draw a curtain, rinse a cup. When today’s hard minute on the goal {title} is behind you, make that movement. Then you’re off.',
      save: 'Let’s end it in a drawer. For the goal {title}, look at one paper, write one word on it, and put it away. Then shut the drawer, and money’s off the table.',
      relate:
        'Let’s mark the end before we begin: when the cup’s empty, or the bus comes. You want to {act}, so be all there until then. After that, you can go.',
      do_regularly:
        'Let’s mark the end with a movement: close a lid, switch off a lamp, shut a drawer. To {act}, do one small thing first. Then that’s it until tomorrow.',
    },
  },
  {
    text: 'If somebody asks today whether it’s done, we want a yes or a no. Here’s the test: did you {then}? A yes goes on the log. If its moment hasn’t come, the answer is not yet.',
    twin: 'If somebody asks today whether it’s done, we want a yes or a no. Write the test for the goal {title} now, one line that anyone could check. {when}, do it.',
    twinByKind: {
      finish:
        'If somebody asks what got done, we want one noun. You set out to {act}, so which piece will it be: the ad, the list, the letter? Finish that noun today.',
      recover:
        'If somebody asks whether it’s done, a rest is a yes. For the goal {title}, let’s count the easy part or an hour on the couch, whichever it was. Check it off, and stay put.',
      stop: 'If somebody asks how it went, we want one line. For the goal {title}, make it this: it came, and I went to another room. Then make it true once today.',
      relate:
        'If somebody asks whether it’s done, we want a yes or a no. Did you let that person finish once? To {act}, that’s the test. Write down the date.',
      do_regularly:
        'If somebody asks today whether it’s done, we want a yes or a no. To {act}, write the test now, one line that anyone could check. Then do it.',
    },
  },
  {
    text: 'Our job today ends with the plan: {when}, {then}. If you feel like going on, you can, but nobody here expects it. The plan alone is enough for the mark.',
    twin: 'Leave things ready for tomorrow. {when}, do a small part of the goal {title}, and put out one thing for next time. That’s the last job on our list today.',
    twinByKind: {
      stop: 'Leave things easier for tomorrow. When today’s hard minute on the goal {title} is over, clear away one thing that made it hard. That’s the last job on our list today.',
      finish:
        'Leave a loose end on purpose. You set out to {act}, so finish one piece, start the next with a single line, and stop. Let’s pull on that line tomorrow.',
      relate:
        'Leave a bit for next time. You want to {act}, so let’s stop while it’s nice and name one thing to hear more about. That’s the last job on the list.',
      do_regularly:
        'Leave things ready for tomorrow. To {act}, do a small part, and put out one thing for next time. That’s the last job on our list today. We log it as it is.',
    },
  },
  {
    text: 'What you wrote is the job today: {when}, {then}. After it, nobody here asks for more. If another idea comes, it can wait on the list, and we look at it tomorrow.',
    twin: 'No overtime today. {when}, do one small thing for the goal {title} and stop there. If you think of the next step, put it on a note. Let’s start with it tomorrow.',
    twinByKind: {
      stop: 'No overtime today. For the goal {title}, we look after the hard hour, and after that you stop checking. Plan something pleasant for the minutes right after it, and go there.',
      reflect:
        'No overtime today. You set out to {act}, so after the timer, stay one more breath and get up. Let’s check it off right there, before the phone comes back.',
      relate:
        'No overtime today. You want to {act}, so say at the start how long you’ve got, and stay exactly that long. Let’s end on one thing you liked. Then go.',
      do_regularly:
        'No overtime today. To {act}, do one small thing and stop there. If you think of the next step, put it on a note. Let’s start with it tomorrow.',
      recover:
        'No overtime today, and not even regular time. For the goal {title}, let’s count one rest that you took on purpose. Check it off, and leave the rest of the list alone.',
    },
  },
  {
    text: 'Here’s what counts today: {when}, {then}. Whatever else we put on the list is only there to help with that. When it’s done, check in, and that’s the day.',
    twin: 'Here’s what counts for the goal {title} today: one small thing with a verb, then check in. {when}, take it from the top. Whatever else we list is extra.',
    twinByKind: {
      relate:
        'Here’s what counts today: one kind sentence, said to that person while it’s still today. To {act}, that’s enough. Let’s make it exact, with something in it from today. Then check it off.',
      finish:
        'Here’s what counts today: one open end, closed. You set out to {act}, so write it down with a box beside it. When the box has its mark, we call it enough.',
      stop: 'Here’s what counts for the goal {title} today: get past one urge, then check in. Whatever else we list is there to help. When both are checked off, put the list away.',
      do_regularly:
        'Here’s what counts today: one small thing with a verb, then check in. To {act}, take it from the top. Whatever else we list is extra. Extra can wait until tomorrow.',
    },
  },
  {
    text: 'Let’s end today in writing. After you {then}, write one word beside the date: how it went. Any true word will do. Then we close the page until tomorrow.',
    twin: 'Let’s end today in writing. {when}, do one small thing for the goal {title}, then write beside the date what it was. One true word will do, and we close the page.',
    twinByKind: {
      learn:
        'Let’s end today with a question. To {act}, write down the one thing that didn’t work yet, as a question. Close the book. We open it there tomorrow. That’s all.',
      stop: 'Let’s end today in writing. For the goal {title}, put one minute on paper that you handled your way, with the time. The other minutes get no line. Then close the page.',
      relate:
        'Let’s end today in writing. You set out to {act}, so put one sentence they said beside the date. It may be a plain one. Then we close the page.',
      do_regularly:
        'Let’s end today in writing. To {act}, do one small thing, then write beside the date what it was. One true word will do, and we close the page.',
    },
  },
]
