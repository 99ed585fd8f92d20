import type { Exemplar } from './exemplars.ts'

/** Complete exemplary texts of the situations S11 to S19 (TEXT-17). */
export const LATER_EXEMPLARS: readonly Exemplar[] = [
  {
    id: 'S11',
    situation: 'milestone_90',
    person: 'P6',
    tone: 'kind_encouraging',
    text: {
      message:
        'Ninety days. At the start you wrote: “I want to run after my niece and still talk.” How near that is, only you can say. Today you could choose what to keep from the plan. The cup in both hands may stay simply because you like it.',
      micro_plan: [
        'Write which hour was the hard one then, and which is now.',
        'Choose the part of the plan that stays.',
        'Tell one person the number.',
      ],
      step_minutes: [3, 1, 2],
      challenge: 'Say “ninety days” out loud to somebody who will know what it means.',
      challenge_seconds: 30,
    },
  },
  {
    id: 'S12',
    situation: 'target_eve',
    person: 'P8',
    tone: 'kind_encouraging',
    text: {
      message:
        'Tomorrow is the day you set for the bakery. You also wrote “I’m afraid it gives way.” There is room for both. Today, go through the way in your head, decide where you could rest, and who might come along. The stick may come too.',
      micro_plan: [
        'Do the exercise you mind least, as on any other day.',
        'Write down where on the way you could sit.',
        'Ask someone to walk with you.',
      ],
      step_minutes: [4, 2, 2],
      challenge: 'Choose what you will buy there, and put the money by the door.',
      challenge_seconds: 60,
    },
  },
  {
    id: 'S13',
    situation: 'target_day',
    person: 'P1',
    tone: 'drill_sergeant',
    text: {
      message:
        'Today is the date. It is a first draft. Gaps are allowed if they are marked. Write the last line. Save the file. Send it to one reader. Then step away from the desk. That is an order too.',
      micro_plan: [
        'Write the last sentence of the conclusion.',
        'Mark every open place with the same sign.',
        'Save the file and send it to one reader.',
      ],
      step_minutes: [4, 4, 1],
      challenge: 'Tell one person: the draft exists.',
      challenge_seconds: 30,
    },
  },
  {
    id: 'S14',
    situation: 'after_target',
    person: 'P7',
    tone: 'kind_encouraging',
    text: {
      message:
        'Yesterday was the date you set for the card. If it is paid, this goal has done its work and can be closed. If something is left, the date was an estimate and the plan still holds: mail, table, envelope. Look once, then decide.',
      micro_plan: [
        'Look up the balance.',
        'Write one word: closed, later, or smaller.',
        'Put a new date into the goal, if there is one.',
      ],
      step_minutes: [3, 1, 1],
      challenge: 'Write one line: what made opening letters easier.',
      challenge_seconds: 60,
    },
  },
  {
    id: 'S15',
    situation: 'ordinary',
    person: 'P9',
    tone: 'teammate',
    text: {
      message:
        'Noch die Karten, dann ist für heute Schluss. Du hast geschrieben: „abends bin ich müde“. Also machen wir es im Liegen und in kleiner Runde. Zuerst kommen die Karten, die du schon kannst, dann eine neue. Langsam ist dabei völlig in Ordnung.',
      micro_plan: [
        'Leg die Karten aufs Kissen und das Handy in den Flur.',
        'Sag drei bekannte Wörter laut auf.',
        'Lern eine neue Karte und bau einen Satz damit.',
      ],
      step_minutes: [1, 2, 4],
      challenge: 'Such dir ein Ding im Zimmer und sag leise, wie es auf Japanisch heißt.',
      challenge_seconds: 30,
    },
  },
  {
    id: 'S16',
    situation: 'done_today',
    person: 'P2',
    tone: 'drill_sergeant',
    text: {
      message:
        'Today is logged. No further orders. Optional: draft tomorrow’s answer to “one last message.” Otherwise, dismissed. The table is that way.',
      micro_plan: [
        'Draft tomorrow’s answer to “one last message.”',
        'Check which evening is next.',
        'Put the laptop where you cannot see it.',
      ],
      step_minutes: [2, 1, 1],
      challenge: 'Ask someone at the table one question, then wait.',
      challenge_seconds: 60,
    },
  },
  {
    id: 'S17',
    situation: 'rest_day',
    person: 'P3',
    tone: 'kind_encouraging',
    text: {
      message:
        'Today is a rest day, so the couch after your shift is exactly the plan. If you want to do something for tomorrow, put the shoes where you will see them. Nothing else is due.',
      micro_plan: ['Put your feet up.', 'Set the shoes by the door.', 'Look up when tomorrow’s shift ends.'],
      step_minutes: [4, 1, 1],
      challenge: 'Sit down for a minute before you look at the phone.',
      challenge_seconds: 60,
    },
  },
  {
    id: 'S18',
    situation: 'note_hard',
    person: 'P10',
    tone: 'wise_mentor',
    text: {
      message:
        'You wrote yesterday: “hard. lost it over a shoe.” A shoe is a small thing that arrives at a bad minute, and the minute can be made easier. Shoes can stand in pairs by the door before anyone is tired. Do that part today, and leave the rest.',
      micro_plan: [
        'Choose the place where the shoes will stand tonight.',
        'Get one more thing ready that is often missing.',
        'Walk to the sink once, as practice.',
      ],
      step_minutes: [2, 3, 1],
      challenge: 'If you want to, tell your child that you were too loud and are sorry.',
      challenge_seconds: 30,
    },
  },
  {
    id: 'S19',
    situation: 'note_easy',
    person: 'P6',
    tone: 'drill_sergeant',
    text: {
      message:
        'Your note: “easy. tea instead of coffee.” Useful. Repeat it. Same hour. Same tea. Same side of the door. No higher target today. Easy means that the plan fits.',
      micro_plan: [
        'Put the tea where the coffee stands.',
        'Tell Tom that you are on tea at eleven.',
        'Find one other moment for the tea, and write it down.',
      ],
      step_minutes: [1, 1, 2],
      challenge: 'Drink the first sips inside, both hands on the cup.',
      challenge_seconds: 60,
    },
  },
]
