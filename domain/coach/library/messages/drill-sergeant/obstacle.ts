import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You named the obstacle: {obstacle}. You also named the order: {then}. The order stands, whatever comes first. Log it when it is done. Carry on.',
    twin: 'Name the obstacle for the goal {title}. One line will do. Where does it happen? Move one chair or close one door there. Carry on.',
  },
  {
    text: 'Known in advance: {obstacle}. That is no surprise, so prepare for it. Write your answer in one line. Begin with a verb. Keep the line in your pocket.',
    twin: 'Expect one interruption on the goal {title}. Write your answer to it in one line. Begin with a verb. Put the line where it happens. Carry on.',
  },
  {
    text: 'You wrote {obstacle}. Your plan answers that. {when}, {then}. Late still counts. Log it then. Carry on.',
    twin: 'Something may interrupt the goal {title} today. Do the shortest piece right after. Pick that piece now and write it down. A late start counts too. Carry on.',
  },
  {
    text: 'The obstacle, in your words: {obstacle}. Recall a day on which you got past it. Name what helped. Use the same thing today. Log it. Carry on.',
    twin: 'A screen or a door can block you. Find the one that blocks the goal {title}. Move it before you start. Carry on.',
  },
  {
    text: 'You knew this in advance: {obstacle}. So be earlier than it is. {then}. Do that first, or right after. Log it. Carry on.',
    twin: 'When does the goal {title} usually get stuck? Be earlier. Set an alarm one song before it. When it rings, start. Log it. Carry on.',
  },
  {
    text: 'Prepare one sentence against this: {obstacle}. Keep it short and polite. Give no reasons in it. Say it out loud until it is easy. Then carry on.',
    twin: 'Prepare one sentence that protects the goal {title} today. Short and polite, without reasons. Say it out loud until it is easy. Then carry on.',
  },
  {
    text: 'The obstacle: {obstacle}. It may show up today. Your part does not change: {then}. Do it anyway, at any quality. Log it. Dismissed.',
    twin: 'Trouble on the goal {title} has a first sign. Write the sign down. When you notice it, stop for one long breath. Then choose. Log it.',
  },
  {
    text: 'Help is allowed against this: {obstacle}. Tell one person about it. Say at what hour it usually comes. They need not do anything. Be ready at that hour. Carry on.',
    twin: 'Tell one person when the goal {title} gets hard. Say only the hour, not the reasons. No action from them is needed. You stand ready. That is the order. Carry on.',
  },
]
