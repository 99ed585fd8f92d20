import ArrowLeft from 'lucide-react/icons/arrow-left'
import { closeQuotes } from '#domain/coach/words/quotes.ts'
import { TONE_LABELS } from '#domain/goals/fields.ts'
import { sumWeeklyHours } from '#domain/goals/sum-weekly-hours.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { weekMessages } from '#domain/messages/week.ts'
import { chooseProposal } from '#domain/week/proposal.ts'
import { writeDone, writeSentence } from '#domain/week/sentence.ts'
import { NoAccess } from '#web/entities/billing/no-access.tsx'
import { isBlocked, useGoals } from '#web/entities/goals/goals-query.ts'
import { spokenCircle } from '#web/lib/circles.ts'
import { formatShortDay } from '#web/lib/dates.ts'
import { DASHBOARD } from '#web/lib/places.ts'
import { type LoadFailure, useLoad } from '#web/lib/use-load.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { Wheel } from '#web/ui/wheel/wheel.tsx'
import { drawHours, readShownWeek, type ShownWeek, sumHours } from './read-week.ts'
import { WeekProposal } from './week-proposal.tsx'
import { WeekTable } from './week-table.tsx'
import './week.css'

const NotLoaded = ({ reason, trying, onRetry }: LoadFailure) => (
  <Notice
    title="Your week could not be loaded."
    lead={reason}
    sun="still"
    live
    actions={
      <Button variant="dawn" size="large" inactive={trying} onClick={onRetry}>
        {trying ? 'Trying...' : 'Try Again'}
      </Button>
    }
  />
)

const Nothing = () => (
  <Notice
    title={weekMessages.nothingTitle}
    lead={weekMessages.nothing}
    sun="still"
    actions={
      <ButtonLink variant="ink" size="large" to={DASHBOARD}>
        {weekMessages.back}
      </ButtonLink>
    }
  />
)

const HoursWheel = ({ sums }: { sums: ReturnType<typeof sumHours> }) => (
  <div className="week-wheel">
    <Wheel
      name={weekMessages.wheel}
      label={[
        `${weekMessages.wheel}.`,
        ...sums.map(({ circle, kept, planned }) =>
          weekMessages.circleHours(spokenCircle(CIRCLE_NAMES[circle]), kept, planned),
        ),
      ].join(' ')}
      values={drawHours(sums)}
    />
    <p className="wheel-key">
      <span>
        <i className="key-is" /> Hours kept
      </span>
      <span>
        <i className="key-wants" /> Hours planned
      </span>
    </p>
  </div>
)

const Letter = ({ shown }: { shown: ShownWeek }) => {
  const { week } = shown
  const sums = sumHours(week)
  const sentence = writeSentence(week)
  const done = writeDone(week)
  const kept = sumWeeklyHours(sums.map((one) => one.kept))
  const planned = sumWeeklyHours(sums.map((one) => one.planned))
  return (
    <Page className="week-page">
      <p className="back">
        <RouterLink className="link-arrow" to={DASHBOARD}>
          <Icon of={ArrowLeft} /> {weekMessages.back}
        </RouterLink>
      </p>
      <header className="week-head">
        <h1>{weekMessages.kept(week.kept, week.asked)}</h1>
        <p>
          {weekMessages.span(formatShortDay(week.first), formatShortDay(week.last))}
          {kept > 0 ? ` ${weekMessages.hours(kept, planned)}` : null}
        </p>
      </header>
      <div className={sums.length > 0 ? 'week-grid' : 'week-grid week-grid-single'}>
        {sums.length > 0 ? <HoursWheel sums={sums} /> : null}
        <WeekTable shown={shown} />
      </div>
      {done === undefined ? null : <p className="week-done">{closeQuotes(done)}</p>}
      <section className="week-coach" aria-label="The coach">
        <p>{closeQuotes(sentence.text)}</p>
        <p className="week-by">{TONE_LABELS[sentence.tone]}</p>
      </section>
      <WeekProposal proposal={chooseProposal(week)} />
    </Page>
  )
}

/** `/week`: the week of the last Sunday's letter, with its proposal (PAGE-28). */
export const WeekPage = () => {
  useTitle(weekMessages.title)
  const query = useGoals()
  const load = useLoad(query)
  if (!query.data) return typeof load === 'object' ? <NotLoaded {...load} /> : <LoadingPage />
  if (isBlocked(query.data)) return <NoAccess shown={query.data} />
  const shown = readShownWeek(query.data)
  return shown ? <Letter shown={shown} /> : <Nothing />
}
