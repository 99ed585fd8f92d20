import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { followUpsAsked } from '#domain/interview/conversation.ts'
import { circleOfStep, STEP_NAMES, STEPS, type Step } from '#domain/interview/missing.ts'
import { type InterviewStage, isDone, LAST, type StoredInterview } from '#web/features/interview/draft.ts'
import { Steps } from '#web/ui/steps.tsx'

type Props = { stage: InterviewStage; draft: StoredInterview }

const readStepState = (step: Step, { stage, draft }: Props): 'now' | 'done' | 'next' => {
  if (step === stage) return 'now'
  return isDone(step, draft) ? 'done' : 'next'
}

/** The interview's progress: three dots and five circles (INTERVIEW-1). */
export const Progress = (props: Props) => {
  const { stage, draft } = props
  const steps = STEPS.map((step) => {
    const circle = circleOfStep(step)
    return {
      name: STEP_NAMES[step],
      state: readStepState(step, props),
      ...(circle && { circle: CIRCLE_NAMES[circle] }),
    }
  })
  return (
    <Steps label="Steps of the interview" steps={steps}>
      {stage === 'consultant' ? (
        <>
          After step {LAST}{' '}
          <span className="progress-step">
            Question <b>{followUpsAsked(draft.conversation)}</b>
          </span>
        </>
      ) : (
        <>
          Step <b>{stage}</b> of {LAST}
        </>
      )}
    </Steps>
  )
}
