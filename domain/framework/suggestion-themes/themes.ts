import { DAYS_AND_PEOPLE } from './days-and-people.ts'
import { HABITS_AND_LEARNING } from './habits-and-learning.ts'
import type { SuggestionTheme } from './theme.ts'

/** Themes of people's own sentences, the most particular first: the first one that matches a sentence is used. */
export const SUGGESTION_THEMES: readonly SuggestionTheme[] = [...HABITS_AND_LEARNING, ...DAYS_AND_PEOPLE]
