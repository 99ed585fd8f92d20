import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on the second day after a gap. They keep it as small as the first. */
export const returnedMessages: readonly LibraryMessage[] = [
  {
    text: 'You checked in yesterday, first one in a while. We don’t work off the gap. {when}, same small size as then: {then}. After that we leave it alone until tomorrow.',
    twin: 'You checked in yesterday, first one in a while. We don’t work off the gap. Same small size today for the goal {title}, and then we leave it alone until tomorrow.',
  },
  {
    text: 'Second day after a pause. Let’s treat it like a new colleague’s second day: nothing heavy, nothing late. One easy thing for the goal {title}, then you’re off, and the log’s happy.',
  },
  {
    text: 'Yesterday’s tick is on the log, and the blanks before it stay blank. We copy yesterday, that’s the job. First bit: {then}. If it still feels rusty, we keep it short.',
    twin: 'Yesterday’s tick is on the log, and the blanks before it stay blank. We copy yesterday, that’s the job. For the goal {title}, the same small thing will do, or a shorter one.',
  },
  {
    text: 'We’ve got one day behind us since the break. Let’s not spend it on big plans. The goal {title} gets something small today, and anything larger can wait until next week.',
  },
  {
    text: 'You know what worked yesterday, so we don’t need a new method. Let’s use it once more at the same size. {when}, {then}, and hands off after that.',
    twin: 'You know what worked yesterday, so we don’t need a new method. Let’s use it once more for the goal {title}, same size, and keep our hands off the rest.',
  },
  {
    text: 'There was a gap, there was yesterday, and now there’s today. We only deal with the last one. A short piece for the goal {title} and a tick behind it. We call that a good second day.',
  },
  {
    text: 'Here’s the trap today: doing more because of the gap. Let’s skip that part. We go as small as yesterday: {then}. Then we stop, even if it’s going well.',
    twin: 'Here’s the trap today: doing more because of the gap. Let’s skip that part. The goal {title} gets what it got yesterday, and then we stop, even if it’s going well.',
  },
  {
    text: 'What’s the shortest thing that would keep yesterday company on the log? Let’s do that one for the goal {title}. No review, no catching up, and we’re done before it gets serious.',
  },
  {
    text: 'One tick after a break is a start, and we keep the second one light. Put out what you need now. Then {then}, at half speed, and let’s see how that sits.',
    twin: 'One tick after a break is a start, and we keep the second one light. Put one thing out now for the goal {title}. Then a minute at half speed, and let’s see how that sits.',
  },
  {
    text: 'Nobody’s asking where the last days went. You checked in yesterday, and that’s our starting point. We do a little for the goal {title} today, same place, same effort, and leave some for later.',
  },
  {
    text: 'Let’s hold the line at small. Yesterday was enough, so today’s the same amount, not one bit more. Your own words for it: {then}. We tick it, and we don’t discuss the gap.',
    twin: 'Let’s hold the line at small. Yesterday was enough for the goal {title}, so today’s the same amount, not one bit more. We tick it, and we don’t discuss the gap.',
  },
  {
    text: 'We’re one check-in past the break. Today doesn’t have to be better, it only has to be on the log. Easy thing first for the goal {title}, and if that’s all, that’s all.',
  },
]
