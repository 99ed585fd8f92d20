import type { Night } from './night.ts'

/** Who wrote the texts of the nights. */
export const nightLine = ({ jobs, stored, acts }: ReturnType<Night['report']>): string => {
  const counts = { byJob: 0, onDemand: 0, byPerson: 0, builtIn: 0 }
  for (const { by, source } of stored.values()) {
    if (source === 'built-in') counts.builtIn += 1
    else if (by === 'keep-batch-answers') counts.byJob += 1
    else if (by === 'person') counts.byPerson += 1
    else counts.onDemand += 1
  }
  return (
    `night batch: ${jobs.created} jobs created and ${jobs.refused} refused, ${counts.byJob} texts of jobs, ${counts.onDemand} on demand, ` +
    `${counts.byPerson} of an opened page, ${counts.builtIn} built in, ${acts} goals deleted, renamed or opened at night`
  )
}
