import { describe, expect, it } from 'vitest'
import { synthesise, target } from './support/cloud.ts'

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

describe('a reference from one stack to another', () => {
  it('is an import of an exported value', async () => {
    const { text } = await synthesise()
    const imports = all(text, /"Fn::ImportValue":"([^"]+)"/g)
    expect(imports.length).toBeGreaterThan(0)
    expect(all(text, /"Export":\{"Name":"([^"]+)"/g)).toEqual(expect.arrayContaining(imports))
    expect(text).not.toContain('Fn::GetStackOutput')
  })

  it('names no resource that a release can replace, because CloudFormation refuses to change an export in use', async () => {
    const cloud = await synthesise({ context: { stage: 'prod', alarmEmail: 'alarms@five-circles.example' } })
    const types = new Map(cloud.resources.map(({ id, Type }) => [id, Type]))
    const exported = cloud.stacks
      .flatMap(([name]) => Object.values(cloud.outputs(name)))
      .filter((output) => 'Export' in output)
      .map(({ Value }) => types.get(target(Value) ?? ''))
    expect([...new Set(exported)].toSorted()).toEqual([
      'AWS::ApiGatewayV2::Api',
      'AWS::Bedrock::Guardrail',
      'AWS::CloudFront::Distribution',
      'AWS::Cognito::UserPool',
      'AWS::Cognito::UserPoolClient',
      'AWS::Cognito::UserPoolDomain',
      'AWS::DynamoDB::GlobalTable',
      'AWS::Events::EventBus',
      'AWS::SES::ConfigurationSet',
      'AWS::SNS::Topic',
      'AWS::SQS::Queue',
    ])
  })
})
