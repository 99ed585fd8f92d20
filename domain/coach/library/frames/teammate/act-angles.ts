import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

/** Angles that speak of the act itself. A goal with a topic gets a frame on each of their days, unless it names a person. */
type ActAngle = Extract<Angle, 'body' | 'people' | 'proof' | 'play' | 'rest' | 'place' | 'craft'>

/** Frames of Teammate for these angles (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    'Shoulders down, one breath out, then we start. {detail} We’re not in a hurry with it.',
    [
      'We keep the plan: {when}, {then}. No rushing there, and none here. {detail}',
      'No rushing today, so let’s breathe out before we begin. {detail} We’re not on the clock.',
    ],
    'Free hands first, so let’s put everything else down. {detail} The other things can wait that long.',
    [
      'Let’s take one breath out before each job today. {detail} The other job is the plan: {when}, {then}.',
      '{detail} Let’s take one long breath out first, so that whatever you were doing is over.',
    ],
    'Sit or stand however it’s comfortable, and then we begin. {detail} It needs no more preparation than that.',
    'If you’re tired, let’s make this the only effort for the goal today. {detail} After it, you can rest.',
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
    'We don’t have to announce this one. {detail} Anybody who’s curious can ask once it’s done.',
    'Let’s get you a fresh answer for whoever asks about this goal. {detail}',
    [
      'The plan is easily told if somebody asks: {when}, {then}. Let’s add what’s new today. {detail}',
      'We’re a small team for this goal, and you’re the one with the hands. {detail} I’ve got the log.',
    ],
    [
      'If somebody asks why, you have your words: {why}. If they ask what we’re doing today, it’s this. {detail}',
      'If somebody asks what’s next for this goal, we can tell them exactly. {detail}',
    ],
    [
      'The plan is your department on this team: {when}, {then}. Our list adds only this. {detail}',
      'On our team, somebody has to begin, and today that’s you. {detail} I keep everything else on the list.',
    ],
    {
      text: '{detail} If somebody needs you first, help them, and then let’s come back to it.',
      holds: ['work', 'prepare', 'note'],
    },
    'Let’s do this one with somebody in mind who’s on your side. {detail} They don’t have to hear about it.',
    {
      text: 'Other people’s plans fill this {weekday} soon enough. {detail} Let’s get that in first.',
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
      'We look for what works, one thing a day. {detail} If it helps, say so in the note, and it stays.',
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
      'Our count is {kept}, and an ordinary day keeps it going. {detail}',
      'There’s no record to beat today. {detail} Let’s see how it goes, and log what we find.',
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
    'Let’s make it a secret mission. {detail} Nobody needs to know, and the log keeps quiet.',
    'Let’s pretend it’s the most important job in the building. {detail} After that, back to being ordinary.',
    [
      'The rules for this round are yours: {when}, {then}. We’ve only put in a bonus card. {detail}',
      'We drew lots this time, and here’s what came up. {detail} No swapping, that’s the rule.',
    ],
    'We don’t have to be solemn about this. {detail} You’re allowed to grin when you log it.',
    '{detail} If you feel like it, announce it in a grand voice first. We won’t tell anybody.',
    'Breaking news for this {weekday}, straight from our team. {detail} No further reports are expected.',
    [
      '{run} in a row, and the prize is one small job. {detail} Let’s collect it.',
      'Let’s call this the odd job of the day. {detail} Somebody has to do it, and you’ve got the badge.',
    ],
    [
      'The script for today is yours: {when}, {then}. Let’s give it one extra scene. {detail}',
      'It’s a short scene today, and you’ve got the only part. {detail} Then we bring the curtain down.',
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
    'We leave it at one thing for this goal today. {detail} There’s more tomorrow, and that’s early enough.',
    [
      '{run} are kept, so we can afford an easy one. {detail} Nobody’s chasing a number here.',
      'We’re not chasing a number, so today can be an easy one. {detail}',
    ],
    '{detail} Let’s not put anything right behind that. A few empty minutes are part of the job.',
    [
      '{detail} For the rest, the plan will do: {when}, {then}. We don’t pile anything on top.',
      '{detail} We don’t put anything on top of that today. Save your strength for tomorrow.',
    ],
    'We’ve kept {weekday} light, with only this on it. {detail} Sit down before it or after it, whichever you like.',
  ],
  place: [
    'Let’s take the shortest way there: close this page, and do just this. {detail}',
    [
      'You know the time and the place: {when}, {then}. We add one thing to it today. {detail}',
      'Let’s change one small thing about this goal today. {detail} Everything else stays as it is.',
    ],
    '{detail} If that has to wait until you’re in the right place, let’s make it the first thing you do there.',
    '{detail} Here or where your things are, let’s do it before anything new gets started.',
    [
      '{detail} Let’s fit that in where it’s easiest. The plan stays where it is: {when}, {then}.',
      '{detail} Let’s fit that in between the things that happen anyway, so that the rest of the day stays as it is.',
    ],
    'One look around, and then we start. {detail} Whatever else you notice can stay as it is.',
    [
      'Let’s have eyes for the plan today, and for one thing beside it. {when}, {then}. {detail}',
      'Something else will catch your eye first. Let’s leave that where it is and do this. {detail}',
    ],
    [
      'Same place, same moment as planned: {when}, {then}. Today we take this along. {detail}',
      'We don’t need a special place or a quiet hour today. {detail} Let’s take what there is.',
    ],
  ],
  craft: [
    [
      'The plan gets our full attention: {when}, {then}. A little of it goes to this. {detail}',
      'Let’s give one thing our full attention today. {detail} Everything else about the goal stays as it is.',
    ],
    'For {weekday}, we look at one small thing instead of the whole goal. {detail}',
    [
      'You know where this gets stuck: {obstacle}. We work on a different spot today. {detail}',
      'Let’s take one part of this goal and leave the others in peace today. {detail}',
    ],
    [
      'We don’t touch the plan: {when}, {then}. Only one detail is new today. {detail}',
      'Only one detail is new today, and we leave everything else alone. {detail}',
    ],
    '{detail} That’s all the skill we need for this {weekday}, and tomorrow’s can wait.',
    [
      'After {run} in a row, let’s look after the small things. {detail} That’s the one for today.',
      'Let’s look after the small things today. {detail} That’s one of them, and it’s enough for {weekday}.',
    ],
    '{detail} Notice what makes it easier or harder. That goes in our note, and we use it next time.',
    [
      '{detail} Next to that, we’ve got your plan: {then}. Let’s keep both as simple as they’re written.',
      '{detail} Let’s keep it as simple as that. If a better idea comes, it goes in the note.',
    ],
  ],
}
