import type { ReactNode } from 'react'
import { CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import './plots.css'

/** Three figures per row. */
type Three = readonly [ReactNode, ReactNode, ReactNode]

type Props = {
  /** The table's caption for screen readers. */
  caption: string
  heads: Three
  rows: readonly { circle: CircleKey; plot: ReactNode; figures: Three }[]
  /** The last row: the totals. */
  total?: { name: string; figures: Three }
}

const Numbers = ({ of: figures }: { of: Three }) => (
  <>
    <td className="number">{figures[0]}</td>
    <td className="number">{figures[1]}</td>
    <td className="number">{figures[2]}</td>
  </>
)

/** A table with one row per circle: its name, a plot, and the plot's numbers. */
export const Scores = ({ caption, heads, rows, total }: Props) => (
  <table className="scores">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Circle</span>
        </th>
        <td className="plot-cell" />
        <th scope="col" className="number">
          {heads[0]}
        </th>
        <th scope="col" className="number">
          {heads[1]}
        </th>
        <th scope="col" className="number">
          {heads[2]}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ circle, plot, figures }) => (
        <tr key={circle} data-circle={circle}>
          <th scope="row">
            <CircleGlyph circle={CIRCLE_NAMES[circle]} /> <span>{CIRCLE_NAMES[circle]}</span>
          </th>
          <td className="plot-cell">{plot}</td>
          <Numbers of={figures} />
        </tr>
      ))}
    </tbody>
    {total ? (
      <tfoot>
        <tr>
          <th scope="row">{total.name}</th>
          <td className="plot-cell" />
          <Numbers of={total.figures} />
        </tr>
      </tfoot>
    ) : null}
  </table>
)
