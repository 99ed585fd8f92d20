/** The fact that leads a day's text (TEXT-14). */
export const ANGLES = [
  'start',
  'plan',
  'obstacle',
  'why',
  'body',
  'people',
  'proof',
  'play',
  'rest',
  'place',
  'craft',
  'end',
] as const
export type Angle = (typeof ANGLES)[number]
