import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s rehearse the plan once before it counts: {plan} You play yourself, and the clock plays the clock. Stop at the first touch. When the real one comes today, it’s a repeat.',
    twin: 'Let’s rehearse the start once, dry, for the goal {title}. Where are you, what’s in front of you, and what does your hand reach for? Stop at the first touch. When the real one comes, it’s a repeat.',
    byKind: {
      stop: 'Let’s rehearse the hard minute of the goal {title} once, dry. Where are you, who’s there, and which way do you leave? Go that way now, as far as the door. When the real one comes, it’s a repeat.',
    },
  },
  {
    text: '{when}, it’s your part: {then}. We don’t need a new idea for today. We need that one sentence to happen, once, at any quality. Say it out loud, so it’s been said on this shift.',
    twin: 'The goal {title} has its slot. What it needs from us is one sentence: after which sound do you do what? Write it short enough for a sticky note, and stick it up.',
  },
  {
    text: 'Your plan reads well as it is: {plan} So let’s check only what it needs to work. One thing has to be in place before that moment comes. Find it, put it there, and we’re set.',
    twin: 'The goal {title} has a slot today, and a slot needs stuff in it. What has to be there, a page, a bag, a number? Let’s put that one thing in place and call it set.',
  },
  {
    text: 'When and what are both on paper, so we can skip the meeting. {when}, {then}. Your job now is only to spot the moment when it turns up. Name the first thing you’ll see or hear.',
    twin: 'Skip the meeting about the goal {title}. Let’s hang it on something that happens anyway, a kettle, a door, a bell. Pick the one you can’t miss, and say what comes right after it.',
  },
  {
    text: 'A plan on a busy day needs a short version, so let’s have one ready. The full one is this: {plan} Now cut it to what fits in a minute. Whichever one happens, it goes on the log.',
    twin: 'Busy day or not, the goal {title} keeps its slot. Let’s have a spare ready, one that fits in a minute. Whichever one happens, it goes on the log.',
  },
  {
    text: 'We could leave it to luck, or we give it an alarm. {when}, you {then}. Set it for that moment and name it after those words. The phone does the remembering, you do the doing.',
    twin: 'We could leave the goal {title} to luck, or we give it an alarm. Name it after the first thing you’ll do. The phone does the remembering from here, you do the doing.',
  },
  {
    text: 'Check the plan against today: {plan} Is that moment really going to come, and will you be there? If it moves, let’s move the plan along with it now. A shifted start still goes on the log.',
    twin: 'Check the slot of the goal {title} against today. Is it really yours, or has somebody booked it? If it moves, let’s name the new minute now. A shifted start still goes on the log.',
  },
  {
    text: '{when}, you {then}. Let’s do the handover for that now, from you to you. Write one line for the person who’ll stand there later: what’s ready, where it lies, what comes first.',
    twin: 'Let’s do a handover, from you to you. One line about the goal {title}: what’s ready, where it lies, what comes first. Leave it where you’ll be, and that shift starts itself.',
  },
]
