import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Kind & Encouraging for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    'Yesterday has no check-in, and there is nothing to make up for. {detail} That is all for today.',
    'One day without a check-in changes very little. {detail} That counts in full today, and then you can rest.',
    'You do not have to explain yesterday to anybody. {detail} Do that today, and then check in.',
    'No check-in yesterday, so today is made smaller. {detail} You can stop as soon as that is done.',
    'Yesterday can stay without a mark. {detail} That much is enough to be on the way today.',
    'Yesterday’s box is empty, and it may stay empty. {detail} Fill in only today’s box when you have done that.',
    'After a day without a check-in, the next one may be easy. {detail} After that, you are done.',
    'You do not have to catch up on anything. {detail} When that is done, you can mark the day.',
    'Yesterday is over, whatever it was like. {detail} It is a small part, and it still counts.',
    'Nothing is added today because of yesterday. {detail} Do only that, and leave the rest for now.',
    'A missing check-in says little about you. {detail} It is enough for today, and you can stop there.',
    'You can begin today without looking back at yesterday. {detail} That is today’s part, and it is enough.',
  ],
  returned: [
    'You checked in yesterday, and today can be just as small. {detail} Nothing needs catching up, and you may stop there.',
    'The second day after a pause only has to be easy. {detail} Anything more can wait until next week.',
    'You came back yesterday, so today is only the second day. {detail} The empty days before it can stay as they are.',
    'It is easier to come back with a few light days, and today is one. {detail} Everything beyond that can wait.',
    'It is good to keep the second day short. {detail} If it feels like too little, it is about right.',
    'Yesterday’s mark is in the log. {detail} When you have done that, today’s mark can stand beside it.',
    'After a gap, you may want to do a lot at once. {detail} Do only that much, and keep the rest for another day.',
    'You do not owe anything for the days between. {detail} Today asks only for this, and then you can rest.',
  ],
  silent_3: [
    'Three days without a check-in, and no harm in starting small. {detail} You can stop after that, and it is enough for today.',
    'It has been quiet here for three days, and only you know how it was for you. {detail} If that is all today, it is enough.',
    'Three quiet days need no explanation. {detail} It is an easy way in, and you may stop as soon as it is done.',
    'The last three days have no mark, and they can stay as they are. {detail} Do that today, and leave everything else.',
    'After three days without a check-in, the first step may feel awkward. {detail} You only have to do that, and then you can check in.',
    'Nothing has piled up in these three days. {detail} That is today’s part, and there is no other.',
    'Perhaps these three days were full, or you went on without the log. {detail} Do that today, and then check in.',
    'Three days went by without a check-in, so today is a small one. {detail} Do no more than that, and let it be easy.',
  ],
  first_day: [
    'A first day only has to show you something. {detail} Afterward you will know a little more about this goal, and that is enough.',
    'This is the first day, and it may be a short one. {detail} With that done, you have begun, and nothing more is asked.',
    'It is tempting to do a lot on a first day. {detail} If you would like to do more after that, keep it for the next time.',
    'Today is only a first try. {detail} If it suits you, you can do something like it next time. If not, leave it out.',
    [
      'You already know what can get in the way: {obstacle}. On a first day, something small beside it is enough. {detail}',
      'There is no right way to have a first day. {detail} That is one way, and you can try another one next time.',
    ],
    'This goal begins on a {weekday}, with something small. {detail} Check in after it, and the first mark is in the log.',
  ],
  at_risk: [
    'Today is still open. If your part is done, you only have to check in. If it is not, this still fits. {detail}',
    'You have {run} on the log, and they stay there. {detail} At this hour only that is asked of you. Then you can rest.',
    'It is late enough to keep this short. {detail} Check in when you have done it, and let the day be over.',
    'There is still time for something small. {detail} If you can do it at this hour, do it and check in. If not, you can rest.',
    'A little of this evening is left, and it can be easy. {detail} Check in after it, and then put out the light.',
    'If you are tired, do only this. {detail} It counts as much as on any other day, and then you can go to bed.',
  ],
  milestone_7: [
    'Seven days are kept, and each was an ordinary day. {detail} Today can be ordinary as well, and nothing has to grow.',
    [
      'Seven days are kept. Nothing about your plan has to change today: {when}, {then}. One small thing can come with it. {detail}',
      'Seven days are behind you, and you know best how you did it. {detail} Do that your own way, and leave it there.',
    ],
    'Seven days in a row are kept. {detail} That keeps today small, and you can check in after it.',
    [
      'Seven days are on the log. {detail} For the rest, your plan is enough, as it stands: {when}, {then}.',
      'Seven days are on the log, and you can be glad of them. {detail} That is enough for today as well.',
    ],
    'After seven days, the eighth may be an easy one. {detail} You can tell somebody the number afterward, if you like.',
    'The log has seven marks for this goal. {detail} When that is done, today can have its mark, and you can stop.',
  ],
  target_eve: [
    'Tomorrow is the day you set for the goal {title}, and today you only prepare. {detail} Leave out whatever tomorrow does not need, and finish early.',
    'The date for the goal {title} is tomorrow, and not everything has to be ready. {detail} What is missing after that can stay missing.',
    'One day is left before the date of the goal {title}. {detail} Do that first. Whatever is open after it may stay open.',
    'You have today, and then the day that you set for the goal {title}. {detail} Do that much, and go to bed in good time.',
    'It is the day before the date of the goal {title}. {detail} When that is done, nothing else has to be finished today.',
    'You may be a little nervous before tomorrow, the date of the goal {title}. {detail} Nothing larger is needed today. You can stop on time, and rest.',
  ],
  target_day: [
    'Today is the date you set for the goal {title}. {detail} When that is done, look at where things are, and let it be enough.',
    'This is the day you chose for the goal {title}, and it can be an ordinary one. {detail} Then tell one person how far the goal has come.',
    'The date for the goal {title} has come, and one more small thing is enough. {detail} After that you can stop, however it has turned out.',
    'You set this day yourself for the goal {title}, and you may end it early. {detail} What is still missing can be written down tomorrow.',
    'The date for the goal {title} is here. {detail} After that, whatever is open may stay open, and you can be kind about it.',
    'For the goal {title}, today is the date, and it asks for one thing. {detail} Whatever has come of it by then, the day may end there.',
  ],
}
