import type { EventTexts } from '#domain/coach/library/frame.ts'
import type { TargetEvent } from '#domain/coach/topics/target-event.ts'
import { drivingDateTexts } from './driving.ts'
import { examDateTexts } from './exam.ts'
import { partyDateTexts } from './party.ts'
import { raceDateTexts } from './race.ts'
import { stageDateTexts } from './stage.ts'
import { tripDateTexts } from './trip.ts'

export const EVENT_TEXTS: Readonly<Record<TargetEvent, EventTexts>> = {
  driving: drivingDateTexts,
  exam: examDateTexts,
  race: raceDateTexts,
  party: partyDateTexts,
  trip: tripDateTexts,
  stage: stageDateTexts,
}
