import { canonicalZone } from '#domain/time/canonical-zone.ts'

/** The device's zone under its canonical name, if the browser gives one. */
export const deviceZone = (): string | null =>
  canonicalZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? null
