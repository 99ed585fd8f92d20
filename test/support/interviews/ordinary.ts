import { createInterview } from '#test/support/interview.ts'
import { talk } from '#test/support/people/person.ts'
import { type Interviewed, lived } from './interviewed.ts'

/** Interviews without a gentle subject. */
export const ORDINARY: readonly Interviewed[] = [
  {
    who: 'a person on rotating shifts who wrote of evenings and Sundays',
    interview: createInterview({ lifeContext: { primary_challenge: 'I work rotating night shifts.' } }),
    chat: [],
  },
  {
    who: 'a retired person with one wish on a day',
    interview: createInterview({ lifeContext: { primary_challenge: 'I am retired and the days run together.' } }),
    chat: [],
  },
  {
    who: 'a carer of her mother',
    interview: lived(
      'mid_career_family',
      [30, 6.5, 4],
      ['I look after my mother, who has dementia, and nobody takes over.', 'One evening a week that is mine.'],
      {
        spiritual: ['Lighting a candle at St. Anne.', [5, 6, 0, 1], 'A candle at St. Anne on Fridays.'],
        friends_family: [
          'My mother, and the friends I have not called.',
          [3, 9, 25, 22],
          'Ruth and I talk on Thursdays.',
        ],
        work: ['The bakery, four mornings.', [6, 5, 1, 1], 'I leave at noon.'],
        personal_development: ['The choir.', [2, 7, 0, 3], 'I sing in the choir again on Tuesdays.'],
        health_fitness: ['My back.', [3, 8, 1, 3], 'My back lets me sleep.'],
      },
    ),
    chat: talk(['Who could sit with her?', 'My brother could come on Tuesdays if I asked him.']),
  },
  {
    who: 'a student with two jobs',
    interview: lived(
      'early_career',
      [35, 6, 10],
      ['Two jobs and a degree, and the rent is due on the first.', 'Pass the two exams in February.'],
      {
        spiritual: ['Walking by the river at night.', [6, 3, 1, 1], 'I walk home along the river.'],
        friends_family: ['My flat, and my parents on the phone.', [5, 6, 5, 6], 'I call home on Sundays.'],
        work: ['The bar and the call center.', [3, 5, 2, 12], 'Only one job is left.'],
        personal_development: ['Statistics.', [4, 10, 12, 20], 'Both exams passed at the first try.'],
        health_fitness: ['Instant noodles.', [3, 6, 1, 4], 'Cook twice a week and sleep seven hours.'],
      },
    ),
    chat: [],
  },
  {
    who: 'a single parent',
    interview: lived(
      'mid_career_family',
      [40, 6.5, 7],
      ['I am alone with the kids, and everything is on me.', 'Less shouting in the mornings.'],
      {
        spiritual: ['Five minutes alone in the bathroom.', [4, 5, 0, 1], 'Tea on the balcony before the kids wake up.'],
        friends_family: ['Mia and Jonas.', [6, 10, 20, 24], 'We read together every evening.'],
        work: ['It pays the rent.', [5, 6, 1, 1], 'I leave at four on Wednesdays.'],
        personal_development: ['The nursing course.', [3, 7, 0, 5], 'I have applied for the course.'],
        health_fitness: ['I get up tired.', [3, 7, 0, 3], 'Swim on Saturdays while the kids are at their dad’s.'],
      },
    ),
    chat: [],
  },
  {
    who: 'a retired person with a small business',
    interview: lived(
      'transition_change',
      [30, 7, 2],
      ['I am retired, but the repair shop eats my days.', 'Close the shop on Fridays.'],
      {
        spiritual: ['The bees.', [8, 7, 4, 5], 'I watch the bees when the sun comes over the wall.'],
        friends_family: ['Ilse, and the four grandchildren.', [6, 9, 10, 14], 'The grandchildren come on Wednesdays.'],
        work: ['Other people’s radios.', [7, 5, 6, 2], 'No new orders after Christmas.'],
        personal_development: ['The accordion.', [3, 6, 1, 4], 'I play a whole song for Ilse.'],
        health_fitness: ['The knees.', [5, 7, 2, 3], 'Up to the chapel without a stop.'],
      },
    ),
    chat: [],
  },
  {
    who: 'a person with flat answers',
    interview: lived('early_career', [40, 8, 5], ['Not sure.', 'Be happier.'], {
      spiritual: ['ok', [5, 5, 0, 5], 'better'],
      friends_family: ['Fine', [5, 5, 0, 5], 'See people'],
      work: ['Job', [5, 5, 0, 5], 'Earn more'],
      personal_development: ['Learning', [5, 5, 0, 5], 'Learn things'],
      health_fitness: ['Health', [5, 5, 0, 5], 'Get fit'],
    }),
    chat: [],
  },
  {
    who: 'a person with contradictory hours',
    interview: lived(
      'leadership_scaling',
      [80, 9, 20],
      ['There is no time for anything.', 'Build the company and be a present father.'],
      {
        spiritual: ['Meditation.', [9, 9, 10, 2], 'Meditate an hour every morning.'],
        friends_family: ['My daughter and my wife.', [2, 10, 20, 30], 'Home for dinner every day.'],
        work: ['My company.', [8, 10, 20, 40], 'Series B closed.'],
        personal_development: ['Reading.', [5, 2, 5, 12], 'A book a week.'],
        health_fitness: ['Triathlon.', [4, 8, 10, 10], 'Finish the half distance in May.'],
      },
    ),
    chat: [],
  },
  {
    who: 'a person with a satisfaction of 1 everywhere',
    interview: lived(
      'transition_change',
      [45, 6, 8],
      ['Nothing is as I wanted it to be at forty.', 'One thing that works.'],
      {
        spiritual: ['I stopped believing in anything.', [1, 6, 0, 1], 'I know what I stand for.'],
        friends_family: ['Two people whom I still write to.', [1, 9, 1, 5], 'Anna and I have coffee on Saturdays.'],
        work: ['A job I took for a year, nine years ago.', [1, 8, 2, 4], 'I have sent three applications.'],
        personal_development: ['I wanted to be a luthier.', [1, 8, 0, 4], 'I have built the neck of a violin.'],
        health_fitness: ['A body I ignore.', [1, 7, 0, 3], 'Stairs without a break.'],
      },
    ),
    chat: [],
  },
  {
    who: 'a person who answers in German',
    interview: lived(
      'mid_career_family',
      [40, 7, 5],
      ['Abends sitze ich zu lange am Handy.', 'Die Prüfung zur Meisterin im März bestehen.'],
      {
        spiritual: ['Der Wald hinter dem Haus.', [5, 6, 1, 2], 'Sonntags eine Stunde im Wald ohne Handy.'],
        friends_family: ['Meine Kinder und mein Mann.', [6, 9, 12, 14], 'Mittwochs essen wir alle zusammen.'],
        work: ['Die Werkstatt.', [7, 7, 2, 2], 'Der Betrieb läuft auch ohne mich.'],
        personal_development: [
          'Die Meisterprüfung.',
          [3, 10, 3, 8],
          'Jeden Abend drei Seiten gelernt, z. B. Buchhaltung.',
        ],
        health_fitness: ['Mein Rücken tut weh.', [3, 7, 1, 3], 'Morgens zehn Minuten Gymnastik.'],
      },
    ),
    chat: [],
  },
]
