import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'At the beginning you wrote: {why}. Read the sentence once more, slowly, the way you would read a note from a friend. Then do only the first small thing that belongs to it, and let the rest wait.',
    twin: 'At some point the goal {title} mattered enough for you to write it down here. Put one word on paper for what it was about. Keep the word beside you today, and do only the first small thing that belongs to it.',
  },
  {
    text: 'You gave this goal a sentence of your own: {why}. Today it could lie close at hand. Copy it by hand onto something small and put it where your first move begins. That is enough preparation.',
    twin: 'Who or what would notice if the goal {title} came a little closer this week? Write the answer on something small, a slip or the edge of a page. Put it where your first move begins. That is enough preparation.',
  },
  {
    text: 'Here are your own words: {why}. You do not need to feel them today as you did when you wrote them. It is enough to do one thing that fits them, a short one, and to notice how it was.',
    twin: 'You do not need to feel today what you felt when you set the goal {title}. It is enough to do one short thing that fits it. Afterward you can write a few words on how it was, only for yourself.',
  },
  {
    text: '{why}. Those are your words, and nobody here wants to add to them. Which hour of today do they have most to do with? Think of that hour for a moment, and give it one small move.',
    twin: 'Which hour of the day has most to do with the goal {title}? Think of that hour for a moment, with the people and the things in it. Then give it one small move in advance, whichever one comes to mind.',
  },
  {
    text: 'You wrote: {why}. Today need not be long to have something to do with that. A minute is enough. Find the part of today that has most to do with these words, and do only that part.',
    twin: 'Leave out everything about the goal {title} that is there for other people’s eyes. Something small remains that is only for you. Pick that part today and do it first. An honest minute of it is enough.',
  },
  {
    text: 'When the day gets crowded, it may help to have this in your pocket: {why}. Write your sentence on a slip, fold it, and take it along. You only have to touch it once, just before your first move.',
    twin: 'When the day gets crowded, the goal {title} can travel in a pocket. Write one line on a slip about what would be easier with it, and take it along. You only have to touch it once, before your first move.',
  },
  {
    text: 'Long before today you put it in plain words: {why}. Words like these are easily lost sight of on a busy day. Pin them up where you will pass, and only do your first move below them.',
    twin: 'Put up a sign for the goal {title} where you will pass it today. One word is enough, or a picture torn from an envelope. You only have to do the first move when you pass, and a short one at that.',
  },
  {
    text: 'What you wrote is still here, word for word: {why}. Sentences may change with the person who wrote them. If it still sounds like you, give it one small move today. If not, you can put a better one in its place.',
    twin: 'A goal is allowed to change with the person who set it. If the goal {title} still sounds like you, give it one small move today. If it does not, you can write it differently, and that would be a good day’s work.',
  },
]
