import { useEffect, useState } from 'react'
import { SunDot } from './badge.tsx'
import './waiting-steps.css'

/** Milliseconds per step (TEXT-11). */
const STEP = 2000
/** Steps after which the usual time has passed. The page gives up after 28 s (PAGE-13). */
const LATE = 6

const readStepState = (index: number, now: number): 'done' | 'now' | 'next' => {
  if (index === now) return 'now'
  return index < now ? 'done' : 'next'
}

type Props = {
  /** Announced once to screen readers, instead of the changing steps. */
  label: string
  /** Four steps (TEXT-11). */
  steps: readonly string[]
}

/** The steps of a generation, shown in turn. */
export const WaitingSteps = ({ label, steps }: Props) => {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPassed((before) => before + 1), STEP)
    return () => clearInterval(timer)
  }, [])
  const now = passed % steps.length
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <ol className="waiting-steps" aria-hidden="true">
        {steps.map((step, index) => {
          const state = readStepState(index, now)
          return (
            <li key={step} data-state={state}>
              <SunDot state={state === 'now' ? 'open' : 'done'} /> {step}
            </li>
          )
        })}
      </ol>
      <p className="waiting-note">
        {passed < LATE ? 'Usually about ten seconds.' : 'It takes longer this time, half a minute at most.'}
      </p>
    </>
  )
}
