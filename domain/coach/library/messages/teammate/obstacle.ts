import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote down what gets in the way: {obstacle}. You also wrote what you’ll do: {then}. Let’s put both on one slip and take it along. Then we’re ready for today.',
    twin: 'Something usually gets in the way of the goal {title}. Let’s name it now, in your own words, on paper. Then put something between it and you: a door, a drawer, another room.',
    byKind: {
      recover:
        'You wrote down what gets in the way: {obstacle}. We don’t push against that. If it’s there today, do less or rest. If it isn’t: {then}, and stop while it’s easy.',
    },
  },
  {
    text: 'This may come up today: {obstacle}. We don’t need a new idea for it, because you’ve planned one: {then}. Say it once now, so that it’s the first thing you think of.',
    twin: 'Whatever usually interrupts the goal {title} may come up today, too. Let’s act before it does, and get one thing ready that makes that moment easier. One is enough.',
    byKind: {
      recover:
        'This may come up today: {obstacle}. If it does, we stop for today and write one line about it for your next appointment. That goes on the log as a full day.',
    },
  },
  {
    text: 'You told the log in advance: {obstacle}. Our answer is in the plan. {when}, {then}. Let’s stick to that today, a little late if need be, and change nothing else.',
    twin: 'Let’s write one answer for the goal {title} in advance. Something will come up and sound urgent. Put into one sentence what you’ll say to it. Then say it out loud once.',
    byKind: {
      recover:
        'You told the log in advance: {obstacle}. Let’s take that seriously. {when}, {then}, but only as far as it feels safe. If it doesn’t, we leave it for today.',
    },
  },
  {
    text: 'Let’s not be surprised by this one: {obstacle}. When it’s there, our plan is short: {then}. Do that first, and see about the rest afterward. It counts, early or late.',
    twin: 'Where does the goal {title} usually get stuck? Let’s change one thing about that place today: another seat, another room, another way there. We try it once and see.',
    byKind: {
      recover:
        'Let’s plan around this one: {obstacle}. Put a seat within reach before you begin, or ask somebody to stay near. If it still comes up, we stop there, and that’s fine.',
    },
  },
  {
    text: 'We don’t argue with this one: {obstacle}. It may happen, and we still do our part: {then}. Late is fine, and so is clumsy. It goes on the log either way.',
    twin: 'Something may come up today that has to go before the goal {title}. If it does, let it. Then we do a short version right after it. Let’s name it now, and put it on a note.',
    byKind: {
      recover:
        'We don’t argue with this one: {obstacle}. If it happens today, rest, and put it in the note. If it doesn’t, do your part as slowly as you like: {then}.',
    },
  },
  {
    text: 'Let’s be fair about this: {obstacle}. It’s hard, and it isn’t everything. You planned one thing that you can do all the same: {then}. That’s the whole job today.',
    twin: 'Let’s slow down whatever gets in front of the goal {title}. When it comes up today, stop for one breath and say out loud what it is. That gives you a moment to pick what you do next.',
    byKind: {
      recover:
        'Let’s be fair about this: {obstacle}. It’s hard, and you don’t have to be brave about it. We do only what feels safe today, and ask about the rest at your next appointment.',
    },
  },
  {
    text: 'In your own words, this is the problem: {obstacle}. We’ve got an answer on paper already: {then}. Let’s use it today, and note in a word whether it helped.',
    twin: 'What’s the last thing you do before the goal {title} gets pushed aside? Let’s do something else at that point today. Everything else stays the same. Note in a word whether it helped.',
    byKind: {
      recover:
        'In your own words, this is the problem: {obstacle}. What would make today safer: a seat nearby, a phone in the pocket, somebody at home? Let’s arrange one of those, and do a little less.',
    },
  },
  {
    text: 'If today gets difficult, it may be here: {obstacle}. We’ve got a move for that moment: {then}. Say both in one sentence now, out loud, so that one reminds you of the other.',
    byKind: {
      recover:
        'If today gets difficult, it may be here: {obstacle}. Let’s tell somebody before it does. Send one person one line about it, and ask them to stay near. You don’t need advice.',
    },
    twin: 'If the goal {title} gets difficult today, where will it be? Let’s tell somebody before it does. Send one person one line about it. You don’t need advice, only someone who knows.',
  },
]
