import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const RULE = /\b[A-Z]+-\d+\b/g

/** The ids of the product's rules: `- **GOAL-4** …` in docs/product. */
export const rulesIn = (root) =>
  readdirSync(join(root, 'docs/product'))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [
      ...readFileSync(join(root, 'docs/product', name), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm),
    ])
    .map(([, id]) => id)

const countDistinct = (list) => new Set(list).size
const numbered = (count, noun) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/**
 * The coverage of a run's passed tests as rows of [subject, coverage]. `report` is vitest's JSON report; a test's meta adds
 * data to its title. A subject without a passed test has no row. `read` returns the source of a test file.
 */
export const createSummary = (report, rules, read) => {
  const files = report.testResults
    .map(({ name, assertionResults }) => ({
      path: name.replaceAll('\\', '/'),
      passed: assertionResults.filter(({ status }) => status === 'passed'),
    }))
    .filter(({ passed }) => passed.length > 0)
  const tests = files.flatMap(({ path, passed }) => passed.map((test) => ({ ...test, path })))
  const listMeta = (name) => tests.flatMap(({ meta }) => (meta?.[name] ? [meta[name]] : []))

  const cited = new Set(files.flatMap(({ path }) => read(path).match(RULE) ?? []))
  const citedRules = rules.filter((id) => cited.has(id)).length
  const refusals = listMeta('refusals')
  const requests = refusals.reduce((sum, { requests }) => sum + requests, 0)
  const operations = countDistinct(refusals.map(({ operation }) => operation))
  const kinds = countDistinct(refusals.map(({ kind }) => kind))
  const screens = listMeta('screens')
  const attacks = tests.filter(({ path }) => path.includes('/test/attacks/')).length
  const journeys = tests.filter(({ path }) => path.includes('/test/journeys/')).length

  return [
    citedRules > 0 && ['Product rules', `${citedRules} of ${rules.length} cited by tests that passed`],
    refusals.length > 0 && [
      'Refusals',
      `${numbered(operations, 'operation')} × ${numbered(kinds, 'kind')}: ${refusals.length} pairs, ${numbered(requests, 'request')}`,
    ],
    screens.length > 0 && [
      'Screens',
      `${numbered(countDistinct(screens.flatMap(({ names }) => names)), 'screen')} × ${countDistinct(screens.flatMap(({ widths }) => widths))} widths × ${countDistinct(screens.flatMap(({ themes }) => themes))} themes`,
    ],
    journeys > 0 && ['Journeys', numbered(journeys, 'test')],
    attacks > 0 && ['Attacks', numbered(attacks, 'test')],
    ['All', `${numbered(tests.length, 'test')} in ${numbered(files.length, 'file')}`],
  ].filter(Boolean)
}

export const formatTable = (rows) => {
  const width = Math.max(...rows.map(([subject]) => subject.length))
  return [
    'Covered by the tests that passed:',
    ...rows.map(([subject, proven]) => `  ${subject.padEnd(width)}  ${proven}`),
  ].join('\n')
}
