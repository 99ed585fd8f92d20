import type { DeploymentSettings } from '../../config.ts'
import { type CheckFinding, good, wrong } from '../finding.ts'

/** Values of `infra/stages.ts` that are placeholders until a deployer replaces them. */
const PLACEHOLDERS = {
  siteUrl: /\.example$/,
  mailFrom: /\.example$/,
  googleClientId: /^five-circles(-dev)?\./,
} satisfies Partial<Record<keyof DeploymentSettings, RegExp>>

/** The settings themselves, without a network. */
export const checkSettings = (settings: DeploymentSettings): CheckFinding[] => {
  const names = ['siteUrl', 'mailFrom', 'googleClientId'] as const
  const found = names
    .filter((name) => PLACEHOLDERS[name].test(settings[name]))
    .map((name) =>
      wrong(`setting ${name}`, `It is still the placeholder ${settings[name]}.`, `Put your own into infra/stages.ts.`),
    )
  if (settings.stage === 'prod' && settings.alarmEmail === undefined) {
    found.push(
      wrong(
        'setting alarmEmail',
        'No one is notified of a failure.',
        'Put an address into infra/stages.ts, as alarmEmail.',
      ),
    )
  }
  if (settings.stage === 'prod' && settings.domainName === undefined) {
    found.push(
      wrong(
        'setting domainName',
        `The page of ${settings.siteUrl} has no domain.`,
        'Set domainName and certificateArn (docs/deploy.md, "Own domain").',
      ),
    )
  }
  return found.length > 0 ? found : [good('settings', `The settings of ${settings.stage} have no placeholder.`)]
}
