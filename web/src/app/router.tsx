import type { RouteObject } from 'react-router-dom'
import { PRICING, PRIVACY, SETTINGS, TERMS, UPGRADE } from '#web/lib/places.ts'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { ErrorPage } from './error-page.tsx'
import { Home } from './home.tsx'
import { NotFound } from './not-found.tsx'
import { Root } from './root.tsx'
import { WithHeader } from './with-header.tsx'

/** Every route except the home screen and its dashboard is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      { path: '/', Component: Home },
      { path: '/dashboard', Component: Home },
      { path: PRICING, Component: Home },
      { path: '/auth', lazy: async () => ({ Component: (await import('#web/features/auth/auth-page.tsx')).AuthPage }) },
      {
        path: '/auth/callback',
        lazy: async () => ({ Component: (await import('#web/features/auth/callback-page.tsx')).CallbackPage }),
      },
      { path: '/today', lazy: async () => ({ Component: (await import('./today-route.tsx')).TodayRoute }) },
      {
        Component: WithHeader,
        children: [
          { path: '/week', lazy: async () => ({ Component: (await import('./week-route.tsx')).WeekRoute }) },
          {
            path: '/verify-email',
            lazy: async () => ({ Component: (await import('#web/features/auth/verify-page.tsx')).VerifyPage }),
          },
          { path: '/goal/:goalId', lazy: async () => ({ Component: (await import('./goal-route.tsx')).GoalRoute }) },
          {
            path: '/check-in',
            lazy: async () => ({ Component: (await import('#web/features/mail/check-in-page.tsx')).CheckInPage }),
          },
          {
            path: '/witness',
            lazy: async () => ({ Component: (await import('#web/features/witness/witness-page.tsx')).WitnessPage }),
          },
          {
            path: '/unsubscribe',
            lazy: async () => ({
              Component: (await import('#web/features/mail/unsubscribe-page.tsx')).UnsubscribePage,
            }),
          },
          {
            path: UPGRADE,
            lazy: async () => ({
              Component: (await import('#web/features/plans/components/upgrade-page.tsx')).default,
            }),
          },
          { path: '/success', lazy: async () => ({ Component: (await import('./success-route.tsx')).SuccessRoute }) },
          { path: SETTINGS, lazy: async () => ({ Component: (await import('./settings-route.tsx')).SettingsRoute }) },
          {
            path: TERMS,
            lazy: async () => ({ Component: (await import('#web/features/legal/terms-page.tsx')).default }),
          },
          {
            path: PRIVACY,
            lazy: async () => ({ Component: (await import('#web/features/legal/privacy-page.tsx')).default }),
          },
          { path: '/test', lazy: async () => ({ Component: (await import('./test-page.tsx')).TestPage }) },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
