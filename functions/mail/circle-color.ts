import type { CircleType } from '#domain/goals/fields.ts'

/** Colours of the circles in both themes, as in the design tokens. */
const CIRCLE: Record<CircleType, { light: string; dark: string }> = {
  Spiritual: { light: '#2b5bd0', dark: '#8fb1ff' },
  'Friends & Family': { light: '#bc2c66', dark: '#ff93b8' },
  Work: { light: '#0a6a80', dark: '#5ecadf' },
  'Personal Development': { light: '#855e00', dark: '#e5ba4b' },
  'Health & Fitness': { light: '#18753f', dark: '#6cd196' },
}
const NO_CIRCLE = { light: '#3f4a5e', dark: '#b7c1d0' }

/** The colour of a goal's circle in both themes; a grey for a goal without one. */
export const readCircleColor = (circle: CircleType | null): { light: string; dark: string } =>
  circle ? CIRCLE[circle] : NO_CIRCLE
