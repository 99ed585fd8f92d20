import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}. Each of those was an ordinary day with its own reasons against it. Think of the last one, what the hour was and what lay ready, and only copy that part for today.',
    twin: 'A day can leave a small mark. When the goal {title} has had its minute today, write the date on a slip of paper. Only the date, nothing about how it went. Put it where you will see it tomorrow.',
  },
  {
    text: 'The log shows {kept} with a mark. You were there for every one of them, so you know better than any plan what made them possible. Write down the one thing that helped, and put it ready for today.',
    twin: 'You may pick today’s proof yourself, and it may be modest. For the goal {title}, it could be a line on paper or a chair that was moved. Something you can see afterward is enough.',
  },
  {
    text: 'Kept so far: {kept}. It need not become more today, it only needs a day of the same kind. Take the version that you managed when you were tired, and do that one, with an easy end.',
    twin: 'What would the tired version of the goal {title} look like, the one that still counts? Write it down in a few words. Today you can do only that one, and put a mark on the calendar with a clear conscience.',
    byKind: {
      stop: 'What would the goal {title} look like on a tired day, the version that still counts? Perhaps only one hard minute spent in another room. Write it down in a few words, and let today be measured by that.',
    },
  },
  {
    text: 'One number here asks nothing of you: {kept}. Those are kept and stay kept, whatever happens with today. So today can be the smallest of them, one short piece and a mark, and it counts like the others.',
    twin: 'You can leave yourself a small sign today that the goal {title} had a place in it. Turn a page, move a coin from one pocket to the other, cross out the date. It only has to be visible to you.',
  },
  {
    text: 'Look at it without any hurry: you have kept {kept}. No plan is needed today that is better than what you did on those. Put the same thing in the same place, and then only wait for your moment.',
    twin: 'A record begins with a single mark, and nobody sees it but you. For the goal {title}, pick where today’s mark will go, a calendar or the inside of a cabinet door. Then do one small thing that earns it.',
  },
  {
    text: 'Go back in your mind over {kept}, the ones with your mark on them, and pick the easiest. What made it easy, the hour, the room, or the company? You only have to borrow that one thing for today.',
    twin: 'Think of the last thing that went easily for you, whatever it was. What made it easy, the hour, the room, or the company? Borrow that one thing today for the goal {title}, and let everything else be.',
  },
  {
    text: 'Lean on this a little today, if you like: you have kept {kept}. That is practice, and practice stays with you when the mood does not. Begin the way your hands have learned it, and stop as soon as you want to.',
    twin: 'Your hands only learn a thing by meeting it at the same place and hour. Let them meet the goal {title} once today, for as long as a kettle takes. Then put a mark on paper, so that you remember the place.',
    byKind: {
      stop: 'A hard hour is easier to meet when you have met it once in a new way. For the goal {title}, pick the new way now, a chair, a song, a glass of water. Then only see today how it goes.',
    },
  },
  {
    text: 'If you doubt it today, here is the plain count: you have kept {kept}. You do not have to believe in anything for the next one. Only prepare what you prepared on those days, and see what your hands do.',
    twin: 'You do not need to feel sure about the goal {title} today. Feeling sure can come later, from a few marks on a page. Put the page up now, with a pen beside it, and only look after the first mark.',
  },
]
