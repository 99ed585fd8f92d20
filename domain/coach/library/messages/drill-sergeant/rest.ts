import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Halt first. {when}, sit. One minute. Hands empty. Then {then}. The halt is part of the order. Skipping it is no bonus. Log both.',
    twin: 'Halt first. Before the goal {title}, sit. One minute. Hands empty. Then one small piece. The halt is part of the order. Skipping it is not a bonus. Log both.',
    byKind: {
      stop: 'Halt before the hard hour. Sit. Shoes off. Water. For the goal {title}, a rested guard stands better. No screens in the halt. Then take your position. Carry on.',
    },
  },
  {
    text: 'Short duty today. One piece: {then}. Then off. Do not volunteer. Unused time goes to the chair. The chair is an order too. Log it. Dismissed.',
    twin: 'Short duty today on the goal {title}. One piece. Then off. Do not volunteer. Unused time goes to the chair. The chair is an order too. Log it. Dismissed.',
    byKind: {
      recover:
        'Light duty on the goal {title}. One easy thing. Then off your feet. Do not volunteer. Whoever offers help, accept. The chair is an order. Log the rest. Dismissed.',
      stop: 'Short watch today on the goal {title}. One hard hour. Then off. Do not volunteer for worry. Unused time goes to the chair. The chair is an order too. Dismissed.',
    },
  },
  {
    text: 'Set the stop before the start. A clock time or a sign. {when}, {then}. At the stop, you stop. Rest begins on time. Carry on.',
    twin: 'Set the stop before the start. A clock time or a sign. Then one piece for the goal {title}. At the stop, you stop. Rest begins on time. Carry on.',
    byKind: {
      stop: 'Set the watch, then leave it. One hour of today is hard. For the goal {title}, guard that one. The other hours are off duty. Sit down in one of them. Dismissed.',
    },
  },
  {
    text: 'Strike one item from today’s list. Not this one: {then}. A different one. Draw the line through it. Its time is rest. Nobody fills it. Guard it like the work.',
    twin: 'Strike one item from today’s list. The goal {title} keeps its small one. Draw the line through another. Its time is rest. Nobody fills it. Guard it like the work.',
    byKind: {
      stop: 'Strike one item from today’s list. The one that tires you before the hard hour. Its time is rest. For the goal {title}, that counts as work. Nobody fills it.',
    },
  },
  {
    text: 'Pause by order. After you {then}, down tools. Same length as the work. Look far off. No messages. After the pause, choose: go on, or dismissed. Both are correct.',
    twin: 'Pause by order. After one piece for the goal {title}, down tools. Same length as the work. Look far off. No messages. Then choose: go on, or dismissed. Both are correct.',
    byKind: {
      stop: 'Pause by order. After one hard minute on the goal {title}, down. Chair. Water. Look far off. The minute is closed. No review. Stay until the breath is slow.',
    },
  },
  {
    text: 'Rest has a post today. Name it: chair, bench, bed. {when}, {then}. Then report to that post. No detours by way of a screen. Dismissed.',
    twin: 'Rest has a post today. Name it: chair, bench, bed. One piece for the goal {title}. Then report to that post. No detours by way of a screen. Dismissed.',
    byKind: {
      stop: 'Rest has a post today. Name it: chair, bench, bed. Hard hour of the goal {title} over: report there. No detours by way of a screen. Stay a while. Dismissed.',
    },
  },
  {
    text: 'No overtime. The order was this: {then}. Once. If you finish early, you finish early. Spare minutes are not to be filled. Lean back. That is also on the log.',
    twin: 'No overtime on the goal {title}. One piece. Once. If you finish early, you finish early. Spare minutes are not to be filled. Lean back. That is also on the log.',
    byKind: {
      stop: 'No overtime on guard. The goal {title} needs one alert hour. Name the hard hour. Outside it, stand at ease. Shoulders down. That is an order. Log it.',
    },
  },
  {
    text: 'Maintenance day, if you want it. Clean one tool. Lay it where you {then}. Sit down beside it. That is the whole duty. Log it as maintenance. Full orders return tomorrow.',
    twin: 'Maintenance day, if you want it. The goal {title} can take one. Clean one tool. Put it where it starts. Sit down beside it. Log it as maintenance. Dismissed.',
    byKind: {
      stop: 'Maintenance day on the goal {title}. Fill the water. Charge the phone. Clear the chair you go to. Everything for the hard hour, ready early. Then sit in that chair. Dismissed.',
    },
  },
]
