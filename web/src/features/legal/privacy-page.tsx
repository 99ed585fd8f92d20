import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const PrivacyPage = () => {
  useTitle('Privacy Notice')
  return (
    <Page>
      <h1>Privacy Notice</h1>
    </Page>
  )
}

export default PrivacyPage
