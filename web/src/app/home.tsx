import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { checkinGoal, checkinMessage, checkinUser } from '#web/entities/session/check-in-link-values.ts'
import { useSession } from '#web/entities/session/session.tsx'
import type { Session } from '#web/entities/session/session-state.ts'
import { signInState } from '#web/entities/session/sign-in-return.ts'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { Header } from './header.tsx'
import { type HomeView, homeView } from './home-view.ts'

const Landing = lazy(() => import('#web/features/landing/landing.tsx'))
const Pricing = lazy(() => import('#web/features/plans/components/pricing.tsx'))
const EmailStep = lazy(() => import('#web/features/landing/email-step.tsx'))
const Start = lazy(() => import('./start.tsx'))
const Dashboard = lazy(() => import('#web/features/dashboard/components/dashboard.tsx'))
const CreateGoal = lazy(() => import('#web/features/dashboard/components/create-goal.tsx'))
const Interview = lazy(() => import('#web/features/interview/components/interview.tsx'))
const FrameworkReport = lazy(() => import('#web/features/framework/components/report.tsx'))
const GoalWorkshop = lazy(() => import('#web/features/framework/components/workshop.tsx'))

/** Stores what the check-in link was for until the right person signs in (MAIL-4). */
const CheckInLater = ({ user, goal, message }: { user: string | null; goal: string | null; message: string }) => {
  const navigate = useNavigate()
  useEffect(() => {
    if (user) checkinUser.write(user)
    if (goal) checkinGoal.write(goal)
    checkinMessage.write(message)
    void navigate('/auth', { replace: true })
  }, [user, goal, message, navigate])
  return <LoadingPage />
}

/** State of a history entry after a check-in link: the goal that the link is for, null without one. */
const arrival = z.object({ checkIn: z.object({ goal: z.nullable(z.string()) }) })

/** The screen of a view. */
const Shown = ({ shown }: { shown: Exclude<HomeView, { view: 'loading' | 'elsewhere' | 'check-in-later' }> }) => {
  switch (shown.view) {
    case 'landing':
      return <Landing />
    case 'pricing':
      return <Pricing />
    case 'email':
      return <EmailStep />
    case 'start':
      return <Start />
    case 'dashboard':
      return <Dashboard focusGoal={shown.focusGoal} />
    case 'onboarding':
      return <CreateGoal />
    case 'five-circle-onboarding':
      return <Interview />
    case 'framework-report':
      return <FrameworkReport />
    case 'goal-workshop':
      return <GoalWorkshop />
  }
}

/**
 * The session. The step from loading to the first screen is deferred, so that React renders that screen in parts and the page stays
 * responsive meanwhile. Every other step is shown at once.
 */
const useFirstSession = (): Session => {
  const session = useSession()
  const before = useDeferredValue(session)
  return before.state === 'loading' && session.state === 'signed-in' ? before : session
}

const View = () => {
  const [params] = useSearchParams()
  const { pathname, search, state } = useLocation()
  const session = useFirstSession()
  const asked = homeView(pathname, params, session)
  // The address holds the link's parameters no longer (MAIL-20).
  const arrived = asked.view === 'start' ? arrival.safeParse(state).data : undefined
  const shown: HomeView = arrived ? { view: 'dashboard', focusGoal: arrived.checkIn.goal } : asked
  switch (shown.view) {
    case 'loading':
      return <LoadingPage />
    case 'elsewhere':
      return <Navigate to={shown.to} replace state={signInState(`${pathname}${search}`, session)} />
    case 'check-in-later':
      return <CheckInLater user={shown.user} goal={shown.goal} message={shown.message} />
    default:
      if (params.get('checkin') === 'true')
        return <Navigate to="/dashboard" replace state={{ checkIn: { goal: params.get('goal') } }} />
      return (
        <>
          <Header onSky={shown.view === 'landing'} />
          <Shown shown={shown} />
        </>
      )
  }
}

/** `/` and `/dashboard`: one screen with several views (PAGE-1, PAGE-2). */
export const Home = () => (
  <Suspense fallback={<LoadingPage />}>
    <View />
  </Suspense>
)
