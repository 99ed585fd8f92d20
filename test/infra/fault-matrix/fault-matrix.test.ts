import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Reaction } from '#infra/reaction.ts'
import { reactions } from '#infra/reactions.ts'
import { synthesise } from '../support/cloud.ts'
import { listFunctions, type ProductLambda } from '../support/functions.ts'
import { INVARIANTS } from './invariants.ts'
import { findInvariants, KINDS, type Trigger } from './matrix.ts'
import { type MatrixRow, renderMatrix } from './render.ts'

const ROOT = new URL('../../../', import.meta.url)

/** The schedules whose missed ticks the next one makes up. */
const WATERMARKED = ['dispatch-daily-generation', 'dispatch-wake-up-mails', 'dispatch-evening-questions']

const readTrigger = ({ cause, stem }: Reaction): Trigger => {
  if ('schedule' in cause) return WATERMARKED.includes(stem) ? 'schedule with a watermark' : 'schedule'
  if ('queue' in cause) return 'queue'
  if ('identity' in cause) return cause.identity === 'customEmailSender' ? 'code' : 'sign-up'
  return 'event'
}

/** Without a queue in its environment, a function may send to its dead-letter queue only, which Lambda does. */
const listActions = ({ statements, variables }: ProductLambda): string[] => {
  const hasQueue = variables.some((name) => name.endsWith('_QUEUE_URL'))
  const actions = new Set(statements.flatMap((one) => one.actions))
  return [...actions].filter((action) => hasQueue || action !== 'sqs:SendMessage').toSorted()
}

describe('the fault matrix', () => {
  let functions: ProductLambda[]

  beforeAll(async () => {
    const stems = new Map(reactions.map((reaction) => [reaction.stem, reaction]))
    functions = listFunctions(await synthesise({ context: { stage: 'prod', nightBatch: 'true' } })).filter(({ stem }) =>
      stems.has(stem),
    )
  })

  it('has a kind for every action that a reaction may call', () => {
    const unknown = functions.flatMap((one) => listActions(one).filter((action) => !(action in KINDS)))
    const found = new Set(functions.map(({ stem }) => stem))
    expect(reactions.filter(({ stem }) => !found.has(stem)).map(({ stem }) => stem)).toEqual([])
    expect(unknown).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = Object.values(INVARIANTS).filter(({ shownBy }) => !existsSync(new URL(shownBy, ROOT)))
    expect(missing).toEqual([])
  })

  it('is the page docs/fault-matrix.md', async () => {
    const rows: MatrixRow[] = reactions
      .toSorted((one, other) => one.stem.localeCompare(other.stem))
      .flatMap((reaction) => {
        const granted = functions.find(({ stem }) => stem === reaction.stem)
        return (granted ? listActions(granted) : []).flatMap((call) => {
          const kind = KINDS[call]
          if (kind === undefined || kind === 'by Lambda') return []
          return [{ stem: reaction.stem, call, invariants: findInvariants(kind, readTrigger(reaction), reaction.stem) }]
        })
      })
    await expect(renderMatrix(rows)).toMatchFileSnapshot('../../../docs/fault-matrix.md')
  })
})
