import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const Interview = () => {
  useTitle('Five Circle Interview')
  return (
    <Page>
      <h1>Five Circle Interview</h1>
    </Page>
  )
}

export default Interview
