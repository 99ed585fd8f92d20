import { offersDone } from '#domain/goals/done.ts'
import type { GoalView } from '#domain/goals/goal.ts'
import { doneMessages as words } from '#domain/messages/done.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { DoneButton } from '#web/entities/goals/set-aside/done-button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Ask } from './ask.tsx'

/** The offers to mark an active goal as done (GOAL-20). A goal past its date has the button in place of its text. */
type Props = { goal: GoalView; today: Goals['today'] }

const isOffered = ({ goal, today }: Props): boolean =>
  goal.permissions.canCheckIn && offersDone(goal, today.calendar_date)

/** Nothing of a gentle goal asks (CARE-18). */
const isAsked = ({ goal, today }: Props): boolean =>
  goal.care === 'ordinary' && goal.target_date === today.calendar_date

/** The question on the day of the target date. */
export const AskDone = (props: Props) =>
  isOffered(props) && isAsked(props) ? (
    <Ask title={words.targetTitle} lead={words.target} note={words.explain}>
      <DoneButton goal={props.goal} variant="line" />
    </Ask>
  ) : null

/** The same at another time, folded. */
export const FoldDone = (props: Props) =>
  isOffered(props) && !isAsked(props) ? (
    <Fold title={words.fold} hint={props.goal.care === 'ordinary' ? words.foldHint : words.gentleHint}>
      <p>{words.explain}</p>
      <div>
        <DoneButton goal={props.goal} variant="line" />
      </div>
    </Fold>
  ) : null
