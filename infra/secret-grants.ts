import { Arn, ArnFormat, type Stack } from 'aws-cdk-lib'
import { type Grant, statement } from './grants.ts'

/** Secrets Manager appends a hyphen and six random characters to a secret's ARN. */
const secretNamed = (name: string, stack: Stack) => ({
  statements: [
    statement(
      ['secretsmanager:GetSecretValue'],
      [
        Arn.format(
          {
            service: 'secretsmanager',
            resource: 'secret',
            resourceName: `${name}-??????`,
            arnFormat: ArnFormat.COLON_RESOURCE_NAME,
          },
          stack,
        ),
      ],
    ),
  ],
})

const stripeSecret: Grant = ({ stack, settings }) => ({
  ...secretNamed(settings.stripeSecretName, stack),
  environment: { STRIPE_SECRET_NAME: settings.stripeSecretName },
})

export const stripe = {
  /** Calls Stripe's API. */
  calls: (): Grant => stripeSecret,
  /** Verifies signatures of Stripe's webhooks. */
  verifiesWebhooks: (): Grant => stripeSecret,
}

/** Reads the salt of the hashes of deleted accounts' addresses (ADR 107). */
export const hashes = {
  addresses:
    (): Grant =>
    ({ stack, settings }) => ({
      ...secretNamed(settings.saltSecretName, stack),
      environment: { SALT_SECRET_NAME: settings.saltSecretName },
    }),
}

/** Reads the VAPID keys of pushes (ADR 233). */
export const push = {
  readsKeys:
    (): Grant =>
    ({ stack, settings }) => ({
      ...secretNamed(settings.pushSecretName, stack),
      environment: { PUSH_SECRET_NAME: settings.pushSecretName },
    }),
}

/** Signs and verifies the links that work without a sign-in (ADR 215). */
export const links = {
  signs:
    (): Grant =>
    ({ stack, settings }) => ({
      ...secretNamed(settings.linkSecretName, stack),
      environment: { LINK_SECRET_NAME: settings.linkSecretName },
    }),
}
