export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Part of the day of a local time, HH:MM: morning until noon, evening from 5 PM to 4 AM. */
export const partOfDay = (time: string): PartOfDay => {
  const hour = Number(time.slice(0, 2))
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}

/** Names the part of the day at which the text is read: no `this morning` and no `good morning` at 2 PM. A later part of the day may be named. */
export const fitHour = (text: string, time: string): string => {
  const part = partOfDay(time)
  if (part === 'morning') return text
  const earlier = part === 'evening' ? /\b(this|good) (?:morning|afternoon)\b/giu : /\b(this|good) morning\b/giu
  return text.replace(earlier, `$1 ${part}`)
}
