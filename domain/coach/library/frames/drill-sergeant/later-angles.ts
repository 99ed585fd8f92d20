import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'

/** Forms of a frame that is not true of what waits for a moment, in an angle that also holds that. */
const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

/** Frames of Drill Sergeant for the second half of the angles. */
export const laterAngleFrames: Record<
  Extract<Angle, 'proof' | 'play' | 'rest' | 'place' | 'craft' | 'end'>,
  readonly FrameText[]
> = {
  proof: [
    [
      'The log shows {kept}. Today becomes the next one. {detail} Log it. Carry on.',
      'The log has room for today’s mark. {detail} That earns the mark. Carry on.',
    ],
    [
      'On record: {kept}. Make today one of them. {detail} Log it. Dismissed.',
      'Small acts count in the log. {detail} Then make the mark. Dismissed.',
    ],
    [
      'Count: {kept}. For the next mark, do this. {detail} Log it. At ease.',
      'Next mark: one act. {detail} When it is done, make the mark. Carry on.',
    ],
    [
      'You have kept {kept}. So no extra effort today. {detail} Log it. Off duty.',
      'No record is needed today. {detail} A plain mark is enough. Log it. Off duty.',
    ],
    [
      'Kept so far: {kept}. Today joins them with this. {detail} Log it. Carry on.',
      'Put one act into the log today. {detail} Then you may stop. Carry on.',
    ],
    [
      'Log: {kept}. Steady. Nothing bigger is needed. {detail} Log it. Dismissed.',
      'Steady is the aim today. {detail} One such act is enough. Log it. Dismissed.',
    ],
    [
      'Days kept: {kept}. Plan unchanged: {when}, {then}. And this today. {detail} Log it.',
      'Today’s line in the log is open. {detail} That fills the line. Carry on.',
    ],
    [
      'With {kept} in the log, the order stays small. {detail} Log it. At ease.',
      'Keep the order small today. {detail} The mark is the same. Log it. At ease.',
    ],
  ],
  play: [
    'Quick order, quick mark. {detail} That is the whole game. Log it. Carry on.',
    [
      'This is a short radio call. {detail} Next on the air: {when}, {then}. Over and out.',
      'One short order. {detail} Answer in the log. Over and out.',
    ],
    'A small dare for {weekday}. {detail} The prize is one mark. Log it. Dismissed.',
    'Telegram for {weekday}. {detail} Stop. Log it. Stop. No reply needed. Carry on.',
    [
      'Small mission. {detail} Main mission: {when}, {then}. Log it. Over.',
      'Small mission, short briefing. {detail} Report it to the log in one word. Dismissed.',
    ],
    {
      text: 'Secret mission for {weekday}. {detail} Only the log needs to know. Over and out.',
      holds: ['work', 'prepare', 'note'],
    },
    [
      'Score: {run}. One more point today. {detail} Log it. Carry on.',
      'One point to score today. {detail} The log keeps the score. Carry on.',
    ],
    'Light drill for {weekday}. {detail} Do it once, then log it. At ease.',
  ],
  rest: [
    {
      text: 'Rest is next, right after this. {detail} Log it. No more duty today. At ease.',
      holds: AT_ONCE,
    },
    'Save your strength this {weekday}. {detail} That is the whole duty. Log it. Dismissed.',
    [
      'You wrote {obstacle}. So today is light duty. {detail} Log it, then off duty. At ease.',
      'An easy day is ordered. {detail} Do that much and stop. Log it. At ease.',
    ],
    [
      'Nothing extra today. {detail} Then only the plan: {when}, {then}. At ease.',
      'Everything extra is canceled today. {detail} Log it. Then you are off duty.',
    ],
    'No extras today. {detail} After that, the goal has a rest. Log it. Dismissed.',
    'A slow {weekday} is fine. {detail} Take the time it needs. Log it. At ease.',
    [
      'The log shows {run}. It can take a light day. {detail} Log it. Off duty.',
      'Today may be a light day. {detail} That still counts. Log it. Off duty.',
    ],
    [
      '{detail} Log that. Rest until the plan calls: {when}, {then}. Off duty.',
      '{detail} Log that as today’s work. Then leave the goal until tomorrow. At ease.',
    ],
  ],
  place: [
    'Start from where you are. {detail} Log it. Carry on with your day.',
    [
      'One order is ready. {detail} After it, as planned: {when}, {then}. Log it. Dismissed.',
      'One order is ready. {detail} Nothing is added to it today. Log it. Dismissed.',
    ],
    [
      'You wrote {obstacle}. Also yours: {when}, {then}. Now this. {detail} Log it. Carry on.',
      '{detail} If that is impossible here, set the hour. Log it. Carry on.',
    ],
    '{detail} Do it now or at the first chance. Log it. At ease.',
    [
      'First this. {detail} Second, your plan. {when}, {then}. Over to you.',
      'First this, then everything else. {detail} Log it. Carry on with the rest.',
    ],
    'For the {weekday} list: this. {detail} Tick it off in the log. Carry on.',
    [
      'The log stands at {run}. From where you are, add one. {detail} Log it. At ease.',
      'From where you are, one order. {detail} No more for now. Log it. At ease.',
    ],
    [
      'Keep your plan: {when}, {then}. One small order goes with it. {detail} Log it.',
      'A small order goes first today. {detail} Log it. The rest can wait. Carry on.',
    ],
  ],
  craft: [
    'One thing at a time. {detail} Finish it and log it. Carry on.',
    'Do this as it is written. {detail} No changes and no extras. Log it. Dismissed.',
    'Exactly this today. {detail} New ideas wait until tomorrow. Log it. Carry on.',
    [
      'The plain way is enough. {detail} Same with the plan: {when}, {then}. Dismissed.',
      'The plain way is enough today. {detail} Log it, and leave it so. Dismissed.',
    ],
    'Done is the standard. {detail} Meet it and log it. Nothing finer is required. Dismissed.',
    [
      'You wrote {obstacle}. The plain answer: {when}, {then}. And one order today. {detail} Log it.',
      'A plain move is enough today. {detail} Do not improve it. Log it. Carry on.',
    ],
    'Your first try counts today. {detail} Log it as it is. At ease.',
    [
      'Nothing changes after {run}. Same method, one order. {detail} Log it. Carry on.',
      'No new methods on this goal today. Just this. {detail} Log it. Carry on.',
    ],
  ],
  end: [
    'This is what done means today. {detail} After that, the goal is closed. Log it. Dismissed.',
    'Off duty comes right after this. {detail} Log it. Nothing follows today. Dismissed.',
    [
      'Done means this today. {detail} Plus the plan: {when}, {then}. Log it. Dismissed.',
      'Done today means this much. {detail} More is not due. Log it. Dismissed.',
    ],
    'One order closes the goal for {weekday}. {detail} Check in right after it. At ease.',
    [
      'For {obstacle}, the plan is enough: {when}, {then}. Beyond that, only this. {detail} Log it.',
      'Stop after this one. {detail} Log it, and the day is complete. Dismissed.',
    ],
    'The {weekday} list ends here. {detail} Log it. No line comes after. Off duty.',
    [
      'Only this and the plan count today. {detail} {when}, {then}. Log it. Off duty.',
      'After this, today is complete. {detail} Log it and leave it there. Off duty.',
    ],
    [
      'Log: {run}. One more closes today. {detail} Log it. Dismissed.',
      'Today’s last mark takes this. {detail} Make the mark when it is done. Dismissed.',
    ],
  ],
}
