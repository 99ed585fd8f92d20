import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on the day before the target date: split the rest. */
export const targetEveMessages: readonly LibraryMessage[] = [
  {
    text: 'One day to the date, so let’s split what’s left. You take the top item on the goal {title}, the list takes the worrying. Whatever isn’t top of the list can stay there until after tomorrow.',
    byKind: {
      finish:
        'One day to the date, so let’s split it. You close the gaps on the goal {title}, the list does the worrying. We take the top line first, and polish belongs to another day.',
      stop: 'One day to the date you set for the goal {title}. Let’s split tomorrow into its easy hours and the hard one. We only prepare the hard one today. The easy hours can look after themselves.',
    },
  },
  {
    text: 'The date’s tomorrow, and we know what might jam: {obstacle}. Let’s deal with that one thing today and with nothing bigger. Put the answer where you’ll need it, and then we leave things alone.',
    twin: 'The date for the goal {title} is tomorrow. What might jam? Let’s deal with that one thing today and with nothing bigger. Put the answer where you’ll need it, and then we leave things alone.',
  },
  {
    text: 'Tomorrow’s the day on the calendar for the goal {title}. We don’t cram, we pack: what you need, where it goes, who’s around. Then the bag’s shut, we leave it by the door, and that’s the day.',
  },
  {
    text: 'Let’s keep the day before boring. You do what you always do: {then}. We check that nothing’s missing for tomorrow, and we don’t start anything new this late. Then it’s an early finish for all of us.',
    twin: 'Let’s keep the day before boring. The goal {title} gets its usual small thing. We check that nothing’s missing for tomorrow, and we don’t start anything new this late. Then it’s an early finish.',
  },
]

/** Messages of Teammate on the target date. They assume no result. */
export const targetDayMessages: readonly LibraryMessage[] = [
  {
    text: 'This is the date we’ve had on the calendar. Let’s agree on what counts as done today for the goal {title}, one line, and go for that. After that we’re off shift.',
    byKind: {
      finish:
        'This is the date we’ve had on the calendar. Let’s bring the goal {title} to an end you can point at, rough edges marked. Then hand it to someone, and we’re off shift.',
    },
  },
  {
    text: 'Date day. No new methods, we do what we know: {then}. Once that’s in, let’s write down where things stand, and leave the verdict for tomorrow.',
    twin: 'Date day for the goal {title}. No new methods, we do one thing we know. Once that’s in, let’s write down where things stand, and leave the verdict for tomorrow.',
  },
  {
    text: 'Today’s the day you picked for the goal {title}. We take the next piece, then look up. If that was the last one, good. If not, we’ve got a log and more days.',
  },
  {
    text: 'The calendar says today. Let’s do one honest thing for the goal {title}, tell one person how it stands, and stop there. Nobody here hands out marks.',
  },
]

/** Messages of Teammate on the day after the target date: both outcomes, one decision. */
export const afterTargetMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday was the date for the goal {title}. If it’s done, let’s close it and put the tools away. If there’s some left, we were off by a few days, and we set a new date. Which one is it?',
  },
  {
    text: 'The date’s behind us, and I don’t know how it went, so you tell the log. Done means we close the goal {title}. Not done means we pick another date and keep the setup. Both take about a minute.',
  },
  {
    text: 'Let’s do the day-after round. One look at the goal {title}: closed, later, or smaller. No review of how we got here. You say the word, we change the page, and then it’s an ordinary day.',
  },
  {
    text: 'That was the date we had. Whatever came of it, the plan’s still in your hand: {then}. If the goal is done, let’s retire it. If it isn’t, we move the date and do the first bit of that today.',
    twin: 'That was the date we had. Whatever came of it, let’s look at the goal {title} once and decide. If it’s done, we retire it. If it isn’t, we move the date and do one small thing today.',
  },
]
