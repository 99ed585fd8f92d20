import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'A day without a check-in is an event, and it is over. Today matters more, and it asks for very little. Choose only what you planned yourself, and nothing else: {then}.',
    twin: 'A day without a check-in is an event, and it is over. Today matters more, and it asks for very little. Choose one small act for the goal {title}, and leave the rest.',
  },
  {
    text: 'Leave yesterday as it is, without a mark and without a reason. {when}, {then}. That much is sufficient today. Leave everything beyond it for tomorrow.',
    twin: 'Leave yesterday as it is, without a mark and without a reason. Choose one short act for the goal {title} today. Decide afterward whether you want to go on.',
  },
  {
    text: 'You have kept {kept}, and one day without a mark says little. Decide on one easy minute today, at the usual hour, and wait with any conclusion until the week is over.',
    twin: 'One day without a mark says little. Decide on one easy minute for the goal {title} today, and wait with any conclusion until the week is over.',
  },
  {
    text: 'After a day without a check-in, it is tempting to do too much. {when}, {then}, and choose nothing beyond that. Leave the rest for tomorrow.',
    twin: 'After a day without a check-in, it is tempting to do too much. Choose one small thing for the goal {title} today, and stop sooner than on other days.',
  },
  {
    text: 'Yesterday cannot be changed, and today may be short. Attend to one thing alone: {then}. Decide only afterward whether there will be anything else.',
    twin: 'Yesterday cannot be changed, and today may be short. For the goal {title}, one minute is sufficient. Decide afterward whether there will be another.',
  },
  {
    text: 'There was no check-in yesterday, and only you know what was behind it. You need not look for the reason today. {then}, and check in when it is done.',
    twin: 'There was no check-in yesterday, and only you know what was behind it. You need not look for the reason. Choose something short for the goal {title}, and check in when it is done.',
  },
  {
    text: 'What you have learned so far is still there after a day without a mark. Choose your own plan for today, and no more: {then}. You owe nobody an account of yesterday.',
    twin: 'What you have learned so far is still there after a day without a mark. Choose a small version of the goal {title} today. You owe nobody an account of yesterday.',
  },
  {
    text: 'Do not try to make up for yesterday. Its hours are over. {when}, {then}, and decide beforehand that this is the whole of today.',
    twin: 'Do not try to make up for yesterday. Its hours are over. Give the goal {title} one minute today, and decide that this is the whole of it.',
  },
  {
    text: 'The log shows {kept}, and yesterday is not among them. It need not be. Choose a short, ordinary day today, and leave the log alone until it is done.',
    twin: 'Yesterday is not in the log, and it need not be. Choose a short, ordinary act for the goal {title} today, and leave the log alone until it is done.',
  },
  {
    text: 'A day after an empty line needs one short decision, and yours is written down: {then}. Choose that, and leave everything else for later in the week.',
    twin: 'What could you do for the goal {title} even on a tired day? Choose that today, since yesterday had no mark, and leave everything else for later in the week.',
  },
  {
    text: 'You may want to explain yesterday to yourself. Leave the explanation, and do something small first: {then}. Decide afterward whether you still need it.',
    twin: 'You may want to explain yesterday to yourself. Leave the explanation, and do something small for the goal {title} first. Decide afterward whether you still need it.',
  },
  {
    text: 'The way back is one small act, and it has not grown since yesterday. {when}, {then}, and add nothing for the day before.',
    twin: 'The way back to the goal {title} is one small act, and it has not grown since yesterday. Choose the act, do it, and add nothing.',
  },
  {
    text: 'Choose something for today that would have fitted into yesterday as well. You have it in your plan: {then}. Do exactly so much, and stop.',
    twin: 'Choose an act for the goal {title} today that would have fitted into yesterday as well. It is useful to know such an act. Do it, and stop there.',
  },
  {
    text: 'An empty line may mean a full day, or an hour in which nobody thought of writing. Leave it as it is. {when}, {then}, and let that be the next line.',
    twin: 'An empty line may mean a full day, or an hour in which nobody thought of writing. Leave it as it is. Choose the smallest thing that helps with the goal {title} today.',
  },
  {
    text: 'Come back quietly today, without new rules and without a larger aim. {when}, {then}, as on an ordinary day. Stop early if you like, and leave yesterday without a comment.',
    twin: 'Come back quietly today, without new rules and without a larger aim. Choose something little for the goal {title}, as on an ordinary day. Leave yesterday without a comment.',
  },
  {
    text: 'Yesterday is over, whatever it held. When the next moment for this comes, decide quickly: {then}. Once is sufficient, and nothing has to be made up for.',
    twin: 'Yesterday is over, whatever it held. When the next moment for the goal {title} comes, decide quickly and begin. Once is sufficient, and nothing has to be made up for.',
  },
  {
    text: 'Most logs have gaps, and yours shows {kept} all the same. Choose a small, ordinary share for today, and do not wait for a better day.',
    twin: 'Most logs have gaps, and a gap of one day is a small one. Choose an ordinary act for the goal {title} today, and do not wait for a better day.',
  },
  {
    text: 'Make today easy to complete. {when}, {then}, and count the day as complete at that point. Leave yesterday as it was, without a mark.',
    twin: 'Make it easy to begin today. Put out one thing that helps with the goal {title}, and stay with it for as long as it is easy. Leave yesterday as it was.',
  },
  {
    text: 'You need not repair yesterday, and you need not drop the plan either. Do it once today, in passing: {then}. Then leave it until tomorrow.',
    twin: 'You need not repair yesterday, and you need not drop the goal {title} either. Choose one small act and do it in passing today. Then leave it until tomorrow.',
  },
  {
    text: 'Look once at the empty line of yesterday, and then look at the clock. {when}, {then}, and decide that this is answer enough. Nothing more has to be said about it.',
    twin: 'Look once at the empty line of yesterday, and then look at the clock. Decide on one ordinary act for the goal {title}, and let that be the answer.',
  },
  {
    text: 'You can begin without having made your peace with yesterday. {when}, {then}, as you decided. How you feel about it can wait until that is done.',
    twin: 'You can begin without having made your peace with yesterday. Choose the smallest act for the goal {title} today. How you feel about it can wait until it is done.',
  },
  {
    text: 'Decide now where today ends, before it begins to grow. {when}, {then}, and that is the end of it. It is the right size after an empty day.',
    twin: 'Decide how large today should be, and then make it smaller. Choose that much for the goal {title}. It may seem too little, and it is the right size after an empty day.',
  },
  {
    text: 'You have kept {kept}. Think of the easiest of them, and choose a smaller version of it for today. Leave yesterday without an explanation.',
    twin: 'Think of a day on which the goal {title} went well. Choose a smaller version of that day for today, and leave yesterday without an explanation.',
  },
  {
    text: 'Choose the first chance that comes today, and be brief: {then}. Do it before you have begun to think about yesterday. Then leave it for the day.',
    twin: 'Choose the first chance that comes today, and give the goal {title} one minute. Do it before you have begun to think about yesterday. Then leave it for the day.',
  },
]
