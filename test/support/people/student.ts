import { answers, goal, type PersonRecord, talk } from './person.ts'

export const student: PersonRecord = {
  id: 'P1',
  who: 'A student with a thesis',
  interview: {
    lifeContext: {
      life_stage: 'early_career',
      primary_challenge: 'I reread instead of writing. Dr. Weiss has asked for chapter three twice.',
      primary_90_day_priority: 'A first draft of my thesis that I would show my grandmother.',
      work_hours_per_week: 20,
      sleep_hours_per_night: 7.5,
      commute_hours_per_week: 5,
    },
    circleData: {
      spiritual: answers(
        'Ten minutes of silence before the library opens.',
        [5, 4, 1, 1],
        'I sit on the bench at St. Anne every Sunday without my phone.',
      ),
      friends_family: answers(
        'My flatmates, and my grandmother.',
        [6, 8, 5, 6],
        'I call my grandmother on Wednesdays.',
      ),
      work: answers(
        'The thesis, and my hours in the library shop.',
        [3, 9, 14, 24],
        'Four chapters drafted, with a conclusion, even if it is a mess.',
      ),
      personal_development: answers(
        'Reading what nobody will examine me on.',
        [4, 6, 1, 3],
        'One novel a month, finished.',
      ),
      health_fitness: answers(
        'Sleep, and swimming when the pool is empty.',
        [5, 7, 1, 3],
        'I swim on Tuesdays and Fridays.',
      ),
    },
  },
  chat: talk([
    'You want 10 more hours for the thesis and wrote that you reread instead of writing. When in the day do you write?',
    'In the library from eight until the canteen fills. After lunch I only reread.',
  ]),
  zone: 'Europe/London',
  goals: [
    goal(
      {
        title: 'Finish the first draft of my thesis',
        tone: 'wise_mentor',
        kind: 'finish',
        circle: 'Work',
        time: '08:30',
      },
      {
        script: 'kkkmkkkkkkkkkk',
        before: 'kkkmkkkkmkkkkkkmkkkkmk',
        description: 'I want to hand in something I would show my grandmother',
        weeklyHours: 20,
        plan: { when: 'I sit down in the library', will: 'open the chapter before my email' },
        obstacle: 'I reread instead of writing',
        targetIn: 12,
        notes: {
          4: { feeling: 'hard', text: 'lost the thread in chapter two' },
          10: { feeling: 'right', text: 'conclusion still a mess' },
        },
      },
    ),
    goal(
      { title: 'Swim twice a week', tone: 'teammate', kind: 'do_regularly', circle: 'Health & Fitness', time: '17:00' },
      {
        script: 'kmmkmmkmmmmkkk',
        description: 'Before the pool gets full',
        obstacle: 'my hair never dries in time',
        plan: { when: 'the library closes', will: 'put the swim bag on my shoulder' },
      },
    ),
  ],
}
