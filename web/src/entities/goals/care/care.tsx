import { lazy, Suspense } from 'react'
import { helpLineMessages } from '#domain/messages/help-lines.ts'
import type { CareHelpProps } from './care-help.tsx'
import type { CareProps } from './care-notice.tsx'

/** Shown when the notice itself cannot be loaded. */
const Unloaded = (_: CareProps | CareHelpProps) => (
  <p>
    {helpLineMessages.unloaded} <a href="https://findahelpline.com">findahelpline.com</a>
  </p>
)

/** Loaded when needed, because few goals need it. */
const CareNotice = lazy(() => import('./care-notice.tsx').catch(() => ({ default: Unloaded })))

/** The calm text of a goal in crisis (CARE-4). */
export const CalmText = (props: CareProps) => (
  <Suspense fallback={null}>
    <CareNotice {...props} />
  </Suspense>
)

const CareHelp = lazy(() => import('./care-help.tsx').catch(() => ({ default: Unloaded })))

/** The calm text for other words than those of a goal (CARE-8). */
export const Help = (props: CareHelpProps) => (
  <Suspense fallback={null}>
    <CareHelp {...props} />
  </Suspense>
)
