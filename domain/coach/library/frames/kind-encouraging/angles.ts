import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

/** Frames of Kind & Encouraging by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    'Only a beginning is asked of you today. {detail} When you have done that, you have begun, and the rest of this goal can wait.',
    'You do not have to be in the mood for this. {detail} Do only that, in whatever mood you are, and you can leave it there.',
    'Here is one small way to begin. {detail} If you can, do it right after reading this. If you cannot, the next free minute is early enough.',
    'Today needs only one thing from you, and this is it. {detail} When it is done, the rest of this goal may wait for another day.',
    'However full {weekday} is, this fits in. {detail} Do it between other things, and let that be enough for a full day.',
    'Your beginning today may be a small one. {detail} You can do it before you feel ready. It is enough that it gets done.',
    '{detail} That is the first thing for this goal today, and it can be the only one. You can check in when you have done it.',
    '{detail} You can begin with that as soon as you have read this, before anything else comes up. It asks for only a little of your time.',
  ],
  plan: [
    '{detail} If this is not a good moment, pick the time for it now, and write it where you will see it. Until then you can forget about it.',
    'One decision is enough for today’s plan. {detail} You only have to decide whether to do it now or at a certain hour. Then keep to that.',
    '{detail} Perhaps your day already has a good moment for that. If it does, use that one. If not, you can do it right now.',
    'The best time for this may be right now, if it is calm around you. {detail} If it is not calm, do it in the first calm minute that comes.',
    'Would you like today’s plan to be simple? {detail} Do only that, now or after what you are busy with. Nothing else for this goal needs a plan today.',
    '{detail} If you cannot do it yet, tie it to something that happens today anyway, such as coming home. Then you do not have to remember it.',
    '{detail} If it has to wait, say out loud at what time you will do it today. One short sentence is enough, and nobody has to hear it.',
    '{detail} If you can, do it right now. If you cannot, set an alarm for it, and leave it alone until the alarm rings.',
  ],
  obstacle: [
    '{detail} Somebody may need you just when you want to do this. You can go to them first and come back to it. Late is early enough.',
    '{detail} You know best what usually gets in the way. If it comes today, you can do this a little later, and that is enough.',
    '{detail} You may be tired today. This asks for only a little, and if it is still too much, you can do a part of it and rest.',
    '{detail} It is easy to forget this on a busy day. You can write it on a slip, and put the slip where you will see it.',
    '{detail} Perhaps you do not feel like it at all. You can say so out loud, and see whether a small part of it is possible.',
    '{detail} Everything else that makes this goal hard may stay as it is. Only this part is for today, and it is small enough for a hard day.',
    '{detail} If it does not work out the first time, that is all right. You can try it once more, or leave it until tomorrow.',
    'Today may be a hard day for this goal. {detail} On a hard day that is enough, and you can rest when you have done it.',
  ],
  why: [
    '{detail} You had a reason when you chose this goal. Say it to yourself in one sentence, and then do this much for it.',
    '{detail} What you want from this goal may still be far away. This part of it is near, and you can do it today.',
    '{detail} Who would be glad with you if this goal went well? Think of that person for a moment when you do it.',
    '{detail} You do not have to feel your reason for it today. You can do this without the feeling, and it counts just as much.',
    '{detail} Think of one thing in your life that this goal makes easier. Keep that in mind, and do only this part today.',
    '{detail} This goal matters to you, or you would not have written it down. One small thing is enough to look after it today.',
    '{detail} It may look small beside the whole goal. It is the part that you can do today, and it is enough for today.',
    '{detail} You know best what this goal is for. This is one small part of it, and you may think of the whole while you do it.',
  ],
  body: [
    'Let your shoulders drop, and breathe out once. {detail} Let your shoulders drop once more when it is done. There is no hurry.',
    'Lay both hands in your lap for a moment, and let them be still. {detail} You can begin as soon as your hands are quiet.',
    'Feel both feet on the floor before you read on. {detail} Do it calmly. If you notice that you hurry, you can stop for one breath.',
    '{detail} Before you begin, let go of whatever is tense: the jaw, the neck, or the hands. It needs no other preparation.',
    [
      'Sit in a way that is comfortable. {detail} You wrote {obstacle}. On a day like that, this much is enough, and less is fine too.',
      'Sit or stand in a way that is comfortable. {detail} You can rest for a few breaths afterward, before you go on with your day.',
    ],
    'Take one slow breath before anything else. {detail} Breathe out slowly once more when it is done, and let that be enough for today.',
    'You can do this even when your body is tired. {detail} Use only as much strength as it takes, and rest when it is done.',
    [
      'Look at something far away until your eyes have rested a little. {detail} Your plan can stay as it is: {when}, {then}.',
      'Look at something far away until your eyes have rested a little. {detail} It does not have to be quick, and it may be easy.',
    ],
  ],
  people: [
    '{detail} Is there somebody who likes to hear how you are? You can tell them in one line when you have done it. They need not answer.',
    '{detail} If a friend wanted to do this today, you would tell them that it is enough. You can say the same to yourself.',
    '{detail} Nobody has to see it for it to count. If you would like company, you can ask somebody to be near you.',
    [
      '{detail} Your plan is only for you, and it can stay as it is. {when}, {then}. You can tell somebody about it afterward, if you like.',
      '{detail} If somebody asks what you are doing, one friendly sentence is enough. You do not have to explain this goal to anyone today.',
    ],
    '{detail} If you would like help with it, you can ask one person. It is enough if they remind you of it once.',
    [
      '{detail} If a patient friend asked why you do this, you could answer in your own words: {why}. Saying it to yourself is enough.',
      '{detail} Imagine that a patient friend is beside you. They would not hurry you, and they would be happy with only this.',
    ],
    '{detail} Perhaps somebody has helped you with this goal before. When you are done, you could thank them in one short line.',
    '{detail} You can tell one person that this is your part for today, if you like. You only have to say it once, without any reasons.',
  ],
  proof: [
    [
      'You have kept {kept}, and nothing today can change that. {detail} That is enough for today, and you can check in after it.',
      '{detail} It may look small, and the log does not ask for the size. Do it, check in, and there is a mark for today.',
    ],
    [
      'The log says that {kept} are kept. {detail} Check in when you have done that, and today is kept as well.',
      '{detail} Check in as soon as it is done. On a harder day, you can open the log and see that you did it.',
    ],
    [
      'Easy or hard, {kept} are kept. {detail} Today may be easy or hard as well, and this much is enough for it.',
      '{detail} You do not have to prove anything today. You only have to do this, and tomorrow you can see it in the log.',
    ],
    [
      'The log has {kept}, and today can be a day like them. {detail} It is enough to do that and to check in.',
      'An ordinary day is enough for this goal. {detail} You do not have to add anything to that. Then you can check in.',
    ],
    [
      'With {kept} in the log, you need not prove anything. {detail} Do only that today, and you can check in once more.',
      '{detail} When you have done it, look at the log and see today’s mark. One mark a day is enough.',
    ],
    [
      '{kept} are kept, and none of them had to be perfect. {detail} It does not have to be perfect today either, and it still counts.',
      '{detail} It does not have to be perfect. Check in when you have done it, and it counts like any other day in the log.',
    ],
    [
      'You have kept {kept}. Think for a moment of the easiest of them. {detail} Today can be as easy as that day was.',
      '{detail} Today can be an easy day. Do that and check in. In the log, an easy day counts as much as a hard one.',
    ],
    [
      'If you have doubts today, look at the log: {kept} are kept. {detail} One small thing like this is all that today adds.',
      'If you have doubts today, you can leave them alone for now. {detail} Do it first, and see afterward whether the doubts are still there.',
    ],
  ],
  play: [
    'Would it be lighter if it were a game? {detail} Guess first how long it will take, and then look at the clock. A wrong guess is fine.',
    '{detail} Nobody gives you a grade for this. You can make a face while you do it, or laugh about it afterward, and it still counts.',
    '{detail} When it is done, give yourself a round of applause. It can be a very quiet one, and only you will hear it.',
    '{detail} You may do it in an odd way today: in a hat, with a tune in your head, or with a very serious face. It counts in full.',
    '{detail} You may give it a funny name, like the title of a very short film. When it is done, the film is over.',
    '{detail} Let today be a rehearsal without an audience. You can do it badly, laugh at it, or bow at the end.',
    [
      '{detail} After that, only your own plan is left: {then}. You may say it out loud in the voice of a captain, and smile about it.',
      '{detail} Say out loud what you are about to do, in the voice of a captain. Nobody has to hear it, and you can smile.',
    ],
    'Nothing about this has to be serious today. {detail} You may smile at how small it is. It is still your part for today.',
  ],
  rest: [
    [
      '{detail} You wrote {obstacle}. If that is so today, this is enough for the whole goal, and you can sit down for a while.',
      '{detail} For the rest of this goal, you can take a pause today. Sit down for a moment with nothing in your hands.',
    ],
    '{detail} You are allowed to do less today than you could. Keep the rest of your strength for something that you enjoy.',
    '{detail} Then give yourself a few minutes in which you do not have to do anything. It is enough to sit and look around.',
    'If you are tired, this much is enough for now. {detail} After that, you can rest a little, without a screen if you like.',
    [
      '{detail} When that is done, you could read your own words once: {why}. Let that be all for this goal today, and rest.',
      '{detail} Let that be all for this goal today. You may rest afterward, even if other things are not done yet.',
    ],
    'Pick now how you will rest afterward: with a cup of tea, in a chair, or lying down. {detail} Then take that rest before anything else comes.',
    'Before you read on, sit still for a few breaths. {detail} That is enough for this goal today, and it does not have to be quick.',
    '{detail} When that is done, stop, even if you could do more. You can rest while you still have some strength left.',
  ],
  place: [
    '{detail} If you can do it where you are, you do not have to wait. If you cannot, pick the hour at which you can.',
    '{detail} If you may forget it, you can send yourself one line about it now. You do not need any other reminder.',
    '{detail} It does not need a special place or a quiet hour. You can take whatever place there is, and that is enough.',
    '{detail} If it has to wait, write one word of it on a slip of paper. You can keep the slip in your pocket until then.',
    '{detail} You can do it right away, and then sit down for a moment. Nothing else has to be decided about it.',
    '{detail} Perhaps you are busy with something else right now. You can finish that first, and do this before you begin anything new.',
    [
      '{detail} For its own moment you have a plan. {when}, {then}. Everything else for this goal can wait until tomorrow.',
      '{detail} It is enough that you have done this one thing. Everything else for this goal can wait until tomorrow.',
    ],
    [
      'Something small comes first today. {detail} After that, you can {then}, as you planned. Neither of them has to be quick or perfect.',
      'You do not have to wait for a better moment. {detail} A little spare time is enough for it, and it does not have to be perfect.',
    ],
  ],
  craft: [
    '{detail} Do that one thing with care, and take your time. Everything else that you do for this goal today can be rough.',
    '{detail} When you have done it, write down in a few words how it went. A single word is enough if you are tired.',
    '{detail} Do it as carefully as you would for somebody you like. It is enough when it would be good enough for them.',
    '{detail} That is the one part that gets your full attention today. When it is done, you can leave it as it is.',
    'Would you like to do one small thing well today? {detail} Give it your attention until it is done. Then you can think about something else.',
    '{detail} You only have to do it the simple way. If you think of a better way afterward, you can write it down for another day.',
    [
      '{detail} You wrote why this goal matters to you: {why}. Keep it in mind, and take your time with this one small thing.',
      '{detail} Take your time with it today. If something about it is difficult, you only have to notice it, not to solve it.',
    ],
    [
      '{detail} You can do it just as it is written here. The rest of today is your own plan, just as you wrote it: {then}.',
      '{detail} You can do it just as it is written here, without making it bigger or better. That is careful enough for today.',
    ],
  ],
  end: [
    'Your part for today is finished when one thing is done. {detail} Check in after that, and go on with whatever else you have to do.',
    'You only have to know when to stop. {detail} You can stop right after it, check in, and leave the rest for another day.',
    '{detail} That is enough, even if you have time for more. Say “that was today” when it is done, and stop.',
    '{detail} You are finished for today as soon as you can say that you have done it. Nobody will ask how well or how long.',
    'Here is an easy end for today. {detail} If nothing else happens for this goal until tomorrow, that was enough.',
    '{detail} After that, you can check in and think about something else until tomorrow. Nothing more is asked of you today.',
    'When you have done this much, the day counts as kept. {detail} You do not have to look for more to do, and the rest of the day is yours.',
    '{detail} Pick something pleasant for afterward, and let it be yours alone. When you get to that, your part is done for today.',
  ],
}
