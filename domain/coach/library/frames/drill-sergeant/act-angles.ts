import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play' | 'rest'>

/** Frames of Drill Sergeant for the angles that speak of how the act is done, and with whom (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      'You noted {last_note}. Slow service today, by order. {detail} {after} Log it.',
      '{detail} {after} Done slowly, it still serves the purpose. Log it. Carry on.',
    ],
    [
      '{detail} Do it slowly. The plan keeps its time: {when}, {then}. Log it. Carry on.',
      'You wrote {words}. Today’s part requires no sweat. {detail} {after} Log it. Carry on.',
      'No sweat is required today. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. Half strength will do on such days. {detail} {after} Log it.',
      '{run} in a row. Your hands know the drill. {detail} {after} Log it. Dismissed.',
      'Half strength is enough today. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Note on file: {last_note}. Check your strength. Then act. {detail} {after} Log it.',
      'No rushing {when}. The order is done slowly, too. {detail} {after} Log it.',
    ],
    [
      'Reread your reason: {why}. Then act, and take your time. {detail} {after} Log it.',
      'You wrote {words}. Your speed is not inspected. {detail} {after} Log it. At ease.',
      'Speed is not inspected on {weekday}. {detail} {after} Log it. At ease.',
    ],
    [
      'Keep strength for the plan: {when}, {then}. Mine is an easy one. {detail} Log it.',
      'You wrote {words}. Today, use whatever effort feels right. {detail} {after} Log it. Carry on.',
      'Effort today: as much as feels right. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date. Steady work, no rush. {detail} {after} Log it. Carry on.',
      'You wrote {obstacle}. Check your strength. Scale the order to it. {detail} {after} Log it.',
      'Check your condition. Then scale the order. {detail} {after} Log it. Carry on.',
    ],
    [
      '{ally} may hear how it felt. Do it first. {detail} {after} Log it.',
      '{run} logged. Fresh or tired was never recorded. {detail} {after} Log it. At ease.',
      'Fresh or tired, the entry looks alike. {detail} {after} Log it. At ease.',
    ],
  ],
  people: [
    [
      '{detail} {after} You may report it to {ally}. Log it. Carry on.',
      '{detail} {after} If anybody asks, you have news. Log it. Carry on.',
    ],
    [
      'If anybody asks what for, quote yourself: {why}. {detail} {after} Log it. Dismissed.',
      '{ally} may know about this order. Nobody must. {detail} {after} Log it. Dismissed.',
      'Nobody has to approve this order. {detail} {after} Log it. Dismissed.',
    ],
    {
      texts: [
        'Report to {ally} permitted, not required. {detail} {after} Log it. Carry on.',
        'By your own command: {when}, {then}. By mine, one thing more. {detail} Log it.',
        'You are in command. I supply one order. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    [
      'One sentence to {ally} is authorized afterward. {detail} {after} Log it. Dismissed.',
      '{run} in a row. That may be told to somebody. {detail} {after} Log it.',
      'No audience is required today. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. A friend would get a small order. So do you. {detail} {after} Log it.',
      'You wrote {words}. A friend with that goal would get one order. {detail} {after} Log it.',
      'A friend would get the same order. {detail} {after} Log it. Carry on.',
    ],
    [
      'You inform {ally} only if you want to. {detail} {after} Log it. Dismissed.',
      'You noted {last_note}. It stays confidential unless you tell somebody. {detail} {after} Log it.',
      'No supervisor shows up {when}. You need none. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Nothing to hide from {ally}. Nothing to announce, either. {detail} {after} Log it. Dismissed.',
      '{kept} are kept. Tell somebody, or tell nobody. {detail} {after} Log it. Dismissed.',
      'Private order. Nobody has to know. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{weekday}’s report to {ally} may be one word. {detail} {after} Log it. At ease.',
      'You wrote {obstacle}. One person may know. You choose who. {detail} {after} Log it.',
      '{weekday}’s report will be short, one item. {detail} {after} Log it. At ease.',
    ],
  ],
  play: [
    {
      texts: [
        'You noted {last_note}. Today’s round is without a score. {detail} {after} Log it.',
        'You wrote {words}. Serious faces stay optional. {detail} {after} Log it. At ease.',
        'Serious faces are optional today. {detail} {after} Log it. At ease.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{detail} {after} One nod is authorized. So is telling {ally}. Log it. Dismissed.',
        '{run} logged. One nod is authorized, no more. {detail} {after} Log it. Dismissed.',
        '{detail} {after} One nod is authorized afterward. Log it. Dismissed.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Main duty: {when}, {then}. Light duty has no result to deliver. {detail} Log it.',
        'You wrote {words}. On {weekday}, no results are due. {detail} {after} Log it.',
        'No results are due today. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. So today’s order is a light one. {detail} {after} Log it. At ease.',
        '{kept} are kept. A light one may join them. {detail} {after} Log it. At ease.',
        'A light version is authorized. {detail} {after} Log it. At ease.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'About this goal, you wrote {words}. Today, take it lightly. {detail} {after} Log it.',
        '{when}, no score is kept. Today’s order keeps none, either. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote: {why}. Today’s contribution is a light one. {detail} {after} Log it.',
        '{weekday} gets a light order. Whistling is permitted. {detail} {after} Log it.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. Treat today as a trial. {detail} {after} Log it. Carry on.',
        'Time for one experiment, {left} before the date. {detail} {after} Log it. Carry on.',
        'Treat the order as a trial. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Treat it as an experiment. Results to {ally} are optional. {detail} {after} Log it. Dismissed.',
        'The serious part is planned: {when}, {then}. The rest is curiosity. {detail} Log it.',
        'Do it out of curiosity today. {detail} {after} Log it. Dismissed.',
      ],
      holds: ALONE,
    },
  ],
  rest: [
    [
      'You noted {last_note}. One order follows. Then rest. {detail} {after} Log it. Off duty.',
      '{detail} {after} Nothing else is ordered. Log it. Off duty.',
    ],
    [
      '{detail} Besides that, only the plan: {when}, {then}. Then rest. Log it.',
      '{detail} {after} Rest is next. Duty resumes {when}. Log it. Off duty.',
    ],
    [
      'You wrote {obstacle}. Grounds enough for a quiet order. {detail} {after} Log it. At ease.',
      'You wrote {words}. For today, quiet service is enough. {detail} {after} Log it. At ease.',
      'Quiet service is in order today. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. Act for it once, then rest. {detail} {after} Log it. Off duty.',
      'Tell {ally}, if asked: rest was ordered. {detail} {after} Then sit down. Log it.',
      'Orders include a rest. {detail} {after} Then sit down. Log it. Off duty.',
    ],
    [
      'You wrote {words}. Slow is accepted on {weekday}. {detail} {after} Log it. Off duty.',
      '{run} in a row. A slow day is allowed. {detail} {after} Log it. Off duty.',
      'Tired or not, slow is accepted. {detail} {after} Log it. Off duty.',
    ],
    [
      'Last note: {last_note}. No hurry with the next. {detail} {after} Log it. At ease.',
      '{kept} are kept. No need to hurry the next. {detail} {after} Log it. At ease.',
      'There is no hurry. {detail} {after} Afterward, a pause. Log it. Off duty.',
    ],
    [
      'Rest, except for the plan: {when}, {then}. And one easy thing. {detail} Log it.',
      '{detail} {after} Then off duty, and {ally} may know it. Log it.',
      '{detail} {after} What is left of {weekday} is yours. Log it. Off duty.',
    ],
    [
      '{left} to the date. A rest fits in after the act. {detail} {after} Log it.',
      'Your words: {words}. Serve the goal the easy way. {detail} {after} Log it. At ease.',
      'Easy service on {weekday}. {detail} {after} Log it. At ease.',
    ],
  ],
}
