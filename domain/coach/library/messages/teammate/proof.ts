import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'Here’s what the log says: {kept}. We only need one more like those. What did you have ready on them? Put the same thing in the same place, and then {then}.',
    twin: 'Let’s get one thing on the log for the goal {title}. {when}, do a part that somebody else could check, then check it off. Small is fine, invisible isn’t.',
    twinByKind: {
      do_regularly:
        'Here’s what the log says: {kept}. To {act}, let’s do one more like those. What did you have ready? Put the same thing in the same place now.',
      finish:
        'Let’s count what’s already done. To {act}, write down the number of pieces that are finished. Then we do one small piece, cross out the number, and write the new one.',
      stop: 'We’ve got {kept} on the log, and each had a hard minute in it. For the goal {title}, what did you do in the last one? Set that up again now, same place.',
      relate:
        'Let’s get one moment on the log: something you asked and they answered. You want to {act}, so write half a line of it beside the date. That’s the mark.',
    },
  },
  {
    text: 'We’ve got {kept} on the log, and they stay there. Some of those were short days, and they count the same. So let’s go short: {when}, {then}. Check it off, and that’s the day.',
    twin: 'What’s the shortest version of the goal {title} that we’d still count? Write it down as your spare, beginning with a verb. {when}, do the spare if the day’s full. It counts the same.',
    twinByKind: {
      do_regularly:
        'We’ve got {kept} on the log, and they stay there. To {act}, take the shortest version that you checked off on any of those days. It’s long enough for today, too.',
      stop: 'What would we count for the goal {title} on a rough day? One hard minute that you got through is enough. Write that down as your spare. It goes on the log like any other.',
      learn:
        'You’ve kept {kept}, so something’s stuck by now. You want to {act}, so let’s find it: one thing you couldn’t do before. Do it once today, no looking, and check it off.',
      relate:
        'What’s the shortest version we’d still count? You want to {act}, so let’s say one line, sent from the couch, with a question in it. On a full day, that’s the one.',
    },
  },
  {
    text: 'Before you change anything, let’s look at the record: {kept}. The plan works. So we keep its moment and its move. {when}, {then}. No improvements today, only the mark.',
    twin: 'Let’s settle an hour, a place, and a length for the goal {title}. {when}, use them exactly as they are. If one of them doesn’t fit, change only that one tomorrow.',
    twinByKind: {
      relate:
        'What worked with that person last time we tried: a joke, a question, a cup of tea? To {act}, let’s use it again today, just once. If it worked then, it may now.',
      save: 'Before we change anything, let’s write down where it stands. For the goal {title}, one sum and today’s date are enough. Next week we write the new one under it.',
      stop: 'Let’s settle one way out for the goal {title}: one door, one drink, one chair. Use it today whenever the urge comes, exactly like that. We change it tomorrow if it’s no good.',
      do_regularly:
        'You’ve kept {kept}, so something works. To {act}, let’s keep the hour, the place, and the length exactly as they were. If one doesn’t fit today, change only that.',
    },
  },
  {
    text: 'You’ve kept {kept}, and one hour worked best. Which was it? Let’s give today’s part that hour, or the nearest one that’s free: {when}, {then}. Note the time beside the mark.',
    twin: 'Pick one hour for the goal {title}, and let’s find out whether it’s a good one. {when}, do a small part, and put a plus or a minus beside the time.',
    twinByKind: {
      do_regularly:
        'You’ve kept {kept}, and one hour worked best. To {act}, let’s use that one today, or the nearest that’s free. Put the first thing you need there now.',
      finish:
        'You’ve kept {kept}. To {act}, let’s look at the last piece that got done: which hour, which table, which first move? Set up the next piece the same way today.',
      recover:
        'You’ve got a choice of marks today. For the goal {title}, let’s count the easy part you were given, or an hour of rest. Write down which it was, and stop there.',
      stop: 'Pick the hardest hour and put a sheet in that place. For the goal {title}, let’s make a dot for each urge that passes. One dot makes it a good sheet.',
      relate:
        'Pick the hour when it went well last time. You want to {act}, so let’s call or sit down at that hour again. Put a plus beside it if it worked.',
    },
  },
  {
    text: 'The log shows {kept}. We know how this goes on an ordinary day, so let’s make today ordinary. {when}, {then}, same as on those, and then comes the mark.',
    twin: 'A mark for the goal {title} needs a meaning, so let’s agree on one. Say now what has to have happened. {when}, do that and nothing above it. Then check in.',
    twinByKind: {
      reflect:
        'A quiet minute leaves no trace, so let’s give it one. You set out to {act}. After you’ve sat down today, put a bean in a jar. The jar does the counting.',
      stop: 'A mark needs a meaning, so let’s agree on one for the goal {title}. One urge came, and you left the room. That’s all it takes today. The others don’t subtract anything.',
      relate:
        'A mark needs a meaning, so let’s agree on one: you let that person finish, once. You want to {act}, and that can be seen. Do it, then check it off.',
      do_regularly:
        'The log shows {kept}. To {act}, let’s make today ordinary: same start, same things, same length as on those days. Then comes the mark, and nothing else.',
    },
  },
  {
    text: 'You’ve kept {kept}. Let’s copy the most recent one of them. What did you do right before you started? Do that first today, and then {then}, the way you did then.',
    twin: 'Work backward with me on the goal {title}. The mark comes last, and before it comes one small thing you did. Let’s name that thing. {when}, do that first.',
    twinByKind: {
      do_regularly:
        'You’ve kept {kept}, so let’s copy the most recent one. To {act}, what did you do right before you started? Do that first today, and go on from there.',
      learn:
        'Let’s test what stuck. You want to {act}, so take something from the first days and do it without looking. If it’s there, that’s a mark. If it isn’t, that’s today’s practice.',
      finish:
        'Take a photo or a note of how it looks now. You want to {act}, and we’ll want the before. Then do one small thing, and take the after. Both go on the log.',
      stop: 'Work backward with me on the goal {title}: the urge is over, and before that you did something. Let’s name what it was. When the urge comes today, start there.',
      relate:
        'Work backward with me: a good talk, and before it you did something. You want to {act}, so what was it, the tea, the drive, the joke? Let’s do that first today.',
    },
  },
  {
    text: 'On the log so far: {kept}. That’s enough to trust your own way of doing it, so we stick to it. {when}, {then}. Then add one more to the count.',
    twin: 'We need one line on today’s list about the goal {title}: what got done. Write the beginning of the line now and leave a gap. {when}, do the thing that fills it.',
    twinByKind: {
      relate:
        'The log has {kept}, and one of them had a good moment in it. You set out to {act}. What did you do in it? Let’s do that again today, just once.',
      stop: 'We’ve all got one time that worked. When did the urge come and you did something else? For the goal {title}, let’s set that up again today: same place, same thing.',
      do_regularly:
        'On the log so far: {kept}. To {act}, we don’t need a new method. Use yours once more, for as long as today allows, and add one to the count.',
    },
  },
  {
    text: 'If it feels as if nothing’s moving, let’s look at the log: {kept}. Today makes it one more, with the same move as always: {when}, {then}. Check in, and look again.',
    twin: 'If you doubt that the goal {title} is going anywhere, let’s give the log one thing. {when}, do a small part and write down what it was, with a verb. Tomorrow we read it.',
    twinByKind: {
      do_regularly:
        'If it feels as if nothing’s moving, look at the log: {kept}. To {act}, let’s do what you did on those days, at the same size. Then check in.',
      save: 'If it feels stuck, we look up one number. For the goal {title}, find a sum that’s moved since last month, and write both down. The old one on the left, the new one right.',
      finish:
        'If it feels stuck, we want something to point at. To {act}, let’s finish a piece so small that it’s done before you doubt it. Put it where you’ll see it tomorrow.',
      stop: 'If you doubt that it’s getting easier, let’s check. For the goal {title}, write down when the urge came and when it was gone, just once today. Tomorrow we do it once more.',
      relate:
        'If you doubt that it helps, let’s look at their face today, after you’ve asked or waited. To {act}, write down in a word what you saw. Tomorrow we read it.',
    },
  },
]
