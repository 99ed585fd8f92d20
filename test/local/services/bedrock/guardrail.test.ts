import { describe, expect, it } from 'vitest'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { AwsService } from '#local/contracts/services.ts'
import { createFaults } from '#local/host/faults.ts'
import { createGuardrail, requireGuardrail } from '#local/services/bedrock/guardrail.ts'

const GUARDRAIL = { id: 'g1', version: '3' }
const clock = { now: () => 0 }
const caller = { functionName: 'test' }
const model: AwsService = async () => new Response('answered')

const converse = (body: unknown, guardrail: CloudModel['guardrail'] = GUARDRAIL) => {
  const request = new Request('http://bedrock/model/m/converse', { method: 'POST', body: JSON.stringify(body) })
  return requireGuardrail(model, { clock, guardrail })(request, caller)
}
const call = (id: string, version: string) => ({
  guardrailConfig: { guardrailIdentifier: id, guardrailVersion: version, trace: 'disabled' },
})
const apply = (path: string, guardrail: CloudModel['guardrail'] = GUARDRAIL, faults = createFaults()) =>
  createGuardrail({ clock, faults, guardrail })(
    new Request(`http://bedrock/guardrail/${path}`, { method: 'POST' }),
    caller,
  )
const read = async (response: Response) => [response.status, response.headers.get('x-amzn-errortype')]
const REFUSED = [400, 'ValidationException']

describe('the guardrail of the stack (CARE-11)', () => {
  it('is needed by each call of Converse, with its id and version', async () => {
    expect(await (await converse(call('g1', '3'))).text()).toBe('answered')
    expect(await read(await converse({}))).toEqual(REFUSED)
    expect(await read(await converse(call('g2', '3')))).toEqual(REFUSED)
    expect(await read(await converse(call('g1', '2')))).toEqual(REFUSED)
  })

  it('is refused where the stack has none', async () => {
    expect(await (await converse({}, null)).text()).toBe('answered')
    expect(await read(await converse(call('g1', '3'), null))).toEqual(REFUSED)
    expect(await read(await apply('g1/version/3/apply', null))).toEqual(REFUSED)
  })

  it('is found by ApplyGuardrail by its id and version', async () => {
    expect(await (await apply('g1/version/3/apply')).json()).toMatchObject({ action: 'NONE' })
    expect(await read(await apply('g2/version/3/apply'))).toEqual(REFUSED)
    expect(await read(await apply('g1/version/DRAFT/apply'))).toEqual(REFUSED)
  })

  it('blocks a text where its fault is set, and keeps the fault when a call is refused', async () => {
    const faults = createFaults()
    faults.set('model', { mode: 'guardrail', times: 1 })
    await apply('g2/version/3/apply', GUARDRAIL, faults)
    expect(await (await apply('g1/version/3/apply', GUARDRAIL, faults)).json()).toMatchObject({
      action: 'GUARDRAIL_INTERVENED',
    })
  })
})
