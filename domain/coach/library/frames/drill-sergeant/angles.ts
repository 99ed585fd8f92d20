import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

/** Frames of Drill Sergeant by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    'First order on this goal today. {detail} Nothing else on it comes before that. Log it. Carry on.',
    [
      'You named the obstacle: {obstacle}. This order goes ahead of it. {detail} Log it. Carry on.',
      'This order goes to the front today. {detail} Log it. Then take up something else. Carry on.',
    ],
    [
      'The order first, the plan at its moment. {detail} {when}, {then}. Log it. Dismissed.',
      'Only one move counts today. {detail} After it, you may stop. Log it. Dismissed.',
    ],
    'Do not wait for a better moment. {detail} Use the next chance for it. Log it. Carry on.',
    'Order for {weekday}, the only one on this goal. {detail} Make the mark in the log. Carry on.',
    [
      '{when}, {then}. That part is planned. This part is for today. {detail} Log it.',
      'The first move is set. {detail} Carry it out and log it. After that, you are off duty.',
    ],
    'First things first. {detail} Everything else on this goal comes after that. Log it. Dismissed.',
    'Read the order once. {detail} Then put the page away and do it. Log it. At ease.',
  ],
  plan: [
    'Plan for {weekday}. {detail} Now, or as soon as your hands are free. Log it. Carry on.',
    [
      'Known in advance: {obstacle}. Get ahead of it now. {detail} Log it. Carry on.',
      'One line on today’s plan. {detail} There is no second line. Sign the log. Dismissed.',
    ],
    'Next on the schedule. {detail} It comes before anything new. Log it when it is done. At ease.',
    'Finish what you are busy with. Then start here. {detail} Then report to the log. Dismissed.',
    'Now is on the schedule. {detail} If not now, the next chance counts in full. Log it then. Carry on.',
    'The {weekday} schedule has one fixed item. {detail} Other items move around it. Log it. Carry on.',
    'Short plan: the order first, the log second. {detail} The minute you choose is on time. Dismissed.',
    'High on today’s list stands this. {detail} Late still counts. Log it then. Carry on.',
  ],
  obstacle: [
    [
      'You named this: {obstacle}. It gets one order in reply. {detail} Log it. Carry on.',
      'Expect one interruption today. {detail} The order waits until it is over. Log it. Carry on.',
    ],
    [
      'On file: {obstacle}. Today’s order is cut to fit. {detail} Log it. Nothing is added. Dismissed.',
      'Some days are hard. This order is cut to fit them. {detail} Log it. Dismissed.',
    ],
    {
      text: 'You wrote {obstacle}. So this goes first today. {detail} The rest lines up behind it. Log it. Carry on.',
      twin: 'Other things will push for your time. This goes first. {detail} The rest lines up behind it. Log it. Carry on.',
      holds: ['work', 'prepare', 'note', 'tell'],
    },
    'On a hard day, this is the whole order. {detail} On an easy day as well. Log it. Dismissed.',
    'The log takes either report today. {detail} Done, or what got in the way. One word. Dismissed.',
    'Tired or busy, the order stays the same: small. {detail} Log it. Off duty.',
    [
      'Noted: {obstacle}. The order is small for that reason. {detail} No more is asked. Log it. At ease.',
      'Today’s order is small on purpose. {detail} No more is asked. Log it. At ease.',
    ],
    'If you are interrupted, come back to this line. {detail} Then sign the log. Carry on.',
  ],
  why: [
    [
      'You wrote: {why}. One order for it today. {detail} Log it. Carry on.',
      'You set this goal for a reason. One order for it today. {detail} Log it. Carry on.',
    ],
    [
      'Reason on file: {why}. Order for {weekday}: just one. {detail} Log it. Dismissed.',
      'Nobody ordered this goal but you. {detail} That is today’s piece of it. Log it. Dismissed.',
    ],
    [
      'From your goal: {why}. Today it comes down to this. {detail} Log it. Carry on.',
      'For today, the goal comes down to this. {detail} Nothing larger is due. Log it. Carry on.',
    ],
    'No lecture on reasons today. {detail} You know yours. Put the mark in the log. Dismissed.',
    [
      'Act first, read the reason second. {detail} Then read this: {why}. Log it. Dismissed.',
      'Act first. The reason can follow. {detail} Log it, with one word on why. Dismissed.',
    ],
    'The goal may be large. The order is small. {detail} Log it and leave the rest for now. Carry on.',
    [
      'You wrote {why}. Put one act behind those words. {detail} Log it. Carry on.',
      'Put one act behind this goal today. {detail} Mark it in the log. Carry on.',
    ],
    'The reason stays as it is. The {weekday} order is short. {detail} Log it. Dismissed.',
  ],
  body: [
    'Shoulders down. Breathe out. Begin. {detail} Then make your mark in the log. Carry on.',
    'One breath in, one breath out. Then start. {detail} Log it right after. Dismissed.',
    [
      'Hands free. Breathe out. {detail} Keep to your plan: {when}, {then}. Log it.',
      'Hands free. Breathe out once. This is the order. {detail} Log it. Then carry on.',
    ],
    'Jaw loose, shoulders low. Now {weekday}’s order. {detail} Report to the log after it. Carry on.',
    'If you are tired, this is the only order. {detail} Low effort is accepted. Log it. Off duty.',
    [
      'Shake out your hands once. {detail} Then wait for your signal. {when}, {then}. Carry on.',
      'Shake out your hands once. Then go. {detail} Put it in the log. Carry on.',
    ],
    'Let your shoulders drop. No hurry on this one. {detail} Log it in your own time. At ease.',
    [
      'Feet on the floor. One slow breath. {detail} At its moment, your plan: {then}. Log it. Dismissed.',
      'Feet on the floor. One slow breath. {detail} That was the order. Log it. Dismissed.',
    ],
  ],
  people: [
    '{detail} If you like, tell one person afterward. One line is enough. Log it. Carry on.',
    'Alone or with somebody, this is the order. {detail} Either way counts. Log it. Carry on.',
    'If somebody needs you, they come first. {detail} The order waits its turn. Then log it. At ease.',
    [
      'You report to nobody but the log. {detail} Then the plan: {when}, {then}. Dismissed.',
      'Nobody checks this but you. {detail} Check it off in the log. One mark will do. Dismissed.',
    ],
    'One person may know of this order, or nobody. You choose. {detail} Log it. Carry on.',
    [
      'Somebody had to give the order. You did: {when}, {then}. Today, this as well. {detail} Log it.',
      'Somebody has to start. Today, that is you. {detail} Put it on the log. Carry on.',
    ],
    'Somebody may ask what you are doing. One sentence will do. {detail} Log it. At ease.',
    'If a friend asked, you would do this. {detail} Today, the one who asks is you. Log it.',
  ],
  proof: [
    [
      'The log shows {kept}. So the order stays small. {detail} Log it. Carry on.',
      'The log wants one mark today. {detail} That earns it. Nothing else is checked. Carry on.',
    ],
    [
      'On record: {kept}. Make today one of them. {detail} Log it. Dismissed.',
      'The log asks what you did, not how well. {detail} Log it in one word. Dismissed.',
    ],
    [
      'The count stands at {kept}. The next mark takes this. {detail} Log it. Carry on.',
      'The next mark takes one act. {detail} Then make the mark. Carry on with your day.',
    ],
    [
      'You have kept {kept}. A plain day is enough now. {detail} Log it. Off duty.',
      'One plain mark is due today. {detail} Make the mark and stop there. Off duty.',
    ],
    [
      'Kept so far: {kept}. Today joins them with this. {detail} Log it and carry on.',
      'Put one fact into the log today. {detail} One word for it is enough. Carry on.',
    ],
    [
      'The log says {kept}. Steady. Nothing bigger is needed. {detail} Log it. Dismissed.',
      'Steady is the aim today. {detail} No effort on top of that. One mark. Dismissed.',
    ],
    [
      'Days kept: {kept}. No comment on the others. {detail} Only this is due today. Log it. Carry on.',
      'Old lines in the log are closed. Today’s is open. {detail} Log it. Carry on.',
    ],
    [
      'Look at the log once: {kept}. Then close it. {detail} Open it for the mark. At ease.',
      'Today’s line in the log is empty. {detail} Fill the line in a few words. At ease.',
    ],
  ],
  play: [
    'Do this one with a straight face. {detail} Grin when it is done. Log it. Carry on.',
    [
      'This is a radio call. {detail} Next on the air: {when}, {then}. Over and out.',
      'This is a radio call. {detail} Report to the log when done. One word. Over and out.',
    ],
    'Read this aloud in a general’s voice. {detail} Then do as you are told. Log it.',
    'A small dare for {weekday}. {detail} No applause and no medal. Just log it. Dismissed.',
    '{detail} Afterward, salute the nearest plant. Keep a serious face. Log it. Carry on.',
    {
      text: 'Secret mission for {weekday}. {detail} No password is needed. Log it in small letters. Over.',
      holds: ['work', 'prepare', 'note'],
    },
    'Telegram from headquarters for {weekday}. {detail} Stop. Log it. Stop. No answer needed. Stop. Carry on.',
    [
      'Small mission: {detail} Main mission: {when}, {then}. Over.',
      'Small mission, short briefing. {detail} Report to the log in one code word. Dismissed.',
    ],
  ],
  rest: [
    'Rest is ordered, right after this. {detail} Log it. No more duty on this goal. At ease.',
    'Save your strength today. {detail} That and nothing further. Log it. Then stand down.',
    [
      'You wrote {obstacle}. So today is light duty. {detail} Log it, then off duty. At ease.',
      'Light duty today. {detail} That is the whole load on this goal. Log it. At ease.',
    ],
    [
      'This and your plan, nothing extra. {detail} {when}, {then}. Then off duty. At ease.',
      'Everything extra is canceled today. {detail} This stays. Log it. Then you are off duty.',
    ],
    'No hurry and no extras today. {detail} Log it. Then take a break. You choose when.',
    'A slow {weekday} is ordered. {detail} Take your time. The log waits for you. At ease.',
    [
      'Only planned work today: {when}, {then}. Besides that, only this. {detail} Dismissed.',
      'One task today, then none. {detail} After that, leave the subject alone until tomorrow. Log it. Dismissed.',
    ],
    'Nothing more is due after this. {detail} Log it. Rest is the next order. Dismissed.',
  ],
  place: [
    'Start from where you are. {detail} Log it, then carry on with your day.',
    [
      'Small order first. {detail} After that, as planned: {when}, {then}. Log both. Dismissed.',
      'A small order, ready to go. {detail} One mark in the log. That is all. Dismissed.',
    ],
    [
      'You wrote {obstacle}. Put this in front of it. {detail} Sign the log. Carry on.',
      'Put this in front of everything else. {detail} Log it. Then the rest may come. Carry on.',
    ],
    '{detail} Nothing goes in between. Log it. Then go back to your day. At ease.',
    [
      'First this, then your own plan. {detail} The plan reads: {when}, {then}. Carry on.',
      'First this, then everything else. {detail} When it is done, you are free to go. Log it. Carry on.',
    ],
    'One item on {weekday}’s list. {detail} Tick it off in the log. Carry on with the rest.',
    'Finish what is in your hands first. {detail} Only then take up anything new. Log it. At ease.',
    [
      'Keep your plan as it stands: {when}, {then}. One small order goes beside it. {detail} Log it.',
      'One small order is within reach. {detail} Log it before anything else. Carry on.',
    ],
  ],
  craft: [
    'One order gets your full attention. {detail} Log it. Then back to your day. Carry on.',
    'Do this as it is written. {detail} No changes and no extras. Then log it. Dismissed.',
    'Exactly this and no more today. {detail} New ideas wait until tomorrow. Log it. Carry on.',
    [
      'Word for word today. {detail} Then the plan as you wrote it: {when}, {then}. Carry on.',
      'Word for word today. {detail} Once it is done, leave it alone. Log it. Carry on.',
    ],
    'Done is the standard. {detail} Meet it and log it. Nothing finer is required. Dismissed.',
    [
      'You wrote {obstacle}. One plain move instead. {detail} Sign the log after it. Carry on.',
      'One plain move is enough today. {detail} It needs no improving. Log it. Carry on.',
    ],
    'The first try counts today. {detail} No second version is asked for. Log it. At ease.',
    [
      'Do it the plain way. {detail} Same with your plan: {when}, {then}. Dismissed.',
      'Do it the plain way. {detail} No new methods today. Log it in one word. Dismissed.',
    ],
  ],
  end: [
    'This is what done means today. {detail} Once it is done, this order is closed. Log it. Dismissed.',
    'This much, then off duty. {detail} Log it. The subject is closed for today. Dismissed.',
    [
      'Done today means this much. {detail} And the plan, at its moment: {when}, {then}. Dismissed.',
      'Done today means this much. {detail} More would not make it more done. Log it. Dismissed.',
    ],
    'One order closes this goal for today. {detail} Check in right after it. Then you are at ease.',
    'One item, then leave the subject. {detail} Log it. The subject opens next time. Dismissed.',
    'The {weekday} list ends with this line. {detail} Log it. No line comes after it. Off duty.',
    [
      'Only this and the plan count today. {detail} {when}, {then}. Log it. Off duty.',
      'Only this counts on the goal today. {detail} Log it, and today is done. Off duty.',
    ],
    'One order, and none after it. {detail} Log it. The next minute is yours. Dismissed.',
  ],
}
