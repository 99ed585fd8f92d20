import { VolumeX } from 'lucide-react'
import { useState } from 'react'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useChangeWitness, useWitness } from '#web/features/motivation/api/use-witness.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Said } from '#web/ui/said.tsx'
import { WitnessDialog } from './witness-dialog.tsx'
import { describeWitness } from './witness-words.ts'
import './witness.css'

/** Who witnesses the goal, and the dialog about it (WITNESS-1). Nothing until it is known. */
export const WitnessFact = ({ goal }: { goal: ShownGoal }) => {
  const witness = useWitness(goal.id)
  const change = useChangeWitness(goal.id)
  const [isOpen, setOpen] = useState(false)
  if (witness === undefined) return null
  const close = () => {
    setOpen(false)
    change.reset()
  }
  return (
    <>
      {witness ? `${describeWitness(witness)} ` : null}
      <LinkButton onClick={() => setOpen(true)}>{witness ? 'Manage witness' : 'Ask somebody'}</LinkButton>
      {isOpen ? (
        <WitnessDialog witness={witness} canInvite={goal.permissions.canShare} change={change} onClose={close} />
      ) : null}
    </>
  )
}

/** The line that arrived with a morning of the last 7 days (WITNESS-6). */
export const WitnessSaid = ({ goal }: { goal: ShownGoal }) => {
  const witness = useWitness(goal.id)
  const change = useChangeWitness(goal.id)
  if (!witness?.line) return null
  return (
    <section className="witness-said" aria-label="From your witness">
      <Said text={witness.line.text} by="One line from your witness" />
      <div className="button-row">
        <Button
          variant="plain"
          size="small"
          inactive={change.isPending}
          onClick={() => change.mutate({ kind: 'mute', muted: true })}
        >
          <Icon of={VolumeX} /> Mute witness
        </Button>
        <Button variant="plain" size="small" inactive={change.isPending} onClick={() => change.mutate({ kind: 'end' })}>
          End witness
        </Button>
        <span className="fine-print">Muted lines are not kept. Your witness is not told.</span>
      </div>
    </section>
  )
}

/** Beside a gentle goal: what the witness sees now, and the way to end it (WITNESS-4). */
export const QuietWitness = ({ goal }: { goal: ShownGoal }) => {
  const witness = useWitness(goal.id)
  const change = useChangeWitness(goal.id)
  if (!witness) return null
  return (
    <p className="witness-quiet">
      Your witness sees nothing of this goal for now.{' '}
      <LinkButton onClick={() => change.mutate({ kind: 'end' })}>End witness</LinkButton>
    </p>
  )
}
