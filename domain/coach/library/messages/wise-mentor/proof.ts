import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}. Ask what was in place on those days before you began: an hour, a thing, a person. To {act}, choose one of these, and put it in place today.',
    byKind: {
      stop: 'You have kept {kept}. Ask what stood in place of {urge} on those days: a room, a thing, a person. Choose one of these, put it in place today, and leave the rest as it comes.',
      recover:
        'You have kept {kept}. Ask what made those days easy: an hour, a chair, a person. Choose one of these for the goal {title}, put it in place today, and stop while it is easy.',
      relate:
        'You have kept {kept}. Ask what made those talks easy: an hour, a place, a subject. To {act}, choose one of these, and begin the next talk with it today.',
    },
    twinByKind: {
      finish:
        'What will you be able to show tomorrow, if you want to {act}? Decide on one thing now: a sent message, a filled line, a fixed date. Do it today, and write its name beside the date.',
      stop: 'Tomorrow you will know how the hour of {urge} went. Decide now what you would like to note about it, in a few words. Then arrange the chair, the door, or the company that makes it true.',
    },
    twin: 'Tomorrow you will want to know how today went for the goal {title}. Decide now what you would like to be able to note, in a few words. Then do the ordinary thing that makes the note true.',
  },
  {
    text: 'The log shows {kept}. Think of the most ordinary of those days, one without any particular energy. To {act}, choose the same first movement today, and leave the length as it was.',
    byKind: {
      stop: 'The log shows {kept}. Think of the most ordinary of those days, and of the minute in which {urge} was near. Choose the same way around it today, and leave everything else as it was.',
    },
    twinByKind: {
      finish:
        'What is already there counts as well. To {act}, write down the pieces that are finished, however small, and below them the one that follows. Do that one, and cross it out in ink.',
      stop: 'What works against {urge} on a day without any energy: distance, company, an early bed? Choose one, and write it down as an hour and a place. Do that much today, and leave improvements for another week.',
      relate:
        'Write down one talk that went well, and where it took place. To {act}, choose the same place today, or the same hour, and begin with a question. Leave the rest to the talk.',
    },
    twin: 'Choose an amount for the goal {title} that you could do on a day without any energy. Write it down as an hour and a length. Do that much today, and leave improvements for another week.',
  },
  {
    text: 'Before you plan anything new, look at what has worked: {kept}. To {act}, decide to do today what you did on those days just before you began, even if it seems too simple.',
    byKind: {
      stop: 'Before you plan anything new, look at what has worked: {kept}. Decide where you were on those days at the hour of {urge}, and be there today, even if it seems too simple.',
    },
    twinByKind: {
      stop: 'You have come through difficult hours before, of some sort or other. A place helped, or a person, or something to do. Choose one of these against {urge}, and have it ready today.',
      learn:
        'Test yourself before you add anything. To {act}, take a piece that you once knew well, and do it without help. Mark what is still there, and choose the first gap for today.',
    },
    twin: 'Think of something that you do every day without deciding: a door you lock, a cup you fill. Put the first object of the goal {title} beside it today, and wait to see whether one leads to the other.',
  },
  {
    text: 'You have kept {kept}, so there is less to decide today. To {act}, choose one of those days and repeat its first minute, in the same place. Leave the others to habit.',
    byKind: {
      stop: 'You have kept {kept}, so there is less to decide today. Choose one of those days, and repeat the minute before {urge} as it was then, in the same place.',
      relate:
        'You have kept {kept}, so there is less to decide today. To {act}, choose one of those days, and repeat its first sentence. Leave the rest of the talk to itself.',
    },
    twinByKind: {
      finish:
        'A list shows more than a feeling does. To {act}, write down what is left in a few short lines. Choose the shortest of them, do it now, and draw a stroke through it.',
      stop: 'Decide on a place for the hour of {urge}, and be there today before it begins. Do the same tomorrow in the same place. After some days there will be less to decide.',
    },
    twin: 'Decide on a place and a minute for the goal {title}, and do a small part there today. Do the same tomorrow in the same place. After some days there will be less to decide.',
  },
  {
    text: 'Here is a plain figure: {kept}. Your opinion of yourself may change from hour to hour, and the figure does not. To {act}, choose a piece that is small enough for a bad hour.',
    byKind: {
      stop: 'Here is a plain figure: {kept}. Your opinion of yourself may change from hour to hour, and the figure does not. Decide on one place for the hour of {urge}, and be there early.',
    },
    twinByKind: {
      stop: 'Make a mark on paper today for each minute in which {urge} was near and you waited. The marks need no comment. Choose a place for the paper where the minute usually comes.',
      learn:
        'Keep a sheet with what you could do today and could not do before. To {act}, choose one small thing for it, practice that alone, and write it down with the date.',
      reflect:
        'Leave the question of progress outside today. For the goal {title}, choose one line or one breath, stay with it as long as it is quiet, and stop. A mark on paper is record enough.',
    },
    twin: 'Decide on a part of the goal {title} that is small enough for a bad hour. Do it today, and make a mark on paper. If your opinion of the day changes, leave the mark where it is.',
  },
  {
    text: 'By the log, you have kept {kept}. You may want to ask for something better today. To {act}, choose another day of the same kind instead, and begin with the thing you always touch first.',
    byKind: {
      stop: 'By the log, you have kept {kept}. You may want a stricter rule now. Choose the one that you have, the same place at the hour of {urge}, and leave it so for another week.',
      relate:
        'By the log, you have kept {kept}. You may want to ask for something better today. To {act}, choose the same small thing instead: one question, one answer heard to the end.',
    },
    twinByKind: {
      finish:
        'Complete something today that is almost complete. To {act}, look for the piece that lacks only a signature, an answer, or a stamp. Choose that one, finish it, and put it where finished things lie.',
      stop: 'What could you do every day in the minute before {urge}, without thinking? Choose one small act: a door, a window, a cup. Practice it once now, and leave anything better for later.',
    },
    twin: 'What could you do for the goal {title} that you could repeat tomorrow without thinking? Choose one place, one small act, and one mark. Do it today in that way, and leave anything better for later.',
  },
  {
    text: 'Suppose that somebody else had kept {kept}. What would you say they have learned? To {act}, choose the most practical thing among it, and arrange the first minute of today by it.',
    byKind: {
      stop: 'Suppose that somebody else had kept {kept}. What would you say they have learned about {urge}? Choose the most practical thing, and arrange today by it. Leave the rest of the log alone.',
    },
    twinByKind: {
      stop: 'Write down one thing that you have learned about {urge}: when it comes, or what sends it away. Arrange today by it. Leave the rest of what you know for another day.',
      relate:
        'You know something about {person} that others may not: what makes a talk easy, and what makes it short. Choose one such thing, and arrange the next talk by it today.',
    },
    twin: 'Write down one practical thing you have learned about the goal {title}, something a beginner would not know. Arrange today by it, from the first object to the hour. Leave the rest of what you know for another day.',
  },
  {
    text: 'A record does not oblige you to anything, and yours is {kept}. Decide about today as if it were the first day. To {act}, choose the nearest piece, and begin with that.',
    byKind: {
      stop: 'A record does not oblige you to anything, and yours is {kept}. Decide about today as if it were the first day: which hour is that of {urge}, and where will you be?',
    },
    twinByKind: {
      finish:
        'Put a date on what there is. To {act}, choose the newest paper, file, or note, and write today’s date on it. Add the one thing that it lacks most, and leave it in sight.',
      stop: 'If you want one day to look back on, choose an hour of it. Spend the hour of {urge} in another room today, with something in your hands. Then write down the date and the room.',
    },
    twin: 'If you want one day to look back on, make it today. For the goal {title}, choose a form so small that it is done before you can postpone it. Then write down the date beside it.',
  },
]
