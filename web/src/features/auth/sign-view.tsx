import Mail from 'lucide-react/icons/mail'
import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { authMessages } from '#domain/messages/auth.ts'
import type { WayBack } from '#web/entities/session/sign-in-return.ts'
import { PRIVACY, TERMS } from '#web/lib/places.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Link } from '#web/ui/link.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'
import type { StoredCheckInLink } from './check-in-link.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SocialButton } from './social-button.tsx'

type Tab = 'sign-in' | 'sign-up'

const TABS = [
  { name: 'sign-in', title: 'Sign In' },
  { name: 'sign-up', title: 'Sign Up' },
] as const

type Props = {
  startWith: Tab
  email: string
  link: StoredCheckInLink | null
  notice: string | null
  verified: boolean
  wayBack: WayBack
  socialFailure: string | null
}

export const SignView = ({ startWith, email: given, link, notice, verified, wayBack, socialFailure }: Props) => {
  const [tab, setTab] = useState<Tab>(startWith)
  const [email, setEmail] = useState(given)
  useTitle(tab === 'sign-in' ? 'Sign In' : 'Sign Up')
  return (
    <AuthLayout>
      {tab === 'sign-in' ? (
        <h1>Good morning.</h1>
      ) : (
        <>
          <h1>{authMessages.startTrialTitle}</h1>
          <p className="lead">{authMessages.startTrial}</p>
        </>
      )}
      {notice ? <Banner live>{notice}</Banner> : null}
      {verified ? (
        <Banner icon={MailCheck} live>
          {authMessages.verified}
        </Banner>
      ) : null}
      {link ? (
        <Banner icon={Mail} live>
          {link.message}
        </Banner>
      ) : null}
      <SocialButton wayBack={wayBack} failure={socialFailure} />
      <p className="rule-word">
        <span>or with your email</span>
      </p>
      <Tabs label="Sign in or sign up" tabs={TABS} chosen={tab} onChoose={setTab}>
        {tab === 'sign-in' ? (
          <SignInForm email={email} onEmail={setEmail} />
        ) : (
          <SignUpForm email={email} onEmail={setEmail} />
        )}
      </Tabs>
      <p className="fine-print">
        By continuing you agree to the <Link to={TERMS}>Terms</Link> and the <Link to={PRIVACY}>Privacy Notice</Link>.
      </p>
    </AuthLayout>
  )
}
