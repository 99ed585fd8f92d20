import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play' | 'rest'>

/** Frames of Drill Sergeant for the angles that speak of how the act is done, and with whom (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      'You noted {last_note}. You may go slowly today. {detail} {after} Log it. Carry on.',
      '{detail} {after} Done slowly, it counts the same. Log it. Carry on.',
    ],
    [
      '{detail} No hurry. The plan keeps its time: {when}, {then}. Log it. Carry on.',
      'You wrote {words}. Do the order without haste. {detail} {after} Log it. Carry on.',
      'Today’s order takes a few calm minutes. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. Light work is enough today. {detail} {after} Log it.',
      '{run} in a row. No need to hurry. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Fast or slow is your choice. Log it. Dismissed.',
    ],
    [
      'Your last entry: {last_note}. Begin with one slow breath. {detail} {after} Log it.',
      'Take one slow breath. Then the order. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. Take your time today. {detail} {after} Log it. At ease.',
      'You wrote {words}. Go at your own speed today. {detail} {after} Log it. At ease.',
      'Quiet and steady today. {detail} {after} Log it. At ease.',
    ],
    [
      'Save your strength for the plan: {when}, {then}. The rest is light. {detail} Log it.',
      'Calm work today. No force. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date. Steady work, no rush. {detail} {after} Log it. Carry on.',
      'You wrote {obstacle}. One calm try is enough today. {detail} {after} Log it.',
      '{today}. Go to it calmly. {detail} {after} Log it. Carry on.',
      'Tired or rested, you get a small order. {detail} {after} Log it. Carry on.',
    ],
    [
      'You have kept {kept}. No need to hurry today. {detail} {after} Log it. At ease.',
      'Half speed today. Full attention. {detail} {after} Log it. At ease.',
    ],
  ],
  people: [
    [
      '{detail} {after} If {ally} asks how it is going, report that. Log it. Carry on.',
      '{detail} {after} That is your report for today. Log it. Carry on.',
    ],
    [
      'If anybody asks why, quote yourself: {why}. {detail} {after} Log it. Dismissed.',
      'For {acting}, you give the start signal. {detail} {after} Log it. Dismissed.',
      'You give the start signal. {detail} {after} Log it. Dismissed.',
    ],
    {
      texts: [
        'You gave the main order: {when}, {then}. I add one. {detail} Log it.',
        '{run} in a row, by your own command. Give it again. {detail} {after} Log it. Carry on.',
        'You are in command. I supply one order. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    [
      '{detail} {after} Tell {ally} about it afterward, if you like. Log it. Dismissed.',
      '{run} in a row. You may tell somebody the number. {detail} {after} Log it.',
      '{detail} {after} Your part ends there. Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. A friend would get a small order. So do you. {detail} {after} Log it.',
      'You wrote {words}. You would tell a friend: start small. {detail} {after} Log it.',
      'Treat yourself as you would a friend. Start small. {detail} {after} Log it. Carry on.',
    ],
    [
      'For {acting}, nobody else has to be ready. {detail} {after} Log it. Dismissed.',
      '{detail} {after} Nobody inspects it but you. Log it. Dismissed.',
    ],
    [
      'You have kept {kept}. Tell somebody, if you like. {detail} {after} Log it. Dismissed.',
      'You report to yourself today. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} {after} When you next see {ally}, mention it. Log it. At ease.',
      'You wrote {obstacle}. Other people deal with that, too. {detail} {after} Log it.',
      '{detail} {after} Tell one person about it, or only the log. At ease.',
    ],
  ],
  play: [
    {
      texts: [
        'You noted {last_note}. One new try is due. {detail} {after} Log it. At ease.',
        'You wrote {words}. Today you only have to try. {detail} {after} Log it. At ease.',
        '{detail} {after} One rough try counts. Log it. At ease.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{run} in a row. Some fun is allowed today. {detail} {after} Log it. Dismissed.',
        '{detail} {after} A short break is authorized afterward. Log it. Dismissed.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Main order: {when}, {then}. The second order is short. {detail} Log it.',
        'You wrote {words}. Nothing has to be perfect today. {detail} {after} Log it.',
        '{detail} {after} Perfection is not on the list. Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. A light order is fine today. {detail} {after} Log it. At ease.',
        'You have kept {kept}. A light order is fine today. {detail} {after} Log it. At ease.',
        '{detail} {after} Time yourself, for fun. Log it. At ease.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {words}. Smiling on duty is allowed. {detail} {after} Log it.',
        '{detail} {after} Smiling on duty is allowed. Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote why: {why}. A light order today. {detail} {after} Log it.',
        '{detail} {after} No long face required. Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. Treat today’s order as a test. {detail} {after} Log it. Carry on.',
        '{left} to the date. There is time for something small. {detail} {after} Log it. Carry on.',
        '{today}. Keep it light. {detail} {after} Log it. Carry on.',
        'Treat today’s order as a test. {detail} {after} Log it, with the result. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The serious part is planned: {when}, {then}. Now something lighter. {detail} Log it.',
        'A light touch will do for {acting}. {detail} {after} Log it. Dismissed.',
        'A light touch is enough today. {detail} {after} Log it. Dismissed.',
      ],
      holds: ALONE,
    },
  ],
  rest: [
    [
      'You noted {last_note}. {detail} {after} Rest as soon as that is done. Log it. Off duty.',
      '{detail} {after} That will do. Log it. Off duty.',
    ],
    [
      '{detail} Otherwise, only the plan: {when}, {then}. Then rest. Log it.',
      '{detail} {after} Rest comes next. Log it. Off duty.',
    ],
    [
      'You wrote {obstacle}. A rest is part of today. {detail} {after} Log it. At ease.',
      'You wrote {words}. Take all the time you need. {detail} {after} Log it. At ease.',
      '{today}. Keep everything else light. {detail} {after} Log it. At ease.',
      'There is no hurry today. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. A short order for that, then rest. {detail} {after} Log it. Off duty.',
      '{detail} {after} Then do nothing for a minute. Log it. Off duty.',
    ],
    [
      'You wrote {words}. Slow work is fine today. {detail} {after} Log it. Off duty.',
      '{run} in a row. Slow work is fine today. {detail} {after} Log it. Off duty.',
      '{detail} {after} Pause whenever you are tired. Log it. Off duty.',
    ],
    [
      'You have kept {kept}. There is room for a rest. {detail} {after} Log it. At ease.',
      '{detail} {after} Then take a break. Log it. At ease.',
    ],
    [
      'Today’s plan: {when}, {then}. Add something short, then rest. {detail} Log it.',
      '{detail} {after} Breaks are allowed. Log it. Off duty.',
    ],
    [
      '{left} to the date. A rest is still allowed. {detail} {after} Log it.',
      'One thing for {acting}. Then rest. {detail} {after} Log it. At ease.',
      'One order first. Then rest. {detail} {after} Log it. At ease.',
    ],
  ],
}
