import type { Consumption } from '#local/host/iam/meter.ts'
import { type Stack, startStack } from '#test/support/stack.ts'
import { callOperation } from './call.ts'
import { addGoal } from './goals.ts'
import type { ReleaseFigures } from './history.ts'
import { createMeasure, dividedBy, type Row, sumCosts } from './measure.ts'
import { measurePayments } from './payments.ts'
import { givePro, signUpPeople } from './people.ts'
import { number, printTable } from './print.ts'
import { measureAccount } from './whole-account.ts'

const MAILS = 60
/** A morning in New York, where people live who chose no zone. */
const DAY = '2026-11-24'

const measureOperations = async (stack: Stack, costs: Consumption[]): Promise<Row[]> => {
  const { product } = stack
  const [person] = await signUpPeople(product, 1)
  if (!person) throw new Error('No test account was created.')
  const { rows, measure } = createMeasure(product, costs)
  await measure('create-user-profile', {}, () => callOperation(product, person, 'create-user-profile', {}))
  await measure('get-profile', {}, () => callOperation(product, person, 'get-profile', {}))
  await givePro(product, person)
  const goalId = await measure('create-goal', { write: 5 }, () => addGoal(product, person))
  for (let goals = 1; goals < 5; goals += 1) await addGoal(product, person)

  const named = { goalId }
  const text = { message: 'Go on.', micro_plan: ['Tie your shoes.'], challenge: 'Stand up.', tone: 'kind_encouraging' }
  await measure('check-in', { write: 4, read: 1 }, () => callOperation(product, person, 'check-in', named))
  await measure(
    'check-in, again',
    { write: 0, read: 1 },
    () => callOperation(product, person, 'check-in', named),
    'check-in',
  )
  await measure(
    'fetch-user-goals, 5 goals',
    { read: 1, write: 0, calls: 1 },
    () => callOperation(product, person, 'fetch-user-goals', {}),
    'fetch-user-goals',
  )
  await measure('update-goal', {}, () =>
    callOperation(product, person, 'update-goal', { ...named, updates: { title: 'Run' } }),
  )
  await measure('generate-daily-motivation', {}, () =>
    callOperation(product, person, 'generate-daily-motivation', named),
  )
  await measure('get-daily-motivation', {}, () => callOperation(product, person, 'get-daily-motivation', named))
  await measure('save-motivation', {}, () => callOperation(product, person, 'save-motivation', { ...named, ...text }))
  await measure('list-motivation-history', {}, () => callOperation(product, person, 'list-motivation-history', named))
  await measure('clear-motivation-history', {}, () => callOperation(product, person, 'clear-motivation-history', named))
  await measure('reset-streak', {}, () => callOperation(product, person, 'reset-streak', { goal_id: goalId }))
  await measure('delete-goal', {}, () => callOperation(product, person, 'delete-goal', named))
  return rows
}

/** The night's texts, a tick that finds nothing to send, and the one at which all mails of the morning go out. */
const measureMorning = async (stack: Stack, costs: Consumption[]): Promise<Row[]> => {
  const { product } = stack
  const people = await signUpPeople(product, MAILS)
  for (const person of people) await addGoal(product, person)
  const spentUntil = async (instant: string, stems: RegExp): Promise<Consumption[]> => {
    await product.travel.idle()
    costs.length = 0
    await product.travel.to(Date.parse(instant))
    return costs.filter(({ functionName }) => stems.test(functionName))
  }
  const nightly = await spentUntil(`${DAY}T02:03:00-05:00`, /-generate-daily-motivations$/)
  const texts = nightly.filter(({ writeUnits }) => writeUnits > 0).length
  await product.travel.to(Date.parse(`${DAY}T06:53:00-05:00`))
  const empty = await spentUntil(`${DAY}T06:58:00-05:00`, /-(send|dispatch)-wake-up-mails$/)
  const before = (await product.mail.list()).length
  const sending = await spentUntil(`${DAY}T07:03:00-05:00`, /-(send|dispatch)-wake-up-mails$/)
  const mails = (await product.mail.list()).length - before
  return [
    { name: `daily generation, a text (of ${texts})`, spent: dividedBy(sumCosts(nightly), texts), budget: {} },
    { name: 'wake-up tick with nothing due, a zone', spent: sumCosts(empty), budget: {} },
    {
      name: `wake-up tick, a mail (of ${mails})`,
      spent: dividedBy(sumCosts(sending), mails),
      budget: { write: 2, read: 0.1, index: 0 },
    },
  ]
}

const cell = (spent: number, budget: number | undefined, digits: number): string =>
  `${number(spent, digits)}${budget === undefined ? '' : ` / ${budget}${spent > budget ? ' !' : ''}`}`

const COLUMNS = ['read', 'write', 'index', 'calls'] as const

/** Request units of every operation as DynamoDB counts them, beside their budgets. */
export const benchRequestUnits = async (): Promise<ReleaseFigures> => {
  const costs: Consumption[] = []
  const stack = await startStack({ meter: (cost) => costs.push(cost), now: Date.parse(`${DAY}T01:00:00-05:00`) })
  try {
    const rows = [
      ...(await measureOperations(stack, costs)),
      ...(await measureAccount(stack.product, costs)),
      ...(await measurePayments(stack.product, costs)),
      ...(await measureMorning(stack, costs)),
    ]
    printTable(
      'Request units: spent / budget, ! where over it',
      ['operation', 'read', 'write', 'of it indexes', 'calls'],
      rows.map(({ name, spent, budget }) => [
        name,
        ...COLUMNS.map((column) => cell(spent[column], budget[column], column === 'calls' ? 1 : 2)),
      ]),
    )
    return Object.fromEntries(
      rows.flatMap(({ name, spent }) => [
        [`${name}: read units`, spent.read],
        [`${name}: write units`, spent.write],
      ]),
    )
  } finally {
    await stack.stop()
  }
}
