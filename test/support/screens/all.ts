import { auth } from './auth.ts'
import { care } from './care.ts'
import { checkInLink } from './check-in-link.ts'
import { done } from './done.ts'
import { errors } from './errors.ts'
import { goalDays } from './goal-days.ts'
import { goalPages } from './goal-page.ts'
import { goals } from './goals.ts'
import { interview } from './interview.ts'
import { localControl } from './local-control.ts'
import { mails } from './mails.ts'
import { moments } from './moments.ts'
import { offline } from './offline.ts'
import { overlays } from './overlays.ts'
import { plans } from './plans.ts'
import { reports } from './report.ts'
import { settings } from './settings.ts'
import { todays } from './today.ts'
import { visitor } from './visitor.ts'
import type { Walk } from './walk.ts'
import { weekPages } from './week.ts'
import { weeks } from './weeks.ts'
import { witnesses } from './witness.ts'
import { workshop } from './workshop.ts'

/** Every state of every screen. */
export const WALKS: readonly Walk[] = [
  ...visitor,
  ...errors,
  ...auth,
  ...interview,
  ...reports,
  ...workshop,
  ...settings,
  ...checkInLink,
  ...witnesses,
  ...mails,
  ...localControl,
  ...care,
  ...overlays,
  ...offline,
  ...plans,
  ...goalPages,
  ...goalDays,
  ...done,
  ...goals,
  ...todays,
  ...moments,
  ...weeks,
  ...weekPages,
]

const LANES = 2

/** Groups of walks of similar length that run in parallel. */
export const splitLanes = (walks: readonly Walk[]): Walk[][] => {
  const lanes = Array.from({ length: LANES }, (): { screens: number; walks: Walk[] } => ({ screens: 0, walks: [] }))
  for (const walk of walks) {
    if (walk.alone) continue
    const [shortest] = lanes.toSorted((one, other) => one.screens - other.screens)
    shortest?.walks.push(walk)
    if (shortest) shortest.screens += walk.names.length
  }
  return lanes.map(({ walks: lane }) => lane)
}
