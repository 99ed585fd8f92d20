import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { command, ROOT, run } from './run.mjs'
import { createSummary, formatTable, rulesIn } from './summary.mjs'

const REPORT = 'node_modules/.cache/five-circles/tests.json'

/** Counts of vitest's report. A file that could not be loaded has no tests and counts as one failure. */
export const tally = (report) => {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const count = (...states) => tests.filter((test) => states.includes(test.status)).length
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const passed = count('passed')
  const failed = count('failed') + broken
  return { passed, failed, skipped: tests.length - passed - count('failed') }
}

/** The last line of a run, and whether the run passed. A skipped test counts as a failure. */
export const verdict = ({ passed, failed, skipped }) => ({
  line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  good: failed === 0 && skipped === 0 && passed > 0,
})

const vitest = async (args) => {
  rmSync(join(ROOT, REPORT), { force: true })
  mkdirSync(join(ROOT, REPORT, '..'), { recursive: true })
  const code = await run([
    command('vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...args,
  ])
  if (!existsSync(join(ROOT, REPORT))) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(join(ROOT, REPORT), 'utf8'))
  const counts = {
    ...tally(report),
    summary: formatTable(createSummary(report, rulesIn(ROOT), (path) => readFileSync(path, 'utf8'))),
  }
  // An error outside every test, such as an unhandled rejection, is visible in the exit code only.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/**
 * For the checkers that are written in Go. Without garbage collection they take less CPU time and at most 2 GB of memory. They
 * collect above the limit (ADR 275).
 */
const CHECKERS = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

const STEPS = [
  ['Format and lint', () => command('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  ['Floating promises', () => command('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'],
  ['Import boundaries', () => join(ROOT, 'scripts/boundaries.mjs')],
  ['Types', () => command('typescript/bin/tsc'), '-p', '.', '--singleThreaded'],
  ['Types of the page', () => command('typescript/bin/tsc'), '-p', 'web', '--singleThreaded'],
  [
    'Types of the service worker',
    () => command('typescript/bin/tsc'),
    '-p',
    'web/src/service-worker',
    '--singleThreaded',
  ],
  ['Unused files, exports and packages', () => command('knip/bin/knip.js')],
]

/** Runs every step in turn and returns the output of the failed ones. */
const runSteps = async () => {
  const complaints = []
  for (const [title, file, ...rest] of STEPS) {
    const started = Date.now()
    let printed = ''
    const hear = (chunk) => {
      printed += chunk
    }
    const code = await run([file(), ...rest], { hear, env: CHECKERS })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`
    console.log(line)
    if (code !== 0) complaints.push(`${line}\n${printed}`)
  }
  return complaints
}

/**
 * Runs the steps in parallel with the tests and never stops early. Prints the tests' failures, the steps' failures, a table
 * of what the passed tests cover, and the counts as the last line.
 */
export const gate = async ({ projects = [], args }) => {
  const [complaints, tests] = await Promise.all([
    runSteps(),
    vitest([...projects.flatMap((name) => ['--project', name]), ...args]),
  ])
  for (const complaint of complaints) console.log(complaint)
  const { line, good } = verdict({
    passed: STEPS.length - complaints.length + tests.passed,
    failed: complaints.length + tests.failed,
    skipped: tests.skipped,
  })
  if (tests.summary) console.log(tests.summary)
  console.log(line)
  return good ? 0 : 1
}
