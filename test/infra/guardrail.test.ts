import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Cloud, synthesise } from './support/cloud.ts'
import { listFunctions } from './support/functions.ts'

const environment = z.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) })
const policy = z.object({
  ContentPolicyConfig: z.object({
    FiltersConfig: z.array(z.object({ Type: z.string(), InputStrength: z.string(), OutputStrength: z.string() })),
  }),
  TopicPolicyConfig: z.object({
    TopicsConfig: z.array(
      z.object({
        Name: z.string().check(z.maxLength(100)),
        Definition: z.string().check(z.maxLength(200)),
        Examples: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(5)),
        Type: z.literal('DENY'),
        InputEnabled: z.literal(false),
      }),
    ),
  }),
})

const guardrailIn = (cloud: Cloud) => {
  const [guardrail, ...more] = cloud.all('AWS::Bedrock::Guardrail')
  expect(more).toEqual([])
  if (!guardrail) throw new Error('There is no guardrail.')
  return guardrail
}
const listVariables = (cloud: Cloud, name: string) =>
  cloud.all('AWS::Lambda::Function').flatMap(({ Properties }) => {
    const value = environment.safeParse(Properties).data?.Environment.Variables[name]
    return value === undefined ? [] : [value]
  })

describe('the guardrail (CARE-11)', () => {
  let cloud: Cloud
  beforeAll(async () => {
    cloud = await synthesise()
  })

  it('filters harmful content and denies three topics, within the limits of Bedrock', () => {
    const { ContentPolicyConfig: content, TopicPolicyConfig: topics } = policy.parse(guardrailIn(cloud).Properties)
    expect(content.FiltersConfig.map(({ Type }) => Type)).toEqual([
      'HATE',
      'INSULTS',
      'SEXUAL',
      'VIOLENCE',
      'MISCONDUCT',
    ])
    expect(topics.TopicsConfig.map(({ Name }) => Name)).toEqual([
      'self-harm-methods',
      'medical-dosing',
      'disordered-eating',
    ])
  })

  it('is applied by every function that calls the model and by no other', () => {
    const guardrail = guardrailIn(cloud)
    const asking = listFunctions(cloud).filter(({ statements }) =>
      statements.some(({ actions }) => actions.includes('bedrock:InvokeModel')),
    )
    const applying = listFunctions(cloud).filter(({ statements }) =>
      statements.some(({ actions }) => actions.includes('bedrock:ApplyGuardrail')),
    )
    expect(asking.length).toBeGreaterThan(4)
    expect(applying.map(({ stem }) => stem)).toEqual(asking.map(({ stem }) => stem))
    for (const { statements } of applying) {
      const [statement] = statements.filter(({ actions }) => actions.includes('bedrock:ApplyGuardrail'))
      expect(JSON.stringify(statement?.resources)).toContain(guardrail.id)
    }
    expect(listVariables(cloud, 'GUARDRAIL')).toHaveLength(asking.length)
  })

  it.each(['reactions', 'backend'] as const)('is used in the version of the stack %s by its functions', (stack) => {
    const [version, ...more] = cloud.in(stack, 'AWS::Bedrock::GuardrailVersion')
    expect(more).toEqual([])
    const asking = cloud
      .in(stack, 'AWS::Lambda::Function')
      .map((resource) => environment.safeParse(resource.Properties).data?.Environment.Variables.GUARDRAIL)
      .filter((value) => value !== undefined)
    expect(asking.length).toBeGreaterThan(0)
    for (const value of asking) expect(JSON.stringify(value)).toContain(`["${version?.id}","Version"]`)
  })

  it('is not deployed when its setting is false', async () => {
    const without = await synthesise({ context: { guardrail: 'false' } })
    expect(without.all('AWS::Bedrock::Guardrail')).toEqual([])
    expect(without.text).not.toContain('bedrock:ApplyGuardrail')
    expect(new Set(listVariables(without, 'GUARDRAIL'))).toEqual(new Set(['']))
  })
})
