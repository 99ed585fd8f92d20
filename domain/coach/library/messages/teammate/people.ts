import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'You put {person} into this, so let’s use the line. Send them one sentence today: what you’re doing and when. No answer needed. Once it’s been said to somebody, it’s a bit more real by the time it starts.',
    twin: 'Who else is on this shift? Pick one person for the goal {title} and send them a sentence: what you’re doing today and when. We don’t need an answer. It only has to be said before it starts.',
    byKind: {
      relate:
        'You put {person} into this, so let’s start there. Pick one thing they told you, any thing, and ask how it went. Then hold your own story back. Listening is the whole job today.',
    },
  },
  {
    text: 'Could {person} take a small piece of this? Not the work, only something beside it: a quiet half hour, a reminder, a ride. We’re allowed to ask for exact things. Ask for one today.',
    twin: 'Let’s see who could take a small piece beside the goal {title}. A quiet half hour, a reminder, a pair of hands for a minute. Asking for something exact is easier on everyone. Ask for one today.',
    byKind: {
      relate:
        'Could we take something off {person} today? One small job that’s usually theirs, done without a speech. You pick it, you do it, and we leave it out of the conversation. That’s the shift.',
    },
  },
  {
    text: 'Should {person} ask how it’s going, we want an honest line ready. Not a report, just where it stands and what’s next. Write it down now. The part about what’s next is your first move today.',
    twin: 'Somebody will ask how the goal {title} is going, so let’s have an honest line ready. Just where it stands and what’s next. Write it down. The part about what’s next is your first move today.',
  },
  {
    text: 'Let’s give {person} a heads-up about the hard spot. One line about where this tends to stall, no request attached. They don’t have to fix it. It’s easier to get past a spot that somebody else has on the map.',
    twin: 'Let’s give somebody a heads-up about the hard spot in the goal {title}. One line about where it tends to stall, no request attached. They don’t have to fix it. They only have to know where it is.',
  },
  {
    text: 'Thanks first, work after. {person} may be making this easier, even by staying out of the way. Name that one thing to them today. Then let’s do our own bit in the short version.',
    twin: 'Thanks first, work after. Somebody may be making the goal {title} a little easier, even by staying out of the way. Name that one thing to them today. Then we do our own bit, short version.',
    byKind: {
      stop: 'Thanks first, the rest after. Somebody may be making the goal {title} a little easier, maybe by never asking. Name that one thing to them today. Then let’s plan the hard minute so that they’re within reach.',
    },
  },
  {
    text: 'Side by side works too. Do your first bit in the same room as {person}, without making a topic of it. They do theirs, you do yours, and we share the room. Pick the room now.',
    twin: 'Side by side works too. Let’s do the first bit of the goal {title} where somebody else is busy with their own thing. No topic, no updates, just a shared room. Pick the room now.',
    byKind: {
      stop: 'Side by side works too. When the goal {title} gets hard today, let’s not sit it out alone. Go where somebody is, stay until it’s over, and talk about anything else. Pick the person now.',
    },
  },
  {
    text: 'Tell {person} the hour, and only the hour. We don’t owe anybody a progress report. But when another person knows what time it starts, it’s harder to move it by accident. Send it before you put this down.',
    twin: 'Tell somebody the hour for the goal {title}, and only the hour. We don’t owe anybody a progress report. When another person knows the time, it’s harder to move it by accident. Send it now.',
  },
  {
    text: 'What would {person} see if this moved a little today? Let’s take that as the target, because it’s something you can look at. Pick the piece they would notice and do a bit of it. The invisible parts get another day.',
    twin: 'Who’d be the first to notice if the goal {title} moved a little? Let’s pick the piece that person would see and do a bit of it today. The invisible parts get another day.',
    byKind: {
      stop: 'Who’d be the first to notice an easier hour on the goal {title}? Let’s make the change that person would see: a cleared shelf, a different chair, an open window. Do it before the hour comes.',
    },
  },
]
