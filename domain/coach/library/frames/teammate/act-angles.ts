import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

/** Angles that speak of the act itself. A goal with a topic gets a frame on each of their days, unless it names a person. */
type ActAngle = Extract<Angle, 'body' | 'people' | 'proof' | 'play' | 'rest' | 'place' | 'craft'>

/** Frames of Teammate for these angles (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    'Shoulders down, one breath out, then we start. {detail} We’re not in a hurry with it.',
    [
      'We don’t rush the plan today: {when}, {then}. We don’t rush this either. {detail}',
      'No rushing today, so let’s breathe out before we begin. {detail} We’re not on the clock.',
    ],
    'Let’s put everything else down for a minute. {detail} The other things can wait that long.',
    [
      'One breath out, and then we start. {detail} Take a second breath before the plan: {when}, {then}.',
      'One long breath out, and then we start. {detail} That’s today’s job, so take your time over it.',
    ],
    'Sit or stand however it’s comfortable, and then we begin. {detail} It needs no more preparation than that.',
    'If you’re tired, let’s do this one small thing first. {detail} After it, you can sit down for a bit.',
    [
      '{run} on the log, so there’s nothing for us to force. Let the shoulders drop, and then do this. {detail}',
      'There’s nothing for us to force today. Let the shoulders drop, and then do this. {detail}',
    ],
    [
      'Loosen your hands once, and then let’s go by the plan: {when}, {then}. Today this belongs to it. {detail}',
      'Loosen your hands once, and let’s go straight into it. {detail} That’s all the warming up we need.',
    ],
  ],
  people: [
    'This stays between you and the log. {detail} Check in when it’s done, and we’ve got it in writing.',
    'If somebody asks today how it’s going, we’ve got news for them. {detail}',
    [
      'We’ve got a plan that takes one sentence to tell: {when}, {then}. Today we add this. {detail}',
      'We’re a small team for this goal, and you’re the one with the hands. {detail} I’ve got the log.',
    ],
    [
      'If somebody asks why, you have your words: {why}. If they ask what we’re doing today, it’s this. {detail}',
      'If somebody asks what’s next for this goal, we can tell them exactly. {detail}',
    ],
    [
      'Your part of our deal is the plan: {when}, {then}. My list adds only this. {detail}',
      'On our team, somebody has to begin, and today that’s you. {detail} I keep everything else on the list.',
    ],
    {
      text: '{detail} If something gets in between, let’s come back to it right after.',
      holds: ['work', 'prepare', 'note'],
    },
    'Let’s get this one done, and I write it down. {detail} Check in, and it’s on our list.',
    {
      text: 'This {weekday} fills up soon enough. {detail} Let’s get that in first.',
      holds: ['work', 'prepare', 'note'],
    },
  ],
  proof: [
    [
      'You’ve kept {kept}, so we know that it can be done on an ordinary {weekday}. {detail}',
      'Let’s give the log one true line for {weekday}. {detail} That can be the line.',
    ],
    [
      'We’ve got {kept} on the log, and today needs nothing better than those. {detail}',
      '{detail} That goes on our line for today as it is, and nobody grades it.',
    ],
    [
      'The log says {kept}, so we leave the setup alone. Only this goes with it today. {detail}',
      'We try one thing a day and keep what works. {detail} If it helps, say so in the note.',
    ],
    [
      'Whatever today is like, {kept} stay on the log. Let’s put one more beside them. {detail}',
      'The line for {weekday} is still open, and we start it with this. {detail}',
    ],
    [
      'With {kept} on the log, let’s make today an easy one. {detail} There’s nothing we have to top.',
      'Let’s make this one easy to log. {detail} Done or not done, it’s a simple answer.',
    ],
    [
      'Our count is {kept}, and this is how today gets on it. {detail}',
      'There’s no record to beat today. {detail} Do that, check in, and we’re done.',
    ],
    [
      'On {kept}, there was room for this goal. {detail} Let’s find that much room today.',
      'Let’s find a little room for this goal today. {detail} Something less important can go a bit later.',
    ],
    [
      'Before you begin, the log stands at {kept}. Let’s add to it with this. {detail}',
      '{detail} When you check in, let’s have a word on how that went. I keep it for tomorrow.',
    ],
  ],
  play: [
    'Let’s do this one in secret. {detail} Nobody needs to know, and the log keeps quiet.',
    'Let’s pretend it’s the most important job in the building. {detail} After that, back to being ordinary.',
    [
      'The rules for this round are yours: {when}, {then}. We’ve put in one extra round. {detail}',
      'If this were a card game, you’d have drawn an easy card. {detail} Play it, and we’re done.',
    ],
    'Let’s not make a big thing of it. {detail} You’re allowed to grin when you log it.',
    'Today’s mission is small, and we accept it. {detail} Report to the log, and that’s mission over.',
    'Here’s the news for this {weekday}, and it’s short. {detail} We’ve got nothing further to report.',
    [
      '{run} in a row, and the prize is one small job. {detail} Let’s collect it.',
      'Let’s call this the odd job of the day. {detail} Somebody has to do it, and you’ve got the badge.',
    ],
    [
      'The script for today is yours: {when}, {then}. Let’s give it one extra scene. {detail}',
      'It’s a short scene today, and you’ve got the only part. {detail} After that, we’re off.',
    ],
  ],
  rest: [
    'Light duty on {weekday}, so I’ve got only one thing to ask. {detail} Let’s save the rest of your energy.',
    [
      'Today the plan is plenty: {when}, {then}. We put only something light beside it. {detail}',
      'Let’s have an easy day with this goal. {detail} That’s plenty, and nobody adds anything later.',
    ],
    [
      'You wrote what makes this hard: {obstacle}. So we ask for less today, only this. {detail}',
      'If today asks a lot of you already, we ask for only this. {detail}',
    ],
    'We leave it at one thing for this goal today. {detail} Tomorrow has room for another.',
    [
      '{run} are kept, so we can afford an easy one. {detail} Nobody’s chasing a number here.',
      'We’re not chasing a number, so today can be an easy one. {detail}',
    ],
    '{detail} Let’s keep a few minutes free after that, so that you can sit down.',
    [
      '{detail} For the rest, the plan will do: {when}, {then}. We don’t pile anything on top.',
      '{detail} We don’t put anything on top of that today. Save your strength for tomorrow.',
    ],
    'We’ve kept {weekday} light, with only this on it. {detail} The rest of your energy is yours.',
  ],
  place: [
    'Let’s take the shortest way there: close this page, and do just this. {detail}',
    [
      'You know the time and the place: {when}, {then}. We add one thing to it today. {detail}',
      'Let’s change one small thing about this goal today. {detail} Everything else stays as it is.',
    ],
    '{detail} If it can’t be right now, let’s make it the first thing once it can.',
    '{detail} Let’s do that before anything new gets started. Then it’s out of the way.',
    [
      '{detail} Let’s fit that in where it’s easiest. The plan stays where it is: {when}, {then}.',
      '{detail} Let’s fit that in between the things that happen anyway, so that the rest of the day stays as it is.',
    ],
    'One thing today, and then we’re done here. {detail} Everything else can stay where it is.',
    [
      'Let’s keep the plan in sight: {when}, {then}. Until then, we’ve got this. {detail}',
      'Let’s leave everything else where it is for a minute and do this. {detail}',
    ],
    [
      'Same place, same moment as planned: {when}, {then}. Today we take this along. {detail}',
      'We start from where you are right now. {detail} Once it’s done, check in.',
    ],
  ],
  craft: [
    [
      'The plan is on our list today: {when}, {then}. So is this. {detail}',
      'Let’s give one thing our full attention today. {detail} Everything else about the goal stays as it is.',
    ],
    'For {weekday}, we look at one small thing instead of the whole goal. {detail}',
    [
      'You know where this gets stuck: {obstacle}. Let’s do something about that. {detail}',
      'Let’s take one part of this goal and leave the others for later. {detail}',
    ],
    [
      'We don’t touch the plan: {when}, {then}. Only one detail is new today. {detail}',
      'Only one detail is new today, and we leave everything else alone. {detail}',
    ],
    '{detail} That’s all we do for this goal on {weekday}. Check in when it’s done.',
    [
      'After {run} in a row, let’s look after the small things. {detail} That’s the one for today.',
      'Let’s look after the small things today. {detail} That’s one of them, and it’s enough for {weekday}.',
    ],
    '{detail} If something about it works well, put it in the note. Then we do it like that again.',
    [
      '{detail} Besides that, we’ve got your plan: {when}, {then}. Let’s keep both simple.',
      '{detail} Let’s keep it as simple as that. If a better idea comes, it goes in the note.',
    ],
  ],
}
