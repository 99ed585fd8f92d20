import type { ReactNode } from 'react'
import { CircleTag } from '#web/ui/badge.tsx'
import { drawDays, type Ledger } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { MonthCalendar } from '#web/ui/days/month-calendar.tsx'

/** An example of a goal's days; no clock has a part in it. */
const LEDGER: Ledger = {
  first: '2026-03-01',
  last: null,
  today: '2026-04-14',
  kept: new Set(
    ['01', '02', '03', '05', '06', '07', '08', '09', '10', '11', '12', '13'].map((day) => `2026-04-${day}`),
  ),
  canCheckIn: true,
  knownFrom: '2026-03-01',
}

const Step = ({ picture, title, children }: { picture: ReactNode; title: string; children: ReactNode }) => (
  <li className="way">
    {picture}
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
)

export const Steps = () => (
  <ol className="ways">
    <Step
      title="Choose one goal"
      picture={
        <div className="way-picture" aria-hidden="true">
          <div className="way-goal">
            <CircleTag circle="Friends & Family" />
            <p className="way-goal-title">Dinner at home, phones away</p>
            <p className="way-goal-facts">Wise Mentor · until Jun 2, 2026</p>
          </div>
        </div>
      }
    >
      One goal in one of the five circles, with a date if it has one, and the voice that gets you going: kind, wise, a
      teammate, or a drill sergeant.
    </Step>
    <Step
      title="Begin at seven"
      picture={
        <div className="way-picture way-picture-days">
          <p aria-hidden="true">
            <time>7:00</time> Good morning. Day 24.
          </p>
          <div data-circle="health_fitness">
            <Horizon
              size="wide"
              days={drawDays('2026-04-05', '2026-04-14', LEDGER)}
              label="Ten days: nine checked in, today open."
            />
          </div>
        </div>
      }
    >
      The wake-up email brings the message, up to three steps under five minutes each, and a challenge that takes two.
      At another hour, if yours is another.
    </Step>
    <Step
      title="Keep the day"
      picture={
        <div className="way-picture way-picture-month" data-circle="personal_development">
          <MonthCalendar ledger={LEDGER} />
        </div>
      }
    >
      One tap checks you in, and the sun for today comes up. A missed day is a plain line: you see it the morning it
      opens, and your longest run is kept.
    </Step>
  </ol>
)
