import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { followUpsAsked } from '#domain/interview/conversation.ts'
import { circleOfStep, STEP_NAMES, STEPS, type Step } from '#domain/interview/missing.ts'
import { type Draft, isDone, LAST, type Stage } from '#web/features/interview/draft.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'

type Props = { stage: Stage; draft: Draft }

const stateOf = (step: Step, { stage, draft }: Props): 'now' | 'done' | 'next' => {
  if (step === stage) return 'now'
  return isDone(step, draft) ? 'done' : 'next'
}

/** Three dots and five circles: where the interview stands. */
export const Progress = (props: Props) => {
  const { stage, draft } = props
  return (
    <div className="interview-progress">
      {stage === 'consultant' ? (
        <p>
          After step {LAST}{' '}
          <span className="progress-question">
            Question <b>{followUpsAsked(draft.conversation)}</b>
          </span>
        </p>
      ) : (
        <p>
          Step <b>{stage}</b> of {LAST}
        </p>
      )}
      <ol className="steps" aria-label="Steps of the interview">
        {STEPS.map((step) => {
          const circle = circleOfStep(step)
          const state = stateOf(step, props)
          return (
            <li
              key={step}
              className={circle ? 'step-circle' : undefined}
              data-circle={circle}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {circle ? <CircleGlyph circle={CIRCLE_NAMES[circle]} /> : null}
              <span className="visually-hidden">
                {STEP_NAMES[step]}
                {state === 'done' ? ', done' : ''}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
