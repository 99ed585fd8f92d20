import { createInterview } from '#test/support/interview.ts'
import { talk } from '#test/support/people/person.ts'
import { type Interviewed, lived } from './interviewed.ts'

/** Interviews with a gentle subject. */
export const HEAVY: readonly Interviewed[] = [
  {
    who: 'a burnt-out person with a wish for exercise and weight',
    interview: createInterview({
      lifeContext: { primary_challenge: 'I am signed off with burnout.' },
      health_fitness: { success_definition_90_days: 'Work out five times a week and lose 10 kg.' },
    }),
    chat: [],
  },
  {
    who: 'a burnt-out nurse on night shifts',
    interview: lived(
      'early_career',
      [45, 6, 6],
      ['Burnout, my doctor says, after three winters of night shifts.', 'Be able to enjoy a day off again.'],
      {
        spiritual: ['The chapel on the ward.', [4, 5, 0, 1], 'I sit in the chapel after a shift and want nothing.'],
        friends_family: ['My flatmate, who hears me come in.', [4, 8, 3, 6], 'Breakfast together after my shift.'],
        work: ['Twelve beds and one of me.', [2, 7, 2, 4], 'I am on the day rota by March.'],
        personal_development: ['I used to draw.', [3, 4, 0, 2], 'Draw three pages a week.'],
        health_fitness: ['I sleep when others are loud.', [2, 9, 1, 5], 'Run 5 km on Sundays and be down to 70 kilos.'],
      },
    ),
    chat: talk(['What would help most?', 'I want to train for a half marathon so that I feel something.']),
  },
  {
    who: 'a burnt-out person who writes of it in the circle Health & Fitness',
    interview: lived('mid_career_family', [40, 7, 4], ['Everything is too much.', 'Get through the winter.'], {
      spiritual: ['Candles.', [5, 5, 1, 1], 'A candle in the evening.'],
      friends_family: ['My two boys.', [6, 9, 14, 14], 'We eat together.'],
      work: ['My office job.', [2, 9, 2, 10], 'Deliver the migration and get promoted.'],
      personal_development: ['Nothing now.', [4, 3, 0, 1], 'Learn 500 words of Spanish.'],
      health_fitness: ['I have had burnout since the summer.', [2, 8, 2, 4], 'Lying down without a bad conscience.'],
    }),
    chat: [],
  },
  {
    who: 'a widower who works 60 hours',
    interview: lived(
      'leadership_scaling',
      [60, 6, 8],
      [
        'My wife died last May, and I work so that I do not have to go home.',
        'Be at the table with the children again.',
      ],
      {
        spiritual: ['Her grave, and the oak beside it.', [4, 6, 1, 2], 'I go to her grave on Sundays.'],
        friends_family: [
          'The two children who are left with me.',
          [3, 10, 8, 14],
          'Dinner with the children on three evenings.',
        ],
        work: ['The firm my father built.', [7, 7, 6, 10], 'The Hamburg order is delivered and we hit 2 million.'],
        personal_development: ['I do not know any more.', [5, 3, 0, 1], 'Read one book to the end.'],
        health_fitness: ['I smoke again.', [2, 7, 1, 4], 'Run ten kilometers and win against my brother.'],
      },
    ),
    chat: [],
  },
  {
    who: 'a person in grief whose circle is well',
    interview: lived('transition_change', [35, 7.5, 3], ['My mother passed away in August.', 'Let things be slow.'], {
      spiritual: ['Her songs.', [6, 8, 1, 2], 'I sing one of her songs when I cook.'],
      friends_family: ['My sisters carry me.', [9, 10, 10, 10], 'My sisters call on Sundays.'],
      work: ['The library.', [7, 6, 2, 2], 'The reading room is open again.'],
      personal_development: ['Her letters.', [5, 6, 1, 2], 'Her letters are in one box.'],
      health_fitness: ['I forget to eat.', [4, 6, 1, 2], 'I cook something warm.'],
    }),
    chat: [],
  },
]
