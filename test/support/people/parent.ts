import { answers, goal, type PersonRecord, talk } from './person.ts'

export const parent: PersonRecord = {
  id: 'P10',
  who: 'A parent who shouts',
  interview: {
    lifeContext: {
      life_stage: 'mid_career_family',
      primary_challenge: 'The last ten minutes before school.',
      primary_90_day_priority: 'Stop shouting at my kids.',
      work_hours_per_week: 35,
      sleep_hours_per_night: 7,
      commute_hours_per_week: 5,
    },
    circleData: {
      spiritual: answers(
        'A minute in which nobody wants anything from me.',
        [3, 6, 0, 2],
        'Coffee on the balcony before anyone is up.',
      ),
      friends_family: answers(
        'My kids, eight and eleven.',
        [4, 10, 14, 15],
        'I want them to tell me things when they are fifteen.',
      ),
      work: answers('The school office, where I am never loud.', [7, 6, 2, 2], 'As it is.'),
      personal_development: answers(
        'Hearing my voice before they do.',
        [3, 8, 0, 2],
        'When my voice goes up, I go to the sink.',
      ),
      health_fitness: answers(
        'Enough sleep to be kind at seven.',
        [4, 7, 1, 3],
        'Shoes and bags by the door every evening.',
      ),
    },
  },
  chat: talk([
    'You are never loud at the office, and loud before school. What is different at 7:40?',
    'Nobody finds their shoes, and I have to be on the bus at eight.',
  ]),
  zone: 'America/Chicago',
  goals: [
    goal(
      {
        title: 'Stop shouting at my kids',
        tone: 'kind_encouraging',
        kind: 'stop',
        circle: 'Friends & Family',
        time: '06:15',
      },
      {
        script: 'kkmkkkmkkkkkkk',
        before: 'kkkkmkkk',
        description: 'I want them to tell me things when they are fifteen',
        plan: { when: 'I hear my voice go up', will: 'go to the sink and run cold water over my hands' },
        obstacle: 'the last ten minutes before school',
        notes: { 4: { feeling: 'hard', text: 'lost it over a shoe' } },
      },
    ),
    goal(
      {
        title: 'Shoes and bags by the door every evening',
        tone: 'teammate',
        kind: 'do_regularly',
        circle: 'Friends & Family',
        time: '19:30',
      },
      {
        script: 'kkkkkkkkmkkkkk',
        obstacle: 'everybody is tired by then',
        notes: { 3: { feeling: 'easy', text: 'the kids did it while I cooked' } },
      },
    ),
  ],
}
