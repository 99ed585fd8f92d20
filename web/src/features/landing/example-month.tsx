import { APRIL, BEFORE_APRIL } from './example-days.ts'
import '#web/ui/days/days.css'
import '#web/ui/days/calendar.css'

type Cell = (typeof APRIL)[number] | null

const cells: Cell[] = [...Array<null>(BEFORE_APRIL).fill(null), ...APRIL, null, null]
const weeks = [0, 1, 2, 3, 4].map((week) => cells.slice(week * 7, week * 7 + 7))

const Day = ({ cell }: { cell: Cell }) =>
  cell ? (
    <td className="day" data-state={cell.state} data-today={cell.state === 'open' || undefined}>
      <span className="day-number">{cell.day}</span>
    </td>
  ) : (
    <td />
  )

/** An example month like the goal page's, as one image for screen readers. */
export const ExampleMonth = () => (
  <div
    className="feature-month"
    role="img"
    aria-label="April: the first was missed, the twelve days after it are checked in, today is open."
    data-circle="personal_development"
  >
    <table className="calendar" aria-hidden="true">
      <caption>April</caption>
      <thead>
        <tr>
          {'SMTWTFS'.split('').map((letter, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week have one order.
            <th key={column}>{letter}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the month never changes.
          <tr key={row}>
            {week.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the month never changes.
              <Day key={column} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
