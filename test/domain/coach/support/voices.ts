import type { Tone } from '#domain/goals/fields.ts'

/** One situation in the voices of the four tones. */
export const VOICES: readonly { situation: string; person: string; tone: Tone; message: string }[] = [
  {
    situation: 'Silent for three days',
    person: 'P7',
    tone: 'kind_encouraging',
    message:
      'Three days without a check-in, and no harm in starting small. You named the hard part yourself: “I don’t open the letters.” So today asks for one envelope, and only for the date on it. You can put it down after that.',
  },
  {
    situation: 'Silent for three days',
    person: 'P7',
    tone: 'teammate',
    message:
      'No check-in since Thursday, so let’s make this a short shift. We know the sticky part, because you wrote it down: “I don’t open the letters.” You fetch one envelope. All we want from it today is the date.',
  },
  {
    situation: 'Silent for three days',
    person: 'P7',
    tone: 'wise_mentor',
    message:
      'An unopened letter can be about anything; an opened one is paper with a date on it. It has been three quiet days. Choose one envelope this morning, and read no further than the date. That is a whole day’s work on this.',
  },
  {
    situation: 'Silent for three days',
    person: 'P7',
    tone: 'drill_sergeant',
    message:
      'Three days off the log. Closed. Today’s order is one envelope. Kitchen table. Open it. Find the date. Write it down. Dismissed.',
  },
  {
    situation: 'Streak of 30',
    person: 'P6',
    tone: 'kind_encouraging',
    message:
      'Thirty days kept. At the start you wrote what might get in the way: “the break at eleven with Tom.” Today has an eleven o’clock too, and you can take thirty days of practice into it. Same plan: cup in both hands, and stay inside.',
  },
  {
    situation: 'Streak of 30',
    person: 'P6',
    tone: 'teammate',
    message:
      'That’s thirty, and the log has every one of them. Let’s change nothing: coffee, both hands on the cup, inside. If Tom asks at eleven, we have a sentence ready. Step one is the sentence.',
  },
  {
    situation: 'Streak of 30',
    person: 'P6',
    tone: 'wise_mentor',
    message:
      'After thirty days the hard day is rarely the one to watch. It is the easy one, on which the rule seems to have served its time. Leave the coffee as it is, both hands on the cup, and let today be ordinary.',
  },
  {
    situation: 'Streak of 30',
    person: 'P6',
    tone: 'drill_sergeant',
    message:
      'Thirty days. On the log. Eleven o’clock is still on the schedule. So is your plan. Coffee, both hands, inside. No change of orders because it works. Carry on.',
  },
  {
    situation: 'Day 1',
    person: 'P2',
    tone: 'kind_encouraging',
    message:
      'The plan is already yours: when the 5:30 call ends, the laptop closes. You also know what will come up: “one last message.” Today you only try the plan once and notice where it catches. That is enough for a first evening.',
  },
  {
    situation: 'Day 1',
    person: 'P2',
    tone: 'teammate',
    message:
      'First day, so let’s set it up before anyone calls. The laptop shuts when the 5:30 call ends, and you wrote what will argue: “one last message.” We draft the answer to that message this morning. Then tonight there is nothing left to type.',
  },
  {
    situation: 'Day 1',
    person: 'P2',
    tone: 'wise_mentor',
    message:
      'Evenings are mostly decided before they begin. You have chosen when the laptop closes, and you have named what keeps it open: “one last message.” Decide this morning who will get that message tomorrow. The rest is standing up.',
  },
  {
    situation: 'Day 1',
    person: 'P2',
    tone: 'drill_sergeant',
    message:
      'Day 1. Your own order: 5:30 call ends, laptop closes. Expected: “one last message.” It waits until morning. Set the alarm for 5:30 now. Then carry on with your day.',
  },
  {
    situation: 'Eve of the target',
    person: 'P1',
    tone: 'kind_encouraging',
    message:
      'Tomorrow is the day you set, and yesterday you wrote “conclusion still a mess.” A first draft may have a messy conclusion, as long as it has one. Today is for gaps: list them, close the ones a reader would fall into, and mark the rest.',
  },
  {
    situation: 'Eve of the target',
    person: 'P1',
    tone: 'teammate',
    message:
      'One day to the date, so let’s split it: you close gaps, the list does the worrying. Yesterday’s note goes on it first: “conclusion still a mess.” We take the top line first, and polish belongs to the second draft.',
  },
  {
    situation: 'Eve of the target',
    person: 'P1',
    tone: 'wise_mentor',
    message:
      'The day before is for choosing what the draft will do without. You wrote “conclusion still a mess.” A plain one will serve, and a fine one can wait for the second draft. Decide what stays out, then close what is left.',
  },
  {
    situation: 'Eve of the target',
    person: 'P1',
    tone: 'drill_sergeant',
    message:
      'The date is tomorrow. Your note: “conclusion still a mess.” Understood. List the gaps. Close what a reader falls into. Mark the others. No rereading; you named that one yourself. The list first.',
  },
  {
    situation: 'Morning after one miss',
    person: 'P3',
    tone: 'kind_encouraging',
    message:
      'No check-in yesterday, and 11 of the last 14 days are kept. One day leaves that almost as it was. Today can be small: when your shift ends, keep your shoes on and walk to the corner and back. That is enough to be on the way again.',
  },
  {
    situation: 'Morning after one miss',
    person: 'P3',
    tone: 'teammate',
    message:
      'Yesterday’s box is empty and stays empty. We don’t repair it, we just don’t make it two. After the shift: shoes stay on, door, corner, back. That’s the short version, and it’s the whole plan today.',
  },
  {
    situation: 'Morning after one miss',
    person: 'P3',
    tone: 'wise_mentor',
    message:
      'A single missed day is an event. The day after it is the one that matters, and it asks for very little. When your shift ends, leave your shoes on and walk as far as the corner. Turn around when you like.',
  },
  {
    situation: 'Morning after one miss',
    person: 'P3',
    tone: 'drill_sergeant',
    message:
      'Yesterday is closed. No makeup work. Today’s order is smaller. Shift ends. Shoes stay on. Walk to the corner. Come back. One rule this morning: never two in a row.',
  },
]
