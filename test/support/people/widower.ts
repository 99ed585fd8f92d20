import { answers, goal, type PersonRecord, talk } from './person.ts'

export const widower: PersonRecord = {
  id: 'P4',
  who: 'A retired widower',
  interview: {
    lifeContext: {
      life_stage: 'transition_change',
      primary_challenge: 'I am retired, and the days have no edges.',
      primary_90_day_priority: 'Read a psalm every morning when the coffee is ready.',
      work_hours_per_week: 20,
      sleep_hours_per_night: 7,
      commute_hours_per_week: 0,
    },
    circleData: {
      spiritual: answers(
        'The psalms. We read them together.',
        [6, 9, 2, 4],
        'A psalm by the window before I turn on the radio.',
      ),
      friends_family: answers(
        'My wife died in March. There is my grandson.',
        [2, 9, 2, 4],
        'My grandson’s call on Sundays.',
      ),
      work: answers(
        'I was a carpenter. I still sharpen the tools.',
        [7, 3, 3, 3],
        'The bench in the garden is mended.',
      ),
      personal_development: answers(
        'Learning the phone properly, so that I can see the photos.',
        [4, 5, 1, 2],
        'I can send my grandson a picture.',
      ),
      health_fitness: answers(
        'Cooking for one. I have not got used to it.',
        [3, 7, 3, 4],
        'I sit down to a warm plate in the evening.',
      ),
    },
  },
  chat: talk([
    'You named the psalm in the morning and the call on Sundays. What comes first when the coffee is ready?',
    'The radio, so that it is not so quiet.',
  ]),
  zone: 'America/New_York',
  goals: [
    goal(
      { title: 'Read a psalm every morning', tone: 'wise_mentor', kind: 'reflect', circle: 'Spiritual', time: '06:30' },
      {
        script: 'kkkkkkkkkmkkkk',
        description: 'We read them together',
        plan: { when: 'the coffee is ready', will: 'sit by the window and read' },
        obstacle: 'the radio',
      },
    ),
    goal(
      {
        title: 'Cook for one again',
        tone: 'drill_sergeant',
        kind: 'do_regularly',
        circle: 'Health & Fitness',
        time: '17:00',
      },
      { script: 'mmkmmmkmmmmkmm', description: 'My wife died in March' },
    ),
    goal(
      {
        title: 'Learn to send my grandson a picture',
        tone: 'kind_encouraging',
        kind: 'learn',
        circle: 'Personal Development',
        time: '15:00',
      },
      {
        script: 'mkkmmkmmmmmmmk',
        before: 'kkm',
        description: 'So that I can see the photos too',
        obstacle: 'I press something and it is gone',
      },
    ),
  ],
}
