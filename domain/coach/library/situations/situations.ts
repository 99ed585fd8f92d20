import type { SituationMessages } from '#domain/coach/compose-text.ts'
import { afterMissMessages as drillAfterMiss } from './after-miss/drill-sergeant.ts'
import { afterMissMessages as kindAfterMiss } from './after-miss/kind-encouraging.ts'
import { afterMissMessages as teammateAfterMiss } from './after-miss/teammate.ts'
import { afterMissMessages as mentorAfterMiss } from './after-miss/wise-mentor.ts'

/** Messages of days that are not ordinary. A situation without an entry here gets the message of the day's angle (TEXT-14). */
export const SITUATIONS: SituationMessages = {
  after_miss: {
    drill_sergeant: drillAfterMiss,
    kind_encouraging: kindAfterMiss,
    teammate: teammateAfterMiss,
    wise_mentor: mentorAfterMiss,
  },
}
