import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'At the beginning you wrote: {why}. Read the sentence once more, slowly, the way you would read a note from a friend. Then do what you planned for it: {then}. The rest can wait.',
    twin: 'At some point the goal {title} mattered enough for you to write it down here. Put one word on paper for what it was about. Keep the word beside you today, and do only the first small thing that belongs to it.',
  },
  {
    text: 'You gave this goal a sentence of your own: {why}. Copy it by hand onto something small, and keep it near you. You only have to look at it once, just before you {then}.',
    twin: 'Who or what would notice if the goal {title} came a little closer this week? Write the answer on something small, a slip or the edge of a page. Put it where your first move begins. That is enough preparation.',
  },
  {
    text: 'Here are your own words: {why}. You do not need to feel them today as you did when you wrote them. You can still {then}, and that is one small thing you do for them.',
    twin: 'You do not need to feel today what you felt when you set the goal {title}. It is enough to do one short thing that fits it. Afterward you can write a few words on how it was, only for yourself.',
  },
  {
    text: '{why}. Those are your words, and nothing has to be added to them. The part of them that belongs to today is short: {then}. You can check in when it is done.',
    twin: 'Which hour of the day has most to do with the goal {title}? Think of that hour for a moment, with the people and the things in it. Pick one small thing that you can do in it, and no more.',
  },
  {
    text: 'You wrote: {why}. Today’s part of that is small, and you chose it yourself: {then}. When its moment comes, you only have to do that, and everything else can wait for another day.',
    twin: 'Some of the goal {title} may be for other people, and some of it is only for you. Pick a part that is only for you, and do it first today. One minute of it is enough.',
  },
  {
    text: 'When the day gets crowded, it may help to have this in your pocket: {why}. Write your sentence on a slip, and take it along. Touch it once before you {then}, and that is enough.',
    twin: 'When the day gets crowded, it may help to have your reason in your pocket. Write on a slip of paper what the goal {title} would make easier, and take it along. Read it once before your first move.',
  },
  {
    text: 'Long before today you put it in plain words: {why}. On a busy day they are easily forgotten. That is fine, because today’s part is only this: {then}. Then you have done enough for them.',
    twin: 'Put up a sign for the goal {title} where you will pass it today. One word is enough, or a small picture. You only have to do the first move when you pass, and it may be a short one.',
    byKind: {
      recover:
        'Long before today you put it in plain words: {why}. On a busy day they are easily forgotten. You can {then}, as far as it is easy, and then you have done enough for them.',
    },
  },
  {
    text: 'What you wrote is still here, word for word: {why}. You may have changed since you wrote it. If it still sounds like you, {then} today. If not, you can write a better one.',
    twin: 'A goal is allowed to change with the person who set it. If the goal {title} still sounds like you, give it one small move today. If it does not, you can write it differently, and that would be a good day’s work.',
  },
]
