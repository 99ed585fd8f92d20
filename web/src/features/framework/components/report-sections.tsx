import { type ReactNode, useId } from 'react'
import type { ConsultantReport } from '#domain/framework/report.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { CircleTag } from '#web/ui/badge.tsx'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { OddsInTen } from './odds.tsx'
import './report-sections.css'

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className="wrap report-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

/** One paragraph per line; the first one is emphasized. */
const Prose = ({ text }: { text: string }) => {
  const [first, ...rest] = text.split(/\n+/).filter((line) => line.trim() !== '')
  return (
    <div className="prose">
      <p className="prose-lead">{first}</p>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

const Insights = ({ of: insights }: { of: ConsultantReport['key_insights'] }) => (
  <ol className="insights">
    {insights.map(({ circle, figure, figure_label, title, text }) => (
      <li key={`${circle} ${figure_label}`} data-circle={circle} data-plain={figure === '' ? '' : undefined}>
        {figure === '' ? null : (
          <p className="insight-figure">
            <b>{figure}</b> <span>{figure_label}</span>
          </p>
        )}
        <div>
          <CircleTag circle={CIRCLE_NAMES[circle]} />
          <h3>{title}</h3>
          <p className="insight-text">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)

const Recommendations = ({ of: given }: { of: ConsultantReport['priority_recommendations'] }) => (
  <ol className="recommendations">
    {given.map(({ circle, title, text }) => (
      <li key={circle}>
        <CircleTag circle={CIRCLE_NAMES[circle]} />
        <h3>{title}</h3>
        <p className="recommendation-text">{text}</p>
      </li>
    ))}
  </ol>
)

const Moves = ({ of: { summary, moves, total_hours } }: { of: ConsultantReport['time_optimization_strategy'] }) => (
  <>
    <p className="moves-summary">{summary}</p>
    {moves.length > 0 ? (
      <table className="moves">
        <caption className="visually-hidden">Where the hours come from, and where they go</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col" className="number">
              Hours a week
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ from, circle, hours }) => (
            <tr key={`${from} ${circle} ${hours}`}>
              <td>{from}</td>
              <td data-circle={circle}>
                <CircleGlyph circle={CIRCLE_NAMES[circle]} /> {CIRCLE_NAMES[circle]}
              </td>
              <td className="number">{hours}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Moved each week
            </th>
            <td className="number">{total_hours}</td>
          </tr>
        </tfoot>
      </table>
    ) : null}
  </>
)

/** The consultant's five sections (FRAMEWORK-3). A model's text is shown as plain text (COACH-3). */
export const ReportSections = ({ report }: { report: ConsultantReport }) => (
  <div className="report-sections">
    <Section title="Executive Summary">
      <Prose text={report.executive_summary} />
    </Section>
    <Section title="Key Insights">
      <Insights of={report.key_insights} />
    </Section>
    <Section title="Priority Recommendations">
      <Recommendations of={report.priority_recommendations} />
    </Section>
    <Section title="Time Optimization Strategy">
      <Moves of={report.time_optimization_strategy} />
    </Section>
    <Section title="Success Probability Assessment">
      <OddsInTen of={report.success_probability_assessment} />
    </Section>
  </div>
)
