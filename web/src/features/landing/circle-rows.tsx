import { CIRCLES, type CircleType } from '#domain/goals/fields.ts'
import { findCircleKey } from '#web/lib/circles.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'

const WORDS: Record<CircleType, { about: string; goal: string }> = {
  Spiritual: {
    about: 'What you believe in, and the quiet it takes to hear it.',
    goal: 'Ten minutes of silence before the phone',
  },
  'Friends & Family': {
    about: 'The people who would notice if you stopped calling.',
    goal: 'Dinner at home, phones away',
  },
  Work: { about: 'What you build, and who you become while you build it.', goal: 'Ship the portfolio by June' },
  'Personal Development': {
    about: 'What you want to be able to do that you can’t do yet.',
    goal: 'Write 300 words a day',
  },
  'Health & Fitness': { about: 'The body that carries all of it.', goal: 'The half marathon, under two hours' },
}

export const CircleRows = () => (
  <ol className="circle-rows">
    {CIRCLES.map((circle) => (
      <li className="circle-row" key={circle} data-circle={findCircleKey(circle)}>
        <CircleGlyph circle={circle} large />
        <h3>{circle}</h3>
        <p>{WORDS[circle].about}</p>
        <p className="circle-row-goal">{WORDS[circle].goal}</p>
      </li>
    ))}
  </ol>
)
