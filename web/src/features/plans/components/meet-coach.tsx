import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { creatorDialog } from '#web/entities/popups/popups.ts'
import { KEEP_SCROLL } from '#web/lib/keep-scroll.ts'
import { PRICING } from '#web/lib/places.ts'
import { Link } from '#web/ui/link.tsx'

const ASKED = 'coach'

/** Opens the dialog. Before the scripts have loaded, it is a link to a page that opens it. */
export const MeetCoach = () => (
  <Link
    className="link-button"
    to={`${PRICING}?${ASKED}=true`}
    rel="nofollow"
    aria-haspopup="dialog"
    onClick={(event) => {
      event.preventDefault()
      creatorDialog.open(true)
    }}
  >
    Meet your coach
  </Link>
)

/** Opens the dialog once if the address asks for it. */
export const useAskedForCoach = (): void => {
  const [params, setParams] = useSearchParams()
  const isAsked = params.has(ASKED)
  useEffect(() => {
    if (!isAsked) return
    creatorDialog.open(true)
    setParams(
      (now) => {
        now.delete(ASKED)
        return now
      },
      { replace: true, state: KEEP_SCROLL },
    )
  }, [isAsked, setParams])
}
