import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'Known obstacle: {obstacle}. Your report. Accepted. It has an hour and a place. Change the place. One chair, one door, one drawer. Do it before the hour. Carry on.',
    twin: 'Report the obstacle for the goal {title}. One line. Your words. It has an hour and a place. Change the place. One chair, one door, one drawer. Carry on.',
  },
  {
    text: 'Expected today: {obstacle}. No surprise. No alarm. Write the counter-move in one line. Start with a verb. Put the line where it will happen. Then stand down.',
    twin: 'Expect one interruption on the goal {title}. No surprise. No alarm. Write the counter-move in one line. Start with a verb. Put the line where it will happen. Then stand down.',
  },
  {
    text: 'On file, in your own hand: {obstacle}. It may come. Let it. Fallback order: the shortest piece, right after it. Name that piece now. Late still goes on the log.',
    twin: 'Fallback order for the goal {title}. In case of interruption: shortest piece, right after. Name that piece now. Write it down. Late still goes on the log. Carry on.',
  },
  {
    text: 'Obstacle, quoted: {obstacle}. It has an hour and a place. Name both, out loud. Change the place today. A chair is enough. Log what happens. Carry on.',
    twin: 'Trouble needs a tool. So does trouble for the goal {title}. A screen, a seat, an open door. Find the tool. Remove it before the hour. Return it later. Carry on.',
  },
  {
    text: 'You logged this in advance: {obstacle}. Then be early. Your first move goes in before that. Set the alarm ahead of it by one song. At the alarm, move.',
    twin: 'The obstacle keeps hours. Know them. On the goal {title}, be early. First move goes in before those. Set the alarm ahead of it by one song. At the alarm, move.',
  },
  {
    text: 'The line to hold is here: {obstacle}. Hold it with a sentence. Short. Polite. No reasons in it. Say it out loud until it comes without effort. Then carry on.',
    twin: 'One sentence stands guard for the goal {title} today. Against people, screens, or your own ideas. Short. Polite. No reasons in it. Say it out loud until it comes easily. Carry on.',
  },
  {
    text: 'Trouble has a name: {obstacle}. It also has a first sign. Name the sign. At the sign, halt. One long breath out. Nothing more heroic is required. Then choose. Log it.',
    twin: 'Trouble on the goal {title} has a first sign. Name the sign. A thought, a sound, a movement. At the sign, halt. One long breath out. Nothing more. Log it.',
  },
  {
    text: 'One witness is useful against this: {obstacle}. Tell somebody the hour. Not the reasons. The hour. They need not act. You will be on time for it. Carry on.',
    twin: 'One witness is useful for the goal {title}. Tell somebody the hour when it gets hard. Not the reasons. The hour. They need not act. Carry on.',
  },
]
