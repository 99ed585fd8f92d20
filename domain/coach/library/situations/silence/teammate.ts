import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after three days without a check-in. They leave open what was done, and end early. */
export const silentThreeMessages: readonly LibraryMessage[] = [
  {
    text: 'No check-in for three days, so let’s make this a short shift. You know the sticky part, because you wrote it down: {obstacle}. We go around it once today, with something small, and then we’re off.',
    twin: 'No check-in for three days, so let’s make this a short shift. One small thing for the goal {title}, whatever’s nearest to your hand. We tick it, and then we’re off.',
  },
  {
    text: 'Three lines on the log are blank. Maybe it got done and nobody wrote it down, maybe not. Either way we start from here: {then}. First bit only, and then you’re free.',
    twin: 'Three lines on the log are blank. Maybe it got done and nobody wrote it down, maybe not. Either way we start from here. One easy bit for the goal {title}, and then you’re free.',
  },
  {
    text: 'Let’s not hold a review of the last three days. We just need one line on the log today, a very short one for the goal {title}. You pick it, I write it down.',
  },
  {
    text: 'It’s been three days since the last tick. {when}, we do the short version: {then}. No backlog, no speech. If you did it all along, just check in and we’re square.',
    twin: 'It’s been three days since the last tick. We do the short version of {weekday}: one small thing for the goal {title}. No backlog, no speech. If you kept at it all along, just check in.',
  },
  {
    text: 'What’s the lightest thing we could move today for the goal {title}? After three days without a check-in, that’s the right one. Let’s move it, look at it, and go do something else.',
  },
  {
    text: 'Three days off the log happens on every team. We don’t catch anyone up, we just start one small thing. Yours goes like this: {then}. A minute of that, and then we’re done.',
    twin: 'Three days off the log happens on every team. We don’t catch anyone up, we just start one small thing. A minute for the goal {title}, whatever’s easiest, and then we’re done.',
  },
  {
    text: 'Let’s split today. You put one thing ready for the goal {title}. The log won’t ask about the three days before. That’s a fair deal, and it’s done before the coffee’s cold.',
  },
  {
    text: 'Nobody’s checked in here for three days, and that’s all we know. So we go low: {when}, {then}, and that’s the lot. If you want to stop there, we stop there.',
    twin: 'Nobody’s checked in here for three days, and that’s all we know. So we go low on the goal {title}: about a minute of something easy. If you want to stop there, we stop there.',
  },
  {
    text: 'You could do today’s bit standing up. Let’s take something that short for the goal {title}, since it’s been three days without a tick. We only want to see the log move by one line.',
  },
  {
    text: 'Let’s say the last three days went to other jobs. Fine, they needed doing. Today this one gets a corner of the shift: {then}. Small corner, early end, and we put it on the log.',
    twin: 'Let’s say the last three days went to other jobs. Fine, they needed doing. Today the goal {title} gets a corner of the shift. Small corner, early end, and we put it on the log.',
  },
  {
    text: 'Three quiet days, and we don’t have to shout to end them. Put one thing for the goal {title} where you can’t overlook it. That counts as today’s share, and I’ll ask about it tomorrow.',
  },
  {
    text: 'Here’s how we come out of three blank days: short, soon, and without a plan for the week. {when}, you {then}, a little. We’ll talk about bigger versions some other time.',
    twin: 'Here’s how we come out of three blank days: short, soon, and without a plan for the week. Take one small thing for the goal {title}. We’ll talk about bigger versions some other time.',
  },
]

/** Messages of Teammate after a week without a check-in. They name that a goal can be changed. */
export const silentSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'A week without a check-in, so let’s look at the setup instead of at you. We can change the size of this, the hour, or the plan. You wrote why it’s here: {why}. If that stands, one small bit today.',
    twin: 'A week without a check-in, so let’s look at the setup instead of at you. We can change the size of the goal {title}, its hour, or its plan. If it still fits, one small bit today will do.',
  },
  {
    text: 'Seven days blank on the goal {title}. Let’s check the fit before we do anything. Too big, wrong hour, or just a full week? If it’s one of the first, we change it. If not, one easy minute.',
  },
  {
    text: 'The log’s been empty for a week. That’s information, not a crime. Here’s the plan we’ve got: {plan} If it doesn’t fit anymore, let’s rewrite half of it. If it does, we do the first bit today.',
    twin: 'The log’s been empty for a week. That’s information, not a crime. If the goal {title} needs a new hour or a smaller size, let’s change it. If it doesn’t, we do one easy thing today and stop.',
  },
  {
    text: 'It’s been a week, and maybe this was set up for other weeks than yours. We can resize the goal {title} on its page, which takes a minute. Or we leave it and do the smallest piece today. Your call.',
  },
  {
    text: 'We’ve got a few ways out of a blank week, and all of them work. Change the goal, change its hour, or leave both and start small: {then}. Let’s pick before we put the phone away.',
    twin: 'We’ve got a few ways out of a blank week, and all of them work. Change the goal {title}, change its hour, or leave both and do one small thing. Let’s pick before the phone goes away.',
  },
  {
    text: 'Nobody’s checked in for seven days, so let’s ask the simple question. Is the goal {title} the right size for a bad week? If it isn’t, we cut it until it is. That’s all the work we need today.',
  },
  {
    text: 'You wrote what gets in the way: {obstacle}. If it sat there all week, the plan’s in the wrong place, and we can move the plan. If it didn’t, we take one small step and log it.',
    twin: 'If something sat in the way all week, the goal {title} may be in the wrong place. We can move it to another hour. If it was just a full week, we take one small step and log it.',
  },
  {
    text: 'A week’s pause can be a decision or an accident, and we don’t have to know which. Let’s look at the goal {title} once: keep it, shrink it, or move it. Then do one easy minute, or none.',
  },
  {
    text: 'No tick for a week. We could make it all lighter: fewer days, a better hour, half the plan. If you’d rather keep it as it is, we start with the first move: {then}. And no further today.',
    twin: 'No tick for a week on the goal {title}. We could make it lighter: fewer days, a better hour, half the plan. If you’d rather keep it as it is, we start with one easy move, and no further.',
  },
  {
    text: 'Let’s use the quiet week for one thing, a cleaner setup. For the goal {title}, cross out whatever made it hard to begin. What’s left may look small, and we can live with small. It ends with a tick.',
  },
  {
    text: 'Seven days, no entries, no hard feelings. If you still mean the goal {title}, we’ll take a short one today and see how it sits. If you don’t, we change it to something you do mean. Both go on the log.',
  },
  {
    text: 'Plans go stale, and a week’s enough for that. We can put in a fresh one today, with a new moment and a smaller job. Or we use the old one once, just the start: {then}. Let’s do one of these.',
    twin: 'Plans go stale, and a week’s enough for that. For the goal {title}, we can put in a fresh one with a smaller job. Or we use a bit of the old one today. Let’s do either.',
  },
]

/** Messages of Teammate after two weeks without a check-in: keep the goal, make it smaller, or close it. */
export const silentFourteenMessages: readonly LibraryMessage[] = [
  {
    text: 'Two weeks without a check-in. Maybe it all happens without us, which would be the best outcome. If not, let’s pick one day this week for the goal {title}. And closing it is a fair answer too.',
  },
  {
    text: 'It’s been two weeks, so let’s decide instead of wait. Keep it, shrink it, or close it, and we’re fine with each. If you keep it, we start here: {then}. One day this week is enough.',
    twin: 'It’s been two weeks, so let’s decide instead of wait. We can keep the goal {title}, shrink it, or close it, and each is fine. If you keep it, one day this week is enough.',
  },
  {
    text: 'The log’s had no entry for two weeks. Let’s be honest with the goal {title}: is it still on the list? If yes, we cut it to one day a week. If no, we take it off and that’s that.',
  },
  {
    text: 'We’ve been quiet here for two weeks, and nobody’s in trouble. You wrote once: {why}. If that still pulls, we set up the smallest version. If it doesn’t, we close this and free the space.',
    twin: 'We’ve been quiet here for two weeks, and nobody’s in trouble. If the goal {title} still pulls, we set up the smallest version. If it doesn’t, we close it and free the space.',
  },
  {
    text: 'Two weeks off. Before we start anything, let’s find out what you want. The goal {title} as it was, a lighter one, or none? Say it out loud, and we’ll set the page to match.',
  },
  {
    text: 'Let’s not pretend it’s day one. After two weeks without a tick, the goal {title} gets a choice, not a pep talk. We keep it and go small, we change it, or we let it go.',
  },
  {
    text: 'A plan that hasn’t been used for two weeks may need a new slot. We can move it, halve it, or drop it. If you want to keep this one, we try its first move: {then}.',
    twin: 'A goal that hasn’t had a tick for two weeks may need a new slot. We can move the goal {title}, halve it, or drop it. If you want to keep it, we try one small thing.',
  },
  {
    text: 'Which is it, keep, smaller, or close? For the goal {title}, all of it’s on the table after two weeks, and we’re not voting. You say it, and the page follows. That’s the whole shift.',
  },
  {
    text: 'Other things got your time for two weeks, and that may be right. If the goal {title} should get some of it back, let’s choose one day and guard it. If not, we close it cleanly.',
  },
  {
    text: 'Two weeks is long enough that we don’t patch, we choose. What got in the way, you wrote, was this: {obstacle}. We can plan around it, make the goal smaller, or call it done.',
    twin: 'Two weeks is long enough that we don’t patch, we choose. For the goal {title}, we can plan around the snag, make it smaller, or call it done. You pick, and the page follows.',
  },
  {
    text: 'No tick in two weeks, and no pressure from this side. If you did it without logging, great, let’s close it as done. If the goal {title} is still open, we take one day this week. Just one.',
  },
  {
    text: 'Let’s sort this out together. The goal {title} hasn’t been touched on the log for two weeks. It stays as it is, gets smaller, or goes. We don’t need a reason for any of it.',
  },
]
