import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday’s box is empty and stays empty. We don’t repair it, we just don’t make it a pair. {when}, short version: {then}, and off you go. It goes on the log like any other.',
    twin: 'Yesterday’s box is empty and stays empty. We don’t repair it, we just don’t make it a pair. One small thing for the goal {title} today, and it goes on the log like any other.',
  },
  {
    text: 'No check-in yesterday, and we’re not holding a meeting about it. You’ve kept {kept}, so the setup works. Let’s do half a shift today, same start, and call it square.',
    twin: 'No check-in yesterday, and we’re not holding a meeting about it. Let’s do a short shift for the goal {title} today, one easy minute, and call it square.',
  },
  {
    text: 'One gap on the log. Let’s put something small right behind it: {then}. That way the gap stays one day wide, and nobody has to talk about it.',
    twin: 'One gap on the log. Let’s put something small for the goal {title} right behind it, a minute’s worth. That way the gap stays one day wide, and nobody has to talk about it.',
  },
  {
    text: 'We don’t do makeup shifts here. Yesterday had no check-in, today has a short one. First line of the plan and no other: {then}. That’s the job.',
    twin: 'We don’t do makeup shifts here. Yesterday had no check-in, today has a short one. One small thing for the goal {title}, and the rest stays on the hook. That’s the job.',
  },
  {
    text: 'Let’s pick it up where it lies. {then}, just the start of it, no speech. If yesterday wants to be discussed, it can wait until we’ve got today on the log.',
    twin: 'Let’s pick it up where it lies. One small bit for the goal {title}, no speech. If yesterday wants to be discussed, it can wait until we’ve got today on the log.',
  },
  {
    text: 'Quick status: yesterday blank, today open, and you’ve kept {kept}. That’s a good position to be in. We go short, we go soon, and we stop when it’s ticked.',
    twin: 'Quick status on the goal {title}: yesterday blank, today open. That’s a fair position to be in. We go short, we go soon, and we stop when it’s ticked.',
  },
  {
    text: 'What’s the smallest thing that still gets a tick? You wrote it once: {then}. Let’s do that and nothing else. After a blank day, small is the right tool.',
    twin: 'What’s the smallest thing that still gets a tick for the goal {title}? Let’s do that and nothing else. After a blank day, small is the right tool.',
  },
  {
    text: 'Nobody checked in yesterday. Could be a long day, could be a forgotten button, and we don’t need to know. {when}, it’s the light version: {then}, a little, done.',
    twin: 'Nobody checked in yesterday. Could be a long day, could be a forgotten button, and we don’t need to know. Today the goal {title} gets the light version, and then it’s done.',
  },
  {
    text: 'The rule’s simple and it’s ours: one blank is nothing, so let’s not collect them. Half the plan today. {then}, first part only, and the rest comes back tomorrow.',
    twin: 'The rule’s simple and it’s ours: one blank is nothing, so let’s not collect them. One easy bit for the goal {title} today. The rest comes back tomorrow.',
  },
  {
    text: 'Handover from yesterday: nothing. Fine, that’s quick to read. Let’s start today clean and low: {then}, a little of it, then a tick. We’ll build from there when we feel like it.',
    twin: 'Handover from yesterday: nothing. Fine, that’s quick to read. Let’s start today clean and low: one movement on the goal {title}, then a tick. We’ll build from there when we feel like it.',
  },
  {
    text: 'Let’s split this. Yesterday keeps its blank, and you take a short piece of today: {then}. The catching up goes to nobody, because there isn’t any.',
    twin: 'Let’s split this. Yesterday keeps its blank, and you do one short thing for the goal {title} today. The catching up goes to nobody, because there isn’t any.',
  },
  {
    text: 'Back on shift, no questions at the door. {when}, {then}, and then look up. If that’s all, we log it. If there’s more, we log that.',
    twin: 'Back on shift, no questions at the door. Do one small thing for the goal {title} and look up. If that’s all, we log it. If there’s more, we log that.',
  },
  {
    text: 'A blank day needs one thing from us, and it’s not a reason. It’s a short next one. {then}, at half length, and tick it before you put things away.',
    twin: 'A blank day needs one thing from us, and it’s not a reason. It’s a short next one. One minute for the goal {title}, and tick it before you put things away.',
  },
  {
    text: 'We’ve got {kept} on the log and one blank. The blank doesn’t get a vote. Let’s copy the easiest of the others today, only shorter, and leave it at that.',
    twin: 'We’ve got one blank on the log for the goal {title}. It doesn’t get a vote. Let’s take the easiest thing you know today, only shorter, and stop there.',
  },
  {
    text: 'Yesterday had no check-in, and it can stay outside. Let’s go straight to the small stuff: {then}. A minute’s enough to have been on shift.',
    twin: 'Yesterday had no check-in, and it can stay outside. Let’s go straight to the small stuff for the goal {title}. A minute’s enough to have been on shift.',
  },
  {
    text: 'Yesterday didn’t make the log. Today will, if we keep it small enough. {when}, {then}, and that’s the job. Ambition can come in on another day.',
    twin: 'Yesterday didn’t make the log. Today will, if we keep it small enough. One bit for the goal {title}, and that’s the job. Ambition can come in on another day.',
  },
  {
    text: 'Okay, new page. The old one has a blank on it, and that’s fine. First line of the new one is yours: {then}. Keep it short and we’ll call the page started.',
    twin: 'Okay, new page. The old one has a blank on it, and that’s fine. We write one line on the new one: something short for the goal {title}. Then the page is started.',
  },
  {
    text: 'Is there a version of today that fits between other things? Let’s say {then}, and no follow-up. After a day without a check-in, fitting in beats doing it properly.',
    twin: 'Is there one thing for the goal {title} that fits between other things? Let’s do that one, with no follow-up. After a day without a check-in, fitting in beats doing it properly.',
  },
  {
    text: 'The log has a hole the size of one day. We put something small next to it, not in it: {then}, at half size. Then we’re level.',
    twin: 'The log has a hole the size of one day. We put something small next to it, not in it. One easy bit for the goal {title}, and then we’re level.',
  },
  {
    text: 'Short shift today, by agreement. No check-in yesterday, so we lower the bar to where you can step over it. {then}, once, lightly. Then the tick’s yours.',
    twin: 'Short shift today, by agreement. No check-in yesterday, so we lower the bar to where you can step over it. One light thing for the goal {title}, then the tick’s yours.',
  },
  {
    text: 'You know the way in: {then}. Let’s use only the first bit of that. Yesterday had no check-in, and we’re done talking about it.',
    twin: 'You know what helps the goal {title} when the day’s short. Let’s use only that. Yesterday had no check-in, and we’re done talking about it.',
  },
  {
    text: 'Let’s keep the streak out of this and look at the hands. They can {then}, a little, in whatever mood. One blank behind us, one small tick in front.',
    twin: 'Let’s keep the numbers out of this and look at the hands. They can do one small thing for the goal {title}, in whatever mood. One blank behind us, one small tick in front.',
  },
  {
    text: 'Anything we skip today is allowed, except all of it. So let’s take the thinnest slice of the plan: {then}, for a breath or so. Done is done, at any size.',
    twin: 'Anything we skip today is allowed, except all of it. So let’s find something for the goal {title} that takes a breath or so. Done is done, at any size.',
  },
  {
    text: 'All right, one day’s blank, and you’ve kept {kept}. Let’s do a warm-up today, not the whole thing: the first small bit, then tick it.',
    twin: 'All right, one day’s blank on the goal {title}. Let’s do a warm-up today, not the whole thing: the first small bit, then tick it.',
  },
]
