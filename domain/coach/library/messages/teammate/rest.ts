import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'We start with a break today. {when}, sit down for a minute and prepare nothing. Then {then}. The break counts as part of it, and both go on the log.',
    twin: 'We start with a break today. {when}, sit down beside what the goal {title} needs, and touch nothing for a minute. Then do one small thing. Both count.',
    byKind: {
      stop: 'We start with a break today. Take it right before the hour when the goal {title} usually gets hard. Sit down, drink some water, and do nothing else. Then get up and change rooms.',
      relate:
        'We take the break before you meet, not after. To {act}, sit down for a minute and let the last thing go. Then call, or go in, with one question.',
    },
    twinByKind: {
      finish:
        'We stop at a good spot today. You want to {act}, so finish one small piece and leave the next alone on purpose. Put a note on it. Tomorrow you start rested.',
      recover:
        'We start with a break, and it may be the whole day. For the goal {title}, sit or lie down with something warm. If there’s an easy part, it comes after that, or tomorrow.',
      do_regularly:
        'We start with a break today. To {act}, sit down beside what you need, and touch nothing for a minute. Then do one small thing. Both count, the break as much as the work.',
    },
  },
  {
    text: 'Let’s split the time today. One part is for this: {when}, {then}. The other part is for sitting down. Before you start, let’s settle how long each part gets, and stick to it.',
    twin: 'Let’s split the time for the goal {title}: one small job, then the chair for as long. {when}, do the job. We settle now which chair it’s going to be.',
    byKind: {
      stop: 'Let’s split today. One part is for a single hard minute on the goal {title}. After that minute comes a rest, and you don’t have to earn it. Pick the seat now.',
      relate:
        'Let’s split the visit: half talk, half nothing. To {act}, sit with them and look at the same bird, film, or street. You don’t have to entertain anybody today.',
    },
    twinByKind: {
      recover:
        'Let’s split today between what’s due and rest, and rest gets more. Do the easiest part of the goal {title}, then sit down before you have to. Let’s pick the hour for that now.',
      learn:
        'Let’s split the practice: one old piece from memory, then a rest so that it settles. You want to {act}, and new stuff can come tomorrow. Shut the book on time.',
      do_regularly:
        'Let’s split the time: a small job first, then as long in a chair. To {act}, pick the job and the chair now. Start with the job, and stick to the split.',
    },
  },
  {
    text: 'Light duty today. The plan stays just as it is. {when}, {then}, and that’s the part that counts for us. Let’s cross out the other lines now, so that nothing’s waiting while you rest.',
    twin: 'Light duty today on the goal {title}. Let’s keep the line that’s easiest on you and cross out the others now. {when}, do that line. Then nothing’s waiting while you rest.',
    byKind: {
      stop: 'Light duty today on the goal {title}. We only look after the hard hour. Let’s name it now, and the room you’ll be in. The other hours are off.',
      relate:
        'Light duty today. You want to {act}, so just sit with them for a bit, or stay on the line. Nothing to fix, nothing to settle. Let’s call a shared cup of tea enough.',
    },
    twinByKind: {
      recover:
        'Light duty today: only what you were told to do, in its easiest form. For the goal {title}, let’s cross out the rest. If that’s too much, we keep just the couch.',
      do_regularly:
        'Light duty today. To {act}, let’s keep the line that’s easiest on you and cross out the others now. Then nothing’s waiting while you rest. A short list still gets its mark.',
    },
  },
  {
    text: 'Let’s plan the break, so that it happens. After you {then}, sit down for a while. Leave the screen off and don’t catch up on anything. The break belongs to the job.',
    twin: 'Let’s plan a break for the goal {title}, so that it happens. {when}, work for a minute, then stop for as long as that. Leave the screen off, and decide nothing.',
    byKind: {
      stop: 'Let’s plan a break for the goal {title}. After the next hard minute, stop for as long as it lasted. Sit down, look out of the window, and leave the screen off.',
      relate:
        'Let’s plan a pause, so that it happens before the talk gets sharp. To {act}, leave the room for one glass of water, then come back and keep listening. Take it early.',
    },
    twinByKind: {
      finish:
        'Let’s empty your head before the break. You want to {act}, so write all the open ends on one sheet. Close the shortest. The sheet keeps the rest while you sit down.',
      do_regularly:
        'Let’s plan a break, so that it happens. To {act}, work for a minute, then stop for as long as that. Leave the screen off, and don’t catch up on anything.',
    },
  },
  {
    text: 'What can we take off the list today? Keep one line: {when}, {then}. Move another line to tomorrow with your own hand. Use the time you get for sitting down, and for nothing else.',
    twin: 'What can we take off the list today? Keep one line for the goal {title}, and move another to tomorrow with your own hand. {when}, do the line, then sit down.',
    byKind: {
      stop: 'What can we take out of the hard hour today? For the goal {title}, move one errand or one talk away from it. Use the free time for sitting somewhere else.',
      relate:
        'What can we take off the list today? The long talk, maybe. To {act}, send one honest line instead, and use the time you get for sitting down. We check off the line.',
    },
    twinByKind: {
      save: 'What can we stop counting today? For the goal {title}, look at one paper, write down one sum, and put the pile away. Numbers are off for the rest of the day.',
      reflect:
        'What can we take out today? You set out to {act}, so leave out the reading or counting for a minute, and sit. If that’s all there is today, it’s a mark.',
      do_regularly:
        'What can we take off the list today? To {act}, keep one line, and move another to tomorrow with your own hand. Do the line, check it off, and then go sit down.',
    },
  },
  {
    text: 'You don’t have to earn a rest, so let’s take one first. {when}, breathe out and look out of the window for a minute. Then {then}, and stop when it’s done.',
    twin: 'A rest first, and nobody has to earn it. {when}, look out of the window until your eyes are easy. Then let’s do one small thing for the goal {title}.',
    byKind: {
      stop: 'You don’t have to earn a rest, so let’s take one first. Before the hard hour of the goal {title}, sit down and look out of the window. Breathe out slowly a few times.',
      relate:
        'You may need air before you answer. To {act}, let’s agree on it: one glass of water in the kitchen, then back to the table. Take it before it gets sharp.',
    },
    twinByKind: {
      recover:
        'You don’t have to earn a rest. For the goal {title}, let’s find an hour in which nobody asks you for anything. Tell the others. Lie down in it.',
      do_regularly:
        'A rest first, and nobody has to earn it. Look out of the window until your eyes are easy. To {act}, let’s do one small thing after that, and stop.',
    },
  },
  {
    text: 'Let’s skip everything extra today. Do what you planned: {when}, {then}. Then stop, and write down whatever else comes to mind. You can look at that line tomorrow, so nothing gets lost.',
    twin: 'Let’s skip one part of the goal {title} today. Write down where you stopped with it, so nothing gets lost. {when}, do one small thing from the other parts, and sit down.',
    byKind: {
      stop: 'Let’s look only at the next hour of the goal {title} today. Write down when that hour ends. Until then, stay where it’s easier. After it, sit down and rest for a while.',
      relate:
        'Let’s skip the talk about how things ought to be. To {act}, just be in the same room or on the line for a while today. After that, feet up.',
    },
    twinByKind: {
      learn:
        'Let’s practice lying down. You set out to {act}, so shut your eyes and go through one small piece in your head. Where it breaks off, leave it. We look there tomorrow.',
      do_regularly:
        'Let’s skip one part today, and write down where it stands, so nothing gets lost. To {act}, do one small thing from the other parts. Then sit down. That’s the day’s work.',
    },
  },
  {
    text: 'There’s a free minute somewhere today: a wait, a ride, a line. Let’s leave it empty. The work has its own moment. {when}, {then}. The free minute stays a rest.',
    twin: 'There’s a free minute before and after the goal {title}, if we leave it there. {when}, use the first for a breath and the last for the window. The middle may be short.',
    byKind: {
      stop: 'There’s a free minute somewhere today: a wait, a ride, a line. Let’s not use it to think about the goal {title}. Look around instead, and leave that minute empty.',
      relate:
        'There’s a free minute somewhere today. To {act}, let’s give it to them without a plan: a call that’s about nothing. When it’s over, it’s over, and we check it off.',
    },
    twinByKind: {
      finish:
        'There’s always one more thing, so let’s set the end first. You want to {act}. Close one open end that takes a minute, then shut the folder and have your tea.',
      save: 'There’s nothing to buy in a free minute. For the goal {title}, let’s keep the next one empty: phone down, eyes up. If you think of something you need, write it on a slip.',
      do_regularly:
        'There’s a free minute before and after, if we leave it there. To {act}, use the first for a breath and the last for the window. The middle may be short.',
      recover:
        'There’s a free minute today, and it may get longer. For the goal {title}, let’s keep it for lying down. If it turns into an hour, nobody here complains.',
    },
  },
]
