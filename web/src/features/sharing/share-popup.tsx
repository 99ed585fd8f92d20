import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import ImageUp from 'lucide-react/icons/image-up'
import { type MouseEvent, useMemo, useRef } from 'react'
import { shareMessages } from '#domain/messages/share.ts'
import { readLedger } from '#web/entities/goals/goal-days.ts'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { Button } from '#web/ui/button.tsx'
import { countState, drawDays } from '#web/ui/days/day-state.ts'
import { recentWindow } from '#web/ui/days/windows.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { DialogToasts } from '#web/ui/toasts.tsx'
import { Countdown } from './countdown.tsx'
import { HEIGHT, WIDTH } from './picture.ts'
import { openShareTarget, SHARE_TARGETS, shareText } from './share-text.ts'
import { canShareFiles, pictureFile, saveFile, usePicture } from './use-picture.ts'
import './share-popup.css'

/** Seconds (PAGE-12). */
const SHOWN = 30
const DAYS = 28

const fail = (error: unknown) => {
  // A cancelled share is no failure.
  if (error instanceof DOMException && error.name === 'AbortError') return
  console.warn('Nothing was shared.', error)
  toast.error(shareMessages.failed)
}

/** Handles a plain click, to detect a blocked tab; other clicks keep the browser's behaviour. */
const openTarget = (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  try {
    openShareTarget(event.currentTarget.href)
  } catch (error) {
    fail(error)
  }
}

/** The goal's days in the picture, and their text alternative. */
const useDays = (goal: ShownGoal) => {
  const today = useGoals().data?.today
  return useMemo(() => {
    if (today === undefined) return { days: [], said: '' }
    const ledger = readLedger(goal, today)
    const { from, to } = recentWindow(ledger, DAYS)
    const days = drawDays(from, to, ledger)
    return {
      days: days.map(({ state }) => state),
      said: ledger.isUncounted ? '' : ` ${countState(days, 'done')} of the days shown are kept.`,
    }
  }, [goal, today])
}

const SharePopup = ({ goal, onClose }: { goal: ShownGoal; onClose: () => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { days, said } = useDays(goal)
  const { title } = goal
  const streak = goal.care === 'ordinary' && !goal.streak_hidden ? goal.streak_count : null
  const drawn = usePicture(
    canvas,
    useMemo(() => ({ title, streak, days }), [title, streak, days]),
  )
  const text = shareText(goal)
  const url = window.location.origin

  const withPicture = (use: (file: File) => Promise<void> | void) => () => {
    const element = canvas.current
    if (element) void pictureFile(element).then(use).catch(fail)
  }
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(`${text}\n${url}`))
      .then(() => toast.achievement(shareMessages.copied))
      .catch(fail)

  return (
    <Dialog title="Share your goal" onClose={onClose}>
      <div className="share-text" data-circle={circleAttribute(goal.circle_type)}>
        <canvas
          ref={canvas}
          className="share-picture"
          width={WIDTH}
          height={HEIGHT}
          role="img"
          aria-label={`Picture to share: ${streak === null ? '' : `${streak} day streak, `}${title}.${said}`}
        />
        {goal.description === '' ? null : <p dir="auto">{goal.description}</p>}
      </div>
      <ul className="share-targets">
        {SHARE_TARGETS.map(({ name, address }) => (
          <li key={name}>
            <a
              className="share-target"
              href={address(text, url)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={openTarget}
            >
              <span>
                {name}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </span>
              <Icon of={ExternalLink} />
            </a>
          </li>
        ))}
      </ul>
      <div className="share-more">
        {drawn && canShareFiles() ? (
          <Button
            variant="plain"
            size="small"
            onClick={withPicture((file) => navigator.share({ files: [file], title, text }))}
          >
            <Icon of={ImageUp} /> Send Picture
          </Button>
        ) : null}
        {drawn ? (
          <Button variant="plain" size="small" onClick={withPicture(saveFile)}>
            <Icon of={Download} /> Save Picture
          </Button>
        ) : null}
        <Button variant="plain" size="small" onClick={copy}>
          <Icon of={Copy} /> Copy Text
        </Button>
      </div>
      <div className="dialog-foot">
        <Countdown seconds={SHOWN} onEnd={onClose} />
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      </div>
      <DialogToasts />
    </Dialog>
  )
}

export default SharePopup
