// Called at the head of a generated test file, before it loads the test file that it stands for.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, it } from 'vitest'

/** The names of a test and its suites, without the file. */
const readName = (task) => {
  const names = [task.name]
  for (let suite = task.suite; suite; suite = suite.suite) names.unshift(suite.name)
  return names.join(' > ')
}

/** The object that instrumented sources read. They keep a reference, so it is never replaced. */
const readSwitch = () => {
  globalThis.__stryker__ ??= {}
  return globalThis.__stryker__
}

/** Records which mutants each test reaches, and writes them to `out` after the file. */
export const recordCoverage = (out) => {
  const state = readSwitch()
  state.activeMutant = ''
  // Sources that were loaded before keep the object.
  state.mutantCoverage = Object.assign(state.mutantCoverage ?? {}, { static: {}, perTest: {} })
  state.currentTestId = undefined
  beforeEach(({ task }) => {
    state.currentTestId = readName(task)
  })
  afterEach(() => {
    state.currentTestId = undefined
  })
  afterAll(() => writeFileSync(out, JSON.stringify(state.mutantCoverage)))
}

/**
 * Switches a mutant on. Returns false, and leaves a test that passes, when an earlier file has killed it. Runs the tests
 * that reach the mutant (`null`: all of them), and none after the first failure. Appends one line to `results` at the end.
 */
export const activate = ({ id, file, limit, tests, killed, current, results }) => {
  if (existsSync(killed)) {
    it('is killed already', () => {})
    return false
  }
  writeFileSync(current, id)
  const state = readSwitch()
  Object.assign(state, { activeMutant: id, hitCount: 0, hitLimit: limit, currentTestId: undefined })
  let failure
  beforeEach((context) => {
    if (failure !== undefined || (tests && !tests.includes(readName(context.task)))) context.skip()
  })
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') return
    failure ??= String(task.result.errors?.[0]?.message ?? 'failed')
    writeFileSync(killed, '')
  })
  afterAll(() => {
    appendFileSync(results, `${JSON.stringify({ id, file, failure, hits: state.hitCount })}\n`)
    state.activeMutant = ''
  })
  return true
}
