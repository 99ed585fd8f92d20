import { useMutation } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import Check from 'lucide-react/icons/check'
import Smartphone from 'lucide-react/icons/smartphone'
import { eveningMessages as words } from '#domain/messages/evening.ts'
import { formatDateIn } from '#web/lib/dates.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePush } from './api/use-push.ts'
import { type DevicePush, showExample } from './device-push.ts'
import { SettingsEntry } from './entry.tsx'

const Ask = ({ busy, onAllow }: { busy: boolean; onAllow: () => void }) => (
  <>
    <p>{words.willAsk}</p>
    <div className="button-row">
      <Button variant="ink" inactive={busy} onClick={onAllow}>
        <Icon of={Bell} /> {busy ? words.allowing : words.allow}
      </Button>
    </div>
  </>
)

const Allowed = () => {
  const example = useMutation({ mutationFn: showExample })
  return (
    <>
      <p className="setting-saved" role="status">
        <Icon of={Check} /> {words.allowed}
      </p>
      <div className="button-row">
        <Button variant="plain" onClick={() => example.mutate()}>
          {words.showOne}
        </Button>
      </div>
      {example.isError ? <Banner kind="failed">{words.exampleFailed}</Banner> : null}
    </>
  )
}

const PROBLEMS = {
  blocked: { icon: BellOff, title: words.blockedTitle, text: words.blocked },
  'home-screen': { icon: Smartphone, title: words.homeScreenTitle, text: words.homeScreen },
  unsupported: { icon: BellOff, title: words.unsupportedTitle, text: words.unsupported },
} as const

const Problem = ({ of }: { of: Exclude<DevicePush, 'ask' | 'subscribed'> }) => {
  const { icon, title, text } = PROBLEMS[of]
  return (
    <Banner icon={icon} live>
      <b>{title}</b> {text}
    </Banner>
  )
}

/** What this device does about push, and the person's devices with their dates in the account's zone (EVENING-9, DAY-7). The browser is asked only after a press. */
export const PushDevices = ({ zone }: { zone: string }) => {
  const { state, allow, remove } = usePush()
  if (state.isError) return <Banner kind="failed">{errorText(state.error)}</Banner>
  if (!state.data) return null
  const { publicKey, subscriptions, device } = state.data
  return (
    <>
      {device.state === 'ask' ? <Ask busy={allow.isPending} onAllow={() => allow.mutate(publicKey)} /> : null}
      {device.state === 'subscribed' ? <Allowed /> : null}
      {device.state === 'ask' || device.state === 'subscribed' ? null : <Problem of={device.state} />}
      {allow.isError || remove.isError ? <Banner kind="failed">{words.notAllowed}</Banner> : null}
      {subscriptions.length > 0 ? (
        <div>
          {subscriptions.map(({ id, device: name, created_at }) => (
            <SettingsEntry
              key={id}
              name={name}
              note={id === device.id ? words.thisDevice : words.since(formatDateIn(created_at, zone))}
            >
              <Button
                variant="plain"
                aria-label={words.removeDevice(name)}
                inactive={remove.isPending}
                onClick={() => remove.mutate(id)}
              >
                {words.remove}
              </Button>
            </SettingsEntry>
          ))}
        </div>
      ) : null}
    </>
  )
}
