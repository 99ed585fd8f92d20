import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Your plan has room for a pause, just before it begins. {when}, sit still for a breath and look at what lies in front of you. Then {then}. Nobody is waiting, and the pause is part of it.',
    twin: 'Take the pause first today. Before you turn to the goal {title}, sit down for as long as a cup takes to cool a little. You do not have to use the time for anything. The first small move can come after it.',
  },
  {
    text: 'Today could be one of the easy days. Keep to the shortest form of your plan: {then}. The rest of its time is for sitting. You do not have to earn a chair before you use it.',
    twin: 'Today could be an easy day for the goal {title}. Do the shortest part that still belongs to it, and use the time you have saved for sitting. You do not have to earn a chair before you use it.',
    byKind: {
      stop: 'An easy day for the goal {title} is one with nothing hard in its way. Look at your day and take out one thing that makes it harder, a late hour, a shop, an errand. Then you can sit down in the gap it leaves.',
    },
  },
  {
    text: 'You have a breath between one thing and the next, and it is easy to miss. {when}, take that breath on purpose, with your hands in your lap. After it you can {then}, or sit for one more.',
    twin: 'Between one thing and the next there is a breath, and it is easy to miss. Take it on purpose today, with your hands in your lap, before you begin with the goal {title}. Then do one small thing, or sit for another.',
    byKind: {
      stop: 'Between the urge and whatever follows there is a breath, and it is easy to miss. For the goal {title}, take it on purpose today, once, with your hands open. You only have to take the one, and then see.',
    },
  },
  {
    text: 'Leave out the thinking around it today, since that may be the tiring part. {when}, {then}, and do not judge it afterward. Put your feet up for a moment instead, and let it have been a day.',
    twin: 'The thinking around a thing can be more tiring than the thing. Leave it out today for the goal {title}. Do one small part without judging it, and put your feet up for a moment afterward.',
    byKind: {
      stop: 'Waiting for an urge to pass is work, even if nobody sees it. After you have done it once for the goal {title}, sit down somewhere soft and do nothing for a minute. You can count that as part of the day.',
    },
  },
  {
    text: 'When is today’s part over? Say it now, so that you can rest without listening for it. {when}, {then}, only as far as the sign you have chosen, a page or a song. Everything after it is free.',
    twin: 'When is today’s part of the goal {title} over? Say it now, so that you can rest without listening for it. Pick the sign, the end of a page, a song, or a cup. Everything after it is free.',
    byKind: {
      stop: 'Some hours of today are easier than the one in which {urge} comes to mind. Take one of them as a rest, and do not use it to prepare for anything. A quiet hour also belongs to stopping.',
      recover:
        'Rest has its own place in the goal {title}. Find an hour in which nobody may ask you for anything, and tell the people around you. If you only rest in that hour, the day has been well used.',
    },
  },
  {
    text: 'Leave a little air around your plan today. {when}, take your time to arrive, then {then}, and leave a minute empty behind it. You do not have to fill that minute. You may only sit in it.',
    twin: 'Leave a little air around the goal {title} today, some minutes before it and some after. They are not gaps that you have to fill. You may look out of the window in them, and go on when the kettle or the clock says so.',
    byKind: {
      stop: 'Leave a little air around the hard hour today. For the goal {title}, take one thing out of the hour before it and put nothing in its place. You may look out of the window in the gap, and drink something warm.',
    },
  },
  {
    text: 'You can ask less of this day and still mean what you set out to do. Keep only the part you planned: {then}. You can cross out whatever was to follow. Lie down for a minute in the time that is left over.',
    twin: 'You can ask less of this day and still mean the goal {title}. Keep only one small part of it and cross out whatever you had put behind. Lie down for a minute in the time that is left over.',
    byKind: {
      stop: 'You can ask less of this day and still mean the goal {title}. Think only of the next hour, and let the later ones be. When it is over, lie down for a minute, and let that have been the work.',
    },
  },
  {
    text: 'A plan is easier to keep when something kind waits behind it. {when}, {then}, and afterward have the cup or the chair that you like. Pick now which it is, and put it where you can see it.',
    twin: 'Something kind may wait behind the goal {title} today, a cup, a chair, or a quiet corner. Pick now which it is and put it ready. Then do only a small part of the work, and go and sit down with it.',
    byKind: {
      stop: 'Something kind may wait behind the hard hour today, a cup, a chair, or a voice on the phone. For the goal {title}, pick now which it is and put it ready. Then the hour only has to be passed through.',
    },
  },
]
