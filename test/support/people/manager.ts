import { answers, goal, type PersonRecord, talk } from './person.ts'

export const manager: PersonRecord = {
  id: 'P5',
  who: 'A burnt-out manager',
  interview: {
    lifeContext: {
      life_stage: 'leadership_scaling',
      primary_challenge: 'I am signed off with burnout until January.',
      primary_90_day_priority: 'Recover, and have the laptop closed at 7 PM when I go back.',
      work_hours_per_week: 50,
      sleep_hours_per_night: 6,
      commute_hours_per_week: 7,
    },
    circleData: {
      spiritual: answers(
        'I used to sit in the church on the corner at noon.',
        [4, 6, 0, 2],
        'Sitting somewhere quiet without checking the time.',
      ),
      friends_family: answers(
        'My brother, who keeps asking.',
        [5, 8, 4, 6],
        'I answer my brother on the day he writes.',
      ),
      work: answers('Nine people who think I am fine.', [3, 8, 4, 12], 'Caught up with everything I left open.'),
      personal_development: answers('Reading again, more than one page.', [3, 5, 1, 2], 'One book, whichever.'),
      health_fitness: answers('Sleeping through.', [3, 9, 2, 6], 'I sleep through four nights in a week.'),
    },
  },
  chat: talk([
    'You want to sleep through, and you gave Work 8 more hours. What would your doctor say to those hours?',
    'She would laugh. She said nothing before January.',
  ]),
  zone: 'Europe/Dublin',
  goals: [
    goal(
      { title: 'Laptop closed at 7 PM', tone: 'drill_sergeant', kind: 'do_regularly', circle: 'Work', time: '18:30' },
      { script: 'kkkmkkkkmmkkkk', before: 'kkkk' },
    ),
    goal(
      {
        title: 'Recover from burnout',
        tone: 'kind_encouraging',
        kind: 'recover',
        circle: 'Health & Fitness',
        time: '10:00',
      },
      { script: 'mkmmmmkmmmmmmk', description: 'Signed off until January' },
    ),
  ],
}
