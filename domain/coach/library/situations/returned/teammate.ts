import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate on the second day after a gap. They keep it as small as the first. */
export const returnedMessages: readonly LibraryMessage[] = [
  {
    text: 'You checked in yesterday, for the first time in a while. We don’t catch up on the gap. {when}, do only what you planned: {then}. After that, you’re done until tomorrow.',
    twin: 'You checked in yesterday, the first one in a while. We don’t catch up on the gap. Do the same small thing for the goal {title} today, and then you’re done until tomorrow.',
    twinByKind: {
      finish:
        'You checked in yesterday, the first one in a while. We don’t catch up on the gap. To {act}, do a piece as small as yesterday’s, and leave a note on it.',
      stop: 'You checked in yesterday, the first one in a while. We don’t catch up on the gap. For the goal {title}, use yesterday’s way out once more, and that’s today.',
    },
  },
  {
    text: 'Let’s treat today like the second day of a new job: nothing heavy, nothing late. Do one easy thing for the goal {title}. Then check in, and you’re off.',
    byKind: {
      finish:
        'Let’s treat today like the second day of a new job: nothing heavy, nothing late. To {act}, do one dull little piece that shows. Then check in, and you’re off.',
      relate:
        'Let’s treat today like the second day of a new job: nothing heavy, nothing late. To {act}, ask them one easy thing and listen. Then check in, and you’re off.',
    },
  },
  {
    text: 'Yesterday’s mark is on the log, and the blanks before it stay blank. Let’s copy yesterday. In your own plan, that’s this: {then}. If it still feels unfamiliar, we take it slowly.',
    twin: 'Yesterday’s mark is on the log, and the blanks before it stay blank. Let’s copy yesterday. The same small thing will do for the goal {title}, or a shorter one.',
    twinByKind: {
      relate:
        'Yesterday’s mark is on the log, and the blanks before it stay blank. To {act}, let’s copy yesterday: the same moment with them, or a shorter one. Then check it off.',
      finish:
        'Yesterday’s mark is on the log, and the blanks before it stay blank. To {act}, let’s begin where you stopped yesterday, and add one thing that shows. Check that off.',
    },
  },
  {
    text: 'We’ve got one day behind us since the break, so it’s early for big plans. Let’s give the goal {title} something small today. Anything larger can wait until next week.',
    byKind: {
      stop: 'We’ve got one day behind us since the break, so it’s early for big plans. For the goal {title}, let’s handle the first urge like yesterday. Anything larger can wait.',
    },
  },
  {
    text: 'You know what worked yesterday, so we don’t need a new method. Let’s use it once more, at the same size. {when}, {then}, then check in, and that’s our day.',
    twin: 'You know what worked yesterday, so we don’t need a new method. Let’s use it once more for the goal {title}, at the same size. Then check in and stop there.',
    twinByKind: {
      learn:
        'You know what worked yesterday, so we don’t need a new method. To {act}, let’s do yesterday’s piece once more, without looking. Then check in, and we stop there.',
    },
  },
  {
    text: 'There was a gap, and then there was yesterday. We go on from yesterday. One short piece for the goal {title}, a mark after it, and that’s a good second day.',
    byKind: {
      finish:
        'There was a gap, and then there was yesterday. We go on from yesterday. To {act}, begin where you stopped, do one small thing, and check it off. That’s a good second day.',
    },
  },
  {
    text: 'It’s easy to do too much today because of the gap. Let’s not. We do what you planned, and only that: {when}, {then}. Then we stop, even if there’s time for more.',
    twin: 'It’s easy to do too much today because of the gap. Let’s not. The goal {title} gets as much as yesterday, and then we stop, even if it’s going well.',
    twinByKind: {
      finish:
        'It’s easy to do too much today because of the gap. Let’s not. To {act}, finish one thing that takes a minute, and then we stop, even if it’s going well.',
    },
  },
  {
    text: 'What’s the shortest thing we could put on the log next to yesterday? Let’s do that for the goal {title}. There’s no review and no catching up, so it won’t take long.',
    byKind: {
      learn:
        'What’s the shortest thing we could put next to yesterday? To {act}, let’s do one piece without looking. There’s no review and no catching up, so it won’t take long.',
    },
  },
  {
    text: 'One mark after a break is a start, and we keep the second one light. Clear one thing out of the way now. Then {then}, without hurry, and let’s see how that goes.',
    twin: 'One mark after a break is a start, and we keep the second one light. Put one thing out now for the goal {title}. Then do a minute at half speed, and let’s see how that goes.',
    twinByKind: {
      stop: 'One mark after a break is a start, and we keep the second one light. For the goal {title}, let’s put a glass of water where the urge usually comes.',
    },
  },
  {
    text: 'Nobody’s asking about the days before. You checked in yesterday, so we know you’re here. Do a little for the goal {title} today, in the same place, with the same effort.',
    byKind: {
      relate:
        'Nobody’s asking about the days before. You checked in yesterday, so we know you’re here. To {act}, let’s use the same moment with them today, with the same effort.',
    },
  },
  {
    text: 'Let’s keep it small. Yesterday was enough, so today gets the same amount and no more. In your own words: {when}, {then}. Check it off, and we don’t talk about the gap.',
    twin: 'Let’s keep it small. Yesterday was enough for the goal {title}, so today gets the same amount and no more. Check it off, and we don’t talk about the gap.',
  },
  {
    text: 'We’re one check-in past the break. Today doesn’t have to be better than yesterday, it only has to be on the log. Do the easy thing for the goal {title} first. That may be all.',
    byKind: {
      finish:
        'We’re one check-in past the break. Today doesn’t have to be better than yesterday. To {act}, do the quick thing first: a call, a name, a label. That may be all.',
    },
  },
]
