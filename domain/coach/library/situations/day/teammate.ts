import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after today's check-in. They ask for nothing more. */
export const doneTodayMessages: readonly LibraryMessage[] = [
  {
    text: 'Today’s on the log, so we’re off shift. Whatever’s below is for tomorrow and strictly optional. I’d leave the goal {title} alone until then.',
  },
  {
    text: 'Checked in, thanks. We’ve got nothing left to do today. If you’re restless, set out one thing for tomorrow’s shift, which is also you.',
  },
  {
    text: 'We’re done here. Let’s not start a second round on the goal {title}. A short note for tomorrow is fine, and so is nothing at all.',
  },
  {
    text: 'The tick’s in. We could use a quiet minute to make tomorrow’s start easier, or we could call it a day. Both work.',
  },
  {
    text: 'That’s the goal {title} for today, and the log agrees. Let’s keep the tools where they are. Tomorrow’s shift starts with them in place.',
  },
  {
    text: 'Nothing open on our side. If something worked well today, tell me in a line and we’ll use it tomorrow. If not, enjoy the rest of the day.',
  },
]

/** Messages of Teammate on a rest day. They offer one preparation at most. */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Rest day, so we’re not on shift. Nothing’s due for the goal {title}. If you want to lend tomorrow a hand, put one thing ready, and that’s all we do.',
    byKind: {
      stop: 'Rest day, so no drills and no notes. The goal {title} stays as we agreed. If the urge drops by, water, window, done, and we talk tomorrow.',
    },
  },
  {
    text: 'Let’s leave the goal {title} in the locker today. You planned the day off, we honor it. Feet up, phone away for a bit, and we’ll meet tomorrow.',
    byKind: {
      stop: 'Let’s take the training off today, not the goal {title} itself. You planned an easy day, so keep it easy. Good company, early meals, and no corner where it usually starts.',
    },
  },
  {
    text: 'The schedule says rest, and we keep the schedule. No short version, no sneaky extra for the goal {title}. Do something that has nothing to do with us.',
    byKind: {
      stop: 'The schedule says rest, and we keep the schedule. For the goal {title}, that’s a day with nothing hard put in its way. Sit somewhere it never comes up.',
    },
  },
  {
    text: 'Day off. We don’t count it, we don’t fill it. If an idea for the goal {title} turns up, write it down and let it wait.',
    byKind: {
      stop: 'Day off from the exercises. We don’t count, we don’t practice. What you settled about the goal {title} holds by itself, and a nap helps more than a plan.',
    },
  },
  {
    text: 'Nobody’s working on the goal {title} today, and that’s on purpose. Let’s use the slot for something slow. Tomorrow’s start is where it always is.',
    byKind: {
      stop: 'Nobody’s rehearsing for the goal {title} today, and that’s on purpose. We just keep the tired hour soft: a chair, something warm, someone around.',
    },
  },
  {
    text: 'It’s your free day, so we stay out of the way. One thing, if you like: look up when tomorrow’s turn for the goal {title} comes. Then forget about us.',
    byKind: {
      stop: 'It’s your free day, so we stay out of the way. One thing for the goal {title}, if you like: choose where you’ll be in the hard hour. Then forget about us.',
    },
  },
]

/** Messages of Teammate on the first day: set it up together. */
export const firstDayMessages: readonly LibraryMessage[] = [
  {
    text: 'First day, so let’s set it up. {when}, you {then}, and you wrote what will argue: {obstacle}. We deal with that one beforehand. Then there’s nothing left to discuss on the spot.',
    twin: 'First day, so let’s set it up before it starts. For the goal {title}, we need a spot, a moment, and one thing within reach. You pick them, we try them once, and tomorrow we fix what didn’t fit.',
  },
  {
    text: 'Day one, and we already have a plan, because you wrote it: {plan} Let’s test it at low speed. If something jams, good, we’ll know what to oil. The test counts as the whole first shift.',
    twin: 'Day one on the goal {title}. Let’s test the smallest piece at low speed and see what jams. If something does, good, we’ll know what to change. The test counts as the whole first shift.',
  },
  {
    text: 'We start today, and we start light. You know your own sticking point: {obstacle}. Let’s write one line on what you’ll do when it shows up. One line now beats a long talk with it later.',
    twin: 'We start today, and we start light. Something will try to get in front of the goal {title}, it always does. Let’s write one line on what you’ll do then. One line now beats a long talk later.',
  },
  {
    text: 'Before anything gets moving, let’s agree on what today’s tick stands for. For the goal {title}, it’s one honest try, any size. We don’t measure it and we don’t compare it. We just see how the setup works.',
  },
  {
    text: 'You wrote why we’re here: {why}. Good to have on file. For day one we only need the first move: {then}. Let’s do that one together, look at how it went, and knock off early.',
    twin: 'Good to have you on this. For day one of the goal {title}, we only need a first move, the smallest there is. Let’s do that one, look at how it went, and knock off early. Tomorrow we add nothing.',
  },
  {
    text: 'What do you need within reach so that the goal {title} can start? Let’s sort that first. We lay it out, make one short try with it, and leave it there for tomorrow. That’s the setup done.',
  },
]

/** Messages of Teammate late on a day without a check-in, with a run behind it. They threaten with nothing. */
export const atRiskMessages: readonly LibraryMessage[] = [
  {
    text: 'Today’s still open. If the goal {title} got its bit already, let’s check in and call it a day. If not, we take the short version, and that’s plenty at this hour.',
  },
  {
    text: '{run} on the log, and no records needed at this hour. Let’s see what still fits for the goal {title}: something you can do before the kettle’s done. Then we tick it.',
  },
  {
    text: 'Late shift, low lights. Maybe it’s done and just not written down, then we only need the tick. Otherwise we go small: {then}, first bit, and off to bed.',
    twin: 'Late shift, low lights. Maybe it’s done and just not written down, then we only need the tick. Otherwise one small thing for the goal {title}, and off to bed.',
  },
  {
    text: 'We’ve got an open line for today and not much evening left. Fine, let’s write a short one. A minute for the goal {title}, in whatever shape you’re in, and we close up.',
  },
  {
    text: 'Let’s keep this brief, you’ve had a day. The goal {title} can have one easy thing, or just your check-in if it’s been done. Either way we’re finished before it gets late.',
  },
  {
    text: 'No check-in yet, and nobody’s worried. We’ve got {run} behind us and a few minutes in front. What’s the smallest thing for the goal {title} you could do standing up? That one.',
  },
]
