import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { endSession } from '#web/entities/session/sign-out.ts'

// Imported before a test uses fake timers.
await import('#web/entities/session/identity.ts')

/** The calls of the user pool's client. */
export const SIGN_UP = 'SignUp'
export const RESEND = 'ResendConfirmationCode'
export const FORGOT = 'ForgotPassword'
export const CHOOSE = 'ConfirmForgotPassword'
export const SIGN_IN = 'InitiateAuth'
export const RENEW = 'GetTokensFromRefreshToken'

/** The answer of the user pool to a mail that was sent, and to a sign-up. */
export const DELIVERY = {
  CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', Destination: 'm***', AttributeName: 'email' },
}
export const UNCONFIRMED = { UserConfirmed: false, UserSub: 'sub-1', ...DELIVERY }

export const email = () => screen.getByLabelText<HTMLInputElement>('Email')
export const password = () => screen.getByLabelText<HTMLInputElement>('Password')
export const button = (name: string) => screen.getByRole('button', { name })

/** Starts each test of a file signed out, and clears what it stored. */
export const startSignedOut = () => {
  beforeEach(async () => {
    await endSession()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}
