import { isGoalDone } from '#domain/goals/done.ts'
import { todayRowMessages } from '#domain/messages/today-rows.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { hasNoGoals } from '#web/entities/goals/goals-query.ts'
import { CREATE_GOAL, INTERVIEW } from '#web/lib/places.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { Wheel } from '#web/ui/wheel/wheel.tsx'
import SetAside from './set-aside.tsx'
import Sidebar from './sidebar.tsx'

const FIRST =
  'Five circles, all open. Pick the one that would change your mornings most, and say in a sentence what you want from it.'
const DONE = 'Your goals are done, and their days are kept. Begin the next one when you are ready.'
const DRAFTS = 'Your drafts wait below. Start one of them, or create another goal.'
const WAITING = 'Your goals wait below, and their days are kept. Take one up again, or begin another.'

const describe = (shown: Goals): string => {
  if (hasNoGoals(shown)) return FIRST
  if (shown.set_aside.every(isGoalDone)) return DONE
  return shown.set_aside.every((goal) => isGoalDone(goal) || goal.is_draft) ? DRAFTS : WAITING
}

/** The goals that wait are the nearest way on, so the button beside them is not the dawn one. */
const Create = ({ shown }: { shown: Goals }) =>
  hasNoGoals(shown) ? (
    <ButtonLink variant="dawn" size="large" to={CREATE_GOAL}>
      {todayRowMessages.create}
    </ButtonLink>
  ) : (
    <ButtonLink variant="ink" size="large" to={CREATE_GOAL}>
      Create Goal
    </ButtonLink>
  )

const Invitation = ({ shown }: { shown: Goals }) => (
  <section className="empty">
    <div className="empty-picture">
      <Wheel name="Five empty circles" values={{}} />
    </div>
    <div className="empty-words">
      <h2>No Active Goals</h2>
      <p>{describe(shown)}</p>
      <div className="button-row">
        <Create shown={shown} />
      </div>
      <p className="empty-else">
        Not sure where to begin? <RouterLink to={INTERVIEW}>Take the interview</RouterLink>, <span>15-20 minutes</span>.
      </p>
    </div>
  </section>
)

/** A dashboard without active goals. Those that are set aside or done come before the sidebar (GOAL-13). */
const NoGoals = ({ shown }: { shown: Goals }) => (
  <>
    <Invitation shown={shown} />
    {hasNoGoals(shown) ? null : <SetAside shown={shown} />}
    <Sidebar shown={shown} row />
  </>
)

export default NoGoals
