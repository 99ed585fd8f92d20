import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'Here’s what the log says: {kept}. We don’t need a record today, only one like those. What did you have ready on them? Put the same thing in the same place.',
    twin: 'Let’s get one thing on the log for the goal {title}. {when}, do a part that somebody else could check, then tick it. Small is fine, invisible isn’t.',
    twinByKind: {
      finish:
        'Let’s count what’s already done. To {act}, write down the number of pieces that are finished. Then we do one small piece, cross out the number, and write the new one.',
      stop: 'Let’s put one hard minute on the log. For the goal {title}, note the time when it starts and the time when it’s over. What you did in between goes beside it, in a word.',
      relate:
        'Let’s get one moment on the log: something you asked and they answered. You want to {act}, so write half a line of it beside the date. That’s the tick.',
    },
  },
  {
    text: 'We’ve got {kept} on the log, and they stay there, so nothing’s at stake today. Take the shortest version that you ticked on any of those days. It’s long enough for today, too.',
    twin: 'What’s the shortest version of the goal {title} that we’d still tick? Write it down as your spare, beginning with a verb. {when}, do the spare if the day’s full. It counts the same.',
    twinByKind: {
      stop: 'What would we tick for the goal {title} on a rough day? One hard minute that you got through is enough. Write that down as your spare. It goes on the log like any other.',
      learn:
        'What can you do now that you couldn’t in the first week? You want to {act}, so let’s write that down with today’s date. Then do it once, no looking.',
      relate:
        'What’s the shortest version we’d still tick? You want to {act}, so let’s say one line, sent from the couch, with a question in it. On a full day, that’s the one.',
    },
  },
  {
    text: 'Before you change anything, let’s look at the record: {kept}. Something in the way you do this works. Keep the hour, the place, and the length, and do it the same way today.',
    twin: 'Let’s settle an hour, a place, and a length for the goal {title}. {when}, use them exactly as they are. If one of them doesn’t fit, change only that one tomorrow.',
    twinByKind: {
      relate:
        'What worked with that person last time we tried: a joke, a question, a cup of tea? To {act}, let’s use it again today, just once. If it worked then, it may now.',
      save: 'Before we change anything, let’s write down where it stands. For the goal {title}, one sum and today’s date are enough. Next week we write the new one under it.',
      stop: 'Let’s settle one way out for the goal {title}: one door, one drink, one chair. Use it today whenever the urge comes, exactly like that. We change it tomorrow if it’s no good.',
    },
  },
  {
    text: 'You’ve kept {kept}. The right hour may have helped, and we can use that. Which hour worked best? Give today’s part that hour, or the nearest one that’s still free.',
    twin: 'Pick one hour for the goal {title}, and let’s find out whether it’s a good one. {when}, do a small part, and put a plus or a minus beside the time.',
    twinByKind: {
      finish:
        'You’ve finished things before. To {act}, let’s look at the last piece that got done: which hour, which table, which first move? Set up the next piece the same way today.',
      recover:
        'You’ve got a choice of ticks today. For the goal {title}, let’s count the easy part you were given, or an hour of rest. Write down which it was, and stop there.',
      stop: 'Pick the hardest hour and put a sheet in that place. For the goal {title}, let’s make a dot for each urge that passes. One dot makes it a good sheet.',
      relate:
        'Pick the hour when it went well last time. You want to {act}, so let’s call or sit down at that hour again. Put a plus beside it if it worked.',
    },
  },
  {
    text: 'The log shows {kept}. We know how this goes on an ordinary day, so let’s make today ordinary. Same start, same tools, same length, and a tick when it’s done.',
    twin: 'A tick for the goal {title} needs a meaning, so let’s agree on one. Say now what has to have happened. {when}, do that and nothing above it. Then tick.',
    twinByKind: {
      reflect:
        'A quiet minute leaves no trace, so let’s give it one. You set out to {act}. After you’ve sat down today, put a bean in a jar. The jar does the counting.',
      stop: 'A tick needs a meaning, so let’s agree on one for the goal {title}. One urge came, and you left the room. That’s all it takes today. The others don’t subtract anything.',
      relate:
        'A tick needs a meaning, so let’s agree on one: you let that person finish, once. You want to {act}, and that can be seen. Do it, then tick it.',
    },
  },
  {
    text: 'You’ve kept {kept}. Let’s copy the most recent one of them. What did you do right before you started? Do that first today, and then go on the way you did then.',
    twin: 'Work backward with me on the goal {title}. The tick comes last, and before it comes one small thing you did. Let’s name that thing. {when}, do that first.',
    twinByKind: {
      learn:
        'Let’s test what stuck. You want to {act}, so take something from the first days and do it without looking. If it’s there, that’s a tick. If it isn’t, that’s today’s practice.',
      finish:
        'Take a photo or a note of how it looks now. You want to {act}, and we’ll want the before. Then do one small thing, and take the after. Both go on the log.',
      stop: 'Work backward with me on the goal {title}: the urge is over, and before that you did something. Let’s name what it was. When the urge comes today, start there.',
      relate:
        'Work backward with me: a good talk, and before it you did something. You want to {act}, so what was it, the tea, the drive, the joke? Let’s do that first today.',
    },
  },
  {
    text: 'On the log so far: {kept}. That’s enough to trust your own way of doing it. We don’t need a new method today. Use yours once more, for as long as today allows.',
    twin: 'We need one line on today’s list about the goal {title}: what got done. Write the beginning of the line now and leave a gap. {when}, do the thing that fills it.',
    twinByKind: {
      relate:
        'We don’t score people, so let’s write down one moment instead. You set out to {act}. What did that person say lately that you want to keep? Ask about it today.',
      stop: 'We’ve all got one time that worked. When did the urge come and you did something else? For the goal {title}, let’s set that up again today: same place, same thing.',
    },
  },
  {
    text: 'If it feels as if nothing’s moving, let’s look at the log: {kept}. Do what you did on those days, at the same size. Then check in, and look at the number.',
    twin: 'If you doubt that the goal {title} is going anywhere, let’s give the log one thing. {when}, do a small part and write down what it was, with a verb. Tomorrow we read it.',
    twinByKind: {
      save: 'If it feels stuck, we look up one number. For the goal {title}, find a sum that’s moved since last month, and write both down. The old one on the left, the new one right.',
      finish:
        'If it feels stuck, we want something to point at. To {act}, let’s finish a piece so small that it’s done before you doubt it. Put it where you’ll see it tomorrow.',
      stop: 'If you doubt that it’s getting easier, let’s check. For the goal {title}, write down when the urge came and when it was gone, just once today. Tomorrow we do it once more.',
      relate:
        'If you doubt that it helps, let’s look at their face today, after you’ve asked or waited. To {act}, write down in a word what you saw. Tomorrow we read it.',
    },
  },
]
