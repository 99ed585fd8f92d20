import type { CoachBrief } from '#domain/coach/brief/brief.ts'

/** Work on one's feet or with one's hands, in the person's own words (TEXT-24). */

const PLACE =
  'caf[eé]|coffee shop|restaurant|bakery|kitchen|bar|hotel|salon|ward|clinic|workshop|warehouse|factory|construction site|building site|farm|store|shop floor|garage|kindergarten|day ?care'
const OCCUPATION =
  'barista|waiter|waitress|cook|chef|baker|nurse|midwife|caregiver|carpenter|mechanic|electrician|plumber|bricklayer|painter|roofer|welder|gardener|farmer|hairdresser|barber|cleaner|driver|courier|cashier|florist|butcher|tailor'

const BY_HAND = new RegExp(
  [
    String.raw`\bwith my hands\b|\bon my feet\b|\bbehind the (?:counter|bar)\b|\b(?:my|the|after my|early|late|night) shifts?\b`,
    String.raw`\bwork(?:s|ing)? (?:as|in|at|on) (?:an?|the|my) (?:\p{L}+ ){0,2}(?:${PLACE}|${OCCUPATION})(?!\p{L})`,
    String.raw`\b(?:I am|I’m|I'm) an? (?:\p{L}+ )?(?:${OCCUPATION})(?!\p{L})`,
    String.raw`\b(?:my|our|the) (?:caf[eé]|bakery|restaurant|salon|workshop|bench|ward|oven)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** Work at a screen, or a title about one. */
const AT_SCREEN =
  /\b(?:laptop|computer|screen|(?:e-?)?mails?|inbox|slack|teams|chat|meetings?|desk|office|online|log off|zoom|spreadsheets?)\b/iu

export type WorkWords = Pick<CoachBrief, 'title'> & Partial<Pick<CoachBrief, 'description' | 'interview'>>

/** Whether a person who works with their hands, and writes of no screen, is helped by no text about a laptop. */
export const worksByHand = ({ title, description = '', interview }: WorkWords): boolean => {
  const { definition = '', challenges = '', goal = '' } = interview ?? {}
  const words = [title, description, definition, challenges, goal].join('\n')
  return BY_HAND.test(words) && !AT_SCREEN.test(words)
}
