import VolumeX from 'lucide-react/icons/volume-x'
import { useState } from 'react'
import type { WitnessView } from '#domain/witness/witness.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useChangeWitness, useWitness } from '#web/features/goal-page/api/use-witness.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Said } from '#web/ui/said.tsx'
import { EndWitness } from './end-witness.tsx'
import { WitnessDialog } from './witness-dialog.tsx'
import { describeWitness } from './witness-words.ts'
import './witness.css'

/** Who witnesses the goal, in short (WITNESS-1). */
export const WitnessFact = ({ witness, onOpen }: { witness: WitnessView | null; onOpen: () => void }) => (
  <>
    {witness ? `${describeWitness(witness)} ` : null}
    <LinkButton onClick={onOpen}>
      {witness && witness.declined_at === null ? 'Manage witness' : 'Ask somebody'}
    </LinkButton>
  </>
)

/** The dialog about the goal's witness. Nothing until the witness is known. */
export const ManageWitness = ({ goal, zone, onClose }: { goal: ShownGoal; zone: string; onClose: () => void }) => {
  const witness = useWitness(goal.id)
  const change = useChangeWitness(goal.id)
  return witness === undefined ? null : (
    <WitnessDialog
      witness={witness}
      canInvite={goal.permissions.canShare}
      zone={zone}
      change={change}
      onClose={onClose}
    />
  )
}

/** The line that arrived with a morning of the last 7 days (WITNESS-6). */
export const WitnessSaid = ({ goal }: { goal: ShownGoal }) => {
  const witness = useWitness(goal.id)
  const change = useChangeWitness(goal.id)
  const [ending, setEnding] = useState(false)
  if (!witness?.line) return null
  return (
    <section className="witness-said" aria-label="From your witness">
      <Said
        text={witness.line.text}
        by={witness.witness_name ? `One line from ${witness.witness_name}, your witness` : 'One line from your witness'}
      />
      <div className="button-row">
        <Button
          variant="plain"
          size="small"
          inactive={change.isPending}
          onClick={() => change.mutate({ kind: 'mute', muted: true })}
        >
          <Icon of={VolumeX} /> Mute Witness
        </Button>
        <Button variant="plain" size="small" inactive={change.isPending} onClick={() => setEnding(true)}>
          End Witness
        </Button>
        <span className="fine-print">
          Muted lines are not kept. {witness.witness_name || 'Your witness'} is not told.
        </span>
      </div>
      {ending ? <EndWitness change={change} onClose={() => setEnding(false)} /> : null}
    </section>
  )
}

/** Beside a gentle goal: what the witness sees now, and the way to end it (WITNESS-4). */
export const QuietWitness = ({ goal }: { goal: ShownGoal }) => {
  const witness = useWitness(goal.id)
  const change = useChangeWitness(goal.id)
  const [ending, setEnding] = useState(false)
  if (!witness || witness.declined_at !== null) return null
  return (
    <>
      <p className="witness-quiet">
        Your witness sees nothing of this goal for now.{' '}
        <LinkButton onClick={() => setEnding(true)}>End witness</LinkButton>
      </p>
      {ending ? <EndWitness change={change} onClose={() => setEnding(false)} /> : null}
    </>
  )
}
