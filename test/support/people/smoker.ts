import { answers, goal, type PersonRecord, talk } from './person.ts'

export const smoker: PersonRecord = {
  id: 'P6',
  who: 'A smoker who wants to quit',
  interview: {
    lifeContext: {
      life_stage: 'mid_career_family',
      primary_challenge: 'The break at eleven with Tom. I have quit four times.',
      primary_90_day_priority: 'Quit smoking.',
      work_hours_per_week: 40,
      sleep_hours_per_night: 7,
      commute_hours_per_week: 4,
    },
    circleData: {
      spiritual: answers('The lake, early, before the boats.', [6, 5, 1, 2], 'I sit at the lake on Saturday mornings.'),
      friends_family: answers(
        'My sister and my niece. Tom, in a way.',
        [6, 9, 6, 7],
        'I run after my niece and still talk.',
      ),
      work: answers('Driving the crane. I like it.', [7, 6, 1, 1], 'No complaints, same as now.'),
      personal_development: answers(
        'Knowing what my hands do when I don’t think.',
        [4, 6, 0, 2],
        'I can drink a coffee with nothing in the other hand.',
      ),
      health_fitness: answers('Breath on the third floor.', [2, 9, 1, 4], 'Ninety days without a cigarette.'),
    },
  },
  chat: talk([
    'You named Tom in two circles. What could the break at eleven be without a cigarette?',
    'We could stay inside with the coffee. He would laugh and do it.',
  ]),
  zone: 'America/Denver',
  goals: [
    goal(
      { title: 'Quit smoking', tone: 'kind_encouraging', kind: 'stop', circle: 'Health & Fitness', time: '06:45' },
      {
        script: 'kkkkmkkkkkkkkk',
        before: 'kkkkkkkkkkkkkkkkkkkkkkkkkkkk',
        description: 'I want to run after my niece and still talk',
        plan: { when: 'I have my coffee', will: 'hold the cup with both hands and stay inside' },
        obstacle: 'the break at eleven with Tom',
        notes: {
          2: { feeling: 'easy', text: 'tea instead of coffee' },
          6: { feeling: 'hard', text: 'argument with my boss, one drag' },
        },
      },
    ),
    goal(
      {
        title: 'Sit at the lake on Saturday mornings',
        tone: 'drill_sergeant',
        kind: 'reflect',
        circle: 'Spiritual',
        time: '08:00',
      },
      { script: 'mmmmmkmmmmmmkm', before: 'mmmmmmk', description: 'Early, before the boats' },
    ),
  ],
}
