import { useSession } from '#web/entities/session/session.tsx'
import { EMAIL_STEP } from '#web/lib/places.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useSocialProof } from './use-social-proof.ts'

/** The line keeps its space until the number is known. */
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

/** A secondary button, because the hero has the primary one. */
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
            Start with Your Email
          </ButtonLink>
        )}
      </div>
    </div>
  </section>
)
