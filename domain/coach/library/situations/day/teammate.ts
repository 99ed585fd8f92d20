import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after today's check-in. They ask for nothing more. */
export const doneTodayMessages: readonly LibraryMessage[] = [
  {
    text: 'Today’s on the log, so we’re done. I’d leave the goal {title} alone until tomorrow. Whatever’s listed below is optional.',
  },
  {
    text: 'Checked in, thanks. We’ve got nothing left to do today. If you’d like to do something for tomorrow, set one thing out.',
  },
  {
    text: 'We’re done for today. Let’s not start a second round on the goal {title}. A short note for tomorrow is fine, and so is nothing at all.',
  },
  {
    text: 'The mark’s in. If you’ve got a quiet minute, we could make tomorrow’s start easier. If you haven’t, let’s call it a day.',
  },
  {
    text: 'That’s the goal {title} for today, and it’s on the log. Let’s keep your things where they are, so tomorrow starts the same way.',
  },
  {
    text: 'Nothing’s open for today. If something worked well, put it in the note, and we’ll use it tomorrow. If not, enjoy the rest of the day.',
  },
]

/** Messages of Teammate on the first day: set it up together. */
export const firstDayMessages: readonly LibraryMessage[] = [
  {
    text: 'First day, so let’s set it up. {when}, you {then}, and you wrote what may get in the way: {obstacle}. If it turns up, we do the plan first and the other thing after it.',
    byKind: {
      recover:
        'First day, so let’s set it up. {when}, you {then}, and you wrote what worries you: {obstacle}. If it’s there today, we stop and rest. That counts as a first day, too.',
    },
    twin: 'First day, so let’s set it up before it starts. For the goal {title}, we need a place, a moment, and one thing within reach. You pick them and try them once. Tomorrow we fix what didn’t fit.',
    twinByKind: {
      finish:
        'First day, so let’s set it up. To {act}, get what you’ve got into one place and write down what’s missing first. That’s the whole setup for today. Tomorrow we do that first thing.',
      learn:
        'First day, so let’s see what’s there. To {act}, write down what you already know before you open anything. The first gap goes on top of the list. Tomorrow we start with it, and not before.',
      stop: 'First day, so let’s find out how it starts. For the goal {title}, note one urge today: the time, the place, what came before. Tomorrow we change one of those, and we leave the others.',
      relate:
        'First day, so let’s find a good moment. To {act}, ask them one question today and note at what hour it was easy. Tomorrow we use the same hour again. One try’s enough for today.',
    },
  },
  {
    text: 'Day one, and we already have a plan, because you wrote it: {plan} Let’s test it slowly. If something doesn’t work, note it, and we change it tomorrow. The test is all we need today.',
    twin: 'Day one on the goal {title}. Let’s test the smallest piece slowly. If something doesn’t work, note it, and we change it tomorrow. The test is all we need for today, however it goes.',
    twinByKind: {
      finish:
        'Day one. To {act}, let’s make one thing that somebody could look at, a label or a line. Then note what was missing for it. The test is all we need today, good or bad.',
      relate:
        'Day one. To {act}, let’s try one thing: that person talks, and you wait for the end. Once is enough. Note how it went for you, and tomorrow we see what to change in it.',
      stop: 'Day one on the goal {title}. Let’s test one way out: up, door, other room. Use it at the first urge, and note whether it worked. The test is all we need for today.',
    },
  },
  {
    text: 'We start today, and we start light. You know where it may get stuck: {obstacle}. The answer’s in your plan: {then}. Let’s say both out loud once, in one sentence, so that they belong together.',
    byKind: {
      recover:
        'We start today, and we start light. You wrote what worries you: {obstacle}. Let’s put it on a card for your next appointment. Today, we do only what’s easy and safe, and we stop early.',
    },
    twin: 'We start today, and we start light. Something will probably get in front of the goal {title}. Let’s write one line on what you’ll do about it then. Keep the line where you’ll see it.',
  },
  {
    text: 'Let’s agree on what today’s mark means before you begin. For the goal {title}, it’s one honest try, of any size. We don’t measure it and we don’t compare it. We only want to see how it goes.',
  },
  {
    text: 'You wrote why we’re here: {why}. For day one, we only need the first move: {then}. Do it once, note how it went, and stop early. Let’s look at the note tomorrow.',
    twin: 'Good to have you on this. For day one of the goal {title}, we only need a first move, the smallest there is. Do it once, note how it went, and stop early. Let’s look at the note tomorrow.',
    twinByKind: {
      finish:
        'Good to have you on this. To {act}, we only need a first move, like one call or one open folder. Do it once, note how it went, and stop while it’s still easy.',
      learn:
        'Good to have you on this. To {act}, we only need one small piece, tried from memory and then checked. Note where you got stuck. Let’s start right there tomorrow, and stop here for today.',
    },
  },
  {
    text: 'What do you need within reach so that the goal {title} can start? Let’s put that out first. Make one short try with it, and leave it there for tomorrow. Then the setup is done.',
  },
]

/** Messages of Teammate late on a day without a check-in, with a run behind it. They threaten with nothing. */
export const atRiskMessages: readonly LibraryMessage[] = [
  {
    text: 'Today’s still open. If the goal {title} has had its turn, let’s check in and call it a day. If not, we give it one minute, and that’s enough at this hour.',
  },
  {
    text: '{run} on the log, and we don’t need a record at this hour. Let’s find something for the goal {title} that fits before the kettle boils. Then check it off.',
  },
  {
    text: 'It’s late. Maybe it’s done, and only the check-in is missing. If it isn’t done, we go small: {then}, nothing else, and then to bed.',
    twin: 'It’s late. Maybe it’s done, and only the check-in is missing. If it isn’t done, let’s do one small thing for the goal {title}, and then to bed.',
    twinByKind: {
      finish:
        'It’s late. Maybe it’s done, and only the check-in is missing. If it isn’t, let’s write down the next thing to {act}, and then to bed.',
      relate:
        'It’s late. Maybe it’s done, and only the check-in is missing. To {act}, let’s send one kind line or keep it for tomorrow, and then to bed.',
    },
  },
  {
    text: 'We’ve got one open line for today and not much evening left, so let’s write a short one. A minute for the goal {title} will do, however tired you are.',
  },
  {
    text: 'Let’s keep this short. The goal {title} can have one easy thing, or only your check-in if it’s done already. Either way, we’re finished before it gets later.',
  },
  {
    text: 'No check-in yet, and nobody’s worried. We’ve got {run} on the log and a few minutes left today. What’s the smallest thing for the goal {title} you could do standing up? Do that one.',
  },
]
