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
      'The order that counts',
      'And remember your plan',
      'No change to the plan',
      'Your plan stays as it is',
      'Besides that, your plan',
      'Same plan as before',
      'Main order, in your words',
      'Keep to your plan',
    ],
    afterward: ['Then your own order', 'The rest as planned', 'After that, the plan', 'Next, your plan'],
    clock: [
      'The hour stays {clock}.',
      'You set the hour: {clock}.',
      'Be ready for {clock}.',
      '{clock} is the hour you chose.',
    ],
  },
  kind_encouraging: {
    always: [
      'Say your plan once to yourself',
      'Picture the moment of your plan',
      'And keep your own plan in mind',
      'Go through your plan once in your head',
      'For the moment itself, you have your plan',
      'You can whisper your plan once',
      'One try at your plan is enough',
      'Then you only have your plan to remember',
      'You can imagine your plan once, as it happens',
      'You can tell somebody your plan',
      'And your plan can stay simple',
      'You already know your plan',
    ],
    afterward: [
      'With that done, you can turn to your plan',
      'After that, your plan is enough',
      'And then, as you planned',
      'You can leave the rest to your plan',
    ],
    clock: [
      'You chose {clock}, and that is still fine.',
      'You decided on {clock}, and nothing about that changes.',
      'That makes {clock} a little easier to keep.',
      'Your hour is still {clock}, and there is no hurry before it.',
    ],
  },
  teammate: {
    always: [
      'Let’s say the plan once out loud',
      'We don’t touch the plan',
      'Let’s go through the plan once',
      'Our deal stays the same',
      'When it’s time, we go by the plan',
      'You watch for the moment, and we’ve got the plan',
      'The plan you made still works for us',
      'Let’s picture the plan once',
      'When the moment comes, we’ve got a plan',
      'Then it’s your move, as we planned',
      'We’re keeping the plan, of course',
      'Apart from that, we go by your plan',
    ],
    afterward: [
      'From there, it’s back to our plan',
      'The rest stays as we planned it',
      'After that, we go by your plan',
      'We’ve already planned what comes next',
    ],
    clock: [
      'We’re still aiming for {clock}.',
      'Our time is {clock}, and it stays that way.',
      'Let’s stick to {clock}.',
      'That helps us make it by {clock}.',
    ],
  },
  wise_mentor: {
    always: [
      'Say your plan once aloud',
      'Decide on your plan once more',
      'Go through the plan with your eyes closed',
      'Leave the plan as simple as you made it',
      'Wait for the moment of your plan, and then act',
      'What you decided still stands',
      'For the moment itself, you have decided',
      'Picture the first movement of your plan',
      'Know beforehand what you will do',
      'Notice when the moment of your plan comes',
      'Read your plan as if a friend had written it',
      'Choose your plan over the mood of the moment',
    ],
    afterward: [
      'What follows is your own plan',
      'The rest is already decided',
      'That settled, keep to your plan',
      'You have planned the next part yourself',
    ],
    clock: [
      'The hour that you set is {clock}.',
      'You chose {clock} yourself, and it can stay.',
      'Keep to {clock}, the hour that you decided on.',
      'The hour itself is settled: {clock}.',
    ],
  },
}
