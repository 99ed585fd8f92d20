import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s do one part carefully today and the rest as usual. The careful part is the beginning: {then}. Take the time it needs, check it once, and then hands off.',
    twin: 'Let’s do one part of the goal {title} carefully today and the rest as usual. You pick the part. Take the time it needs, check it once, and then hands off.',
    byKind: {
      stop: 'Let’s find out how it starts. The next time the goal {title} gets hard, note what came right before. A place, a person, or an hour will do. Tomorrow we can change that.',
      relate:
        'Let’s do one part of a talk carefully today. For the goal {title}, ask something you don’t know the answer to. Take a slow breath before you reply, and then talk as usual.',
      save: 'Let’s get one figure right today. For the goal {title}, take a single paper and find the sum and the date. Write both where you’ll see them, and stop after that one.',
      finish:
        'Let’s get one corner of the goal {title} ready to hand over. Pick the nearest one, not the best. Close its gap and check it once. The others can stay rough.',
      learn:
        'Let’s test before we read. For the goal {title}, write down the last piece from memory. Then open the page and mark what’s wrong. The marks show us what to practice today.',
      reflect:
        'Let’s keep it short and quiet. For the goal {title}, take one line or one breath, and stay a little longer than usual. You don’t have to get anything out of it.',
    },
  },
  {
    text: 'Slow down one movement today, the first: {then}. Notice where you usually hurry or get careless. Let’s look after that spot only, and do everything else at your normal speed.',
    twin: 'Slow down one movement in the goal {title} today. Notice where you usually hurry or get careless. Let’s look after that spot only, and do everything else at your normal speed.',
    byKind: {
      stop: 'Slow down the minute before {urge} today. What’s the first sign of it: in a hand, in the jaw, or in a thought? Notice it once and write it down. Then we know where to put a pause.',
      recover:
        'What’s missing for the goal {title}: a better seat, help within reach, a question for the next appointment? Let’s take care of one of them today. The others stay on the list.',
    },
  },
  {
    text: 'What would make tomorrow’s start easier? {when}, {then}, and then put one thing ready for the day after. A note, or an object in its place, and we’re set.',
    twin: 'What would make tomorrow’s start on the goal {title} easier? Do a small part, and leave it so that we can go on at once. A bookmark, a note, or a labeled pile is enough.',
    byKind: {
      stop: 'What would make tomorrow easier for the goal {title}? Let’s write one line after today’s hard minute: what helped and what didn’t. Use plain words, and read it before the next one.',
    },
  },
  {
    text: 'Let’s leave something out today. The job stays: {then}. Skip one extra that you usually add, such as a second check or another tab. See whether anyone misses it.',
    twin: 'Let’s leave something out today. Do a small part of the goal {title}. Skip one extra that you usually add, such as a second check. See whether anyone misses it.',
    byKind: {
      relate:
        'Let’s leave something out today. In one talk for the goal {title}, skip the advice and your own story. Ask what happened next, and see how far the other person gets.',
    },
  },
  {
    text: 'Tools first. Before you {then}, take care of one thing you’ll use: charge it, wipe it, or find it. Let’s do only one thing. Then start with it right away.',
    twin: 'Tools first. Take care of one thing that the goal {title} needs: charge it, wipe it, or find it. Let’s do only one thing. Then start with it right away.',
    byKind: {
      stop: 'Let’s improve the thing you do instead when the goal {title} gets hard. A nicer cup, a longer song, a colder glass of water. Pick it now, and put it where you’ll need it.',
      relate:
        'Let’s prepare one good question for the goal {title}, one that can’t be answered with yes or no. Write it down and say it once. Ask it when there’s a quiet moment.',
    },
  },
  {
    text: 'Let’s keep the first minute clear. {when}, {then}, with nothing else open, playing, or in your hands. After that minute, you can do it the way you always do.',
    twin: 'Let’s keep the first minute of the goal {title} clear: nothing else open, playing, or in your hands. After that minute, you can go on the way you always do. Say when it starts.',
    byKind: {
      stop: 'Let’s keep one minute clear for the goal {title}. When it gets hard, don’t bargain and don’t plan. Feel your feet on the floor and breathe out. After the minute, you can think about it.',
    },
  },
  {
    text: 'Say what you’re doing while you do it: {then}. Use plain words, out loud. If the words and your hands don’t match, stop and see which one is right. Then let’s go on.',
    twin: 'Say what you’re doing while you do one small thing for the goal {title}. If the words and your hands don’t match, let’s stop and see which one is right. Then go on.',
    byKind: {
      stop: 'Say it out loud when you notice it. As soon as the goal {title} gets hard, say in plain words what’s happening. Let’s do that once today. It’s easier to wait for something you’ve named.',
      recover:
        'Let’s write down how the goal {title} is going, the way you’d tell the person who treats you. One plain sentence, with one thing that was hard. Take it to the next appointment.',
    },
  },
  {
    text: 'Let’s think one day ahead. After you {then}, note in a line what made it easier or harder. We start from that line tomorrow, so you don’t have to search.',
    twin: 'Stop a little early today. Do a small part of the goal {title}. While it’s still going well, put what comes next on a note. Let’s start from that line tomorrow.',
    byKind: {
      stop: 'Let’s end the argument early today. When the goal {title} gets hard, you don’t have to answer it. Say only: not this minute. Then do something with water: a glass, the sink, the kettle.',
    },
  },
]
