import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startSession } from '#web/entities/session/session-store.ts'
import { keepsTokens } from '#web/entities/session/tokens.ts'
import { loadConfig } from '#web/lib/config.ts'
import { sendVitals } from '#web/lib/report-vitals.ts'
import { applyTheme } from '#web/ui/theme.ts'
import { App } from './app.tsx'
import { rootElement } from './documents/root-element.ts'
import { Screens } from './router.tsx'

applyTheme()
sendVitals('app')
// Load the configuration, which the renewal of tokens needs, at once.
if (keepsTokens()) void loadConfig().catch(() => undefined)
void startSession()

const root = rootElement()
const app = (
  <App>
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  </App>
)

// The prerendered markup is a visitor's; for everyone else, render from scratch.
if (root.dataset.prerendered === window.location.pathname && !keepsTokens()) hydrateRoot(root, app)
else createRoot(root).render(app)
