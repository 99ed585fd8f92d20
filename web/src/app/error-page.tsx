import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { Header } from './header.tsx'

/** Whether a chunk failed to load: no network, or a newer build has replaced it. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload/i.test(error.message)

/** The error screen of a route that failed with `error`, which React has logged. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const missing = isMissingPart(error)
  useTitle(missing ? 'This page could not be loaded' : 'Something went wrong')
  return (
    <>
      <Header />
      <Notice
        title={missing ? 'This page could not be loaded.' : 'Something went wrong.'}
        lead={
          missing
            ? 'Please check your internet connection and try again. Nothing is lost.'
            : 'It is our fault, not yours. Your goals, your streaks and today’s check-ins are kept.'
        }
        sun="still"
        live
        actions={
          <Button variant="dawn" size="large" onClick={() => window.location.reload()}>
            Try Again
          </Button>
        }
        ground={
          <>
            Or go back to <a href="/">the beginning</a>.
          </>
        }
      />
    </>
  )
}
