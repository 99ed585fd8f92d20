import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { SessionProvider } from '#web/lib/session.tsx'
import { startSession } from '#web/lib/session-store.ts'
import { router } from './router.tsx'
import '@fontsource-variable/instrument-sans/standard.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its root element.')

void startSession()

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={makeQueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)
