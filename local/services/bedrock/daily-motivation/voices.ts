import type { Tone } from '#domain/goals/fields.ts'

/** `{act}`, `{acting}`, `{thing}`, `{n}` (the streak) and `{day}` are put in from the goal. */
type Voice = {
  /** For a streak of two and more. */
  run: readonly string[]
  fresh: readonly string[]
  close: readonly string[]
}

export const VOICES: Record<Tone, Voice> = {
  drill_sergeant: {
    run: [
      '{n} days straight on {thing}. Good. Today makes one more.',
      '{n} in a row. {thing} is on the list again, first line.',
      'Day {n} is in the book. Report for the next one: {acting}.',
    ],
    fresh: [
      'New count, starting now: {acting}. You have everything it takes in front of you.',
      'Today’s order: {act}. One short piece of it, done cleanly.',
      'Attention on {thing}. The clock starts when you stand up.',
    ],
    close: [
      'Three steps below. Take them in order, then get on with your day.',
      'Four minutes, full attention. Begin with step one.',
      'You know the drill. Step one, now.',
      'Do the first step before you put the phone down. Well, right after.',
    ],
  },
  kind_encouraging: {
    run: [
      '{n} days in a row you have made room for {acting}. I think that’s lovely.',
      'Look at that: {n} days, and {thing} is a little closer for each of them.',
      'You’ve come back {n} days running. Today can be a gentle one.',
    ],
    fresh: [
      'Today is a soft place to begin: {acting}, just a little of it.',
      'There’s a small piece of {thing} that would fit into this day.',
      'You’d like to {act}, and you’re here. That’s a good morning’s start.',
    ],
    close: [
      'Let the first step be easy today, and see whether you’d like the second.',
      'Take your time. The three steps below are small on purpose.',
      'Start softly, stop while it’s still pleasant, and put a mark on the day.',
      'Whatever you manage today will be real, and it will be yours.',
    ],
  },
  teammate: {
    run: [
      '{n} days on the trot, us two and {thing}. I’m not getting off here.',
      'That’s {n} in a row. Let’s keep the seat warm and make it one more.',
      'We’ve done {n} days of {acting}. Today’s shift is a short one.',
    ],
    fresh: [
      'Fresh sheet. Let’s put a bit of {acting} on it before it fills up.',
      'So, {thing}. You take the front, I’ll take the back, and we lift on three.',
      'Let’s get {acting} off the to-do list and onto the doing list.',
    ],
    close: [
      'I’ve split today into three. Yours is the first one.',
      'Let’s knock out step one and see how we feel.',
      'Meet you at the check-in. Step one’s waiting.',
      'Quick and tidy today. Ready?',
    ],
  },
  wise_mentor: {
    run: [
      '{n} days you have returned to {thing}. Returning is the greater part of the craft.',
      'After {n} days, {acting} begins to know you too.',
      '{n} days are a path. You needn’t look for it this morning, only step onto it.',
    ],
    fresh: [
      'To {act} is a long walk, and it is made entirely of short ones. Today has one.',
      'Sit for a moment with {thing}, before you do anything about it.',
      'You are about to begin with {acting}. It is the same beginning that everyone makes.',
    ],
    close: [
      'Today, do one small part of it well, and leave the rest to tomorrow.',
      'Begin with the first step, and let it tell you about the second.',
      'Give it a few quiet minutes today. They are enough.',
      'Today, walk only as far as the next bend.',
    ],
  },
}

/** How the steps open and close, whatever the work is. */
export const FIRST_STEPS: readonly string[] = [
  'Clear a little space and time for {acting}: two minutes will do.',
  'Write this at the top of a page: {thing}, day {day}.',
  'Put one thing that helps with {acting} within reach.',
  'Look for one minute at where you are with {thing}.',
  'Say aloud what you want from {acting} today.',
  'Silence your phone and think of {thing} for three breaths.',
]
export const LAST_STEPS: readonly string[] = [
  'Write down where you’ll go on with {thing} tomorrow.',
  'Note one thing that {acting} showed you today.',
  'Leave out one thing that will make {acting} easy to begin tomorrow.',
  'Choose tomorrow’s hour for {acting}.',
  'Tell someone one line about {thing}.',
  'Put a mark for today next to {thing}, where you see it.',
]
