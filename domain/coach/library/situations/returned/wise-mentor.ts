import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor on the second day after a gap. They keep it as small as the first. */
export const returnedMessages: readonly LibraryMessage[] = [
  {
    text: 'You checked in yesterday, after some days without. Today may be just as small. {when}, {then}, and choose nothing beside it. Leave the days before alone, and the week after as well.',
    twinByKind: {
      stop: 'You checked in yesterday, after some days without. Choose the same room today for the hour of {urge}, and the same thing to hold. Decide to stop there, and leave the days before alone.',
    },
    twin: 'You checked in yesterday, after some days without. For the goal {title}, choose the same small thing today, and do it once. Decide to stop there, and leave the days before alone.',
  },
  {
    text: 'On the second day after a pause, people often want to do too much. Decide where to stop before you start. For the goal {title}, stop there, even if it goes well, and leave the days between alone.',
    byKind: {
      stop: 'On the second day after a pause, people often want to do too much. Choose one hour today, that of {urge}, and one place for it. Leave all other measures for next week, and the days between alone.',
    },
  },
  {
    text: 'Yesterday you began, and that was the harder part. Today you only repeat it: {when}, {then}. Choose the same size on purpose. You can decide on a larger one next week.',
    twin: 'Yesterday you began, and that was the harder part. Today you only repeat it. For the goal {title}, choose the same size on purpose. You can decide on a larger one next week.',
  },
  {
    text: 'There was a gap, and yesterday you checked in. Begin today at the same place, with the same thing in hand, for the goal {title}. Leave anything larger until the week is over, and write down what you would add then.',
    byKind: {
      stop: 'There was a gap, and yesterday you checked in. Decide what stood in place of {urge} yesterday, and have it ready in the same place today. Leave anything larger until the week is over.',
    },
  },
  {
    text: 'What made it possible to check in yesterday: the hour, the place, or a person? Choose one of these on purpose today. Then {then}, no more than yesterday, and leave it there.',
    twin: 'What made it possible to check in yesterday: the hour, the place, or a person? Choose one of these on purpose today for the goal {title}, arrange it now, and leave everything else ordinary.',
  },
  {
    text: 'Today may be an ordinary day, and that is useful after a gap. Decide on one act for the goal {title} that nobody would notice. Do it in the next free minute, and leave it at that until tomorrow.',
    byKind: {
      stop: 'Today may be an ordinary day, and that is useful after a gap. Decide on one change before the hour of {urge} that nobody would notice: a seat, a bag, a road. Leave it at that until tomorrow.',
    },
  },
  {
    text: 'The log has yesterday in it, and some lines without a mark before that. Leave them as they are. {when}, {then}, and count that as a whole day.',
    twin: 'The log has yesterday in it, and some lines without a mark before that. Leave them as they are. Choose the smallest form of the goal {title} that you would still count.',
  },
  {
    text: 'Decide not to be thorough today. After a pause, people often use in one day what would have lasted for a week. Give the goal {title} the shortest piece you know, and leave the list closed.',
    byKind: {
      stop: 'Decide not to be thorough today. After a pause, people often use in one day what would have lasted for a week. Choose one door to close before {urge}, and leave the others as they are.',
    },
  },
  {
    text: 'You began yesterday. Today is for a small repeat: {when}, {then}, once. Do not look back over the days before, and do not plan the days after. Decide about today alone.',
    twinByKind: {
      stop: 'You began yesterday. Decide on the same way around {urge} today, and on the same end. Leave the days before alone, and let any plan for the days after wait until the week is over.',
    },
    twin: 'You began yesterday. For the goal {title}, decide on the same beginning today, and on the same end. Leave the days before alone, and let any plan for the days after wait.',
  },
  {
    text: 'How small would today have to be so that you would do it in any case? Choose that size for the goal {title}, and do it now. Remember it, since it will also fit a day without much energy.',
  },
  {
    text: 'Do today what you did yesterday: the same hour, the same small act for the goal {title}, the same end. Wait for a few more such days before you decide on anything larger.',
    byKind: {
      stop: 'Do today what you did yesterday: the same place at the hour of {urge}, and the same thing to hold. Wait for a few more such days before you decide on anything larger.',
    },
  },
  {
    text: 'You checked in yesterday, and no explanation is needed for the days before. Today, {then}, and leave it at that. If another pause comes, you know by now how to end it.',
    twinByKind: {
      stop: 'You checked in yesterday, and no explanation is needed for the days before. Choose one measure against {urge} today, and leave it at that. If another pause comes, you know how to end it.',
    },
    twin: 'You checked in yesterday, and no explanation is needed for the days before. Today, choose one small act for the goal {title}, and leave it at that. If another pause comes, you know how to end it.',
  },
]
