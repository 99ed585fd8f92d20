import { PRICES } from './prices.ts'
import * as use from './usage.ts'

const GIGABYTE = 1e9

/** Counts of a month. Dollars follow from them alone, by the prices. */
export const countMonth = (people: number) => {
  const { days, goals, openDays, nudges } = use.HABITS
  const texts = people * goals * days
  const mails = people * goals * days
  const openings = people * openDays
  const checkIns = people * goals * openDays
  const nudged = people * nudges
  const calls = openings * use.CALL.atAnOpening + checkIns + nudged
  const messages = (texts + mails) / use.QUEUE.goalsAMessage
  const invocations =
    calls + checkIns + mails * use.MAIL.invocations + texts / use.QUEUE.goalsAMessage + use.DISPATCH.invocations
  const answered = texts + nudged
  return {
    texts,
    nudges: nudged,
    inputTokens: answered * use.TEXT.inputTokens,
    outputTokens: answered * use.TEXT.outputTokens,
    guardrailUnits: answered * use.TEXT.guardrailUnits,
    mails,
    people,
    writes:
      texts * use.TEXT.writes + mails * use.MAIL.writes + checkIns * use.CHECK_IN.writes + nudged * use.NUDGE.writes,
    reads:
      texts * use.TEXT.reads +
      mails * use.MAIL.reads +
      calls * use.CALL.reads +
      checkIns * use.CHECK_IN.reads +
      nudged * use.NUDGE.reads +
      use.DISPATCH.reads,
    storedGigabytes: (people * use.STORED_BYTES_A_PERSON) / GIGABYTE,
    invocations,
    computeSeconds:
      use.MEMORY_GB *
      ((texts * use.TEXT.seconds) / use.TEXT.sideBySide +
        (mails * use.MAIL.seconds) / use.MAIL.sideBySide +
        nudged * use.TEXT.seconds +
        (calls + checkIns + mails * 2) * use.CALL.seconds +
        use.DISPATCH.invocations * use.DISPATCH.seconds),
    apiRequests: calls,
    queueRequests: messages * use.QUEUE.requestsAMessage,
    events: checkIns,
    pageRequests: openings * use.PAGE.requests,
    pageGigabytes: (openings * use.PAGE.bytes) / GIGABYTE,
    logGigabytes: (invocations * use.LOG_BYTES_AN_INVOCATION) / GIGABYTE,
  }
}

/**
 * Dollars of a month for the model. In `batch` the jobs of `nightBatch` answer every text of the night in time, which is the most that
 * the setting saves (ADR 255). A nudge is always a call on demand.
 */
export const priceModel = (people: number, texts: 'on demand' | 'batch'): number => {
  const month = countMonth(people)
  const answer = use.TEXT.inputTokens * PRICES.inputToken + use.TEXT.outputTokens * PRICES.outputToken
  return answer * (month.texts * (texts === 'batch' ? PRICES.batch : 1) + month.nudges)
}

/** Dollars of a month by service, in the order of the table of `docs/cost.md`. */
export const priceMonth = (people: number): { service: string; dollars: number }[] => {
  const month = countMonth(people)
  const { fixed } = PRICES
  return [
    { service: 'Bedrock: the model', dollars: priceModel(people, 'on demand') },
    { service: 'Bedrock: the guardrail', dollars: month.guardrailUnits * PRICES.guardrailUnit },
    { service: 'Cognito', dollars: month.people * PRICES.activeUser },
    { service: 'SES', dollars: month.mails * PRICES.mail },
    {
      service: 'DynamoDB: requests',
      dollars: month.writes * PRICES.tableWrite + month.reads * PRICES.tableRead,
    },
    { service: 'DynamoDB: storage', dollars: month.storedGigabytes * PRICES.tableStorage },
    {
      service: 'Lambda',
      dollars: month.invocations * PRICES.invocation + month.computeSeconds * PRICES.computeSecond,
    },
    { service: 'API Gateway', dollars: month.apiRequests * PRICES.apiRequest },
    {
      service: 'SQS and EventBridge',
      dollars: month.queueRequests * PRICES.queueRequest + month.events * PRICES.event,
    },
    {
      service: 'CloudFront and WAF',
      dollars:
        month.pageRequests * (PRICES.pageRequest + PRICES.firewallRequest) +
        month.pageGigabytes * PRICES.pageGigabyte +
        fixed.firewall,
    },
    {
      service: 'CloudWatch',
      dollars: month.logGigabytes * PRICES.logGigabyte + use.ALARMS * fixed.alarm,
    },
    { service: 'Secrets Manager and KMS', dollars: fixed.secrets + fixed.key },
  ]
}

export const sumDollars = (lines: { dollars: number }[]): number => lines.reduce((sum, { dollars }) => sum + dollars, 0)
