import { todayRowMessages } from '#domain/messages/today-rows.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { CREATE_GOAL, INTERVIEW } from '#web/lib/places.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { Wheel } from '#web/ui/wheel/wheel.tsx'
import Sidebar from './sidebar.tsx'

const Invitation = () => (
  <section className="empty">
    <div className="empty-picture">
      <Wheel name="Five empty circles" values={{}} />
    </div>
    <div className="empty-words">
      <h2>No Active Goals</h2>
      <p>
        Five circles, all open. Pick the one that would change your mornings most, and say in a sentence what you want
        from it.
      </p>
      <div className="button-row">
        <ButtonLink variant="dawn" size="large" to={CREATE_GOAL}>
          {todayRowMessages.create}
        </ButtonLink>
      </div>
      <p className="empty-else">
        Not sure where to begin? <RouterLink to={INTERVIEW}>Take the interview</RouterLink>, <span>15-20 minutes</span>.
      </p>
    </div>
  </section>
)

/** A dashboard without active goals. */
const NoGoals = ({ shown }: { shown: Goals }) => (
  <>
    <Invitation />
    <Sidebar shown={shown} row />
  </>
)

export default NoGoals
