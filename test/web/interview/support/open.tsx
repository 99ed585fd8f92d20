import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { createAnalysis, type FrameworkAnalysis } from '#domain/framework/report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import type { Interview } from '#domain/interview/answers.ts'
import { createInterview } from '#test/support/interview.ts'
import { PERSON_ID } from '#test/web/support/goal-fixtures.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import InterviewScreen from '#web/features/interview/components/interview.tsx'
import { EMPTY, type StoredInterview, storedDraft } from '#web/features/interview/draft.ts'

/** The home screen's routes that the interview uses. */
const HomeScreen = ({ report }: { report: ReactNode }) => {
  const view = useSearchParams()[0].get('view')
  return <Suspense>{view === 'framework-report' ? report : <InterviewScreen />}</Suspense>
}

/** Opens the interview for its person at the step of the address. */
export const openInterview = (step?: number | 'consultant', report: ReactNode = <p>The report</p>) =>
  show(<HomeScreen report={report} />, {
    at: `/?view=five-circle-onboarding${step === undefined ? '' : `&step=${step}`}`,
  })

/** Stores an unfinished interview in the browser. */
export const began = (draft: Partial<StoredInterview>, personId = PERSON_ID): void =>
  storedDraft(personId).write({ ...EMPTY, ...draft })

export const answered = (interview: Interview = createInterview()): void => began({ reached: 8, answers: interview })

export const analysisFor = (interview: Interview): FrameworkAnalysis => {
  const frame = createReportFrame(interview)
  return createAnalysis(frame, builtInReport(interview, frame), 'built-in')
}
