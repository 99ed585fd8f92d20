import { SessionContext, VISITOR } from '#web/entities/session/session.tsx'
import Landing from '#web/features/landing/landing.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { VisitorHeader } from './visitor-header.tsx'
import '#web/ui/ground.ts'

/** A visitor's landing page as a separate document, without router, sign-in and queries. */
export const LandingDocument = () => (
  <SessionContext value={VISITOR}>
    <SkipLink />
    <VisitorHeader onSky />
    <Landing />
  </SessionContext>
)
