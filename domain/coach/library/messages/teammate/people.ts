import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'You mentioned {person}, so let’s tell them. Send one sentence: what you’re doing today, and when. We don’t need an answer. It helps that somebody knows about it before it starts.',
    twin: 'Who could know about the goal {title}? Let’s tell one person. Send one sentence: what you’re doing today, and when. We don’t need an answer. It helps that somebody knows before it starts.',
    byKind: {
      relate:
        'You mentioned {person}, so let’s start there. Pick one thing they told you, and ask how it went. Keep your own story for another time. Listening is the whole job today.',
    },
  },
  {
    text: 'Could {person} help with this? Not with the work itself, only with something around it: a quiet half hour or a reminder. We’re allowed to ask. Ask for one exact thing today.',
    twin: 'Who could help a little with the goal {title}? A quiet half hour, a reminder, or a hand for a minute is easy to say yes to. Let’s ask for one of those today.',
    byKind: {
      relate:
        'Could we take something off {person} today? Pick one small job that’s usually theirs, do it, and don’t mention it. If they notice, a short answer is enough. Then we tick it.',
    },
  },
  {
    text: 'Should {person} ask how it’s going, let’s have an answer: where it stands and what’s next. Write it down in one line. What you write under “next” is your first move today.',
    twin: 'Somebody may ask how the goal {title} is going. Let’s have an answer ready: where it stands and what’s next. Write it down in one line. The part that’s next is your first move today.',
  },
  {
    text: 'Let’s tell {person} about the hard spot. One line about where this usually gets stuck is enough. They don’t have to fix it. It’s easier when somebody else knows about it.',
    twin: 'Let’s tell somebody about the hard spot in the goal {title}. One line about where it usually gets stuck is enough. They don’t have to fix it, only to know.',
  },
  {
    text: 'Thanks first, work after. Think of one thing that {person} did to make this easier, and thank them for it today. Then we do our own part, in the short version.',
    twin: 'Thanks first, work after. Think of somebody who made the goal {title} a little easier, even by staying out of the way. Thank them for that one thing. Then we do the short version.',
    byKind: {
      stop: 'Thanks first. Think of somebody who makes the goal {title} a little easier, maybe by never asking. Thank them for that one thing. Then let’s plan the hard minute so that they’re near.',
    },
  },
  {
    text: 'Picture {person} asking what you did for this today. Let’s make the answer a short one: {then}. Do that when its moment comes, and you’ve got something true to say.',
    twin: 'You can do this side by side. Do the first part of the goal {title} where somebody else is busy with their own things. You don’t have to talk about it. Let’s pick the room now.',
    byKind: {
      stop: 'When the goal {title} gets hard today, you don’t have to sit it out alone. Go where somebody is, and talk about anything else until it’s over. Let’s pick the person now.',
    },
  },
  {
    text: 'Tell {person} when you’ll do it, and only that. We don’t owe anybody a report. When somebody else knows the hour, you’re less likely to move it. Send the line now.',
    byKind: {
      stop: 'Tell {person} what you’ll do instead when it gets hard, and only that. We don’t owe anybody a report. It’s easier when the other one knows what’s coming. Send the line now.',
    },
    twin: 'Tell somebody the hour for the goal {title}, and only that. We don’t owe anybody a report. When somebody else knows the hour, you’re less likely to move it. Send the line now.',
  },
  {
    text: 'What would {person} notice if this went a little better today? Let’s pick that part, because it can be seen, and do a bit of it. The parts that nobody sees get another day.',
    twin: 'Who would notice first if the goal {title} went a little better? Let’s pick the part that person would see, and do a bit of it today. The parts that nobody sees get another day.',
    byKind: {
      stop: 'Who would notice first if the goal {title} got a little easier? Let’s make one change that person would see: a cleared shelf, another chair, an open window. Do it before the hard hour.',
    },
  },
]
