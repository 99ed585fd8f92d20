import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'We start with a break today. {when}, sit down for a minute and prepare nothing. Then {then}. The break counts as part of it, and both go on the log.',
    twin: 'We start with a break today. Before you do anything for the goal {title}, sit down for a minute and prepare nothing. Then do one small thing. The break counts as part of it.',
    byKind: {
      stop: 'We start with a break today. Take it right before the hour when the goal {title} usually gets hard. Sit down, drink some water, and do nothing else. Then get up and change rooms.',
    },
  },
  {
    text: 'Let’s split the time today. One part is for this: {then}. The other part is for sitting down. Before you start, let’s settle how long each part gets, and stick to it.',
    twin: 'Let’s split the time for the goal {title} today. One part is for a small job, and the other is for sitting down. Let’s settle now how long each part gets.',
    byKind: {
      stop: 'Let’s split today. One part is for a single hard minute on the goal {title}. After that minute comes a rest, and you don’t have to earn it. Pick the seat now.',
      recover:
        'Let’s split today between what’s due and rest, and rest gets more. Do the easiest part of the goal {title}, then sit down before you have to. Let’s pick the hour for that now.',
    },
  },
  {
    text: 'Light duty today. The plan stays, and we add nothing to it. {when}, {then}, and then the list is finished. Let’s cross out the other lines now, so that nothing’s waiting while you rest.',
    twin: 'Light duty today on the goal {title}. Let’s keep one line of the list and cross out the others now. Then nothing’s waiting while you rest. Keep the line that’s easiest on you.',
    byKind: {
      stop: 'Light duty today on the goal {title}. We only look after the hard hour. Let’s name it now, and what you’ll do in it. The other hours need no plan today.',
    },
  },
  {
    text: 'Let’s plan the break, so that it happens. After you {then}, sit down for a while. Leave the screen off and don’t catch up on anything. The break belongs to the job.',
    twin: 'Let’s plan a break for the goal {title}, so that it happens. Work for a minute, then stop for as long as that. Leave the screen off and don’t catch up on anything.',
    byKind: {
      stop: 'Let’s plan a break for the goal {title}. After the next hard minute, stop for as long as it lasted. Sit down, look out of the window, and leave the screen off.',
    },
  },
  {
    text: 'What can we take off the list today? Keep one line: {then}. Move another line to tomorrow with your own hand. Use the time you get for sitting down, and for nothing else.',
    twin: 'What can we take off the list today? Keep one line for the goal {title}, and move another to tomorrow with your own hand. Use the time you get for sitting down.',
  },
  {
    text: 'You don’t have to earn a rest, so let’s take one first. {when}, breathe out and look out of the window for a minute. Then {then}, and stop when it’s done.',
    twin: 'You don’t have to earn a rest, so let’s take one first. Look out of the window for a minute, and breathe out slowly. Then do one small thing for the goal {title}.',
    byKind: {
      stop: 'You don’t have to earn a rest, so let’s take one first. Before the hard hour of the goal {title}, sit down and look out of the window. Breathe out slowly a few times.',
    },
  },
  {
    text: 'Let’s skip everything extra today. Do what you planned: {then}. Then stop, and write down whatever else comes to mind. You can look at that line tomorrow, so nothing gets lost.',
    twin: 'Let’s skip one part of the goal {title} today. Write down where you stopped with it, so nothing gets lost. Do one small thing from the other parts, and then sit down.',
    byKind: {
      stop: 'Let’s look only at the next hour of the goal {title} today. Write down when that hour ends. Until then, stay where it’s easier. After it, sit down and rest for a while.',
    },
  },
  {
    text: 'There’s a free minute somewhere today: a wait, a ride, a line. Let’s leave it empty. The work has its own moment. {when}, {then}. The free minute stays a rest.',
    twin: 'There’s a free minute somewhere today: a wait, a ride, a line. Let’s not use it for the goal {title}. Do one small thing at another time, and leave that minute empty.',
    byKind: {
      stop: 'There’s a free minute somewhere today: a wait, a ride, a line. Let’s not use it to think about the goal {title}. Look around instead, and leave that minute empty.',
    },
  },
]
