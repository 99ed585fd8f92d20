import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote down what gets in the way: {obstacle}. You also wrote what you’ll do: {then}. Let’s put both on one slip and take it along. Then we’re ready for today.',
    twin: 'Something usually gets in the way of the goal {title}. Let’s name it now, in your own words, on paper. Then put something between it and you: a door, a drawer, another room.',
  },
  {
    text: 'This may come up today: {obstacle}. Let’s settle it before it does: write one line on what you’ll do then. Keep it short enough to remember, and put it where you’ll see it.',
    twin: 'Whatever usually interrupts the goal {title} may come up today, too. Let’s act before it does, and get one thing ready that makes that moment easier. One is enough.',
  },
  {
    text: 'You told the log in advance: {obstacle}. Our answer is in the plan. {when}, {then}. Let’s stick to that today, even if the other thing comes up first.',
    twin: 'Let’s write one answer for the goal {title} in advance. Something will come up and sound urgent. Put into one sentence what you’ll say to it. Then say it out loud once.',
  },
  {
    text: 'Let’s think of a day when you got past this: {obstacle}. What helped: somebody, an earlier hour, something within reach? We use the same thing today, and see whether it works once more.',
    twin: 'Where does the goal {title} usually get stuck? Let’s change one thing about that place today: another seat, another room, another way there. We try it once and see.',
  },
  {
    text: 'We don’t argue with this one: {obstacle}. It may happen, and we still do our part: {then}. Late is fine, and so is clumsy. It goes on the log either way.',
    twin: 'Something may come up today that has to go before the goal {title}. If it does, let it. Then we do a short version right after it. Let’s name it now, and put it on a note.',
  },
  {
    text: 'Let’s be fair about this: {obstacle}. It’s hard, and it isn’t everything. You planned one thing that you can do all the same: {then}. That’s the whole job today.',
    twin: 'Let’s slow down whatever gets in front of the goal {title}. When it comes up today, stop for one breath and say out loud what it is. That gives you a moment to pick what you do next.',
  },
  {
    text: 'In your own words, this is the problem: {obstacle}. What would make it easier, just for today? Let’s take the first idea and try it once. Note in a word whether it helped.',
    twin: 'What’s the last thing you do before the goal {title} gets pushed aside? Let’s do something else at that point today. Everything else stays the same. Note in a word whether it helped.',
  },
  {
    text: 'If today gets difficult, it may be here: {obstacle}. Let’s tell somebody before it does. Send one person one line about it. You don’t need advice, only someone who knows.',
    twin: 'If the goal {title} gets difficult today, where will it be? Let’s tell somebody before it does. Send one person one line about it. You don’t need advice, only someone who knows.',
  },
]
