import type { Simulation } from './simulate.ts'

/** What the mornings used, as it is counted in a run. */
export type Cost = {
  mails: number
  sqsRequests: number
  invocations: number
  readUnits: number
  writeUnits: number
  modelCalls: number
}

export const countCost = ({ calls, requests, functions, mails, units }: Simulation): Cost => ({
  mails: mails.length,
  // Lambda receives each message by itself (batch size 1) and deletes those that succeed.
  sqsRequests: requests.requests + requests.received + requests.deleted,
  invocations: functions.invocations,
  readUnits: units.read,
  writeUnits: units.write,
  modelCalls: [...calls].reduce((sum, [name, count]) => (name.includes(' Bedrock Runtime ') ? sum + count : sum), 0),
})

export const costLine = ({ mails, ...counts }: Cost): string => {
  const each = (count: number): string => (mails === 0 ? '0' : (count / mails).toFixed(2))
  return (
    `a mail costs ${each(counts.sqsRequests)} SQS requests, ${each(counts.invocations)} invocations, ${each(counts.readUnits)} read units, ` +
    `${each(counts.writeUnits)} write units, ${each(counts.modelCalls)} model calls`
  )
}
