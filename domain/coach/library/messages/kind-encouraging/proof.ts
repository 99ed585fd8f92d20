import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}, and each of those was an ordinary day. Think of the last one: at what hour it was, and what lay ready. You can do it the same way today, and you need nothing else.',
    twin: 'Pick the mark for today before you begin, a line on paper or a date crossed out. {when}, do one small thing for the goal {title}. Then make the mark, and leave it where you will see it tomorrow.',
    twinByKind: {
      finish:
        'Something is there already that was not there when you began. You wanted to {act}. Count the pieces that are done, however small, and write down the number. Then add one piece today, and change it.',
      stop: 'One hard minute that passed without {urge} is worth a mark. Put a pencil and a slip where you will be in that minute today. Make the mark right after it, and then do something pleasant.',
      relate:
        'Pick the mark for today before you begin, a dot beside that person’s name. To {act}, it takes one thing asked or said with time. Make the dot afterward, and leave it in sight.',
    },
  },
  {
    text: 'The log shows {kept} with a mark. You were there for every one of them, so you know what made them possible. Pick the one thing that helped most, and get it ready for today.',
    twin: 'Something should be visible from the doorway when today’s part is done: a book left open, a chair moved. For the goal {title}, that can be your proof. {when}, you only have to bring it about.',
    twinByKind: {
      learn:
        'Write down one thing that you could not do when you began. You wanted to {act}, and that line is proof enough. Do that thing once today, without looking, and put the date beside it.',
      relate:
        'Think of one moment with that person that went well lately. If you want to {act}, write down what you did in it, in half a line. You can do the same half line again today.',
      stop: 'Hang a page where you pass, with a pen beside it. For the goal {title}, make one dot for each urge that you let pass today. A page with a single dot is a good page.',
    },
  },
  {
    text: 'Kept so far: {kept}. Today only has to be one more day like those. Think of what you did on a tired day, and do only that much today. You can stop as soon as it is done.',
    twin: 'What would the tired version of the goal {title} look like, the one that still counts? Write it down in a few words, beginning with a verb. {when}, do only that one, and make your mark.',
    twinByKind: {
      stop: 'A tired day can be kept too. For the goal {title}, it takes one hard minute spent in another room. Write that on a slip, and do only that today. The mark is the same size as any other.',
      save: 'Nothing bought in one hour of temptation is a result, too. For the goal {title}, write today’s date on a slip, with one thing you left in the store. Keep the slip with your papers.',
      relate:
        'What is the tired version, the one that still counts? To {act}, it may be a single line, sent from the sofa. Write now what would be in it, and send just that. It counts like a long one.',
    },
  },
  {
    text: 'Whatever happens today, this stays as it is: {kept} are kept. So today can be the smallest of them. One short piece is enough. Mark it afterward, and it counts like the others.',
    twin: 'Pick a small sign for a day with something done on it, a dot or a coin in a jar. {when}, do a little for the goal {title}, and earn just one. Only you have to understand it.',
    twinByKind: {
      finish:
        'The last piece you finished shows how you work. To {act}, think of how that one got done: at what hour, and with which first move. Begin the next piece the same way today, and only begin.',
      recover:
        'A day of rest can be marked, too. For the goal {title}, put a dot on the calendar when you have rested, or done an easy part. Both dots look the same, and both count.',
      stop: 'Pick a small sign for an urge that passed, a bean in a cup or a dot on the calendar. For the goal {title}, earn just one today. The others may come and go without a sign.',
      relate:
        'Think of the last time that it went well, and of what you did first. To {act}, do that first thing again today. It may be the hour, the tea, or the way you asked.',
    },
  },
  {
    text: 'Look at it calmly: you have kept {kept}. The way you did it then is good enough for today. Put the same thing in the same place, and begin at the same moment. It may be short.',
    twin: 'A record begins with a single mark. For the goal {title}, pick where today’s will go, a calendar or the inside of a cabinet door. {when}, do one small part, and then make the mark. One is plenty.',
    twinByKind: {
      learn:
        'A wrong answer with a date beside it is a record, too. To {act}, write down one thing that did not come out right today. Tomorrow you can cross it out, or try it once more. Both are fine.',
      reflect:
        'A quiet minute leaves little to look at. To {act}, put a pebble or a dried bean into a cup each time you have sat down. Add the first one today, and let the cup do the counting.',
      stop: 'Write down the time of the last urge that you let pass, if you remember it. For the goal {title}, do the same with the next one. Those few lines show you which hours are easier already.',
      relate:
        'Write the date of your last good talk with that person on a slip. You wanted to {act}, so ask today about something from it. Put the new date under the old one after you have talked.',
    },
  },
  {
    text: 'Go back in your mind over {kept}, the ones with your mark on them, and pick the easiest. What made it easy, the hour, the room, or the company? You only have to use that one thing today.',
    twin: 'Think of the last thing that went easily for you, whatever it was. What made it easy, the hour, the room, or the company? {when}, use that one thing for the goal {title}, and change nothing else.',
    twinByKind: {
      relate:
        'Remember how it felt to be listened to, once, by somebody with time. To {act}, give that person a few minutes of the same today. You do not need to say anything wise. Only stay until they are done.',
      stop: 'Remember one time when the urge came and you did something else. What was it, and where were you? For the goal {title}, do that again today, in the same place if you can. Once is enough.',
    },
  },
  {
    text: 'If today feels hard, remember that you have kept {kept}. You have had practice, and you have it on a bad day too. Begin the way you usually begin, and stop as soon as you have done a little.',
    twin: 'It gets easier to begin when the place is the same each time. {when}, go to the place you used last for the goal {title}, and do a little there. Then put a mark on paper, and go.',
    twinByKind: {
      finish:
        'Take a picture of how far it is today, or write it down in one line. You wanted to {act}, and this is easy to forget. Add the next small thing, and look at both again tomorrow.',
      save: 'Look up one sum that is already smaller or larger than it was, as it should be. For the goal {title}, write the old one and the new one under each other. Add today’s date, and close the page.',
      stop: 'It gets easier when the way out is always the same. For the goal {title}, pick one place to go when the urge comes, and go there today. Put a mark on the wall calendar after it.',
      relate:
        'It gets easier when it has a fixed place, a call from the kitchen or a talk in the car. To {act}, use that place today for one question. Then put a mark on paper.',
    },
  },
  {
    text: 'If you doubt it today, here is the plain count: you have kept {kept}. You can be unsure and still prepare what you prepared on those days. Then do the first small part, and see how it is.',
    twin: 'Being unsure about the goal {title} does not keep you from beginning. Hang up a page with a pen. {when}, do a little, and make one mark on it. A few marks are easier to believe than a feeling.',
    twinByKind: {
      learn:
        'You can test what has stayed. If you want to {act}, go back to something from your first days, and try it from memory. If it is still there, make a mark. If not, it is today’s practice.',
      stop: 'You may doubt it and still get through the next hard minute. For the goal {title}, settle that only this one counts today. When it is over, write down the time. One line is a record.',
      relate:
        'You may doubt that it makes a difference, and still try it once. To {act}, notice that person’s face today after you have asked or waited. Write down in a word what you saw.',
    },
  },
]
