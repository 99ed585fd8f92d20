import { useEffect, useState } from 'react'
import type { Tone } from '#domain/goals/fields.ts'
import { SunDot } from '#web/ui/badge.tsx'
import { Bone } from '#web/ui/spinner.tsx'
import './motivation.css'

/** Milliseconds a step (specification 9). */
const STEP = 2000

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

const stateOf = (index: number, now: number): 'done' | 'now' | 'next' => {
  if (index === now) return 'now'
  return index < now ? 'done' : 'next'
}

/** While today's text is written: four steps in turn, and the places where the text will stand. */
export const Writing = ({ tone }: { tone: Tone }) => {
  const steps = stepsFor(tone)
  const [now, setNow] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setNow((step) => (step + 1) % 4), STEP)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <section className="writing" aria-label="Progress">
        <p className="visually-hidden" role="status">
          Today’s plan is being written.
        </p>
        <ol className="writing-steps" aria-hidden="true">
          {steps.map((step, index) => {
            const state = stateOf(index, now)
            return (
              <li key={step} data-state={state}>
                <SunDot state={state === 'now' ? 'open' : 'done'} /> {step}
              </li>
            )
          })}
        </ol>
        <p className="writing-note">Usually about ten seconds.</p>
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
}
