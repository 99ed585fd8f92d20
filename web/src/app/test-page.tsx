import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const TestPage = () => {
  useTitle('Test page')
  return (
    <Notice
      title="The test page works."
      lead="If you can read this, the page is served and its routes are in order."
      sun="rising"
      actions={
        <ButtonLink to="/" size="large">
          Return to Home
        </ButtonLink>
      }
    />
  )
}
