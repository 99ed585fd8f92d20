import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'This is what we’re working for, in your words: {why}. It doesn’t have to be felt every day to be on the sheet. Let’s do the one thing today that has most to do with it, and do it first.',
    twin: 'What are we working for on the goal {title}? Give it one plain line, the way you’d tell a colleague on the stairs. Let’s do the thing today that has most to do with it, and do it first.',
  },
  {
    text: 'You wrote it at the top of the file: {why}. When the day gets full, that’s the line we check against. Which part of today serves it, and which is only busy? Do a bit of the first kind.',
    twin: 'A full day needs a line to check against. For the goal {title}, let’s use this one: would anybody notice by next week? Pick the bit of today that passes, and do that bit first.',
  },
  {
    text: 'Line one of the handover, as you left it: {why}. We keep it there, so nobody has to reconstruct it on a bad day. Read it, put it back, and start on the smallest thing below it.',
    twin: 'A handover starts with what it’s for. Let’s write that line for the goal {title}, short, in words you’d say out loud. Put it on top of whatever you use for this, and start on the smallest thing below it.',
  },
  {
    text: 'Word for word from you: {why}. We don’t add to it and we don’t grade it. What’s one thing within reach that goes in its direction? Take that one, in its short version, and it goes on the log.',
    twin: 'Nobody here grades the reason behind the goal {title}, so let’s use the real one. Say it quietly, no polish. Then take one thing within reach that goes in its direction, in the short version.',
  },
  {
    text: 'Before we split today’s work, one look at the note on the board: {why}. It’s yours. Take the part of the work that only you can do for it. The part that anyone could do can wait.',
    twin: 'Before we split the work on the goal {title}, one question: which part can only you do? Let’s start with a minute of that. The part that anyone could do can wait.',
  },
  {
    text: 'Somewhere between errands, this can get lost: {why}. So let’s put it where the errands are. Write those words on today’s list, between ordinary lines, and put one small action next to them.',
    twin: 'Between errands the goal {title} can get lost, so let’s put it where the errands are. Write it on the list for {weekday}, between ordinary lines, with one small action next to it. Tick it like the others.',
  },
  {
    text: 'Quick check against your own line, and then back to work: {why}. If it’s still right, we do one small piece today. If it isn’t, you reword it, and that’s today’s piece. Both go on the log.',
    twin: 'Quick check before we start: is the goal {title} still what you want, at this size? If yes, let’s do one small piece of it. If not, changing the words is today’s piece. Both go on the log.',
  },
  {
    text: 'You put this in writing when you had time to think: {why}. Today you may not have it. So we borrow from that day. No new decision, only the first thing it asked for, in the short version.',
    twin: 'You set the goal {title} when there was time to think, and today there may be none. Let’s borrow from that day. No new decisions, only the first thing you had in mind then, in the short version.',
  },
]
