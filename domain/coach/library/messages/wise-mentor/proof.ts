import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}. Leave aside what that says about you. Ask what was in place on those days before you began: an hour, a thing, a person. Choose one of these, and put it in place today.',
    twin: 'Tomorrow you will want to know how today went for the goal {title}. Decide now what you would like to be able to note, in a few words. Then do the ordinary thing that makes the note true.',
  },
  {
    text: 'The log shows {kept}. Think of the most ordinary of those days, one on which you had no particular energy. Choose the same hour and the same length for today, and leave both as they were.',
    twin: 'Choose an amount for the goal {title} that you could do on a day without any energy. Write it down as an hour and a length. Do that much today, and leave improvements for another week.',
  },
  {
    text: 'Before you plan anything new, look at what has worked: {kept}. What did you do on those days just before you began? Decide to do the same today, even if it seems too simple.',
    twin: 'Something else in your life works well already. It has an hour, a place, or a person who knows of it. Choose one of these for the goal {title}, and see today whether it helps here too.',
    byKind: {
      stop: 'You have come through difficult hours before, of some sort or other. A place helped, or a person, or something to do. Choose one of these for the goal {title}, and have it ready today.',
    },
  },
  {
    text: 'There are {kept} in the log, so there is less to decide today. Choose one of those days and repeat it, at the same hour and in the same place. Give your attention to the first minute, and leave the others to habit.',
    twin: 'Decide on a place and a minute for the goal {title}, and do a small part there today. Do the same tomorrow in the same place. After some days there will be less to decide.',
  },
  {
    text: 'Here is a plain figure: {kept}. Your opinion of yourself may change from hour to hour, and the figure does not. Decide on a part for today that is small enough for a bad hour, and do it.',
    twin: 'Decide on a part of the goal {title} that is small enough for a bad hour. Do it today, and make a mark on paper. If your opinion of the day changes, leave the mark where it is.',
  },
  {
    text: 'By the log, you have kept {kept}. You may want to ask for something better today. Choose another day of the same kind instead. Wait with anything better until this has become easy and a little dull.',
    twin: 'Nothing remarkable is needed for the goal {title} today. Choose something that you could repeat tomorrow without thinking: one place, one small act, one mark. Wait with anything better until that is easy.',
  },
  {
    text: 'Suppose that somebody else had kept {kept}. What would you say this person has learned about the work? Choose the most practical thing, and arrange today by it. Leave the rest of the log alone.',
    twin: 'Write down one practical thing you have learned about the goal {title}, something a beginner would not know. Decide to arrange today by it. Leave the rest of what you know for another day.',
  },
  {
    text: 'A record does not oblige you to anything, and yours is {kept}. Decide about today as if it were the first day. If you still want what this is for, choose a small form of it and begin.',
    twin: 'Nothing obliges you today. If you still want what the goal {title} is for, choose a small form of it and do it. Then write down the date, so that there is one day to look back on.',
  },
]
