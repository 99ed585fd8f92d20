import { useGoals } from '#web/entities/goals/goals-query.ts'
import { SetAsideList } from '#web/entities/goals/set-aside-list.tsx'
import { Setting } from './setting.tsx'

/** The goals that are set aside; nothing without any (GOAL-13). */
export const SetAsideSetting = () => {
  const { data } = useGoals()
  if (data === undefined || data.set_aside.length === 0) return null
  return (
    <Setting title="Set aside" note="Goals without check-ins and emails. Their days are kept.">
      <SetAsideList shown={data} />
    </Setting>
  )
}
