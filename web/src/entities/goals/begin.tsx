import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { beginMessages } from '#domain/messages/begin.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { focusHeading, STARTS_SCREEN } from '#web/lib/focus-heading.ts'
import { CREATE_GOAL, DASHBOARD, INTERVIEW } from '#web/lib/places.ts'
import { createStoredValue } from '#web/lib/storage.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import { Wheel } from '#web/ui/wheel/wheel.tsx'
import './begin.css'

type Way = 'one' | 'whole'

/** The way that the person chose, kept on the device (ADR 229). */
const storedWay = (personId: string) => createStoredValue(`beginWay.${personId}`, z.enum(['one', 'whole']), 'local')

const PLACES = { one: CREATE_GOAL, whole: INTERVIEW } as const

type WayProps = { way: Way; here: boolean; onChoose: () => void }

/** One of the two ways. The way of this view goes on below; the other one is a link. */
const WayCard = ({ way, here, onChoose }: WayProps) => {
  const words = beginMessages[way]
  return (
    <section className="begin-way" data-here={here || undefined}>
      <div className={way === 'one' ? 'begin-picture begin-picture-line' : 'begin-picture'} aria-hidden="true">
        {way === 'one' ? <SunFigure className="begin-sun" light="lit" height={330} /> : <Wheel name="" values={{}} />}
      </div>
      <div>
        <h3 className="begin-name">
          {words.name} <small>{words.time}</small>
        </h3>
        <p>{words.lead}</p>
      </div>
      {here ? (
        <Button variant="ink" onClick={onChoose}>
          {words.action}
        </Button>
      ) : (
        <ButtonLink to={PLACES[way]} onClick={onChoose}>
          {words.action}
        </ButtonLink>
      )}
    </section>
  )
}

/**
 * The choice at the head of Create Goal and of the interview, for a person without goals who has not chosen (PAGE-27). The form
 * of this view stands below; choosing it folds the head and moves the focus to the form's heading.
 */
export const Begin = ({ here }: { here: Way }) => {
  const stored = storedWay(usePerson().id)
  const [chosen, setChosen] = useState(() => stored.read())
  if (chosen === here) return null
  if (chosen === 'one')
    return (
      <p className="begin-folded">
        {beginMessages.choseOne} <Link to={CREATE_GOAL}>{beginMessages.createOne}</Link>.
      </p>
    )
  if (chosen !== null) return null
  const choose = (way: Way) => () => {
    stored.write(way)
    if (way !== here) return
    // First, because the screen begins with the form's heading from then on.
    flushSync(() => setChosen(way))
    focusHeading({ scrolls: true })
  }
  return (
    <section className="begin" aria-labelledby="begin-title">
      <h2 id="begin-title" className="begin-title" {...STARTS_SCREEN}>
        {beginMessages.title}
      </h2>
      <p>{beginMessages.lead}</p>
      <div className="begin-ways">
        <WayCard way="one" here={here === 'one'} onChoose={choose('one')} />
        <WayCard way="whole" here={here === 'whole'} onChoose={choose('whole')} />
      </div>
      <p className="begin-later">
        {beginMessages.later} <Link to={DASHBOARD}>{beginMessages.dashboard}</Link>.
      </p>
    </section>
  )
}
