import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const EmailStep = () => {
  useTitle('Start with your email')
  return (
    <Page>
      <h1>Start with your email</h1>
    </Page>
  )
}

export default EmailStep
