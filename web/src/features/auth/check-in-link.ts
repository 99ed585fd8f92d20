import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { checkinGoal, checkinMessage, checkinUser } from '#web/entities/session/check-in-link-values.ts'

/** The stored check-in link (MAIL-4). */
export type StoredCheckInLink = { user: string | null; goal: string | null; message: string }

export const readStoredCheckInLink = (): StoredCheckInLink | null => {
  const message = checkinMessage.read()
  return message === null ? null : { user: checkinUser.read(), goal: checkinGoal.read(), message }
}

export const forgetCheckInLink = (): void => {
  checkinUser.clear()
  checkinGoal.clear()
  checkinMessage.clear()
}

/** The address of the link. */
export const checkInAddress = ({ user, goal }: StoredCheckInLink): string => {
  const query = new URLSearchParams({ checkin: 'true' })
  if (user) query.set('user', user)
  if (goal) query.set('goal', goal)
  return `/?${query}`
}

/** Whether the link is for this person; a link without an address is for every person. */
export const isFor = ({ user }: Pick<StoredCheckInLink, 'user'>, person: { id: string; email: string }): boolean =>
  user === null || user === person.id || user.toLowerCase() === person.email.toLowerCase()

const isSignIn = (path: string): boolean => path.startsWith('/auth') || path === '/verify-email'

/** Drops the link when the person leaves the sign-in, so that its banner is not shown later. */
export const useForgetCheckInLink = (): void => {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (isSignIn(before.current) && !isSignIn(pathname)) forgetCheckInLink()
    before.current = pathname
  }, [pathname])
}
