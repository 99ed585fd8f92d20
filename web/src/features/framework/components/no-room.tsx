import { upgradeDialog } from '#web/entities/goals/popups.ts'
import type { NoRoom as NoRoomHere } from '#web/entities/goals/room.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  room: NoRoomHere
  /** True for the last circle. */
  last: boolean
  onSkip: () => void
  onFinish: () => void
}

/** The full plan: the reason, Skip and Finish. */
export const NoRoom = ({ room: { title, words, larger }, last, onSkip, onFinish }: Props) => (
  <div className="workshop-form">
    <Banner kind="open">
      <div className="no-room">
        <p className="no-room-title">{title}</p>
        <p>{words}</p>
        {larger ? (
          <Button size="small" onClick={() => upgradeDialog.open({ message: words })}>
            See the plans
          </Button>
        ) : null}
      </div>
    </Banner>
    <div className="form-foot">
      {last ? null : (
        <Button variant="plain" onClick={onSkip}>
          Skip this circle
        </Button>
      )}
      <Button variant="dawn" size="large" onClick={onFinish}>
        Finish the workshop
      </Button>
    </div>
  </div>
)
