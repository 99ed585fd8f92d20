import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

/** Frames of Teammate by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    'Short version today: we only make a start. {detail} When that’s done, we’ve started. Anything after it is extra, and extra can wait.',
    'You don’t have to feel like it. We only need the first move. {detail} Do it at the first chance you get, and decide about anything else afterward.',
    'We’ve got one job today. {detail} If you can do that now, do it now. If not, say when, and let’s stick to that.',
    '{detail} That goes first on today’s list. Let’s not look at the second line before this one is ticked.',
    'Here’s our first move for {weekday}. {detail} Do exactly that and add nothing. When it’s done, check in and get on with your day.',
    'Let’s skip the planning and begin. {detail} If something interrupts you, come back to it once. If it doesn’t work then either, note why.',
    'Let’s split it: you take this bit, and the list keeps everything else. {detail} That’s your share today. When it’s done, leave the list closed until tomorrow.',
    'If we get only one thing done today, let’s make it this. {detail} Do it first, if you can. We don’t plan anything else for this goal today.',
  ],
  plan: [
    '{detail} If that can’t happen right now, let’s give it a fixed moment. Right after what you’re doing, for example, is easy to remember.',
    'Today’s plan has one line. {detail} Now or at a set hour: say out loud which it is, and let’s stick to that.',
    '{detail} Do it now, or let’s settle when. Set an alarm for that minute, and name it after what you’ll do.',
    '{detail} One thing, one time. If the time isn’t now, write it on a slip and put it where you’ll pass. Then we’re done planning.',
    'Let’s plan for a busy day. {detail} The earliest moment is the safest one, and that may be right now. If it gets taken, use the next.',
    'We don’t plan the week, only this. {detail} Now, or right after the next thing you have to do: pick one, and that’s plan enough.',
    '{detail} If now doesn’t suit you, name the moment. If that moment passes, we use the next one that fits and change nothing else.',
    '{detail} If it has to wait, let’s treat it like an appointment: it has an hour, and it doesn’t move because something else comes up.',
  ],
  obstacle: [
    'Something may get in the way today, and we don’t have to prevent that. {detail} If you get stopped, come back to it once.',
    '{detail} It won’t solve everything that makes this hard. It takes care of one part, and we leave the other parts for other days.',
    'We take on one difficulty today, not all of them. {detail} If another one turns up, put it in today’s note. We’ll use that tomorrow.',
    'Hard moments come up, and we don’t solve all of them today. {detail} That’s our part, whatever else happens.',
    '{detail} Busy day? Then let’s leave out everything else for this goal, and keep only that. It still goes on the log.',
    '{detail} You know the hour when this goal usually gets hard. Let’s have this in mind for that hour, and nothing else.',
    '{detail} If something stops you, write down what it was and when it came. Then we’ve got something to plan around tomorrow.',
    '{detail} A person, a screen, or being tired may get in the way. If one does, let’s do it a little later. That counts as well.',
  ],
  why: [
    'Say once, in your own words, what this goal is for. {detail} That’s how we work on it today. The rest of it can wait.',
    'The reason for this goal is bigger than today’s job, and that’s fine. {detail} We do this part, log it, and leave the big part for later.',
    'You set this goal yourself, so you know what it’s for. {detail} That’s our part of it today. The other parts get their own days.',
    '{detail} What would you tell a colleague who asks why you do this? Keep the short answer in mind, and let’s get it done.',
    '{detail} You won’t see much change on a single {weekday}. We do it because of where you want to be in a year.',
    '{detail} Afterward, write down in a few words what it was for. We can read that on a day when you don’t remember.',
    '{detail} On some days you don’t feel why you began, and we go by the plan on those. This is today’s part of it.',
    '{detail} That’s a small thing for a goal that matters to you. Let’s do the small thing today, and leave the big ones to other days.',
  ],
  body: [
    'Shoulders down, one breath out, then we start. {detail} Shoulders down once more when it’s done, and then check in.',
    'We don’t hurry today. {detail} If you notice that you’re rushing, breathe out once, and go on at an easy speed.',
    'Drink a glass of water before we start. {detail} Sit down for a moment when it’s done, and then get on with your day.',
    'Check your jaw before we start, and let it hang loose. {detail} Check it once more when that’s done.',
    'Feet flat, one slow breath, and then we begin. {detail} Breathe out once more when it’s done, before you do anything else.',
    'If you’re tired, we do only this. {detail} Nobody’s timing us, so take as long as you like. Rest as soon as it’s done.',
    'Rest your eyes first: look at something far away. {detail} Let’s do that with as little effort as it takes, and no more.',
    [
      '{detail} Shoulders down, and then the plan can stay as it is: {when}, {then}. Let’s not add anything to it.',
      '{detail} Before you begin, let’s loosen whatever is tense: hands, neck, or forehead. A breath or so is enough for that.',
    ],
  ],
  people: [
    '{detail} Let’s tell one person what you’re going to do and when. They don’t have to answer or help.',
    '{detail} Once it’s done, let’s tell somebody. One line is enough: what you did, without an explanation.',
    'We ask for help when something’s heavy. {detail} If you’d rather not do that alone, ask one person to join you or to remind you.',
    [
      'Somebody may ask why you do this. {detail} Let’s use your own words as the answer: {why}. You don’t need any others.',
      'Who would be glad if this went well today? {detail} Let’s do it with that person in mind. You can tell them afterward.',
    ],
    '{detail} If somebody’s around, let’s tell them that this is today’s plan. If nobody is, it works alone, too.',
    'Somebody may ask how it’s going, so let’s have an answer. {detail} Then you can say what you did today, in one sentence.',
    [
      '{detail} If you’d like somebody to know, tell them what else is planned: {then}. Let’s keep it to that one sentence.',
      '{detail} If somebody makes this goal easier for you, thank them afterward. Let’s keep it to one sentence.',
    ],
    '{detail} Somebody you know may have a goal like this, too. Ask them what helped, and we’ll try it tomorrow.',
  ],
  proof: [
    [
      'You’ve kept {kept}, and the log has each of them. {detail} Let’s add today in the same way, and change nothing else.',
      '{detail} Let’s keep it at that size. A small day counts the same on the log as a big one.',
    ],
    [
      'We’ve got {kept} on the log, so today can be ordinary. {detail} Do that, check in, and leave it at that size.',
      '{detail} Let’s call that today’s entry. When it’s done, it gets a tick, and nobody asks for more.',
    ],
    [
      'Our log says {kept}. {detail} That’s how today gets on it as well, and it doesn’t take more than that.',
      '{detail} Let’s note how it went when you check in. If it helped, we do something like it tomorrow.',
    ],
    [
      'The log keeps {kept}, whatever today is like. {detail} Let’s put today beside them, and it can be a short day.',
      '{detail} Let’s add one line to the log with that. It can be a short line, as long as it’s true.',
    ],
    [
      'There was room for this goal on {kept}, so let’s find room today. {detail} It doesn’t need much.',
      '{detail} Let’s make room for that today, even if something that matters less has to wait.',
    ],
    [
      'On our log so far: {kept}. {detail} It doesn’t have to be your best day, only one that you can tick.',
      '{detail} It doesn’t have to go well to be logged. Do it, check in, and let’s leave the grading out.',
    ],
    [
      'Slow day? You’ve kept {kept}, so you know how this goes. {detail} Let’s take our time, and check in when it’s done.',
      'If today feels slow, we go slowly. {detail} Check in when it’s done. The log doesn’t show how long you took.',
    ],
    [
      'The log has {kept}. {detail} When you check in, add a word on how it went. We’ll want that on a hard day.',
      '{detail} When you check in, add a word on how it went. We can read those words at the end of the week.',
    ],
  ],
  play: [
    'Let’s make it a small bet. {detail} Guess first how long it takes. Then do it, and see how far off the guess was.',
    'Think of a tune that doesn’t suit this at all. {detail} Hum the tune once before you begin, and let’s see if that helps.',
    'Let’s make it a secret mission. {detail} When it’s done, say “mission over” to nobody in particular, and check in.',
    'Let’s give it a headline. {detail} When it’s done, say in a few words what the local paper would print about it.',
    'Let’s not be solemn about it. {detail} It’s a small thing, and you can grin when you put it on the log.',
    '{detail} When it’s done, announce it to the room like a stationmaster. Let’s have a bit of ceremony for once.',
    [
      'Let’s tick boxes today. {detail} That’s the first box. The other one is your plan: {then}. A grin is optional.',
      'Let’s tick a box today. {detail} Draw the box on paper, as large as you like. Then put a big tick into it.',
    ],
    'Let’s toss a coin for the timing. {detail} Heads, do it at the first chance. Tails, drink a glass of water first.',
  ],
  rest: [
    'We start with a pause today. Sit down for a minute before you read on. {detail} That’s all we’ve planned for this.',
    '{detail} Afterward, take a real break, without a screen and without a list. We don’t add anything to this goal today.',
    '{detail} That’s the only job we’ve planned for this today. Keep the rest of your energy for something else, or for tomorrow.',
    [
      '{detail} You wrote {obstacle}. If that’s how today is, we leave it at this, and less is fine, too.',
      '{detail} Let’s put a break right after it. Pick the seat now, and don’t take anything to do with you.',
    ],
    'If you’re worn out, we do only this today. {detail} Then rest, without checking anything on a screen.',
    '{detail} There’s no rush with anything else. Take a break whenever you need one, and let’s not count the minutes.',
    [
      '{detail} Before the break, let’s read your reason once: {why}. That’s enough for this goal today, so take the break.',
      '{detail} Keep one gap in the day with nothing in it, before this or after. Let’s not use that gap for catching up.',
    ],
    '{detail} That’s enough for this goal today. Let’s spend the energy that’s left on something you like, or on sleep.',
  ],
  place: [
    '{detail} If you can do it where you are, let’s do it right now. If you can’t, name the hour when you can.',
    '{detail} If you might forget, send yourself a line about it now. Then we don’t need any other reminder.',
    [
      '{detail} Then there’s your plan, and we don’t change it. {when}, {then}. One thing after the other, without any hurry.',
      '{detail} It’s one thing, and a free minute is enough to begin it. We leave everything else for this goal alone.',
    ],
    '{detail} It doesn’t need a special place or a quiet hour. Let’s take what there is, and check in afterward.',
    '{detail} Let’s not put anything in between. When it’s done, go back to whatever you were doing.',
    '{detail} In the middle of something? Finish that first, and let’s put this one before anything new.',
    '{detail} If you can’t do that now, write it on a slip. Let’s put the slip where you’ll need it.',
    [
      '{detail} Let’s have that behind us. What’s left for today is what you planned: {then}. Nothing else goes on the list.',
      '{detail} Let’s do it in the first gap that comes. Then it’s off the list, and nothing else has to move.',
    ],
  ],
  craft: [
    'Let’s do one thing carefully and the rest as usual. {detail} Give it your full attention until it’s done, with nothing else going on.',
    '{detail} It doesn’t have to be perfect. Do it in your own way, and let’s leave it like that afterward.',
    [
      '{detail} You wrote what makes this hard: {obstacle}. If that turns up, do less of it, and let’s note what helped.',
      '{detail} If something makes you hesitate, let’s note what it was. That’s useful when we plan the next day.',
    ],
    'Let’s do less, and do it well. {detail} Add nothing to it. When it’s done, it stays as it is.',
    '{detail} Afterward, check how it went. If it worked, do it the same way next time. If it didn’t, we change one thing.',
    '{detail} When it’s done, look at it once and leave it. Let’s not improve what’s good enough.',
    '{detail} Notice what made it easier or harder. Put that in today’s note, and we’ll use it next time.',
    [
      'Let’s keep it simple. {detail} The plan has the next part: {then}. We take both as they’re written, without extras.',
      'Let’s take the simple way. {detail} If a better way comes to mind, write it down and leave it for another day.',
    ],
  ],
  end: [
    'First we agree on the end. {detail} Once that’s done, today’s part is over. Check in, and put this away.',
    'Let’s agree on what counts as done today. {detail} That counts, and we don’t need anything else for a tick.',
    'Here’s the whole of today’s list. {detail} When it’s ticked, we don’t look for another job. Go and do something else.',
    'This {weekday}, we’ve got one thing to do here. {detail} Check in afterward, and let’s not open the page before tomorrow.',
    'We keep the end in sight. {detail} After that, check in. If you’d like to do more, put it on tomorrow’s list.',
    'Let’s finish early today. {detail} When that’s done, tick it, and use the time that’s left to rest.',
    '{detail} You’re done when that’s done, and not only when you’re tired. Tell the log, and let’s stop there.',
    '{detail} If another idea comes up, put it on a list for tomorrow. Then we close this for today.',
  ],
}
