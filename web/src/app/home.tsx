import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useSession } from '#web/lib/session.tsx'
import { checkinGoal, checkinMessage, checkinUser } from '#web/lib/storage.ts'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { Header } from './header.tsx'
import { homeView } from './home-view.ts'

const Landing = lazy(() => import('#web/features/landing/landing.tsx'))
const Dashboard = lazy(() => import('#web/features/goals/components/dashboard.tsx'))
const CreateGoal = lazy(() => import('#web/features/goals/components/create-goal.tsx'))

/** Keeps what the link was for while the right person signs in. */
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

const View = () => {
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  const shown = homeView(pathname, params, useSession())
  switch (shown.view) {
    case 'loading':
      return <LoadingPage />
    case 'landing':
      return (
        <>
          <Header onSky />
          <Landing />
        </>
      )
    case 'dashboard':
      return (
        <>
          <Header />
          <Dashboard focusGoal={shown.focusGoal} />
        </>
      )
    case 'onboarding':
      return (
        <>
          <Header />
          <CreateGoal />
        </>
      )
    case 'elsewhere':
      return (
        <Navigate
          to={shown.to}
          replace
          state={{ from: pathname === '/dashboard' ? `${pathname}${search}` : undefined }}
        />
      )
    case 'check-in-later':
      return <CheckInLater user={shown.user} goal={shown.goal} message={shown.message} />
  }
}

/** `/` and `/dashboard`: the same screen, with the views of specification section 2. */
export const Home = () => (
  <Suspense fallback={<LoadingPage />}>
    <View />
  </Suspense>
)
