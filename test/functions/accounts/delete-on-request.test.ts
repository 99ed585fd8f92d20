import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { handler as deleteAccount } from '#functions/accounts/delete-account/handler.ts'
import { context } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'

const [, RUNBOOK = ''] =
  /## Deleting an account on request\n([\s\S]*?)\n## /.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
const [, REQUEST = ''] = /with `request\.json`:\s+```([\s\S]*?)```/.exec(RUNBOOK) ?? []
const lambdaAnswer = z.looseObject({ statusCode: z.int(), body: z.string() })

describe('the runbook "Deleting an account on request"', () => {
  const product = setUpFunctions()

  /** Fills in what the operator reads from an identity of the pool: its attributes by name, and `Username`. */
  const follow = async (identity: Record<string, string>) => {
    const filled = Object.entries(identity).reduce(
      (text, [name, value]) => text.replaceAll(`<${name}>`, value),
      REQUEST,
    )
    expect(filled).not.toMatch(/<\w+>/)
    const { statusCode, body } = lambdaAnswer.parse(await deleteAccount(JSON.parse(filled), context()))
    return { statusCode, ...JSON.parse(body) }
  }

  it('deletes the account of an identity of Google by the request of the runbook (ACCOUNT-8)', async () => {
    const ann = await product.person()
    const identity = { Username: 'Google_1066', sub: ann.sub, address: ann.email }
    await product.as({ ...ann, 'cognito:username': identity.Username }, 'create-goal', { title: 'Run' })
    const count = (await items(ann)).length
    expect(count).toBeGreaterThan(1)
    expect(await follow(identity)).toEqual({ statusCode: 200, success: true, deleted: count })
    expect(await items(ann)).toEqual([])
  })

  it('reads the attribute sub, and deletes the identity by its user name', () => {
    expect(RUNBOOK).toContain("sub:Attributes[?Name=='sub']")
    expect(RUNBOOK).toMatch(/admin-delete-user .* --username <Username>/)
  })
})
