import type { CircleType } from '#domain/goals/fields.ts'
import { type GoalSuggestion, shareOf } from './suggestions.ts'
import { hours, quoteOf } from './words.ts'

/** Suggestions without a model: three for each circle, sized to its hours. */

export const BUILT_IN_SUGGESTIONS = 'built-in-suggestions/1'

type Default = { title: string; description: string; reasoning: string; share: number }

const DEFAULTS: Record<CircleType, readonly [Default, Default, Default]> = {
  Spiritual: [
    {
      title: 'Ten quiet minutes before the phone',
      description: 'Every morning, before the first message: sit, breathe, pray or be silent for ten minutes.',
      reasoning: 'A quiet practice holds best when it is short and comes first in the day.',
      share: 0.4,
    },
    {
      title: 'One hour a week that is kept free',
      description: 'The same hour each week with nothing in it: a service, a walk alone, or a closed door.',
      reasoning: 'One longer stretch gives room for what ten minutes cannot reach.',
      share: 0.4,
    },
    {
      title: 'Three lines of thanks each evening',
      description: 'Before the light goes out, write down three things of the day that you are glad of.',
      reasoning: 'It takes almost no time and turns the day over once before it ends.',
      share: 0.2,
    },
  ],
  'Friends & Family': [
    {
      title: 'Dinner together, phones in the hall',
      description: 'Choose the evenings of the week, sit down at a set time, and leave the phones outside the room.',
      reasoning: 'Shared hours count most when they are fixed and nobody is half elsewhere.',
      share: 0.5,
    },
    {
      title: 'One evening a week with a friend',
      description: 'A walk, a call or a meal with one person each week; agree on the next one before you part.',
      reasoning: 'Friendships rarely end, they lapse. A next date keeps them from it.',
      share: 0.25,
    },
    {
      title: 'A morning that belongs to the family',
      description: 'One morning each week in which the others choose what is done, and nothing is booked over it.',
      reasoning: 'Among many short hours, one long one is what people remember.',
      share: 0.25,
    },
  ],
  Work: [
    {
      title: 'Two blocks a week for the work that counts',
      description: 'Twice a week, closed door and no messages, on the one piece of work that moves things on.',
      reasoning: 'Work that matters loses to work that is loud unless it has a place of its own.',
      share: 0.5,
    },
    {
      title: 'Finish one thing that has waited too long',
      description: 'Name the project that keeps coming back, cut it to what is needed, and bring it to an end.',
      reasoning: 'An open end takes attention every day; a closed one gives it back.',
      share: 0.3,
    },
    {
      title: 'Plan the week on Friday, in writing',
      description: 'Before the weekend: what is done, the three results of next week, and one thing to decline.',
      reasoning: 'A week that is planned before it starts asks for fewer decisions while it runs.',
      share: 0.2,
    },
  ],
  'Personal Development': [
    {
      title: 'Four mornings a week for what you are making',
      description: 'Before the day begins, at the same place: work on the one thing that you want to be able to do.',
      reasoning: 'Skill grows by often, not by long. Mornings have the fewest claims on them.',
      share: 0.5,
    },
    {
      title: 'Read two books that bear on it',
      description: 'Choose both now. Twenty minutes a day, pencil in hand, and one page of notes at the end of each.',
      reasoning: 'Two books well read give a better footing than ten that were begun.',
      share: 0.3,
    },
    {
      title: 'Show your work to somebody each month',
      description: 'Pick a person whose judgement you trust, set a date each month, and show what there is.',
      reasoning: 'A date with a reader or listener makes the small steps in between happen.',
      share: 0.2,
    },
  ],
  'Health & Fitness': [
    {
      title: 'Move on three fixed days a week',
      description: 'Three days, the same ones each week: a walk, a run, a class, at a pace you can talk at.',
      reasoning: 'Fixed days need no decision, and an easy pace is one you come back to.',
      share: 0.5,
    },
    {
      title: 'In bed by the same time, five nights of seven',
      description: 'Set the time, stop screens half an hour before it, and keep it from Sunday to Thursday.',
      reasoning: 'Almost everything else you want in 90 days is easier after enough sleep.',
      share: 0.25,
    },
    {
      title: 'Cook four plain dinners a week',
      description: 'Write the four on Sunday, buy for them once, and keep one that takes a quarter of an hour.',
      reasoning: 'Food is decided in the shop more than at the table.',
      share: 0.25,
    },
  ],
}

export type SuggestionWish = { circle: CircleType; hoursPerWeek: number; specificGoal: string }

export const builtInSuggestions = ({ circle, hoursPerWeek, specificGoal }: SuggestionWish): GoalSuggestion[] => {
  const quote = quoteOf(specificGoal)
  return DEFAULTS[circle].map(({ share, ...goal }, at) => {
    const timeCommitment = shareOf(hoursPerWeek, share)
    const aim = at === 0 && quote ? ` You wrote: “${quote}”.` : ''
    const size = at === 1 ? ` It fits into ${hours(timeCommitment)} a week.` : ''
    return { ...goal, reasoning: `${goal.reasoning}${aim}${size}`, timeCommitment }
  })
}
