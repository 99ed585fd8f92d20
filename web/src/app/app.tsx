import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import { createQueryClient } from '#web/lib/query-client.ts'
import '#web/ui/ground.ts'
import './router-links.ts'

/** The providers around the routes, in the browser and in the prerender. */
export const App = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>{children}</SessionProvider>
    </QueryClientProvider>
  </StrictMode>
)
