import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a detail of doing it well (TEXT-14). */
export const craftMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s do one part carefully today and the rest as usual. The careful part is the beginning: {when}, {then}. Take the time it needs, and after that we’re not fussy.',
    twin: 'Let’s do one minute of the goal {title} carefully and the rest as usual. {when}, take the first minute: one thing in front of you, nothing else open. Then go on as always.',
    byKind: {
      stop: 'Let’s find out how the urge starts. The next time the goal {title} gets hard, note what came right before. A place, a person, or an hour will do. Tomorrow we can change that.',
      relate:
        'Let’s do one part of a talk carefully today. You set out to {act}, so ask something you don’t know the answer to. Then wait, and let them get to the end.',
      save: 'Let’s get one figure right today. For the goal {title}, take a single paper and find the sum and the date. Write both where you’ll see them, and stop after that one.',
      finish:
        'Let’s get one corner ready to hand over. To {act}, take the corner that’s nearest, not the best one. Close its gap. The others can stay as rough as they are.',
      learn:
        'Let’s test before we read. You set out to {act}, so write down the last piece from memory. Then open the page and mark what’s wrong. The marks are today’s list.',
    },
    twinByKind: {
      do_regularly:
        'Let’s do one minute carefully and the rest as usual. To {act}, take the first minute: one thing in front of you, nothing else open. Then go on as always.',
    },
  },
  {
    text: 'Slow down one movement today, the first: {then}. {when}, notice where you usually hurry. Let’s look after that spot only, and do everything else at your normal speed.',
    twin: 'Slow down one movement in the goal {title} today. Notice where you usually hurry or get careless. Let’s look after that spot only, and do everything else at your normal speed.',
    byKind: {
      stop: 'Slow down the minute before {urge} today. What’s the first sign of it: in a hand, in the jaw, or in a thought? Let’s note it once, so we know where to put a pause.',
      learn:
        'Slow practice beats a lot of practice. You want to {act}, so let’s do the spot that trips you, slowly, until it’s right once. Then we’re finished with it for today.',
      relate:
        'Say back what that person told you before you answer it. You want to {act}, so let’s do that once today, with something that matters to them. They’ll correct us.',
    },
    twinByKind: {
      recover:
        'Slow’s the right speed now. For the goal {title}, let’s do one ordinary thing slowly, like getting up or pouring a cup. Stop where it’s still easy, and log that.',
      do_regularly:
        'Slow down one movement today. To {act}, notice where you usually hurry or get careless. Let’s look after that spot only, and do the rest at normal speed. Then check it off.',
    },
  },
  {
    text: 'What would make tomorrow’s start easier? {when}, {then}, and then set one thing out for the day after. A note, or an object in its place, and we’re set.',
    twin: 'What would make tomorrow’s start on the goal {title} easier? {when}, do a small part, and leave a bookmark, a note, or a label on it. Let’s pick it up right there.',
    byKind: {
      stop: 'What would make tomorrow easier for the goal {title}? Let’s write one line after today’s hard minute: what helped and what didn’t. Use plain words, and read it before the next one.',
      relate:
        'What would make the next talk easier? To {act}, let’s end today’s with one thing you’d like to hear more about. Write it down, and start there the next time.',
    },
    twinByKind: {
      finish:
        'A stranger would ask something first. To {act}, let’s look at one piece with their eyes. Is a date, a price, or a name missing? Fill that in, and leave the rest.',
      do_regularly:
        'What would make tomorrow’s start easier? To {act}, do a small part today, and leave a bookmark, a note, or a label on it. Let’s pick it up right there.',
    },
  },
  {
    text: 'Let’s leave something out today. The job stays: {when}, {then}. Skip one extra that you usually add, such as a second check or another tab. See whether anyone misses it.',
    twin: 'Let’s leave something out of the goal {title} today: the second check, the better pen, the long warm-up. {when}, go straight to the main part. See whether anyone misses it.',
    byKind: {
      relate:
        'Let’s leave something out today. You want to {act}, so in one talk, skip the advice and your own story. Ask what happened next, and see how far they get.',
      finish:
        'Let’s say what good enough is. You want to {act}, so write down what the next piece must have and may lack. Make it exactly that good, and stop.',
      stop: 'Let’s take one link out. Something comes right before {urge}: a seat, a page, a certain hour. Change just that link today. Everything else stays the way you like it.',
    },
    twinByKind: {
      do_regularly:
        'Let’s leave something out today: the second check, the better pen, the long warm-up. To {act}, go straight to the main part. See whether anyone misses it. If nobody does, it stays out tomorrow.',
    },
  },
  {
    text: 'Tools first. Before you {then}, take care of one thing you’ll use: charge it, wipe it, or find it. Let’s do only one thing. Then start with it right away.',
    twin: 'Tools first. Take care of one thing that the goal {title} needs: charge it, wipe it, or find it. {when}, let’s have that one in your hand and use it.',
    byKind: {
      stop: 'Let’s improve the thing you do instead when the goal {title} gets hard. A nicer cup, a longer song, a colder glass of water. Pick it now, and put it where you’ll need it.',
      relate:
        'Questions are the tool here. You want to {act}, so let’s prepare a good one, with no yes or no for an answer. Say it once out loud. Ask it when there’s a quiet moment.',
    },
    twinByKind: {
      learn:
        'Examples are the tool here. To {act}, let’s make up one of your own for the last thing you learned. If it works, you’ve got it. If not, look it up.',
      do_regularly:
        'Tools first. To {act}, take care of one thing you’ll use: charge it, wipe it, or find it. Then let’s use it right away, while it’s in your hand.',
      recover:
        'Check yourself before the list. For the goal {title}, how are you, honestly? Let that settle the size of today. If it says rest, we rest. That’s the day’s work.',
    },
  },
  {
    text: 'Let’s keep the first minute clear. {when}, {then}, with nothing else open, playing, or in your hands. After that minute, you can do it the way you always do.',
    twin: 'Let’s keep the first minute of the goal {title} clear: nothing else open, playing, or in your hands. {when}, time that minute, and go on as usual after it.',
    byKind: {
      stop: 'Let’s keep one minute clear for the goal {title}. When it gets hard, don’t bargain and don’t plan. Go to the window and breathe out. After the minute, see what’s left of it.',
      finish:
        'Let’s check one fact. You want to {act}, so compare a date, a price, or a name with its source. Fix it if it’s off. One’s enough for today.',
      reflect:
        'Let’s do one thing again: read a line or take a breath, then the same again, slower. You set out to {act}, and the second time’s the real one. Stop after it.',
      relate:
        'Let’s keep the first minute clear: no news, no advice, no phone. You want to {act}, so ask how it is and wait. After that minute, talk as usual.',
    },
    twinByKind: {
      do_regularly:
        'Let’s keep the first minute clear: nothing else open, playing, or in your hands. To {act}, time that minute, and go on as usual after it. One clear minute is all we want.',
      recover:
        'Let’s keep the first minute for looking: how are you right now? For the goal {title}, write it down in a word, with the time. The rest of the day follows that word.',
    },
  },
  {
    text: 'Say what you’re doing while you do it: {when}, {then}. Use plain words, out loud. If the words and your hands don’t match, stop and see which one is right. Then let’s go on.',
    twin: 'Say out loud what you’re doing while you start on the goal {title}. If the words and your hands don’t match, let’s stop and see which one is right. Then go on.',
    byKind: {
      stop: 'Say it out loud when you notice the urge. As soon as the goal {title} gets hard, say in plain words what’s happening. Let’s do that once today, then change rooms.',
      finish:
        'Say the newest piece out loud, start to end. You want to {act}, and your ear catches what your eye skips. Let’s mend the first spot where you stumble, and leave it there.',
      relate:
        'Say it plainly, and once. You want to {act}, so let’s put one thing you’ve hinted at in a kind sentence. Then stop, and let them answer in their own time.',
    },
    twinByKind: {
      recover:
        'Let’s write down how the goal {title} is going, the way you’d tell the person who treats you. One plain sentence, with one thing that was hard. Take it to the next appointment.',
      do_regularly:
        'Say out loud what you’re doing while you start. To {act}, your words and your hands should match. If they don’t, let’s stop and see which one is right.',
    },
  },
  {
    text: 'Let’s think one day ahead. After you {then}, note in a line what made it easier or harder. We start from that line tomorrow, so you don’t have to search.',
    twin: 'Stop a little early today. {when}, do a small part of the goal {title} and quit while it’s going well. Let’s put what comes next on a note and start there tomorrow.',
    byKind: {
      stop: 'Let’s end the argument early today. When the goal {title} gets hard, you don’t have to answer it. Say only: not this minute. Then do something with water: a glass, the sink, the kettle.',
      learn:
        'Stop at the first clean one. You want to {act}, so try one small piece until it comes right without looking. Let’s quit there, with the good one as the last.',
      relate:
        'Let’s keep one thing in mind for next time. You want to {act}, so after you’ve talked, write down a name or a date they mentioned. Next time, ask about it.',
    },
    twinByKind: {
      do_regularly:
        'Stop a little early today. You want to {act}, so quit while it’s going well. Let’s put what comes next on a note and start there tomorrow. Then you’re off for today.',
    },
  },
]
