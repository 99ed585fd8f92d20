import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const UpgradePage = () => {
  useTitle('Upgrade')
  return (
    <Page>
      <h1>Upgrade</h1>
    </Page>
  )
}

export default UpgradePage
