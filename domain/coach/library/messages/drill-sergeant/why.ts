import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'Reason on file: {why}. Read it once. Out loud. It is not up for review today. What is up today is one move. Smallest that serves it. Start. Log. Dismissed.',
    twin: 'Reason for the goal {title}: state it. One line. Out loud. It is not up for review today. What is up today is one move. Smallest that serves it. Start. Log. Dismissed.',
  },
  {
    text: 'Your words: {why}. Copy them by hand. Small paper. Pocket. Before the first move, touch the pocket. No speech. Then move. The paper stays in until the log is signed.',
    twin: 'Write what the goal {title} is for. Small paper. Few words. Pocket. Before the first move, touch the pocket. No speech. Then move. The paper stays in until the log is signed.',
  },
  {
    text: 'Objective, as you wrote it: {why}. Check today’s list against it. One line serves it. Do that line first. The other lines wait their turn. That is the order.',
    twin: 'Check today’s list against the goal {title}. One line serves it. If none does, write one. Do that line first. The other lines wait their turn. That is the order.',
  },
  {
    text: 'You signed for this: {why}. No need to sign again. Repeat the act. The small one. The usual place. Clock it if you like. Then sign the log.',
    twin: 'You signed for the goal {title}. No need to sign again. Choose one act that proves it. Small. Done by hand. Clock it if you like. Then sign the log.',
  },
  {
    text: 'It says here: {why}. Some of today does not serve that. Cross out one such thing. Use the gap for one move. Start when it opens. Carry on.',
    twin: 'Some of today does not serve the goal {title}. Cross out one such thing. Use the gap for one move. Start when it opens. Carry on.',
  },
  {
    text: 'Read this before the first move, not during: {why}. Then put it down. Work with both hands. Reasons stand at the door. They are relieved when the log is signed. Carry on.',
    twin: 'Reasons before the move, not during. For the goal {title}, think of yours once. Then put it down. Work with both hands. The reason is relieved when the log is signed.',
  },
  {
    text: 'Order of the day comes from you: {why}. From that, name the hour it is about. Put one move in that hour. One. Set the alarm. Leave it alone until then.',
    twin: 'One hour of today belongs to the goal {title}. Name the hour. Put one move in it. One. Set the alarm. Leave it alone until then. That is the order.',
  },
  {
    text: 'Review of purpose. On file: {why}. If it stands, no change of orders. If not, change the words today. That counts as the work. Log it. Dismissed.',
    twin: 'Review of purpose. The goal {title}. If it stands, no change of orders. One move today. If it does not, change the words. That counts as the work. Log it. Dismissed.',
  },
]
