import { useSession } from '#web/entities/session/session.tsx'
import { PRICING, SIGN_UP } from '#web/lib/places.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './hero.css'

const Actions = () =>
  useSession().state === 'signed-in' ? (
    <ButtonLink to="/dashboard" variant="dawn" size="large">
      Continue to Dashboard
    </ButtonLink>
  ) : (
    <>
      <ButtonLink to={SIGN_UP} variant="dawn" size="large">
        Start Free Trial
      </ButtonLink>
      <ButtonLink to={PRICING} size="large">
        See Pricing
      </ButtonLink>
    </>
  )

export const Hero = () => (
  <section className="hero">
    <div className="wrap hero-row">
      <div className="hero-words">
        <h1>Before the day gets loud.</h1>
        <p className="hero-lead">
          For ambitious professionals. Every morning at seven, one message about the goal you chose: why it matters, up
          to three small steps, and a challenge that takes two minutes. Check in, and the day already counts.
        </p>
        <div className="button-row">
          <Actions />
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
