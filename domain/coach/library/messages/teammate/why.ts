import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'This is what it’s for, in your words: {why}. You don’t have to feel it every day. Let’s do the part you planned, and that’s enough for today: {then}.',
    twin: 'What’s the goal {title} for? Say it in one plain sentence, the way you’d tell a colleague. Let’s pick the part of today’s work that has most to do with it, and do that first.',
  },
  {
    text: 'You wrote this when you set the goal: {why}. On a full day, let’s check the list against it. One line on it should say this: {then}. That line goes first.',
    twin: 'On a full day, let’s check the list against the goal {title}. Which item would still matter to you next week? Do a bit of that one first, in the short version.',
  },
  {
    text: 'Here’s your reason, as you left it: {why}. Let’s keep it next to the plan: {then}. Put both on one card, and leave the card where you’ll be at that moment.',
    twin: 'Let’s write what the goal {title} is for on a card, in words you’d say out loud. Put the card with the things you use for it. Then do the smallest thing on the list.',
  },
  {
    text: 'Word for word from you: {why}. We don’t change a word. {when}, {then}, and that’s today’s share of it. Put it on the log when it’s done.',
    twin: 'Nobody else has to hear the reason for the goal {title}, so let’s use the true one. Say it quietly once. Then take one thing within reach that helps with it, in the short version.',
  },
  {
    text: 'Let’s say this out loud once: {why}. Nobody has to hear it. Then we get on with it. {when}, {then}, and after that it’s ticked for today.',
    twin: 'Let’s split the work on the goal {title}. Some parts only you can do, and others could be done by anyone. Start with a minute of the first kind. The others can wait.',
  },
  {
    text: 'Between errands, this can get forgotten: {why}. So it gets one line on today’s list, between ordinary ones: {then}. We tick that like the others, and then the list goes on.',
    twin: 'Between errands, the goal {title} can get forgotten. Let’s put it on the list for {weekday}, between ordinary lines. Write one small action next to it, and tick it like the others.',
  },
  {
    text: 'Let’s check your own line once: {why}. Is it still right? If it is, we stick to the plan: {then}. If it isn’t, write a new line, and that’s today’s work.',
    twin: 'Is the goal {title} still what you want, at this size? If it is, let’s do one small thing for it. If it isn’t, change the words, and that’s today’s work. Both go on the log.',
  },
  {
    text: 'You wrote this when you had time to think: {why}. If there’s no time today, we don’t need anything new. The plan is still good: {then}. Do that, and log it.',
    twin: 'You set the goal {title} when you had time to think. If there’s no time today, we don’t need anything new. Do the first thing you had in mind then, in the short version.',
  },
]
