import type { Tone } from '#domain/goals/fields.ts'

/**
 * How a message ends that has no fact of the person in it (TEXT-34). `always` and `afterward` stand before the person's plan, with a colon:
 * `afterward` only where the rest of the message is done at once, before the moment of the plan. `clock` is a whole sentence for a goal without
 * a plan whose title names a time of day.
 */
export type PlanReminders = Readonly<Record<'always' | 'afterward' | 'clock', readonly string[]>>

export const PLAN_REMINDERS: Readonly<Record<Tone, PlanReminders>> = {
  drill_sergeant: {
    always: [
      'The plan stands',
      'Standing order',
      'Plan unchanged',
      'Your own order still holds',
      'Main order, as always',
      'And remember your plan',
      'No change to the plan',
      'Your plan is in force',
      'One plan, same as ever',
      'The plan applies as before',
      'Main order, in your words',
      'Keep to your plan',
    ],
    afterward: ['Then your own order', 'The rest as planned', 'After that, the plan', 'Next, by your plan'],
    clock: [
      'The hour stays {clock}.',
      'You set the hour: {clock}.',
      'Be ready for {clock}.',
      '{clock} is the hour you chose.',
    ],
  },
  kind_encouraging: {
    always: [
      'Your plan stays just as it is',
      'For everything else, there is your plan',
      'You can still count on your plan',
      'Your plan is there for you as well',
      'Nothing changes in your plan',
      'You need not remember more than your plan',
      'You already know your plan',
      'You can still do what you planned',
      'The main thing is still your plan',
      'And your plan may stay simple',
      'You have a plan for the moment itself',
      'When the moment comes, your plan is ready',
    ],
    afterward: [
      'The rest is in your plan',
      'After that, your plan is enough',
      'And then, as you planned',
      'You can leave the rest to your plan',
    ],
    clock: [
      'You chose {clock}, and that is still fine.',
      'You decided on {clock}, and nothing about that changes.',
      'It makes {clock} a little easier to keep.',
      'Your hour is still {clock}, and there is no hurry before it.',
    ],
  },
  teammate: {
    always: [
      'And the plan’s still on',
      'We don’t touch the plan',
      'Let’s keep the plan as it is',
      'Our deal stays the same',
      'Our main job is still the plan',
      'What matters most is still our plan',
      'We’ve still got the plan',
      'The plan you made still works for us',
      'And for the moment itself, we’ve got a plan',
      'It’s the same plan as ever for us',
      'We’re keeping the plan, too',
      'And we still go by what you wrote',
    ],
    afterward: [
      'From there, it’s back to our plan',
      'The rest stays as we planned it',
      'After that, we go by your plan',
      'We’ve already planned what comes next',
    ],
    clock: [
      'We’ve still got {clock} as our mark.',
      'Our time is {clock}, and it stays that way.',
      'Let’s stick to {clock}.',
      'That helps us keep to {clock}.',
    ],
  },
  wise_mentor: {
    always: [
      'Your plan remains as it is',
      'Nothing in your plan has to change',
      'The main thing is in your plan',
      'Your own plan still holds',
      'The plan that you made is unchanged',
      'What you decided still stands',
      'For the moment itself, you decided',
      'Your own words still apply',
      'You have an answer for the moment itself',
      'Your decision has not changed',
      'The plan itself needs nothing new',
      'As before, your plan is this',
    ],
    afterward: [
      'What follows is your own plan',
      'The rest is already decided',
      'After that, the plan is all you need',
      'You have planned the next part yourself',
    ],
    clock: [
      'The hour that you set is {clock}.',
      'You chose {clock} yourself, and it can stay.',
      'Keep {clock} as the hour that you decided on.',
      'The hour itself is settled: {clock}.',
    ],
  },
}
