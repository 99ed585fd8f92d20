import { answers, goal, type PersonRecord, talk } from './person.ts'

export const debtor: PersonRecord = {
  id: 'P7',
  who: 'Somebody in debt, who cooks for an ill mother',
  interview: {
    lifeContext: {
      life_stage: 'mid_career_family',
      primary_challenge: 'I don’t open the letters.',
      primary_90_day_priority: 'Pay off the credit card.',
      work_hours_per_week: 50,
      sleep_hours_per_night: 7,
      commute_hours_per_week: 10,
    },
    circleData: {
      spiritual: answers('Sunday mass, if I get there.', [5, 5, 1, 2], 'Mass on two Sundays a month.'),
      friends_family: answers(
        'My mother. I cook her meals and do her pills every evening.',
        [5, 9, 16, 18],
        'One evening a week when my sister takes over.',
      ),
      work: answers(
        'Two jobs that add up to one.',
        [4, 7, 4, 20],
        'Extra Saturdays at the garage until the card is paid.',
      ),
      personal_development: answers(
        'Understanding my own money.',
        [2, 8, 0, 9],
        'Every envelope opened at the kitchen table.',
      ),
      health_fitness: answers(
        'I want to sleep without doing sums.',
        [3, 8, 1, 18],
        'In bed at eleven, with the light off.',
      ),
    },
  },
  chat: talk([
    'You want 67 hours and have 59 hours. Which letter would you open first?',
    'The one from the bank. It came on a Thursday.',
  ]),
  zone: 'America/Los_Angeles',
  goals: [
    goal(
      {
        title: 'Pay off the credit card',
        tone: 'drill_sergeant',
        kind: 'save',
        circle: 'Personal Development',
        time: '12:15',
      },
      {
        script: 'kkmmmmkkkkkkkk',
        before: 'kkkkk',
        description: 'I want to sleep without doing sums',
        plan: { when: 'the mail comes', will: 'open every envelope at the kitchen table' },
        obstacle: 'I don’t open the letters',
        targetIn: 90,
        notes: { 8: { feeling: 'hard', text: 'two letters from the bank' } },
      },
    ),
    goal(
      {
        title: 'In bed at eleven with the light off',
        tone: 'wise_mentor',
        kind: 'do_regularly',
        circle: 'Health & Fitness',
        time: '22:15',
      },
      {
        script: 'kmkkkmmkkkkkmk',
        obstacle: 'the phone',
        plan: { when: 'my mother is asleep', will: 'put the phone in the kitchen' },
      },
    ),
  ],
}
