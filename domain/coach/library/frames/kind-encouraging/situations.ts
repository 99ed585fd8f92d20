import type { FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'

/** Frames of Kind & Encouraging for a situation (TEXT-26). */
export const situationFrames: Partial<Record<Situation, readonly FrameText[]>> = {
  after_miss: [
    [
      'No check-in yesterday, and {kept} are kept. One day leaves that almost as it was. {detail} {after}',
      'Yesterday has no check-in, and there is nothing to make up for. {detail} {after}',
    ],
    [
      'You planned this: {when}, {then}. After a day without a check-in, you may do less. {detail}',
      'After a day without a check-in, you may do less than usual. {detail} {after}',
    ],
    [
      'You once wrote {obstacle}. Whether it was that or not, you need not explain yesterday. {detail} {after}',
      'You need not explain yesterday to anybody. {detail} {after}',
    ],
    [
      'No check-in yesterday, so only a little is needed today for {acting}. {detail} {after}',
      'No check-in yesterday, so only a little is needed today. {detail} {after}',
    ],
    [
      'Yesterday’s box may stay empty, and a small thing is enough {when}. {detail} {after}',
      'Yesterday’s box is empty, and it may stay empty. {detail} {after}',
    ],
    [
      'Yesterday had no check-in, and your words are the same as before: {why}. A little is enough. {detail}',
      'One day without a check-in changes very little. {detail} {after}',
    ],
    [
      'The log shows {kept}. Yesterday is not among them, and today may be, with very little. {detail} {after}',
      'Yesterday had no mark. With very little, today can have one. {detail} {after}',
    ],
    [
      'Yesterday is over. You wrote {obstacle}, so today is kept smaller than that. {detail} {after}',
      'Yesterday is over, whatever it was like. {detail} {after}',
    ],
    [
      'Nothing is added for {acting} because of yesterday. {detail} {after}',
      'Nothing is added today because of yesterday. {detail} {after}',
    ],
    [
      'Leave yesterday as it is. Your plan may be done as far as is easy: {when}, {then}. {detail}',
      'You can leave yesterday as it is, since {kept} are kept. {detail} {after}',
      'You can leave yesterday as it is. {detail} {after}',
    ],
    [
      'No mark for yesterday, and an easy {weekday} is enough for {acting}. {detail} {after}',
      'No mark for yesterday, and an easy {weekday} is enough. {detail} {after}',
    ],
    [
      'There is nothing to catch up on for {acting}. Today may even be smaller. {detail} {after}',
      'There is nothing to catch up on, and today may be small. {detail} {after}',
    ],
  ],
  returned: [
    [
      'You checked in yesterday. Today may be just as small for {acting}. {detail} {after}',
      'You checked in yesterday, and today may be just as small. {detail} {after}',
    ],
    [
      'This is only the second day after a pause. A part of your plan is enough: {when}, {then}. {detail}',
      'The second day after a pause only has to be easy. {detail} {after}',
    ],
    [
      'You came back yesterday. What you wrote may come along on this second day: {obstacle}. So keep it short. {detail}',
      'You came back yesterday, so today is only the second day. {detail} {after}',
    ],
    [
      'Yesterday you checked in after a pause. Your reason is still there: {why}. The second day may be short. {detail}',
      'It is good to keep the second day short. {detail} {after}',
    ],
    [
      'Yesterday’s mark is in the log, and a light {weekday} can stand beside it. {detail} {after}',
      'Yesterday’s mark is in the log, and a light one can follow today. {detail} {after}',
    ],
    [
      'After a gap, it is tempting to do a lot for {acting}. On the second day, a little is enough. {detail} {after}',
      'After a gap, it is tempting to do a lot. A little is enough. {detail} {after}',
    ],
    [
      'For the days between, you owe nothing, and {left} remain until your date. {detail} {after}',
      'You owe nothing for {acting} from the days between. {detail} {after}',
      'You owe nothing for the days between. {detail} {after}',
    ],
    [
      'You came back, and a few light days are right for {acting}. Today is one of them. {detail} {after}',
      'You came back, and a few light days are right. Today is one. {detail} {after}',
    ],
  ],
  silent_3: [
    [
      'Three days without a check-in, and no harm in starting small. You named the hard part yourself: {obstacle}. {detail}',
      'Three days without a check-in, and no harm in starting small. {detail} {after}',
    ],
    [
      'The log is empty for three days, and only you know what you did for {acting}. {detail} {after}',
      'It has been quiet here for three days, and only you know how it was. {detail} {after}',
    ],
    [
      'Three quiet days need no explanation. Your plan is still there, and a part of it is enough: {when}, {then}. {detail}',
      'Three quiet days need no explanation. {detail} {after}',
    ],
    [
      'The last three days have no mark, and your reason is still yours: {why}. You can begin with a little. {detail}',
      'The last three days have no mark, and they can stay as they are. {detail} {after}',
    ],
    [
      'After three days without a check-in, you only need one easy thing {when}. {detail} {after}',
      'After three days without a check-in, you only need one easy thing. {detail} {after}',
    ],
    [
      'Nothing for {acting} has piled up in these three days. {detail} {after}',
      'Nothing has piled up in these three days. {detail} {after}',
    ],
    [
      'Perhaps these three days were full, or perhaps you know this reason: {obstacle}. Today may be small. {detail}',
      'Perhaps these three days were full, or you went on without the log. {detail} {after}',
    ],
    [
      'Three days went by without a check-in, and {left} remain until your date. Today is a small one. {detail} {after}',
      'Three days went by without a check-in, so today is a small one for {acting}. {detail} {after}',
      'Three days went by without a check-in, so today is a small one. {detail} {after}',
    ],
  ],
  first_day: [
    [
      'You already know what can get in the way: {obstacle}. Today you only try your plan: {when}, {then}. {detail}',
      'Today is only a first try of your plan: {when}, {then}. One small thing comes along with it. {detail}',
      'A first day only has to show you something about {acting}. {detail} {after}',
      'A first day only has to show you something. {detail} {after}',
    ],
    [
      'You have already named what may come up: {obstacle}. On a first day, you may simply notice it. {detail} {after}',
      'You have already named what may come up: {obstacle}. On a first day, it is enough to notice it. {detail}',
      'This is the first day for {acting}, and it may be a short one. {detail} {after}',
      'This is the first day, and it may be a short one. {detail} {after}',
    ],
    [
      'You wrote down why you begin: {why}. A first day for that may be small. {detail} {after}',
      'On a first day, you may want to do everything. An easy thing is enough {when}. {detail} {after}',
      'On a first day, you may want to do everything. An easy thing is enough. {detail} {after}',
    ],
    [
      'Today is only a first try for {acting}. {detail} {after} If it does not suit you, choose another way.',
      'Today is only a first try. {detail} {after} If it does not suit you, choose another way.',
    ],
    [
      '{when}, you will {then}, as you wrote. This first time, you only have to see how it goes. {detail}',
      'There is no right way to have a first day for {acting}, and this is one way. {detail} {after}',
      'There is no right way to have a first day, and this is one way. {detail} {after}',
    ],
    [
      'You begin on a {weekday}, with as little as you like for {acting}. {detail} {after}',
      'You begin on a {weekday}, with as little as you like. {detail} {after}',
    ],
  ],
  at_risk: [
    [
      'Today is still open. If your part for {acting} is done, just check in. If not, a little still fits. {detail}',
      'Today is still open. If your part is done, just check in. If not, a little still fits. {detail}',
    ],
    [
      'You have {run} in a row on the log, and they stay there. At this hour, a little is enough. {detail}',
      'At this hour, a little is enough. {detail} Then the evening is yours.',
    ],
    [
      'You wrote {obstacle}. If it was there today, a small part is enough for this evening. {detail}',
      'It is late enough to keep this short. {detail} After that, check in, and let the day be over.',
    ],
    [
      'There is still time for something small, also toward your own words: {why}. {detail} If you are too tired, you can rest.',
      'There is still time for something small. {detail} If that is too much now, you can rest.',
    ],
    [
      '{kept} are kept, and this evening has room for an easy one. {detail} Then check in, and put out the light.',
      'A little of this evening is left, and it can be easy. {detail} Then check in, and put out the light.',
    ],
    [
      'If you are tired, do only one thing for {acting}. {detail} It counts as much as on any other day.',
      'If you are tired, do only one thing. {detail} It counts as much as on any other day.',
    ],
  ],
  milestone_7: [
    [
      'Seven days are kept, and your plan need not change: {when}, {then}. Today may be an ordinary day. {detail}',
      'Seven days are done, so today may be an ordinary day for {acting}. {detail} {after}',
      'Seven days are done, so today may be an ordinary one. {detail} {after}',
    ],
    [
      'Before these seven days, you wrote {obstacle}. You know best how you went on, and may do so today. {detail}',
      'Seven days are behind you, and you know best how you did it. {detail} {after}',
    ],
    [
      'Seven days in a row are kept for what you wrote: {why}. You can be glad of them. {detail}',
      'Seven days in a row, and you can be glad of them. {detail} {after}',
    ],
    [
      'Seven days are on the log, and you can do the same {when}. {detail} {after}',
      'Seven days are on the log, and you can do the same today. {detail} {after}',
    ],
    [
      'After seven days for {acting}, the eighth may be an easy one. {detail} {after}',
      'After seven days, the eighth may be an easy one. {detail} {after}',
    ],
    [
      'The log has its seven marks, with {left} to go. Today may be like the others. {detail} {after}',
      'The log has seven marks for {acting}, and today can have its own. {detail} {after}',
      'The log has seven marks for this goal, and today can have its own. {detail} {after}',
    ],
  ],
  target_eve: [
    [
      'Tomorrow is the day you set for the goal {title}. You also wrote {obstacle}, and there is room for both. {detail} Then choose what may stay unfinished.',
      'Tomorrow is the day you set for the goal {title}. {detail} Then choose what may stay unfinished.',
    ],
    [
      'The date for the goal {title} is tomorrow, and {kept} are kept. {detail} Look at what is missing, and choose only the part that tomorrow needs.',
      'The date for the goal {title} is tomorrow. {detail} Look at what is missing, and choose only the part that tomorrow needs.',
    ],
    [
      'One day is left before the date of the goal {title}. You wrote: {why}. {detail} What does not go toward that may be left out.',
      'One day is left before the date of the goal {title}. {detail} Decide what you would like to have done by tomorrow, and leave out everything else.',
    ],
    [
      'You have today, and then the day that you set for the goal {title}. {detail} It may be imperfect, and you may go to bed in good time.',
    ],
    [
      'It is the day before the date of the goal {title}, and the log has {run} in a row. {detail} Name one thing that already works, and one that may stay as it is.',
      'It is the day before the date of the goal {title}. {detail} Name one thing that already works, and one that may stay as it is.',
    ],
    [
      'You may be a little nervous before tomorrow, the date of the goal {title}. {detail} What is open may go on a slip of paper, so that you need not keep it in mind.',
    ],
  ],
  target_day: [
    [
      'Today is the date of the goal {title}. {kept} are kept on the way here. {detail} Then write down how far you have come.',
      'Today is the date of the goal {title}. {detail} Then write down how far you have come.',
    ],
    [
      'This is the day you chose for the goal {title}. You wrote: {why}. {detail} Then look at what is done for that, and tell somebody.',
      'This is the day you chose for the goal {title}. {detail} Then look at what is done, and tell somebody.',
    ],
    ['The date for the goal {title} has come. {detail} What is open after that may get a new date.'],
    [
      'You set this day for the goal {title}, and {run} in a row are kept. {detail} Only compare today with the day you began.',
      'You set this day for the goal {title}. {detail} Compare where you are now with where you began.',
    ],
    ['The date for the goal {title} is here. {detail} Then you may decide whether it is complete or goes on.'],
    ['For the goal {title}, today is the date. {detail} Then one line about what has changed is enough.'],
  ],
  note_easy: [
    [
      'You noted: {last_note}. Nothing has to change because of it. {detail}',
      'After an easy day, nothing has to change {when}. {detail} {after}',
    ],
    [
      'What made yesterday easy can stay as it is: {last_note}. {detail}',
      'What made yesterday easy can stay as it is. {detail} {after}',
    ],
    [
      'Your last note is a good one to begin with: {last_note}. {detail}',
      'Yesterday was easy, by your own mark, and {kept} are kept. {detail} {after}',
      'Yesterday was easy, by your own mark. {detail} {after}',
    ],
    [
      'You marked yesterday as easy, and today may have the same size for {acting}. {detail} {after}',
      'You marked yesterday as easy, and today may have the same size. {detail} {after}',
    ],
    [
      'An easy day does not ask for more today, so {run} in a row can go on as they are. {detail}',
      'An easy day does not ask for more today. {detail} {after}',
    ],
  ],
  silent_7: [
    ['Seven quiet days, and nothing is owed for them. {detail} {after} You can also make the goal smaller.'],
    [
      'A week went by without a check-in. If you want to go on, you wrote why: {why}. If not, the goal can be changed. {detail}',
      'A week went by without a check-in. If the goal still fits, you can begin small. {detail} {after}',
    ],
    [
      'A week can go by like that. {detail} {after} If {when} no longer suits you, choose another hour.',
      'A week can go by like that. {detail} {after} If its hour no longer suits you, choose another.',
    ],
    [
      'You wrote {obstacle}. If that filled the week, the goal may be made smaller around it. {detail} {after}',
      'A quiet week needs no explanation. {detail} {after} The goal may also be changed.',
    ],
    [
      'After a week, a goal may come back small. {detail} {after} If your plan no longer fits, you can change it today.',
    ],
    [
      'This week had no mark, and a little for {acting} is enough for one today. {detail} {after} If not, the goal can be changed.',
      'This week had no mark, and today can have one. {detail} {after} If not, the goal can be changed.',
    ],
  ],
}
