import ArrowLeft from 'lucide-react/icons/arrow-left'
import { storedIdentity } from '#web/entities/session/stored-identity.ts'
import { DASHBOARD } from '#web/lib/places.ts'
import { type LoadFailure, useLoad } from '#web/lib/use-load.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Page } from '#web/ui/page.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { useProfile } from './api/profile-query.ts'
import { DataSetting } from './data-setting.tsx'
import { DeleteSetting } from './delete-setting.tsx'
import { EmailSetting } from './email-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { PlanSetting } from './plan-setting.tsx'
import { SessionsSetting } from './sessions-setting.tsx'
import { SetAsideSetting } from './set-aside-setting.tsx'
import { SettingGroup } from './setting-group.tsx'
import { SettingsForm } from './settings-form.tsx'
import { ThemeSetting } from './theme-setting.tsx'
import './settings.css'

const LoadFailed = ({ reason, trying, onRetry }: LoadFailure) => (
  <SettingGroup id="days" title="Your settings">
    <div className="setting-body">
      <Banner kind="failed">{reason}</Banner>
      <div className="button-row">
        <Button inactive={trying} onClick={onRetry}>
          {trying ? 'Trying...' : 'Try Again'}
        </Button>
      </div>
    </div>
  </SettingGroup>
)

const GROUPS = [
  ['days', 'Days'],
  ['mornings', 'Mornings and evenings'],
  ['account', 'Account'],
  ['plan', 'Plan and data'],
] as const

const SettingsPage = () => {
  useTitle('Settings')
  const profile = useProfile()
  const { data } = profile
  const load = useLoad(profile)
  const federated = storedIdentity()?.federated === true
  if (load === 'loading') return <LoadingPage />
  return (
    <Page className="settings">
      <p className="back">
        <RouterLink className="link-arrow" to={DASHBOARD}>
          <Icon of={ArrowLeft} /> Dashboard
        </RouterLink>
      </p>
      <h1>Settings</h1>
      {typeof load === 'object' ? <LoadFailed {...load} /> : null}
      {data ? (
        <nav className="settings-jump" aria-label="Groups">
          {GROUPS.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      ) : null}
      {data ? (
        <SettingsForm profile={data.profile} more={<ThemeSetting />} />
      ) : (
        <SettingGroup id="account" title="Account">
          <ThemeSetting />
        </SettingGroup>
      )}
      <div className="setting-more">
        <EmailSetting federated={federated} stopped={data?.profile.mail_stopped} />
        <PasswordSetting federated={federated} />
        <SessionsSetting federated={federated} />
      </div>
      <SettingGroup id="plan" title="Plan and data">
        {data ? <PlanSetting plan={data.plan} profile={data.profile} /> : null}
        <SetAsideSetting />
        <DataSetting />
        <DeleteSetting />
      </SettingGroup>
    </Page>
  )
}

export default SettingsPage
