import { DAYS_AND_PEOPLE } from './days-and-people.ts'
import { EXAMS_AND_TABLES } from './exams-and-tables.ts'
import { FAITH_CARE_AND_SHIFTS, READING } from './faith-care-and-shifts.ts'
import { HABITS_AND_LEARNING } from './habits-and-learning.ts'
import type { SuggestionTheme } from './theme.ts'

/** Themes of people's own sentences, the most particular first: the first one that matches a sentence is used. */
export const SUGGESTION_THEMES: readonly SuggestionTheme[] = [
  ...EXAMS_AND_TABLES,
  ...FAITH_CARE_AND_SHIFTS,
  ...HABITS_AND_LEARNING,
  ...DAYS_AND_PEOPLE,
  READING,
]
