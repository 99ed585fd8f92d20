import * as z from 'zod/mini'
import { shareOf } from '#domain/framework/suggestions.ts'
import { quoteOf } from '#domain/framework/words.ts'
import { type CircleType, circleType } from '#domain/goals/fields.ts'
import { readData } from '#local/services/bedrock/person-data.ts'

const suggestionData = z.strictObject({
  circle: circleType,
  personal_definition: z.string(),
  current_challenges: z.string(),
  success_in_90_days: z.string(),
  hours_per_week: z.number(),
  max_hours: z.number(),
})

type Habit = { title: string; description: string }
const HABITS: Record<CircleType, { small: Habit; long: Habit }> = {
  Spiritual: {
    small: { title: 'Five breaths at the window', description: 'Each morning, standing, before the first screen.' },
    long: {
      title: 'A Sunday hour behind a closed door',
      description: 'The same hour each Sunday, with nothing in it.',
    },
  },
  'Friends & Family': {
    small: { title: 'One call on the way home', description: 'Each working day, to one of the people you would miss.' },
    long: {
      title: 'A table that is set by half past six',
      description: 'On the evenings you choose, phones elsewhere.',
    },
  },
  Work: {
    small: {
      title: 'One page before the inbox',
      description: 'Each morning, a page of the work that only you can do.',
    },
    long: {
      title: 'A Friday block without meetings',
      description: 'Every Friday, in the calendar that your team sees.',
    },
  },
  'Personal Development': {
    small: { title: 'A line a day, in pencil', description: 'Each day, one line of what you are making, by hand.' },
    long: { title: 'A long morning at the desk', description: 'Once a week, one morning for it and nothing else.' },
  },
  'Health & Fitness': {
    small: { title: 'Shoes on after lunch', description: 'Each day, out of the door and round the block.' },
    long: { title: 'One long outing at the weekend', description: 'Every weekend, outdoors, at a pace for talking.' },
  },
}

const TITLE_QUOTE = 48

const said = (text: string, frame: (quote: string) => string, otherwise: string): string => {
  const quote = quoteOf(text)
  return quote ? frame(`“${quote}”`) : otherwise
}

/** Three goals of one circle, each with a reason in the person's own words. */
export const composeGoalSuggestions = (prompt: string) => {
  const data = readData(prompt, suggestionData)
  const { small, long } = HABITS[data.circle]
  const aim = quoteOf(data.success_in_90_days)
  const thing = aim && [...aim].length <= TITLE_QUOTE ? `“${aim}”` : data.circle
  return {
    suggestions: [
      {
        title: `Two set times a week for ${thing}`,
        description:
          'Choose both on Sunday, write them down where others see them, and keep them as you would a meeting.',
        reasoning: said(
          data.success_in_90_days,
          (quote) => `In 90 days you want ${quote}.`,
          'Set times need no decision.',
        ),
        time_commitment: shareOf(data.hours_per_week, 0.5),
      },
      {
        ...small,
        reasoning: said(
          data.current_challenges,
          (quote) => `You named ${quote}; this is small enough for such days.`,
          'It is small enough for any day.',
        ),
        time_commitment: shareOf(data.hours_per_week, 0.2),
      },
      {
        ...long,
        reasoning: said(
          data.personal_definition,
          (quote) => `You wrote ${quote}.`,
          'Some things need one long stretch.',
        ),
        time_commitment: shareOf(data.hours_per_week, 0.3),
      },
    ],
  }
}
