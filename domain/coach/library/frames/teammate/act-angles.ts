import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, HANDS_ON } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Teammate for the angles that say how the act is done: with the body, beside others, or lightly (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} Let’s do that slowly. The plan comes at its own time: {when}, {then}.',
      'Half speed will do today, since we’ve got {run} in a row. {detail} {after}',
      'Let’s go at half speed today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If that comes up today, let’s go slowly and do one thing. {detail}',
      'You wrote {words}. Let’s take today’s part slowly. {detail} {after}',
      'If you’re tired, we do it slowly, and that’s fine. {detail} {after}',
    ],
    [
      'Your reason is still this one: {why}. There’s no hurry with it, so let’s go slowly. {detail}',
      'You’ll need some energy {when}, so we keep this one small. {detail} {after}',
      'Let’s take our time with today’s job. {detail} {after}',
    ],
    [
      'You’ve kept {kept}. We can take it slowly today. {detail} {after}',
      'Let’s do one thing slowly, and nothing else at the same time. {detail} {after}',
    ],
    [
      'You noted {last_note}. See how today’s job feels, and let’s put that in the next note. {detail} {after}',
      'We don’t have to rush, even with {left} to the date. {detail} {after}',
      'If something feels too hard today, we make it smaller. {detail} {after}',
    ],
    [
      'Save your energy for the plan: {when}, {then}. We do just one light thing now. {detail}',
      'Today’s bit of work on {thing} can be slow. We’re not in a hurry. {detail} {after}',
      'We don’t push today, we just do a little. {detail} {after}',
    ],
    [
      'You know the hard part: {obstacle}. So we do only as much as feels comfortable. {detail}',
      'You’ve kept {kept}. Comfortable is quick enough for us. {detail} {after}',
      'Do as much as is comfortable, and then we stop. {detail} {after}',
    ],
    [
      '{detail} {after} That’s our warm-up, and we’re ready for the rest.',
      '{detail} {after} If that was easy, we do it the same way tomorrow.',
    ],
  ],
  people: [
    [
      '{detail} {after} If {ally} asks how it’s going, you can say what we did today.',
      '{detail} {after} If somebody asks, we’re at {run} in a row.',
      '{detail} {after} If somebody asks about the goal, let’s tell them about today.',
    ],
    [
      'If anybody asks you why, you’ve got an answer: {why}. And we’ve got a job for today. {detail}',
      'You don’t have to tell anybody about this one, and we won’t either. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {words}. That can stay between you and us, and so can today’s part. {detail} {after}',
        'If somebody offers to help, tell them the plan: {when}, {then}. The small jobs we do ourselves. {detail}',
        'You’ve kept {kept}, and nobody else has to know. Let’s just go on. {detail} {after}',
        'Nobody’s watching us, so it doesn’t have to look good. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{detail} {after} Show {ally} what we got done, if you like.',
        '{detail} {after} Only the log has to hear about it from us.',
      ],
      holds: HANDS_ON,
    },
    [
      'If a friend wrote {obstacle}, we’d suggest something short. So let’s do that. {detail} {after}',
      'If a friend asked us about {acting}, we’d suggest the same. {detail} {after}',
      'If a friend were short of time, we’d suggest the same. {detail} {after}',
    ],
    [
      'If people ask about the date, it’s {left} away, and we’re working on it. {detail} {after}',
      'If the phone rings {when}, we call back later. {detail} {after}',
      'If somebody needs you, ask for a minute first, and let’s use it. {detail} {after}',
    ],
    [
      '{detail} {after} Tell {ally} about it afterward, if you like, and we log it.',
      'After {run} in a row, let’s do today’s job as if a friend had asked. {detail} {after}',
      'Let’s do today’s job as if a friend had asked us. {detail} {after}',
    ],
    [
      'If somebody wants your time, you’ve got a plan: {when}, {then}. We only need a few minutes more. {detail}',
      'If somebody asks about {acting}, we’ll have something to report. {detail} {after}',
      'Let’s give this {weekday} one thing to remember. {detail} {after}',
    ],
  ],
  play: [
    [
      'You’ve kept {run} in a row. Today’s try doesn’t have to look good to us. {detail} {after}',
      'Even if today’s job turns out badly, we count it as done. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {after} With {left} to your date, that’s worth one smug look from us.',
        '{detail} {after} When that’s done, we’re allowed one smug look.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The plan’s the serious part: {when}, {then}. We do the other job just to try it. {detail}',
        'Let’s just try one thing and see what happens. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {words}. Let’s do today’s part without judging it. {detail} {after}',
        'An easy try still gets us closer to {acting}, so let’s not judge it. {detail} {after}',
        'Let’s do {weekday}’s job without judging how it comes out. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. There are no grades for today, so let’s just try something. {detail} {after}',
        'You’ve kept {kept}, and nobody gives us grades for today. {detail} {after}',
        'Nobody grades us on this, so a rough try is fine. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The reason may be serious: {why}. Our job today is an easy one. {detail}',
        'Let’s treat today’s work on {thing} like a game without points. {detail} {after}',
        'Let’s treat today’s job like a game without points. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. Let’s make today’s job as easy as we can. {detail} {after}',
        'The serious part comes {when}, so let’s enjoy this bit. {detail} {after}',
        'If it gets boring, put on some music, and we go on. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'Let’s call today’s job a warm-up for what you’ll do {when}. {detail} {after}',
      'Let’s call today’s job a warm-up, so it can be rough. {detail} {after}',
    ],
  ],
}
