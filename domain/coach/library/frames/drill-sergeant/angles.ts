import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

/** Frames of Drill Sergeant by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    'Today’s first order on this goal. {detail} Do it before you read anything else. Log it. Carry on.',
    'You do not need to feel ready. {detail} Any mood will do. Log it when it is done. Dismissed.',
    'Only one move counts today. {detail} That is the move. After it, you may stop. Log it. Dismissed.',
    'Do not wait for a better moment. {detail} The next free minute is the right one. Log it. Carry on.',
    'Order for {weekday}. {detail} If you are interrupted, come back to it. Then log it. Carry on.',
    'Nothing else has to be ready first. {detail} Start as you are. Leave the rest for now. Log it and carry on.',
    'First things first. {detail} Everything else on this goal comes after that. Log it when it is done. Dismissed.',
    'Read the order once. {detail} Then put the page away and do it. Log it. At ease.',
  ],
  plan: [
    'Plan for {weekday}. {detail} Do it now, or name the hour for it. At that hour, start. Log it. Carry on.',
    'Decide now when this happens. {detail} At once is best. Otherwise write the hour on paper. Dismissed until then.',
    'Today has one planned item. {detail} If you cannot do it now, say the hour out loud. Keep to it. Log it.',
    'Decide early, then follow it without a debate. {detail} Do it now, or at a time you name. Carry on.',
    'Do this now, or set an alarm for it. {detail} When the alarm rings, move. No snooze. Log it.',
    'This plan has a spare. {detail} If the first chance passes, use the next one. Late is allowed. Log it. Carry on.',
    'Keep the plan short. {detail} Now, or right after what you are doing. Choose one of them. Log it when done.',
    'One line goes on today’s list. {detail} If it has to wait, put the list where you look often. Carry on.',
  ],
  obstacle: [
    'Something may get in the way today. {detail} A late start is accepted. So is a short version. Log it.',
    'Interruptions are expected. {detail} If one comes, deal with it. Come back when you can. Carry on.',
    'Some days are hard. {detail} On a hard day, this alone is enough. Log it and rest. Dismissed.',
    'Expect one thought against this. {detail} Listen to the thought. If it is a warning, stop. Log it. Carry on.',
    'Trouble on this goal is no surprise. {detail} If something stops you, note it in one word. Dismissed.',
    'Tired or busy today? {detail} It asks for little. If it is too much, do a part. Log it. Carry on.',
    'This goal has a hard hour. {detail} Keep this in mind for that hour. Log it. Dismissed.',
    'One difficulty at a time. {detail} Leave all other trouble alone today. Log it when it is done. Carry on.',
  ],
  why: [
    'You set this goal for a reason. {detail} This is today’s part of it. Log it when it is done. Carry on.',
    'Think of why you set this goal. {detail} That serves it today. Nothing larger is needed. Log it. Carry on.',
    'Nobody ordered this goal but you. {detail} That is one small piece of it. Log it when done. Dismissed.',
    'You do not have to want it today. {detail} Doing it is enough. The wish may come later. Carry on.',
    'Act first. Give the reason afterward. {detail} When it is done, write why in one line. Log it. Dismissed.',
    'The goal is large. The order is small. {detail} Nothing longer is due today. Log it. Carry on.',
    'No day decides this goal alone. {detail} That is this day’s part. Put it in the log. Carry on.',
    'Keep the reason and cut the size. {detail} That size is enough for today. Do not add to it. Dismissed.',
  ],
  body: [
    'Shoulders down. Breathe out once. {detail} Shoulders down once more when it is done. Log it. Carry on.',
    'One deep breath before you start. {detail} Then sit down for a moment and log it. Dismissed.',
    'Both feet on the floor. One slow breath. {detail} Take another breath after it. Log it. Carry on.',
    'Start on a slow breath out. {detail} If you hurry, breathe out once more. Log it when it is done.',
    'Tired? Then do only this. {detail} Use as little effort as it takes. Log it. Off duty.',
    [
      'Shake out your hands once. {detail} The rest is planned already. {when}, {then}. Log it. Carry on.',
      'Shake out your hands once. {detail} Let them rest for a breath after it. Log it. Carry on.',
    ],
    'Unclench your jaw. Let your hands go loose. {detail} Nobody is timing you. Do it without hurry. Log it. At ease.',
    [
      'Let your shoulders sink once. {detail} Nothing else is new today. Your plan stays: {then}. Log it. Dismissed.',
      'Let your shoulders sink once. {detail} Use only the strength it needs. Save the rest. Log it. Dismissed.',
    ],
  ],
  people: [
    '{detail} Tell one person that this is today’s order. One sentence, no promise. Then log it. Carry on.',
    '{detail} If you want help with this, ask one person. Name exactly what you need. Or do it alone. Log it.',
    'Other people share your day. {detail} If somebody interrupts, answer them first. Then come back to this. Log it.',
    'Nobody has to watch this. {detail} Tell one person afterward, or nobody. You decide. Log it. Dismissed.',
    'Name one person on your side. {detail} When it is done, send them one line. Then carry on.',
    [
      '{detail} You have a reason for this goal: {why}. Share it or keep it. Log it. Carry on.',
      'Treat yourself as you would treat a friend. {detail} You would ask no more of a friend. Carry on.',
    ],
    'You owe nobody an explanation for this. {detail} If somebody asks, one short sentence will do. Log it. At ease.',
    [
      'Nobody else plans this for you. {detail} Your own plan is on file: {then}. Log it. Carry on.',
      'Others have goals like yours. {detail} They start small as well. Do the same. Log it. Carry on.',
    ],
  ],
  proof: [
    [
      'The log shows {kept}. {detail} Do no more than on those days. Then make the mark. Carry on.',
      'A mark in the log needs one act. {detail} Do that. Then make the mark. Nothing else is checked. Carry on.',
    ],
    [
      'On record: {kept}. {detail} That is enough for today’s mark as well. Log it. Dismissed.',
      'The log asks what you did, not how well. {detail} Good or clumsy, log it. Dismissed.',
    ],
    [
      'If you doubt it, read the log: {kept}. {detail} Doubt is allowed today as well. Log it. Carry on.',
      'Doubt is allowed today. {detail} Do it while you doubt. The log takes what is done. Carry on.',
    ],
    [
      'You have kept {kept}. {detail} One more plain day is enough. Stop when this is done. Log it and rest.',
      'One plain mark is due today. {detail} That earns it. Make the mark and stop there. Then rest.',
    ],
    [
      'Kept so far: {kept}. {detail} That keeps today as well. Log it and carry on.',
      'Put one fact on paper today. {detail} Then write down that you did it. One line. Carry on.',
    ],
    [
      'The log says {kept}. Steady. {detail} Keep it plain today as well. Log it when it is done.',
      'Aim for steady today. {detail} No extra effort on top of that. Log it when it is done. Dismissed.',
    ],
    [
      'Days kept: {kept}. {detail} No comment on the others. Only this is due now. Log it. Carry on.',
      'Yesterday’s line in the log is closed. {detail} Only this is due now. Do it, then log it. Carry on.',
    ],
    [
      'Look at the log once: {kept}. {detail} Then leave the log alone until this is done. At ease after that.',
      'Today’s line in the log is open. {detail} Do that, then fill the line. A few words are enough. At ease.',
    ],
  ],
  play: [
    'Do this one with a straight face. {detail} No smile until it is done. Then grin and log it. Carry on.',
    [
      'A radio call ends this one. {detail} Next on the air, as planned: {then}. Over and out. Log it.',
      'A radio call ends this one. {detail} Then report: order done. Nobody needs to hear it. Log it. Over and out.',
    ],
    'Announce it to the room first. {detail} Then announce that it is done. No audience is needed. Log it.',
    'A small dare for {weekday}. {detail} Do it before you can argue. No applause needed. Log it. Dismissed.',
    '{detail} When it is done, salute the nearest plant. Keep a serious face. Log it. Carry on.',
    'Nod once before you start. Nod once after. {detail} Nobody needs to see the nods. Log it. At ease.',
    'Flip a coin for what comes after. {detail} Then heads: a hot drink. Tails: a favorite song. Log it. Carry on.',
    'Guess how many breaths this takes. {detail} A wrong guess costs nothing. Log it with a grin. Dismissed.',
  ],
  rest: [
    'Rest is ordered for today, right after this. {detail} Then sit down without a screen. Stay for a song. Log it.',
    'Spare your strength. {detail} Do that and nothing further. The strength you keep is yours. Stand down after it.',
    [
      'You wrote {obstacle}. If that is so, this is enough. {detail} Less is allowed as well. Log it. At ease.',
      'One short break is ordered today. {detail} Take the break at an hour you choose. Log it. Carry on.',
    ],
    'Light duty today. {detail} That is the whole load. After it, you are off duty. Log it.',
    'Choose today’s pause and keep it free. {detail} Nothing goes into the pause. Not even this. Log it.',
    'A slow day is ordered. {detail} Nobody times you. Sit for a breath when it is done. Log it.',
    [
      'One task today, then your reason. {detail} You wrote {why}. Read that once, then rest. Dismissed.',
      'One task today, then none. {detail} After that, leave the subject alone until tomorrow. Log it. Dismissed.',
    ],
    'A minute of nothing belongs to this order. {detail} Then take the minute: no phone, no talk. Log both.',
  ],
  place: [
    'Do it where you are, if you can. {detail} If you cannot yet, pick the hour for it. Log it. Carry on.',
    [
      'A small order first. {detail} Then the plan, at its own moment. {when}, {then}. Log it.',
      'No special place is needed. {detail} Only that is on today’s list. Log it when it is done. Dismissed.',
    ],
    '{detail} If it has to wait, write it on a slip. Keep the slip in sight. Log it when done.',
    '{detail} Put nothing in between. When it is done, go back to your day. Log it. At ease.',
    [
      'First this, then your own plan. {detail} The plan reads: {then}. Nothing else is due. Carry on.',
      'First this, then everything else. {detail} When it is done, you are free to go. Log it. Carry on.',
    ],
    '{detail} If you may forget it, send yourself one line now. Then you have a reminder. Log it when done. Carry on.',
    '{detail} Busy with something else? Finish that. Then do this before anything new. Log it. At ease.',
    '{detail} A free minute is enough for it. Take the first that you get. Log it and carry on.',
  ],
  craft: [
    'Do one thing properly today. {detail} All else may be rough. Log it when it is done. Carry on.',
    'Do this as it is written. {detail} No changes, no extras. Log it when it is done. Dismissed.',
    'Do exactly this and add nothing. {detail} If an extra idea comes, write it down. It waits until tomorrow.',
    [
      'No extras today. {detail} Then the plan as you wrote it: {then}. Check once that it is done. Carry on.',
      'Leave out all extras. {detail} Check once that it is done. One check is enough. Carry on.',
    ],
    'Done counts. Perfect is not required. {detail} When it is done, leave it alone. Log it. Dismissed.',
    'Full attention for one order. {detail} Give it that, then go back to your day. Log it and carry on.',
    'A small order, done well. {detail} Take the time it needs. Good enough is good. Log it.',
    [
      'Do it the plain way. {detail} It belongs to your reason: {why}. No new methods today. Dismissed.',
      'Do it the plain way. {detail} No new methods today. Note in one word how it went. Dismissed.',
    ],
  ],
  end: [
    'This is what done means today. {detail} Once it is done, this order is closed. No extra rounds. Dismissed.',
    'Know the end before you start. {detail} After that, nothing further. Sign the log. Carry on.',
    'Very little counts as done today. {detail} Doing more would not make it more done. Check in and stop. Dismissed.',
    'Every order needs an end. {detail} When that is done, you have reached it. Check in. At ease.',
    'One item, then close the subject. {detail} After the check-in, think of something else. The subject opens tomorrow. Dismissed.',
    'Today’s share is short on purpose. {detail} When that is done, your share is done. Check in. Then rest.',
    'You can check when you are done. {detail} When that has happened, you are done. Log it. Carry on.',
    'One order, and none after it. {detail} Then log it. Enjoy the free minute. Dismissed.',
  ],
}
