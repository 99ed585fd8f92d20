import { type Renaming, swapWords } from '#domain/coach/topics/renaming.ts'

export const BREAKFAST =
  /^(?!.*\b(?:lunch|dinner|healthier|every meal)\b).*\b(?:breakfast|Frühstück|frühstücken)(?!\p{L})/iu

/** Texts about meals for a title about breakfast alone. */
export const MEALS: readonly Renaming[] = [
  {
    ...swapWords(BREAKFAST, {
      'your next meal': 'your next breakfast',
      'the next meal': 'the next breakfast',
      'the next meals': 'the next breakfasts',
      'next meal': 'next breakfast',
      'a meal': 'a breakfast',
      'short meal': 'short breakfast',
      'late meal': 'late breakfast',
      'for meals': 'for breakfast',
      'one meal': 'one breakfast',
      'which meal you plan next': 'which breakfast you plan next',
      'which meal comes next': 'which breakfast comes next',
      'your last meal': 'your breakfast',
      'after the meal': 'after breakfast',
      'the end of a meal': 'the end of a breakfast',
      'some hours have no meal': 'some mornings have no breakfast',
      'three quick meals': 'three quick breakfasts',
      'five simple meals': 'five simple breakfasts',
      'for meals on the way': 'for breakfasts on the way',
      'quickest meal': 'quickest breakfast',
      'meal over': 'breakfast over',
      'meal running late': 'breakfast running late',
      'first meal': 'breakfast',
      'the first meal': 'breakfast',
      'other people’s meals': 'other people’s breakfasts',
      'forgotten meals': 'forgotten breakfast',
      'belongs to a meal': 'belongs to breakfast',
      'a shared meal': 'a shared breakfast',
    }),
    unless: /\b(?:lunch\w*|dinners?|soup|vegetables?|carrot)\b/iu,
  },
]
