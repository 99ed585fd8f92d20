import { careMessages } from '#domain/messages/care.ts'
import { emergencyNumber } from '#domain/safety/help-lines.ts'
import { Banner } from '#web/ui/banner.tsx'
import './refused-note.css'

/** Under the words of a goal that would hurt somebody and was not saved (CARE-10). `zone` decides the emergency number. */
export const RefusedNote = ({ zone }: { zone: string }) => {
  const number = emergencyNumber(zone)
  return (
    <div className="refused" role="alert">
      <Banner>
        <p>
          <b>{careMessages.refusedTitle}</b> {careMessages.refusedWhy}
        </p>
        <p className="refused-help">
          {careMessages.refusedHelp}{' '}
          <a href="https://findahelpline.com" rel="noreferrer">
            findahelpline.com
          </a>
          , or {number ?? 'your local emergency number'} when it cannot wait.
        </p>
      </Banner>
    </div>
  )
}
