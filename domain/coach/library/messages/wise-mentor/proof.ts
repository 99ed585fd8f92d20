import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the record (TEXT-14). */
export const proofMessages: readonly LibraryMessage[] = [
  {
    text: 'You have kept {kept}. Resist the wish to conclude anything from it, in either direction. Ask a smaller question: what was in place on those days before you began? Choose one such thing and put it there now.',
    twin: 'A record is made of single days, and no single one decides it. Choose what today’s entry for the goal {title} shall say, in a word or so. Then do the ordinary thing that makes the word true.',
  },
  {
    text: 'The log shows {kept}. None of them asked for an exceptional mood. Consider the dullest one you can recall, and take its measure for today. Keep its hour and its length, and improve neither.',
    twin: 'Choose the measure of an ordinary day for the goal {title}, one that needs no exceptional mood. Write it down as an hour and a length. Keep to it today, and leave any improvement for later.',
  },
  {
    text: 'Before you plan, consult what has already happened: {kept}. Somewhere in those days lies your real method, and it may not be the one you describe to others. Decide what it was, and follow that today.',
    twin: 'Consult what has already worked in your life, at anything. It had an hour, a place, and somebody who knew of it. Choose one of these for the goal {title}, and see today whether it serves here too.',
    byKind: {
      stop: 'Consult what has already carried you past a difficult hour, of any sort. It was a place, a person, or an occupation. Choose one of these for the goal {title}, and see today whether it serves here too.',
    },
  },
  {
    text: 'What one has done often needs less deciding. You have kept {kept}. Leave the deciding to those days, then, and let today repeat one of them, down to the chair and the hour. Attend only to the first minute.',
    twin: 'A place remembers some of what is done in it. Choose one for the goal {title}, decide on a minute, and do a small part there today. Tomorrow there will be less to decide.',
  },
  {
    text: 'Here is a plain figure: {kept}. Opinions of oneself change by the hour, and a figure does not. Decide on a contribution for today that is small enough not to depend on the opinion, and make it.',
    twin: 'The mood of a day changes by the hour, and a mark on paper does not. Decide on a contribution to the goal {title} that is small enough for any mood. Make it, and make the mark.',
  },
  {
    text: 'By the log, you have kept {kept}. It would be easy today to ask for something better. Ask instead for another of the same kind, and leave the question of better until the same has become uninteresting.',
    twin: 'Ask for nothing remarkable from the goal {title} today. Ask for something that can be repeated tomorrow without thought: one place, one small act, one mark. Leave the question of better until that has become uninteresting.',
  },
  {
    text: 'Look at {kept} as somebody else’s. What would you say that person knows about this work? Choose the most practical thing they know, and arrange today by it. The log is only useful for such questions.',
    twin: 'Write down one practical thing you know about the goal {title}, something a beginner would not. Decide to arrange today by it. Leave the rest of what you know for another day.',
  },
  {
    text: 'A record does not oblige you to anything. You have kept {kept}, and today is free of them. Choose it anew, in a small form, for no better reason than that you still want what it is for.',
    twin: 'Nothing obliges you today, so whatever you do is chosen. Choose one small form of the goal {title}, for no better reason than that you still want what it is for. Then note the date.',
  },
]
