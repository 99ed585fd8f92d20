import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepsTokens } from '#web/entities/session/tokens.ts'
import { applyTheme } from '#web/ui/theme.ts'
import { LandingDocument } from './landing-document.tsx'
import { rootElement } from './root-element.ts'

applyTheme()

// Somebody whose browser lost the hint and kept the tokens: the app takes the page over, and gives the hint again.
if (keepsTokens()) void import('../main.tsx')
else
  hydrateRoot(
    rootElement(),
    <StrictMode>
      <LandingDocument />
    </StrictMode>,
  )
