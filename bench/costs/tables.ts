import { LIMITS, sufficesFor, tokensAMinute } from './limits.ts'
import { priceModel, priceMonth, sumDollars } from './monthly-cost.ts'

const PEOPLE = [100, 10_000, 1_000_000]
const GOALS = [1e6, 3e6, 1e7]

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const dollars = (value: number): string => (value < 100 ? value.toFixed(2) : whole(value))
/** Three significant digits, so that the table says no more than the assumptions do. */
const rounded = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en-US')

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
const table = (headings: string[], rows: string[][]): string =>
  [row(headings), row(headings.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n')

/** Dollars of a month by service and number of people. */
const writeCosts = (): string => {
  const months = PEOPLE.map(priceMonth)
  const rows = (months[0] ?? []).map(({ service }, line) => [
    service,
    ...months.map((month) => dollars(month[line]?.dollars ?? Number.NaN)),
  ])
  const sums = months.map(sumDollars)
  return table(
    ['US dollars a month', ...PEOPLE.map((people) => `${whole(people)} people`)],
    [
      ...rows,
      ['**Sum**', ...sums.map((sum) => `**${dollars(sum)}**`)],
      ['A person', ...sums.map((sum, column) => (sum / (PEOPLE[column] ?? 1)).toFixed(2))],
    ],
  )
}

/** Dollars of a month for the model without and with the setting `nightBatch`, and the sum with it. */
const writeBatchCosts = (): string => {
  const models = PEOPLE.map((people) => ({
    onDemand: priceModel(people, 'on demand'),
    batch: priceModel(people, 'batch'),
    sum: sumDollars(priceMonth(people)),
  }))
  return table(
    ['US dollars a month', ...PEOPLE.map((people) => `${whole(people)} people`)],
    [
      ['Bedrock: the model, on demand', ...models.map(({ onDemand }) => dollars(onDemand))],
      ['Bedrock: the model, `nightBatch`', ...models.map(({ batch }) => dollars(batch))],
      ['Sum with `nightBatch`', ...models.map(({ onDemand, batch, sum }) => dollars(sum - onDemand + batch))],
    ],
  )
}

/** The limits in the order in which a growing number of goals meets them. */
const writeLimits = (): string =>
  table(
    [
      'Limit',
      'Allows',
      'Suffices for goals',
      ...GOALS.map((goals) => `${whole(goals / 1e6)} million need`),
      'Moved by',
    ],
    LIMITS.toSorted((a, b) => sufficesFor(a) - sufficesFor(b)).map((limit) => [
      limit.name,
      `${rounded(limit.allows)} ${limit.unit}`,
      rounded(sufficesFor(limit)),
      ...GOALS.map((goals) => rounded(limit.needs(goals))),
      limit.moved,
    ]),
  )

const writeTokens = (): string =>
  table(
    ['Goals', 'Tokens a minute of the night'],
    GOALS.map((goals) => [whole(goals), rounded(tokensAMinute(goals))]),
  )

/** The generated tables by the name of their place in a document. */
const TABLES: Record<string, () => string> = {
  costs: writeCosts,
  batch: writeBatchCosts,
  limits: writeLimits,
  tokens: writeTokens,
}

/** Replaces each table between `<!-- name -->` and `<!-- end -->`. Throws for a name without a table. */
export const fillTables = (text: string): string =>
  text.replace(/<!-- (\w+) -->\n[\s\S]*?<!-- end -->/g, (_, name: string) => {
    const write = TABLES[name]
    if (!write) throw new Error(`There is no table ${name}; there are ${Object.keys(TABLES).join(', ')}.`)
    return `<!-- ${name} -->\n\n${write()}\n\n<!-- end -->`
  })
