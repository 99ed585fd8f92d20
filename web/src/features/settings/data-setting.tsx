import Download from 'lucide-react/icons/download'
import { settingsMessages } from '#domain/messages/settings.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Collected, collectData } from './api/collect-data.ts'
import { download } from './download.ts'
import { Setting } from './setting.tsx'

type Kind = keyof Collected

const FILES: Record<Kind, { label: string; name: string; type: string }> = {
  json: { label: 'Everything (JSON)', name: 'five-circles.json', type: 'application/json' },
  goals: { label: 'Goals (CSV)', name: 'five-circles-goals.csv', type: 'text/csv' },
  days: { label: 'Check-Ins (CSV)', name: 'five-circles-check-ins.csv', type: 'text/csv' },
}
const KINDS = ['json', 'goals', 'days'] as const satisfies Kind[]

/** The export of a person's data (ACCOUNT-7). Each file is collected on request. */
export const DataSetting = () => {
  const collect = useSingleMutation({
    mutationFn: (_: Kind) => collectData(),
    onSuccess: (collected, kind) => {
      const { name, type } = FILES[kind]
      download(name, type, collected[kind])
      toast.achievement(settingsMessages.exported(name))
    },
    onError: (error) => {
      console.warn(error)
      toast.error(settingsMessages.exportFailed)
    },
  })
  return (
    <Setting title="Your data">
      <p>Your goals, every check-in, your messages and your framework.</p>
      <div className="button-row">
        {KINDS.map((kind) => (
          <Button key={kind} inactive={collect.isPending} onClick={() => collect.mutate(kind)}>
            <Icon of={Download} />
            {collect.isPending && collect.variables === kind ? 'Collecting...' : FILES[kind].label}
          </Button>
        ))}
      </div>
    </Setting>
  )
}
