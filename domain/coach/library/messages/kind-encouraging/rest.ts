import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Your plan has room for a pause, just before it begins. {when}, sit still for a breath and look at what lies in front of you. Then {then}. Nobody is waiting, and the pause is part of it.',
    twin: 'Take the pause first today. Before you turn to the goal {title}, sit down for as long as a cup takes to cool a little. You do not have to use the time for anything. The first small move can come after it.',
  },
  {
    text: 'Today could be one of the easy days. Do only what you planned: {then}. Use the rest of the time for sitting down. You do not have to earn the chair for that first.',
    twin: 'Today could be an easy day for the goal {title}. Do the shortest part that still belongs to it, and use the time you have saved for sitting down. You do not have to earn a chair for that.',
    byKind: {
      stop: 'An easy day for the goal {title} is one with nothing hard in its way. Look at your day and take out one thing that makes it harder, a late hour, a shop, an errand. Use the time you gain to sit down.',
    },
  },
  {
    text: '{when}, sit down first with your hands in your lap, and take one slow breath. After it you can {then}, or sit there for one more breath. You are not late for anything today.',
    twin: 'Before you begin with the goal {title}, sit down with your hands in your lap, and take one slow breath. Then do one small thing, or stay for another breath. You are not late for anything today.',
    byKind: {
      stop: 'Between the urge and what you do about it, there is time for one breath. For the goal {title}, take that breath on purpose today, with your hands open. You only have to take the one, and then decide.',
    },
  },
  {
    text: 'Thinking about it may be the tiring part, so you can leave that out today. {when}, {then}, and do not judge it afterward. Put your feet up for a moment instead. That is enough for a day.',
    twin: 'Thinking about something can be more tiring than doing it. Leave the thinking out today, and do one small part of the goal {title} without judging it. Put your feet up for a moment afterward.',
    byKind: {
      stop: 'Waiting for an urge to pass is work, even if nobody sees it. After you have done it once for the goal {title}, sit down somewhere soft and do nothing for a minute. You can count that as part of the day.',
    },
  },
  {
    text: 'When is today’s part over? You can settle that now, with your own plan. {when}, {then}, and then it is over. After it you can rest, and nothing more is due until tomorrow.',
    twin: 'When is today’s part of the goal {title} over? Pick a sign now: the end of a page, a song, or a cup of tea. When it comes, you can stop and rest, and nothing more is due.',
    byKind: {
      stop: 'Some hours of today are easier than the one in which {urge} is closest. Take one of them as a rest, and do not use it to prepare for anything. You only have to rest in it, and that helps too.',
      recover:
        'Rest has its own place in the goal {title}. Find an hour in which nobody may ask you for anything, and tell the people around you. If you only rest in that hour, the day has been well used.',
    },
  },
  {
    text: 'Leave yourself some time around your plan today. {when}, sit down first, then {then}, and keep a free minute afterward. You do not have to use that minute for anything. You can just sit there.',
    twin: 'Leave some free minutes before and after the goal {title} today. You do not have to use them for anything. You can look out of the window, and go on when the kettle or the clock says so.',
    byKind: {
      stop: 'Keep some time free around the hard hour today. For the goal {title}, take one thing out of the hour before it, and put nothing in its place. You can look out of the window then, and drink something warm.',
    },
  },
  {
    text: 'You can do less today and still be serious about this goal. Keep only the part you planned: {then}. Cross out whatever was to follow, and lie down for a few minutes in the time you have gained.',
    twin: 'You can do less today and still be serious about the goal {title}. Keep only one small part of it, and cross out the others. Lie down for a few minutes in the time you have gained.',
    byKind: {
      stop: 'You can do less today and still be serious about the goal {title}. Think only of the next hour, and let the later ones be. When it is over, lie down for a minute. That is work enough.',
    },
  },
  {
    text: 'A plan is easier to keep when something pleasant comes after it. {when}, {then}, and afterward have the tea or the book that you like. Pick now which it is, and put it where you can see it.',
    twin: 'Something pleasant can come after the goal {title} today: a cup of tea, a book, or a quiet corner. Pick it now, and get it ready. Then do only a small part of the work, and go and enjoy it.',
    byKind: {
      stop: 'Something pleasant can come after the hard hour: a cup of tea, a chair, or a voice on the phone. For the goal {title}, pick it now. Then you only have to get through that hour.',
    },
  },
]
