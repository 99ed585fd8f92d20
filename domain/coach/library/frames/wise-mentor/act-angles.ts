import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Wise Mentor for the angles that say how the act is done, and who knows of it (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} {after} There are {run} in a row behind you, so it need not be done fast.',
      '{detail} Choose to do it slowly, with your own words in mind: {words}.',
      '{detail} {after} Choose to do it slowly, and notice how it feels.',
    ],
    [
      'You wrote {obstacle}. Before that comes up, do one thing slowly enough to notice it. {detail}',
      'You noted {last_note}. Tired or rested, you can decide on one act today. {detail} {after}',
      'Tired or rested, you can do one thing. {detail} {after}',
    ],
    [
      '{detail} Notice how that feels, and leave everything further to the plan: {when}, {then}.',
      '{detail} {after} Consider afterward what it was like, and recall it {when}.',
    ],
    [
      'You noted {last_note}. Notice just as plainly how one act feels today. {detail} {after}',
      'You wrote: {why}. That will not be settled in haste, so take one act slowly. {detail}',
      'Take one act of this {weekday} slowly. {detail} {after}',
    ],
    [
      'You wrote {words}. With those words in mind, give one act your whole attention. {detail}',
      '{kept} are kept, so you can afford to do one thing attentively. {detail} {after}',
      'You wrote {obstacle}. First give your attention to one easy act. {detail} {after}',
      'Give one act today your whole attention. {detail} {after}',
    ],
    [
      'You know from {kept} how much effort a day takes. Use no more than that. {detail} {after}',
      'You wrote {obstacle}. Choose an amount of effort that allows for that. {detail} {after}',
      'Use only as much effort as one act needs. {detail} {after}',
    ],
    [
      'Keep enough strength for the plan: {when}, {then}. One thing more should need little. {detail}',
      'With {left} until your date, do not spend all your strength at once. {detail} {after}',
      'Spend a little strength on this {weekday}, and keep the rest. {detail} {after}',
    ],
    {
      texts: [
        'Do this as slowly as if you were showing it to {ally}. {detail} {after}',
        'You will have less to consider {when} if your hands do one thing now. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
  people: [
    [
      'Whether {ally} hears about today can be decided after one act. {detail} {after}',
      'If somebody asks about {acting} today, you decide how much you tell. {detail} {after}',
      'If somebody asks about the goal today, you decide how much you tell. {detail} {after}',
    ],
    [
      'If anyone asks why, your own words suffice: {why}. Today’s act needs no witness. {detail}',
      'If anyone asks about this goal, you can repeat what you wrote: {words}. The act needs no witness. {detail}',
      'Today’s part needs no witness. {detail} {after}',
    ],
    {
      texts: [
        'You may tell {ally} today what you have decided. Do one thing before you speak of it. {detail}',
        'Choose one person, if you like, and say what you decided: {when}, {then}. Leave the rest unsaid. {detail}',
        'Nobody will choose for you {when}, so choose now. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      'You could tell {ally} that {kept} are kept, or let today join them first. {detail}',
      'You mentioned {ally} when you set this goal. Choose one act that you could tell of. {detail}',
      '{kept} are kept. Whether anybody knows is yours to decide. {detail} {after}',
      '{detail} {after} Whether anybody hears of it is your decision.',
    ],
    [
      'Suppose that a friend had written {obstacle}. You would advise something small. {detail} {after}',
      'Advise yourself about {acting} as you would advise a friend. {detail} {after}',
      'Advise yourself as you would advise a friend. {detail} {after}',
    ],
    [
      'Decide whether you tell {ally} about this before or after, or leave it unsaid. {detail} {after}',
      'You noted {last_note}. You might tell one person, or decide from it alone. {detail} {after}',
      'Others may want something of you today. Decide one thing before they do. {detail} {after}',
    ],
    [
      'You may mention to {ally} that {run} in a row are kept. Choose today’s act before that. {detail}',
      '{run} in a row are worth mentioning to one person, if you wish. {detail} {after}',
      'Choose one person who may know about the goal, or nobody. {detail} {after}',
    ],
    [
      'What you wrote can stay between you and the log: {words}. So can one act today. {detail}',
      'What you wrote can stay between you and the log: {obstacle}. So can one act today. {detail}',
      'Let {weekday} be a matter between you and the log. {detail} {after}',
    ],
  ],
  play: [
    {
      texts: [
        '{kept} are kept, so choose an experiment for today. {detail} {after}',
        'You wrote {words}. Choose one act as an experiment, with that in view. {detail} {after}',
        'Treat today as an experiment. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The plan is the serious decision: {when}, {then}. Something else may be chosen lightly. {detail}',
        'Try this once, lightly, before you decide whether {ally} hears of it. {detail} {after}',
        'Try one thing lightly, and leave out the verdict. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You noted {last_note}. Try one act, and be curious what the next note will say. {detail}',
        'You wrote {obstacle}. Out of curiosity, see what is easy today. {detail}',
        'Choose one thing today out of curiosity alone. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The log has {run} in a row, so try something merely to see what happens. {detail} {after}',
        'You wrote {obstacle}. Until that comes up, try something merely to see what happens. {detail} {after}',
        'Try something merely to see what happens. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Your reason is written down: {why}. The attempt itself may be light. {detail} {after}',
        'You decided on {acting}. The attempt for today may be light. {detail} {after}',
        'You wrote {obstacle}. An attempt for today is no test of that. {detail} {after}',
        '{detail} {after} Decide afterward whether it was of use.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{left} are time enough for one attempt without a result. {detail} {after}',
        'You wrote {words}. Leave that as serious as it is, and try something small. {detail}',
        'You decided on {acting}. For once, choose one thing for its own sake. {detail}',
        'Choose one thing for its own sake. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. Take that seriously, and take today’s attempt lightly. {detail} {after}',
        'You noted {last_note}. An attempt may be light after any kind of day. {detail} {after}',
        '{detail} {after} It may seem slight, and it is meant to be.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'With {kept} kept, {weekday} may contain an attempt that nobody measures. {detail} {after}',
        'You wrote {words}. For one attempt, neither you nor the log has to measure anything. {detail}',
        'Let {weekday} contain one attempt that nobody measures. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
}
