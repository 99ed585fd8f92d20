import { drillSergeantGeneral } from '#domain/coach/library/general/drill-sergeant.ts'
import { kindGeneral } from '#domain/coach/library/general/kind-encouraging.ts'
import { teammateGeneral } from '#domain/coach/library/general/teammate.ts'
import { wiseMentorGeneral } from '#domain/coach/library/general/wise-mentor.ts'
import type { Tone } from '#domain/goals/fields.ts'

/** Messages that are about no goal in particular. They have no slots. */
export const GENERAL: Readonly<Record<Tone, readonly string[]>> = {
  drill_sergeant: drillSergeantGeneral,
  kind_encouraging: kindGeneral,
  teammate: teammateGeneral,
  wise_mentor: wiseMentorGeneral,
}
