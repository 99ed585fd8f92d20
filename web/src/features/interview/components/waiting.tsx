import type { RefObject } from 'react'
import { WaitingSteps } from '#web/ui/waiting-steps.tsx'

const WORDS = {
  reading: {
    title: 'Your consultant is reading',
    label: 'Your answers are being read.',
    steps: [
      'Reading your eight steps',
      'Counting your hours',
      'Weighing what is against what matters',
      'Looking for what is still open',
    ],
  },
  creating: {
    title: 'Your framework is being drawn',
    label: 'Your framework is being made.',
    steps: ['Laying out your 168 hours', 'Finding the widest gaps', 'Choosing where to begin', 'Writing your report'],
  },
} as const

type Props = { phase: keyof typeof WORDS; heading: RefObject<HTMLHeadingElement | null> }

/** Shown while the consultant reads all steps, and while the framework is made. */
export const Waiting = ({ phase, heading }: Props) => {
  const { title, label, steps } = WORDS[phase]
  return (
    <section className="interview-form" aria-label="Progress">
      <header>
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
      </header>
      <WaitingSteps key={phase} label={label} steps={steps} />
    </section>
  )
}
