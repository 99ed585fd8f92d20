/**
 * List prices in US dollars for us-east-1, without free allowances, discounts and taxes. They were written down on 2026-11-22 without access to AWS's
 * price pages, so compare them with the pages before a decision depends on them.
 */

const MILLION = 1e6

export const PRICES = {
  /** Claude Haiku 4.5 by the inference profile of a geography, which costs a tenth more than the global one. */
  inputToken: 1.1 / MILLION,
  outputToken: 5.5 / MILLION,
  /** What a batch job costs, as a share of the price of a call on demand. */
  batch: 0.5,
  /** A text unit is 1,000 characters, for each policy of the guardrail that reads it. */
  guardrailUnit: 0.15 / 1000,
  mail: 0.1 / 1000,
  /** A monthly active user on the Plus plan, which `refuseCompromised` needs. */
  activeUser: 0.02,
  tableWrite: 0.625 / MILLION,
  tableRead: 0.125 / MILLION,
  /** A GB and month of the table (0.25) with its point-in-time recovery (0.20). */
  tableStorage: 0.45,
  invocation: 0.2 / MILLION,
  /** A second of a GB of memory on arm64. */
  computeSecond: 0.0000133334,
  apiRequest: 1 / MILLION,
  queueRequest: 0.4 / MILLION,
  event: 1 / MILLION,
  pageRequest: 1 / MILLION,
  pageGigabyte: 0.085,
  firewallRequest: 0.6 / MILLION,
  logGigabyte: 0.5,
  /** What a stage costs a month without people: firewall with four rules, five secrets, a key, and alarms. */
  fixed: { firewall: 9, secrets: 2, key: 1, alarm: 0.1 },
} as const
