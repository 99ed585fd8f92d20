import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday is closed. No makeup work. {when}, {then}. That is all there is today. Log it when done. Dismissed.',
    twin: 'Yesterday is closed. No makeup work. Today’s order is smaller. One short piece for the goal {title}. Log it. Dismissed.',
  },
  {
    text: 'No check-in yesterday. No questions about it. {when}, one order: {then}. Then stop. That counts in full today.',
    twin: 'No check-in yesterday. No questions about it. One minute today for the goal {title}. Then stop. A minute counts in full.',
  },
  {
    text: 'Yesterday’s line in the log stays empty. Today gets its own line. {then}. Nothing else belongs there. Sign and carry on.',
    twin: 'Yesterday’s line in the log stays empty. Today gets its own line. One short act for the goal {title}. Sign and carry on.',
  },
  {
    text: 'You have kept {kept}. One empty day changes little. Same order today as on those days. No larger one. Log it. Dismissed.',
    twin: 'One empty day changes little. Take the easiest day you remember. Do the same for the goal {title} today. Log it. Dismissed.',
  },
  {
    text: 'A day without a check-in is over. Back to your plan: {then}. Add nothing to it. Log it. Carry on.',
    twin: 'A day without a check-in is over. Today is short. One minute for the goal {title}, and stop. Log it. Carry on.',
  },
  {
    text: 'Nothing was logged yesterday. That is accepted. {when}, {then}. Then write one word in the log. Leave it at that. Carry on.',
    twin: 'Nothing was logged yesterday. That is accepted. For the goal {title}, one minute is enough. Write one word in the log. Carry on.',
  },
  {
    text: 'One rule today: no second empty day. The rule is easy to meet. {then}. No more than that today. Mark it. Dismissed.',
    twin: 'One rule today: no second empty day. The rule is easy to meet. One minute for the goal {title}. Mark it. Dismissed.',
  },
  {
    text: 'Nothing is owed from yesterday. Only your plan is due. {when}, {then}. Stop right after it. You are dismissed early.',
    twin: 'Nothing is owed from yesterday. Today’s order is light. One easy act for the goal {title}. Then stop. Dismissed early.',
  },
  {
    text: 'Draw a line under yesterday. Below it, write one thing for today: {then}. Do it and cross it out. Carry on.',
    twin: 'Draw a line under yesterday. Below it, write one act for the goal {title}. Do it. Cross it out. Carry on.',
  },
  {
    text: 'No detour over yesterday. {when}, {then}. If it goes well, stop anyway. More is for another day. Log it.',
    twin: 'No detour over yesterday. One minute for the goal {title}. If it goes well, stop anyway. More is for another day.',
  },
  {
    text: 'Yesterday needs no report. Today’s report is one word. First this: {then}. No more than that. Then write “done.” Dismissed.',
    twin: 'Yesterday needs no report. Today’s report is one word. First one small act for the goal {title}. Then write “done.” Dismissed.',
  },
  {
    text: 'Keep today plain. {then}. Nothing goes on top of that. Catching up is not allowed. Mark the log and leave it.',
    twin: 'Keep today plain. Only one easy minute for the goal {title}. Catching up is not allowed. Mark the log and leave it.',
  },
  {
    text: 'Read the order before you start. {then}. That is all of it. Add no second task. Log it. Carry on.',
    twin: 'Check the size before you start. One minute for the goal {title}. If that looks large, take half. Log it. Carry on.',
  },
  {
    text: 'The gap is one day long. Keep it at one. {when}, {then}. Short is fine. Leave yesterday alone. Log today.',
    twin: 'The gap is one day long. Keep it at one. Do one short piece for the goal {title}. Leave yesterday alone. Log today.',
  },
  {
    text: 'You need not explain yesterday. The order is the one you wrote: {then}. Log it when it is done. Carry on.',
    twin: 'You need not explain yesterday. Here is a light order for the goal {title}. Do the easiest part of it. Carry on.',
  },
  {
    text: 'Kept so far: {kept}. Yesterday is not among them. Leave it. Do one short piece today. Log it. Then rest.',
    twin: 'Yesterday’s box is empty. Today’s box is open. One short piece for the goal {title} fills it. Log it. Then rest.',
  },
  {
    text: 'Start from the usual signal. {when}, {then}. When that is done, stop. Nothing is added today. Log it.',
    twin: 'Start with one short step today. It is for the goal {title}. When it is done, stop. Nothing is added. Log it.',
  },
  {
    text: 'Cancel any plan to catch up. The only order today: {then}. Nothing makes it longer. Sign the log. At ease.',
    twin: 'Cancel any plan to catch up. The only order is for the goal {title}. Smallest size, one time. Sign the log. At ease.',
  },
  {
    text: 'Put yesterday aside. One order comes next: {then}. Nothing follows it today. Log it when it is done. Dismissed.',
    twin: 'Put yesterday aside. One minute comes next, for the goal {title}. Nothing follows it today. Log it when done. Dismissed.',
  },
  {
    text: 'Treat today as any other day. {then}. No more than that and no less. Log what you did. Carry on.',
    twin: 'Treat today as a warm-up. Take the first piece for the goal {title}. Stop while it is easy. Log what you did.',
  },
  {
    text: 'Yesterday has no say in today. {when}, {then}. Mark the log before you do anything else. Carry on.',
    twin: 'Yesterday has no say in today. Begin small. One piece for the goal {title}. Mark the log before you sit down.',
  },
  {
    text: 'Today’s list has one line: {then}. Yesterday is not on it. Sign the line when it is done. Carry on.',
    twin: 'Today’s list has one line. It is one small act for the goal {title}. Yesterday is not on it. Sign it.',
  },
  {
    text: 'Only one order after an empty day. {when}, {then}. Nothing before it. Nothing behind it. After that, you are off duty.',
    twin: 'Only the length changes after an empty day. One minute on the goal {title} is enough. After that, you are off duty.',
  },
  {
    text: 'Keep today quiet. {then}. Nothing goes with it. Nobody needs to hear about it. Put one mark in the log. Then at ease.',
    twin: 'Keep today quiet and short. One piece for the goal {title}. Nobody needs to hear about it. One mark. Then at ease.',
  },
]
