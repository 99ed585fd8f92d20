import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s rehearse the plan once: {plan} Go to the place, or picture it, and do the first movement only. Stop there. When the moment comes, you’ve done it before.',
    twin: 'Let’s rehearse the start of the goal {title} once. Where are you, what’s in front of you, and what does your hand do first? Try that movement now and stop. The real start is then a repeat.',
    byKind: {
      stop: 'Let’s rehearse the hard minute of the goal {title} once. Where are you, who’s there, and which way do you leave? Go that way now, as far as the door. When it counts, it’s a repeat.',
    },
  },
  {
    text: '{when}, it’s your turn: {then}. We don’t need a new idea for today, only that sentence, once. Say it out loud now, word for word. Then leave it alone until the moment comes.',
    twin: 'The goal {title} needs one sentence from us: after what, you do what. Fill in both parts, and write it on a sticky note. Put the note where you’ll be at that moment.',
  },
  {
    text: 'Your plan can stay as it is: {plan} Let’s go through it once, with your eyes on the place where it happens. If anything there would stop you, move it out of the way now.',
    twin: 'What do you need before you can start on the goal {title}: a page, a bag, a number? Let’s put that one thing in its place now. Then there’s nothing to search for when it’s time.',
  },
  {
    text: 'You know when and you know what, so we don’t need to discuss it. {when}, {then}. Your job now is to recognize the moment. Say what you’ll see or hear first when it comes.',
    twin: 'Let’s tie the goal {title} to something that happens anyway: the kettle, a door, a call. Pick the one you’re sure to notice. Say what you’ll do right after it.',
  },
  {
    text: 'A full day gets the short version of the plan: {plan} If there’s only a minute for it, we do the first move and stop there. That goes on the log like the long one.',
    twin: 'If the day gets full, the goal {title} needs a short version. Let’s settle now what you could do in one minute, and put it on a note. Whichever version you do, it goes on the log.',
  },
  {
    text: 'That minute stays free, so let’s guard it. {when}, you {then}, and nothing else starts just then. If somebody wants something, say that you’ll come right after it.',
    twin: 'Let’s give the goal {title} an alarm, so that you don’t have to remember it. Set it for the hour that suits you best, and name it after the first thing you’ll do.',
  },
  {
    text: 'Let’s check the plan against today: {plan} Will that moment come, and will you be there? If not, let’s pick another moment now. A start that moved still counts on the log.',
    twin: 'Let’s check the goal {title} against today. Is its hour free, or has something else taken it? If it’s taken, pick another now. A start that moved still counts on the log.',
  },
  {
    text: '{when}, you {then}. Let’s write a note for that moment: what’s ready, where it is, and what you do first. Put it where you’ll be. Then you only have to read it.',
    twin: 'Let’s write you a note about the goal {title}: what’s ready, where it is, what comes first. Put it where you’ll be when you start. Then you only have to read it.',
  },
]
