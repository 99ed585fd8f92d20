import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}, and each of those was an ordinary day. Think of the last one: at what hour it was, and what lay ready. You can do it the same way today, and you need nothing else.',
    twin: 'Make a small mark for today, if you like. When you have done a little for the goal {title}, write the date on a slip of paper. You need not write how it went. Put the slip where you will see it tomorrow.',
  },
  {
    text: 'The log shows {kept} with a mark. You were there for every one of them, so you know better than any plan what made them possible. Write down the one thing that helped, and get it ready for today.',
    twin: 'You may pick how you will know that today is done. For the goal {title}, it could be a line on paper or a chair that you have moved. One thing that you can see afterward is enough.',
  },
  {
    text: 'Kept so far: {kept}. Today only has to be one more of the same kind. Think of what you did on a tired day, and do only that much today. You can stop as soon as it is done.',
    twin: 'What would the tired version of the goal {title} look like, the one that still counts? Write it down in a few words. Today you can do only that one, and put a mark on the calendar with a clear conscience.',
    byKind: {
      stop: 'What would the goal {title} look like on a tired day, the version that still counts? Perhaps only one hard minute spent in another room. Write it down in a few words, and do only that today.',
    },
  },
  {
    text: 'Whatever happens today, this stays as it is: {kept} are kept. So today can be the smallest of them. One short piece is enough. Mark it afterward, and it counts like the others.',
    twin: 'Pick a small sign for a day on which you did something for the goal {title}. You could cross out the date, or move a coin from one jar to another. Only you have to understand it.',
  },
  {
    text: 'Look at it calmly: you have kept {kept}. You do not need a better plan today than the one you had on those days. Put the same thing in the same place, and begin at the same moment.',
    twin: 'A record begins with a single mark, and nobody sees it but you. For the goal {title}, pick where today’s mark will go, a calendar or the inside of a cabinet door. Do one small thing, and then make the mark.',
  },
  {
    text: 'Go back in your mind over {kept}, the ones with your mark on them, and pick the easiest. What made it easy, the hour, the room, or the company? You only have to use that one thing today.',
    twin: 'Think of the last thing that went easily for you, whatever it was. What made it easy, the hour, the room, or the company? Use that one thing today for the goal {title}, and leave everything else as it is.',
  },
  {
    text: 'If today feels hard, remember that you have kept {kept}. You have had practice, and you have it on a bad day too. Begin the way you usually begin, and stop as soon as you have done a little.',
    twin: 'It gets easier to begin when you do it in the same place each time. Do a little for the goal {title} in that place today, for as long as a kettle takes. Then put a mark on paper.',
    byKind: {
      stop: 'A hard hour is easier when you know what you will do in it. For the goal {title}, pick that now: a chair, a song, or a glass of water. Today you only have to see how it goes.',
    },
  },
  {
    text: 'If you doubt it today, here is the plain count: you have kept {kept}. You do not have to feel sure about today. Only prepare what you prepared on those days, and then do the first small part.',
    twin: 'You do not need to feel sure about the goal {title} today. Put up a page with a pen beside it, and make one mark when you have done a little. You may feel surer after a few of those marks.',
  },
]
