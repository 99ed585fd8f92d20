import { answers, goal, type PersonRecord, talk } from './person.ts'

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
  zone: 'America/Chicago',
  goals: [
    goal(
      {
        title: 'Walk 20 minutes after every shift',
        tone: 'teammate',
        kind: 'do_regularly',
        circle: 'Health & Fitness',
        time: '14:00',
      },
      {
        script: 'kkmkkkkkkkmmmk',
        before: 'kkkkkmkkkkkkkmkkkk',
        description: 'Rotating shifts; the hour moves each week',
        weeklyHours: 1.75,
        plan: { when: 'my shift ends', will: 'keep my shoes on and walk' },
        obstacle: 'After nights I go straight to the couch',
        notes: { 3: { feeling: 'easy', text: 'sun was out behind the parking lot' } },
      },
    ),
    goal(
      {
        title: 'Finish modules one to three of the wound-care course',
        tone: 'kind_encouraging',
        kind: 'finish',
        circle: 'Personal Development',
        time: '20:00',
      },
      {
        script: 'kmkkmkkmkkkkkk',
        description: 'I paid for it in May',
        targetIn: 13,
        obstacle: 'I read a page and fall asleep',
        notes: { 7: { feeling: 'hard', text: 'module two is all pictures of feet' } },
      },
    ),
  ],
}
