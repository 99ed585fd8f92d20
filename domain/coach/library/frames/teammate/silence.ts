import type { Situation } from '#domain/coach/day/situation.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

type Silence = Extract<Situation, 'after_miss' | 'returned' | 'silent_3' | 'silent_7'>

/** Frames of Teammate for days without a check-in and the return after them (TEXT-26). */
export const silenceFrames: Record<Silence, readonly FrameText[]> = {
  after_miss: [
    [
      'You’ve kept {kept}, and one empty box doesn’t change that. We’ll do the short version today. {detail} {after}',
      'There was no check-in yesterday. You wrote {words}, and that hasn’t changed for us. {detail}',
      'No check-in yesterday, and we’re not making up for it. {detail} {after}',
    ],
    [
      'One empty box, same plan: {when}, {then}. We’ll go easy on everything else. {detail}',
      'It’s just one empty box, so let’s move on to today. {detail} {after}',
    ],
    [
      'Nobody has to explain yesterday. You wrote {words}. Let’s do one small thing with that, and then we’re done. {detail}',
      'Nobody has to explain yesterday. We’ll take another crack at the goal {when}. {detail} {after}',
      'Nobody has to explain yesterday, so let’s get to today. {detail} {after}',
    ],
    [
      'Your last note was {last_note}. Yesterday has none, so let’s write the next one today. {detail}',
      'Yesterday’s blank, and that’s fine. We’ll do a little for {acting} today. {detail} {after}',
      'Yesterday’s blank, and that’s fine with us. Today can be short. {detail} {after}',
    ],
    [
      'Yesterday can stay blank. We know the snag, because you wrote it down: {obstacle}. Let’s get around it today. {detail}',
      'Yesterday can stay blank. You wrote {words}. Let’s go with that today. {detail}',
      'Yesterday can stay blank, and we’ll ease into today. {detail} {after}',
    ],
    [
      'We’ll leave yesterday’s box alone and keep it simple {when}. {detail} {after}',
      'We’ll leave yesterday’s box alone and fill in today’s. {detail} {after}',
    ],
    [
      'After a blank day, the plan’s right where you left it: {when}, {then}. Let’s keep the rest light. {detail}',

      'The day after a blank one, we go easy. {detail} {after}',
    ],
    [
      'No catching up, that’s our rule. You’ve kept {kept}, so a little is plenty for today. {detail} {after}',
      'You wrote {words}. We go on from there today, and owe nothing for yesterday. {detail} {after}',
      'No catching up, that’s our rule. {detail} {after}',
    ],
    [
      'Yesterday’s over, and what you wrote still stands: {why}. Let’s do a bit for it. {detail}',
      'You noted {last_note}. One box has been blank since then, so let’s go easy today. {detail} {after}',
      'Yesterday’s over, however it went, and you’ve kept {kept}. Let’s go easy today. {detail} {after}',
      'Yesterday’s over, however it went. Let’s go easy today. {detail} {after}',
    ],
    [
      'Your date’s in {left}, and we’re still not piling yesterday onto today. {detail}',
      'We’re not piling yesterday onto today. {detail} {after}',
    ],
    [
      'You’ve kept {kept}, so we can live with one missing check-in. {detail} {after}',
      'One check-in is missing, and that’s fine. You wrote {obstacle}, so let’s make today easier. {detail}',
      'One missing check-in doesn’t worry us. {detail} {after}',
    ],
    [
      'You wrote {words}. That’s still true after a blank day, so let’s get going. {detail} {after}',
      'You wrote {obstacle}. After a blank day, let’s tackle just that. {detail} {after}',
      'We’re not looking back. Let’s make things easier {when}. {detail} {after}',
      'We’re not looking back. Let’s just do the short version. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday, and your note says {last_note}. Let’s do about as much today. {detail}',
      'You checked in yesterday. Let’s do it again {when}, nice and easy. {detail} {after}',
      'You checked in yesterday. Let’s do it again, nice and easy. {detail} {after}',
    ],
    [
      'Second day back, and the plan holds: {when}, {then}. Let’s go easy on the rest. {detail}',
      'Second day back, and we’re still going easy. {detail} {after}',
    ],
    [
      'You came back yesterday, and your reason hasn’t changed: {why}. Let’s take it slow. {detail}',

      'You came back yesterday, so let’s take today slow. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. Now that we’re back, let’s take care of that first. {detail} {after}',
      'Good to have you back. Let’s keep these first days short. {detail} {after}',
    ],
    [
      'You wrote {words}. We’re back at it, so let’s begin with that in mind. {detail}',
      'We’re back at it, and a short try {when} is enough. {detail} {after}',
      'We’re back at it, and a short job’s enough. {detail} {after}',
    ],
    [
      'Your check-in’s on the log, with a note: {last_note}. Let’s put today’s right below it. {detail}',
      'Yesterday’s check-in is on the log. Let’s put today’s right below it. {detail} {after}',
    ],
    [
      'We’ve got {left} left, so it’s tempting to rush. Let’s not. {detail} {after}',
      'After a break, it’s tempting to rush {acting}. Let’s not. {detail} {after}',
      'After a break, we start small. {detail} {after}',
    ],
    [
      'We owe nothing for the days in between. On we go: {when}, {then}. {detail}',
      'We owe nothing for the days in between, so on we go. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'Three days without a check-in, so let’s make it a short shift. We know the sticky part: {obstacle}. {detail}',
      'Three days without a check-in. You wrote {words}. Let’s start from that. {detail}',
      'Three days without a check-in, so let’s make it a short shift. {detail} {after}',
    ],
    [
      'Only you know how those three quiet days went. You wrote {words}, so let’s go from there. {detail} {after}',
      'Only you know how {acting} went these three days, so we won’t guess. {detail} {after}',
      'Only you know how those three quiet days went, so we won’t guess. {detail} {after}',
    ],
    [
      'Three days off the log, no questions from us. The plan still stands: {when}, {then}. {detail}',
      'Three days off the log, no questions from us. {detail} {after}',
    ],
    [
      'The last three boxes are blank, and this is still what we’re here for: {why}. {detail}',
      'The last three boxes are blank. You wrote {words}. Let’s fill the next box. {detail}',
      'The last three boxes are blank, and we’ll leave them that way. {detail} {after}',
    ],
    [
      'You wrote {words}. It can feel odd to start back after three days, so let’s start light. {detail}',
      'It can feel odd to start back after three days, so let’s start light. {detail} {after}',
    ],
    [
      'There’s nothing to make up from these three days. We start fresh {when}. {detail} {after}',
      'There’s nothing to make up from these three days, so we start fresh. {detail} {after}',
    ],
    [
      'Three days went by, and we’ve still got {left}. {detail} {after}',
      'Three days went by. Today, let’s do one thing for {acting}. {detail} {after}',
      'Maybe those three days were full, or maybe they just didn’t make our log. {detail} {after}',
    ],
    [
      'You wrote {words}. Three quiet days don’t change that, so let’s go on. {detail} {after}',
      'You wrote {obstacle}. After three quiet days, let’s start with that. {detail} {after}',
      'Three quiet days, so let’s ease back in {when}. {detail} {after}',
      'Three quiet days, so let’s ease back in. {detail} {after}',
    ],
  ],
  silent_7: [
    [
      'Seven blank boxes, and we’re not filling them in. You wrote: {why}. {detail} If the goal’s too big right now, let’s shrink it.',
      'Seven blank boxes, and we’re not filling them in. {detail} {after} We can shrink the goal, too.',
    ],
    [
      'It’s been a week, and you wrote {words}. {detail} If those words don’t fit anymore, let’s change the goal.',
      'It’s been a week since we heard about {acting}. {detail} {after} If the hour’s wrong, let’s move it.',
      'It’s been a week, and we’re still here. {detail} {after} If the hour’s wrong, let’s move it.',
    ],
    ['We’re not in a rush after a blank week. {detail} {after} If the goal’s too big, let’s cut it down.'],
    [
      'You wrote {obstacle}, and maybe it was that kind of week. {detail} If the snag’s still there, let’s change the plan.',
      'Let’s come back the easy way. {detail} {after} If that’s still too much, we’ll change the goal.',
    ],
    [
      'The log’s been quiet for a week, but we’ve still got your words: {words}. {detail} We can keep the goal or resize it.',
      'The log’s been quiet for a week, so let’s try the short version. {detail} {after}',
    ],
    [
      'Let’s give the plan one more try: {when}, {then}. {detail} If it’s no good, we’ll edit the goal.',
      'Let’s try one thing before we change anything. {detail} {after} If it doesn’t fit, we’ll edit the goal.',
    ],
  ],
}
