/** What a person uses in a month. Sizes, times and habits are assumptions; each comment names the source of the others. */

/** Habits of a person. */
export const HABITS = {
  days: 30,
  goals: 2,
  /** Days on which the person opens the page and checks in for each goal. */
  openDays: 20,
  nudges: 4,
} as const

/** A text of the night, with one call of the model. */
export const TEXT = {
  /** About 1,500 of the prompt and at most 1,200 of the brief (ADR 188). */
  inputTokens: 2700,
  /** At most 700 (`MAX_TOKENS`). */
  outputTokens: 350,
  /** Three of the brief for the content filters, one of the answer for filters and topics (ADR 187). */
  guardrailUnits: 5,
  seconds: 4,
  /** `CONCURRENCY` of the handler. */
  sideBySide: 5,
  /** The day's item, and its place in the rotation. */
  writes: 2,
  /** The overview of the person, and the brief (ADR 175). */
  reads: 3,
} as const

/** A mail of the morning. */
export const MAIL = {
  seconds: 0.15,
  /** `CONCURRENCY` of the handler. */
  sideBySide: 5,
  /** `PAGE` of the handler. */
  page: 25,
  /** The claim and the mark (ADR 013), and a sixth of a lease (ADR 243). */
  writes: 2.17,
  /** The stop of the account (ADR 245), the index, and one for each of two events of SES. */
  reads: 2.6,
  /** Two events of SES, and a share of a page of 25. */
  invocations: 2.04,
} as const

/** An API call of the page. */
export const CALL = {
  seconds: 0.05,
  /** Goals, profile, subscription, and the text of each goal. */
  atAnOpening: 5,
  reads: 1,
} as const

/** ADR 002: day and run in one transaction. One event follows, which refreshes the text of the mail. */
export const CHECK_IN = { writes: 4, reads: 1 } as const

/** ADR 040. */
export const NUDGE = { writes: 6, reads: 3 } as const

export const MEMORY_GB = 0.5

/** ADR 246: a message costs a tenth of a batch, a receive and a delete. */
export const QUEUE = {
  requestsAMessage: 2.1,
  /** Goals in a message of a small zone and slot; a full page holds 25. */
  goalsAMessage: 5,
} as const

/** ADR 246, at 400 zones and 4 shards: reads of a month to find what is due, and ticks of three dispatchers. */
export const DISPATCH = { reads: 230_400 * 30, invocations: (288 + 288 + 96) * 30, seconds: 2 } as const

/** Files of the page at an opening; most come from the browser's cache. */
export const PAGE = { requests: 4, bytes: 40_000 } as const

export const LOG_BYTES_AN_INVOCATION = 700
/** Texts and days of a year. */
export const STORED_BYTES_A_PERSON = 400_000
export const ALARMS = 30
