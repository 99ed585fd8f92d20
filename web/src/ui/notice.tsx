import type { ReactNode } from 'react'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './notice.css'

type Props = {
  title: string
  lead: ReactNode
  /** Buttons, at most one of them in dawn. */
  actions?: ReactNode
  /** A line under the horizon. */
  ground?: ReactNode
  /** A line above the title, such as '404'. */
  code?: string
  /** What stands above the title instead of a code. */
  above?: ReactNode
  /** The sun: `rising` at the horizon, `risen` above it, `still` as an outline. */
  sun: 'rising' | 'risen' | 'still'
  /** Makes the text a live region. */
  live?: boolean
}

const HEIGHTS = { rising: 190, risen: 470, still: 330 } as const

/** A full-page message under the sky. Renders the page's `<main>`. */
export const Notice = ({ title, lead, actions, ground, code, above, sun, live = false }: Props) => (
  <main id="main" className={sun === 'still' ? 'notice notice-still' : 'notice'}>
    <div className="notice-sky">
      <div className="wrap notice-words" role={live ? 'status' : undefined}>
        {code ? <p className="notice-code">{code}</p> : null}
        {above}
        <h1 dir="auto">{title}</h1>
        <p className="notice-lead">{lead}</p>
        {actions ? <div className="button-row">{actions}</div> : null}
      </div>
      <SunFigure className="notice-sun" light={sun === 'still' ? 'still' : 'lit'} height={HEIGHTS[sun]} />
    </div>
    <div className="wrap notice-ground">{ground ? <p>{ground}</p> : null}</div>
  </main>
)
