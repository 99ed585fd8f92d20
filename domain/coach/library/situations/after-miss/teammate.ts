import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday’s box is empty and stays empty. We don’t repair it. {when}, we do the one thing: {then}. It goes on the log like any other.',
    twin: 'Yesterday’s box is empty and stays empty. We don’t repair it. Do one small thing for the goal {title} today, and it goes on the log like any other.',
    twinByKind: {
      finish:
        'Yesterday’s box is empty and stays empty. We don’t repair it. To {act}, let’s add one line or one name today, and log that.',
      stop: 'Yesterday’s box is empty and stays empty. We don’t repair it. For the goal {title}, get up at the next urge, and log that.',
      relate:
        'Yesterday’s box is empty and stays empty. We don’t repair it. To {act}, send them one line today, with a question, and log that.',
    },
  },
  {
    text: 'No check-in yesterday, and we don’t have to talk about it. You’ve kept {kept}, so you know how it’s done. Let’s do just this, and stop there: {then}.',
    twin: 'No check-in yesterday, and we don’t have to talk about it. Let’s keep today short: one easy minute for the goal {title}, and then check in.',
    twinByKind: {
      learn:
        'No check-in yesterday, and we don’t have to talk about it. To {act}, let’s say one thing from memory today, and then check in.',
      relate:
        'No check-in yesterday, and we don’t have to talk about it. To {act}, let’s ask one question today, hear the answer, and check in.',
    },
  },
  {
    text: 'One gap on the log. Let’s put something small right after it: {then}, or the first bit of that. Then the gap stays one day long, and we’re done with it.',
    twin: 'One gap on the log. Let’s put something small for the goal {title} right after it, about a minute. Then the gap stays one day long.',
    twinByKind: {
      finish:
        'One gap on the log. Let’s put something small right after it. To {act}, close one open end that takes a minute. The gap stays one day long.',
      stop: 'One gap on the log. Let’s put one minute right after it. For the goal {title}, spend it in another room at the next urge.',
    },
  },
  {
    text: 'We don’t make up for yesterday. It had no check-in, and today we do the short version: {when}, {then}. The first move will do, and we leave the rest off the list.',
    twin: 'We don’t make up for yesterday. It had no check-in, and today gets a short one. Do one small thing for the goal {title}, and that’s the job.',
    twinByKind: {
      finish:
        'We don’t make up for yesterday. It had no check-in, and today gets a short one. To {act}, do the first bit of the top line.',
      save: 'We don’t make up for yesterday. It had no check-in, and today gets a short one. For the goal {title}, read one sum and write it down.',
    },
  },
  {
    text: 'Let’s pick it up where it stopped: {then}, and today the first bit will do. If you want to think about yesterday, do that after today’s check-in.',
    twin: 'Let’s pick it up where it stopped, with one small thing for the goal {title}. If you want to think about yesterday, do that after today’s check-in.',
    twinByKind: {
      finish:
        'Let’s pick it up where it stopped. To {act}, go back to that spot and do one small thing. If you want to think about yesterday, do that after.',
      learn:
        'Let’s pick it up where it stopped. To {act}, do the last piece once, without looking. If you want to think about yesterday, do that after.',
    },
  },
  {
    text: 'Yesterday’s blank, today’s open, and you’ve kept {kept}. Let’s just make a start on the plan: {when}, {then}. Stop early if you like, and check in.',
    twin: 'Yesterday’s blank for the goal {title}, and today’s open. That’s all that happened. Let’s keep today’s part short, do it soon, and stop when it’s checked off.',
    twinByKind: {
      stop: 'Yesterday’s blank, today’s open. That’s all that happened. For the goal {title}, let’s move one tempting thing out of reach, soon, and check it off.',
      relate:
        'Yesterday’s blank, today’s open. That’s all that happened. To {act}, let them finish one sentence today, from start to end, and we check it off.',
    },
  },
  {
    text: 'What’s enough for today? Just the start of your plan, and we’re not adding anything: {when}, {then}. After a blank day, that’s plenty.',
    twin: 'What’s the smallest thing for the goal {title} that still gets a mark? Let’s do that and nothing else. After a blank day, small is fine.',
    twinByKind: {
      finish:
        'What’s the smallest piece that still gets a mark? To {act}, let’s say one call, one label, or one name. After a blank day, small is fine.',
      stop: 'What’s the smallest thing that still gets a mark? For the goal {title}, let’s say a glass of water at the next urge. After a blank day, small is fine.',
    },
  },
  {
    text: 'Nobody checked in yesterday, and we don’t need to know why. Let’s move one thing out of the way first. After that, it’s the plan as you wrote it: {then}.',
    twin: 'Nobody checked in yesterday. It may have been a long day or a forgotten button, and we don’t need to know. Today the goal {title} gets a light version.',
    twinByKind: {
      relate:
        'Nobody checked in yesterday, and we don’t need to know why. To {act}, today gets the light version: one look up, one question, one answer heard.',
      finish:
        'Nobody checked in yesterday, and we don’t need to know why. To {act}, today gets the light version: write down what’s next, and do its first minute.',
      reflect:
        'Nobody checked in yesterday, and we don’t need to know why. To {act}, today gets the light version: phone away, a few breaths, done.',
    },
  },
  {
    text: 'One blank day is only one day, so let’s not add another. Your plan is all we need today: {when}, {then}. Nothing gets added to it.',
    twin: 'One blank day is only one day, so let’s not add another. One easy thing for the goal {title} is enough today. The rest comes back tomorrow.',
    twinByKind: {
      learn:
        'One blank day is only one day, so let’s not add another. To {act}, one old piece from memory is enough. The rest comes back tomorrow.',
      finish:
        'One blank day is only one day, so let’s not add another. To {act}, one thing that shows is enough. The rest comes back tomorrow.',
    },
  },
  {
    text: 'Yesterday left us nothing to catch up on. {when}, {then}, and let’s call the first minute enough. Check it off, and tomorrow we’ll see about the rest.',
    twin: 'Yesterday left us nothing to catch up on. Let’s start small today: one minute for the goal {title}, and then check it off. Tomorrow we see whether there’s room for more.',
    twinByKind: {
      finish:
        'Yesterday left us nothing to catch up on. To {act}, let’s lay the next piece open on the table, add a bit, and check it off.',
      recover:
        'Yesterday left us nothing to catch up on. For the goal {title}, let’s do only what’s easy today, rest after it, and check both off.',
    },
  },
  {
    text: 'Let’s keep it simple. Yesterday stays blank, and you make a start on the plan: {when}, {then}. The rest is optional, and nobody does any catching up.',
    twin: 'Let’s split this. Yesterday keeps its blank, and you do one short thing for the goal {title} today. There’s nothing to catch up on.',
    twinByKind: {
      relate:
        'Let’s split this. Yesterday stays blank, and you say one kind thing to that person today. To {act}, that’s plenty for a short day.',
      stop: 'Let’s split this. Yesterday stays blank, and you take just one hard minute today. For the goal {title}, pick the room for it now.',
    },
  },
  {
    text: 'Yesterday’s off the table, and we don’t ask about it. {when}, {then}. Let’s say the first move out loud now, so it’s settled. The rest can wait until tomorrow.',
    twin: 'Yesterday’s off the table, and we don’t ask about it. Do one small thing for the goal {title}, and then take a break. If that’s all for today, log it.',
    twinByKind: {
      finish:
        'Yesterday’s off the table, and we don’t ask about it. To {act}, send the one message that moves it on, and then take a break. Log it.',
      learn:
        'Yesterday’s off the table, and we don’t ask about it. To {act}, write down what you still know, check one thing, and take a break. Log it.',
    },
  },
  {
    text: 'We don’t need a reason for the blank day, just a short one today. Make a start on this: {when}, {then}. Then check it off before you put things away.',
    twin: 'We don’t need a reason for the blank day, just a short one today. Do a minute for the goal {title}, and check it off before you put things away.',
    twinByKind: {
      relate:
        'We don’t need a reason for the blank day, just a short one today. To {act}, give them a minute, phone away, and check it off.',
      finish:
        'We don’t need a reason for the blank day, just a short one today. To {act}, fill one small gap, and check it off before you put things away.',
    },
  },
  {
    text: 'We’ve got {kept} on the log, and one blank doesn’t change them. Let’s copy the easiest of those days: {then}, with nothing added, and we stop there.',
    twin: 'We’ve got one blank on the log for the goal {title}, and it’s only one. Let’s take the easiest thing you know, make it shorter, and stop there.',
    twinByKind: {
      finish:
        'We’ve got one blank on the log, and it’s only one. To {act}, let’s take the last thing that worked, do less of it, and stop there.',
      relate:
        'We’ve got one blank on the log, and it’s only one. To {act}, let’s use the last question that worked, hear the answer, and stop there.',
      stop: 'We’ve got one blank on the log, and it’s only one. For the goal {title}, let’s use the last way out that worked, and stop there.',
    },
  },
  {
    text: 'Yesterday had no check-in, and today is a new line. Let’s make a start on what you planned: {when}, {then}. A start is enough for a mark, and nobody asks for more.',
    twin: 'Yesterday had no check-in, and today is a new line. Let’s spend one minute on the goal {title} and stop there. That’s enough for a mark.',
    twinByKind: {
      stop: 'Yesterday had no check-in, and today is a new line. For the goal {title}, let’s write on it: one urge, another room. That’s enough for a mark.',
      finish:
        'Yesterday had no check-in, and today is a new line. To {act}, let’s write one finished piece on it, however small. That’s enough for a mark.',
    },
  },
  {
    text: 'Yesterday isn’t on the log. Today will be, if we keep it small. {when}, {then}. Once is the whole job today. Anything bigger gets another day.',
    twin: 'Yesterday isn’t on the log. Today will be, if we keep it small enough. One bit for the goal {title}, and that’s the job. Anything bigger gets another day.',
    twinByKind: {
      finish:
        'Yesterday isn’t on the log. Today will be, if we keep it small enough. To {act}, one name, one number, or one message, and that’s the job.',
      relate:
        'Yesterday isn’t on the log. Today will be, if we keep it small enough. To {act}, one question on the way past, and that’s the job.',
      learn:
        'Yesterday isn’t on the log. Today will be, if we keep it small enough. To {act}, one piece without looking, and that’s the job.',
    },
  },
  {
    text: 'Okay, new page. The old one has a blank on it, and that’s fine. Let’s put your own words on the first line: {then}. Do the first bit of it, and the page is started.',
    twin: 'Okay, new page. The old one has a blank on it, and that’s fine. Let’s put one short line on the new one for the goal {title}. Then the page is started.',
    twinByKind: {
      finish:
        'Okay, new page. The old one has a blank on it, and that’s fine. To {act}, let’s write what’s next on the new one, and do its first minute.',
      stop: 'Okay, new page. The old one has a blank on it, and that’s fine. For the goal {title}, let’s pick a room for the next urge, and go there once.',
    },
  },
  {
    text: 'Is there a version that fits in between other things? Let’s say {then}, or only the first bit, and nothing after it. After a day without a check-in, quick is fine.',
    twin: 'Is there one thing for the goal {title} that fits between other things? Let’s do that one, and nothing after it. After a day without a check-in, quick is fine.',
    twinByKind: {
      relate:
        'Is there a moment that fits between other things? To {act}, let’s ask one thing in passing or by message. After a blank day, quick is fine.',
      finish:
        'Is there a bit that fits between other things? To {act}, let’s do one call or one signature, and nothing after it. After a blank day, quick is fine.',
    },
  },
  {
    text: 'The log has a gap of one day. We don’t fill the gap, we put something small beside it: {when}, {then}, or just start. Then you’re done.',
    twin: 'The log has a gap of one day. We don’t fill the gap, we put something small beside it. One easy bit for the goal {title}, and then you’re done.',
    twinByKind: {
      finish:
        'The log has a gap of one day. We don’t fill the gap, we put something small beside it. To {act}, close one open end, and then you’re done.',
      stop: 'The log has a gap of one day. We don’t fill the gap, we put a minute beside it. For the goal {title}, spend the next urge at a window.',
    },
  },
  {
    text: 'Let’s make it a plain day. Yesterday had no check-in, so we keep only the start of the plan: {when}, {then}. Then the mark’s yours.',
    twin: 'Let’s agree on a short day. Yesterday had no check-in, so we make this one very easy. One light thing for the goal {title}, and then the mark’s yours.',
    twinByKind: {
      learn:
        'Let’s agree on a short day. Yesterday had no check-in, so we leave out everything new. To {act}, do one old piece from memory, and then the mark’s yours.',
      finish:
        'Let’s agree on a short day. Yesterday had no check-in, so we leave out the hard part. To {act}, do the dull bit, and then the mark’s yours.',
    },
  },
  {
    text: 'You know how it begins: {when}, {then}. Let’s do just the beginning today, and then stop. Yesterday had no check-in, and we’ve said enough about it.',
    twin: 'You know what helps the goal {title} on a short day. Let’s do only that. Yesterday had no check-in, and we’ve said enough about it.',
    twinByKind: {
      relate:
        'You know what they like on a short day. To {act}, let’s do only that, and stop. Yesterday had no check-in, and we’ve said enough about it.',
      finish:
        'You know which piece is quick. To {act}, let’s do only that one, and stop. Yesterday had no check-in, and we’ve said enough about it.',
    },
  },
  {
    text: 'Let’s not talk about the streak. You can {then} in any mood, so let’s do just that today. That makes one small mark after one blank.',
    twin: 'Let’s not talk numbers today. You can do one small thing for the goal {title} in any mood, so let’s do that. That makes one small mark after one blank.',
    twinByKind: {
      stop: 'Let’s not talk numbers today. For the goal {title}, give your hands a cup or a cloth at the next urge. That’s one small mark.',
      finish:
        'Let’s not talk numbers today. To {act}, you can copy, sign, or pack one thing in any mood. That makes one small mark after one blank.',
    },
  },
  {
    text: 'We can skip most of it today, just not all of it. So let’s keep the start of this one and skip the rest: {when}, {then}. That counts in full.',
    twin: 'We can skip most of it today, just not all of it. So let’s find something for the goal {title} that takes a breath or so. It counts at any size.',
    twinByKind: {
      relate:
        'We can skip most of it today, just not all of it. To {act}, let’s keep one greeting that takes a breath or so. It counts at any size.',
      learn:
        'We can skip most of it today, just not all of it. To {act}, let’s keep one thing said from memory. It takes a breath or so, and it counts.',
    },
  },
  {
    text: 'All right, one day’s blank, and you’ve kept {kept}. Let’s do only the first move today: {when}, {then}. Then check it off and stop.',
    twin: 'All right, one day’s blank on the goal {title}. Let’s do only a warm-up today: the first small bit, then check it off and stop.',
    twinByKind: {
      finish:
        'All right, one day’s blank. To {act}, let’s do only a warm-up today: try one bit of the next piece. Check it off, and stop.',
      stop: 'All right, one day’s blank. For the goal {title}, let’s go to another room once, as practice. That’s a warm-up. Then check it off.',
    },
  },
]
