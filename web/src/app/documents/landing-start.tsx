import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepsTokens } from '#web/entities/session/tokens.ts'
import { sendVitals } from '#web/lib/report-vitals.ts'
import { applyTheme } from '#web/ui/theme.ts'
import { LandingDocument } from './landing-document.tsx'
import { rootElement } from './root-element.ts'

applyTheme()

// A signed-in person without the hint cookie: start the app, which sets the hint again.
if (keepsTokens()) void import('../main.tsx')
else {
  hydrateRoot(
    rootElement(),
    <StrictMode>
      <LandingDocument />
    </StrictMode>,
  )
  sendVitals('landing')
}
