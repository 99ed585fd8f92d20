import Download from 'lucide-react/icons/download'
import Share2 from 'lucide-react/icons/share-2'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { CIRCLES } from '#domain/goals/fields.ts'
import { milestoneMessages } from '#domain/messages/milestone.ts'
import { type OpenedMilestone, sharePopup } from '#web/entities/popups/popups.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { formatDateRange, formatShortDay } from '#web/lib/dates.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { rememberFocus } from '#web/lib/focus-nearby.ts'
import { CREATE_GOAL } from '#web/lib/places.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { pointAt } from '#web/ui/wheel/geometry.ts'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import { findPictureStart } from './first-day.ts'
import { fitTitle } from './fit-title.ts'
import { placeSuns } from './place-suns.ts'
import { savePicture } from './save-picture.ts'
import './milestone.css'

type Words = { figure: string; unit: string; days: number }

/** The figure of a moment, what it counts, and how many suns stand in the picture. */
const readWords = ({ goal, milestone, today }: OpenedMilestone): Words => {
  const { kept_days: kept, streak_count: streak } = goal
  switch (milestone) {
    case 'created':
      return { figure: milestoneMessages.dayOne, unit: milestoneMessages.begins, days: 1 }
    case 'first':
      return { figure: String(kept), unit: milestoneMessages.kept(kept), days: kept }
    case 'target':
      return { figure: formatShortDay(today), unit: `${kept} ${milestoneMessages.kept(kept)}`, days: kept }
    case 'done':
      return {
        figure: formatShortDay(today),
        unit: kept === 0 ? milestoneMessages.doneOn : `${kept} ${milestoneMessages.kept(kept)}`,
        days: kept,
      }
    default:
      return { figure: milestone, unit: milestoneMessages.inARow, days: streak }
  }
}

/** True where the figure is 'Day 1' or a date, whose letters reach below the line. */
const hasWords = (milestone: OpenedMilestone['milestone']): boolean => milestone === 'created' || isLast(milestone)

/** After these moments comes the next goal. */
const isLast = (milestone: OpenedMilestone['milestone']): boolean => milestone === 'target' || milestone === 'done'

type PosterProps = Words & {
  opened: OpenedMilestone
  /** The goal's title, shortened to the picture's width. */
  title: string
  ref: RefObject<SVGSVGElement | null>
}

/** The picture to keep: every day a sun, the last one in dawn. The day of a new goal is still an outline. */
const Poster = ({ opened: { goal, milestone, today }, title, figure, unit, days, ref }: PosterProps) => {
  const { radius, suns, lines } = placeSuns(days)
  const last = milestone === 'created' ? 'poster-open' : 'poster-last'
  const date = formatDateRange(findPictureStart({ goal, milestone, today }), today)
  return (
    <svg
      ref={ref}
      className="poster"
      viewBox="0 0 400 500"
      role="img"
      aria-label={milestoneMessages.describe(figure, unit, goal.title, date)}
    >
      <rect className="poster-paper" width="400" height="500" rx="16" />
      {lines.map((y) => (
        <path key={y} className="poster-line" d={`M32 ${y}H368`} />
      ))}
      {suns.map(({ x, y, isLast }) => (
        <circle key={`${x} ${y}`} className={isLast ? last : 'poster-sun'} cx={x} cy={y} r={radius} />
      ))}
      <text className="poster-big" x="28" y={hasWords(milestone) ? 372 : 384}>
        {figure}
      </text>
      <text className="poster-unit" x="32" y="413">
        {unit}
      </text>
      <text className="poster-title" x="32" y="448">
        {title}
      </text>
      <text className="poster-small" x="32" y="471">
        {date}
      </text>
      <g transform="translate(349 457) scale(0.4)">
        {CIRCLES.map((circle, index) => {
          const { x, y } = pointAt(index, 30)
          const name = circle === goal.circle_type ? 'poster-mark-lit' : 'poster-mark'
          return <circle key={circle} className={name} cx={x} cy={y} r="15.4" />
        })}
      </g>
    </svg>
  )
}

type Props = { opened: OpenedMilestone; onClose: () => void }

/** The moment of a milestone, over the whole screen, until it is closed (STREAK-17). */
const Milestone = ({ opened, onClose }: Props) => {
  const { goal, milestone } = opened
  const titleId = useId()
  const wordsId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const poster = useRef<SVGSVGElement>(null)
  const [title, setTitle] = useState(goal.title)
  // A toast would be under the dialog.
  const [said, setSaid] = useState('')
  const words = readWords(opened)

  useEffect(() => {
    const element = dialog.current
    // The screen below may change while the moment is open.
    const restoreFocus = rememberFocus()
    element?.showModal()
    // A text has no width before the dialog is open.
    const drawn = poster.current?.querySelector<SVGTextElement>('.poster-title')
    if (drawn?.textContent) setTitle(fitTitle(drawn, drawn.textContent))
    return () => {
      element?.close()
      restoreFocus()
      // A goal that is done can leave the screen, with the button that had the focus, before the moment opens.
      if (document.activeElement === document.body) focusHeading()
    }
  }, [])

  const keep = async () => {
    try {
      if (!poster.current) throw new Error('There is no drawing.')
      await savePicture(poster.current, `five-circles-${milestone}.png`)
      setSaid(milestoneMessages.saved)
    } catch {
      setSaid(milestoneMessages.failed)
    }
  }
  return (
    <dialog
      ref={dialog}
      className="milestone"
      data-type={milestone === 'created' ? 'motivation' : 'achievement'}
      data-circle={circleAttribute(goal.circle_type)}
      aria-labelledby={titleId}
      aria-describedby={wordsId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="milestone-top wrap">
        <h2 id={titleId}>{milestoneMessages.title[milestone]}</h2>
        <Button variant="line" size="small" onClick={onClose}>
          {milestoneMessages.close}
        </Button>
      </div>
      <div className="milestone-sky">
        <div className="milestone-grid wrap">
          <div className="milestone-words" id={wordsId}>
            <p className="milestone-figure" data-words={hasWords(milestone) ? '' : undefined} aria-hidden="true">
              {words.figure}
            </p>
            <p className="milestone-lead">{milestoneMessages.lead[milestone]}</p>
            <p>{milestoneMessages.more[milestone]}</p>
          </div>
          <div className="milestone-picture">
            <SunFigure className="milestone-sun" light="lit" />
            <Poster opened={opened} title={title} {...words} ref={poster} />
          </div>
        </div>
      </div>
      <div className="milestone-ground">
        <div className="wrap button-row">
          <Button variant="dawn" size="large" onClick={() => void keep()}>
            <Icon of={Download} />
            {milestoneMessages.keep}
          </Button>
          {isLast(milestone) ? (
            <ButtonLink variant="line" size="large" to={CREATE_GOAL} onClick={onClose}>
              {milestoneMessages.next}
            </ButtonLink>
          ) : (
            <Button
              variant="line"
              size="large"
              onClick={() => {
                onClose()
                sharePopup.open(goal)
              }}
            >
              <Icon of={Share2} />
              {milestoneMessages.share}
            </Button>
          )}
          <p className="milestone-said" role="status">
            {said}
          </p>
        </div>
      </div>
    </dialog>
  )
}

export default Milestone
