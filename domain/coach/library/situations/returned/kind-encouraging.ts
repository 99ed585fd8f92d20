import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging on the second day after a gap. They keep it as small as the first. */
export const returnedMessages: readonly LibraryMessage[] = [
  {
    text: 'You checked in yesterday, after some days without. Nothing needs catching up. Keep today small: {when}, {then}, and leave it at that. Anything longer can wait until next week.',
    twin: 'You checked in yesterday, after some days without. Nothing needs catching up. Keep today small for the goal {title}, about as small as yesterday. Longer can wait until next week.',
    twinByKind: {
      finish:
        'You checked in yesterday, after some days without. Nothing needs catching up. To {act}, do one piece today about as small as yesterday’s, and leave a note where you stop. Longer can come next week.',
      stop: 'You checked in yesterday, after some days without. Nothing needs catching up. For the goal {title}, do the same as yesterday with the first urge, in the same place. Anything new can come next week.',
    },
  },
  {
    text: 'Yesterday has a mark, the first in a while. Today can be a copy of it, or something smaller still. For the goal {title}, take the easiest thing you did, do it once, and leave it at that.',
    byKind: {
      finish:
        'Yesterday has a mark, the first in a while. To {act}, today can be a copy of it: the same place, and one small thing that can be seen. Leave it at that.',
      relate:
        'Yesterday has a mark, the first in a while. To {act}, today can be a copy of it: the same hour, one question, one answer heard. Leave it at that.',
    },
  },
  {
    text: 'The second day after a pause has only one task, to be easy. You know a way in: {when}, {then}. Do it the easy way today, and leave it at that.',
    twin: 'The second day after a pause has only one task, to be easy. For the goal {title}, choose something you could do on a tired day, and let the end come early.',
    twinByKind: {
      finish:
        'The second day after a pause has only one task, to be easy. To {act}, pick something that needs no thinking, a name to copy or a thing to sort. Let the end come early.',
      relate:
        'The second day after a pause has only one task, to be easy. To {act}, say one friendly thing to them, or send it from your chair. Let the end come early.',
    },
  },
  {
    text: 'You came by yesterday, and that was enough for yesterday. Today asks the same of you and nothing for the days between. Set out one thing for the goal {title}, and do one easy minute if you feel like it.',
    byKind: {
      finish:
        'You came by yesterday, and that was enough for yesterday. To {act}, set out the next piece today, and do one easy minute of it if you feel like it. The days between ask for nothing.',
    },
  },
  {
    text: 'After a gap, it is tempting to do a lot at once. You do not have to. {when}, {then}, at the same size as yesterday, and keep what is left of your strength for something else.',
    twin: 'After a gap, it is tempting to do a lot at once. You do not have to. Give the goal {title} the same size as yesterday, and keep what is left of your strength for something else.',
    twinByKind: {
      learn:
        'After a gap, it is tempting to do a lot at once. You do not have to. To {act}, repeat yesterday’s piece without looking, and keep the new one for another day.',
    },
  },
  {
    text: 'What made it possible to check in yesterday? If you know it, you can use it once more. For the goal {title}, a small repeat is enough today, and you do not have to explain the days before.',
    byKind: {
      learn:
        'What made it possible to check in yesterday? If you know it, you can use it once more. To {act}, repeat one small piece without looking, and leave the new one for another day.',
      stop: 'What made it possible to check in yesterday? If you know, have it ready again. For the goal {title}, use it with the first urge today, and let that be the whole day’s part.',
    },
  },
  {
    text: 'Yesterday you made a mark in the log, and the empty lines above it can stay empty. Today has room for one more small mark. Begin as you planned: {then}. It does not have to be more than that.',
    twin: 'Yesterday you made a mark in the log, and the empty lines above it can stay empty. Today has room for one more small mark for the goal {title}. You can stop whenever it is enough.',
    twinByKind: {
      finish:
        'Yesterday you made a mark in the log, and the empty lines above it can stay empty. To {act}, add one thing today that can be seen. You can stop whenever it is enough.',
      stop: 'Yesterday you made a mark in the log, and the empty lines above it can stay empty. For the goal {title}, wait through one urge today. After that, your part is done.',
    },
  },
  {
    text: 'The second day can be as small as you like. For the goal {title}, take the part that needs no preparing, and do it once. That is a good size for today, and nobody will ask for more.',
    byKind: {
      finish:
        'The second day can be as small as you like. To {act}, take the part that needs no preparing, a call or a signature, and do it once. That is a good size for today.',
    },
  },
  {
    text: 'You have been back for a day. It can be an easy one, with no questions about the days before. {when}, {then}, and that is today’s part. You do not have to make it longer because of the gap.',
    twin: 'You have been back for a day. It can be an easy one, with no questions about the days before. One easy thing for the goal {title} is enough, and the gap does not have to make it longer.',
    twinByKind: {
      relate:
        'You have been back for a day. It can be an easy one, with no questions about the days before. To {act}, ask them one small thing, and hear it to the end.',
    },
  },
  {
    text: 'Yesterday has a check-in, and today is still open. You only need something short to have a mark for both. For the goal {title}, a minute is enough, and you can choose which minute.',
    byKind: {
      relate:
        'Yesterday has a check-in, and today is still open. To {act}, a minute is enough: one look up, one question, one kind line. You can pick which, and both days have a mark.',
    },
  },
  {
    text: 'The pause is over because you checked in yesterday, not because of anything you do today. So today can be light. Do only what you planned: {when}, {then}. Everything else may wait.',
    twin: 'The pause is over because you checked in yesterday, not because of anything you do today. So today can be light. Take one small thing for the goal {title}, and let the rest wait.',
    twinByKind: {
      finish:
        'The pause is over because you checked in yesterday, not because of anything you do today. So today can be light. To {act}, do the shortest thing on your list, and let the rest wait.',
    },
  },
  {
    text: 'If you want to keep what you began yesterday, keep it small enough to like. For the goal {title}, do a little today, and stop while you would still be willing to go on. That is a good place to leave it.',
    byKind: {
      finish:
        'If you want to keep what you began yesterday, keep it small enough to like. To {act}, close one tiny gap today, and stop while you would still go on. That is a good place to leave it.',
    },
  },
]
