import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import type { AnswerName } from '#domain/interview/answer-name.ts'
import type { InterviewDraft } from '#domain/interview/answers.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { circleOfStep, missingOn, STEP_NAMES, type Step } from '#domain/interview/missing.ts'
import { frameworkMessages } from '#domain/messages/framework.ts'
import { LAST, stepAt } from '#web/features/interview/draft.ts'
import type { Answering } from '#web/features/interview/use-interview-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CIRCLE_WORDS, CircleStep } from './circle-step.tsx'
import { LifeStep, PriorityStep, TimeStep } from './life-steps.tsx'

const LEADS: Partial<Record<Step, string>> = {
  1: 'Where you stand, and what stands in the way.',
  2: 'If one thing were different in 90 days, which one would it be?',
  3: 'What your week gives away before you choose anything. The rest is yours.',
}

type StepProps = {
  step: Step
  answers: InterviewDraft
  answering: Answering
  /** The answer that led to the help page. */
  marked: AnswerName | null
}

/** Its sum says that all is set. */
const TIME_STEP = 3

const Fields = ({ step, answers, answering: { onLife, onCircle }, marked }: StepProps) => {
  const circle = circleOfStep(step)
  if (circle)
    return (
      <CircleStep
        circle={circle}
        answers={answers.circleData[circle]}
        marked={marked}
        onChange={(change) => onCircle(circle, change)}
      />
    )
  const life = { life: answers.lifeContext, marked, onChange: onLife }
  if (step === 1) return <LifeStep {...life} />
  return step === 2 ? <PriorityStep {...life} /> : <TimeStep life={answers.lifeContext} onChange={onLife} />
}

type MissingProps = { names: readonly string[]; id: string; tried: boolean }

/** The missing fields after an attempt to go on, in reserved space, which prevents layout shifts. */
const Missing = ({ names, id, tried }: MissingProps) => (
  <div className="interview-missing" id={id} role="status">
    {names.length > 0 && !tried ? null : names.length > 0 ? (
      <Banner kind="open" icon={Info}>
        <b>{frameworkMessages.incomplete}</b>
        <br />
        {frameworkMessages.missing(names)}
      </Banner>
    ) : (
      <p className="interview-ready">
        <Icon of={Check} /> All here.
      </p>
    )}
  </div>
)

type Props = StepProps & {
  heading: RefObject<HTMLHeadingElement | null>
  onBack: (() => void) | undefined
  onNext: () => void
}

/** One of the eight steps, with Back and Next. */
export const StepForm = ({ step, answers, answering, marked, heading, onBack, onNext }: Props) => {
  const missingId = useId()
  const circle = circleOfStep(step)
  const missing = missingOn(step, answers)
  const [tried, setTried] = useState(false)
  const warned = tried && missing.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing.length === 0) onNext()
  }
  return (
    <form className="interview-form" noValidate onSubmit={submit}>
      <header>
        <h1 tabIndex={-1} ref={heading}>
          {circle ? <CircleGlyph circle={CIRCLE_NAMES[circle]} large /> : null}
          {STEP_NAMES[step]}
        </h1>
        <p>{circle ? CIRCLE_WORDS[circle].lead : LEADS[step]}</p>
      </header>
      <Fields step={step} answers={answers} answering={answering} marked={marked} />
      {step === TIME_STEP && missing.length === 0 ? null : <Missing names={missing} id={missingId} tried={tried} />}
      <div className="form-foot">
        {onBack ? (
          <Button variant="plain" onClick={onBack}>
            <Icon of={ArrowLeft} /> Back
          </Button>
        ) : null}
        <Button variant="dawn" size="large" type="submit" aria-describedby={warned ? missingId : undefined}>
          {step === LAST ? 'Create Framework' : `Next: ${STEP_NAMES[stepAt(step + 1)]}`}
        </Button>
      </div>
    </form>
  )
}
