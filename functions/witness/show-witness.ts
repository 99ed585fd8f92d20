import { hasArrived } from '#domain/witness/morning.ts'
import type { WitnessView } from '#domain/witness/witness.ts'
import type { OwnGoal, StoredPerson } from '#functions/adapters/dynamodb/person.ts'
import type { StoredWitness } from '#functions/adapters/dynamodb/witnesses.ts'

/** What the owner sees of a witness now. A line is shown from its morning on, and only beside an ordinary goal (WITNESS-6). */
export const showWitness = (witness: StoredWitness, { account, now }: StoredPerson, { goal }: OwnGoal): WitnessView => {
  const { name, invited_at, opened_at, muted, line, line_day, witness_name, declined_at } = witness
  const isShown = line_day !== undefined && goal.care === 'ordinary' && hasArrived(line_day, now, account.zone, goal)
  return {
    name,
    invited_at,
    opened_at: opened_at ?? null,
    muted: muted === true,
    declined_at: declined_at ?? null,
    witness_name: witness_name ?? '',
    line: isShown && line !== undefined ? { text: line, day: line_day } : null,
  }
}
