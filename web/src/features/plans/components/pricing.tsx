import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const Pricing = () => {
  useTitle('Start Your First Goal')
  return (
    <Page>
      <h1>Start Your First Goal</h1>
    </Page>
  )
}

export default Pricing
