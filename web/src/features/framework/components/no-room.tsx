import type { GoalLimitReached } from '#web/entities/goals/goal-limit.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

const DRAFTS =
  'You can still choose here. The goal is kept as a draft and waits on your dashboard, under “Set aside”, for room.'

type BannerProps = {
  limit: GoalLimitReached
  /** True where a choice can be kept as a draft. */
  drafts: boolean
  onFinish?: () => void
}

/** The full plan: the reason, what happens to a choice, the plans. */
export const NoRoomBanner = ({ limit: { title, words, larger }, drafts, onFinish }: BannerProps) => (
  <Banner kind="open">
    <div className="no-room">
      <p className="no-room-title">{title}</p>
      <p>{words}</p>
      {drafts ? <p>{DRAFTS}</p> : null}
      <div className="button-row">
        {larger ? (
          <Button size="small" onClick={() => upgradeDialog.open({ message: words })}>
            See the Plans
          </Button>
        ) : null}
        {onFinish ? (
          <Button size="small" onClick={onFinish}>
            Finish the Workshop
          </Button>
        ) : null}
      </div>
    </div>
  </Banner>
)

type Props = {
  limit: GoalLimitReached
  /** True for the last circle. */
  last: boolean
  onSkip: () => void
  onFinish: () => void
}

/** No goal and no draft can be kept: the reason, Skip and Finish. */
export const NoRoom = ({ limit, last, onSkip, onFinish }: Props) => (
  <div className="workshop-form">
    <NoRoomBanner limit={limit} drafts={false} />
    <div className="form-foot">
      {last ? null : (
        <Button variant="plain" onClick={onSkip}>
          Skip This Circle
        </Button>
      )}
      <Button variant="dawn" size="large" onClick={onFinish}>
        Finish the Workshop
      </Button>
    </div>
  </div>
)
