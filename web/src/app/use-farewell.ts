import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { farewellMessages } from '#domain/messages/farewell.ts'
import { farewell } from '#web/entities/session/farewell.ts'
import { LANDING } from '#web/lib/places.ts'
import { toast } from '#web/ui/toast.ts'

/** Milliseconds. Longer than the default, so that the confirmation of a deletion is read. */
const FAREWELL = 10_000

/** Confirms the deletion of an account on the landing page. */
export const useFarewell = () => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (`${pathname}${search}` !== LANDING || farewell.read() === null) return
    farewell.clear()
    toast.nudge(farewellMessages.title, farewellMessages.text, FAREWELL)
  }, [pathname, search])
}
