import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { stepOfAnswer } from '#domain/interview/answer-name.ts'
import { circleOfStep, STEP_NAMES } from '#domain/interview/missing.ts'
import { frameworkMessages } from '#domain/messages/framework.ts'
import { NoAccess } from '#web/entities/billing/no-access.tsx'
import { frameworkQuery } from '#web/entities/framework/framework-query.ts'
import { Begin } from '#web/entities/goals/begin.tsx'
import { hasNoGoals, isBlocked, useGoals } from '#web/entities/goals/goals-query.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { useCreateFramework } from '#web/features/interview/api/use-create-framework.ts'
import {
  findStage,
  type InterviewStage,
  LAST,
  mayTalk,
  pendingQuestion,
  stepAt,
  storedDraft,
  withReadWrongly,
} from '#web/features/interview/draft.ts'
import { useHeadingFocus } from '#web/features/interview/use-heading-focus.ts'
import { useInterviewDraft } from '#web/features/interview/use-interview-draft.ts'
import { FRAMEWORK_REPORT } from '#web/lib/places.ts'
import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { Consultant } from './consultant.tsx'
import { InterviewHelp } from './interview-help.tsx'
import { Picture } from './picture.tsx'
import { Progress } from './progress.tsx'
import { StepForm } from './step-form.tsx'
import { Waiting } from './waiting.tsx'
import { WayOut } from './way-out.tsx'
import './interview.css'

const describeStage = (stage: InterviewStage): string =>
  stage === 'consultant' ? 'Consultant Interview' : `Step ${stage} of ${LAST}: ${STEP_NAMES[stage]}`

/** Each step is an entry of the browser's history, so that Back works in the form (ADR 082). */
const useStage = (draft: Parameters<typeof findStage>[1]) => {
  const [params, setParams] = useSearchParams()
  const stage = findStage(params.get('step'), draft)
  const go = (to: InterviewStage) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.set('step', String(to))
        return next
      },
      // All questions of the consultant share one entry, so Back leads to the form.
      { replace: to === stage },
    )
  return { stage, go }
}

type OnePersonsProps = { personId: string; zone: string /** Whether the person has no goals. */; first: boolean }

const OnePersonsInterview = ({ personId, zone, first }: OnePersonsProps) => {
  const navigate = useNavigate()
  // Not awaited: without an answer the interview starts empty.
  const [isNew] = useState(() => storedDraft(personId).read() === null)
  const earlier = useQuery({ ...frameworkQuery(personId), enabled: isNew }).data?.interview ?? null
  const { draft, update, answering, forget, isAgain } = useInterviewDraft(personId, earlier)
  const { stage, go } = useStage(draft)
  const { proceed, phase, isRunning, rest } = useCreateFramework({
    onSaid: (conversation) => update((now) => ({ ...now, conversation, reply: '' })),
    onHelp: ({ help, answer }) => update((now) => ({ ...now, help, marked: answer })),
    onKept: forget,
  })
  // The question is shown, or another tab has changed the answers that it was about.
  if (phase === 'reading' && !isRunning && (stage === 'consultant' || !mayTalk(draft))) rest()
  useTitle(describeStage(stage))
  const waiting = phase === 'reading' || phase === 'creating' ? phase : null
  const markedStep = draft.marked === null ? null : stepOfAnswer(draft.marked)
  // The marked answer takes the focus itself.
  const heading = useHeadingFocus(`${stage} ${waiting !== null} ${draft.help !== null}`, stage === markedStep)

  const finish = (turn: Omit<Parameters<typeof proceed>[0], 'draft'> = {}, from = draft) =>
    proceed(
      { draft: from, ...turn },
      {
        onSuccess: (outcome) => {
          if ('created' in outcome) void navigate(FRAMEWORK_REPORT, { replace: true })
          else if ('question' in outcome) go('consultant')
        },
      },
    )
  const next = () => {
    if (stage === 'consultant') return
    if (stage === LAST) return pendingQuestion(draft) === null ? finish() : go('consultant')
    const to = stepAt(stage + 1)
    update((now) => ({ ...now, reached: stepAt(Math.max(now.reached, to)) }))
    go(to)
  }

  /** Leads back to the answer that led to the help, or to the present step. */
  const changeAnswer = () => {
    update((now) => ({ ...now, help: null }))
    if (markedStep !== null) go(markedStep)
  }

  /** Repeats what led to the help, with the same words. */
  const goOn = () => {
    const confirmed = withReadWrongly(draft)
    const reply = draft.reply.trim()
    update(() => confirmed)
    if (stage !== 'consultant') finish({}, confirmed)
    else finish(pendingQuestion(draft) === null ? { heard: true } : { reply }, confirmed)
  }

  const shown = () => {
    if (waiting) return <Waiting phase={waiting} heading={heading} />
    if (stage === 'consultant')
      return (
        <Consultant
          draft={draft}
          asking={phase === 'asking'}
          heading={heading}
          onReply={(reply) => update((now) => ({ ...now, reply }))}
          onShare={(reply) => finish({ reply })}
          onCreate={() => finish({ heard: true })}
          onBack={() => go(LAST)}
        />
      )
    return (
      <StepForm
        key={stage}
        step={stage}
        answers={draft.answers}
        answering={answering}
        marked={draft.marked}
        heading={heading}
        onBack={stage === 1 ? undefined : () => go(stepAt(stage - 1))}
        onNext={next}
      />
    )
  }

  if (draft.help !== null)
    return (
      <Page className="interview">
        <InterviewHelp reason={draft.help} zone={zone} onChange={changeAnswer} onReadWrongly={goOn} />
      </Page>
    )
  const circle = stage === 'consultant' ? undefined : circleOfStep(stage)
  return (
    <Page className="interview" circle={circle ?? 'none'}>
      {first && isNew && stage === 1 ? <Begin here="whole" /> : null}
      <Progress stage={stage} draft={draft} />
      {isAgain && stage === 1 ? (
        <p className="interview-again" role="status">
          These are your answers from last time. Change what has changed.
        </p>
      ) : null}
      <div className="interview-grid" data-stage={stage} data-waiting={waiting ?? undefined}>
        <Picture stage={stage} draft={draft} />
        {shown()}
      </div>
      <WayOut />
    </Page>
  )
}

/** The five-circle interview: eight steps, the consultant's questions, and the framework (INTERVIEW-1, INTERVIEW-6). */
const Interview = () => {
  const { id } = usePerson()
  // Shown before the first step: no framework is made after the trial (COACH-5).
  const { data } = useGoals()
  if (data && isBlocked(data)) return <NoAccess shown={data} describeNeed={frameworkMessages.needsAccess} />
  const zone = data?.today.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return <OnePersonsInterview key={id} personId={id} zone={zone} first={data !== undefined && hasNoGoals(data)} />
}

export default Interview
