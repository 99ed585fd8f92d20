import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'

/** Frames of Wise Mentor by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  start: [
    '{detail} Begin with that, before anything larger. Decide what comes next when it is done, and leave it undecided until then.',
    'You do not have to feel ready first. {detail} Do it in the mood you are in, and wait with any judgment until it is done.',
    'Do not wait for a long free hour this {weekday}. {detail} A short gap between other things will do, and you may leave it at that.',
    '{detail} It need not lead to anything more today. Decide to do that much, and leave the rest for tomorrow.',
    'The first move is the only one to decide today. {detail} Whatever follows can wait until you have done that.',
    '{detail} Take the first chance that comes today, even a poor one. If you are interrupted, leave it there and come back to it afterward.',
    '{detail} Most people hesitate just before they begin. Expect that, wait for one breath, and then do it as it is written here.',
    'Leave open how much you will do today. {detail} When that is behind you, you know more about the day, and then it is easier to choose.',
  ],
  plan: [
    '{detail} If this moment does not suit, choose another one now. Tie it to something that happens today in any case, and let that remind you.',
    '{detail} If you wait with it, decide where in the day it belongs: before which meal, or after which task. Then leave the plan as it is.',
    'A short plan is sufficient for today. {detail} If you do not do it at once, write the hour for it on paper, and leave everything else off the paper.',
    '{detail} Choose now or a certain hour today, and say your choice once to yourself. Then the plan is complete, and you may leave it.',
    '{detail} Decide on that now, while nothing presses. If reasons against it occur to you afterward, leave the decision as it is for today.',
    '{detail} If it has to wait, choose the hour for it now, and do not think about it before then. It needs no more planning than that.',
    '{detail} Choose to do this before the next thing on your list, whatever that is, and leave nothing in between.',
    '{detail} If you cannot do it now, choose an hour, and a second one in case the day changes. Then you need not look for one.',
  ],
  obstacle: [
    '{detail} Something may get in the way today. If it does, wait until it is over, and then choose whether this still fits.',
    '{detail} If something interrupts you today, attend to it first. Then decide once more for this, and do not regret the delay.',
    'Some days are harder than others. {detail} On a hard day, choose only this, and leave the larger parts for a better one.',
    '{detail} If you think of a reason to put it off, write the reason down. Decide in an hour whether it was a good one.',
    '{detail} If somebody needs you just then, go to them. Choose the next quiet moment for this, and leave no apology for it.',
    'Leave the largest difficulty of this goal alone today. {detail} Choose that instead, because it is within your reach.',
    '{detail} You may not want to at first. Wait for a breath, and then decide how much of it suits today.',
    '{detail} If a difficult hour comes first, wait until it is over. A late check-in is acceptable, and the log does not show the hour.',
  ],
  why: [
    'You had a reason when you set this goal, and you need not feel it today. {detail} Do that because you decided it, and leave it there.',
    'Think once of what you want to be different in a year. {detail} Decide on that for today, and leave the rest of the year alone.',
    '{detail} When you hesitate, remind yourself in a few words what this is for. Choose the words now, so that you have them ready.',
    'Consider what this goal would change on an ordinary {weekday}. {detail} That is one small part of the change. The other parts can wait.',
    '{detail} Afterward, read the title of this goal once, slowly. Decide whether you still mean it, and change the words if you do not.',
    'Think of what you want from this goal by the end of the month. {detail} Choose that as today’s share, and leave the other days until they come.',
    '{detail} Write down in one sentence why you want this. Leave the sentence where you will see it tomorrow, before you have to decide.',
    'Suppose you could do just one thing for this goal today. {detail} That is a sensible one to choose. Decide afterward whether it mattered.',
  ],
  body: [
    'Let your shoulders down and breathe out before you decide anything. {detail} Let them down once more when it is done.',
    [
      'Let your hands lie still for one breath. {detail} You wrote {obstacle}. If it is so today, choose less, and leave hurry out of it.',
      'Let your hands lie still for one breath. {detail} Choose an easy speed for it, and leave hurry out of it today.',
    ],
    'Choose a comfortable posture first, and wait until your breath is even. {detail} Notice afterward how you sit or stand.',
    '{detail} If your jaw is tight when you begin, wait a moment and let it go. An ordinary effort is sufficient for this.',
    '{detail} Decide to do it without hurry. If you notice that you rush, wait for one breath, and go on more calmly.',
    '{detail} Decide first how tired you are. If you are very tired, choose only this, and leave other tasks for a better day.',
    'Are you cold, thirsty, or stiff? Attend to that first, briefly. {detail} It is easier to decide and to wait when you are comfortable.',
    [
      '{detail} Stay where you are for a few breaths after it. Then choose what you have planned: {when}, {then}.',
      '{detail} When it is done, stay where you are for a few breaths. Then choose the next task, and leave this one.',
    ],
  ],
  people: [
    'Think of somebody who would be glad to see you do this. {detail} Decide whether to tell that person today. If so, one sentence will do.',
    'Consider what you would advise a friend who had this goal. {detail} Your advice would probably be no more than that. Decide to take it yourself.',
    '{detail} If you tend to put it off, choose one person who could remind you. Ask for exactly that, and leave out the rest.',
    [
      '{detail} Nobody needs to know of it. For the rest of today you have your plan: {then}. Choose whether to mention it to anyone.',
      '{detail} Somebody may want something from you at the same moment. Attend to them first if you like, and wait with this until you are free.',
    ],
    'Others live with this goal too, whether you speak of it or not. {detail} Choose a time for it that leaves you some patience for them.',
    '{detail} If somebody asks how it is going, tell them that one thing and leave out the rest. A short answer is easy to give.',
    [
      '{detail} If somebody asks why you do it, you have an answer in your own words: {why}. Choose whether to give it.',
      '{detail} Think of somebody who does such things calmly. Consider how they would do it, and decide to do it in the same way.',
    ],
    '{detail} Has somebody helped you with this goal before? Choose a way to thank them that takes one line, and leave it at that.',
  ],
  proof: [
    [
      'You have kept {kept}, and probably not all of them in a good mood. {detail} So leave the mood out of today’s decision.',
      '{detail} You have done many small things in a poor mood, at home or at work. Choose to do this one so as well, and mark it afterward.',
    ],
    [
      'The log shows {kept}. {detail} If you doubt that today will work, look at the log once. Then leave the doubt, and do that.',
      '{detail} Write the date on a piece of paper when you have done it. Leave the paper where you will see it tomorrow, before you decide.',
    ],
    [
      'On {kept} you kept to this goal. {detail} Choose that for today, and let the day be as ordinary as the others were.',
      '{detail} You have done harder things than this. Decide on it without much thought, and note afterward that it is done.',
    ],
    [
      'You have {kept} behind you, and you need not do better today. {detail} Choose no more than that, and mark it in the log.',
      '{detail} You need not compare today with other days. Decide to do that much, and write down that you did it.',
    ],
    [
      '{detail} With {kept} in the log, you know that ordinary days are sufficient. Choose this for today, and leave it at that.',
      '{detail} An ordinary day is sufficient for it. Choose the hour that is easiest for you, and leave the other hours alone.',
    ],
    [
      'The log has {kept}, and each was decided on its own. {detail} Decide about today alone, and leave next week out of it.',
      '{detail} Decide about today alone, and leave next week out of it. Make a mark when it is done, so that tomorrow is easier to decide.',
    ],
    [
      'If a friend had kept {kept}, you would trust that friend with today. {detail} Decide about yourself in the same way.',
      'You would trust a friend to do this today. {detail} Decide about yourself in the same way, and leave your doubts until it is done.',
    ],
    [
      'You have kept {kept}. {detail} Afterward, write one line on what has helped so far. Choose words that you would understand on a hard day.',
      '{detail} Afterward, write one line on what helped. Choose words that you would still understand on a hard day, and leave them where you will find them.',
    ],
  ],
  play: [
    '{detail} Guess beforehand how long it will take, and write the guess down. Compare afterward, and leave it at that.',
    [
      '{detail} Your plan has the larger part: {then}. Say it in the voice of an announcer, choose a grave face, and leave it at that.',
      '{detail} Announce it beforehand in one sentence, as if in a large hall. Choose a grave voice, and allow yourself to smile afterward.',
    ],
    '{detail} Choose a grand title for it, as for a very long book. Write the title down, and leave the book unwritten.',
    '{detail} Afterward, describe it in one sentence, as an old book would. Choose the words with a serious face, and leave it at that.',
    '{detail} Choose a hat, a scarf, or a tune for the occasion. It will not help, and it need not.',
    '{detail} When it is done, write a headline about it, as for a very small newspaper. Leave out whatever a reader would not believe.',
    '{detail} You need not be solemn about it. Decide to do it once, and allow yourself to smile when it is done.',
    '{detail} Compare it for a moment with the largest thing you have ever done. Then choose the small one, and leave the comparison.',
  ],
  rest: [
    'Decide on a pause before you begin: where it will be, and how long. {detail} When it is done, take the pause, even if you feel fine.',
    [
      '{detail} You wrote {obstacle}. On such a day, this is sufficient. Choose a seat afterward, and leave the rest until tomorrow.',
      '{detail} Afterward, choose a seat without any task in reach. Wait there for as long as you like, and decide nothing.',
    ],
    '{detail} Allow for a pause as well. Choose a minute in which your hands are empty, and wait until it is over.',
    'You could probably do more than this today. {detail} Decide to leave it at that on purpose, and keep the strength for tomorrow.',
    '{detail} If you are tired today, shorten something else, and leave this as small as it is. Decide now what will be shorter.',
    [
      '{detail} Before you rest, read what you wrote: {why}. Decide that today’s part of it is done, and leave it there.',
      '{detail} Choose one of today’s meals or breaks, and take it without a screen and without a task. Decide now which one it will be.',
    ],
    'Sit down for a moment before you read on. {detail} Nothing here is urgent. Decide on that for today, and leave the rest for another day.',
    '{detail} Decide which part of today will stay free, and put nothing else into it. You need not use that time well.',
  ],
  place: [
    '{detail} You need not wait until everything around you is tidy. Choose the first moment that allows it, and leave the rest as it is.',
    '{detail} Decide whether you can do it where you are. If so, do not wait. If not, choose the hour at which you can.',
    '{detail} If you may forget it, send yourself a line about it now, and leave out all other preparation.',
    [
      '{detail} Your plan has its own moment, and it can stay so. {when}, {then}. Nothing else is waiting for a decision today.',
      '{detail} It need not take long. Choose the first free minutes that come, and leave the question alone after that.',
    ],
    [
      '{detail} Choose this first, and after it what you planned: {then}. They need not follow each other closely.',
      '{detail} Choose this one thing, and then go back to what you were doing. Nothing else for this goal is waiting today.',
    ],
    '{detail} If it has to wait, choose one word for it, and write it on a slip for your pocket. Leave the rest until then.',
    '{detail} Do not prepare anything beyond that. It is sufficient as it stands, and you need not wait until things are better.',
    '{detail} If you are busy with something else, finish that first. Then choose this before anything new, and leave the rest where it is.',
  ],
  craft: [
    '{detail} Choose this as the one thing that you do with care today. Other things may be done roughly, and some may be left undone.',
    '{detail} Do exactly that, and leave out whatever you would like to add to it. Decide about additions on another day.',
    '{detail} Decide beforehand what will count as good enough. When you have reached that, leave it as it is.',
    '{detail} Choose the simple way for it today. If a better one occurs to you, write it down for another day.',
    '{detail} Most people hurry over small things. Choose to do this one without hurry, and leave the next task until it is done.',
    [
      'Choose to do today’s part without hurry. {detail} It belongs to what you wrote: {why}. Leave the larger parts for other days.',
      'Somebody with long practice would do this without hurry. {detail} Choose to do it in the same way, and leave it when it is done.',
    ],
    '{detail} Give it your attention until it is done, and nothing else. Decide afterward whether it was worth the care.',
    [
      '{detail} Choose the plain way for it, and do the same with your plan: {then}. Leave all improvements for another day.',
      '{detail} Choose a moment in which you can do it with a clear head. Then do it once, and leave it as it is.',
    ],
  ],
  end: [
    '{detail} When it is done, make a mark in the log. Choose that mark as the end, and leave the matter until tomorrow.',
    'Decide what will be enough for today before you begin. {detail} Count that as enough, and leave it at that.',
    '{detail} Whether the day was good is a separate question. Decide only whether this is done, and leave the other question open.',
    '{detail} If nothing else fits into today, that will do. Decide to check in, and leave the rest for a day with more room.',
    '{detail} Afterward, ask yourself once whether this goal needs anything else today. If it does not, leave it, and choose something pleasant.',
    '{detail} Do not ask afterward whether it was much. It is what you decided on, and that is sufficient. Wait until tomorrow with the next part.',
    'There will be a next part, and it can wait until tomorrow. {detail} Decide that this is the part for today, and leave it there.',
    '{detail} When it is done, decide that the day’s part is over. Whatever is still open may wait until tomorrow.',
  ],
}
