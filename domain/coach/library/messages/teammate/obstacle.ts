import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote down what gets in the way: {obstacle}. Let’s be ready for it today. Settle now what makes it easier: a person, a chair, an earlier hour. Pick one that works on a tired day.',
    twin: 'Something usually gets in the way of the goal {title}. Let’s name it now, in your own words, on paper. Then put something between it and you: a door, a drawer, another room.',
  },
  {
    text: 'This may come up today: {obstacle}. Let’s act before it does, and get one thing ready that makes that moment easier. One is enough, and it can be small.',
    twin: 'Whatever usually interrupts the goal {title} may come up today, too. Let’s act before it does, and get one thing ready that makes that moment easier. One is enough.',
  },
  {
    text: 'You told the log in advance: {obstacle}. So we can prepare the answer in advance, too. Put into one sentence what helps against it. Then say it out loud once.',
    twin: 'Let’s write one answer for the goal {title} in advance. Something will come up and sound urgent. Put into one sentence what you’ll say to it. Then say it out loud once.',
  },
  {
    text: 'Let’s look at where this happens: {obstacle}. Where are you then? Change one thing about that place today: another seat, another room, another way there. We try it once and see whether it helps.',
    twin: 'Where does the goal {title} usually get stuck? Let’s change one thing about that place today: another seat, another room, another way there. We try it once and see.',
  },
  {
    text: 'We don’t argue with this one: {obstacle}. If it makes today hard, a short version is enough, and it goes on the log. Let’s name the short version now, and put it on a note.',
    twin: 'Something may come up today that has to go before the goal {title}. If it does, let it. Then we do a short version right after it. Let’s name it now, and put it on a note.',
  },
  {
    text: 'Let’s slow this down: {obstacle}. When it comes up today, stop for one breath and say out loud what it is. That gives you a moment to pick what you do next.',
    twin: 'Let’s slow down whatever gets in front of the goal {title}. When it comes up today, stop for one breath and say out loud what it is. That gives you a moment to pick what you do next.',
  },
  {
    text: 'In your own words, this is the problem: {obstacle}. What’s the last thing you do before it comes up? Let’s do something else at that point today. Note in a word whether it helped.',
    twin: 'What’s the last thing you do before the goal {title} gets pushed aside? Let’s do something else at that point today. Everything else stays the same. Note in a word whether it helped.',
  },
  {
    text: 'If today gets difficult, it may be here: {obstacle}. Let’s tell somebody before it does. Send one person one line about it. You don’t need advice, only someone who knows.',
    twin: 'If the goal {title} gets difficult today, where will it be? Let’s tell somebody before it does. Send one person one line about it. You don’t need advice, only someone who knows.',
  },
]
