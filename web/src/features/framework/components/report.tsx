import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { FrameworkAnalysis } from '#domain/framework/report.ts'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import { nextWords } from '#web/features/framework/workshop-words.ts'
import { GOAL_WORKSHOP } from '#web/lib/places.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { ReportHead } from './report-head.tsx'
import { CirclesPlot, WeekPlot } from './report-plots.tsx'
import { ReportSections } from './report-sections.tsx'
import './report.css'

/** What the workshop makes now, by the room that the plan has (FRAMEWORK-16). */
const NextWords = ({ isGentle }: { isGentle: boolean }) => {
  const { data: shown } = useGoals()
  const { title, words } = nextWords(shown, isGentle)
  return (
    <div>
      <h2>{title}</h2>
      <p>{words}</p>
    </div>
  )
}

const Report = ({ analysis }: { analysis: FrameworkAnalysis }) => (
  <main id="main" className="report">
    <ReportHead analysis={analysis} />
    <CirclesPlot analysis={analysis} />
    <WeekPlot analysis={analysis} />
    <ReportSections report={analysis.consultant_report} />
    <div className="wrap report-source">
      <p className="fine-print">
        {analysis.source === 'built-in'
          ? 'Counted from your answers, and put into plain words from our own book.'
          : 'Counted from your answers, and put into words by your coach.'}
      </p>
      <Button variant="plain" size="small" onClick={() => window.print()}>
        <Icon of={Printer} /> Print This Report
      </Button>
    </div>
    <div className="report-next">
      <div className="wrap report-next-row">
        <NextWords isGentle={analysis.gentle !== undefined} />
        <ButtonLink variant="dawn" size="large" to={GOAL_WORKSHOP}>
          Start Goal Workshop
        </ButtonLink>
      </div>
    </div>
  </main>
)

/** The framework report, from the analysis of the session; without it a redirect to the workshop (FRAMEWORK-4). */
const FrameworkReport = () => {
  useTitle('Your Five Circle Framework')
  const [analysis] = useState(() => storedAnalysis.read())
  return analysis ? <Report analysis={analysis} /> : <Navigate to={GOAL_WORKSHOP} replace />
}

export default FrameworkReport
