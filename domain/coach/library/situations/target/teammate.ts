import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on the day before the target date: split the rest. */
export const targetEveMessages: readonly LibraryMessage[] = [
  {
    text: 'Tomorrow’s the date for the goal {title}, so let’s split what’s left. You take the item at the top. The others go on a list, and we look at that list after the date.',
    byKind: {
      finish:
        'Tomorrow’s the date for the goal {title}, so let’s split it. You close gaps, and a list keeps the ones that stay open. We take the biggest gap first. Polish can come after the date.',
      stop: 'One day to the date you set for the goal {title}. Let’s split tomorrow into its easy hours and the hard one. Today we prepare only the hard one. Write down where you’ll be then.',
    },
  },
  {
    text: 'The date for the goal {title} is tomorrow, and you wrote what may get in the way: {obstacle}. Our answer stays the same: {then}. Check now that nothing’s missing for it, and stop there.',
    byKind: {
      recover:
        'The date for the goal {title} is tomorrow, and you wrote what worries you: {obstacle}. There’s room for both. Let’s settle who could be near and where you can rest, and then stop for today.',
    },
    twin: 'The date for the goal {title} is tomorrow. What’s likely to get in the way? Let’s deal with that one thing today and with nothing bigger. Put the answer where you’ll need it, and then stop.',
  },
  {
    text: 'Tomorrow’s the day for the goal {title}. We don’t cram today, we get ready: what you need, where it goes, who’ll be around. Put all of it in one place. Then you’re off for the day.',
  },
  {
    text: 'Let’s keep the day before the date of the goal {title} ordinary. You do what you always do, no more: {then}. Check that nothing’s missing for tomorrow. After that, we finish early and get some rest.',
    twin: 'Let’s keep the day before the date of the goal {title} ordinary. It gets its usual small thing. Check that nothing’s missing for tomorrow, and don’t start anything new. After that, let’s finish early and get some rest.',
  },
]

/** Messages of Teammate on the target date. They assume no result. */
export const targetDayMessages: readonly LibraryMessage[] = [
  {
    text: 'This is the date you set for the goal {title}. Let’s write down in one line what counts as done today. Do that, and then we stop.',
    byKind: {
      finish:
        'This is the date you set for the goal {title}. Let’s bring it to an end that somebody can look at, with rough places marked. Then hand it over, and we stop.',
    },
  },
  {
    text: 'It’s the date for the goal {title}. We try no new methods and do what we know: {then}. Afterward, let’s write down where things stand.',
    twin: 'It’s the date for the goal {title}. We try no new methods and do one thing we know. Afterward, let’s write down where things stand. Leave the verdict for tomorrow.',
  },
  {
    text: 'Today’s the day you picked for the goal {title}. Let’s do today’s part first and look afterward. If we’re there, good. If we’re not, there are more days.',
  },
  {
    text: 'The goal {title} has its date today. Let’s do one honest piece for it, tell one person how it’s going, and stop there. Nobody grades it.',
  },
]

/** Messages of Teammate on the day after the target date: both outcomes, one decision. */
export const afterTargetMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday was the date for the goal {title}. If it’s done, let’s close it. If something’s left, the date came too early, and we set a new one with enough time. Which one is it?',
  },
  {
    text: 'The date’s behind us, and I don’t know how it went, so you tell the log. If it’s done, we close the goal {title}. If it isn’t, we pick another date and keep the rest. Both take about a minute.',
  },
  {
    text: 'It’s the day after the date, so let’s look at the goal {title} once. You can close it, give it a later date, or make it smaller. We don’t go over how it went. You pick, and we change the page.',
  },
  {
    text: 'The date has passed. Whatever came of it, you still have the plan: {then}. If the goal is done, let’s close it. If it isn’t, we move the date and do the first part of that today.',
    twin: 'The date has passed. Let’s look at the goal {title} once and settle what’s next. If it’s done, we close it. If it isn’t, we move the date, and you do one small thing today.',
  },
]
