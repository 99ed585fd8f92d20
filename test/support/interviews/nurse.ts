import { type Interviewed, lived } from './interviewed.ts'

/** A nurse on rotating shifts whose 90-day priority is an exam. */
export const NURSE: Interviewed = {
  who: 'a nurse before an exam',
  interview: lived(
    'mid_career_family',
    [45, 6.5, 5],
    [
      'I work rotating shifts, and after a night I scroll instead of sleeping.',
      'Pass the CCRN exam on March 6 without losing sleep or my evenings with the twins.',
    ],
    {
      spiritual: ['A few quiet minutes that belong to me.', [5, 5, 0, 1], 'I sit in the chapel once a week.'],
      friends_family: [
        'My husband and our twins.',
        [5, 9, 8, 9],
        'We have dinner together three nights a week without phones.',
      ],
      work: ['Caring for patients on the ward without burning down.', [7, 7, 1, 2], 'I have passed the CCRN.'],
      personal_development: ['Learning for the next step.', [5, 6, 1, 3], 'I read one article a week.'],
      health_fitness: ['Enough sleep between the shifts.', [3, 8, 2, 5], 'I sleep seven hours, also after a night.'],
    },
  ),
  chat: [],
}
