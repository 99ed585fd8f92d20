import { reflectionMessages } from '#domain/messages/reflection.ts'
import type { Day } from '#domain/time/day.ts'
import { formatMonth, formatShortDay } from '#web/lib/dates.ts'
import { type DayState, type DrawnDay, drawDays, isUncountedFirst, type Ledger } from './day-state.ts'
import './days.css'
import './calendar.css'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const SPOKEN: Record<DayState, string> = {
  done: 'checked in',
  missed: 'missed',
  open: 'not checked in yet',
  future: 'to come',
  rest: 'rest day',
  paused: 'paused',
  off: 'not a chosen day',
  closed: 'not part of this goal',
}

const spoken = (day: DrawnDay, isUncounted: boolean): string => {
  const state = isUncounted && day.state === 'off' ? 'not counted' : SPOKEN[day.state]
  return `, ${day.isToday ? 'today, ' : ''}${state}${day.isLate ? ', marked late' : ''}`
}

/** Weeks from Sunday to Saturday; null for a day of another month. */
const listWeeks = (ledger: Ledger): (DrawnDay | null)[][] => {
  const month = ledger.today.slice(0, 7)
  const first = new Date(`${month}-01T00:00:00Z`)
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const days = drawDays(`${month}-01`, `${month}-${length}`, ledger)
  const cells: (DrawnDay | null)[] = [...Array<null>(first.getUTCDay()).fill(null), ...days]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The day whose words are shown, or none, and the id of the element that shows them. */
export type OwnWordsOpen = { open: Day | null; wordsId: string; onPress: (date: Day) => void }

type CellProps = { day: DrawnDay; justNow: boolean; isUncounted: boolean; words: OwnWordsOpen | undefined }

const Pressed = ({ day, isUncounted, words }: Omit<CellProps, 'justNow' | 'words'> & { words: OwnWordsOpen }) => (
  <button
    type="button"
    className="day-press"
    aria-expanded={words.open === day.date}
    aria-controls={words.wordsId}
    aria-label={`${formatShortDay(day.date)}${spoken(day, isUncounted)}. ${reflectionMessages.readWords}`}
    onClick={() => words.onPress(day.date)}
  >
    <span className="day-number">{Number(day.date.slice(8))}</span>
  </button>
)

const DayCell = ({ day, justNow, isUncounted, words }: CellProps) => (
  <td
    className="day"
    data-state={day.state}
    data-today={day.isToday || undefined}
    data-late={day.isLate || undefined}
    data-run={day.isInRun || undefined}
    data-just-now={(day.isToday && justNow && day.state === 'done') || undefined}
    aria-current={day.isToday ? 'date' : undefined}
  >
    {words ? (
      <Pressed day={day} isUncounted={isUncounted} words={words} />
    ) : (
      <>
        <span className="day-number">{Number(day.date.slice(8))}</span>
        <span className="visually-hidden">{spoken(day, isUncounted)}</span>
      </>
    )}
  </td>
)

type Props = { ledger: Ledger; justNow?: boolean; words?: OwnWordsOpen }

/**
 * The month of `ledger.today` as a table, one week per row; each day has its state as text. With `words`, a day with the person's
 * own words is a button.
 */
export const MonthCalendar = ({ ledger, justNow = false, words }: Props) => (
  <table className="calendar">
    <caption>
      {formatMonth(ledger.today)} {ledger.today.slice(0, 4)}
    </caption>
    <thead>
      <tr>
        {WEEKDAYS.map((weekday) => (
          <th key={weekday} scope="col" abbr={weekday}>
            {weekday.charAt(0)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {listWeeks(ledger).map((week, row) => (
        <tr key={week.find((day) => day)?.date ?? row}>
          {week.map((day, column) =>
            day ? (
              <DayCell
                key={day.date}
                day={day}
                justNow={justNow}
                isUncounted={ledger.isUncounted || isUncountedFirst(day.date, day.state, ledger)}
                words={ledger.noted?.has(day.date) ? words : undefined}
              />
            ) : (
              <td key={WEEKDAYS[column]} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

const MARKS = [
  ['late', 'Marked late'],
  ['rest', 'Rest day'],
  ['paused', 'Paused'],
  ['off', 'Not chosen'],
] as const

type KeyProps = { isUncounted?: boolean; marks?: Ledger['marks']; noted?: Ledger['noted'] }

/** The legend of a calendar; without missed days where none are counted, and with the marks that the ledger has. */
export const DayKey = ({ isUncounted = false, marks, noted }: KeyProps) => (
  <p className="day-key">
    <span>
      <i className="key-sun" /> Checked in
    </span>
    {isUncounted ? null : (
      <span>
        <i className="key-gap" /> Missed
      </span>
    )}
    {MARKS.filter(([mark]) => !isUncounted && (marks?.[mark]?.size ?? 0) > 0).map(([mark, words]) => (
      <span key={mark}>
        <i className={`key-${mark}`} /> {words}
      </span>
    ))}
    <span>
      <i className="key-open" /> Today
    </span>
    {noted !== undefined && noted.size > 0 ? (
      <span>
        <i className="key-words" aria-hidden="true">
          “
        </i>{' '}
        {reflectionMessages.ownWords}
      </span>
    ) : null}
  </p>
)
