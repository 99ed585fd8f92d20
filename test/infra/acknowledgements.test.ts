import { join } from 'node:path'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import type { IConstruct } from 'constructs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { productApp } from '#infra/product.ts'
import { inTemporaryFolder } from './support/cloud.ts'

type Acknowledged = { id: string; path: string }

/** Every acknowledgement of the app, and every finding that there is when none of them is made. */
const findingsWithout = (context: Record<string, unknown>) =>
  inTemporaryFolder((outdir) => {
    const acknowledged: Acknowledged[] = []
    const of = Validations.of.bind(Validations)
    vi.spyOn(Validations, 'of').mockImplementation((scope) => {
      const validations = of(scope)
      vi.spyOn(validations, 'acknowledge').mockImplementation((...rules) => {
        acknowledged.push(...rules.map(({ id }) => ({ id, path: scope.node.path })))
      })
      return validations
    })
    const app = productApp({
      outdir,
      checked: false,
      context: { 'aws:cdk:bundling-stacks': [], 'aws:cdk:disable-creation-stack-traces': true, ...context },
      page: join(outdir, 'no-page'),
    })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    app.synth()
    const findings = new AwsSolutionsChecks(app)
      .validateScope(app)
      .violations.flatMap((violation) =>
        violation.violatingResources.map(({ constructPath }) => ({ id: violation.ruleName, path: constructPath })),
      )
    return { acknowledged, findings: [...findings, ...listWarnings(app)] }
  })

/** Warnings of the library, under the ids by which they are acknowledged. */
const listWarnings = (app: IConstruct): Acknowledged[] =>
  app.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === 'aws:cdk:warning')
      .flatMap(({ data }) => /\[ack: ([^\]]+)\]/.exec(String(data))?.[1] ?? [])
      .map((id) => ({ id: `Annotation::${id}`, path: node.path })),
  )

afterEach(() => vi.restoreAllMocks())

describe('each acknowledgement', () => {
  it.each([
    [{ stage: 'dev' }],
    [{ stage: 'prod', alarmEmail: 'someone@five.org', nightBatch: 'true' }],
    [
      {
        stage: 'prod',
        account: '123456789012',
        region: 'eu-west-1',
        webAcl: 'none',
        modelId: 'anthropic.claude-3-haiku-20240307-v1:0',
      },
    ],
    [
      {
        siteUrl: 'https://five.org',
        domainName: 'five.org',
        certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
      },
    ],
  ])('suppresses a finding: %j', async (context) => {
    const { acknowledged, findings } = await findingsWithout(context)
    expect(acknowledged.length).toBeGreaterThan(0)
    const suppresses = ({ id, path }: Acknowledged) =>
      findings.some((finding) => finding.id === id && `${finding.path}/`.startsWith(`${path}/`))
    const idle = acknowledged.filter((one) => !suppresses(one)).map(({ id, path }) => `${path}: ${id}`)
    expect(idle).toEqual([])
  })
})
