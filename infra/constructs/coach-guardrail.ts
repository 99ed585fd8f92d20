import { createHash } from 'node:crypto'
import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { CfnGuardrail, type CfnGuardrailProps, CfnGuardrailVersion } from 'aws-cdk-lib/aws-bedrock'
import { Construct } from 'constructs'
import type { DeploymentSettings } from '../config.ts'

/** Bedrock replaces a blocked text by this one. It is never shown: the function uses the stop reason (CARE-12). */
const BLOCKED = 'This text is not answered.'

type Filter = CfnGuardrail.ContentFilterConfigProperty
type Topic = CfnGuardrail.TopicConfigProperty

/** People type strong words about harmless goals, so their words are judged less strictly than the model's. */
const filter = (type: string): Filter => ({ type, inputStrength: 'MEDIUM', outputStrength: 'HIGH' })

/** `inputEnabled: false`: the screening answers these words before the model is asked (CARE-1). */
const topic = (name: string, definition: string, examples: string[]): Topic => ({
  type: 'DENY',
  name,
  definition,
  examples,
  inputEnabled: false,
})

const POLICY = {
  contentPolicyConfig: { filtersConfig: ['HATE', 'INSULTS', 'SEXUAL', 'VIOLENCE', 'MISCONDUCT'].map(filter) },
  topicPolicyConfig: {
    topicsConfig: [
      topic('self-harm-methods', 'Ways, means, places or amounts by which a person could injure or kill themselves.', [
        'Use the pills in the cabinet.',
        'A bridge is the surest way.',
      ]),
      topic('medical-dosing', 'Advice to start, stop, skip, raise or lower a medicine, or an amount of it to take.', [
        'Take half of your tablet from today on.',
        'You can skip the dose this evening.',
      ]),
      topic(
        'disordered-eating',
        'Advice to skip meals, purge, eat below a number of calories, or reach a low weight.',
        ['Skip dinner and drink water instead.', 'Stay below 800 calories today.'],
      ),
    ],
  },
} satisfies Partial<CfnGuardrailProps>

/** The logical id of a version changes with the policy, because a version of Bedrock never changes. */
const hashPolicy = (): string => createHash('sha256').update(JSON.stringify(POLICY)).digest('hex').slice(0, 8)

/** The guardrail that assesses the person's words and the model's answer with every call of the coach (CARE-11, ADR 187). */
export class CoachGuardrail extends Construct {
  private readonly guardrail: CfnGuardrail

  constructor(scope: Construct, id: string, { stage }: DeploymentSettings) {
    super(scope, id)
    this.guardrail = new CfnGuardrail(this, 'guardrail', {
      name: `five-circles-${stage}`,
      description: 'What the coach of Five Circles neither answers nor says',
      blockedInputMessaging: BLOCKED,
      blockedOutputsMessaging: BLOCKED,
      ...POLICY,
    })
    this.guardrail.applyRemovalPolicy(RemovalPolicy.DESTROY)
  }

  /**
   * Adds a version of the policy to a stack whose functions use it. Each such stack has its own version: a changed policy replaces
   * the version, and CloudFormation refuses to replace what another stack imports.
   */
  addVersion(stack: Stack): { arn: string; id: string; version: string } {
    const { attrGuardrailArn: arn, attrGuardrailId: id } = this.guardrail
    const version = new CfnGuardrailVersion(stack, `coach-guardrail-version-${hashPolicy()}`, {
      guardrailIdentifier: id,
    })
    return { arn, id, version: version.attrVersion }
  }
}
