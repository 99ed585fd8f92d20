import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { isGoalDone } from '#domain/goals/done.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { doneMessages } from '#domain/messages/done.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { DoneList } from '#web/entities/goals/set-aside/done-list.tsx'
import { SetAsideList } from '#web/entities/goals/set-aside/set-aside-list.tsx'

const DeleteGoalDialog = lazy(async () => ({ default: (await import('./goal-dialogs.tsx')).DeleteGoalDialog }))

type SectionProps = { title: string; children: ReactNode }

const Section = ({ title, children }: SectionProps) => {
  const titleId = useId()
  return (
    <section className="set-aside" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}

/** The goals that are done and those that are set aside: at the end of the dashboard, and before the sidebar where no goal is active. */
const SetAside = ({ shown }: { shown: Goals }) => {
  const [deleting, setDeleting] = useState<string | null>(null)
  const goal = shown.set_aside.find(({ id }) => id === deleting)
  const onDelete = ({ id }: GoalView) => setDeleting(id)
  return (
    <>
      {shown.set_aside.some(isGoalDone) ? (
        <Section title={doneMessages.title}>
          <DoneList shown={shown} onDelete={onDelete} />
        </Section>
      ) : null}
      {shown.set_aside.every(isGoalDone) ? null : (
        <Section title="Set aside">
          <SetAsideList shown={shown} onDelete={onDelete} />
        </Section>
      )}
      <Suspense fallback={null}>
        {goal ? <DeleteGoalDialog goal={goal} onClose={() => setDeleting(null)} /> : null}
      </Suspense>
    </>
  )
}

export default SetAside
