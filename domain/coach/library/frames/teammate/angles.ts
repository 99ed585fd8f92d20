import type { Angle } from '#domain/coach/angle.ts'
import type { DetailForm, FrameText } from '#domain/coach/library/frame.ts'

/** Details that can be done at once, for frames of angles that also hold those that wait for a moment. */
const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']
/** Details that are done wherever the person is. */
const ANYWHERE: readonly DetailForm[] = ['prepare', 'note']

/** Frames of Teammate by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    'Short version today, just the first move. {detail} Once we’ve got that behind us, you can stop or go on.',
    'Let’s begin before there’s time to think it over. {detail} The first chance you get is the right one.',
    [
      'Your plan is the first line today: {when}, {then}. Let’s put this one under it. {detail}',
      'Only one line is on our list, so it’s the first and the last. {detail} Let’s leave it at that.',
    ],
    '{detail} Let’s put that ahead of everything else for this goal. We look at what’s next once it’s done.',
    [
      'With {run} on the log, we don’t need a big start. {detail} That’s our first move for {weekday}.',
      'Here’s our first move for {weekday}. {detail} Just that for now. The second move can wait its turn.',
    ],
    'No planning today, let’s just begin. {detail} If you get interrupted, come back to it when you’re free.',
    'Let’s split it: you take this bit, and I keep the rest for another day. {detail}',
    'If only one thing happens for this goal on {weekday}, we want it to be this. {detail}',
  ],
  plan: [
    '{detail} We do that as soon as you close this page, or in the next free minute after it.',
    'Our plan for {weekday} has one line. {detail} We don’t move it for anything less important.',
    {
      text: 'You wrote what gets in the way: {obstacle}. So we plan this for before it comes up. {detail}',
      twin: 'We plan this one for the earliest minute that’s free. {detail} Other things soon take the later ones.',
      holds: AT_ONCE,
    },
    '{detail} Whatever you’re in the middle of, finish that, and then let’s do this one before anything new.',
    'Full day? Then we fix one thing and leave the rest open. {detail} It goes into the first gap.',
    'We don’t plan the week, only the next move. {detail} Let’s plan the one after it when we’re there.',
    '{detail} Let’s treat that as an appointment for {weekday}. It stays, and other things move around it.',
    [
      '{detail} That goes next to the plan, and the plan stays as we have it: {when}, {then}.',
      '{detail} If now won’t do, let’s move it once, to the next free minute, and no further.',
    ],
  ],
  obstacle: [
    [
      'You told the log what gets in the way: {obstacle}. Let’s be ahead of it today. {detail}',
      'Something may come up today, so let’s settle our part beforehand. {detail} A little late is fine.',
    ],
    [
      'This can happen on any day: {obstacle}. So we keep our part short enough to fit around it. {detail}',
      'If today turns out to be a hard one, let’s keep to this and leave the rest. {detail}',
    ],
    'Something may get in the way of this one. {detail} If it does, name it in the note, and we plan around it.',
    [
      'You named the hard part yourself: {obstacle}. We don’t start there, we start here. {detail}',
      'We don’t start with the hard part today. {detail} If that’s all we get done, it’s still a start.',
    ],
    '{detail} If the day fills up, let’s keep that one and drop everything else for this goal.',
    {
      text: 'We know the usual trouble: {obstacle}. Let’s have this done before it starts. {detail}',
      twin: 'This goal has its hard hours, and we know it. {detail} Let’s have that done before the next one.',
      holds: AT_ONCE,
    },
    '{detail} If something holds you up, do it a bit later. We log late days the same as early ones.',
    {
      text: 'Somebody or something usually wants you first. {detail} Let’s give that its turn before the next request comes in.',
      holds: AT_ONCE,
    },
  ],
  why: [
    [
      'You wrote why we’re doing this: {why}. Here’s today’s share of it. {detail}',
      'You set this goal, so you know what it’s for. {detail} We do that much for it today.',
    ],
    [
      'Your reason is still on the page: {why}. Let’s do this much for it today. {detail}',
      'We don’t need the whole goal today, only one share of it. {detail} The other shares have their own days.',
    ],
    'One {weekday} won’t show much, and we’re here for what a lot of them add up to. {detail}',
    'You keep the reason, and I keep the list. {detail} That’s the line on it that we do today.',
    'On days when the reason feels far away, we go by the list. {detail} That’s what it says for {weekday}.',
    [
      '{detail} Let’s call that today’s answer to what you wrote: {why}.',
      '{detail} Whatever your reason was when you set this goal, that’s our part of it today.',
    ],
    '{detail} It looks small next to the goal, and it’s the part we can reach today.',
    '{detail} You wanted this when you had time to think. Today we only have to do our bit.',
  ],
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
    'Let’s have something to tell whoever asks about this goal. {detail} Then the answer is what you did today.',
    [
      'The plan is easily told if somebody asks: {when}, {then}. Let’s add what’s new today. {detail}',
      'We’re a small team for this goal, and you’re the one with the hands. {detail} I’ve got the log.',
    ],
    [
      'If somebody asks why, you have your words: {why}. If they ask what we’re doing today, it’s this. {detail}',
      'If somebody asks what’s next for this goal, we can tell them exactly. {detail}',
    ],
    'On our team, somebody has to begin, and today that’s you. {detail} I keep everything else on the list.',
    {
      text: '{detail} If somebody needs you first, help them, and then let’s come back to it.',
      holds: ['work', 'prepare', 'note'],
    },
    'Let’s do this one with somebody in mind who’s on your side. {detail} They don’t have to hear about it.',
    {
      text: '{detail} We don’t have to wait for anybody with that, so it can happen today.',
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
      'Whatever today is like, {kept} stay on the log. {detail} Let’s put one more beside them.',
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
      'Look at the log before you begin: {kept}. {detail} That’s what we’re adding to.',
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
    'We stop early today, right after this one. {detail} The goal is still there tomorrow.',
    [
      '{run} are kept, so we can afford an easy one. {detail} Nobody’s chasing a number here.',
      'We’re not chasing a number, so today can be an easy one. {detail}',
    ],
    '{detail} Let’s not put anything right behind that. A few empty minutes are part of the job.',
    [
      '{detail} For the rest, the plan will do: {when}, {then}. We don’t pile anything on top.',
      '{detail} We don’t put anything on top of that today. Save your strength for tomorrow.',
    ],
    '{detail} That’s enough effort on this for one {weekday}. Let’s not go looking for more.',
  ],
  place: [
    {
      text: 'We start from wherever you are, without a special hour for it. {detail} Then it’s off the list.',
      holds: ANYWHERE,
    },
    [
      'You know the time and the place: {when}, {then}. We add one thing to it today. {detail}',
      'Let’s change one small thing about this goal today. {detail} Everything else stays as it is.',
    ],
    '{detail} If that has to wait until you’re in the right place, let’s make it the first thing you do there.',
    '{detail} Here or where your things are, let’s do it before anything new gets started.',
    {
      text: '{detail} Let’s have that behind us before the plan comes up: {when}, {then}.',
      twin: '{detail} Let’s have that behind us before you move on to something else.',
      holds: ANYWHERE,
    },
    'One look around, and then we start. {detail} Whatever else you notice can stay as it is.',
    'Something else will catch your eye first. Let’s leave that where it is and do this. {detail}',
    [
      'Same place, same moment as planned: {when}, {then}. Today we take this along. {detail}',
      'We don’t need a special place or a quiet hour today. {detail} Let’s take what there is.',
    ],
  ],
  craft: [
    'Let’s give one thing our full attention today. {detail} Everything else about the goal stays as it is.',
    'For {weekday}, we look at one small thing instead of the whole goal. {detail}',
    [
      'You know where this gets stuck: {obstacle}. We work on a different spot today. {detail}',
      'We don’t fix everything about this at once. {detail} That’s the part for today.',
    ],
    [
      'We don’t touch the plan: {when}, {then}. Only one detail is new today. {detail}',
      'Only one detail is new today, and we leave everything else alone. {detail}',
    ],
    '{detail} If it works, we keep it. If it doesn’t, we change one thing about it tomorrow.',
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
  end: [
    'Let’s agree on the end before you begin. {detail} After that, I’ve got nothing more to ask today.',
    'Here’s the whole list for {weekday}, and it’s short. {detail} We don’t write a second line.',
    [
      'We’ve got {run} on the log. {detail} Let’s close today’s line after that, like the others.',
      '{detail} Let’s close today’s line after that and leave the next one for tomorrow.',
    ],
    '{detail} If you think of more, put it on tomorrow’s list. Our part ends here.',
    'No overtime on this goal today. {detail} When you’ve done that, let’s put it away.',
    '{detail} Done means it happened, not that it went well. Let’s check in either way.',
    'We put the finish close by today. {detail} Once you’re past that, you’re off duty.',
    {
      text: 'You wrote what tends to get in the way: {obstacle}. So we finish early today, with this. {detail}',
      twin: 'We finish early today, with one thing to do. {detail} Whatever time you save is yours.',
      holds: AT_ONCE,
    },
  ],
}
