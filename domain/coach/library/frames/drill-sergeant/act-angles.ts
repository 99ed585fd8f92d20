import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play' | 'rest'>

/** Frames of Drill Sergeant for the angles that speak of how the act is done, and with whom (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} {after} Done slowly, it still serves the purpose of {acting}. Log it. Carry on.',
      '{detail} {after} Done slowly, it still serves the purpose. Log it. Carry on.',
    ],
    [
      '{detail} Do it slowly. The plan keeps its time: {when}, {then}. Log it. Carry on.',
      'No sweat is required for {acting} today. {detail} {after} Log it. Carry on.',
      'No sweat is required today. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. Save strength for it, so go slowly. {detail} {after} Log it.',
      '{run} in a row. Your hands know the drill. {detail} {after} Log it. Dismissed.',
      'Half strength is enough for {acting} today. {detail} {after} Log it. Dismissed.',
      'Half strength is enough today. {detail} {after} Log it. Dismissed.',
    ],
    'No rushing {when}. The order is done slowly, too. {detail} {after} Log it.',
    [
      'Reread your reason: {why}. No speed is mentioned. {detail} {after} Log it. At ease.',
      'Inspection on {acting}: speed does not count. {detail} {after} Log it. At ease.',
      'Speed is not inspected on {weekday}. {detail} {after} Log it. At ease.',
    ],
    [
      'Keep strength for the plan: {when}, {then}. The other order is easy. {detail} Log it.',
      'Effort for {acting}: as much as feels right. {detail} {after} Log it. Carry on.',
      'Effort today: as much as feels right. {detail} {after} Log it. Carry on.',
    ],
    [
      '{left} remain. None of them needs haste. {detail} {after} Log it. Carry on.',
      'Check your condition. Then scale the order for {acting}. {detail} {after} Log it.',
      'Check your condition. Then scale the order. {detail} {after} Log it. Carry on.',
    ],
    [
      '{run} logged. Fresh or tired was never recorded. {detail} {after} Log it. At ease.',
      'Fresh or tired, the entry for {acting} looks alike. {detail} {after} Log it.',
      'Fresh or tired, the entry looks alike. {detail} {after} Log it. At ease.',
    ],
  ],
  people: [
    [
      '{detail} {after} If anybody asks about {acting}, you have news. Log it. Carry on.',
      '{detail} {after} If anybody asks, you have news. Log it. Carry on.',
    ],
    [
      'If anybody asks what for, quote yourself: {why}. {detail} {after} Log it. Dismissed.',
      'Nobody has to approve the order for {acting}. {detail} {after} Log it. Dismissed.',
      'Nobody has to approve this order. {detail} {after} Log it. Dismissed.',
    ],
    {
      texts: [
        'By your own command: {when}, {then}. By mine, one thing more. {detail} Log it.',
        'You are in command of {acting}. I supply one order. {detail} {after} Log it.',
        'You are in command. I supply one order. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    [
      '{run} in a row. That may be told to somebody. {detail} {after} Log it.',
      'Service on {acting} needs no audience. {detail} {after} Log it. Carry on.',
      'Service needs no audience today. {detail} {after} Log it. Carry on.',
    ],
    [
      'You wrote {obstacle}. You would order a friend something small. {detail} {after} Log it.',
      'A friend on {acting} would get the same order. {detail} {after} Log it.',
      'A friend would get the same order. {detail} {after} Log it. Carry on.',
    ],
    'No supervisor shows up {when}. You need none. {detail} {after} Log it. Dismissed.',
    [
      'The plan is no secret: {when}, {then}. The other order may be. {detail} Log it.',
      'Public record: {kept}. Private order for today. {detail} {after} Log it. Dismissed.',
      'Private order for {acting}. Nobody has to know. {detail} {after} Log it. Dismissed.',
      'Private order. Nobody has to know. {detail} {after} Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. One person may know that. You choose. {detail} {after} Log it.',
      '{weekday}’s report on {acting} will be short. {detail} {after} Log it. At ease.',
      '{weekday}’s report will be short, one item. {detail} {after} Log it. At ease.',
    ],
  ],
  play: [
    {
      texts: [
        'Serious faces are optional for {acting}. {detail} {after} Log it. At ease.',
        'Serious faces are optional today. {detail} {after} Log it. At ease.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{run} logged. One nod is authorized, no more. {detail} {after} Log it. Dismissed.',
        '{detail} {after} One nod for {acting} is authorized. Log it. Dismissed.',
        '{detail} {after} One nod is authorized afterward. Log it. Dismissed.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Main duty: {when}, {then}. Light duty comes without a result. {detail} Log it.',
        'No results are due on {acting} today. {detail} {after} Log it. Carry on.',
        'No results are due today. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. Heavy enough. The order is light. {detail} {after} Log it. At ease.',
        '{kept} are kept. A light one may join them. {detail} {after} Log it. At ease.',
        'A light version is authorized for {acting}. {detail} {after} Log it. At ease.',
        'A light version is authorized. {detail} {after} Log it. At ease.',
      ],
      holds: ALONE,
    },
    {
      texts: ['{when}, no score is kept. Today’s order keeps none, either. {detail} {after} Log it. Carry on.'],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote: {why}. Serious enough. Today’s order is not. {detail} {after} Log it.',
        '{weekday} gets a light order for {acting}. {detail} {after} Log it. Dismissed.',
        '{weekday} gets a light order. Whistling is permitted. {detail} {after} Log it.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Time for one experiment, {left} before the date. {detail} {after} Log it. Carry on.',
        'Treat the order for {acting} as a trial. {detail} {after} Log it. Carry on.',
        'Treat the order as a trial. {detail} {after} Log it. Carry on.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The serious part is planned: {when}, {then}. Out of curiosity, one more. {detail} Log it.',
        'Do the order for {acting} out of curiosity. {detail} {after} Log it. Dismissed.',
        'Too little, you say? Noted. {detail} {after} Log it. Dismissed.',
      ],
      holds: ALONE,
    },
  ],
  rest: [
    [
      '{detail} {after} Nothing else is ordered for {acting}. Log it. Off duty.',
      '{detail} {after} Nothing else is ordered. Log it. Off duty.',
    ],
    [
      '{detail} Besides that, only the plan: {when}, {then}. Then rest. Log it.',
      '{detail} {after} Rest is next. Duty resumes {when}. Log it. Off duty.',
    ],
    [
      'You wrote {obstacle}. Grounds enough for a quiet order. {detail} {after} Log it. At ease.',
      'Quiet service is in order for {acting}. {detail} {after} Log it. At ease.',
      'Quiet service is in order today. {detail} {after} Log it. At ease.',
    ],
    [
      'You wrote: {why}. Rest does not contradict that. {detail} {after} Log it. Off duty.',
      'Orders for {acting} include a rest. {detail} {after} Then sit down. Log it.',
      'Orders include a rest. {detail} {after} Then sit down. Log it. Off duty.',
    ],
    [
      '{run} in a row. A slow day belongs in it. {detail} {after} Log it. Off duty.',
      'Slow progress on {acting} is accepted. {detail} {after} Log it. Off duty.',
      'Tired? Slow is accepted. {detail} {after} Log it. Off duty.',
    ],
    [
      '{kept} are kept. No need to hurry the next. {detail} {after} Log it. At ease.',
      'There is no hurry about {acting}. {detail} {after} Log it. Off duty.',
      'There is no hurry. {detail} {after} Afterward, a pause. Log it. Off duty.',
    ],
    [
      'Rest until the plan comes up: {when}, {then}. One easy thing besides. {detail} Log it.',
      '{detail} {after} What is left of {weekday} is yours. Log it. Off duty.',
    ],
    [
      'A rest fits into the next {left}. {detail} {after} Log it. Off duty.',
      'Easy service on {weekday} for {acting}. {detail} {after} Log it. At ease.',
      'Easy service on {weekday}. {detail} {after} Log it. At ease.',
    ],
  ],
}
