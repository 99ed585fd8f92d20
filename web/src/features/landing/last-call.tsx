import { useSession } from '#web/entities/session/session.tsx'
import { EMAIL_STEP } from '#web/lib/places.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useSocialProof } from './use-social-proof.ts'

/** Its line is kept free until the number is known, so that nothing moves. */
const Counter = () => {
  const count = useSocialProof()
  return (
    <p className="last-call-count">
      {count === null ? (
        ' '
      ) : (
        <>
          Join <b>{count.toLocaleString('en-US')}+</b> goal achievers
        </>
      )}
    </p>
  )
}

/** The one in the sky stays the screen's dawn button. */
export const LastCall = () => (
  <section className="last-call">
    <div className="wrap last-call-row">
      <div>
        <Counter />
        <h2>Tomorrow starts at 7:00.</h2>
      </div>
      <div className="button-row">
        {useSession().state === 'signed-in' ? (
          <ButtonLink to="/dashboard" variant="ink" size="large">
            Continue to Dashboard
          </ButtonLink>
        ) : (
          <ButtonLink to={EMAIL_STEP} variant="ink" size="large">
            Start with your email
          </ButtonLink>
        )}
      </div>
    </div>
  </section>
)
