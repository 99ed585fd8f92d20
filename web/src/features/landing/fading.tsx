const LINES = [
  {
    fades: 'Ten goals in January. By March you can name two.',
    holds: 'One goal per circle, five at most. A week has 168 hours, and we count them with you.',
  },
  {
    fades: 'The plan lives in a document. Nobody opens a document at seven in the morning.',
    holds: 'The plan comes to you: up to three steps, each under five minutes.',
  },
  {
    fades: 'One missed day quietly becomes a missed month.',
    holds: 'You see a gap the morning it opens, and your longest run is kept.',
  },
  {
    fades: 'Every app cheers in the same voice.',
    holds: 'Four coaching tones, from Kind & Encouraging to Drill Sergeant. You choose one per goal.',
  },
] as const

/** The problem and solution lists, side by side. */
export const Fading = () => (
  <section className="section section-ruled">
    <div className="wrap split">
      <div className="split-head">
        <h2>Most goals don’t fail. They fade.</h2>
      </div>
      <div>
        <div className="ledger-heads" aria-hidden="true">
          <span>How it fades</span>
          <span>What holds it</span>
        </div>
        <ul className="ledger">
          {LINES.map(({ fades, holds }) => (
            <li key={fades}>
              <p className="ledger-before">
                <span className="visually-hidden">How it fades: </span>
                {fades}
              </p>
              <p className="ledger-after">
                <span className="visually-hidden">What holds it: </span>
                {holds}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
)
