import { useId } from 'react'
import { readCity, zoneName, zoneTime } from '#domain/time/zone-words.ts'
import { deviceZone } from '#web/lib/device-zone.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { findZone, zones } from './zones.ts'

/** Created once: some 400 elements, which React then skips whenever the field changes. */
const SUGGESTIONS = zones.map((zone) => <option key={zone} value={zoneName(zone)} />)

type Props = { value: string; error: string | undefined; onChange: (zone: string) => void }

/** A field for a time zone (DAY-2), with the browser's suggestions. */
export const ZoneField = ({ value, error, onChange }: Props) => {
  const listId = useId()
  const here = deviceZone()
  return (
    <div className="setting-field">
      <TextField
        label="Time zone"
        hint="Type a city or a region, and choose from the list."
        name="zone"
        autoComplete="off"
        required
        list={listId}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>{SUGGESTIONS}</datalist>
      {here !== null && here !== findZone(value) ? (
        <p className="setting-note">
          This device is on {zoneTime(here)}.{' '}
          <LinkButton onClick={() => onChange(zoneName(here))}>Use {readCity(here)}</LinkButton>
        </p>
      ) : null}
    </div>
  )
}
