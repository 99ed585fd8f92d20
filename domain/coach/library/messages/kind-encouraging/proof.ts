import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}, and each of those was an ordinary day. What did you have ready on the last of them? Put that out now. Then you only have to {then}, as you planned.',
    twin: 'Pick the mark for today before you begin, a line on paper or a date crossed out. {when}, do one small thing for the goal {title}. Then make the mark, and leave it where you will see it tomorrow.',
    twinByKind: {
      do_regularly:
        'You have kept {kept}, and each of those was an ordinary day. To {act}, think of the last one: at what hour it was, and what lay ready. You can put the same thing out now.',
      finish:
        'You have kept {kept}, and something is there now that was not there before. You wanted to {act}. Name the last piece that got done, and add one of the same size today.',
      stop: 'You have kept {kept}, and in each of them a hard minute passed. For the goal {title}, go where you went in the last of those minutes. Do it again today when the urge comes.',
      relate:
        'Pick the mark for today before you begin, a dot beside that person’s name. To {act}, it takes one thing asked or said with time. Make the dot afterward, and leave it in sight.',
    },
  },
  {
    text: 'The log shows {kept} with a mark, and you know what made them possible. Pick the one thing that helped most, and have it near you today. With that beside you, {then}, and that is enough.',
    twin: 'Something should be visible from the doorway when today’s part is done: a book left open, a chair moved. For the goal {title}, that can be your proof. {when}, you only have to bring it about.',
    twinByKind: {
      do_regularly:
        'The log shows {kept} with a mark. To {act}, pick the one thing that made them possible, an hour, a bag, or a person. Have it ready today, and begin with it.',
      learn:
        'You have kept {kept}, and there is one thing that you could not do before them. You wanted to {act}. Do that thing once today, without looking, and put the date beside it.',
      relate:
        'You have kept {kept}, and one of those moments went well. If you want to {act}, write down in half a line what you did in it. You can do that same half line again today.',
      stop: 'Hang a page where you pass, with a pen beside it. For the goal {title}, make one dot for each urge that you let pass today. A page with a single dot is a good page.',
    },
  },
  {
    text: 'Kept so far: {kept}. Some of those were probably tired days, and they count like the others. It can be short today: {then}. As soon as that is done, you can make your mark.',
    twin: 'What would the tired version of the goal {title} look like, the one that still counts? Write it down in a few words, beginning with a verb. {when}, do only that one, and make your mark.',
    twinByKind: {
      stop: 'A tired day can be kept too. For the goal {title}, it takes one hard minute spent in another room. Write that on a slip, and do only that today. The mark is the same size as any other.',
      save: 'Nothing bought in one hour of temptation is a result, too. For the goal {title}, write today’s date on a slip, with one thing you left in the store. Keep the slip with your papers.',
      relate:
        'What is the tired version, the one that still counts? To {act}, it may be a single line, sent from the couch. Write now what would be in it, and send just that. It counts like a long one.',
      do_regularly:
        'What would the tired version look like, the one that still counts? To {act}, write it down in a few words, beginning with a verb. Do only that one today, and make your mark.',
    },
  },
  {
    text: 'Whatever happens today, this stays as it is: {kept} are kept. So today can be the smallest of them. {when}, {then}, and no more. Mark it, and it counts like the others.',
    twin: 'Pick a small sign for a day with something done on it, a dot or a coin in a jar. {when}, do a little for the goal {title}, and earn just one. Only you have to understand it.',
    twinByKind: {
      do_regularly:
        'Whatever happens today, this stays as it is: {kept} are kept. Today, the smallest way to {act} is enough. Do just that much, and mark it like the others.',
      finish:
        'You have kept {kept}, and each had a first move. To {act}, think of how the last piece got done: at what hour, and with what in your hand. Begin the next one like that today.',
      recover:
        'A day of rest can be marked, too. For the goal {title}, put a dot on the calendar when you have rested, or done an easy part. Both dots look the same, and both count.',
      stop: 'Pick a small sign for an urge that passed, a bean in a cup or a dot on the calendar. For the goal {title}, earn just one today. The others may come and go without a sign.',
      relate:
        'Think of the last time that it went well, and of what you did first. To {act}, do that first thing again today. It may be the hour, the tea, or the way you asked.',
    },
  },
  {
    text: 'Look at it calmly: you have kept {kept}. The way you did it then is good enough for today. Put the same thing in the same place, and then {then}. It may be short, like most of them.',
    twin: 'A record begins with a single mark. For the goal {title}, pick where today’s will go, a calendar or the inside of a cabinet door. {when}, do one small part, and then make the mark. One is plenty.',
    twinByKind: {
      learn:
        'A wrong answer with a date beside it is a record, too. To {act}, write down one thing that did not come out right today. Tomorrow you can cross it out, or try it once more. Both are fine.',
      reflect:
        'A quiet minute leaves little to look at. To {act}, put a pebble or a dried bean into a cup each time you have sat down. Add the first one today, and let the cup do the counting.',
      stop: 'Write down the time of the last urge that you let pass, if you remember it. For the goal {title}, do the same with the next one. Those few lines show you which hours are easier already.',
      relate:
        'Write the date of your last good talk with that person on a slip. You wanted to {act}, so ask today about something from it. Put the new date under the old one after you have talked.',
      do_regularly:
        'Look at it calmly: you have kept {kept}. To {act}, you have a way that works on ordinary days. Put the same thing in the same place as then, and start at the same moment.',
    },
  },
  {
    text: 'Go back in your mind over {kept}, the ones with your mark on them, and pick the easiest. What made it easy, the hour, the room, or the company? Use that today when you {then}.',
    twin: 'Think of the last thing that went easily for you, whatever it was. What made it easy, the hour, the room, or the company? {when}, use that one thing for the goal {title}, and change nothing else.',
    twinByKind: {
      do_regularly:
        'Go back over {kept}, the ones with your mark, and pick the easiest. To {act}, use what made it easy, the hour, the room, or the company. Only that one thing has to be the same.',
      relate:
        'Remember how it felt to be listened to, once, by somebody with time. To {act}, give them a few minutes of the same today. You do not need to say anything wise. Only stay until they are done.',
      stop: 'You have kept {kept}, so you know at least one thing that helps when the urge comes. For the goal {title}, set that thing out now, in the same place. You only have to use it once today.',
    },
  },
  {
    text: 'If today feels hard, remember that you have kept {kept}. You have practice in this, on a bad day too. Just begin as you usually do: {then}. Nothing more is needed for today’s mark.',
    twin: 'It gets easier to begin when the place is the same each time. {when}, go to the place you used last for the goal {title}, and do a little there. Then put a mark on paper, and go.',
    twinByKind: {
      finish:
        'Take a picture of how far it is today, or write it down in one line. You wanted to {act}, and this is easy to forget. Add the next small thing, and look at both again tomorrow.',
      save: 'Look up one sum that has already moved in the right direction. For the goal {title}, write the old one and the new one under each other. Add today’s date, and close the page.',
      stop: 'It gets easier when the way out is always the same. For the goal {title}, pick one place to go when the urge comes, and go there today. Put a mark on the wall calendar after it.',
      relate:
        'It gets easier when it has a fixed place, a call from the kitchen or a talk in the car. To {act}, use that place today for one question. Then put a mark on paper.',
      do_regularly:
        'It gets easier to begin when the place is the same each time. You have kept {kept}, so to {act}, go to the place you used last. Do a little there, and mark it.',
    },
  },
  {
    text: 'If you doubt it today, here is the plain count: you have kept {kept}. You can be unsure and still prepare what you prepared then. {when}, {then}, and see how it is afterward.',
    twin: 'Being unsure about the goal {title} does not keep you from beginning. Hang up a page with a pen. {when}, do a little, and make one mark on it. A few marks are easier to believe than a feeling.',
    twinByKind: {
      do_regularly:
        'If you doubt it today, here is the plain count: you have kept {kept}. To {act}, prepare what you prepared on those days, even if you are unsure. Then do the first minute, and see.',
      learn:
        'You can test what has stayed. If you want to {act}, go back to something from your first days, and try it from memory. If it is still there, make a mark. If not, it is today’s practice.',
      stop: 'You may doubt it and still get through the next hard minute. For the goal {title}, settle that only this one counts today. When it is over, write down the time. One line is a record.',
      relate:
        'You may doubt that it makes a difference, and still try it once. To {act}, notice their face today after you have asked or waited. Write down in a word or so what you saw.',
    },
  },
]
