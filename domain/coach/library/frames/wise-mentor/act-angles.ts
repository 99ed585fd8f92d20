import type { Angle } from '#domain/coach/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { ALONE } from '#domain/coach/library/frames/forms.ts'

type ActAngle = Extract<Angle, 'body' | 'people' | 'play'>

/** Frames of Wise Mentor for the angles that say how the act is done, and who knows of it (TEXT-26). */
export const actFrames: Record<ActAngle, readonly FrameText[]> = {
  body: [
    [
      '{detail} {after} There are {run} in a row behind you, so it need not be done fast.',
      'Decide to do today’s part of {acting} slowly, and notice how it feels. {detail} {after}',
      '{detail} {after} Choose to do it slowly, and notice how it feels.',
    ],
    [
      'You wrote {obstacle}. Haste is of little use against that, so go slowly. {detail} {after}',
      'Tired or rested, you can do one thing for {acting}. {detail} {after}',
      'Tired or rested, you can do one thing. {detail} {after}',
    ],
    [
      '{detail} Notice how that feels, and leave everything further to the plan: {when}, {then}.',
      '{detail} {after} Consider afterward what it was like, and remember that {when}.',
    ],
    [
      'If the day has cost you strength, take {weekday}’s part of {acting} slowly. {detail} {after}',
      'If the day has cost you strength, go slowly. {detail} {after}',
    ],
    [
      'For {acting}, do one thing after the other, and wait a moment between them. {detail} {after}',
      'Do one thing after the other, and wait a moment between them. {detail} {after}',
    ],
    [
      '{kept} are kept. Notice today how much effort one thing really takes. {detail} {after}',
      'Notice how much effort one part of {acting} really takes. {detail} {after}',
      'Notice how much effort one thing really takes. {detail} {after}',
    ],
    [
      'Keep enough strength for the plan: {when}, {then}. One thing more should need little. {detail}',
      'For {acting}, use only as much strength as one act needs. {detail} {after}',
      'Use only as much strength as one act needs. {detail} {after}',
    ],
    {
      texts: [
        'What the hands have done once, they need not consider {when}. {detail} {after}',
        'What the hands have done once, they need not consider again. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
  people: [
    [
      'If somebody asks about {acting} today, you decide how much you tell. {detail} {after}',
      'If somebody asks about the goal today, you decide how much you tell. {detail} {after}',
    ],
    [
      'If anyone asks why, your own words suffice: {why}. Today’s act needs no witness. {detail}',
      'Nobody has to witness today’s part of {acting}. {detail} {after}',
      'Today’s part needs no witness. {detail} {after}',
    ],
    {
      texts: [
        'Choose one person, if you like, and say what you decided: {when}, {then}. Leave the rest unsaid. {detail}',
        'Nobody will choose for you {when}, so choose now. {detail} {after}',
        'Nobody will choose for you, so choose now. {detail} {after}',
      ],
      holds: ALONE,
    },
    [
      '{kept} are kept. Whether anybody knows is yours to decide. {detail} {after}',
      'Few people need to know about {acting}. The act is enough. {detail} {after}',
      'Few people need to know. The act is enough. {detail} {after}',
    ],
    [
      'Suppose that a friend had written {obstacle}. You would advise something small. {detail} {after}',
      'Advise yourself about {acting} as you would advise a friend. {detail} {after}',
      'Advise yourself as you would advise a friend. {detail} {after}',
    ],
    [
      'Others may want something of you {when}. Decide one thing before they do. {detail} {after}',
      'Others may want something of you today. Decide one thing before they do. {detail} {after}',
    ],
    [
      '{run} in a row are worth mentioning to one person, if you wish. {detail} {after}',
      'Choose one person who may know about {acting}, or nobody. {detail} {after}',
      'Choose one person who may know about the goal, or nobody. {detail} {after}',
    ],
    [
      'Let {weekday}’s part of {acting} be a matter between you and the log. {detail} {after}',
      'Let {weekday} be a matter between you and the log. {detail} {after}',
    ],
  ],
  play: [
    {
      texts: [
        '{kept} are kept, so choose an experiment for today. {detail} {after}',
        'Treat today’s part of {acting} as an experiment. {detail} {after}',
        'Treat today as an experiment. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The plan is the serious decision: {when}, {then}. Something else may be chosen lightly. {detail}',
        'One part of {acting} may be tried lightly, without a verdict. {detail} {after}',
        'Try one thing lightly, and leave out the verdict. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'For {acting}, choose today out of curiosity alone. {detail} {after}',
        'Choose today out of curiosity alone. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'The log has {run} in a row, so try something merely to see what happens. {detail} {after}',
        'Try something for {acting} merely to see what happens. {detail} {after}',
        'Try something merely to see what happens. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'Your reason is written down: {why}. The attempt itself may be light. {detail} {after}',
        '{detail} {after} Decide {when} whether it was of use.',
        '{detail} {after} Decide afterward whether it was of use.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        '{left} are time enough for one attempt without a result. {detail} {after}',
        'Not everything for {acting} has to be useful. Choose one thing for its own sake. {detail} {after}',
        'Choose one thing for its own sake. {detail} {after}',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'You wrote {obstacle}. Leave the difficulty its weight, and make the attempt a light one. {detail}',
        'If one part of {acting} seems too slight to you, try that part. {detail} {after}',
        '{detail} {after} It may seem slight, and it is meant to be.',
      ],
      holds: ALONE,
    },
    {
      texts: [
        'With {kept} kept, {weekday} may contain an attempt that nobody measures. {detail} {after}',
        'Let {weekday} contain one attempt that nobody measures. {detail} {after}',
      ],
      holds: ALONE,
    },
  ],
}
