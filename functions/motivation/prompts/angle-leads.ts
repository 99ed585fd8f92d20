import type { Angle } from '#domain/coach/day/angle.ts'
import type { Situation } from '#domain/coach/day/situation.ts'

/** The instruction for the start of the message, by angle (TEXT-14). */
export const ANGLE_LEADS: Record<Angle, string> = {
  start: 'the first move, and nothing after it',
  plan: 'the plan, rehearsed; without a plan, the goal’s own hour',
  obstacle: 'what gets in the way, and its answer',
  why: 'the reason, quoted and not judged',
  body: 'hands, breath or posture of this act',
  people: 'somebody whom the person named and whom it touches',
  proof: 'the record',
  play: 'a harmless odd version of it',
  rest: 'the pause as part of it',
  place: 'a thing or a room that is moved',
  craft: 'a detail of doing it well',
  end: 'what "done for today" is',
}

/** The instruction for a day with a situation. It precedes the angle's. */
export const SITUATION_LEADS: Record<Exclude<Situation, 'ordinary'>, string> = {
  done_today: 'Today is checked in already: 15 to 30 words, optional steps for tomorrow.',
  target_eve: 'The target is tomorrow: preparation only, and what may stay open.',
  target_day: 'The target is today: what counts as done, and the stop.',
  after_target: 'The target was yesterday: allow for both outcomes, ask for one decision.',
  rest_day:
    'The goal does not ask for today: name its next day (next_day) by the weekday, and ask for one preparation, not for the goal itself.',
  returned: 'The person came back yesterday: keep the second day as small as the first, nothing to catch up.',
  silent_3: 'Three days without a check-in: say it in one clause, leave open what was done, an easy end.',
  silent_7: 'A week without a check-in: the goal may be changed; the reason; one small thing.',
  silent_14: 'Two weeks without a check-in: two or three honest options, such as keep, smaller, close.',
  after_miss:
    'No check-in yesterday: state it, halve the step, ask for no repair. 25 to 45 words, the shortest steps of all.',
  note_hard: 'Yesterday’s note says that it was hard: quote it, and move or shrink one thing. No general comfort.',
  milestone_7: 'A run of 7 days: what made it possible.',
  milestone_30: 'A run of 30 days: say it, and raise nothing.',
  milestone_90: 'A run of 90 days: the reason, and a choice about what stays.',
  milestone_365: 'A run of a year: say it plainly, and what stays.',
  note_easy: 'Yesterday’s note says that it was easy: repeat the same, no higher target.',
  first_day: 'Day 1: try the plan once, and notice where it catches.',
  at_risk: 'It is late and today is still open: the version that still fits. At most 45 words. No threat of a loss.',
}
