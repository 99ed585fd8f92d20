import type { Tone } from '#domain/goals/fields.ts'
import { Bone } from '#web/ui/spinner.tsx'
import { WaitingSteps } from '#web/ui/waiting-steps.tsx'
import './writing.css'

const VOICES: Record<Tone, string> = {
  drill_sergeant: 'your sergeant’s voice',
  kind_encouraging: 'a kind voice',
  teammate: 'your teammate’s voice',
  wise_mentor: 'your mentor’s voice',
}

const stepsFor = (tone: Tone): string[] => [
  'Reading your goal',
  'Looking back at your days',
  'Choosing small steps',
  `Writing it in ${VOICES[tone]}`,
]

/** Shown while today's text is generated: four steps in turn, and placeholders (TEXT-11). */
export const Writing = ({ tone }: { tone: Tone }) => (
  <>
    <section className="writing" aria-label="Progress">
      <WaitingSteps label="Today’s plan is being written." steps={stepsFor(tone)} />
    </section>
    <div className="bones" aria-hidden="true">
      <div className="card">
        <Bone kind="title" />
        <Bone />
        <Bone />
        <Bone kind="short" />
      </div>
      <div className="card">
        <Bone kind="title" />
        <Bone kind="short" />
      </div>
    </div>
  </>
)
