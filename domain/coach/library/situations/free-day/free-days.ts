import type { Library } from '#domain/coach/library-lists.ts'
import { restDayFrames as drill } from './drill-sergeant.ts'
import { restDayFrames as kind } from './kind-encouraging.ts'
import { outdoorChallenges, outdoorSteps } from './outdoors.ts'
import { freeDayChallenges, freeDaySteps } from './preparations.ts'
import { restDayFrames as teammate } from './teammate.ts'
import { restDayFrames as mentor } from './wise-mentor.ts'

/** What a day has that a goal does not ask for, beside its messages (TEXT-30). */
export const FREE_DAYS: Library['FREE_DAYS'] = {
  steps: freeDaySteps,
  challenges: freeDayChallenges,
  outdoors: { steps: outdoorSteps, challenges: outdoorChallenges },
  frames: { drill_sergeant: drill, kind_encouraging: kind, teammate, wise_mentor: mentor },
}
