import { useEffect } from 'react'
import { trialAsks } from '#domain/billing/trial.ts'
import { day } from '#domain/time/day.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { createStoredValue } from '#web/lib/storage.ts'

const askedFor = (personId: string) => createStoredValue(`trialPrompt.${personId}`, day, 'local')

/** Fallback for a browser without storage: once per visit. */
let askedHere = ''

/**
 * Opens the upgrade dialog by itself for an unsubscribed person whose trial has ended or is about to end (PLAN-3):
 * once per check-in day (ADR 077).
 */
export const useTrialPrompt = (shown: Goals | undefined): void => {
  const { id } = usePerson()
  // No offer stands before the help lines of a goal in crisis (CARE-17).
  const date = shown && !hasCrisis(shown) && trialAsks(shown.plan.trial) ? shown.today.date : null
  useEffect(() => {
    if (date === null) return
    const asked = askedFor(id)
    const here = `${id} ${date}`
    if (askedHere === here || asked.read() === date) return
    asked.write(date)
    if (asked.read() === null) askedHere = here
    upgradeDialog.open({ message: null })
  }, [id, date])
}
