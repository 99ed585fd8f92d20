/** A value of each setting that differs from the default, with the settings that it requires. */
export const VALUES: Record<string, Record<string, string>> = {
  region: { region: 'us-west-2' },
  webAcl: { webAcl: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/own/a1' },
  account: { account: '123456789012' },
  siteUrl: { siteUrl: 'https://try.five.org' },
  domainName: {
    domainName: 'five.org',
    siteUrl: 'https://five.org',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
  },
  certificateArn: {
    domainName: 'www.five.org',
    siteUrl: 'https://www.five.org',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/b',
  },
  authDomainPrefix: { authDomainPrefix: 'five-circles-try-pool' },
  mailFrom: { mailFrom: 'hello@five.org' },
  identityMail: { identityMail: 'ses' },
  modelId: { modelId: 'us.anthropic.claude-sonnet-4-5-20250929-v1:0' },
  guardrail: { guardrail: 'false' },
  googleClientId: { googleClientId: 'try.apps.googleusercontent.com' },
  googleSecretName: { googleSecretName: 'try/google-secret' },
  stripeSecretName: { stripeSecretName: 'try/stripe-secret' },
  saltSecretName: { saltSecretName: 'try/salt-secret' },
  linkSecretName: { linkSecretName: 'try/link-secret' },
  pushSecretName: { pushSecretName: 'try/push-secret' },
  pushServices: { pushServices: '*.push.apple.com' },
  passwordPolicy: { passwordPolicy: '{"minimumLength":12,"refuseCompromised":true,"requireNumbers":true}' },
  hideAccountExistence: { hideAccountExistence: 'true' },
  fallbackProAccount: { fallbackProAccount: 'pro@five.org' },
  socialProof: { socialProof: 'actual' },
  logRetentionDays: { logRetentionDays: '545' },
  sesMaxPerSecond: { sesMaxPerSecond: '47' },
  lambdaConcurrency: { lambdaConcurrency: '59' },
  deliveryShards: { deliveryShards: '13' },
  deliveryWorkers: { deliveryWorkers: '43' },
  nightBatch: { nightBatch: 'true' },
  nightBatchMinimum: { nightBatchMinimum: '523', nightBatch: 'true' },
  generationWorkers: { generationWorkers: '37' },
  deletionProtection: { deletionProtection: 'true' },
  restoredTable: { restoredTable: 'five-circles-dev-restored' },
  alarmEmail: { alarmEmail: 'someone@five.org' },
  monthlyBudgetUsd: { monthlyBudgetUsd: '217', alarmEmail: 'someone@five.org' },
}

/** A value for every setting but some. */
export const everySetting = (...without: string[]): Record<string, string> =>
  Object.assign({}, ...Object.keys(VALUES).flatMap((name) => (without.includes(name) ? [] : [VALUES[name]])))
