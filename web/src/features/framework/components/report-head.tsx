import Check from 'lucide-react/icons/check'
import Scale from 'lucide-react/icons/scale'
import type { FrameworkAnalysis } from '#domain/framework/report.ts'
import { judgeFit } from '#domain/framework/week-fit.ts'
import { allocatedHours, headline, lead } from '#web/features/framework/report-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Figure, Figures } from '#web/ui/figures.tsx'
import { Icon } from '#web/ui/icon.tsx'

const NOT_ROOMY = { short: 'Optimization needed', tight: 'Just fits', hard: 'Hours fit' } as const

const Balance = ({ of: analysis }: { of: FrameworkAnalysis }) => {
  if (analysis.gentle) return <Badge kind="plan">Rest first</Badge>
  const fit = judgeFit(analysis)
  return fit === 'roomy' ? (
    <Badge kind="good">
      <Icon of={Check} /> Balanced
    </Badge>
  ) : (
    <Badge kind="plan">
      <Icon of={Scale} /> {NOT_ROOMY[fit]}
    </Badge>
  )
}

export const ReportHead = ({ analysis }: { analysis: FrameworkAnalysis }) => (
  <header className="wrap report-head">
    <div>
      <p className="report-name">Your Five Circle Framework</p>
      <h1>{headline(analysis)}</h1>
      <p className="report-lead">{lead(analysis)}</p>
    </div>
    <Figures>
      <Figure name="Circles">{analysis.circles_created}</Figure>
      <Figure name="Weekly allocation">
        {allocatedHours(analysis)}{' '}
        <small>{analysis.has_time_conflict ? `of ${analysis.total_ideal_time} h` : 'h'}</small>
      </Figure>
      <Figure name="Balance">
        <Balance of={analysis} />
      </Figure>
    </Figures>
  </header>
)
