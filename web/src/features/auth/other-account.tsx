import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { endSession } from '#web/entities/session/sign-out.ts'
import { otherSites } from '#web/lib/other-sites.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'
import { forgetCheckInLink, type StoredCheckInLink } from './check-in-link.ts'

type Props = { link: StoredCheckInLink; email: string; onSettled: () => void }

/** The banner for a check-in link of another person than the signed-in one (AUTH-12). */
export const OtherAccount = ({ link, email, onSettled }: Props) => {
  useTitle('Another account')
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const switchAccount = async () => {
    setLeaving(true)
    const next = await endSession()
    if (next) otherSites.visit(next)
  }
  const stay = () => {
    forgetCheckInLink()
    onSettled()
    void navigate('/', { replace: true })
  }
  return (
    <AuthLayout>
      <h1>Good morning.</h1>
      <Banner icon={Mail} live>
        {link.message}
      </Banner>
      <p className="lead">
        You are signed in as <b>{email}</b>.
      </p>
      <Button variant="dawn" size="large" wide inactive={leaving} onClick={() => void switchAccount()}>
        {link.user?.includes('@') ? `Sign Out and Go On as ${link.user}` : 'Sign Out and Go On'}
      </Button>
      <Button size="large" wide onClick={stay}>
        Stay Signed In
      </Button>
    </AuthLayout>
  )
}
