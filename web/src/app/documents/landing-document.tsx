import { SessionContext, VISITOR } from '#web/entities/session/session.tsx'
import Landing from '#web/features/landing/landing.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { VisitorHeader } from './visitor-header.tsx'
import '#web/ui/ground.ts'

/** The landing page of a visitor as a document of its own, without router, sign-in and queries. */
export const LandingDocument = () => (
  <SessionContext value={VISITOR}>
    <SkipLink />
    <VisitorHeader onSky />
    <Landing />
  </SessionContext>
)
