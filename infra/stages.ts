import type { Stage, StageSettings } from './config.ts'

/**
 * The settings of each stage. A deployer replaces the `.example` addresses and the Google client. `-c <setting>=<value>`
 * overrides a setting for one run.
 */
const shared = {
  region: 'us-east-1',
  modelId: 'us.anthropic.claude-haiku-4-5-20251001-v1:0',
  guardrail: true,
  socialProof: 'formula',
  hideAccountExistence: false,
  pushServices: 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  deliveryShards: 4,
  lambdaConcurrency: 1000,
} as const

export const stages: Record<Stage, StageSettings> = {
  dev: {
    ...shared,
    siteUrl: 'https://dev.five-circles.example',
    webAcl: 'none',
    authDomainPrefix: 'five-circles-dev',
    mailFrom: 'hello@dev.five-circles.example',
    identityMail: 'cognito',
    googleClientId: 'five-circles-dev.apps.googleusercontent.com',
    googleSecretName: 'five-circles/dev/google',
    stripeSecretName: 'five-circles/dev/stripe',
    saltSecretName: 'five-circles/dev/salt',
    linkSecretName: 'five-circles/dev/links',
    pushSecretName: 'five-circles/dev/push',
    passwordPolicy: { minimumLength: 6, refuseCompromised: false },
    logRetentionDays: 14,
    deletionProtection: false,
    sesMaxPerSecond: 2,
    deliveryWorkers: 2,
    generationWorkers: 10,
  },
  prod: {
    ...shared,
    siteUrl: 'https://five-circles.example',
    webAcl: 'managed',
    authDomainPrefix: 'five-circles',
    mailFrom: 'hello@five-circles.example',
    identityMail: 'ses',
    googleClientId: 'five-circles.apps.googleusercontent.com',
    googleSecretName: 'five-circles/prod/google',
    stripeSecretName: 'five-circles/prod/stripe',
    saltSecretName: 'five-circles/prod/salt',
    linkSecretName: 'five-circles/prod/links',
    pushSecretName: 'five-circles/prod/push',
    passwordPolicy: { minimumLength: 8, refuseCompromised: true },
    logRetentionDays: 90,
    deletionProtection: true,
    sesMaxPerSecond: 1000,
    deliveryWorkers: 20,
    generationWorkers: 20,
  },
}
