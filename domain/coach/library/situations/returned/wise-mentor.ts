import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on the second day after a gap. They keep it as small as the first. */
export const returnedMessages: readonly LibraryMessage[] = [
  {
    text: 'You checked in yesterday, after some days without. The second day decides little, if you let it be small. {when}, {then}, and leave off at about the point where you left off yesterday.',
    twin: 'You checked in yesterday, after some days without. The second day decides little, if you let it be small. Choose for the goal {title} about what you chose yesterday, and leave it there.',
  },
  {
    text: 'After a pause, the wish to do too much arrives on the second day. Let it pass. Decide on yesterday’s measure for the goal {title}, and leave the days between to themselves.',
  },
  {
    text: 'Yesterday you began, which is the harder part. Today only repeats it: {then}. Choose the same size on purpose, so that it is a choice and not a lack of ambition.',
    twin: 'Yesterday you began, and today only has to repeat it. For the goal {title}, choose the same size on purpose, so that it is a choice and not a lack of ambition.',
  },
  {
    text: 'There was a gap, and there was an end to it. What ended it was modest, and the modest thing may be done once more for the goal {title}. Wait with anything larger until the week has passed.',
  },
  {
    text: 'Consider what allowed you to check in yesterday: an hour, a mood, a place, or chance. Choose one of them deliberately today. Then {then}, no longer than yesterday, and let it be ordinary.',
    twin: 'Consider what allowed you to check in yesterday: an hour, a mood, a place, or chance. Choose one of them deliberately today for the goal {title}, and let the rest be ordinary.',
  },
  {
    text: 'A return is made of a few plain days. This is one of them. Decide on an ordinary act for the goal {title}, one that nobody would remark upon, and leave it at that.',
  },
  {
    text: 'The log has yesterday in it, and above that some lines without a mark. Leave them as they are. {when}, {then}, in the smallest form that you would still call by that name.',
    twin: 'The log has yesterday in it, and above that some lines without a mark. Leave them as they are. Choose for the goal {title} the smallest form that you would still call by that name.',
  },
  {
    text: 'Decide today not to be thorough. Thoroughness after a pause uses in a day what should last a week. Give the goal {title} a short and careless-looking share, as yesterday, and keep the remainder.',
  },
  {
    text: 'You have begun already; that was yesterday. What is asked now is only that it should not become an exception. Choose a small repeat: {then}, once, without looking back over the days before.',
    twin: 'You have begun already; that was yesterday. What is asked now is only that it should not stay alone. Choose a small repeat for the goal {title}, without looking back over the days before.',
  },
  {
    text: 'How small would today have to be, so that you would do it even if yesterday had not happened? Choose that size for the goal {title}. It will also serve on days that are less willing.',
  },
  {
    text: 'It is enough to follow yesterday today. The same hour, the same small act for the goal {title}, the same early end. What is to come of it can be decided when there are a few more such days.',
  },
  {
    text: 'A pause needs no closing speech. You checked in yesterday; today, {then}, and leave it at that. Whoever returns without ceremony can also rest without ceremony, and come back once more.',
    twin: 'A pause needs no closing speech. You checked in yesterday; today, choose one small act for the goal {title}, and leave it at that. What returns without ceremony is easier to keep.',
  },
]
