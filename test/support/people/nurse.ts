import { answers, type PersonRecord, talk } from './person.ts'

export const nurse: PersonRecord = {
  id: 'P3',
  who: 'A nurse on rotating shifts',
  interview: {
    lifeContext: {
      life_stage: 'mid_career_family',
      primary_challenge: 'I work rotating shifts, and the hour of everything moves each week.',
      primary_90_day_priority: 'Walk 20 minutes after every shift.',
      work_hours_per_week: 40,
      sleep_hours_per_night: 7,
      commute_hours_per_week: 6,
    },
    circleData: {
      spiritual: answers(
        'Lighting a candle for the ones we lost on the ward.',
        [6, 6, 1, 1],
        'A candle after every hard shift.',
      ),
      friends_family: answers(
        'My husband, when we are awake at the same time.',
        [5, 9, 8, 10],
        'One breakfast together after each night shift.',
      ),
      work: answers(
        'Doing right by twelve patients at once.',
        [6, 8, 2, 2],
        'I hand over on time and leave the ward at the ward.',
      ),
      personal_development: answers('The wound-care course I paid for.', [4, 6, 1, 2], 'Modules one to three done.'),
      health_fitness: answers(
        'Legs that still carry me at fifty.',
        [4, 8, 1, 4],
        'I walked after most shifts, nights too.',
      ),
    },
  },
  chat: talk([
    'Your hours move each week, and you want a walk after every shift. Which shift makes the walk hardest?',
    'After nights I go straight to the couch.',
  ]),
}
