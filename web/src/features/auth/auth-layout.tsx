import type { ReactNode } from 'react'
import { Mark } from '#web/ui/mark.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './auth.css'

type Props = {
  /** The text on the sky. */
  line?: string
  children: ReactNode
}

/** The sky on one side (on top on a phone), the form on the other. */
export const AuthLayout = ({ line = 'Your message is written.', children }: Props) => (
  <div className="auth">
    <header className="auth-sky">
      <div className="auth-sky-top">
        <RouterLink className="brand" to="/">
          <Mark />
          <span>Five Circles</span>
        </RouterLink>
      </div>
      <p className="auth-line">
        <time>7:00</time> {line}
      </p>
      <SunFigure className="auth-sun" light="lit" height={470} />
    </header>
    <main id="main" className="auth-main">
      <div className="auth-form">{children}</div>
    </main>
  </div>
)
