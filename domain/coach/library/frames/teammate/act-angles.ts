import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE, HANDS_ON } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Teammate for the angles that say how the act is done: with the body, beside others, or lightly (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} There’s no need to hurry. For the rest, we’ve got your plan: {when}, {then}.',
      'We’ve got {run} in a row, so there’s no need to hurry today. {detail} {after}',
      'We’re not in a hurry today. {detail} {after}',
    ],
    [
      'You wrote {obstacle}. If that comes up today, let’s stay calm and do just a little. {detail}',
      'You wrote {words}. There’s time for that, so we don’t rush. {detail} {after}',
      'If today feels like a lot, we slow down and do less. {detail} {after}',
    ],
    [
      'Your reason is still this one: {why}. We’ve got time for that, so today can be easy. {detail}',
      'We don’t need to hurry {when}, so let’s keep today calm. {detail} {after}',
      'Let’s take our time with a short job today. {detail} {after}',
    ],
    [
      'You’ve kept {kept}. We can take it slowly today. {detail} {after}',
      'Let’s do one thing at a time today, starting with an easy one. {detail} {after}',
    ],
    [
      'You noted {last_note}. After a small job today, let’s note how it went. {detail} {after}',
      'We don’t have to rush, even with {left} to the date. {detail} {after}',
      'If something feels too hard today, we make it smaller. {detail} {after}',
    ],
    [
      'Your plan is fine the way it is: {when}, {then}. We add one light thing. {detail}',
      'We don’t have to hurry with {thing}. A few calm minutes are enough. {detail} {after}',
      'We don’t push today, we just do a little. {detail} {after}',
    ],
    [
      'You know the hard part: {obstacle}. So let’s begin with something that’s easy to do. {detail}',
      'You’ve kept {kept}. Today can be an easy one for us. {detail} {after}',
      'Today’s job is a light one, and then we stop. {detail} {after}',
    ],
    [
      '{detail} {after} If that takes a little longer, it’s fine with us.',
      '{detail} {after} If that’s plenty for today, we stop there.',
    ],
  ],
  people: [
    [
      '{detail} {after} If {ally} asks how it’s going, you can say what we did today.',
      '{detail} {after} If somebody asks, we’re at {run} in a row.',
      '{detail} {after} If somebody asks how it’s going, we’ve got something to tell.',
    ],
    [
      'If anybody asks you why, you’ve got an answer: {why}. Let’s do a bit more for it today. {detail}',
      'We can do one small thing without waiting for anybody. {detail} {after}',
    ],
    {
      texts: [
        'You wrote {words}. We keep that in mind, whoever else wants something today. {detail} {after}',
        'Anybody who asks can know your plan: {when}, {then}. Today we add one job of our own. {detail}',
        'You’ve kept {kept}, and that’s worth telling somebody. Let’s just go on. {detail} {after}',
        'Nobody’s watching, so we can keep it small and simple. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{detail} {after} Let {ally} know that we did it, if you like.',
        '{detail} {after} It counts on our log even if nobody sees it.',
      ],
      holds: HANDS_ON,
    },
    [
      'If a friend wrote {obstacle}, we’d suggest something short. So let’s do that. {detail} {after}',
      'If a friend asked us about {acting}, here’s what we’d say. {detail} {after}',
      'Here’s what we’d tell a friend who has little time. {detail} {after}',
    ],
    [
      'If people ask about the date, it’s {left} away, and we’re on our way. {detail} {after}',
      'Even with other people around {when}, we keep it simple. {detail} {after}',
      'If somebody needs you today, we can still get something done. {detail} {after}',
    ],
    [
      '{detail} {after} Tell {ally} about it afterward, if you like, and we log it.',
      'After {run} in a row, let’s add one thing that we could tell a friend. {detail} {after}',
      'Let’s do something small that we could tell a friend about. {detail} {after}',
    ],
    [
      'Whatever other people want today, you’ve got a plan: {when}, {then}. Besides that, we only need a few minutes. {detail}',
      'If somebody asks how {acting} is going, we can name one small thing. {detail} {after}',
      'Let’s keep a few minutes of this {weekday} for you. {detail} {after}',
    ],
  ],
  play: [
    [
      'You’ve kept {run} in a row. We don’t have to do anything perfectly today. {detail} {after}',
      'It doesn’t have to go perfectly today, and we still count it. {detail} {after}',
    ],
    {
      texts: [
        '{detail} {after} With {left} to your date, we’re allowed to be pleased about that.',
        '{detail} {after} When that’s done, we’re allowed to be pleased.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The plan doesn’t move: {when}, {then}. Let’s try one other small thing today. {detail}',
        'Let’s just try one thing and see what happens. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {words}. Let’s try something for that, and nobody judges it. {detail} {after}',
        'Even a small try helps with {acting}, so let’s not judge it. {detail} {after}',
        'It’s an ordinary {weekday}, so let’s just try something small. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. There are no grades for today, so let’s just try something. {detail} {after}',
        'You’ve kept {kept}, and nobody gives us grades for today. {detail} {after}',
        'Nobody grades us today, so let’s keep it light. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You told us why: {why}. Our job today is an easy one. {detail}',
        'Nobody keeps score on {thing}, so one small thing is plenty for us. {detail} {after}',
        'We don’t keep score today, so one small thing is plenty. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. Let’s make today’s job as easy as we can. {detail} {after}',
        'It may go a bit slowly {when}, and today still counts for us. {detail} {after}',
        'There’s no wrong way to begin, so let’s keep it simple. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'We can try something small today, whatever happens {when}. {detail} {after}',
      'We can try something small today, and rough is fine. {detail} {after}',
    ],
  ],
}
