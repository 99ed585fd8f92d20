import type { Situation } from '#domain/coach/day/situation.ts'
import type { Tone } from '#domain/goals/fields.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'

export type Exemplar = { id: string; situation: Situation; person: string; tone: Tone; text: MotivationText }

/** Complete exemplary texts of the situations S1 to S10 (TEXT-17). */
export const EXEMPLARS: readonly Exemplar[] = [
  {
    id: 'S1',
    situation: 'first_day',
    person: 'P6',
    tone: 'kind_encouraging',
    text: {
      message:
        'You have already named the minute to watch: “the break at eleven with Tom.” Start there. Take your coffee inside, both hands on the cup, as you planned. Today only has to show you how that minute goes.',
      micro_plan: [
        'Read your coffee plan out loud once.',
        'Write what you will say if Tom asks you to come along.',
        'Move anything you smoke with to a place you have to walk to.',
      ],
      step_minutes: [1, 2, 3],
      challenge: 'Hold an empty cup in both hands where you will drink the next one.',
      challenge_seconds: 30,
    },
  },
  {
    id: 'S2',
    situation: 'ordinary',
    person: 'P1',
    tone: 'wise_mentor',
    text: {
      message:
        'You know your own detour: “I reread instead of writing.” Rereading feels like care, and the page stays as long as it was. Open the chapter at its last line and add to it. What stands above can wait for the second draft.',
      micro_plan: [
        'Open the chapter at its last line, with email closed.',
        'Write the next sentence badly on purpose.',
        'Note in one line what comes after it.',
      ],
      step_minutes: [1, 4, 1],
      challenge: 'Cover the text above the cursor with a sheet of paper for one line.',
      challenge_seconds: 60,
    },
  },
  {
    id: 'S3',
    situation: 'at_risk',
    person: 'P3',
    tone: 'teammate',
    text: {
      message:
        'Today is still open. If the walk is done, let’s check in and call it a day. If it isn’t, we take the short version: shoes on, to the corner, back. Eight days are on the log, and no records are needed at this hour.',
      micro_plan: [
        'Check in if the walk is done.',
        'Put your jacket on before you sit down.',
        'Walk to the corner and back.',
      ],
      step_minutes: [1, 1, 4],
      challenge: 'Stand in the doorway with your shoes on and decide there.',
      challenge_seconds: 30,
    },
  },
  {
    id: 'S4',
    situation: 'after_miss',
    person: 'P10',
    tone: 'kind_encouraging',
    text: {
      message:
        'No check-in yesterday, after five of the last seven days kept. There is nothing to make up for. Today take the first half of your plan only: when you hear your voice go up, walk to the sink. The water is optional.',
      micro_plan: [
        'Walk to the sink once from where you usually stand, as practice.',
        'Get one thing ready for “the last ten minutes before school.”',
        'Say the first sentence of the day at your normal volume.',
      ],
      step_minutes: [1, 3, 1],
      challenge: 'Breathe out once before you call a name.',
      challenge_seconds: 15,
    },
  },
  {
    id: 'S5',
    situation: 'silent_3',
    person: 'P8',
    tone: 'wise_mentor',
    text: {
      message:
        'Three days without a check-in. The sheet may have been done or not; only you know. Begin where it is easiest, with the kettle on and the exercise you mind least. You wrote “I’m afraid it gives way.” That sentence belongs in your next appointment.',
      micro_plan: [
        'Put the sheet beside the kettle.',
        'Do the exercise you mind least, as the sheet says.',
        'Write your question about the knee for the next appointment.',
      ],
      step_minutes: [1, 4, 2],
      challenge: 'Find one word for how the knee feels now, and write it on the sheet.',
      challenge_seconds: 30,
    },
  },
  {
    id: 'S6',
    situation: 'silent_7',
    person: 'P7',
    tone: 'kind_encouraging',
    text: {
      message:
        'It has been a week without a check-in. A goal that no longer fits can be changed: its size, its hour, its plan. If you want to go on as it is, you wrote why: “I want to sleep without doing sums.” One envelope is enough today.',
      micro_plan: [
        'Bring one envelope to the kitchen table.',
        'Open it and write down its date and sum.',
        'Start one box for all the letters.',
      ],
      step_minutes: [1, 3, 2],
      challenge: 'Lay tomorrow’s envelope on top of the pile, closed.',
      challenge_seconds: 15,
    },
  },
  {
    id: 'S7',
    situation: 'silent_14',
    person: 'P2',
    tone: 'teammate',
    text: {
      message:
        'Two weeks without a check-in. Maybe dinner happens without us, which would be the best outcome. If not, let’s pick one evening this week and leave the others alone. And if the goal has had its time, closing it is a fair answer too.',
      micro_plan: [
        'Choose one evening this week.',
        'Block the half hour after the 5:30 call on that day.',
        'Tell someone at home which evening it is.',
      ],
      step_minutes: [1, 2, 1],
      challenge: 'Say out loud which one it is: keep, smaller, or close.',
      challenge_seconds: 15,
    },
  },
  {
    id: 'S8',
    situation: 'returned',
    person: 'P3',
    tone: 'kind_encouraging',
    text: {
      message:
        'You checked in yesterday, after nine days without. Nothing needs catching up. Keep today small: when your shift ends, leave your shoes on and walk as far as you like. Longer can wait until next week.',
      micro_plan: [
        'Pack the shoes you want to walk in.',
        'Walk the first stretch after your shift, then decide.',
        'Write one line about how it was.',
      ],
      step_minutes: [1, 4, 1],
      challenge: 'Tie your laces again when the shift ends, slowly.',
      challenge_seconds: 15,
    },
  },
  {
    id: 'S9',
    situation: 'milestone_7',
    person: 'P4',
    tone: 'wise_mentor',
    text: {
      message:
        'Seven mornings with the psalm. Something made them possible, and it is worth knowing what: the coffee, the window, the hour, or the radio staying off. Write it down while it is fresh. It will be useful on a morning that is less willing.',
      micro_plan: [
        'Write down what made the seven mornings easy.',
        'Read today’s psalm slowly, then one verse of it again.',
        'Leave the book open for tomorrow.',
      ],
      step_minutes: [2, 4, 1],
      challenge: 'Leave the radio off for a minute after you close the book.',
      challenge_seconds: 60,
    },
  },
  {
    id: 'S10',
    situation: 'milestone_30',
    person: 'P7',
    tone: 'drill_sergeant',
    text: {
      message:
        'Thirty days. On the log. No celebration with a bigger plan. Same table. Same order: mail comes, envelopes open. One extra line today. Write down what the newest statement says is left. Date it. Carry on.',
      micro_plan: [
        'Bring today’s mail to the table and open it.',
        'Write down the balance from the newest statement.',
        'Put that page on top of the box.',
      ],
      step_minutes: [2, 3, 1],
      challenge: 'Tell one person: thirty days. No details needed.',
      challenge_seconds: 30,
    },
  },
]
