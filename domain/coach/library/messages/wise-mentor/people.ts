import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a person (TEXT-14). */
export const peopleMessages: readonly LibraryMessage[] = [
  {
    text: 'You mentioned {person} when you wrote about this. Consider what they would notice if today went well, and choose that part of the work. Others often see the result earlier than the one who is in it.',
    twin: 'Consider who would notice if the goal {title} went well for a week, and what exactly they would notice. Choose that part today. Others often see a result earlier than the one who is in it.',
    byKind: {
      relate:
        'You mentioned {person} when you wrote about this. Leave aside today what you would like them to be. Notice one thing they do that nobody thanks them for, and decide when you will say so.',
    },
  },
  {
    text: 'Decide how much of this you want to carry alone. {person} could be told one thing today: the hour, the hard part, or the first step. Choose which, say it in a sentence, and leave the answer to them.',
    twin: 'Decide how much of the goal {title} you want to carry alone. One person could be told one thing today: the hour, the hard part, or the first step. Choose which, say it in a sentence, and leave it there.',
  },
  {
    text: 'There is a question you could ask {person} today that has nothing to do with progress. What do they see, from where they stand? Ask it only if you are ready to wait for the answer without explaining.',
    twin: 'Somebody sees your days from outside. Choose one person, and ask today what they see of the goal {title} from where they stand. Ask only if you are ready to wait for the answer without explaining.',
    byKind: {
      relate:
        'Ask {person} something today whose answer you cannot guess. Then wait longer than is comfortable. What comes after the pause is usually the part that was not prepared, and it needs no reply from you.',
    },
  },
  {
    text: 'Company changes an hour without a word being said. Choose whether {person} could be near when you do your part today, busy with their own things. You need not explain it. Decide the place, and go there first.',
    twin: 'Company changes an hour without a word being said. For the goal {title}, choose somebody near whom you could do your part today, each busy with their own things. Decide the place, and go there first.',
    byKind: {
      stop: 'Company changes an hour without a word being said. Decide today whose company makes the goal {title} easier, and whose makes it harder. Choose the first for the difficult hour, and leave the other for a better one.',
    },
  },
  {
    text: 'Tell {person} what you will leave undone today, rather than what you will do. It is an honest way of letting somebody in. Decide what it is, say it plainly, and attend to what remains.',
    twin: 'Tell one person what you will leave undone for the goal {title} today, rather than what you will do. It is an honest way of letting somebody in. Then give your attention to what remains.',
    byKind: {
      stop: 'Tell one person at which hour the goal {title} is hardest, and nothing more. Leave out the reasons and the promises. An hour that somebody else knows of is no longer quite the same hour when it comes.',
    },
  },
  {
    text: 'If {person} had this task, what would you advise? Probably less than you ask of yourself, and a little sooner. Decide to take that advice, as it stands, and begin where it begins.',
    twin: 'If a friend had the goal {title} before them, what would you advise for today? Probably less than you ask of yourself. Decide to take that advice as it stands, and begin where it begins.',
  },
  {
    text: 'What you do today reaches {person} too, whether or not it is spoken of. Consider at which moment of the day that happens. Choose how you would like to be found in that moment, and prepare that much.',
    twin: 'What you do for the goal {title} reaches somebody else too, at some moment of the day. Consider who it is and when. Choose how you would like to be found in that moment, and prepare that much.',
  },
  {
    text: 'Help that is asked for in general is hard to give. Choose one exact thing that {person} could do, with a time and an end, and ask for it today. Leave them free to decline, and mean it.',
    twin: 'Help that is asked for in general is hard to give. For the goal {title}, choose one exact thing that somebody could do, with a time and an end. Ask today, and leave them free to decline.',
    byKind: {
      relate:
        'An offer made in general is hard to accept. Choose one exact thing that you could do for {person} today, with a time and an end. Do it or offer it plainly, and leave them free to decline.',
    },
  },
]
