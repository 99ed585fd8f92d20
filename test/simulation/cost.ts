import type { Simulation } from './simulate.ts'

/** Calls per accepted mail, as they are counted in a run. The price of a call is not simulated. */

const READS = new Set(['Get', 'Query', 'BatchGet'])

export type Cost = {
  mails: number
  sqsRequests: number
  invocations: number
  tableReads: number
  tableWrites: number
  modelCalls: number
}

export const countCost = ({ calls, requests, functions, mails }: Simulation): Cost => {
  const sumCalls = (isCounted: (service: string, command: string) => boolean): number =>
    [...calls].reduce((sum, [name, count]) => {
      const [, ...call] = name.split(' ')
      const command = call.at(-1) ?? ''
      return isCounted(call.slice(0, -1).join(' '), command) ? sum + count : sum
    }, 0)
  return {
    mails: mails.length,
    // Lambda receives each message by itself (batch size 1) and deletes those that succeed.
    sqsRequests: requests.requests + requests.received + requests.deleted,
    invocations: functions.invocations,
    tableReads: sumCalls((service, command) => service === 'DynamoDB' && READS.has(command)),
    tableWrites: sumCalls((service, command) => service === 'DynamoDB' && !READS.has(command)),
    modelCalls: sumCalls((service) => service === 'Bedrock Runtime'),
  }
}

export const costLine = ({ mails, ...counts }: Cost): string => {
  const each = (count: number): string => (mails === 0 ? '0' : (count / mails).toFixed(2))
  return (
    `a mail costs ${each(counts.sqsRequests)} SQS requests, ${each(counts.invocations)} invocations, ${each(counts.tableReads)} table reads, ` +
    `${each(counts.tableWrites)} table writes, ${each(counts.modelCalls)} model calls`
  )
}
