import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after three days without a check-in. They leave open what was done, and end early. */
export const silentThreeMessages: readonly LibraryMessage[] = [
  {
    text: 'No check-in for three days, so let’s make today short. We know what was in the way, because you wrote it down: {obstacle}. The plan has the answer: {then}. Just that, then check it off, and we’re off.',
    byKind: {
      recover:
        'No check-in for three days, so let’s make today short. You wrote what worries you: {obstacle}. Let’s ask a doctor or a therapist about it, and do no more than feels safe today.',
    },
    twin: 'No check-in for three days, so let’s make today short. Do one small thing for the goal {title}, whichever is the easiest now. Check it off, and then we’re off.',
    twinByKind: {
      finish:
        'No check-in for three days, so let’s make today short. To {act}, look at the last thing you did, and add a little to it. Check it off, and then we’re off.',
      stop: 'No check-in for three days, so let’s make today short. For the goal {title}, only the next urge counts. Spend it in another room, check it off, and then we’re off.',
      relate:
        'No check-in for three days, so let’s make today short. To {act}, send them one line today about something they told you lately. Check it off, and then we’re off.',
    },
  },
  {
    text: 'Three lines on the log are blank. Maybe it got done and nobody wrote it down, maybe not. Either way, we start from here: {when}, {then}, and only that. Then you’re free.',
    twin: 'Three lines on the log are blank. Maybe it got done and nobody wrote it down, maybe not. Either way, we start from here. Do one easy thing for the goal {title}, and then you’re free.',
    twinByKind: {
      finish:
        'Three lines on the log are blank. Maybe it got done and nobody wrote it down, maybe not. To {act}, we start from here: one small gap, closed. Then you’re free.',
      learn:
        'Three lines on the log are blank. Maybe it got done and nobody wrote it down, maybe not. To {act}, we start from here: one thing from memory. Then you’re free.',
      relate:
        'Three lines on the log are blank. Maybe it got done and nobody wrote it down, maybe not. To {act}, we start from here: one question, one answer. Then you’re free.',
    },
  },
  {
    text: 'Let’s not go over the last three days. We need one line on the log today, a very short one for the goal {title}. You pick what goes in it, and I log it.',
    byKind: {
      finish:
        'Let’s not go over the last three days. We need one line on the log today, a very short one. To {act}, write down what’s next, do its first minute, and I log it.',
      relate:
        'Let’s not go over the last three days. We need one line on the log today. To {act}, send them a greeting with one question in it, and I log it.',
    },
  },
  {
    text: 'It’s been three days since the last mark. {when}, we do one thing: {then}. Nothing has to be caught up. If you did it all along, just check in.',
    twin: 'It’s been three days since the last mark. Let’s keep {weekday} short: one small thing for the goal {title}. If you kept at it all along, just check in.',
    twinByKind: {
      finish:
        'It’s been three days since the last mark. To {act}, let’s keep it short: write down what’s next, and do a minute of it. If it’s done already, check in.',
    },
  },
  {
    text: 'What’s the lightest thing we could do today for the goal {title}? After three days without a check-in, that’s the right one. Do it, check it off, and let’s leave it at that.',
    byKind: {
      stop: 'What’s the lightest thing we could do today? For the goal {title}, let’s say one glass of water at the next urge, standing up. Do it, check it off, and leave it at that.',
      learn:
        'What’s the lightest thing we could do today? To {act}, let’s say one piece from memory, with the book shut. Do it, check it off, and let’s leave it at that.',
    },
  },
  {
    text: 'It happens on every team: three days without a mark. We don’t catch up, we just start one small thing. Yours goes like this: {when}, {then}. Do that, and we’re back on the log.',
    twin: 'It happens on every team: three days without a mark. We don’t catch up, we just start one small thing. Do a minute for the goal {title}, whatever’s easiest, and then stop.',
    twinByKind: {
      stop: 'It happens on every team: three days without a mark. We don’t catch up. For the goal {title}, let’s put one thing out of reach now, whatever’s nearest, and stop there.',
      finish:
        'It happens on every team: three days without a mark. We don’t catch up. To {act}, let’s send one message or fill in one name, whatever’s easiest, and stop there.',
    },
  },
  {
    text: 'Let’s split today. You set out one thing for the goal {title}. Nobody’s asking about the three days before. Once the thing is in its place, today’s part is done.',
    byKind: {
      finish:
        'Let’s split today. To {act}, you put the next piece on the table, open. Nobody’s asking about the three days before. Once it’s lying there, today’s part is done.',
    },
  },
  {
    text: 'Nobody’s checked in here for three days, and that’s all we know. So we start small: {when}, {then}, and nothing after it. If that’s enough for today, we call it a day.',
    twin: 'Nobody’s checked in here for three days, and that’s all we know. So we start small on the goal {title}: about a minute of something easy. If you’d like to stop halfway, we stop halfway.',
    twinByKind: {
      relate:
        'Nobody’s checked in here for three days, and that’s all we know. So we start small. To {act}, ask them how today was, and let them tell it to the end.',
      finish:
        'Nobody’s checked in here for three days, and that’s all we know. So we start small. To {act}, lay the next piece open and touch it for a minute.',
    },
  },
  {
    text: 'No mark for three days, so let’s do something quick for the goal {title}. Pick what you could do standing up. One new line on the log is all we’re after.',
    byKind: {
      finish:
        'No mark for three days, so let’s do something quick. To {act}, send one message or sign one thing, standing up. One new line on the log is all we’re after.',
      relate:
        'No mark for three days, so let’s do something quick. To {act}, let’s ask them one thing in passing. One new line on the log is all we’re after.',
    },
  },
  {
    text: 'Let’s say the last three days went to other jobs that needed doing. Today this one gets a small share: {when}, {then}. Do it once, and we put it on the log.',
    twin: 'Let’s say the last three days went to other jobs that needed doing. Today the goal {title} gets a small share. Keep it short, stop early, and we put it on the log.',
    twinByKind: {
      learn:
        'Let’s say the last three days went to other jobs that needed doing. To {act}, today gets one old piece from memory. Stop early, and we put it on the log.',
    },
  },
  {
    text: 'Three quiet days can end quietly. Put one thing for the goal {title} where you can’t overlook it. That’s our share for today, and I’ll ask about it tomorrow.',
    byKind: {
      stop: 'Three quiet days can end quietly. For the goal {title}, put a cup or a cloth where the urge usually comes. That’s our share for today, and it’s enough.',
    },
  },
  {
    text: 'After three blank days, let’s keep it short and not plan the whole week. {when}, {then}, and no more. We can always talk about anything bigger another time.',
    twin: 'After three blank days, let’s keep it short and not plan the whole week. Pick one small thing for the goal {title}. We can talk about a bigger version another time.',
    twinByKind: {
      finish:
        'After three blank days, let’s keep it short and not plan the whole week. To {act}, do the quickest thing on the list. We can talk about a bigger version another time.',
    },
  },
]

/** Messages of Teammate after a week without a check-in. They name that a goal can be changed. */
export const silentSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'A week without a check-in, so let’s look at the goal instead of at you. We can change its size, its hour, or its plan. You wrote why it’s here: {why}. If that still counts, do one small bit today.',
    twin: 'A week without a check-in, so let’s look at the setup instead of at you. We can change the size of the goal {title}, its hour, or its plan. If it still fits, do one small bit today.',
  },
  {
    text: 'Seven days blank on the goal {title}. Was it too big, at the wrong hour, or just a full week? If it’s too big or at the wrong hour, let’s change that. If the week was full, do one easy minute.',
  },
  {
    text: 'The log’s been empty for a week, and nobody’s in trouble. Here’s the plan we’ve got: {plan} If it doesn’t fit anymore, let’s rewrite half of it. If it does, do the first bit today.',
    twin: 'The log’s been empty for a week, and nobody’s in trouble. If the goal {title} needs a new hour or a smaller size, let’s change it. If it doesn’t, do one easy thing today and stop.',
  },
  {
    text: 'It’s been a week, and maybe this goal was made for quieter weeks. We can make the goal {title} smaller on its page, which takes a minute. Or we keep it and do the smallest piece today. You pick.',
  },
  {
    text: 'We’ve got a few ways to go on after a blank week. Change the goal, change its hour, or keep both and start small: {then}. All of them work. Let’s pick one before you put the phone away.',
    twin: 'We’ve got a few ways to go on after a blank week. Change the goal {title}, change its hour, or keep both and do one small thing. All of them work. Let’s pick one now.',
  },
  {
    text: 'Nobody’s checked in for seven days, so let’s ask a simple question. Is the goal {title} small enough for a bad week? If it isn’t, we cut it until it is. That’s all the work for today.',
  },
  {
    text: 'You wrote what gets in the way: {obstacle}. If it was there all week, let’s move this to another hour or place. If it wasn’t, do one small thing today, and we log it.',
    twin: 'Maybe something was in the way of the goal {title} all week. Then let’s move the goal to another hour or place. If it was only a full week, do one small thing today, and we log it.',
  },
  {
    text: 'A week’s pause can be on purpose or not, and we don’t have to know which. Let’s look at the goal {title} once: keep it, make it smaller, or move it. After that, one easy minute is enough.',
  },
  {
    text: 'No mark for a week. We could make it lighter: fewer days, a better hour, half the plan. If you’d rather keep it as it is, let’s start with the first move: {then}. The rest can wait.',
    twin: 'No mark for a week on the goal {title}. We could make it lighter: fewer days, a better hour, half the plan. If you’d rather keep it as it is, let’s start with one easy move.',
  },
  {
    text: 'After a quiet week, let’s make the start easier. For the goal {title}, cross out whatever made it hard to begin. What’s left may look small, and we can work with that. Do it once, and check it off.',
  },
  {
    text: 'Seven days without an entry, and no hard feelings. If you still want the goal {title}, let’s do a short one today and see. If you don’t, we change it into something you do want.',
  },
  {
    text: 'A plan may stop fitting, and a week is long enough to notice. We can write a new one today, with another moment and a smaller job. Or let’s try the old one once: {then}, and see.',
    twin: 'A plan may stop fitting, and a week is long enough to notice. We can write a new one for the goal {title}, with a smaller job. Or let’s try a bit of it as it is today.',
  },
]

/** Messages of Teammate after two weeks without a check-in: keep the goal, make it smaller, or close it. */
export const silentFourteenMessages: readonly LibraryMessage[] = [
  {
    text: 'Two weeks without a check-in. Maybe it all happens without us, which would be the best outcome. If not, let’s pick one day this week for the goal {title}. Closing it is a fair answer too.',
  },
  {
    text: 'It’s been two weeks, so let’s settle what’s next. Keep it, make it smaller, or close it, and we’re fine with each. If you keep it, start here: {then}. One day this week is enough.',
    twin: 'It’s been two weeks, so let’s settle what’s next. We can keep the goal {title}, make it smaller, or close it, and each is fine. If you keep it, one day this week is enough.',
  },
  {
    text: 'The log’s had no entry for two weeks. Let’s ask an honest question: is the goal {title} still on your list? If it is, we cut it to one day a week. If it isn’t, we take it off.',
  },
  {
    text: 'We’ve been quiet here for two weeks, and nobody’s in trouble. You wrote once: {why}. If you still want that, we set up the smallest version. If you don’t, let’s close this one.',
    twin: 'We’ve been quiet here for two weeks, and nobody’s in trouble. If you still want the goal {title}, we set up the smallest version. If you don’t, let’s close it.',
  },
  {
    text: 'Two weeks off. Before we start anything, let’s find out what you want. The goal {title} as it was, a lighter one, or none? Say it out loud, and we change the page to match.',
  },
  {
    text: 'Let’s not pretend it’s day one. After two weeks without a mark, we ask what should happen with the goal {title}. Keep it and go small, change it, or let it go.',
  },
  {
    text: 'A plan that hasn’t been used for two weeks may need another hour. We can move it, halve it, or drop it. If you want to keep this one, let’s try its first move: {then}.',
    twin: 'A goal that hasn’t had a mark for two weeks may need another hour. We can move the goal {title}, halve it, or drop it. If you want to keep it, let’s try one small thing.',
  },
  {
    text: 'Which is it: keep, smaller, or close? After two weeks, all of that is possible for the goal {title}, and we don’t vote on it. You say which, and we change the page. That’s all for today.',
  },
  {
    text: 'Other things got your time for two weeks, and that may be right. If the goal {title} should get some of it back, let’s pick one day and keep it free. If not, we close it.',
  },
  {
    text: 'It’s been two weeks, and you wrote what got in the way: {obstacle}. Let’s do something about the goal now. We can plan around that, make the goal smaller, or close it. You pick.',
    twin: 'It’s been two weeks, so let’s do something about the goal {title} now. We can plan around whatever got in the way, make the goal smaller, or close it. You pick.',
  },
  {
    text: 'No mark in two weeks, and no pressure from us. If you did it without logging, great, let’s close it as done. If the goal {title} is still open, we take one day this week, and only one.',
  },
  {
    text: 'Let’s sort this out together. The goal {title} hasn’t been on the log for two weeks. It can stay as it is, get smaller, or go. We don’t need a reason for any of these.',
  },
]
