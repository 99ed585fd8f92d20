import type { ConsultantReport } from '#domain/framework/report.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** The success probability in suns, with the reasons for and against (ADR 034). */
export const Odds = ({ of: odds }: { of: ConsultantReport['success_probability_assessment'] }) => (
  <div className="odds">
    <div>
      <p className="odds-figure">{odds.odds_in_ten} in 10</p>
      <svg className="odds-suns" viewBox="0 0 250 22" role="img" aria-label={`${odds.odds_in_ten} of ten suns`}>
        {TEN.map((sun) => (
          <circle
            key={sun}
            className={sun <= odds.odds_in_ten ? 'odds-on' : 'odds-off'}
            cx={sun * 25 - 14}
            cy="11"
            r={sun <= odds.odds_in_ten ? 10 : 9.25}
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
