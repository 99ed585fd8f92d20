import { answers, goal, type PersonRecord, talk } from './person.ts'

export const founder: PersonRecord = {
  id: 'P2',
  who: 'A founder with two children',
  interview: {
    lifeContext: {
      life_stage: 'leadership_scaling',
      primary_challenge: 'My daughter asked if I live at the office.',
      primary_90_day_priority: 'Be home for dinner four evenings a week.',
      work_hours_per_week: 60,
      sleep_hours_per_night: 6.5,
      commute_hours_per_week: 8,
    },
    circleData: {
      spiritual: answers(
        'Not sure. A walk without earphones, maybe.',
        [4, 4, 0, 2],
        'One walk a week without earphones.',
      ),
      friends_family: answers(
        'My two kids and Jonas.',
        [3, 10, 12, 20],
        'Dinner at home four evenings a week, laptop closed when the 5:30 call ends.',
      ),
      work: answers(
        'The company, 14 people and their rent.',
        [6, 8, 6, 16],
        'The team closes the quarter without me in every call.',
      ),
      personal_development: answers(
        'Learning to let other people decide.',
        [4, 6, 0, 4],
        'I hand over two decisions a week.',
      ),
      health_fitness: answers(
        'Not falling asleep at red lights.',
        [3, 7, 1, 5],
        'Run on Saturdays before the kids wake up.',
      ),
    },
  },
  chat: talk([
    'You gave Work 10 more hours and wrote that your daughter asked if you live at the office. Which of the two should this plan believe for the next 90 days?',
    'My daughter. There is always one last message after the 5:30 call, and then it is eight.',
  ]),
  zone: 'America/New_York',
  goals: [
    goal(
      {
        title: 'Be home for dinner four evenings a week',
        tone: 'drill_sergeant',
        kind: 'relate',
        circle: 'Friends & Family',
        time: '07:00',
      },
      {
        script: 'kkkmkkkkkkkkmk',
        description: 'My daughter asked if I live at the office',
        plan: { when: 'the 5:30 call ends', will: 'close the laptop' },
        obstacle: 'one last message',
        notes: {
          5: { feeling: 'easy', text: 'left at 5:40 and nobody noticed' },
          9: { feeling: 'hard', text: 'investor call ran over' },
        },
      },
    ),
    goal(
      {
        title: 'Hand over two decisions a week',
        tone: 'wise_mentor',
        kind: 'do_regularly',
        circle: 'Personal Development',
        time: '09:00',
      },
      {
        script: 'mkkmmmkkkmkkmm',
        before: 'kmkkmmk',
        description: 'Learning to let other people decide',
        plan: { when: 'somebody asks me what to do', will: 'ask what they would do' },
      },
    ),
    goal(
      {
        title: 'Run on Saturdays before the kids wake up',
        tone: 'teammate',
        kind: 'do_regularly',
        circle: 'Health & Fitness',
        time: '06:00',
      },
      { script: 'mmmmmkkmmmmmmk', before: 'mmmmmk', obstacle: 'I fell asleep at midnight' },
    ),
  ],
}
