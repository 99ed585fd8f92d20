import type { Run } from '#domain/streaks/run.ts'

/** A run of one day. */
export const createRun = (fields: Partial<Run> = {}): Run => ({
  last_day: '2026-11-24',
  length: 1,
  best: 1,
  kept: 1,
  closed: false,
  history: '1',
  rested: '0',
  late: '0',
  noted: '0',
  ...fields,
})
