import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const SettingsPage = () => {
  useTitle('Settings')
  return (
    <Page>
      <h1>Settings</h1>
    </Page>
  )
}

export default SettingsPage
