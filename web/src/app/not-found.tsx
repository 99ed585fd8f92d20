import { useSession } from '#web/entities/session/session.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const NotFound = () => {
  useTitle('Page not found')
  const signedIn = useSession().state === 'signed-in'
  return (
    <Notice
      code="404"
      title="Nothing rises here."
      lead="This page doesn’t exist, or it has moved."
      sun="still"
      actions={
        <ButtonLink to="/" variant="dawn" size="large">
          Return to Home
        </ButtonLink>
      }
      ground={
        <>
          Looking for your goals?{' '}
          {signedIn ? (
            <RouterLink to="/dashboard">Open the dashboard</RouterLink>
          ) : (
            <RouterLink to="/auth">Sign in</RouterLink>
          )}
          .
        </>
      }
    />
  )
}
