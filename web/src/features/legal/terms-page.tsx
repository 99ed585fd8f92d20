import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const TermsPage = () => {
  useTitle('Terms')
  return (
    <Page>
      <h1>Terms</h1>
    </Page>
  )
}

export default TermsPage
