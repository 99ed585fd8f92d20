import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LIMITS, sufficesFor, tokensAMinute } from '../../bench/costs/limits.ts'
import { countMonth, priceModel, priceMonth, sumDollars } from '../../bench/costs/monthly-cost.ts'
import { fillTables } from '../../bench/costs/tables.ts'

const dollarsFor = (service: string, people: number): number => {
  const line = priceMonth(people).find((one) => one.service === service)
  if (!line) throw new Error(`There is no service ${service}`)
  return line.dollars
}

describe('the cost of a month', () => {
  it('counts a text and a mail for each goal and day, and check-ins on the days the page is opened', () => {
    const month = countMonth(1000)
    expect(month.mails).toBe(60_000)
    // 60,000 texts and 4,000 nudges.
    expect(month.inputTokens).toBe(64_000 * 2700)
    expect(month.outputTokens).toBe(64_000 * 350)
    expect(month.events).toBe(40_000)
    // Five calls at each of 20,000 openings, 40,000 check-ins and 4,000 nudges.
    expect(month.apiRequests).toBe(144_000)
  })

  it('adds up the request units of texts, mails, check-ins and nudges', () => {
    // 2 a text, 2.17 a mail, 4 a check-in, 6 a nudge.
    expect(countMonth(1000).writes).toBeCloseTo(120_000 + 130_200 + 160_000 + 24_000)
  })

  it('prices tokens, mails and active people by list prices', () => {
    expect(dollarsFor('Bedrock: the model', 1000)).toBeCloseTo(64 * (2.7 * 1.1 + 0.35 * 5.5))
    expect(dollarsFor('SES', 1000)).toBeCloseTo(6)
    expect(dollarsFor('Cognito', 1000)).toBeCloseTo(20)
  })

  it('prices the texts of batch jobs at half, and nudges as calls on demand', () => {
    const answer = (2.7 * 1.1 + 0.35 * 5.5) / 1000
    expect(priceModel(1000, 'on demand')).toBeCloseTo(64_000 * answer)
    expect(priceModel(1000, 'batch')).toBeCloseTo(34_000 * answer)
  })

  it('costs less than 20 dollars without people, and grows by the same sum for each person', () => {
    const [none, one, many] = [0, 1, 1001].map((people) => sumDollars(priceMonth(people)))
    expect(none).toBeGreaterThan(10)
    expect(none).toBeLessThan(20)
    expect((many ?? 0) - (one ?? 0)).toBeCloseTo(1000 * ((one ?? 0) - (none ?? 0)))
  })
})

describe('the limits of scale', () => {
  const suffices = (name: string): number => {
    const limit = LIMITS.find((one) => one.name === name)
    if (!limit) throw new Error(`There is no limit ${name}`)
    return sufficesFor(limit)
  }

  it('gives the largest number of goals that a limit allows', () => {
    const limit = { name: 'a limit', unit: 'mails', moved: 'a setting' }
    expect(sufficesFor({ ...limit, allows: 100, needs: (goals) => goals / 3 })).toBe(300)
    expect(sufficesFor({ ...limit, allows: 10, needs: (goals) => goals + 12 })).toBe(0)
  })

  it('sends 30 % of all goals within 15 minutes at nine tenths of the SES rate', () => {
    expect(suffices('SES: mails a second, new account')).toBe((14 * 0.9 * 900) / 0.3)
    expect(suffices('SES: mails a day, new account')).toBe(50_000)
  })

  it.each([
    'Workers of the delivery queue',
    'Shards of a zone, mails',
    'Setting of the SES rate',
    'Workers of the generation queue',
    'Shards of a zone, texts',
  ])('drains 300,000 goals of one zone and time within 15 minutes by the settings of prod: %s', (name) => {
    expect(suffices(name)).toBeGreaterThanOrEqual(1_000_000)
  })

  it('counts tokens of the largest slot over five hours', () => {
    expect(tokensAMinute(1e6)).toBeCloseTo((300_000 / 300) * 3050)
  })
})

describe('the documents', () => {
  it.each(['cost', 'scale'])('docs/%s.md has the computed tables (fix: npm run costs)', (name) => {
    const text = readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')
    expect(text).toMatch(/<!-- (costs|limits) -->/)
    expect(text).toBe(fillTables(text))
  })

  it('throws for the marker of an unknown table', () => {
    expect(() => fillTables('<!-- weather -->\n<!-- end -->')).toThrow('There is no table weather')
  })
})
