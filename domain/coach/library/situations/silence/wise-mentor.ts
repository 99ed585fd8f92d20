import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after three days without a check-in. They leave open what was done, and end early. */
export const silentThreeMessages: readonly LibraryMessage[] = [
  {
    text: 'Three days without a check-in. Only you know whether anything was done in that time. {when}, {then}, and let that be all for today. Decide about tomorrow when it comes.',
    twinByKind: {
      finish:
        'Three days without a check-in. Only you know whether anything was done in that time. To {act}, choose one person to ask today, and send the question in a line.',
      stop: 'Three days without a check-in, and only you know how they were. Decide on the room in which you will be when {urge} comes to mind today. Leave every larger question alone.',
    },
    twin: 'Three days without a check-in. Only you know whether anything was done. Choose the first thing you need for the goal {title}, use it once today, and decide about tomorrow then.',
  },
  {
    text: 'It has been three quiet days, and they can stay as they are. Decide on one small act for the goal {title}, and on the minute for it. Put what you need for it within reach now, and leave everything else.',
    byKind: {
      stop: 'It has been three quiet days, and they can stay as they are. Decide on one hour in which {urge} is likely today, and on a room for it. Put something to hold there now, and leave everything else.',
    },
  },
  {
    text: 'You wrote beforehand what might get in the way: {obstacle}. You wrote an answer as well: {then}. After three quiet days, choose that answer once, and stop there.',
    byKind: {
      recover:
        'You wrote beforehand what might get in the way: {obstacle}. After three quiet days, let it decide how little is enough today. Choose the easiest thing you know, and stop there.',
    },
    twinByKind: {
      stop: 'If the same small thing led to {urge} on these three days, it can be moved. Decide what it was, and choose a place for it that is hard to reach. Leave the rest until tomorrow.',
    },
    twin: 'If the same small thing was in the way on these three days, it can be moved. Decide what it was. For the goal {title}, choose another place for it today, and leave the rest until tomorrow.',
  },
  {
    text: 'Three empty lines in the log say nothing about you. Decide that the next line is a short one: {when}, {then}. That much will do. Then leave it, and choose something else.',
    twinByKind: {
      stop: 'Three empty lines in the log say nothing about you. Decide what the next one will be: the hour of {urge}, and the room in which you waited. Choose the room now.',
      relate:
        'Three empty lines in the log say nothing about you. To {act}, let the next line be one question that you asked today. Choose it now, and wait for the whole answer.',
    },
    twin: 'Three empty lines in the log say nothing about you. Write the next one before you do it: one verb for the goal {title}. Then do exactly that, and turn to other things.',
  },
  {
    text: 'After three days without a check-in, starting again looks harder than it is. Take out the first thing you need for the goal {title}, and use it for one minute. Then decide whether it was as hard as it looked.',
    byKind: {
      stop: 'After three days without a check-in, starting again looks harder than it is. Choose the one minute before {urge} today, and spend it at a window. Then decide whether it was as hard as it looked.',
    },
  },
  {
    text: 'You need not explain the three days without a check-in. A small act is enough: {when}, {then}. You may stop right afterward. Decide tomorrow whether more should follow.',
    twinByKind: {
      stop: 'Three days without a check-in need no explanation. Choose one short measure against {urge}: a closed page, another seat, a call. Once you have taken it, you are done for today, and you may leave the subject.',
      learn:
        'Three days without a check-in need no explanation. To {act}, write down one thing that stayed with you all the same. Compare it, correct it, and leave it there. Nothing else is on the list today.',
    },
    twin: 'You need not explain the three days without a check-in. Choose a short beginning for the goal {title}. You may stop as soon as you have begun. Nothing else is on the list today.',
  },
  {
    text: 'Suppose that the last three days had been planned as a rest. What would you take into your hands first for the goal {title} after it? Choose that one thing, and begin with it without hurry.',
    byKind: {
      stop: 'Suppose that the last three days had been planned as a rest. What would you put out of reach first, before {urge} comes to mind? Choose that one thing, and carry it away now.',
    },
  },
  {
    text: 'It takes little to end a pause of three days. {when}, {then}. Decide beforehand that this will be all, and leave it there even if more seems possible.',
    twinByKind: {
      finish:
        'It takes little to end a pause of three days. To {act}, choose the paper that lies on top, read it to the end, and write one line below it. Leave the pile for tomorrow.',
      stop: 'It takes little to end a pause of three days. Decide which chair you will use at the hour of {urge} today, and leave a book on it. Be there a little before the hour.',
    },
    twin: 'It takes little to end a pause of three days. Decide beforehand how far you will go today for the goal {title}. Make the first move now, and stop when you are there.',
  },
  {
    text: 'Nothing has been written down for three days, and it can stay so. Choose one thing that belongs to the goal {title}, and put it where you will need it. Then decide on the minute.',
  },
  {
    text: 'After three days without a check-in, the plan is no larger than before: {when}, {then}. Choose it once today, and stop there. Anything harder can wait until you have more energy.',
    twinByKind: {
      stop: 'After three days without a check-in, choose the easiest measure against {urge} that you know. Take it once today, in good time. The harder ones can wait until you have more energy.',
    },
    twin: 'After three days without a check-in, choose the easiest thing you can do for the goal {title}. Do it once today. The harder things can wait until you have more energy.',
  },
  {
    text: 'You could look a long time for the reason for three quiet days. Leave that for now. Decide on something small for the goal {title}, write it down as one line, and cross the line out today.',
    byKind: {
      stop: 'You could look a long time for the reason for three quiet days. Leave that for now. Decide on one line: the hour of {urge}, and where you will be. Cross the line out when it is over.',
    },
  },
  {
    text: 'You wrote this before the last three days: {plan} Do you still agree with it? If you do, choose it once for today. If not, change a word, and leave it at that.',
    twin: 'Three days without a check-in are a good moment to ask whether you still agree with the goal {title}. If you do, choose one small act today. If not, change a word of it, and leave it at that.',
  },
]

/** Messages of Wise Mentor after a week without a check-in. They name that a goal can be changed. */
export const silentSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'After a week without a check-in, you may ask whether the goal still fits. You can change its size, its hour, and its plan. You once gave this reason: {why}. If you still mean it, choose one small act today.',
    twin: 'After a week without a check-in, you may ask whether the goal {title} still fits. You can change its size, its hour, and its plan. If it fits as it is, choose one small act today, and leave the rest.',
  },
  {
    text: 'It has been seven quiet days, and the cause may be simple. Decide whether the goal {title} was too large, at the wrong hour, or crowded out by something else. Change that one thing, and leave the rest.',
  },
  {
    text: 'Read once more what you decided: {plan} After a week without a check-in, you can decide it anew. Keep the sentence, or choose another hour or another act. Then leave it for today.',
    twin: 'After a week without a check-in, you can decide on the goal {title} anew. Keep it as it is, or choose another hour for it, or a smaller amount. When you have done that, leave it for today.',
  },
  {
    text: 'A week without a check-in may mean that you had no time, or that you want something else by now. Look at the goal {title} and decide which it is. If you still want it, choose one short act today.',
  },
  {
    text: 'If you had no time this week, you may have none next week, either. Choose an amount for the goal {title} that would fit into your busiest week, and write it down. Finding that amount is enough for today.',
  },
  {
    text: 'It has been a week without a check-in, and you owe no account of it. You wrote: {why}. Decide whether this goal still helps with that. If it does, begin small today. If not, change it.',
    twin: 'It has been a week without a check-in, and you owe no account of it. Decide whether the goal {title} is still worth its place in your week. If it is, begin small today. If not, change it.',
  },
  {
    text: 'What would you advise a friend after such a quiet week? Hardly to try harder. Perhaps to do less, to choose another hour, or simply to begin. Decide which of these the goal {title} needs, and do that today.',
  },
  {
    text: 'You knew from the start what could get in the way: {obstacle}. If it was there all week, leave that hour to it and choose another. If it was not, begin today with whatever takes the least effort.',
    twin: 'If the same thing stood in the way all week, leave that hour to it. Choose another one for the goal {title}. If nothing stood there, begin today with whatever takes the least effort, and stop soon.',
  },
  {
    text: 'It has been seven days. You can change a goal and still keep it. Decide what could be smaller about the goal {title}: the amount, the days, or the hour. If nothing needs to be, begin today, and be brief.',
  },
  {
    text: 'After a week without a check-in, choose first, and act afterward. You can keep the goal, change it, or let it rest. If you keep it, begin with this: {then}. Nothing else is needed today.',
    twin: 'After a week without a check-in, choose first, and act afterward. You can keep the goal {title}, change it, or let it rest. If you keep it, decide on one short act for today. Nothing else is needed.',
  },
  {
    text: 'When you set the goal {title}, you could not know what this week would be like. Seven days have gone by without a check-in. Change one thing, its hour or its size, and wait before you judge the change.',
  },
  {
    text: 'Leave the past week alone. Part of today is left. If you still want this, choose the first move: {then}. If you do not, decide what you would rather do with the time, and write that down.',
    twin: 'Leave the past week alone. Part of today is left. If you still want the goal {title}, give it a few minutes. If you do not, decide what you would rather do with the time, and write that down.',
  },
]

/** Messages of Wise Mentor after two weeks without a check-in: keep the goal, make it smaller, or close it. */
export const silentFourteenMessages: readonly LibraryMessage[] = [
  {
    text: 'Two weeks without a check-in. You can keep the goal {title} as it is, make it smaller, or close it. None of these is a defeat. Choose one today, so that you can leave the question behind.',
  },
  {
    text: 'After two weeks, decide first whether you want to begin at all. You once wrote: {why}. Read it as if somebody else had written it. Then keep the goal, make it smaller, or close it.',
    twin: 'After two weeks, decide first whether you want to begin at all. Look at the goal {title} as if somebody else had set it. Then keep it, make it smaller, or close it.',
  },
  {
    text: 'A goal may be reached, replaced, or closed in good time. Two weeks without a check-in are a reason to decide which of these suits the goal {title}, or whether it goes on.',
  },
  {
    text: 'Nothing is lost after two weeks. If you choose to go on, take less: one day of the week, and a small beginning, {then}. If you choose not to, close the goal without regret.',
    twin: 'Nothing is lost after two weeks. If you choose to keep the goal {title}, keep less of it: one day of the week, and a small beginning. If you choose not to, close it without regret.',
  },
  {
    text: 'Perhaps the goal {title} has gone well for two weeks without this page, and perhaps it has been waiting. You know which. Decide whether it needs this page, a smaller form, or an end.',
  },
  {
    text: 'Do you still want the goal {title}? Two weeks without a check-in may mean that you do not, or they may mean nothing. Choose the first honest answer, and act on it in the simplest way.',
  },
  {
    text: 'Two weeks have gone by without a check-in. Choose one day of the coming week and keep it for the goal {title}. If no day suits, consider closing it. You can set it anew when there is room.',
  },
  {
    text: 'Would you set the goal {title} today, knowing how the last two weeks went? If you would, choose its smallest form. If you would set a different one, change it. If none, let it rest.',
  },
  {
    text: 'You named what would stand in the way: {obstacle}. If it has been so for two weeks, the goal needs another form. Decide on one, or decide to close it. Either is better than waiting.',
    twin: 'If the same thing has stood in the way for two weeks, the goal {title} needs another form. Decide on one, or decide to close it. Either is better than waiting.',
  },
  {
    text: 'As long as nothing is decided, the question comes back every day. You have been away from the goal {title} for two weeks. Choose one word for it today, keep, smaller, or close, and then leave it alone.',
  },
  {
    text: 'You owe nothing for these two weeks. Keep the plan and begin small: {when}, {then}. Or choose a smaller plan. Or close the goal, and choose nothing in its place for a while.',
    twin: 'You owe nothing for these two weeks. Keep the goal {title} and begin small today. Or choose a smaller one. Or close it, and choose nothing in its place for a while.',
  },
  {
    text: 'There is no hurry with this decision after two weeks. Does the goal {title} still fit the life you have now? If it does, choose a small form of it. If it does not, close it.',
  },
]
