import SettingsPage from '#web/features/settings/settings-page.tsx'
import { RequirePerson } from './require-person.tsx'

export const SettingsRoute = () => (
  <RequirePerson>
    <SettingsPage />
  </RequirePerson>
)
