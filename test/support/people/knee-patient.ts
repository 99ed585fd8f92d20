import { answers, goal, type PersonRecord, talk } from './person.ts'

export const kneePatient: PersonRecord = {
  id: 'P8',
  who: 'Somebody after knee surgery',
  interview: {
    lifeContext: {
      life_stage: 'transition_change',
      primary_challenge: 'I’m afraid it gives way.',
      primary_90_day_priority: 'Walk to the bakery without a stick.',
      work_hours_per_week: 30,
      sleep_hours_per_night: 8,
      commute_hours_per_week: 2,
    },
    circleData: {
      spiritual: answers(
        'The garden at the back of the house.',
        [6, 6, 2, 3],
        'I sit outside once a day when it is dry.',
      ),
      friends_family: answers('The choir, and Ruth next door.', [5, 8, 3, 5], 'Choir on Thursdays again.'),
      work: answers('Bookkeeping from the kitchen table.', [6, 5, 2, 2], 'The year closed by December.'),
      personal_development: answers(
        'Patience. I have little.',
        [4, 5, 1, 1],
        'I can say what helps and what does not.',
      ),
      health_fitness: answers(
        'Since the surgery I plan around the stick.',
        [2, 9, 3, 5],
        'The sheet from the physio, morning and evening, when the kettle is on.',
      ),
    },
  },
  chat: talk([
    'You wrote that you are afraid it gives way. Who could answer what is safe?',
    'Ms. Okafor, the physio, on Mondays. I never ask her.',
  ]),
  zone: 'America/Toronto',
  goals: [
    goal(
      {
        title: 'Walk to the bakery without a stick',
        tone: 'kind_encouraging',
        kind: 'recover',
        circle: 'Health & Fitness',
        time: '08:00',
      },
      {
        script: 'kkkmkkkkkkkkkk',
        before: 'kkmkkkkkkk',
        description: 'Exercises from the physio sheet, morning and evening',
        plan: { when: 'the kettle is on', will: 'do the sheet' },
        obstacle: 'I’m afraid it gives way',
        targetIn: 11,
        notes: { 6: { feeling: 'hard', text: 'swollen after the stairs' } },
      },
    ),
    goal(
      {
        title: 'Choir on Thursdays again',
        tone: 'teammate',
        kind: 'relate',
        circle: 'Friends & Family',
        time: '16:00',
      },
      { script: 'mmkmmmmmmmkmmk', description: 'Ruth next door would drive', obstacle: 'the steps at the church hall' },
    ),
  ],
}
