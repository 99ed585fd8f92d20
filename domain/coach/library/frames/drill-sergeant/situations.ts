import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Drill Sergeant for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'Yesterday is closed. No makeup work. {detail} That is all for today. Log it. Dismissed.',
    'No check-in yesterday. No questions about it. {detail} That counts in full today. Log it and carry on.',
    'Yesterday’s line in the log stays empty. {detail} Fill today’s line with that. Nothing else is due. At ease.',
    [
      'Yesterday is off the list. Still on it: {obstacle}. This goes ahead of that. {detail} Dismissed.',
      'A day without a check-in is over. One short order now. {detail} No catching up. Log it.',
    ],
    'One rule today: no second empty day. {detail} That meets the rule. Dismissed.',
    'Nothing is owed from yesterday. {detail} Only this is due now. Then log it. Carry on.',
    'Back to the log, with a short order. {detail} Nothing goes on top of that. At ease.',
    [
      'You wrote {obstacle}. Today’s order makes allowance for that. {detail} Yesterday is closed. Log today. Carry on.',
      'Yesterday has no say in today. {detail} Log that when it is done. Carry on.',
    ],
    'No report on yesterday is needed. {detail} Today’s report is one word in the log. At ease.',
    'Start a new line in the log. {detail} Write there that you did it. That is enough. Dismissed.',
    'One empty day changes little. {detail} Put today’s mark in the log. Nothing more is due. At ease.',
    'Today is a light day. {detail} Log this one. Heavier orders can wait. Carry on.',
  ],
  returned: [
    'You checked in yesterday. The gap is over. {detail} That is today’s part. Nothing to catch up. Dismissed.',
    'This is the second day back. {detail} The order is small on purpose. Log it. Carry on.',
    'Yesterday counts. So does today. {detail} Then stop, even if you could do more. Log it. Carry on.',
    'No report on the gap is needed. {detail} One easy order will do for now. Log it. At ease.',
    'Do not double anything to catch up. {detail} That is the right amount today. Dismissed.',
    'Yesterday has a mark. Today gets one too. {detail} Log it as you did yesterday. Carry on.',
    [
      'You are back since yesterday. On file: {obstacle}. So this goes first. {detail} Log it. Dismissed.',
      'Hold back a little today. {detail} Larger orders come another day. Log this one. Dismissed.',
    ],
    'Light duty on the day after a return. {detail} When it is done, you are off duty. Log it.',
  ],
  silent_3: [
    'Three days off the log. Closed. {detail} That is the full order for today. Log it. Dismissed.',
    'No check-in for three days. No questions. {detail} Start here, with one item. Log it and carry on.',
    'Three days without an entry. Done or not, nobody asks. {detail} Today’s line is open. That fills it. Dismissed.',
    [
      'Three quiet days. On file as the obstacle: {obstacle}. Restart ahead of it. {detail} Dismissed.',
      'Three quiet days are behind you. {detail} That restarts the log. Carry on from today.',
    ],
    'Three days have passed. None has to be repeated. {detail} No larger order today. Log it when done. At ease.',
    'After three days, one easy order. {detail} Nothing is added to it. Put the mark in the log. Dismissed.',
    'No reason is needed for three empty days. Only this is. {detail} Log it. Carry on.',
    'The pause lasted three days. It ends with this. {detail} One word in the log will do. Dismissed.',
  ],
  first_day: [
    [
      'Day one. Expected: {obstacle}. The first order allows for it. {detail} One try. Log it.',
      'Day one. One try. {detail} If something gets stuck, log what. Nothing else is due. Carry on.',
    ],
    'The first order is small on purpose. {detail} Put one word in the log about it. Dismissed.',
    'Today is line one of the log. {detail} There is nothing to prove. One mark fills it. Carry on.',
    [
      'Day one. Your reason is on file: {why}. One order for it. {detail} Log it. Dismissed.',
      'Day one has one order. {detail} Log it when it is done. Tomorrow has its own. Dismissed.',
    ],
    'First day: learn how this works for you. {detail} One move is enough. The next one is tomorrow’s. Dismissed.',
    'The first day is a short one. {detail} If it was easy, stop anyway. Log it. At ease.',
  ],
  at_risk: [
    'The day is still open. If you did it, log it. {detail} Otherwise do that much. Then lights out. Dismissed.',
    'The log shows {run}. Today’s line is open. {detail} No record is needed now. Log it and sleep. Carry on.',
    'It is late, so the order is short. {detail} Do only that, then log it. Off duty.',
    'Late in the day, light work only. {detail} If today’s part is done already, just check in. At ease.',
    'Evening check. No alarm. {detail} That still counts today. Or check in for what you did. Dismissed.',
    'Little of the day is left. {detail} Do that, or rest on purpose. Log either. Carry on.',
  ],
  milestone_7: [
    'Seven days on the log. No bigger order for that. {detail} Log it. Carry on.',
    'The log shows seven days in a row. {detail} The goal stays the same size. Log it. At ease.',
    [
      'Seven days are done. The plan stays: {when}, {then}. Besides that, this. {detail} Dismissed.',
      'Seven days are done. {detail} Log it with one word: what helped so far. Carry on.',
    ],
    'Seven days kept. Today is an ordinary day. {detail} No more than that. Log it. Dismissed.',
    [
      'Seven days kept. The obstacle stays on file: {obstacle}. This comes before it. {detail} Dismissed.',
      'That makes seven days. No parade. {detail} Make the next mark when it is done. At ease.',
    ],
    'Look once at the seven days in the log. {detail} Then add today’s mark. Carry on.',
  ],
  target_eve: [
    'Tomorrow is the date for the goal {title}. {detail} Whatever stays open, stays open. Log it. Sleep on time.',
    'The goal {title} has its date tomorrow. Start nothing new. {detail} Then lights out on time. Dismissed.',
    'One day to the date of the goal {title}. {detail} That is the last order before it. Then rest. Carry on.',
    'Your date for the goal {title} is tomorrow. {detail} That is enough for the eve. Stop early. Off duty.',
    'The date of the goal {title} is tomorrow. {detail} Everything else can stay as it is. Log it. Dismissed.',
    'Last day before the date of the goal {title}. {detail} No more than that. Then sleep. Carry on tomorrow.',
  ],
  target_day: [
    'Today is the date for the goal {title}. {detail} Then step away. That is an order too. Log it.',
    'The date of the goal {title} has come. {detail} Tell one person where it stands. Then stop. Dismissed.',
    'You set this day for the goal {title}. {detail} No new methods today. Log it. At ease.',
    'The calendar says today for the goal {title}. {detail} After that, hands off until tomorrow. Dismissed.',
    'It is the date of the goal {title}. One order is left. {detail} After that, it stands as it stands. Log it.',
    'Ordinary effort will do for the goal {title} today. {detail} Log where it stands, in one line. Carry on.',
  ],
}
