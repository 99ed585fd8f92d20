// npm run mutate -- <file or folder> [test file or folder …]: mutation scores of source files, by the tests next to them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import './node-version.mjs'
import { command, fail, NODE, ROOT, run } from './run.mjs'

const PACKAGE = join(ROOT, 'bench/mutation')
const WORK = '.cache/mutation'
const SOURCE = /^(?!.*\.(d|test)\.ts$).*\.tsx?$/

const sourcesIn = (path) => {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  const names = readdirSync(join(ROOT, path), { recursive: true }).map(String)
  return names
    .filter((name) => SOURCE.test(name))
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .sort()
}

/** The tests to run for a source file, nearest first: its own file, then the nearest folder of `test/` that mirrors it. */
export const nearestTests = (source, exists = (path) => existsSync(join(ROOT, path))) => {
  const stem = source.replace(/\.tsx?$/, '')
  const own = ['ts', 'tsx'].map((ending) => `test/${stem}.test.${ending}`).filter(exists)
  let folder = `test/${dirname(source)}`
  while (!exists(folder)) folder = dirname(folder)
  return folder === 'test' ? own : [...own, folder]
}

/** Counts of a Stryker report, and the mutants that no test failed for. */
export const computeScore = (report) => {
  const files = Object.entries(report.files)
  const mutants = files.flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })))
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length
  const timeouts = count('Timeout')
  const killed = count('Killed') + timeouts
  const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  return { killed, timeouts, total: killed + survivors.length, survivors }
}

const percent = ({ killed, total }) => (total === 0 ? '-' : `${((100 * killed) / total).toFixed(1)} %`)

const createConfig = (source, tests) => ({
  mutate: [source],
  // Stryker's runner for vitest activates no mutant after the first one under vitest 5.
  testRunner: 'command',
  commandRunner: {
    command: tests
      .map((test) => `"${NODE}" "${command('vitest/vitest.mjs')}" run --bail 1 --reporter=dot ${test}`)
      .join(' && '),
  },
  // With a file that exists Stryker asks TypeScript for a compiler API that TypeScript 7 does not have.
  tsconfigFile: 'none.json',
  // The sandbox lies below the repository, where Node finds the packages.
  tempDirName: `${WORK}/sandbox`,
  symlinkNodeModules: false,
  ignorePatterns: ['.local', '.cache', 'cdk.out', 'dist', 'screens', 'bench/*/node_modules'],
  reporters: ['json'],
  jsonReporter: { fileName: `${WORK}/report.json` },
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
  timeoutMS: 30_000,
  logLevel: 'warn',
  allowConsoleColors: false,
})

const measure = async (source, tests) => {
  const config = join(ROOT, WORK, 'stryker.config.json')
  rmSync(join(ROOT, WORK, 'report.json'), { force: true })
  writeFileSync(config, JSON.stringify(createConfig(source, tests)))
  const code = await run([join(PACKAGE, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config])
  if (code !== 0) fail(`Stryker failed for ${source}; its own words stand above.`)
  const report = join(ROOT, WORK, 'report.json')
  // A file of types alone has no mutants and no report.
  return existsSync(report)
    ? computeScore(JSON.parse(readFileSync(report, 'utf8')))
    : { killed: 0, timeouts: 0, total: 0, survivors: [] }
}

const main = async ([path, ...given]) => {
  if (path === undefined) fail('Name a file or folder: npm run mutate -- domain/streaks')
  const from = path.replace(/\/$/, '')
  if (!existsSync(join(ROOT, from))) fail(`There is no ${from}.`)
  const { install } = await import('./install.mjs')
  install()
  install(PACKAGE)
  mkdirSync(join(ROOT, WORK), { recursive: true })
  const all = { killed: 0, total: 0 }
  for (const source of sourcesIn(from)) {
    const tests = given.length > 0 ? given : nearestTests(source)
    if (tests.length === 0) fail(`No tests stand next to ${source}; name them behind it.`)
    const score = await measure(source, tests)
    // On a busy machine a slow run counts as a timeout: many of them mean that the score is too high.
    const slow = score.timeouts > 0 ? ` (${score.timeouts} by timeout)` : ''
    console.log(`${percent(score).padStart(7)}  ${score.killed}/${score.total}  ${source}${slow}`)
    for (const { location, replacement, mutatorName } of score.survivors)
      console.log(
        `         line ${location.start.line}: ${mutatorName} → ${String(replacement).replaceAll(/\s+/g, ' ')}`,
      )
    all.killed += score.killed
    all.total += score.total
  }
  console.log(`${percent(all).padStart(7)}  ${all.killed}/${all.total}  ${from}`)
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2))
