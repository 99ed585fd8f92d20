import { lazy, Suspense, useId, useState } from 'react'
import type { Goals } from '#web/entities/goals/goals.ts'
import { SetAsideList } from '#web/entities/goals/set-aside-list.tsx'

const DeleteGoalDialog = lazy(async () => ({ default: (await import('./goal-dialogs.tsx')).DeleteGoalDialog }))

/** The goals that are set aside, at the end of the dashboard; nothing without any. */
const SetAside = ({ shown }: { shown: Goals }) => {
  const titleId = useId()
  const [deleting, setDeleting] = useState<string | null>(null)
  const goal = shown.set_aside.find(({ id }) => id === deleting)
  if (shown.set_aside.length === 0) return null
  return (
    <section className="set-aside" aria-labelledby={titleId}>
      <h2 id={titleId}>Set aside</h2>
      <SetAsideList shown={shown} onDelete={({ id }) => setDeleting(id)} />
      <Suspense fallback={null}>
        {goal ? <DeleteGoalDialog goal={goal} onClose={() => setDeleting(null)} /> : null}
      </Suspense>
    </section>
  )
}

export default SetAside
