import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { setLitCircles } from '#web/lib/lit-circles.ts'
import { useSession } from '#web/lib/session.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Toasts } from '#web/ui/toast.tsx'
import { Popups } from './popups.tsx'
import { useCanonical } from './use-canonical.ts'

/** What one person loaded is never shown to the next. */
const useForgetting = () => {
  const session = useSession()
  const client = useQueryClient()
  const id = session.state === 'signed-in' ? session.person.id : null
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== null && before.current !== id) {
      client.clear()
      setLitCircles([])
    }
    before.current = id
  }, [id, client])
}

/** What stands around every route. */
export const Root = () => {
  useForgetting()
  useCanonical()
  return (
    <>
      <SkipLink />
      <Outlet />
      <Popups />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
