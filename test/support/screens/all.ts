import { auth } from './auth.ts'
import { errors } from './errors.ts'
import { goalPages } from './goal-page.ts'
import { goals } from './goals.ts'
import { interview } from './interview.ts'
import { overlays } from './overlays.ts'
import { plans } from './plans.ts'
import { reports } from './report.ts'
import { settings } from './settings.ts'
import { visitor } from './visitor.ts'
import type { Walk } from './walk.ts'
import { workshop } from './workshop.ts'

/** Every screen of the page and every state of it. Those that let months go by come last. */
export const WALKS: readonly Walk[] = [
  ...visitor,
  ...errors,
  ...auth,
  ...interview,
  ...reports,
  ...workshop,
  ...settings,
  ...overlays,
  ...plans,
  ...goalPages,
  ...goals,
]
