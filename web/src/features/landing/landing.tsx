import { useSession } from '#web/lib/session.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import { CircleRows } from './circle-rows.tsx'
import { ExampleWheel } from './example-wheel.tsx'
import { Steps } from './steps.tsx'
import './landing.css'

const Start = () => {
  const signedIn = useSession().state === 'signed-in'
  return signedIn ? (
    <ButtonLink to="/dashboard" variant="dawn" size="large">
      Continue to Dashboard
    </ButtonLink>
  ) : (
    <ButtonLink to="/auth?mode=sign-up" variant="dawn" size="large">
      Start Free Trial
    </ButtonLink>
  )
}

const Hero = () => (
  <section className="hero">
    <div className="wrap hero-row">
      <div className="hero-words">
        <h1>Before the day gets loud.</h1>
        <p className="hero-lead">
          Every morning at seven, one message about the goal you chose: why it matters, up to three small steps, and a
          challenge that takes two minutes. Check in, and the day already counts.
        </p>
        <div className="button-row">
          <Start />
        </div>
      </div>
      <SunFigure className="hero-sun" light="lit" height={470} />
    </div>
    <div className="hero-ground">
      <ol className="wrap morning">
        <li>
          <time>6:24</time> First light
        </li>
        <li data-now>
          <time>7:00</time> Your message is here
        </li>
        <li>
          <time>7:04</time> First small step, done
        </li>
        <li>
          <time>7:09</time> Checked in, day 24
        </li>
      </ol>
    </div>
  </section>
)

const Circles = () => (
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

const LastCall = () => (
  <section className="last-call">
    <div className="wrap last-call-row">
      <div>
        <p className="last-call-count">30 days free, with one goal.</p>
        <h2>Tomorrow starts at 7:00.</h2>
      </div>
      <Again />
    </div>
  </section>
)

/** The same way in again at the foot; the one in the sky stays the screen's dawn button. */
const Again = () => {
  const signedIn = useSession().state === 'signed-in'
  return (
    <div className="button-row">
      <ButtonLink to={signedIn ? '/dashboard' : '/auth?mode=sign-up'} variant="ink" size="large">
        {signedIn ? 'Continue to Dashboard' : 'Start Free Trial'}
      </ButtonLink>
    </div>
  )
}

/** What a visitor sees, and a crawler; whoever is signed in finds the way back to the dashboard. */
const Landing = () => {
  useTitle()
  return (
    <>
      <main id="main">
        <Hero />
        <Circles />
        <section className="section section-ruled" id="features">
          <div className="wrap">
            <h2 className="section-title">
              One goal.
              <br /> Five minutes a day.
            </h2>
            <Steps />
          </div>
        </section>
        <LastCall />
      </main>
      <footer className="site-footer">
        <div className="wrap site-footer-row">
          <p>
            <Mark /> Five Circles
          </p>
          <p>Your check-in day ends at 3 AM Eastern time.</p>
        </div>
      </footer>
    </>
  )
}

export default Landing
