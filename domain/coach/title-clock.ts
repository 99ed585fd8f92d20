/** A time of day in a title: `7 PM`, `10:30 p.m.` */
const CLOCK = /(?<![\d:.,$€£])(?<hour>1[0-2]|0?[1-9])(?::(?<minutes>[0-5]\d))?\s?(?<half>[ap])\.?m\b/iu

/** The time of day that a title names, as texts write it. */
export const findClock = (title: string): string | undefined => {
  const { hour, minutes, half } = CLOCK.exec(title)?.groups ?? {}
  if (hour === undefined || half === undefined) return undefined
  return `${Number(hour)}${minutes === undefined || minutes === '00' ? '' : `:${minutes}`} ${half.toUpperCase()}M`
}
