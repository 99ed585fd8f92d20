import { useLocation, useNavigate } from 'react-router-dom'
import { frameworkMessages } from '#domain/messages/framework.ts'
import { INTERVIEW } from '#web/lib/places.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** 'No Framework Data Found' (FRAMEWORK-8). */
export const NoFramework = () => {
  const navigate = useNavigate()
  // The first history entry of a tab has no page of this site before it.
  const isFirst = useLocation().key === 'default'
  return (
    <Notice
      title={frameworkMessages.noDataTitle}
      lead={frameworkMessages.noData}
      sun="still"
      actions={
        <>
          <ButtonLink variant="dawn" size="large" to={INTERVIEW}>
            Start the Interview
          </ButtonLink>
          <Button size="large" onClick={() => void (isFirst ? navigate('/') : navigate(-1))}>
            Go Back
          </Button>
        </>
      }
    />
  )
}

type FailedProps = { reason: string; trying: boolean; onRetry: () => void }

export const FrameworkFailed = ({ reason, trying, onRetry }: FailedProps) => (
  <Notice
    title={frameworkMessages.fetchFailed}
    lead={reason}
    sun="still"
    actions={
      <Button variant="dawn" size="large" inactive={trying} onClick={onRetry}>
        {trying ? 'Trying...' : 'Try Again'}
      </Button>
    }
  />
)
