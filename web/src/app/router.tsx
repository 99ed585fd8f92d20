import { type RouteObject, useRoutes } from 'react-router-dom'
import { PRICING, PRIVACY, SETTINGS, TERMS, UPGRADE } from '#web/lib/places.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Home } from './home.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { NotFound } from './not-found.tsx'
import { Root } from './root.tsx'
import { WithHeader } from './with-header.tsx'

/** Every route except the home screen and its dashboard is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      { path: '/', Component: Home },
      { path: '/dashboard', Component: Home },
      { path: PRICING, Component: Home },
      { path: '/auth', Component: lazyScreen(async () => (await import('#web/features/auth/auth-page.tsx')).AuthPage) },
      {
        path: '/auth/callback',
        Component: lazyScreen(async () => (await import('#web/features/auth/callback-page.tsx')).CallbackPage),
      },
      { path: '/today', Component: lazyScreen(async () => (await import('./today-route.tsx')).TodayRoute) },
      {
        Component: WithHeader,
        children: [
          { path: '/week', Component: lazyScreen(async () => (await import('./week-route.tsx')).WeekRoute) },
          {
            path: '/verify-email',
            Component: lazyScreen(async () => (await import('#web/features/auth/verify-page.tsx')).VerifyPage),
          },
          { path: '/goal/:goalId', Component: lazyScreen(async () => (await import('./goal-route.tsx')).GoalRoute) },
          {
            path: '/check-in',
            Component: lazyScreen(async () => (await import('#web/features/mail/check-in-page.tsx')).CheckInPage),
          },
          {
            path: '/witness',
            Component: lazyScreen(async () => (await import('#web/features/witness/witness-page.tsx')).WitnessPage),
          },
          {
            path: '/unsubscribe',
            Component: lazyScreen(
              async () => (await import('#web/features/mail/unsubscribe-page.tsx')).UnsubscribePage,
            ),
          },
          {
            path: UPGRADE,
            Component: lazyScreen(
              async () => (await import('#web/features/plans/components/upgrade-page.tsx')).default,
            ),
          },
          { path: '/success', Component: lazyScreen(async () => (await import('./success-route.tsx')).SuccessRoute) },
          { path: SETTINGS, Component: lazyScreen(async () => (await import('./settings-route.tsx')).SettingsRoute) },
          {
            path: TERMS,
            Component: lazyScreen(async () => (await import('#web/features/legal/terms-page.tsx')).default),
          },
          {
            path: PRIVACY,
            Component: lazyScreen(async () => (await import('#web/features/legal/privacy-page.tsx')).default),
          },
          { path: '/test', Component: lazyScreen(async () => (await import('./test-page.tsx')).TestPage) },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]

const Matched = () => useRoutes(routes)

/** The screen of the present address. The previous screen stays until the next one is loaded. */
export const Screens = () => (
  <ErrorBoundary>
    <Matched />
  </ErrorBoundary>
)
