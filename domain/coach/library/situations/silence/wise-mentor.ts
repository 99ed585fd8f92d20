import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor after three days without a check-in. They leave open what was done, and end early. */
export const silentThreeMessages: readonly LibraryMessage[] = [
  {
    text: 'Three days without a check-in. The work may have been done or not; only you know. {when}, {then}, and let that be all for today. It is enough to know that the way in is still where it was.',
    twin: 'Three days without a check-in. The work may have been done or not; only you know. Choose the easiest thing for the goal {title} today, and leave the rest. Nothing further need be decided before tomorrow.',
  },
  {
    text: 'It has been three quiet days. There is no need to judge them, since nobody has seen them but you. Decide on one small act for the goal {title}, do it before something else is decided, and leave the rest.',
  },
  {
    text: 'You foresaw something of this kind when you wrote {obstacle}. Whether it was that, these three days, you can leave open. Choose one thing today that makes it less likely tomorrow, and stop there.',
    twin: 'What stands in the way for three days is often small and always in the same place. For the goal {title}, choose one thing to move today, so that tomorrow has a clear start. Then stop.',
  },
  {
    text: 'Three empty lines in the log say nothing about the person who left them. Choose how the next line begins: {then}. A few moments of it will do, and the day may go on to other matters.',
    twin: 'Three empty lines in the log say nothing about the person who left them. Choose something brief for the goal {title} as the next line, and let the day go on to other matters.',
  },
  {
    text: 'After three days without a check-in, the beginning looks larger than it is. It helps to measure it. Choose what one minute can hold for the goal {title}, and see how much of the reluctance is left.',
  },
  {
    text: 'Wait with explanations. Three days have passed without a check-in, and the simplest answer to them is a short one: {then}. Leave it as soon as you have begun, if you wish. To have begun is today’s whole task.',
    twin: 'Wait with explanations. Three days have passed without a check-in, and the simplest answer is a short one. Choose a beginning for the goal {title}, and leave it when you have made it.',
  },
  {
    text: 'Choose today as though the last three days had been meant as a rest. Perhaps they were. What would you do first for the goal {title} after a rest? Do only that, and without haste.',
  },
  {
    text: 'A pause of three days closes as quietly as it opened. {when}, {then}, at whatever size the day allows. Decide the size beforehand, and keep to it even if more seems possible.',
    twin: 'A pause of three days closes as quietly as it opened. Decide on a size for the goal {title} that today surely allows, and keep to it even if more seems possible.',
  },
  {
    text: 'Whatever was done these three days has not been written down, and it can stay so. Attend to what can be seen: put one thing for the goal {title} in its place. A thing in its place is half a decision.',
  },
  {
    text: 'It is wise to return by the lowest step. Three days without a check-in ask for nothing higher. Choose that step from your own plan: {then}. Leave the higher ones for days that come to meet you.',
    twin: 'It is wise to return by the lowest step. Three days without a check-in ask for nothing higher. Choose the lowest one that the goal {title} has, take it once, and leave the others.',
  },
  {
    text: 'One can look for the reason of three quiet days for a long time, and lose a fourth one over it. Leave the search. Decide on something small for the goal {title}, with an end that you can see from here.',
  },
  {
    text: 'The plan has not changed in three days: {plan} Decide whether you still agree with it. If you do, carry out its first half today. If you do not, change a word, and that will have been the work.',
    twin: 'The goal {title} has not changed in three days without a check-in. Decide whether you still agree with it. If you do, choose one small act. If you do not, change a word of it, and that will have been the work.',
  },
]

/** Messages of Wise Mentor after a week without a check-in. They name that a goal can be changed. */
export const silentSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'A week without a check-in is long enough to ask whether the goal still fits. Its size, its hour, and its plan can all be changed. You once gave this reason: {why}. If you stand by it, choose one small act today.',
    twin: 'A week without a check-in is long enough to ask whether the goal {title} still fits. Its size, its hour, and its plan can all be changed. If it fits as it is, choose one small act today, and no more.',
  },
  {
    text: 'Seven quiet days are an answer of a kind, though it is seldom clear to which question. Decide whether the goal {title} was too large, at the wrong hour, or merely crowded out. Change what needs changing, and leave the rest.',
  },
  {
    text: 'Read what you decided some time ago: {plan} A week without a check-in allows you to decide it once more. Keep the sentence, or change its first half, or its second. Do nothing further about it today.',
    twin: 'A week without a check-in allows you to decide the goal {title} once more, as if for the first time. Keep it, or choose another hour for it, or a smaller measure. Do nothing further about it today.',
  },
  {
    text: 'There is a difference between a goal that has been neglected and one that has been outgrown. A silent week may be either. Look at the goal {title} and decide which. If it is yours still, one short act will show it.',
  },
  {
    text: 'Not every week has room for what was decided in another. If this one had none, choose a measure for the goal {title} that the poorest week could bear, and write it down. To have found that measure is enough today.',
  },
  {
    text: 'A week has gone by without a check-in, and it need not be accounted for. You wrote: {why}. Ask whether the plan serves that, or only the habit of having a plan. Then change it, or begin it on a small scale.',
    twin: 'A week has gone by without a check-in, and it need not be accounted for. Ask whether the goal {title} is still worth its hour. Then change it, or begin it on a small scale. Either is a day’s work.',
  },
  {
    text: 'Consider what you would advise somebody else after such a quiet week. It would hardly be to try harder. Choose for the goal {title} what you would have said to them: less, later, elsewhere, or simply the beginning.',
  },
  {
    text: 'The obstacle had a name from the start: {obstacle}. If it was there all week, leave it in possession of that hour and choose another. If it was not, begin today with whatever takes the least effort.',
    twin: 'What stood in the way all week may keep its hour, if you choose another one for the goal {title}. If nothing stood there, begin today with whatever takes the least effort, and leave it soon.',
  },
  {
    text: 'It has been seven days. One may change a goal without betraying it, and sometimes it is the only way of keeping it. Decide what about the goal {title} can be smaller. If nothing can, begin, and be brief.',
  },
  {
    text: 'After a week of silence, the first step is to choose, and the second can wait until it is wanted. Keep the goal, alter it, or give it a rest. If you keep it, it starts here: {then}. Today needs no more.',
    twin: 'After a week of silence, the first step is to choose, and the next can wait until it is wanted. Keep the goal {title}, alter it, or give it a rest. If you keep it, choose one short act for today.',
  },
  {
    text: 'A plan is a guess about days that have not come yet. Seven of them have come since, without a check-in. Correct the guess for the goal {title}, its hour or its size, and wait before you judge the new one.',
  },
  {
    text: 'Leave aside what ought to have been. A week is behind you; a small part of today lies ahead. Choose the first move, if you still want what it leads to: {then}. If you do not, choose something else.',
    twin: 'Leave aside for a moment what ought to have been. A week is behind you; a small part of today lies ahead. Give it to the goal {title}, if you still want it. If you do not, decide what should take its place.',
  },
]

/** Messages of Wise Mentor after two weeks without a check-in: keep the goal, make it smaller, or close it. */
export const silentFourteenMessages: readonly LibraryMessage[] = [
  {
    text: 'Two weeks without a check-in. The goal {title} may be kept as it is, made smaller, or closed. None of these is a defeat. What wears one down is to leave the matter open, so decide it, and be done.',
  },
  {
    text: 'After two weeks the question is no longer how to begin but whether to. You once wrote: {why}. Read it as if another hand had written it. Then keep the goal, reduce it, or close it.',
    twin: 'After two weeks the question is no longer how to begin but whether to. Look at the goal {title} as if somebody else had set it. Then keep it, reduce it, or close it.',
  },
  {
    text: 'A goal may end in more than one way. It can be reached, replaced, or laid down at the right time. Two weeks without a check-in are a reason to decide which awaits the goal {title}, or whether it goes on.',
  },
  {
    text: 'Nothing has been used up in these two weeks. If you choose to go on, go on with less: one day of the week, and a small beginning, {then}. If you choose not to, close the goal without regret.',
    twin: 'Nothing has been used up in these two weeks. If you choose to keep the goal {title}, keep less of it: one day of the week, and a small beginning. If you choose not to, close it without regret.',
  },
  {
    text: 'Perhaps the goal {title} has been taking care of itself for two weeks, and perhaps it has been waiting. You know which. Decide whether it needs this page, a smaller form, or an end.',
  },
  {
    text: 'It is worth knowing what one has stopped wanting. Two weeks without a check-in may tell you, or they may tell you nothing. Ask it once about the goal {title}, and accept the first honest answer.',
  },
  {
    text: 'Two weeks have gone by on the calendar and none in the log. Choose one day of those ahead and give it to the goal {title}. If no day comes to mind, consider closing it; that also clears the view.',
  },
  {
    text: 'Would you set the goal {title} today, knowing what the last two weeks were like? If you would, choose its smallest form. If you would set a different one, change it. If none, let it rest.',
  },
  {
    text: 'You named what would stand in the way: {obstacle}. If two weeks have proved you right, the goal deserves another shape. Decide on one, or decide that it has had its time. Both are better than waiting.',
    twin: 'If the same thing has stood in the way for two weeks, the goal {title} deserves another shape. Decide on one, or decide that it has had its time. Both are better than waiting.',
  },
  {
    text: 'What is left undecided asks for attention every day. The goal {title} has been silent for two weeks and may still be asking. Give it one clear word, keep, smaller, or close, and the asking ends.',
  },
  {
    text: 'There is no debt from these two weeks. There is only a choice, and it has not grown harder. Keep the plan and begin with little: {then}. Or choose a lesser one. Or leave it, and choose nothing for a while.',
    twin: 'There is no debt from these two weeks. There is only a choice, and it has not grown harder. Keep the goal {title} and begin with little. Or choose a lesser one. Or leave it for good.',
  },
  {
    text: 'Choose slowly here; two weeks have passed, and an hour more does no harm. Does the goal {title} still belong to the life you have now? Keep it small if it does, and close it kindly if it does not.',
  },
]
