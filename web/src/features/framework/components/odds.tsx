import type { ConsultantReport } from '#domain/framework/report.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** The success probability in suns, with the reasons for and against (ADR 034); one sentence where none is set (FRAMEWORK-13). */
type Props = { of: ConsultantReport['success_probability_assessment'] }

export const OddsInTen = ({ of: odds }: Props) =>
  odds.odds_in_ten === null ? <p className="odds-none">{odds.summary}</p> : <Counted of={odds} ten={odds.odds_in_ten} />

const Counted = ({ of: odds, ten }: Props & { ten: number }) => (
  <div className="odds">
    <div>
      <p className="odds-figure">{ten} in 10</p>
      <svg className="odds-suns" viewBox="0 0 250 22" role="img" aria-label={`${ten} of ten suns`}>
        {TEN.map((sun) => (
          <circle
            key={sun}
            className={sun <= ten ? 'odds-on' : 'odds-off'}
            cx={sun * 25 - 14}
            cy="11"
            r={sun <= ten ? 10 : 9.25}
          />
        ))}
      </svg>
      <p className="odds-summary">{odds.summary}</p>
    </div>
    <dl className="odds-why">
      <div>
        <dt>What speaks for you</dt>
        <dd>{odds.speaks_for}</dd>
      </div>
      <div>
        <dt>What speaks against</dt>
        <dd>{odds.speaks_against}</dd>
      </div>
    </dl>
  </div>
)
