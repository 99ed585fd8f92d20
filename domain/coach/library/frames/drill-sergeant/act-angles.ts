import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play' | 'rest'>

/** Frames of Drill Sergeant for the angles that speak of how the act is done, and with whom (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      'You noted {last_note}. Work at half speed today. {detail} {after} Log it. Carry on.',
      '{detail} {after} Done slowly, it counts the same. Log it. Carry on.',
    ],
    [
      '{detail} No hurry. The plan keeps its time: {when}, {then}. Log it. Carry on.',
      'You wrote {words}. It takes little strength today. {detail} {after} Log it. Carry on.',
      'No sweat is required today. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. Half strength will do on such days. {detail} {after} Log it.',
      '{run} in a row. Half strength is fine today. {detail} {after} Log it. Dismissed.',
      'Half strength is enough today. {detail} {after} Log it. Dismissed.',
    ],
    [
      'Note on file: {last_note}. Stop early if you tire. {detail} {after} Log it.',
      'Stop sooner if your body objects. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. Take your time with this. {detail} {after} Log it. At ease.',
      'You wrote {words}. Your speed is not inspected. {detail} {after} Log it. At ease.',
      'Speed is not inspected today. {detail} {after} Log it. At ease.',
    ],
    [
      'Save your strength for the plan: {when}, {then}. This takes little. {detail} Log it.',
      'Use as much effort as feels right. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} to the date. Steady work, no rush. {detail} {after} Log it. Carry on.',
      'You wrote {obstacle}. If you are tired, do half. {detail} {after} Log it.',
      'If tired, do half. If rested, do everything. {detail} {after} Log it. Carry on.',
    ],
    [
      'You have kept {kept}. Do this with little effort. {detail} {after} Log it. At ease.',
      'Fresh or tired, you can log this. {detail} {after} Log it. At ease.',
    ],
  ],
  people: [
    [
      '{detail} {after} If {ally} asks how it is going, report that. Log it. Carry on.',
      '{detail} {after} That is your report for today. Log it. Carry on.',
    ],
    [
      'If anybody asks what for, quote yourself: {why}. {detail} {after} Log it. Dismissed.',
      'You need nobody’s permission for {acting}. {detail} {after} Log it. Dismissed.',
      'You need nobody’s permission for this. {detail} {after} Log it. Dismissed.',
    ],
    {
      texts: [
        'You gave the main order: {when}, {then}. I add one. {detail} Log it.',
        '{run} in a row, under your own command. {detail} {after} Log it. Carry on.',
        'You are in command. I supply one order. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    [
      '{detail} {after} Tell {ally} about it afterward, if you like. Log it. Dismissed.',
      '{run} in a row. Tell somebody, if you like. {detail} {after} Log it.',
      'No audience is needed for this. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. A friend would get a small order. So do you. {detail} {after} Log it.',
      'You wrote {words}. Help is allowed. Ask for it. {detail} {after} Log it.',
      'Ask for help if you need it. {detail} {after} Log it. Carry on.',
    ],
    [
      'If somebody asks about {acting}, mention this. {detail} {after} Log it. Dismissed.',
      'Nobody inspects this but you. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You have kept {kept}. Mention that to somebody, or to nobody. {detail} {after} Log it. Dismissed.',
      'Private order. Nobody has to know. {detail} {after} Log it. Dismissed.',
    ],
    [
      '{detail} {after} When you next see {ally}, mention it. Log it. At ease.',
      'You wrote {obstacle}. Tell somebody who will understand that. {detail} {after} Log it.',
      'Tell one person, or tell only the log. {detail} {after} At ease.',
    ],
  ],
  play: [
    {
      texts: [
        'You noted {last_note}. No score is kept today. {detail} {after} Log it. At ease.',
        'You wrote {words}. Today, just try this. {detail} {after} Log it. At ease.',
        'Just try this. No score is kept. {detail} {after} Log it. At ease.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{run} in a row. Try one new thing today. {detail} {after} Log it. Dismissed.',
        '{detail} {after} One nod is authorized afterward. Log it. Dismissed.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Main order: {when}, {then}. Warm up with this. {detail} Log it.',
        'You wrote {words}. No result is due today. {detail} {after} Log it.',
        'No result is due today. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. Take this one lightly. {detail} {after} Log it. At ease.',
        'You have kept {kept}. A light order is fine today. {detail} {after} Log it. At ease.',
        'A light order will do. {detail} {after} Log it. At ease.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {words}. Treat this part as a game. {detail} {after} Log it.',
        'Do it as a game. You make the rules. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote: {why}. The way there may be fun. {detail} {after} Log it.',
        'Whistling is permitted during this order. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. Try this, and see. {detail} {after} Log it. Carry on.',
        '{left} to the date. There is time for one experiment. {detail} {after} Log it. Carry on.',
        'Treat the order as an experiment. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The serious part is planned: {when}, {then}. This is for curiosity. {detail} Log it.',
        'Try something new for {acting}. {detail} {after} Log it. Dismissed.',
        'Do it, and see what happens. {detail} {after} Log it. Dismissed.',
      ],
      holds: ALONE,
    },
  ],
  rest: [
    [
      'You noted {last_note}. Rest as soon as this is done. {detail} {after} Log it. Off duty.',
      '{detail} {after} Nothing else is ordered. Log it. Off duty.',
    ],
    [
      '{detail} Otherwise, only the plan: {when}, {then}. Then rest. Log it.',
      '{detail} {after} Rest comes next. Log it. Off duty.',
    ],
    [
      'You wrote {obstacle}. Do only this, and rest. {detail} {after} Log it. At ease.',
      'You wrote {words}. Take all the time you need. {detail} {after} Log it. At ease.',
      'Do only this, without hurry. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. Act for it once, then rest. {detail} {after} Log it. Off duty.',
      '{detail} {after} Then sit down for a while. Log it. Off duty.',
    ],
    [
      'You wrote {words}. Go slowly today. {detail} {after} Log it. Off duty.',
      '{run} in a row. Slow is good enough for today. {detail} {after} Log it. Off duty.',
      'Tired or not, slow is accepted. {detail} {after} Log it. Off duty.',
    ],
    [
      'You have kept {kept}. Take a break after this one. {detail} {after} Log it. At ease.',
      '{detail} {after} Then take a break. Log it. At ease.',
    ],
    [
      'Today’s plan: {when}, {then}. Add this, then rest. {detail} Log it.',
      '{detail} {after} The rest of {weekday} is yours. Log it. Off duty.',
    ],
    [
      '{left} to the date. Rest is allowed after this. {detail} {after} Log it.',
      'Do this for {acting}. Then rest. {detail} {after} Log it. At ease.',
      'This is all for today. Then rest. {detail} {after} Log it. At ease.',
    ],
  ],
}
