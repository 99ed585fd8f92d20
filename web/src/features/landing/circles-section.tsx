import { ExampleWheel } from '#web/ui/wheel/example-wheel.tsx'
import { CircleRows } from './circle-rows.tsx'
import './circles-section.css'

export const CirclesSection = () => (
  <section className="section">
    <div className="wrap split">
      <div className="split-head">
        <h2>Five parts of one life.</h2>
        <figure className="legend-wheel">
          <ExampleWheel />
          <figcaption>
            <p>
              <span className="key-is" /> Filled is how it is.
            </p>
            <p>
              <span className="key-wants" /> Outlined is how much it matters.
            </p>
            <p>The crescent between them is where to begin.</p>
          </figcaption>
        </figure>
      </div>
      <CircleRows />
    </div>
  </section>
)
