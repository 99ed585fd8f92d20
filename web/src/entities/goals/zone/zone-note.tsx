import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { DEFAULT_TIME_OF_DAY } from '#domain/goals/fields.ts'
import { zoneMessages } from '#domain/messages/zone.ts'
import { timeElsewhere } from '#domain/time/time-elsewhere.ts'
import { zoneTime } from '#domain/time/zone-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { formatTime } from '#web/lib/dates.ts'
import { deviceZone } from '#web/lib/device-zone.ts'
import { createStoredValue } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useChooseZone } from './use-choose-zone.ts'
import './zone-note.css'

/** The two zones that the note last named on this device, and whether the person kept the account's. */
const said = z.object({ zone: z.string(), here: z.string(), kept: z.boolean() })

const storedNote = (personId: string) => createStoredValue(`zoneNote.${personId}`, said, 'local')

type Props = {
  shown: Goals
  /** Shown at one visit only, for the same two zones. */
  once?: boolean
}

/** Where the device's clock differs from the account's zone: when the mornings come, and a button for the device's zone (DAY-8). */
export const ZoneNote = ({ shown: { today, goals }, once = false }: Props) => {
  const stored = storedNote(usePerson().id)
  const { zone } = today
  const here = deviceZone()
  const choose = useChooseZone(zone)
  const [before] = useState(() => stored.read())
  const [kept, setKept] = useState(false)
  const time = goals.map(({ time_of_day }) => time_of_day).toSorted()[0] ?? DEFAULT_TIME_OF_DAY
  const there = here === null ? time : timeElsewhere(time, { from: zone, to: here, at: Date.parse(today.now) })
  const wasSaid = before?.zone === zone && before.here === here
  const hidden = here === null || there === time || kept || (wasSaid && (once || before.kept))
  useEffect(() => {
    if (!hidden && once && !wasSaid) stored.write({ zone, here, kept: false })
  }, [hidden, once, wasSaid, stored, zone, here])
  if (hidden) return null
  const keep = () =>
    choose.mutate(zone, {
      onSuccess: () => {
        stored.write({ zone, here, kept: true })
        setKept(true)
      },
    })
  const [lead, mine, rest] = zoneMessages.setTo(
    `${formatTime(time) ?? time} ${zoneTime(zone)}`,
    formatTime(there) ?? there,
  )
  return (
    <div className="zone-note">
      <Icon of={Clock} />
      <p>
        {lead}
        <b>{mine}</b>
        {rest}
      </p>
      <div className="zone-note-ways">
        <Button size="small" inactive={choose.isPending} onClick={() => choose.mutate(here)}>
          {choose.isPending ? zoneMessages.setting : zoneMessages.use(zoneTime(here))}
        </Button>
        <Button variant="plain" size="small" inactive={choose.isPending} onClick={keep}>
          {zoneMessages.keep(zoneTime(zone))}
        </Button>
      </div>
    </div>
  )
}
