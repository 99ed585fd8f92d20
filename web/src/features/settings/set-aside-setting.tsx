import { isGoalDone } from '#domain/goals/done.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import { DoneList } from '#web/entities/goals/set-aside/done-list.tsx'
import { SetAsideList } from '#web/entities/goals/set-aside/set-aside-list.tsx'
import { Setting } from './setting.tsx'

/** The goals that are set aside and those that are done; nothing without any (GOAL-13, GOAL-23). */
export const SetAsideSetting = () => {
  const { data } = useGoals()
  if (data === undefined) return null
  const { set_aside } = data
  return (
    <>
      {set_aside.every(isGoalDone) ? null : (
        <Setting title="Set aside" note="Goals without check-ins and emails. Their days are kept.">
          <SetAsideList shown={data} />
        </Setting>
      )}
      {set_aside.some(isGoalDone) ? (
        <Setting title={doneMessages.title} note={doneMessages.settings}>
          <DoneList shown={data} />
        </Setting>
      ) : null}
    </>
  )
}
