// The mutation scores of source files, by the tests next to them (`npm run mutate`).
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { measure, testsIn } from './measure.mjs'
import { LISTED } from './nearest.mjs'
import { computeScore } from './plan.mjs'

const ROOT = join(import.meta.dirname, '../..')
const SOURCE = /^(?!.*\.(d|test)\.ts$).*\.tsx?$/

const sourcesIn = (path) => {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  const names = readdirSync(join(ROOT, path), { recursive: true }).map(String)
  return names
    .filter((name) => SOURCE.test(name))
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .sort()
}

/**
 * The tests to run for a source file, nearest first: its own file, then those of `LISTED`, or else the nearest folder of `test/`
 * that mirrors it.
 */
export const nearestTests = (source, exists = (path) => existsSync(join(ROOT, path))) => {
  const stem = source.replace(/\.tsx?$/, '')
  const own = ['ts', 'tsx'].map((ending) => `test/${stem}.test.${ending}`).filter(exists)
  if (LISTED[source]) return [...own, ...LISTED[source]]
  let folder = `test/${dirname(source)}`
  while (!exists(folder)) folder = dirname(folder)
  return folder === 'test' ? own : [...own, folder]
}

const percent = ({ killed, total }) => (total === 0 ? '-' : `${((100 * killed) / total).toFixed(1)} %`)

const print = (name, score) => {
  // On a busy machine a slow run counts as a timeout: many of them mean that the score is too high.
  const slow = score.timeouts > 0 ? ` (${score.timeouts} by timeout)` : ''
  console.log(`${percent(score).padStart(7)}  ${score.killed}/${score.total}  ${name}${slow}`)
  for (const { line, replacement, mutatorName, status } of score.survivors)
    console.log(
      `         line ${line}: ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}${status === 'uncovered' ? ' (no test runs it)' : ''}`,
    )
}

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const main = async ([path, ...more]) => {
  const { values, positionals: given } = parseArgs({
    args: more,
    allowPositionals: true,
    options: { 'no-loading': { type: 'boolean', default: false }, most: { type: 'string' } },
  })
  const options = { loading: !values['no-loading'], most: values.most === undefined ? undefined : Number(values.most) }
  if (path === undefined) fail('Name a file or folder: npm run mutate -- domain/streaks')
  const from = path.replace(/\/$/, '')
  if (!existsSync(join(ROOT, from))) fail(`There is no ${from}.`)
  const sources = sourcesIn(from)
  const paths = given.length > 0 ? given : sources.flatMap((source) => nearestTests(source))
  const tests = [...new Set(paths.flatMap(testsIn))]
  if (tests.length === 0) fail(`No tests stand next to ${from}; name them behind it.`)
  const mutants = await measure(sources, tests, options)
  for (const source of sources) {
    const own = mutants.filter(({ file }) => file === source)
    if (own.length > 0) print(source, computeScore(own))
  }
  print(from, { ...computeScore(mutants), survivors: [] })
  const ignored = mutants.filter(({ status }) => status === 'ignored').length
  if (ignored > 0) console.log(`         ${ignored} mutants that a module reaches while it is loaded were not measured`)
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2))
