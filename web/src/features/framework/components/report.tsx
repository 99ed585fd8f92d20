import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const FrameworkReport = () => {
  useTitle('Your Five Circle Framework')
  return (
    <Page>
      <h1>Your Five Circle Framework</h1>
    </Page>
  )
}

export default FrameworkReport
