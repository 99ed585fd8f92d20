import type { ReactNode } from 'react'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './notice.css'

type Props = {
  title: string
  lead: ReactNode
  /** Buttons; one of them dawn at most. */
  actions?: ReactNode
  /** One quiet line under the horizon. */
  ground?: ReactNode
  /** A line above the title, as in '404'. */
  code?: string
  /** Where the sun stands: `rising` at the horizon, `risen` above it, `still` an outline where nothing rises. */
  sun: 'rising' | 'risen' | 'still'
  /** Says the words to a screen reader when they change. */
  live?: boolean
}

const HEIGHTS = { rising: 190, risen: 470, still: 330 } as const

/** A whole page with one thing to say, under the sky. It is the page's `<main>`. */
export const Notice = ({ title, lead, actions, ground, code, sun, live = false }: Props) => (
  <main id="main" className={sun === 'still' ? 'notice notice-still' : 'notice'}>
    <div className="notice-sky">
      <div className="wrap notice-words" role={live ? 'status' : undefined}>
        {code ? <p className="notice-code">{code}</p> : null}
        <h1>{title}</h1>
        <p className="notice-lead">{lead}</p>
        {actions ? <div className="button-row">{actions}</div> : null}
      </div>
      <SunFigure className="notice-sun" light={sun === 'still' ? 'still' : 'lit'} height={HEIGHTS[sun]} />
    </div>
    <div className="wrap notice-ground">{ground ? <p>{ground}</p> : null}</div>
  </main>
)
