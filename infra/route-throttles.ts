import { contract as createFramework } from '#functions/coach/create-five-circle-framework/contract.ts'
import { contract as consultant } from '#functions/coach/five-circle-consultant/contract.ts'
import { contract as goalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import type { Contract } from '#functions/runtime/contract.ts'
import { contract as checkInByMail } from '#functions/streaks/check-in-by-mail/contract.ts'
import { contract as getMailCheckIn } from '#functions/streaks/get-mail-check-in/contract.ts'
import { contract as undoMailCheckIn } from '#functions/streaks/undo-mail-check-in/contract.ts'
import { contract as reportVitals } from '#functions/visits/report-vitals/contract.ts'
import { contract as declineWitness } from '#functions/witness/decline-witness/contract.ts'
import { contract as getWitnessedGoal } from '#functions/witness/get-witnessed-goal/contract.ts'
import { contract as sendWitnessLine } from '#functions/witness/send-witness-line/contract.ts'

/** Requests per second, and the burst. A route's limit is below the stage's, so one route cannot exhaust the stage. */
type RouteThrottle = { rateLimit: number; burstLimit: number }

/** A call that waits for a model occupies a Lambda execution for up to 28 s. */
const MODEL_ROUTE: RouteThrottle = { rateLimit: 10, burstLimit: 40 }
const ROUTE: RouteThrottle = { rateLimit: 50, burstLimit: 100 }
/** A link of a mail or of a witness needs no sign-in, so anyone can send a token: three calls a day and person are ordinary. */
const LINK_ROUTE: RouteThrottle = { rateLimit: 20, burstLimit: 50 }
/** The beacon of a sampled visit. Anyone can send one, and a lost one is no harm. */
const BEACON_ROUTE: RouteThrottle = { rateLimit: 5, burstLimit: 20 }
const ASKS_MODEL = new Set<Contract>([consultant, createFramework, goalSuggestions, generateDailyMotivation])

const ON_LINK = new Set<Contract>([
  getMailCheckIn,
  checkInByMail,
  undoMailCheckIn,
  getWitnessedGoal,
  sendWitnessLine,
  declineWitness,
])

export const chooseThrottle = (contract: Contract): RouteThrottle => {
  if (ASKS_MODEL.has(contract)) return MODEL_ROUTE
  if (contract === reportVitals) return BEACON_ROUTE
  return ON_LINK.has(contract) ? LINK_ROUTE : ROUTE
}
