import type { CoachBrief, RecordedDay } from '#domain/coach/brief/brief.ts'
import type { Situation } from '#domain/coach/day/situation.ts'
import { addDays } from '#domain/time/day.ts'

/** A record by its last days, oldest first: k kept, m missed, r rest. */
const withDays = (brief: CoachBrief, record: string): CoachBrief => {
  const states: RecordedDay[] = [...record].map(
    (letter) => (({ k: 'kept', m: 'missed' })[letter] as RecordedDay | undefined) ?? 'rest',
  )
  const days = states.map((state, index) => ({ date: addDays(brief.date, index - states.length), state }))
  return { ...brief, days, keptOf14: states.filter((state) => state === 'kept').length }
}

const note = (brief: CoachBrief, feeling: 'easy' | 'hard' | null, text: string): Partial<CoachBrief> => ({
  notes: [{ date: addDays(brief.date, -1), feeling, text }],
})

/** What the record of each situation adds to a brief. */
const CHANGES: Record<Situation, (brief: CoachBrief) => Partial<CoachBrief>> = {
  done_today: () => ({ checkedInToday: true }),
  target_eve: (brief) => ({ target: addDays(brief.date, 1), daysToTarget: 1 }),
  target_day: (brief) => ({ target: brief.date, daysToTarget: 0 }),
  after_target: (brief) => ({ target: addDays(brief.date, -1), daysToTarget: -1 }),
  rest_day: (brief) => ({
    days: [...brief.days, { date: brief.date, state: 'rest' }],
    nextDay: addDays(brief.date, 4),
  }),
  returned: (brief) => ({ ...withDays(brief, 'kkkkmmmmmmmmmk'), run: 1, returnedAfter: 9 }),
  silent_3: (brief) => ({ ...withDays(brief, 'kkkkkkkkkkkmmm'), run: 0, silentDays: 3 }),
  silent_7: (brief) => ({ ...withDays(brief, 'kkkkkkkmmmmmmm'), run: 0, silentDays: 7 }),
  silent_14: (brief) => ({ ...withDays(brief, 'mmmmmmmmmmmmmm'), run: 0, silentDays: 14 }),
  after_miss: (brief) => ({ ...withDays(brief, 'kkkkmkkmkkkkkm'), run: 0, silentDays: 1 }),
  note_hard: (brief) => note(brief, 'hard', 'hard. lost it over a shoe'),
  milestone_7: () => ({ run: 7, bestRun: 7 }),
  milestone_30: () => ({ run: 30, dayNumber: 40 }),
  milestone_90: () => ({ run: 90, dayNumber: 100 }),
  milestone_365: () => ({ run: 365, dayNumber: 400 }),
  note_easy: (brief) => note(brief, 'easy', 'easy. tea instead of coffee'),
  first_day: () => ({ days: [], keptOf14: 0, keptOf30: 0, daysOf30: 0, run: 0, dayNumber: 1 }),
  at_risk: () => ({ run: 8, time_of_day: '07:00', localTime: '22:30', atRisk: true }),
  ordinary: () => ({}),
}

/** A brief whose day has a situation. */
export const inSituation = (brief: CoachBrief, situation: Situation): CoachBrief => {
  const ordinary = { ...brief, run: 4, silentDays: 0, returnedAfter: null }
  return { ...ordinary, ...CHANGES[situation](ordinary) }
}
